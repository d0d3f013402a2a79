"""The browser is one of the clients that give the same record: a match typed into its text mode."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect
from tests.browser.conftest import Server, Visitor, Visits
from tests.browser.player import moved_on, seq_of
from tests.wire.test_same_record import GAMES, Script, assert_same_record, at_one_table, by_engine, script

from touchline.wire import calls
from touchline.wire.client import Client


def by_browser(visitor: Visitor, server: Server, played: Script) -> str:
    """Every move typed as the lists write it; the curtain between two hands is lifted as two people would."""
    made = at_one_table(server.url, played.game)
    key = {
        "match": made.match, "game": played.game, "token": made.token, "seats": [0, 1],
        "against": "", "touched": 0, "over": False, "table": False,
    }  # fmt: skip
    kept = {"touchline.keys": [key], "touchline.text": True, "touchline.pace": "fast"}
    visitor.page.add_init_script(
        f"for (const [name, value] of Object.entries({json.dumps(kept)}))"
        " if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value));"
    )
    page = visitor.open(f"/match/{made.match}")
    for move in played.moves:
        order(visitor, move)
    order(visitor, "resign yes")
    expect(page.locator(".afterwards")).to_be_visible()
    with Client(server.url, made.token) as client:
        return client.ask(calls.record(made.match))


SOON = 1_000
"""Milliseconds for a curtain that may be gone before it is touched."""


def order(visitor: Visitor, text: str) -> None:
    """A command typed when it is asked for."""
    page = visitor.page
    page.wait_for_selector("#lift, .ours #command")
    while not page.locator(".ours #command").count():  # the curtain hangs until the game is known to hide nothing
        with suppress(Error):
            page.locator("#lift").click(timeout=SOON)
        page.wait_for_selector("#lift, .ours #command")
    before = seq_of(page)
    page.locator("#command").fill(text)
    page.locator("#command").press("Enter")
    moved_on(page, before)


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_gives_the_engine_s_record(game: str, visit: Visits, server: Server) -> None:
    played = script(game)
    assert_same_record(by_engine(server.url, played), by_browser(visit(), server, played))
