"""Whose turn it is at the event loop: one stranger's requests stand behind one another, not before everybody else's."""

from __future__ import annotations

import asyncio

import pytest

from touchline.server.errors import TooMany
from touchline.server.operations.limits import LONGEST_REFUSAL, Limits
from touchline.server.operations.metrics import Metrics
from touchline.server.operations.settings import Settings
from touchline.server.operations.turns import LONGEST_LINE, Turns


def test_one_request_of_an_address_begins_in_a_pass_of_the_loop() -> None:
    """Sixteen of a stranger stand behind one another, and somebody else's between any two of them."""

    async def run() -> list[str]:
        turns = Turns((1e9, 1e9), (1e9, 1e9))
        order: list[str] = []

        async def come(who: str) -> None:
            await turns.wait(who)
            order.append(who)

        async def others() -> None:
            for _ in range(4):
                order.append("-")
                await asyncio.sleep(0)

        await asyncio.gather(*(come("stranger") for _ in range(4)), come("ann"), others())
        return order

    order = "".join(word[0] for word in asyncio.run(run()))
    assert order.startswith("sa-"), "the first of each address at once"
    assert "ss" not in order
    assert order.count("s") == 4


def test_whoever_has_used_their_share_waits_while_the_loop_is_busy() -> None:
    async def waits(used: float, by_others: float) -> bool:
        turns = Turns((0.001, 10.0), (0.001, 100.0))
        turns.used("stranger", used)
        turns.used("others", by_others)
        waiting = asyncio.create_task(turns.wait("stranger"))
        for _ in range(5):
            await asyncio.sleep(0)
        await turns.wait("ann")  # has used nothing: never waits
        done = waiting.done()
        waiting.cancel()
        return not done

    assert not asyncio.run(waits(5, 200)), "within the share"
    assert not asyncio.run(waits(15, 0)), "there is time to spare"
    assert asyncio.run(waits(15, 200))


def test_what_has_begun_goes_before_what_has_not_and_whoever_is_gone_is_passed_over() -> None:
    async def run() -> list[str]:
        turns = Turns((1e9, 1e9), (1e9, 1e9))
        order: list[str] = []

        async def come(name: str, first: bool) -> None:
            await turns.wait("a", first=first)
            order.append(name)

        tasks = [asyncio.create_task(come(name, name == "begun")) for name in ("one", "gone", "two", "begun")]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return order

    assert asyncio.run(run()) == ["one", "begun", "two"]


def test_a_line_has_an_end() -> None:
    async def run() -> None:
        turns = Turns((0.001, 1.0), (0.001, 1.0))
        turns.used("a", 5)
        waiting = [asyncio.create_task(turns.wait("a")) for _ in range(LONGEST_LINE)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await turns.wait("a")
        for each in waiting:
            each.cancel()

    asyncio.run(run())


def test_a_stranger_who_is_refused_again_and_again_hears_it_later(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("touchline.server.operations.limits.asyncio.sleep", sleep)
    refusing = Limits(Settings(store="", refusals=(0.001, 3.0)), Metrics())

    async def run() -> None:
        for _ in range(40):
            await refusing.refused("10.0.0.1")
        await refusing.refused("10.0.0.2")

    asyncio.run(run())
    assert slept[:3] == [0, 0, 0]
    assert 0 < slept[3] <= LONGEST_REFUSAL
    assert slept[-1] == 0, "somebody else"
