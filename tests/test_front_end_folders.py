"""A game's front end lives in the folder of its name; the rest of the front end knows no game."""

from __future__ import annotations

from pathlib import Path

import pytest

from touchline.games import game_names

SOURCES = Path(__file__).resolve().parent.parent / "frontend" / "src"
PAGE_WORDS = SOURCES / "wire" / "page-words.ts"
"""The names of every word of the pages, the games' among them."""


@pytest.mark.parametrize("game", game_names())
def test_every_game_brings_a_table_and_a_lid(game: str) -> None:
    folder = SOURCES / "games" / game
    assert (folder / "front.tsx").is_file()
    assert (folder / "lid.tsx").is_file()


def test_nothing_else_names_a_game() -> None:
    shared = [
        path
        for path in SOURCES.rglob("*")
        if path.is_file() and SOURCES / "games" not in path.parent.parents and path != PAGE_WORDS
    ]
    assert len(shared) > 60
    named = [
        f"{path.relative_to(SOURCES)}: {name}" for path in shared for name in game_names() if name in path.read_text()
    ]
    assert named == []
