"""What ``touchline solve`` tells of Football Darts."""

from __future__ import annotations

import time

from touchline.kernel.message import Amount, Share
from touchline.play.match import Match
from touchline.solve.coach_commands import Bar
from touchline.solve.evaluator import evaluator_for
from touchline.words.languages import say


def tell(match: Match, finer: bool) -> None:
    """Football Darts between the match's throwers: what having the ball first is worth."""
    from touchline.games.football_darts.solve.evaluator import DartsEvaluator
    from touchline.games.football_darts.solve.solution import solve

    begun = time.perf_counter()
    coach = evaluator_for(match.game, match.options, match.box, Bar(say("cli-solving")))
    assert isinstance(coach, DartsEvaluator)
    took = time.perf_counter() - begun
    for seat, thrower in enumerate(coach.throwers):
        known = coach.solution.known(seat, 1, match.box.start_spot - 1, 0)
        points = {"own": Amount(known.own, 1), "other": Amount(known.other, 1)}
        win = Share(known.win, 1)
        print(say("fd-worth-wins", who=match.names[seat], thrower=thrower.text(), win=win, **points))
    print(f"{took:.1f} s")
    if finer:
        begun = time.perf_counter()
        again = solve(match.box, coach.throwers, coach.grid, progress=Bar(say("cli-solving")), halvings=1)
        change, among = coach.solution.greatest_change(again)
        seconds = Amount(time.perf_counter() - begun, 1)
        print(say("fd-worth-finer", among=among, change=Amount(change, 5), seconds=seconds))
