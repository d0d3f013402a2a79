"""Tables fetched when a game first needs them: nobody waits for those of a game that is not played."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from touchline.games import find_game
from touchline.solve.shipped import FILE

Fetch = Callable[[str], Awaitable[bytes | None]]
"""The file of a game by its name; nothing for a game that has none."""


async def nothing(game: str) -> bytes | None:
    """Where there are no tables to fetch."""
    return None


class Tables:
    """The tables of this engine."""

    def __init__(self, fetch: Fetch = nothing) -> None:
        self._fetch = fetch
        self._brought: set[str] = set()

    async def bring(self, name: str) -> None:
        """Have the tables of a game where its bots and its coach look for them."""
        if name in self._brought:
            return
        file = await self._fetch(name)
        if file is not None:
            (find_game(name).folder / FILE).write_bytes(file)
        self._brought.add(name)
