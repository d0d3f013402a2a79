"""Figures of one's own have to be solved first, and keep nobody's coach waiting."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from touchline.server.errors import TooMany
from touchline.server.operations.coaches import Coaches, as_in_the_box
from touchline.server.operations.limits import Limits
from touchline.server.operations.work import Tab, on_tab


def test_which_rules_come_in_the_box() -> None:
    assert as_in_the_box("pocket-gridiron", {"mode": "pro", "halftime_swap": "yes"}, None)
    assert as_in_the_box("street-soccer", {}, None)
    assert not as_in_the_box("football-darts", {"start_spot": "31"}, None)
    assert not as_in_the_box("pocket-gridiron", {}, {"dice": {"rb": {"title": "Runner"}}})


class Slow:
    """In the place of a worker: it answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.go = asyncio.Event()

    async def ask(self, _question: Any, request: dict[str, Any], *, seconds: float, used: Any = None) -> dict[str, Any]:
        self.asked.append(request)
        await self.go.wait()
        if used is not None:
            used(2.0)
        return {"ok": True}

    async def close(self) -> None:
        pass


def test_figures_of_ones_own_never_keep_the_coach_from_others(tight_limits: Limits) -> None:
    own = {"game": "pocket-gridiron", "options": {}, "data": {"dice": {"rb": {"title": "Runner"}}}}
    box: dict[str, Any] = {"game": "pocket-gridiron", "options": {}, "data": None}

    async def run() -> None:
        coaches = Coaches(1 << 30)
        house, guests = Slow(), Slow()
        coaches._house, coaches._guests = house, guests  # type: ignore[assignment]
        coaches._rooms["pocket-gridiron"] = asyncio.create_task(asyncio.sleep(0))  # it has been worked out
        house.go.set()

        async def ask(address: str, request: Any) -> Any:
            return await on_tab(Tab(tight_limits, address), coaches.ask(request, 1.0))

        waiting = [asyncio.create_task(ask(f"10.0.0.{n}", own)) for n in range(8)]
        while len(guests.asked) < 8:
            await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await ask("10.0.0.1", own)  # one question at a time
        with pytest.raises(TooMany):
            await ask("10.0.1.1", own)  # the queue is full
        assert (await ask("10.0.1.2", box))["ok"], "the rules in the box have a coach all the while"
        guests.go.set()
        await asyncio.gather(*waiting)
        with pytest.raises(TooMany) as refusal:
            await ask("10.0.0.1", box)  # has used more of the processes than anybody may
        assert refusal.value.key == "processes"
        await coaches.close()

    asyncio.run(run())
