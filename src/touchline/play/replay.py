"""From a record back to the match, entry by entry."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from touchline.games import find_game
from touchline.kernel.errors import BadRecord, TouchlineError, WrongNode
from touchline.kernel.message import Message
from touchline.kernel.nodes import CHANCE
from touchline.kernel.options import RULES_VERSION
from touchline.play.outside import MOST_DIGITS, BadText, read_json, shortened, whole_number
from touchline.play.record import CHANCE_MARK, RECORD_MARK, Entry, Record

if TYPE_CHECKING:
    from touchline.play.match import Match

NUMBER = re.compile("[0-9]{1,9}")
"""Of a seat or an entry."""


def described(record: Record) -> dict[str, Any]:
    """What the headers say about the match: the arguments it is made with, the version of its rules among them."""
    game = find_game(record.get("Game"))
    version = record.get("Rules") or game.version
    if version not in (game.version, *game.former_versions):
        raise BadRecord(Message("record-rules-version", version=version, known=game.version), field="Rules")
    options = {RULES_VERSION: version}
    for header in record.get_all("Option"):
        name, _, value = header.partition("=")
        options[name] = value
    try:
        data = read_json(record.get("Data")) if record.get("Data") else None
    except BadText as problem:
        raise BadRecord(Message("record-header-unread", header="Data", problem=problem.words), field="Data") from None
    try:
        seed = whole_number(record.get("Seed")) if record.get("Seed") else None
    except ValueError:
        unread = Message("record-not-whole", text=shortened(record.get("Seed")), most=MOST_DIGITS)
        raise BadRecord(Message("record-header-unread", header="Seed", problem=unread), field="Seed") from None
    if data is not None and not isinstance(data, dict):
        raise BadRecord(Message("record-no-table"), field="Data")
    return {
        "game": game,
        "options": options,
        "data": data,
        "names": record.get_all("Seat"),
        "seed": seed,
        "position": record.get("Start") or None,
    }


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
