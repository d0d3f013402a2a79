"""The darts of a recorded match: what was aimed at, what was hit."""

from __future__ import annotations

from touchline.games.football_darts.beds import BEDS
from touchline.games.football_darts.solve.dart_aim import DartAim
from touchline.games.football_darts.solve.evaluator import DartsEvaluator
from touchline.games.football_darts.solve.seen_darts import Dart, beds_of_text
from touchline.games.football_darts.state import TOSS
from touchline.games.football_darts.thrower import aim_points
from touchline.play.match import Match
from touchline.solve.evaluator import evaluator_for


def darts_of(match: Match, seat: int) -> list[Dart]:
    """Every dart of a seat.

    Simulated darts have their aim in the record.  For entered ones the thrower is taken to have
    aimed where the coach would for the match's ``throwers``.
    """
    coach = evaluator_for(match.game, match.options, match.box)
    assert isinstance(coach, DartsEvaluator)
    darts = []
    for before, step in zip(match.states, match.steps, strict=False):
        if step.seat is not None or before.phase == TOSS or before.offense != seat or step.choice >= BEDS:
            continue
        if match.box.aims:
            darts.append(Dart(aim_points(match.options["aim_grid"])[before.aim], (step.choice,)))
        else:
            aim = coach.move_values(before)[0].aim
            assert isinstance(aim, DartAim)
            darts.append(Dart((aim.x, aim.y), beds_of_text(step.text)))
    return darts
