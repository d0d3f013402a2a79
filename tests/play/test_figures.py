"""Figures by player: Ann finishes her drive with T20 and 10 and kicks the point, Bob is intercepted and gives up."""

from __future__ import annotations

from typing import Any

import pytest

from touchline.games import find_game
from touchline.kernel.message import english
from touchline.play.figures import PlayerFigures, by_player
from touchline.play.match import Match


def finished(game: str, options: dict[str, Any], *entries: str) -> str:
    """The record of a match that Bob gives up after some entries."""
    match = Match(game, options, names=("Ann", "Bob"))
    for entry in entries:
        (match.play if match.to_move >= 0 else match.roll)(entry)
    match.resign(1)
    return match.record.text()


def counted(game: str, *records: str) -> dict[str, PlayerFigures]:
    """By name."""
    counting = by_player(find_game(game), records)
    while True:
        try:
            next(counting)
        except StopIteration as done:
            return {each.player: each for each in done.value}


DARTS = finished("football-darts", {"darts": "entered"}, "heads", "receive", "T20", "10", "pat", "20", "T1")


def test_what_a_dart_scorer_shows() -> None:
    ann = counted("football-darts", DARTS, DARTS)["Ann"]
    told = {english([each.label]): english([each.value]) for each in ann.figures}
    assert told["Three-dart average"] == "90.0"
    assert told["Darts"] == "6"
    assert told["Trebles"] == "2 of 6 (33%)"
    assert told["Drives to the end zone"] == "2 of 2 (100%)"
    assert told["Hit most often"].startswith("T20 2")
    assert [ann.count("won"), ann.count("lost")] == [2, 0]
    assert [(each.against, each.result, each.score) for each in ann.played] == [(("Bob",), "won", "7–0")] * 2


def test_matches_of_other_games_and_unfinished_ones_are_left_out() -> None:
    going_on = Match("football-darts", {"darts": "entered"}, names=("Ann", "Bob")).record.text()
    assert counted("football-darts", going_on, finished("pocket-gridiron", {})) == {}


@pytest.mark.parametrize("game", ["pocket-gridiron", "street-soccer", "first-and-goal"])
def test_every_game_has_a_history(game: str) -> None:
    bob = counted(game, finished(game, {}))["Bob"]
    assert [bob.count("lost"), len(bob.played)] == [1, 1]
