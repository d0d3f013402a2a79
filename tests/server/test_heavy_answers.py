"""Answers that take long to make come in pieces and pages, and are made once."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Generator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.playing import Chain, Table

from touchline.play.match import Match
from touchline.server.matches.staging import PAGE, moments, still
from touchline.server.operations.answers import Answers
from touchline.wire import chains


def play_on(table: Table, steps: int) -> None:
    while table.get()["status"] != "over" and len(table.get("/events", 0)["events"]) < steps:
        table.play()


def test_the_moments_of_a_match_come_in_pages(client: TestClient) -> None:
    table = Table(client, "pocket-gridiron", seats=[{"kind": "person"}] * 2, dice={"tier": "plain", "seed": 3})
    play_on(table, PAGE + 30)
    whole: list[dict[str, Any]] = []
    first: int | None = 0
    pages = 0
    while first is not None:
        page = table.get(f"/moments?first={first}", 0)
        assert len(page["moments"]) <= PAGE
        whole += page["moments"]
        first, pages = page["next"], pages + 1
    assert pages > 1
    assert [moment["at"] for moment in whole] == list(range(page["count"]))
    assert table.get("/moments?first=100000", 0)["moments"] == []
    assert table.get("/moments", 0)["moments"] == whole[:PAGE]


def test_a_still_of_a_match_does_not_move() -> None:
    match = Match("football-darts").roll("heads").play("receive")
    picture = still(match)
    before = list(moments(picture, None))
    match.roll("T20").undo().undo()
    assert list(moments(picture, None)) == before


def test_heavy_answers_are_made_once_and_kept_by_the_byte() -> None:
    made: list[str] = []

    def make(name: str) -> Generator[None, None, bytes]:
        made.append(name)
        yield
        return name.encode() * 10

    async def run() -> None:
        answers = Answers(most=25)
        for name in ("a", "b", "a", "c", "a", "b"):
            assert await answers.of(name, make(name)) == name.encode() * 10
            assert answers.size <= 25

    asyncio.run(run())
    assert made == ["a", "b", "c", "b"]


def test_a_wrong_seed_is_hashed_in_pieces(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty thousand hashes at once are a tenth of a second of everybody's time."""
    from touchline.server.matches import service

    pieces: list[int] = []

    async def counted(work: Generator[None, None, Any]) -> Any:
        pieces.append(0)
        while True:
            try:
                next(work)
            except StopIteration as done:
                return done.value
            pieces[-1] += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(service, "in_pieces", counted)
    table = Table(client, dice={"tier": "chains"}, chain_length=65_536)
    table.join()
    wrong = table.order(0, "entrust", 422, seed="ab" * 32)
    assert "seed" in wrong["error"]["message"]
    assert pieces == [65_536 // chains.MARK_EVERY]
    assert list(chains.marking(bytes.fromhex("ab" * 32), 65_536)) == [], "and never a second time"
    assert table.order(0, "entrust", seed=table.chains[0].seed.hex())["ok"]


def test_a_chain_is_the_same_by_marks() -> None:
    chain = Chain(1000)
    values = [chain.value(at) for at in range(1001)]
    for at in range(1000):
        assert hashlib.sha256(bytes.fromhex(values[at + 1])).hexdigest() == values[at]
