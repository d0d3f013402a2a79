"""The record as somebody may read it who must not know everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    lasting: dict[int, str] = {}
    pending: dict[int, str] = {}
    for index, step in enumerate(match.steps):
        before, after = match.states[index], match.states[index + 1]
        secret = match.game.secret(before, match.box, step.choice)
        if secret is not None and seat not in secret.seats:
            (pending if secret.until == "reveal" else lasting)[step.number] = secret.shown
        if match.game.withdraws(before, after, match.box):
            lasting |= pending
            pending.clear()
        elif match.game.reveals(before, after, match.box):
            pending.clear()
    return lasting | pending
