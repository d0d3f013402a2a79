"""The arcade as static files: installed by one visit, then the network is cut."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tests.anywhere.same_moves import Ask, play_by_api, play_by_engine, story
from tests.browser.conftest import DESK, PATIENCE
from tests.browser.player import GAMES, decide, seq_of
from tests.browser.site import ENGINE, StaticServer

from touchline.anywhere.site import write_site

SOME = 4
"""Decisions before the tab is killed, and after."""
MOST = 2_000
"""Looks at a match before it must have come to its end."""
DECISIONS = 60
"""Of a match that is played here and natively; in all of them together every kind of decision comes up."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticServer]:
    folder: Path = tmp_path_factory.mktemp("site")
    write_site(folder)
    serving = StaticServer(folder)
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture(scope="module")
def profile(chrome: Browser) -> Iterator[BrowserContext]:
    """One browser for all tests here: its first visit starts the engine, all others take up its memory."""
    context = chrome.new_context(
        viewport={"width": DESK[0], "height": DESK[1]}, reduced_motion="reduce", locale="en-GB"
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def phone(profile: BrowserContext, site: StaticServer) -> Iterator[BrowserContext]:
    """The browser with a network, whatever the test before did to it."""
    site.start()
    profile.set_offline(False)
    yield profile
    for page in profile.pages:
        page.close()


def walk(page: Page, path: str) -> None:
    """To another page of the arcade without loading it anew, as a link does: the engine stays where it is."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)


def begin(page: Page, game: str) -> None:
    """A match against the bot that needs no time to think."""
    walk(page, f"/game/{game}")
    page.locator("select.level").select_option("random")
    page.locator("#begin").click()
    page.wait_for_selector(".match")


def asking(page: Page) -> Ask:
    """An engine of the page's own, asked as a program asks a server."""
    page.evaluate(ENGINE)

    def ask(*asked: Any) -> Any:
        found = page.evaluate("asked => window.ask(...asked)", list(asked))
        assert found["status"] < 400, found
        return found["answer"]

    return ask


TO_THE_END = """async ([game, most]) => {
  const key = JSON.parse(localStorage.getItem("touchline.keys")).find((each) => each.game === game);
  const asked = async (...what) => (await window.ask(...what)).answer;
  for (let number = 0; number < most; number += 1) {
    const state = await asked("GET", `/matches/${key.match}`, undefined, key.token);
    if (state.status === "over") return true;
    if (state.node.seat !== 0) continue;
    const { legal } = state.node;
    const play = { op: "play", cmd_id: `end-${number}`, move: legal[(7 * number) % legal.length] };
    await asked("POST", `/matches/${key.match}/commands`, play, key.token);
  }
  return false;
}"""
"""Plays on by the API, without a screen: whether the match came to its end."""


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
        for _ in range(SOME):
            decide(page, choose)
    page.close()

    page = phone.new_page()
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(site.url + "/matches")
    page.evaluate(ENGINE)
    for game, (address, _) in begun.items():
        assert page.evaluate(TO_THE_END, [game, MOST])
        walk(page, address)
        page.wait_for_selector(".match")
        page.wait_for_selector(".ending")
    assert problems == []


def test_the_same_seed_gives_the_same_record_in_a_browser(site: StaticServer, phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(site.url)
    ask = asking(page)
    for game in GAMES:
        assert story(play_by_api(ask, game, DECISIONS)) == story(play_by_engine(game, DECISIONS))


def test_a_new_version_waits_until_no_page_of_the_old_one_is_open(site: StaticServer, phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(site.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    index, worker = site.folder / "index.html", site.folder / "worker.js"
    kept = index.read_text(), worker.read_text()
    is_new = "(await (await fetch('/')).text()).includes('a new version')"
    try:
        index.write_text(kept[0].replace("</head>", "<!-- a new version --></head>"))
        worker.write_text(kept[1].replace('const VERSION = "', 'const VERSION = "anew-'))
        waiting = f"""navigator.serviceWorker.ready.then(async (kept) => {{
            await kept.update();
            while (!kept.waiting) await new Promise((done) => setTimeout(done, 20));
            return {is_new};
        }})"""
        assert page.evaluate(waiting) is False
        until = time.monotonic() + PATIENCE / 1000
        while not page.evaluate(f"(async () => {is_new})()"):
            assert time.monotonic() < until, "the new version never comes"
            page.goto("about:blank")  # the last page of the old version has gone
            page.goto(site.url)
    finally:
        index.write_text(kept[0])
        worker.write_text(kept[1])
