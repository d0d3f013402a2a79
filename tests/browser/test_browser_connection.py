"""The line breaks, the page is reloaded, the server dies: nothing is lost."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Server, Visits, kept_by_its_worker
from tests.browser.player import GAMES, decide, is_over, settled, start_against_bot

SERVICE_WORKERS = "allow"
OFFLINE = ("net::ERR_", "WebSocket", "Failed to fetch", "503")
"""What a browser says of a network or a server that is gone, in mid-answer or before."""


def test_the_network_is_cut_and_restored_in_mid_match(visit: Visits) -> None:
    """An order given without a network is kept, shown as unsaved, and carried out once when the network is back."""
    visitor = visit()
    visitor.expected = OFFLINE
    page = start_against_bot(visitor, "street-soccer")
    choose = random.Random(5)
    for _ in range(2):
        decide(page, choose)
    settled(page)
    before = page.locator(".pitch .figure.team-0").count()
    visitor.context.set_offline(True)
    page.locator(".link.lost").wait_for()
    decide(page, choose)
    page.locator(".saved", has_text="1 not saved yet").wait_for()
    visitor.picture("offline")
    visitor.context.set_offline(False)
    page.locator(".link.live").wait_for()
    page.locator(".saved", has_text="✓").wait_for()
    settled(page)
    expect(page.locator(".pitch .figure.team-0")).to_have_count(before + 1)


def test_an_order_given_offline_survives_a_reload(visit: Visits) -> None:
    visitor = visit()
    visitor.expected = OFFLINE
    page = start_against_bot(visitor, "pocket-gridiron")
    settled(page)
    kept_by_its_worker(page)
    visitor.context.set_offline(True)
    page.locator(".link.lost").wait_for()
    page.locator("button.move").first.click()
    page.locator(".saved", has_text="not saved").wait_for()
    page.goto("about:blank")
    visitor.context.set_offline(False)
    page.go_back()
    page.locator(".link.live").wait_for()
    page.locator(".saved", has_text="✓").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_every_phase_shows_the_same_match(visit: Visits, game: str) -> None:
    visitor = visit()
    page = start_against_bot(visitor, game)
    choose = random.Random(f"reload {game}")
    for _ in range(6):
        before = settled(page)
        page.reload()
        assert settled(page) == before
        if is_over(page) or not decide(page, choose):
            break
        page.locator(".saved", has_text="✓").wait_for()


def test_the_server_is_killed_and_comes_back(visit: Visits, tmp_path: Path) -> None:
    """A server killed in mid-match and started again: the page finds it and the match goes on where it was."""
    own = Server(tmp_path / "own.sqlite")
    own.start()
    try:
        visitor = visit(at=own)
        visitor.expected = OFFLINE
        page = start_against_bot(visitor, "pocket-gridiron")
        choose = random.Random(3)
        for _ in range(2):
            assert decide(page, choose)
        before = settled(page)
        own.kill()
        page.locator(".link.lost").wait_for()
        own.start()
        page.locator(".link.live").wait_for()
        assert settled(page) == before
        assert decide(page, choose)
        settled(page)
    finally:
        own.kill()


def test_scoring_at_the_board_goes_on_without_a_network(visit: Visits) -> None:
    """Real darts: what is entered while the network is down waits in the browser and is sent in order."""
    visitor = visit(PHONE)
    visitor.expected = OFFLINE
    page = visitor.open("/game/football-darts")
    page.locator("input[value=table]").check()
    page.locator("#begin").click()
    page.locator("button.move[data-move=heads]").click()
    page.locator("button.move[data-move=receive]").click()
    expect(page.locator(".score-key[data-bed=S20]")).to_contain_text("50 to go")
    visitor.picture("table-darts-phone")
    visitor.context.set_offline(True)
    page.locator(".link.lost").wait_for()
    for bed in ("S20", "S5", "BULL", "S1"):
        page.locator(f".score-key[data-bed={bed}]").click()
    expect(page.locator(".queue")).to_contain_text("single 20, single 5, bull's eye, single 1")
    visitor.context.set_offline(False)
    # the third was a touchdown: what the fourth is for is for its thrower to say
    page.locator(".queue", has_text="Waiting for your decision first: single 1").wait_for()
    expect(page.locator(".points").first).to_have_text("6")
    page.locator("button.move[data-move]").first.click()
    page.locator(".saved", has_text="✓").wait_for()
    expect(page.locator(".queue")).to_be_hidden()


def test_the_app_can_be_installed_and_opens_without_a_network(visit: Visits) -> None:
    visitor = visit()
    visitor.expected = OFFLINE
    page = visitor.open("/")
    page.locator("button[data-game=football-darts]").wait_for()
    manifest = page.request.get(f"{visitor.server.url}/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert page.request.get(visitor.server.url + icon["src"]).ok
    kept_by_its_worker(page)
    page.reload()
    page.locator("button[data-game=football-darts]").wait_for()
    visitor.context.set_offline(True)
    page.reload()
    page.locator("button[data-game=football-darts]").wait_for()
