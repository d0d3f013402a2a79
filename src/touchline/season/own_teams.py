"""Teams of one's own, read from a file.

::

    [[teams]]
    key = "north-end"
    name = "North End"
    division = "East"          # where the league has divisions
    figures = { ... }          # what the game needs to know: dice, a card, an accuracy

The game checks the figures (``League.check``); any number of teams makes a league.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

from touchline.kernel.errors import BadData
from touchline.kernel.message import Message
from touchline.season.league import Team

LONGEST_NAME = 40


def read_teams(path: Path) -> list[Team]:
    """The teams in a file; ``BadData`` that names the entry when one cannot be used."""
    try:
        read = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadData(Message("record-file", file=str(path), problem=str(problem)), field=str(path)) from None
    entries = read.get("teams")
    if not isinstance(entries, list) or not entries:
        raise BadData(Message("season-no-teams", file=str(path)), field="teams")
    return [team_from(entry, number) for number, entry in enumerate(entries, 1)]


def team_from(entry: object, number: int) -> Team:
    """One entry as a team."""
    if not isinstance(entry, Mapping):
        raise BadData(Message("season-team-not-table", number=str(number)), field=f"teams.{number}")
    name = entry.get("name")
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        told = Message("season-team-name", number=str(number), longest=str(LONGEST_NAME))
        raise BadData(told, field=f"teams.{number}.name")
    key = entry.get("key", re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or f"team-{number}")
    if not isinstance(key, str) or not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", key) or len(key) > LONGEST_NAME:
        raise BadData(Message("season-team-key", number=str(number), key=repr(key)), field=f"teams.{number}.key")
    unknown = set(entry) - {"key", "name", "short", "division", "figures"}
    if unknown:
        told = Message("season-team-field", number=str(number), field=repr(sorted(unknown)[0]))
        raise BadData(told, field=f"teams.{number}")
    figures = entry.get("figures", {})
    if not isinstance(figures, Mapping):
        raise BadData(Message("season-team-figures", number=str(number)), field=f"teams.{number}.figures")
    return Team(key, name, str(entry.get("short", "")), str(entry.get("division", "")), dict(figures))
