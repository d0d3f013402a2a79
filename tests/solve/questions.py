"""Questions to every opponent, coach and solver that machine code answers; ``answers`` asks them all.

Asked twice by ``test_without_numba.py``: where Numba makes the machine code, and where it came along.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from touchline.bots import get_ready, levels, make_bot, turn_of
from touchline.games import find_game
from touchline.games.football_darts.beds import BEDS
from touchline.games.football_darts.odds_table import weights_of
from touchline.games.football_darts.solve.aims import Anywhere, Bundle
from touchline.games.football_darts.thrower import Thrower, aim_points
from touchline.games.pocket_gridiron.solve.drive_solver import Side, solve_drive
from touchline.games.pocket_gridiron.solve.graph import INJURIES
from touchline.games.pocket_gridiron.solve.injury_book import Book
from touchline.kernel.nodes import CHANCE
from touchline.play.match import Match
from touchline.season.drawing_up import new_season
from touchline.season.odds import _arguments, _ready
from touchline.season.playing import play_fixture
from touchline.solve.evaluator import no_progress

AMPLE = 600.0
"""Seconds for a move: nobody is cut short here."""
Answers = dict[str, list[Any]]


def decisions(game: str, every: int, most: int) -> Iterator[Match]:
    """A match played at random, at some of its decisions."""
    match, dice, number = Match(game, find_game(game).on_screen, seed=5), random.Random(5), 0
    while not match.over and most:
        if match.to_move == CHANCE:
            match.roll()
            continue
        number += 1
        if number % every == 0 and len(match.legal()) > 1:
            most -= 1
            yield match
        match.play(dice.choice(match.legal()))


def master(game: str, every: int, most: int) -> list[Any]:
    """The moves of the strongest opponent."""
    bot = make_bot(game, levels(game)[-1], 1)
    get_ready(bot)
    return [bot.choose(turn_of(match, AMPLE)) for match in decisions(game, every, most)]


def coach(game: str, every: int, most: int) -> list[Any]:
    """What a coach says every move is worth."""
    part, evaluator, told = find_game(game).parts.evaluator, None, []
    assert part is not None
    for match in decisions(game, every, most):
        evaluator = evaluator or part.load()(match.game, match.options, match.box, no_progress)
        told.append(
            [[each.move, float(each.value.equity(0))] for each in evaluator.move_values(match.state)]
            + [["", float(evaluator.value(match.state).equity(0))]]
        )
    return told


def drive() -> list[Any]:
    """The last drive of Pocket Gridiron, solved."""
    box, book = find_game("pocket-gridiron").new_box(), Book((0,) * INJURIES, 1)

    def end(_hurt: int, points: int) -> tuple[Any, Any]:
        leads = np.arange(-12, 13) + points
        return np.sign(leads).astype(float), (leads == 0).astype(float)

    known = solve_drive(Side(box, (0, 0), book), book, 12, end)
    return [known.utility.ravel().tolist(), known.draw.ravel().tolist()]


def aims() -> list[Any]:
    """Where a dart lands, and the best of all places to aim at."""
    dice = np.random.default_rng(3)
    thrower = Thrower(30.0, 25.0, 0.2)
    anywhere = Anywhere(thrower)
    bundle = Bundle(anywhere, np.arange(BEDS)[None] % 40)
    found = anywhere.pick(bundle, dice.random((20, bundle.odds.shape[1])))
    weights = weights_of(thrower, aim_points(0))
    return [
        weights.reshape(-1, BEDS).sum(axis=1).tolist(),
        (weights / 2**30).tolist(),
        *(each.tolist() for each in found),
    ]


def seasons() -> list[Any]:
    """How seasons go on, and a match of one."""
    season = new_season("first-and-goal", seed=5)
    arguments, counts, won = _arguments(season, 50, 3)
    _ready()(50, np.uint64(3), *arguments[2:], counts, won)
    played = play_fixture(season, season.open_in(season.week)[0])
    return [counts.tolist(), won.tolist(), played.record]


QUESTIONS: dict[str, Callable[[], list[Any]]] = {
    "Street Soccer's master": lambda: master("street-soccer", 9, 6),
    "Street Soccer's coach": lambda: coach("street-soccer", 25, 2),
    "First & Goal's master": lambda: master("first-and-goal", 5, 12),
    "First & Goal's coach": lambda: coach("first-and-goal", 9, 4),
    "Pocket Gridiron's solver": drive,
    "Football Darts' search": aims,
    "seasons": seasons,
}


def answers() -> Answers:
    """All of them."""
    return {name: ask() for name, ask in QUESTIONS.items()}
