"""Bots without processes of their own: they think where everything else runs, one move at a time."""

from __future__ import annotations

import asyncio
from typing import Any

from touchline.server.matches.service import MatchService
from touchline.server.operations.thinking import bot_move
from touchline.server.realtime.botkeeper import Botkeeper
from touchline.workers import WorkerFailed, Workers


class HomeBots(Botkeeper):
    """Plays for the seats that bots hold, here."""

    def __init__(self, matches: MatchService) -> None:
        super().__init__(matches, Workers(0, 0))

    async def _think(self, request: dict[str, Any]) -> str:
        """The bot's own move; should it fail, a simpler one's, as on a server."""
        await asyncio.sleep(0)  # what the person did is told before the bot begins
        try:
            return bot_move(request)
        except Exception as problem:
            self._tell_failure(request, WorkerFailed(f"{type(problem).__name__}: {problem}"))
            return self._stand_in(request)
