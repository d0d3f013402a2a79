"""The rehearsal: what bots and coach do before the first guest comes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from touchline.games import game_names
from touchline.server.backend import Backend
from touchline.server.operations.rehearsal import opening
from touchline.server.operations.settings import Settings
from touchline.server.operations.thinking import bot_move


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_an_opening_to_rehearse(game: str) -> None:
    request = opening(game)
    assert request["legal"]
    assert json.loads(json.dumps(request)) == request, "a worker is told it in a line"


def test_after_the_rehearsal_the_bots_own_worker_knows_the_game(tmp_path: Path) -> None:
    async def rehearsed() -> str:
        backend = await Backend.open(Settings(store=str(tmp_path / "s.sqlite"), bot_memory=0))
        try:
            request = opening("pocket-gridiron") | {"seconds": 2.0}
            await backend.botkeeper.rehearse(request)
            return str(await backend.workers.ask(bot_move, request, seconds=PATIENCE))
        finally:
            await backend.close()

    assert asyncio.run(rehearsed()) in opening("pocket-gridiron")["legal"]
