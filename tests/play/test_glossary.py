"""The glossary: every term is explained where it says, in every language."""

import pytest

from touchline.games import find_game, game_names
from touchline.play.glossary import FILE, glossary_of, unexplained
from touchline.play.outside import read_toml
from touchline.words.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_term_is_explained_by_its_rule(name: str, language: str) -> None:
    game = find_game(name)
    assert len(glossary_of(game, language)) >= 8
    assert not unexplained(game, language)


@pytest.mark.parametrize("name", game_names())
def test_every_language_has_every_term(name: str) -> None:
    told = read_toml((find_game(name).folder / FILE).read_text(encoding="utf-8"))
    assert [(term, lang) for term, each in told.items() for lang in LANGUAGES if not each.get(lang)] == []
