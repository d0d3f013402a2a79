"""What a dart comes to, in a word that a scorer's keys show and do not work out."""

from __future__ import annotations

import pytest

from touchline.games import find_game
from touchline.kernel.highlight import Highlight
from touchline.play.match import Match
from touchline.server.matches.previews import preview

GAME = find_game("football-darts")


@pytest.mark.parametrize(
    ("position", "call", "dart", "told"),
    [
        ("phase=call pos=40 dart=1", "throw", "T20", "touchdown"),
        ("phase=call pos=40 dart=1", "throw", "S20", "on"),
        ("phase=call pos=90 dart=1", "throw", "S20", "bust"),
        ("phase=call pos=40 dart=1", "throw", "D1", "interception"),
        ("phase=call pos=40 dart=4", "throw", "S2", "drive-over"),
        ("phase=call pos=40 dart=4", "throw", "T3", "interception"),
        ("phase=call pos=90 dart=4", "throw", "T20", "bust"),
        ("phase=call pos=40 dart=4", "punt", "T20", "drive-over"),
        ("phase=call pos=5 dart=1", "throw", "MISS", "safety"),
        ("phase=call pos=40 dart=1", "throw", "MISS", "on"),
        ("phase=call pos=70 dart=4", "field-goal", "S20", "points"),
        ("phase=call pos=70 dart=4", "field-goal", "S19", "missed"),
        ("phase=try pos=100 score=6,0", "pat", "S20", "points"),
        ("phase=try pos=100 score=6,0", "pat", "S19", "missed"),
        ("phase=try pos=100 score=6,0 drive=16 quarter=4", "pat", "S20", "points"),
        ("phase=try pos=100 score=6,0 drive=16 quarter=4", "pat", "S19", "missed"),
    ],
)
def test_a_dart_and_what_it_comes_to(position: str, call: str, dart: str, told: str) -> None:
    """FD-2, FD-3, FD-4: the last drive of a match is over too, though no other follows it."""
    match = Match.at(GAME, position)
    match.play(call)
    foreseen = {each.text: each.upshot for each in preview(match, "", None).outcomes or []}
    match.roll(dart)
    called, thrown = match.steps[-2:]
    assert GAME.upshot(match.states[-3], match.states[-2], match.box, called.choice) is None
    assert GAME.upshot(match.states[-2], match.states[-1], match.box, thrown.choice) == told
    assert {each for bed, each in foreseen.items() if bed.lstrip("io") in (dart, dart.removeprefix("S"))} == {told}


def test_a_coin_comes_to_nothing() -> None:
    match = Match(GAME, {}, seed=1).roll("heads")
    assert GAME.upshot(match.states[0], match.states[1], match.box, match.steps[0].choice) is None


@pytest.mark.parametrize(
    ("position", "dart", "cheered"),
    [
        ("phase=call pos=40 dart=1", "T3", Highlight("interception", 1)),
        ("phase=call pos=40 dart=1 offense=1", "D1", Highlight("interception", 0)),
        ("phase=call pos=40 dart=1", "T20", Highlight("touchdown", 0)),
        ("phase=call pos=5 dart=1", "MISS", Highlight("safety", 1)),
        ("phase=call pos=40 dart=1", "S3", None),
        ("phase=call pos=90 dart=1", "T5", None),
    ],
)
def test_what_is_cheered(position: str, dart: str, cheered: Highlight | None) -> None:
    """FD-2.3, FD-2.4, FD-3.1: a dart that is caught has its moment as a score has; one that goes too far has none."""
    match = Match.at(GAME, position).play("throw").roll(dart)
    assert GAME.highlight(match.states[-2], match.states[-1], match.box, match.steps[-1].choice) == cheered
