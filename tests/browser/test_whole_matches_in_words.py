"""A whole match of every game in the browser, in every language: nothing that is told of it is English."""

from __future__ import annotations

import json
import random
import time

import httpx2 as httpx
import pytest
from playwright.sync_api import Page
from tests.browser.conftest import DESK, PATIENCE, Server, Visits
from tests.browser.player import GAMES
from tests.cli.test_whole_matches_in_words import ENGLISH, without_notation
from tests.server.playing import Table

from touchline.words.languages import LANGUAGES

MOVES = 150
"""A match that is not over by then is resigned."""


def played(server: Server, game: str) -> Table:
    """A whole match of two at one table, with a word between them."""
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Bob")]
    client = httpx.Client(base_url=server.url, timeout=PATIENCE)
    table = Table(client, game, seats=seats, dice={"tier": "plain", "seed": 5})
    table.order(0, "chat", phrase="good-luck")
    choose = random.Random(f"words {game}")
    for _ in range(MOVES):
        node = table.get("?seat=0", 0)["node"]
        if node["kind"] != "decision":
            break
        seat = node["seat"]
        legal = table.get(f"?seat={seat}", seat)["node"]["legal"]
        table.order(seat, "play", move=choose.choice(legal))
    if table.get()["status"] == "playing":
        table.order(0, "resign")
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_told_in_every_language(visit: Visits, server: Server, game: str) -> None:
    table = played(server, game)
    key = {"match": table.id, "game": game, "token": table.tokens[0], "seats": [0, 1], "against": "Bob", "touched": 0}
    english: dict[str, list[str]] = {}
    for language in LANGUAGES[1:]:
        visitor = visit(DESK, locale=language)
        page = visitor.open("/rules")
        page.evaluate(
            "keys => { localStorage['touchline.keys'] = keys; localStorage['touchline.text'] = 'true' }",
            json.dumps([key | {"over": True, "table": False}]),
        )
        page = visitor.open(f"/match/{table.id}")
        page.locator(".text-mode .ending").wait_for()
        if wrong := left_in_english(page):
            english[language] = wrong
    assert english == {}


def left_in_english(page: Page) -> list[str]:
    """The English lines of a match, once the words of the language have come."""
    until = time.monotonic() + PATIENCE / 1000
    while True:
        lines = page.locator(".text-mode .lines p").all_inner_texts()
        assert len(lines) > 30
        wrong = [line for line in lines if ENGLISH.search(without_notation(line))]
        if not wrong or time.monotonic() > until:
            return wrong
        page.wait_for_timeout(50)
