"""A game at a glance: what is shown was measured, and measuring works."""

import json
from dataclasses import asdict

import pytest

from touchline.games import find_game, game_names
from touchline.kernel.errors import BadData
from touchline.lab.glance_command import within
from touchline.play.glance import FILE, Glance, glance_of, players_of


@pytest.mark.parametrize("name", game_names())
def test_what_ships_is_read_and_says_how_it_was_measured(name: str) -> None:
    found = glance_of(find_game(name))
    assert found is not None
    assert found.matches >= 100
    assert found.players == players_of(find_game(name))
    assert 50 <= found.better <= 100
    assert found.within == within(found.better / 100, found.matches)
    assert Glance(**json.loads(found.text())) == Glance(**asdict(found))


def test_a_damaged_file_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    from pathlib import Path

    game = find_game("football-darts")
    folder = Path(str(tmp_path))
    (folder / FILE).write_text('{"minutes": 3}')
    monkeypatch.setattr(type(game), "folder", folder)
    glance_of.cache_clear()
    with pytest.raises(BadData, match=FILE):
        glance_of(game)
    glance_of.cache_clear()


def test_nobody_wins_more_than_a_hundred_in_a_hundred() -> None:
    facts = Glance(8, "2", 100, 3, "club", "beginner", 120, 1).facts()
    assert (facts["better"], facts["low"], facts["high"]) == (100, 97, 100)
