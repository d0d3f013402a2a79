"""A game's glossary: its terms in every language, and the rule that explains each; kept in its folder."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from touchline.kernel.errors import BadData
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.play.outside import read_toml

FILE = "glossary.toml"
ENGLISH = "en"


@dataclass(frozen=True)
class Term:
    """A word of the game."""

    words: tuple[str, ...]
    """As the rulebook writes it; the first stands for it in a list."""
    rule: str
    """Where it is explained."""


@cache
def glossary_of(game: Game, language: str = ENGLISH) -> tuple[Term, ...]:
    """The terms of a game in a language, in the order of the alphabet; none where it has no glossary.

    >>> from touchline.games import find_game
    >>> next(term.rule for term in glossary_of(find_game("football-darts")) if "safety" in term.words)
    'FD-2.2'
    """
    path = game.folder / FILE
    if not path.is_file():
        return ()
    told = read_toml(path.read_text(encoding="utf-8"))
    try:
        found = [Term(tuple(each.get(language) or each[ENGLISH]), each["rule"]) for each in told.values()]
    except (KeyError, TypeError, AttributeError) as problem:
        raise BadData(Message("record-unreadable", file=FILE, game=game.name, problem=str(problem))) from None
    return tuple(sorted(found, key=lambda term: term.words[0].lower()))


def unexplained(game: Game, language: str) -> list[str]:
    """The terms that are explained nowhere, each with its rule: one that is not there, or does not speak of them."""
    book = game.rulebook_in(language)
    found = []
    for term in glossary_of(game, language):
        rule = book.rules.get(term.rule)
        text = "" if rule is None else f"{rule.chapter} {rule.text}"
        if not any(mentions(text, word) for word in term.words):
            found.append(f"{term.words[0]} {term.rule}")
    return found


def mentions(text: str, word: str) -> bool:
    """Whether a text has a word, whatever its case.

    >>> mentions("On the own goal line it is a Safety.", "safety"), mentions("safetys", "safety")
    (True, False)
    """
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE) is not None
