"""One word for one thing: what a language has settled on is said so everywhere, in lessons, games and pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.words.playing import worded_games

from touchline.games import find_game
from touchline.words.catalogues import game_files, layer_files, page_file

NOT_SAID = {
    "pt-BR": {
        r"\b[Ss]éries?\b": "a drive is a campanha",
        r"\b[Ff]iguras?\b": "a figure is a peça",
    },
}


def files(language: str) -> list[Path]:
    own = [path for name in worded_games() for path in game_files(find_game(name).folder, language)]
    return [page_file(language), *layer_files(language), *own]


@pytest.mark.parametrize("language", NOT_SAID)
def test_what_is_settled_is_said_everywhere(language: str) -> None:
    found = [
        f"{path.name}: {line} ({why})"
        for path in files(language)
        for line in path.read_text(encoding="utf-8").splitlines()
        for pattern, why in NOT_SAID[language].items()
        if not line.startswith("#") and re.search(pattern, line)
    ]
    assert found == []
