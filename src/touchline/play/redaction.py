"""The record as somebody may read it who must not know everything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from touchline.kernel.box import Box
from touchline.kernel.game import Game
from touchline.kernel.state import State
from touchline.play.record import RECORD_MARK, Entry, Record

if TYPE_CHECKING:
    from touchline.play.match import Match

UNKNOWN = "?"


def redacted(match: Match, seat: int | None) -> Record:
    """The record with every secret replaced that the seat (``None``: a spectator) may not know yet.

    A game says what is secret and until when (``Game.secret``, ``Game.reveals``).  When
    the game is over nothing is secret any more.
    """
    if match.over:
        return Record(list(match.record.headers), list(match.record.entries))
    hidden = hidden_entries(match, seat)
    counted = {step.number for step in match.steps}
    entries = []
    for entry in match.record.entries:
        if entry.number in hidden:
            entry = Entry(entry.number, entry.who, hidden[entry.number])
        elif entry.who != RECORD_MARK and entry.number not in counted and not match.game.perfect_information:
            entry = Entry(entry.number, entry.who, UNKNOWN)  # taken back: whether it was secret is not known any more
        elif entry.who == RECORD_MARK and _corrects(entry.text) in hidden:
            entry = Entry(entry.number, entry.who, f"correct {_corrects(entry.text)} {UNKNOWN}")
        entries.append(entry)
    secret = {"Seed"} if match.game.perfect_information else {"Seed", "Start"}  # a position line names every hand
    headers = [(key, value) for key, value in match.record.headers if key not in secret]
    return Record(headers, entries)


def _corrects(text: str) -> int | None:
    """The entry that a mark of the record corrects, if it does."""
    words = text.split()
    return int(words[1]) if words[0] == "correct" else None


def hidden_entries(match: Match, seat: int | None) -> dict[int, str]:
    """Entry number → what is shown instead, of all that the seat may not know while the game goes on."""
    hidden = hidden_choices(match.game, match.box, walk_of(match), seat)
    return {match.steps[index].number: shown for index, shown in hidden.items()}


class Walked(NamedTuple):
    """A step of a match."""

    before: State
    after: State
    choice: int


def walk_of(match: Match) -> list[Walked]:
    """The steps of a match that count."""
    states = match.states
    return [Walked(states[k], states[k + 1], step.choice) for k, step in enumerate(match.steps)]


def hidden_choices(game: Game, box: Box, walked: Iterable[Walked], seat: int | None) -> dict[int, str]:
    """Which of the steps made the seat may not know, counted from 0, and what is shown instead."""
    lasting: dict[int, str] = {}
    pending: dict[int, str] = {}
    for index, (before, after, choice) in enumerate(walked):
        secret = game.secret(before, box, choice)
        if secret is not None and seat not in secret.seats:
            (pending if secret.until == "reveal" else lasting)[index] = secret.shown
        if game.withdraws(before, after, box):
            lasting |= pending
            pending.clear()
        elif game.reveals(before, after, box):
            pending.clear()
    return lasting | pending
