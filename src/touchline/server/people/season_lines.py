"""The lines of a season on a server: rows that are added once, each at the next number, and the season read from them.

Two processes that want the same number are told apart by the key.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any, Literal

from touchline.kernel.message import Message
from touchline.season.fixtures import Fixture
from touchline.season.lines import from_header, result_from
from touchline.season.season import Season
from touchline.server.errors import NotFound, Taken
from touchline.server.matches.stages import OPEN
from touchline.server.operations.settings import Settings
from touchline.server.store.base import Conflict, Store, Write


@dataclass
class Kept:
    """A season in memory, as far as its lines have been read."""

    id: str
    commissioner: str
    terms: dict[str, Any]
    season: Season
    seq: int = 0
    status: Literal["open", "playing"] = OPEN
    matches: dict[tuple[int, str], str] = field(default_factory=dict)
    """Week and home side → the match people play, or played."""
    deadlines: dict[int, int] = field(default_factory=dict)

    def fold(self, line: dict[str, Any]) -> None:
        """One more line."""
        if "status" in line:
            self.status = line["status"]
        elif "deadline" in line:
            self.deadlines[line["week"]] = line["deadline"]
        elif "owner" in line:
            self.season.owners[line["team"]] = line["owner"]
        elif "match" in line:
            self.matches[line["week"], line["home"]] = line["match"]
        else:
            self.season.add(result_from(line, self.season))

    def people_in(self, fixture: Fixture) -> list[str]:
        """The accounts that play a match."""
        owners = self.season.owners
        return [owner for team in (fixture.home, fixture.away) if (owner := owners.get(team, ""))]


class SeasonLines:
    """The lines of all seasons of a store."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._kept: dict[str, Kept] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    async def current(self, season_id: str) -> Kept:
        """A season, every line of it."""
        async with self._locks.setdefault(season_id, asyncio.Lock()):
            kept = self._kept.get(season_id)
            if kept is None:
                head = await self._store.read("select owner, terms from seasons where id = ?", season_id)
                if not head:
                    self._locks.pop(season_id, None)
                    raise NotFound(Message("server-no-season", season=repr(season_id)))
                terms = json.loads(head[0][1])
                kept = self._kept[season_id] = Kept(season_id, head[0][0], terms, from_header(terms["season"]))
            for seq, line in await self._store.read(
                "select seq, line from season_lines where season = ? and seq > ? order by seq", season_id, kept.seq
            ):
                kept.fold(json.loads(line))
                kept.seq = seq
            return kept

    async def add(self, kept: Kept, *lines: dict[str, Any]) -> None:
        """Lines at the end, all of them or none; ``Taken`` when somebody else wrote meanwhile."""
        try:
            await self._store.write(*self.writes(kept, *lines))
        except Conflict:
            raise Taken(Message("server-season-moved")) from None
        await self.current(kept.id)

    def writes(self, kept: Kept, *lines: dict[str, Any]) -> list[Write]:
        """What adds them, for whoever writes more at the same time."""
        now = self._settings.now()
        return [
            Write(
                "insert into season_lines (season, seq, line, at) values (?, ?, ?, ?)",
                (kept.id, kept.seq + number, json.dumps(line, ensure_ascii=False), now),
            )
            for number, line in enumerate(lines, 1)
        ]
