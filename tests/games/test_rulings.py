"""No ruling changes unnoticed: games at random under every option are ruled as they are on file."""

from __future__ import annotations

import pytest
from tools.suite.rulings import on_file, stories

from touchline.games import find_game, game_names


@pytest.mark.parametrize("name", game_names())
def test_the_rulings_are_those_on_file(name: str) -> None:
    """If a rule was meant to change: ``python -m tools.suite.rulings``, and read what differs."""
    game = find_game(name)
    known = on_file(game)
    now = list(stories(game))
    assert [each["options"] for each in now] == [each["options"] for each in known]
    for ours, theirs in zip(now, known, strict=True):
        assert ours == theirs
