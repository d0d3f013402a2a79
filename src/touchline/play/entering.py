"""Reading what fell on the table: one die, or several at once.

``T20``; ``red=3`` or ``red 3``; ``red=3 black=-4 play=T`` in any order; ``3 5 x`` in the order asked;
``red 3 black -4 T``, named and unnamed mixed.
"""

from __future__ import annotations

from typing import Any

from touchline.kernel.errors import IllegalOutcome, TouchlineError
from touchline.kernel.game import Choice, Game
from touchline.kernel.nodes import CHANCE


def read_outcomes(game: Game, s: Any, box: Any, text: str) -> list[Choice]:
    """The outcomes a text names for the chance node at hand and those right after it."""
    words = text.split()
    if len(words) == 1:
        return _read_one(game, s, box, words[0])
    try:
        return game.parse_outcome(s, box, text)
    except TouchlineError:
        if not words:
            raise
    s = s.copy()
    made: list[Choice] = []
    while words:
        if game.rules.to_move(s, box) != CHANCE:
            raise IllegalOutcome(f"{' '.join(words)!r} is too much: no more dice are due")
        for choice in _read_one(game, s, box, _take_word(game, s, box, words)):
            made.append(choice)
            game.step(s, box, choice.value)
    return made


def _take_word(game: Game, s: Any, box: Any, words: list[str]) -> str:
    """Take from ``words`` what concerns the die that is due: what names it, else the first that names no other."""
    die = game.chance_name(s, box).lower()
    lowered = [word.lower() for word in words]
    for at, word in enumerate(lowered):
        if word.startswith(f"{die}="):
            return words.pop(at)
    for at, word in enumerate(lowered[:-1]):
        if word == die and _is_face(game, s, box, words[at + 1]):
            del words[at]
            return words.pop(at)
    for at, word in enumerate(words):
        if "=" not in word and not _names_another(game, s, box, words, at):
            return words.pop(at)
    return words.pop(0)


def _names_another(game: Game, s: Any, box: Any, words: list[str], at: int) -> bool:
    """Whether a word is the name of another die, or the face that follows such a name."""
    is_name = [word.isalpha() and not _is_face(game, s, box, word) for word in words]
    return (is_name[at] and at + 1 < len(words)) or (at > 0 and is_name[at - 1])


def _is_face(game: Game, s: Any, box: Any, word: str) -> bool:
    try:
        game.parse_outcome(s, box, word)
    except TouchlineError:
        return False
    return True


def _read_one(game: Game, s: Any, box: Any, word: str) -> list[Choice]:
    die, equals, face = word.partition("=")
    if not equals:
        return game.parse_outcome(s, box, word)
    name = game.chance_name(s, box)
    if die.lower() != name.lower():
        raise IllegalOutcome(f"the {name} is due, not the {die}")
    return game.parse_outcome(s, box, face)
