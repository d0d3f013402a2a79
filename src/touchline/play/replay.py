"""From a record back to the match, entry by entry."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from touchline.kernel.errors import BadRecord, TouchlineError, WrongNode
from touchline.kernel.message import Message
from touchline.kernel.nodes import CHANCE
from touchline.play.outside import shortened
from touchline.play.record import CHANCE_MARK, RECORD_MARK, Entry, Record

if TYPE_CHECKING:
    from touchline.play.match import Match

NUMBER = re.compile("[0-9]{1,9}")
"""Of a seat or an entry."""

MOST_STEPS = 10_000
"""Steps that a stranger's record may ask for: several times those of the longest match."""


def check_size(record: Record) -> None:
    """Refuse a record that would take long to play again, before a step is made: a correction makes all after it anew.

    Whoever reads what strangers send asks this first.
    """
    steps, entered = 0, [0]
    for entry in record.entries:
        played = entry.who != RECORD_MARK
        entered.append(entered[-1] + played)
        steps += 1
        words = entry.text.split()
        if not played and words[:1] == ["correct"] and len(words) > 1 and NUMBER.fullmatch(words[1]):
            steps += entered[-1] - entered[min(int(words[1]), entry.number)]
    if steps > MOST_STEPS:
        raise BadRecord(Message("record-many-steps", steps=steps, most=MOST_STEPS), field="record")


def replay(match: Match, record: Record) -> None:
    """Make every entry of the record in a new match, and check what the headers claim."""
    claimed = record.get("Result")
    match.record.headers = list(record.headers)
    for entry in record.entries:
        _again(match, entry)
    if claimed not in ("", "*", match.record.get("Result")):
        found = match.record.get("Result")
        raise BadRecord(Message("record-result-differs", claimed=repr(claimed), found=repr(found)), field="Result")


def _again(match: Match, entry: Entry) -> None:
    """Do again what an entry says."""
    try:
        if entry.who == RECORD_MARK:
            _mark(match, entry.text)
        else:
            expected = CHANCE_MARK if match.to_move == CHANCE else str(match.to_move)
            if entry.who != expected:
                raise WrongNode(Message("record-other-acts", who=repr(entry.who), due=repr(expected)))
            match.enter(entry.text)
    except TouchlineError as problem:
        told = Message("record-entry", number=str(entry.number), text=entry.text[:80], problem=problem.words)
        raise BadRecord(told, rules=problem.rules, field=str(entry.number)) from None
    if len(match.record.entries) != entry.number:
        told = Message("record-entry-more", number=str(entry.number), text=entry.text[:80])
        raise BadRecord(told, field=str(entry.number))
    match.record.entries[-1] = entry


def _mark(match: Match, text: str) -> None:
    """A take-back, a resignation, a correction."""
    words = text.split()
    if words == ["undo"]:
        match.undo()
    elif len(words) == 2 and words[0] == "resign" and NUMBER.fullmatch(words[1]):
        match.resign(int(words[1]))
    elif len(words) >= 3 and words[0] == "correct" and NUMBER.fullmatch(words[1]):
        cut = words[-1] == "cut" and len(words) > 3
        match.correct(int(words[1]), " ".join(words[2:-1] if cut else words[2:]), cut=cut)
    else:
        raise BadRecord(Message("record-not-a-word", text=shortened(text)))
