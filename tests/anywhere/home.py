"""A server for one person for tests: the real one, with a vault that lies in memory."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from touchline.anywhere.own_api import ask
from touchline.anywhere.own_server import OwnServer


class Drawer:
    """A vault that survives its server."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, int], tuple[Any, ...]] = {}
        self.small: dict[str, str] = {}

    async def rows(self, match: str, since: int) -> list[tuple[Any, ...]]:
        """The rows of a match after one."""
        return [row for (each, seq), row in sorted(self.kept.items()) if each == match and seq > since]

    async def append(self, rows: Sequence[Sequence[Any]]) -> bool:
        """All or none."""
        if any((row[0], row[1]) in self.kept for row in rows):
            return False
        self.kept |= {(row[0], row[1]): tuple(row) for row in rows}
        return True

    async def noted(self) -> dict[str, str]:
        """By name."""
        return dict(self.small)

    async def note(self, name: str, value: str) -> str:
        """The first stays."""
        return self.small.setdefault(name, value)


async def told(own: OwnServer, method: str, address: str, body: Any = None, token: str = "") -> Any:
    """The answer to a request that is not refused."""
    answer = await ask(own, method, address, body, token)
    assert answer.status < 400, answer
    return json.loads(answer.text) if answer.json else answer.text
