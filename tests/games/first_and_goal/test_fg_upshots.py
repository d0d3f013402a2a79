"""What the dice of a throw have decided, in a word that a screen draws and does not work out."""

from __future__ import annotations

import random
from typing import Any, get_args

import pytest
from tests.games.first_and_goal.tables import GAME, play_on, snap, table

from touchline.games.first_and_goal.upshot import Upshot
from touchline.play.match import Match


def upshots(match: Match) -> list[str | None]:
    """Of every step."""
    return [
        GAME.upshot(match.states[index], match.states[index + 1], match.box, step.choice)
        for index, step in enumerate(match.steps)
    ]


@pytest.mark.parametrize(
    ("dice", "options", "told"),
    [
        ("7 0 HAIL", {}, "counts"),
        ("7 0 X", {}, "broken"),
        ("7 0 X", {"broken_play": "all"}, "all-broken"),
        ("7 0 X", {"advanced_broken_plays": True}, "broken"),
        ("7 0 BREAKAWAY", {}, "breakaway"),
        ("7 0 BREAKAWAY 7 0 T", {}, "counts"),
        ("7 0 T", {}, "loose"),
        ("7 0 T O", {}, "held"),
        ("7 0 T T", {}, "lost"),
        ("7 0 P", {}, "flagged"),
        ("7 0 P O 5", {}, "foul-offense"),
        ("7 0 P D 5", {}, "foul-defense"),
        ("7 0 P X 5", {}, "no-foul"),
    ],
)
def test_what_the_play_die_and_the_referee_say(dice: str, options: dict[str, Any], told: str) -> None:
    """FG-5: on a reroll only another breakaway does anything."""
    match = snap("y=60", "slant / 3-4", dice, **options)
    assert upshots(match)[-1] == told


def test_a_run_that_stumbles_loses_three() -> None:
    """FG-5.6."""
    assert upshots(snap("y=60", "draw / nickel", "4 8 0 X", advanced_broken_plays=True))[-1] == "stumbled"


@pytest.mark.parametrize(
    ("dice", "told"),
    [("X X", ["blocked"]), ("X T 10 10 10", ["away", "good"]), ("X T 5 7 10", ["away", "missed"])],
)
def test_a_field_goal(dice: str, told: list[str]) -> None:
    """FG-9.3."""
    match = play_on(table("y=25"), "field-goal", "kick", "kick").roll(dice)
    assert [each for each in upshots(match) if each] == told


def test_every_word_is_one_of_the_list_and_only_the_last_die_of_a_throw_has_one() -> None:
    seen = set()
    for seed in range(6):
        match, choose = Match(GAME, seed=seed), random.Random(seed)
        while not match.over:
            match.roll() if match.to_move < 0 else match.play(choose.choice(match.legal()))
        seen |= {each for each in upshots(match) if each}
    assert seen <= set(get_args(Upshot))
    assert {"counts", "broken", "breakaway", "loose", "flagged", "held", "good"} <= seen
