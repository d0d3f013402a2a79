"""The rehearsal: what bots and coach do before the first guest comes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE

from touchline.games import game_names
from touchline.kernel.message import Message
from touchline.server.backend import Backend
from touchline.server.operations.coaches import Coaches
from touchline.server.operations.rehearsal import first_decision, opening
from touchline.server.operations.settings import Settings
from touchline.server.operations.thinking import bot_move
from touchline.workers import WorkerFailed


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
        self.breaks = False

    async def ask(self, _question: Any, request: dict[str, Any], **_: Any) -> str:
        self.asked.append(request["game"])
        await self.go.wait()
        if self.breaks:
            raise WorkerFailed(Message("server-worker-silent"))
        return str(request["game"])

    async def kill(self) -> None:
        """Nothing to end."""

    close = kill


SLOW: Any = {"op": "advise", "game": "first-and-goal", "options": {}, "data": None}
QUICK: Any = SLOW | {"game": "football-darts"}


class Building:
    """Rooms in which games are worked out, and the coach of the house, who answers at once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rooms: dict[str, Hearing] = {}
        monkeypatch.setattr("touchline.server.operations.coaches.Worker", lambda _memory: self)
        self.coaches = Coaches(0)
        self.house = Hearing()
        self.house.go.set()
        self.coaches._house = self.house  # type: ignore[assignment]

    async def ask(self, question: Any, request: dict[str, Any], **more: Any) -> str:
        room = self.rooms.setdefault(request["game"], Hearing())
        return await room.ask(question, request, **more)

    async def kill(self) -> None:
        """Nothing to end."""

    async def begun(self, game: str) -> Hearing:
        while game not in self.rooms:
            await asyncio.sleep(0)
        return self.rooms[game]


def test_nobody_waits_for_a_coach_who_rehearses_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        building = Building(monkeypatch)
        coaches, house = building.coaches, building.house
        rehearsal = asyncio.create_task(coaches.rehearse(SLOW))
        room = await building.begun("first-and-goal")
        quick = asyncio.create_task(coaches.ask(QUICK, PATIENCE))
        (await building.begun("football-darts")).go.set()
        assert str(await quick) == "football-darts"
        same = asyncio.create_task(coaches.ask(SLOW, PATIENCE))
        await asyncio.wait([same], timeout=0.05)
        assert house.asked == ["football-darts"], "what is being worked out is not worked out twice"
        room.go.set()
        assert str(await same) == "first-and-goal"
        await rehearsal
        assert sorted(house.asked) == ["first-and-goal", "first-and-goal", "football-darts"]
        assert room.asked == ["first-and-goal"]
        await coaches.close()

    asyncio.run(run())


def test_nobody_waits_for_the_first_question_about_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that did not rehearse works a game out when somebody asks, and not where the others are answered."""

    async def run() -> None:
        building = Building(monkeypatch)
        coaches, house = building.coaches, building.house
        first = asyncio.create_task(coaches.ask(SLOW, PATIENCE))
        room = await building.begun("first-and-goal")
        quick = asyncio.create_task(coaches.ask(QUICK, PATIENCE))
        (await building.begun("football-darts")).go.set()
        assert str(await quick) == "football-darts"
        with pytest.raises(WorkerFailed):
            await coaches.ask(SLOW, 0.01)  # too long for whoever asked: the work goes on
        assert not first.done()
        room.go.set()
        assert str(await first) == "first-and-goal"
        assert str(await coaches.ask(SLOW, PATIENCE)) == "first-and-goal"
        assert room.asked == ["first-and-goal"], "worked out once"
        assert house.asked == ["football-darts", "first-and-goal", "first-and-goal"]
        await coaches.close()

    asyncio.run(run())


def test_a_game_that_could_not_be_worked_out_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        building = Building(monkeypatch)
        coaches = building.coaches
        rehearsal = asyncio.create_task(coaches.rehearse(SLOW))
        room = await building.begun("first-and-goal")
        room.breaks = True
        room.go.set()
        with pytest.raises(WorkerFailed):
            await rehearsal
        room.breaks = False
        assert str(await coaches.ask(SLOW, PATIENCE)) == "first-and-goal"
        assert len(room.asked) == 2
        await coaches.close()

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
