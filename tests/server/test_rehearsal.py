"""The rehearsal: what bots and coach do before the first guest comes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE

from touchline.games import game_names
from touchline.server.backend import Backend
from touchline.server.operations.coaches import Coaches
from touchline.server.operations.rehearsal import first_decision, opening
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


class Hearing:
    """A worker that notes what it was asked and answers when it is let."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go = asyncio.Event()

    async def ask(self, _question: Any, request: dict[str, Any], **_: Any) -> str:
        self.asked.append(request["game"])
        await self.go.wait()
        return str(request["game"])

    async def kill(self) -> None:
        """Nothing to end."""

    close = kill


def test_nobody_waits_for_a_coach_who_rehearses_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    slow: Any = {"game": "first-and-goal", "options": {}, "data": None}
    quick = slow | {"game": "football-darts"}

    async def run() -> None:
        room, house = Hearing(), Hearing()
        monkeypatch.setattr("touchline.server.operations.coaches.Worker", lambda _memory: room)
        coaches = Coaches(0)
        coaches._house = house  # type: ignore[assignment]
        house.go.set()
        rehearsal = asyncio.create_task(coaches.rehearse(slow, PATIENCE))
        while not room.asked:
            await asyncio.sleep(0)
        assert str(await coaches.ask(quick, PATIENCE)) == "football-darts"
        same = asyncio.create_task(coaches.ask(slow, PATIENCE))
        await asyncio.wait([same], timeout=0.05)
        assert house.asked == ["football-darts"], "what is being worked out is not worked out twice"
        room.go.set()
        assert str(await same) == "first-and-goal"
        await rehearsal
        assert sorted(house.asked) == ["first-and-goal", "first-and-goal", "football-darts"]

    asyncio.run(run())


def test_nobody_waits_for_a_bot_to_call_a_coin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It makes no difference what it calls; the bot gets ready over it for what comes then."""

    async def called() -> str:
        backend = await Backend.open(Settings(store=str(tmp_path / "s.sqlite"), bot_memory=0))
        room = Hearing()
        monkeypatch.setattr("touchline.server.realtime.botkeeper.Worker", lambda _memory: room)
        monkeypatch.setattr("touchline.server.realtime.botkeeper.SOON", PATIENCE)
        try:
            move = await backend.botkeeper._think(opening("first-and-goal"), alike=True)
            while not room.asked:
                await asyncio.sleep(0)
            return move
        finally:
            await backend.close()

    match = first_decision("first-and-goal")
    assert match.game.alike(match.state, match.box)
    assert asyncio.run(asyncio.wait_for(called(), PATIENCE)) in ("heads", "tails")
