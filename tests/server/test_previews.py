"""A move before it is played: its ways and its odds where nothing is hidden, and nothing where something is."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from fastapi.testclient import TestClient
from tests.server.playing import Table


def until(table: Table, reached: Callable[[], bool]) -> None:
    """Play at random until something is so."""
    choose = random.Random(7)
    for _ in range(200):
        if reached():
            return
        table.play(choose.choice(table.legal()))
    raise AssertionError("it never came to that")


def preview(table: Table, move: str) -> dict[str, Any]:
    seat = table.to_move()
    found: dict[str, Any] = table.get(f"/preview?move={quote(move)}", seat)
    return found


def test_a_kick_is_seen_before_it_is_played(client: TestClient) -> None:
    table = Table(client, "street-soccer")
    table.join()
    until(table, lambda: any("*" in move for move in table.legal()))
    seq = table.get()["seq"]
    kick = next(move for move in table.legal() if "*" in move)
    ways = preview(table, kick)["paths"]
    assert ways["ball"][-1] == kick.rpartition("*")[2]
    assert table.get()["seq"] == seq, "nothing has been played"


def test_an_aim_tells_its_odds_and_what_they_would_mean(client: TestClient) -> None:
    table = Table(client, "football-darts", options={"darts": "simulated", "throwers": "pro,pro"})
    table.join()
    until(table, lambda: "throw T20" in table.legal())
    outcomes = preview(table, "throw T20")["outcomes"]
    assert {"T20", "o20", "i20"} <= {each["text"] for each in outcomes[:4]}
    shares = [each["share"] for each in outcomes]
    assert shares == sorted(shares, reverse=True)
    assert 0.9 < sum(shares) <= 1
    assert outcomes[0]["view"]["pos"] > table.get()["view"]["pos"]


def test_an_illegal_move_is_refused_with_its_rule(client: TestClient) -> None:
    table = Table(client, "street-soccer")
    table.join()
    answer = client.get(f"/api/matches/{table.id}/preview?move=L8", headers=table.headers(0))
    assert answer.status_code == 200, "the match may have moved on while somebody looked"
    assert answer.json()["refused"]["rules"]
    assert "paths" not in answer.json()


def test_where_hands_are_hidden_nothing_is_told_ahead(client: TestClient) -> None:
    """What follows from a defense would give away the card that lies face down."""
    table = Table(client, "first-and-goal")
    table.join()
    until(table, lambda: table.get()["view"]["phase"] == "defense-call")
    assert preview(table, table.legal()[0]) == {"ok": True}


def test_a_scorer_is_told_what_every_bed_would_come_to(client: TestClient) -> None:
    """At a real board the dart that is due has no odds, but each bed has its small print."""
    table = Table(client, "football-darts", dice={"tier": "entered"})
    table.join()
    table.order(0, "roll", outcome="heads")
    table.play("receive")
    told = {each["text"]: each["view"] for each in table.get("/preview", 0)["outcomes"]}
    assert len(told) == 83, "four beds of twenty numbers, both bulls, and the wall"
    assert told["T20"]["needed"] == 10
    assert told["T20"]["dart"] == 2
    assert told["MISS"]["needed"] == 80
