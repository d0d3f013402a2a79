"""Reading what fell on the table: one die, or several at once.

``T20``; ``red=3`` or ``red 3``; ``red=3 black=-4 play=T`` in any order; ``3 5 x`` in the order asked;
``red 3 black -4 T``, named and unnamed mixed; ``r3 b-4 T``, names as short as you like.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from touchline.kernel.box import Box
from touchline.kernel.choices import Choice
from touchline.kernel.errors import IllegalMove, IllegalOutcome, TouchlineError
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.state import State

SHORT = re.compile(r"(?P<die>[a-z]+)(?P<face>[-+]?\d+)", re.IGNORECASE)
"""The beginning of a die's name and its face in one word: ``r3``, ``b-4``."""


def read_outcomes(game: Game, s: State, box: Box, text: str) -> list[Choice]:
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
            raise IllegalOutcome(Message("play-too-much-dice", text=repr(" ".join(words))))
        for choice in _read_one(game, s, box, _take_word(game, s, box, words)):
            made.append(choice)
            game.step(s, box, choice.value)
    return made


def _take_word(game: Game, s: State, box: Box, words: list[str]) -> str:
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
        if face := _short(game, s, box, word, die):
            words.pop(at)
            return face
    for at, word in enumerate(words):
        if "=" in word or _names_another(game, s, box, words, at):
            continue
        if _is_face(game, s, box, word) or not SHORT.fullmatch(word):
            return words.pop(at)
    return words.pop(0)


def _short(game: Game, s: State, box: Box, word: str, die: str) -> str:
    """The face in ``b-4``, if that is short for the die that is due and no face of it as it stands."""
    found = SHORT.fullmatch(word)
    if found is None or not die.startswith(found["die"].lower()) or _is_face(game, s, box, word):
        return ""
    return found["face"] if _is_face(game, s, box, found["face"]) else ""


def _names_another(game: Game, s: State, box: Box, words: list[str], at: int) -> bool:
    """Whether a word is the name of another die, or the face that follows such a name."""
    is_name = [word.isalpha() and not _is_face(game, s, box, word) for word in words]
    return (is_name[at] and at + 1 < len(words)) or (at > 0 and is_name[at - 1])


def _is_face(game: Game, s: State, box: Box, word: str) -> bool:
    try:
        game.parse_outcome(s, box, word)
    except TouchlineError:
        return False
    return True


def _read_one(game: Game, s: State, box: Box, word: str) -> list[Choice]:
    die, equals, face = word.partition("=")
    if not equals:
        return game.parse_outcome(s, box, word)
    name = game.chance_name(s, box)
    if die.lower() != name.lower():
        raise IllegalOutcome(Message("play-other-die-due", due=game.chance_label(s, box), tried=die))
    return game.parse_outcome(s, box, face)


def split_entries(game: Game, s: State, box: Box, text: str, asked: Callable[[int], bool]) -> list[str]:
    """A line cut into entries to be made in a row: ``slant nickel red 3 black -4 T`` is a call, a call and a roll.

    Each entry is as long as the game can read it.  ``asked(seat)`` says whether the line may decide for a seat.
    Nothing is cut off: a line that cannot be read to its end raises what is wrong with it.
    """
    pieces: list[str] = []
    words, s = text.split(), s.copy()
    while words:
        size, choices = _longest(game, s, box, words, asked, pieces)
        pieces.append(" ".join(words[:size]))
        del words[:size]
        for choice in choices:
            game.step(s, box, choice.value)
    return pieces


def _longest(
    game: Game, s: State, box: Box, words: list[str], asked: Callable[[int], bool], before: list[str]
) -> tuple[int, list[Choice]]:
    """The longest beginning of the words that is an entry here: how many words, and what it means."""
    seat = game.rules.to_move(s, box)
    if seat == OVER or (seat >= 0 and not asked(seat)):
        rest, done = repr(" ".join(words)), repr(" ".join(before))
        raise IllegalMove(Message("play-too-much", text=rest, done=done))
    read = read_outcomes if seat == CHANCE else type(game).parse_move
    problem: TouchlineError | None = None
    for size in range(len(words), 0, -1):
        try:
            return size, read(game, s, box, " ".join(words[:size]))
        except TouchlineError as refusal:
            if problem is None or size == 1:
                problem = refusal
    refused = game.refuse_now(s, box, words[0]) if seat == CHANCE else None
    problem = refused or problem
    assert problem is not None
    if not before:
        raise problem
    told = Message("play-after", done=repr(" ".join(before)), problem=problem.words)
    raise type(problem)(told, rules=problem.rules, field=problem.field) from None
