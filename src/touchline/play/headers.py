"""The headers of a record: what a match is described by, and what it is made from again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypedDict

import touchline
from touchline.games import find_game
from touchline.kernel.errors import BadRecord
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.options import RULES_VERSION, agreed
from touchline.play.outside import MOST_DIGITS, BadText, read_json, shortened, whole_number
from touchline.play.record import Record

if TYPE_CHECKING:
    from touchline.play.match import Match


def headers_of(match: Match) -> list[tuple[str, str]]:
    """What a match that nobody has moved in yet is described by."""
    headers = [("Game", match.game.name), ("Rules", match.game.version_of(match.options))]
    headers.append(("Touchline", touchline.__version__))
    played_by = match.game.rule_set_of(match.options)
    if played_by is not None and played_by.options:
        headers.append(("RuleSet", played_by.name))
    changed = agreed(match.game.options, match.options)
    headers += [
        ("Option", f"{option.name}={option.text(changed[option.name])}")
        for option in match.game.options
        if option.name in changed
    ]
    if match.data:
        headers.append(("Data", json.dumps(match.data, sort_keys=True)))
    headers += [("Seat", name) for name in match.names]
    if match.seed is not None:
        headers.append(("Seed", str(match.seed)))
    if match.start is not None:
        headers.append(("Start", match.start))
    return [*headers, ("Result", "*")]


class Described(TypedDict):
    """The arguments that a match is made with."""

    game: Game
    options: dict[str, str]
    data: dict[str, Any] | None
    names: list[str]
    seed: int | None
    position: str | None


def described(record: Record) -> Described:
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
