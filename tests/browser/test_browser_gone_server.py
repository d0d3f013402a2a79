"""The server of a page is gone for good, as far as anybody can tell: matches that need nobody else go on here."""

from __future__ import annotations

import json
import random
from pathlib import Path

from playwright.sync_api import Page
from tests.browser.conftest import Server, Visits, kept_by_its_worker
from tests.browser.player import decide, settled, start_against_bot

SERVICE_WORKERS = "allow"
GONE = ("net::ERR_", "WebSocket", "Failed to fetch", "503", "404", "403")
"""What a browser says of a server that is gone, and of a match that may not leave."""
PACKED = """async ([match]) => {
  const key = JSON.parse(localStorage.getItem("touchline.keys")).find((each) => each.match === match);
  const headers = { Authorization: `Bearer ${key.token}` };
  const now = await (await fetch(`/api/matches/${match}/luggage`, { headers })).json();
  return JSON.parse(localStorage.getItem(`touchline.luggage.${match}`) ?? "{}").record === now.record;
}"""
"""The browser has with it what the server has of the match now."""
KEYS = "JSON.parse(localStorage.getItem('touchline.keys') ?? '[]')"


def take_along(page: Page, server: Server) -> None:
    page.goto(server.url + "/settings")
    page.locator("#take-along").click()
    # the server writes the files first, and may have to solve the games for their tables
    page.wait_for_function("() => localStorage.getItem('touchline.takeaway') !== 'null'")
    kept_by_its_worker(page)


def test_matches_go_on_here_while_the_server_is_gone_and_come_back_to_it(visit: Visits, tmp_path: Path) -> None:
    own = Server(tmp_path / "own.sqlite")
    own.start()
    try:
        visitor = visit(at=own)
        visitor.expected = GONE
        page = visitor.page
        take_along(page, own)
        start_against_bot(visitor, "pocket-gridiron")
        choose = random.Random(4)
        decide(page, choose)
        before = settled(page)
        match = page.evaluate("location.pathname").rsplit("/", 1)[1]
        page.wait_for_function(PACKED, arg=[match])
        own.kill()
        page.locator("#go-on-here").click()
        page.locator(".here").wait_for()
        assert settled(page) == before  # where it was, in this browser
        decide(page, choose)
        here = settled(page)

        page.goto(own.url + "/game/street-soccer")  # a new one is begun without the server too
        page.locator("select.level").select_option("random")
        page.locator("#begin").click()
        page.locator(".here").wait_for()
        decide(page, choose)
        settled(page)
        begun = page.evaluate("location.pathname")

        own.start()
        page.goto(own.url + "/matches")
        page.wait_for_function(f"() => {KEYS}.every((key) => key.here === undefined)")
        page.goto(own.url + f"/match/{match}")
        page.locator(".link.live").wait_for()
        assert page.locator(".here").count() == 0
        assert settled(page) == here  # and nothing of it is lost
        decide(page, choose)
        settled(page)
        page.goto(own.url + begun)
        page.locator(".link.live").wait_for()
        settled(page)
        known = {key["match"]: key for key in json.loads(page.evaluate(f"JSON.stringify({KEYS})"))}
        assert {match, begun.rsplit("/", 1)[1]} <= set(known)
    finally:
        own.kill()
