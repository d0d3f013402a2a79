"""What became of a play, in a word that a screen draws and does not work out."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from touchline.games import find_game
from touchline.games.pocket_gridiron.upshot import Upshot
from touchline.play.match import Match

GAME = find_game("pocket-gridiron")
DUEL = "phase=defense carrier=WR route=2"
"""A slant: the defense needs five."""
PRO = {"mode": "pro", "cards": "air,ground"}


def upshots(match: Match) -> list[str | None]:
    """Of every step."""
    return [
        GAME.upshot(match.states[index], match.states[index + 1], match.box, step.choice)
        for index, step in enumerate(match.steps)
    ]


@pytest.mark.parametrize(
    ("position", "dice", "told"),
    [
        ("phase=field-goal down=4", ["6"], "good"),
        ("phase=field-goal down=4", ["1"], "missed"),
        ("phase=pat score=6,0 down=4", ["2"], "good"),
        ("phase=pat score=6,0 down=4", ["1"], "blocked"),
        ("phase=end-zone carrier=WR route=2", ["TD"], "scored"),
        ("phase=end-zone carrier=WR route=2", ["OUT"], "out"),
        ("phase=end-zone carrier=WR route=2", ["VIDEO"], "through"),
        (DUEL, ["5"], None),
        (DUEL, ["5", "4"], "stopped"),
        (DUEL, ["3", "1"], "through"),
        (DUEL, ["FLAG"], "flagged"),
        ("phase=flag carrier=WR route=2", ["HOLDING"], "flagged"),
        ("phase=sack scrambles=1", ["3"], "sacked"),
        ("phase=sack scrambles=1", ["1"], None),
        ("phase=snap scrambles=2", ["SCRAMBLE"], "sacked"),
        ("phase=snap", ["SCRAMBLE"], None),
        ("phase=snap", ["WR"], None),
        ("phase=route carrier=WR", ["INCOMP"], "incomplete"),
        ("phase=route carrier=WR", ["FUMBLE"], "fumbled"),
        ("phase=route carrier=WR", ["Slant"], None),
        ("phase=fumble carrier=WR", ["2"], "fumbled"),
    ],
)
def test_a_die_and_what_it_has_done(position: str, dice: list[str], told: str | None) -> None:
    """PG-3, PG-4.1, PG-5: the first roll of the defense decides nothing, a second one is made whatever it was."""
    match = Match.at(GAME, position, {"mode": "basic"})
    for fallen in dice:
        match.roll(fallen)
    assert upshots(match)[-1] == told


def test_no_decision_has_an_upshot_and_every_upshot_happens() -> None:
    """In matches at random each word of the list comes up, with both sides' views agreeing on the points of it."""
    seen: set[str] = set()
    for seed in range(12):
        match, dice = Match(GAME, PRO, seed=seed), random.Random(seed)
        while not match.over:
            match.roll() if match.to_move < 0 else match.play(dice.choice(match.legal()))
        for index, (step, told) in enumerate(zip(match.steps, upshots(match), strict=True)):
            assert step.seat is None or told is None
            before, after = match.states[index], match.states[index + 1]
            gained = after.score[before.offense] - before.score[before.offense]
            assert (told in ("good", "scored")) == (gained > 0)
            seen |= {told} if told else set()
    assert seen == set(get_args(Upshot))
