"""The odds of the box against the dice themselves and against the rules."""

import itertools
import os
import subprocess
import sys

import numpy as np
import pytest

from touchline.games import find_game
from touchline.games.first_and_goal.solve.odds import (
    average,
    lowest_of,
    odds_of,
    onside_succeeds,
    spread,
)
from touchline.games.first_and_goal.solve.span import BROKEN, LOOSE, LOWEST, PLAIN, SPAN, ZERO
from touchline.games.first_and_goal.state import BREAKAWAY, DEFENSE_PLAYS, OFFENSE_PLAYS, PLAYS, X

GAME = find_game("first-and-goal")
BOX = GAME.new_box()
ODDS = odds_of(BOX)
BLACK = (-5, -4, -3, -1, 0, 1)


def pair(offense: str, defense: str) -> int:
    return OFFENSE_PLAYS.index(offense) * PLAYS + DEFENSE_PLAYS.index(defense)


def test_every_distribution_is_one() -> None:
    for table in (ODDS.snap, ODDS.punt[:, 0], ODDS.run_out, ODDS.runback, ODDS.onside):
        assert table.sum(axis=-1) == pytest.approx(np.ones(table.shape[:-1]))


def test_medium_pass_into_a_safety_blitz() -> None:
    """FG-1.5: black dice only, twice: at most one yard before a breakaway; the lowest of two rolls counts (FG-3.4)."""
    row = ODDS.snap[0, 0, pair("medium-pass", "safety-blitz"), PLAIN]
    assert row[ZERO + 2 :].sum() == 0
    by_hand = np.zeros(SPAN)
    for one, two in itertools.product(BLACK, repeat=2):
        by_hand[min(one, two) - LOWEST] += 1 / 36
    assert row == pytest.approx(by_hand)


def test_coloured_dice_and_black_add_up() -> None:
    """FG-3.4: a short pass into a nickel is red and one black."""
    row = ODDS.snap[0, 0, pair("short-pass", "nickel"), PLAIN]
    by_hand = np.zeros(SPAN)
    for red, black in itertools.product((0, 1, 1, 2, 3, 5), BLACK):
        by_hand[red + black - LOWEST] += 1 / 36
    assert row == pytest.approx(by_hand)


def test_a_faked_kick_spares_the_black_die() -> None:
    """FG-7.5."""
    row = ODDS.snap[0, 1, pair("short-pass", "nickel"), PLAIN]
    assert average(row) == pytest.approx(2.0)
    assert row[:ZERO].sum() == 0


def test_a_broken_play_counts_black_alone() -> None:
    """FG-5.1; FG-5.6 where agreed: a run keeps its dice and loses three."""
    number = pair("sweep", "nickel")
    assert ODDS.snap[0, 0, number, BROKEN] == pytest.approx(spread(BLACK, [1 / 6] * 6))
    agreed = odds_of(GAME.new_box({"advanced_broken_plays": True}))
    plain = agreed.snap[0, 0, number, PLAIN]
    assert average(agreed.snap[0, 0, number, BROKEN]) == pytest.approx(average(plain) - 3)


def test_a_breakaway_rolls_all_dice_again() -> None:
    """FG-5.2: with one more breakaway in six the average is 1 + 1 / (1 − 1/6) rolls."""
    number = pair("sweep", "nickel")
    once = average(ODDS.snap[0, 0, number, PLAIN])
    assert average(ODDS.snap[0, 0, number, LOOSE]) == pytest.approx(once * (1 + 6 / 5), rel=0.003)


def test_the_lowest_of_no_rolls_is_nothing() -> None:
    assert lowest_of(spread(BLACK, [1 / 6] * 6), 0)[ZERO] == 1.0


def test_odds_named_in_the_rulebook() -> None:
    """Onside 9.3 %, kickoff run-out 22 yards, punts 40 yards on average; the play die has one X and one BREAKAWAY."""
    reaches = ODDS.onside[0, ZERO + BOX.onside_needs :].sum()
    assert reaches * onside_succeeds(ODDS) == pytest.approx(0.093, abs=0.0005)
    assert average(ODDS.run_out[0, PLAIN]) == pytest.approx(22)
    assert average(ODDS.punt[0, 0]) == pytest.approx(40)
    assert ODDS.icons[X] == ODDS.icons[BREAKAWAY] == pytest.approx(1 / 6)


def test_field_goals_by_distance() -> None:
    """FG-9.3: yellow + blue + green reach at least 22 and at most 40."""
    good = ODDS.field_goal[0]
    assert good[ZERO + 22] == pytest.approx(1.0)
    assert good[ZERO + 40] == pytest.approx(2 / 6 / 6 / 6)
    assert good[ZERO + 41] == 0.0
    assert (np.diff(good) <= 1e-12).all()


def test_each_team_rolls_its_own_dice() -> None:
    """FG-1.2: coloured dice of the offense, the black die of the defense."""
    box = GAME.new_box({"teams": "base,essen-eagles"})
    odds = odds_of(box)
    number = pair("short-pass", "nickel")
    assert odds.snap[0, 0, number, PLAIN] != pytest.approx(odds.snap[1, 0, number, PLAIN])


DIGEST = """
import hashlib
from touchline.games import find_game
from touchline.games.first_and_goal.solve.odds import odds_of

odds = odds_of(find_game("first-and-goal").new_box())
print(hashlib.sha256(b"".join(each.tobytes() for each in odds)).hexdigest())
"""


def test_the_odds_are_the_same_to_the_last_digit_on_every_processor() -> None:
    """A last digit decides between calls that are worth the same, and so whole games of one seed.

    OpenBLAS takes another order of addition for each of these kinds of processor.
    """
    kinds = ("Prescott", "Haswell")
    asked = [
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "OPENBLAS_CORETYPE": kind},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for kind in kinds
    ]
    assert len(set(asked)) == 1
