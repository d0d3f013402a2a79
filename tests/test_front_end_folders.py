"""A game's front end lives in the folder of its name; the rest of the front end knows no game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from touchline.games import game_names
from touchline.words.languages import LANGUAGES

SOURCES = Path(__file__).resolve().parent.parent / "frontend" / "src"
CATALOGS = SOURCES / "i18n"
"""Words in every language, the games' among them."""


@pytest.mark.parametrize("game", game_names())
def test_every_game_brings_a_table_and_a_lid(game: str) -> None:
    folder = SOURCES / "games" / game
    assert (folder / "front.tsx").is_file()
    assert (folder / "lid.tsx").is_file()


def test_nothing_else_names_a_game() -> None:
    shared = [
        path
        for path in SOURCES.rglob("*")
        if path.is_file() and SOURCES / "games" not in path.parent.parents and CATALOGS not in path.parents
    ]
    assert len(shared) > 60
    named = [
        f"{path.relative_to(SOURCES)}: {name}" for path in shared for name in game_names() if name in path.read_text()
    ]
    assert named == []


def placeholders(language: str) -> dict[str, list[str]]:
    """Key → what is filled into its text."""
    found = json.loads((CATALOGS / f"{language}.json").read_text(encoding="utf-8"))
    return {key: sorted(re.findall(r"\{(\w+)\}", text)) for key, text in found.items()}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_page_has_its_words_in_every_language(language: str) -> None:
    assert placeholders(language) == placeholders("en")
