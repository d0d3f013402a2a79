"""The arcade as static files: installed by one visit, then the network is cut."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tests.browser.conftest import DESK, PATIENCE
from tests.browser.player import GAMES, decide, is_over, seq_of
from tests.browser.site import StaticServer

from touchline.anywhere.site import write_site

SOME = 4
"""Decisions before the tab is killed."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticServer]:
    folder: Path = tmp_path_factory.mktemp("site")
    write_site(folder)
    serving = StaticServer(folder)
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def phone(chrome: Browser) -> Iterator[BrowserContext]:
    context = chrome.new_context(
        viewport={"width": DESK[0], "height": DESK[1]}, reduced_motion="reduce", locale="en-GB"
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def walk(page: Page, path: str) -> None:
    """To another page of the arcade without loading it anew, as a link does: the engine stays where it is."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)


def begin(page: Page, game: str) -> None:
    """A match against the bot that needs no time to think."""
    walk(page, f"/game/{game}")
    page.locator("select.level").select_option("random")
    page.locator("#begin").click()
    page.wait_for_selector(".match")


def test_every_game_is_played_without_a_network_through_a_killed_tab(site: StaticServer, phone: BrowserContext) -> None:
    problems: list[str] = []
    page = phone.new_page()
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(site.url)
    page.wait_for_selector(".shelf .box")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    site.stop()
    phone.set_offline(True)

    begun: dict[str, tuple[str, int]] = {}
    for game in GAMES:
        begin(page, game)
        choose = random.Random(game)
        for _ in range(SOME):
            decide(page, choose)
        begun[game] = (page.evaluate("location.pathname"), seq_of(page))
    page.close()

    page = phone.new_page()
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(site.url + "/matches")
    for game, (address, seq) in begun.items():
        walk(page, address)
        page.wait_for_selector(".match")
        assert seq_of(page) >= seq
        choose = random.Random(game)
        while decide(page, choose):
            pass
        assert is_over(page)
    assert problems == []
