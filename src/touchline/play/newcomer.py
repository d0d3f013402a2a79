"""What somebody who plays for the first time is told: a rule in a sentence, when it first rules.

Decided here for every face: which rules are worth a word, which of several comes first, and what is said.  Whoever
shows it keeps what has been told already.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache
from typing import NamedTuple

from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.words.languages import has_words
from touchline.words.wording import wording

JUST_NOW = 6
"""Of so many steps with a ruling the newest is explained; what lies further back has been played past."""
SENTENCE = re.compile(r".*?[.!?](?=\s|$)", re.DOTALL)


class FirstWord(NamedTuple):
    """What is told of a rule."""

    place: int
    """Of several rules that are new the one with the lowest is told."""
    say: str


def first_words(game: Game, language: str) -> dict[str, FirstWord]:
    """What a newcomer is told of each rule that is worth it, in a language.

    A game says so in its catalogues; of one that says nothing every rule is worth its first sentence.
    """
    book = game.rulebook_in(language)
    spoken = wording(language)
    told = {}
    for place, rule in enumerate(_in_order(game)):
        message = in_a_word(rule)
        said = spoken.say(message) if has_words(message.id) else _opening(book[rule].text)
        told[rule] = FirstWord(place, said)
    return told


def newest(game: Game, late: Sequence[Collection[str]], known: Collection[str]) -> str | None:
    """Of the rules that ruled the last steps, oldest first, the one that is to be explained now."""
    order = _in_order(game)
    for rules in reversed([each for each in late if each][-JUST_NOW:]):
        fresh = [rule for rule in order if rule in rules and rule not in known]
        if fresh:
            return fresh[0]
    return None


def in_a_word(rule: str) -> Message:
    """A game's own sentence for somebody new; there may be no such words.

    >>> in_a_word("FD-2.5").id
    'page-new-fd-2-5'
    """
    return Message("page-new-" + re.sub(r"[^a-z0-9]+", "-", rule.lower()))


@cache
def _in_order(game: Game) -> list[str]:
    """The rules that are worth a word: the last chapter first, as it is about rarer things, each from its beginning."""
    rules = game.rulebook.rules
    chapters = [rule.chapter for rule in rules.values()]
    worded = {rule for rule in rules if has_words(in_a_word(rule).id)} or set(rules)
    return sorted(worded, key=lambda rule: (-chapters.index(rules[rule].chapter), list(rules).index(rule)))


def _opening(text: str) -> str:
    """The first sentence of a rule.

    >>> _opening("A goal counts one. It is scored …")
    'A goal counts one.'
    """
    found = SENTENCE.match(text)
    return found[0] if found else text
