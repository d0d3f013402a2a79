"""Every message that the code names is in the catalogues, and is given what its words speak of."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.words.playing import worded_games
from tests.words.test_catalogues import entries

import touchline
from touchline.games import find_game
from touchline.words.catalogues import game_files, layer_files
from touchline.words.languages import LANGUAGES

SOURCES = Path(touchline.__file__).parent
SAYING = ("Message", "say")


class Named(NamedTuple):
    """A message that a line of code names."""

    where: str
    id: str
    given: frozenset[str] | None
    """The arguments; unknown where they come in a dictionary."""


@cache
def named_in_code() -> list[Named]:
    found: list[Named] = []
    for path in sorted(SOURCES.rglob("*.py")):
        where = path.relative_to(SOURCES).as_posix()
        found += named_in(where, ast.parse(path.read_text(encoding="utf-8")))
    return found


def named_in(where: str, tree: ast.AST) -> Iterator[Named]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called not in SAYING:
            continue
        names = [each.arg for each in node.keywords]
        given = None if None in names else frozenset(str(name) for name in names)
        for each in choices(node.args[0]):
            if "-" in each and " " not in each:
                yield Named(f"{where}:{node.lineno}", each, given)


def choices(node: ast.expr) -> Iterator[str]:
    """The ids that an expression may be: a text, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*choices(node.body), *choices(node.orelse))


@cache
def words_in(language: str) -> dict[str, set[str]]:
    games = {named: args for name in worded_games() for named, args in game_entries(name, language).items()}
    return entries(layer_files(language)) | games


def game_entries(name: str, language: str) -> dict[str, set[str]]:
    return entries(game_files(find_game(name).folder, language))


def test_the_code_names_many() -> None:
    assert len({each.id for each in named_in_code()}) > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_code_names_is_in_every_language(language: str) -> None:
    known = words_in(language)
    assert [each for each in named_in_code() if each.id not in known] == []


def test_a_message_is_given_what_its_words_speak_of() -> None:
    known = words_in("en")
    wrong = [
        (*each, known[each.id])
        for each in named_in_code()
        if each.id in known and each.given is not None and not known[each.id] <= each.given
    ]
    assert wrong == []
