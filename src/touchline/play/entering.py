"""Reading what fell on the table: one die, or several at once.

``T20``; ``red=3``; ``red=3 black=-4 play=T`` in any order; ``3 5 x`` in the order asked.
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
        word = _word_for(words, game.chance_name(s, box))
        words.remove(word)
        for choice in _read_one(game, s, box, word):
            made.append(choice)
            game.step(s, box, choice.value)
    return made


def _word_for(words: list[str], die: str) -> str:
    """The word that names this die, else the first that names none, else the first."""
    for word in words:
        if word.lower().startswith(f"{die.lower()}="):
            return word
    return next((word for word in words if "=" not in word), words[0])


def _read_one(game: Game, s: Any, box: Any, word: str) -> list[Choice]:
    die, equals, face = word.partition("=")
    if not equals:
        return game.parse_outcome(s, box, word)
    name = game.chance_name(s, box)
    if die.lower() != name.lower():
        raise IllegalOutcome(f"the {name} is due, not the {die}")
    return game.parse_outcome(s, box, face)
