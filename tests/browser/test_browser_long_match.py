"""A match longer than the browser's dice chain: the page lays down the next one by itself."""

from __future__ import annotations

import json
import time

import httpx2 as httpx
from tests.browser.conftest import PATIENCE, Visits
from tests.server.playing import Chain, Table

from touchline.server.dice.verify import verify_text

SHORT = 16


def test_the_page_renews_a_chain_that_is_used_up(visit: Visits) -> None:
    """Moves come from another device of the same players; every value of seat 0 comes from the page."""
    ann = visit()
    page = ann.open("/")
    table = Table(
        httpx.Client(base_url=ann.server.url, timeout=PATIENCE),
        "street-soccer",
        dice={"tier": "chains"},
        chain_length=SHORT,
    )
    table.join()
    chain: Chain = table.chains[0]
    key = {
        "match": table.id,
        "game": "street-soccer",
        "token": table.tokens[0],
        "seats": [0],
        "against": "Bob",
        "touched": 0,
        "over": False,
        "table": False,
        "chain": {"seed": chain.seed.hex(), "length": SHORT},
    }
    page.evaluate("key => localStorage.setItem('touchline.keys', JSON.stringify([key]))", key)
    ann.open(f"/match/{table.id}")
    until = time.monotonic() + 3 * PATIENCE / 1000
    while (state := table.get())["dice"]["round"] <= SHORT + 4 and state["status"] == "playing":
        assert time.monotonic() < until, state["dice"]
        for seat in set(state["dice"]["renew"]) & {1}:
            table.renew(seat)
        if 1 in state["dice"]["owed"]:
            reveal(table)
        elif table.to_move() is not None:
            table.play()
        page.wait_for_timeout(10)
    rows = [event for event in table.get("/events")["events"] if event["kind"] == "renewed" and event["seat"] == 0]
    assert rows, "the page laid down its next chain"
    kept = json.loads(page.evaluate("localStorage.getItem('touchline.keys')"))[0]
    assert kept["chain"]["first"] == SHORT + 1
    table.order(1, "resign")
    assert "rolls follow from the players' chains" in verify_text(table.text("/record"))[-1]


def reveal(table: Table) -> None:
    """Seat 1 shows its value; seat 0's page shows its own."""
    at_round = table.get()["dice"]["round"]
    if 1 in table.coming and at_round >= table.coming[1].first:
        table.chains[1] = table.coming.pop(1)
    table.order(1, "reveal", round=at_round, value=table.chains[1].value(at_round))
