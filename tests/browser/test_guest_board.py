"""A game from another package brings its own board, which the page fetches when a match opens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DESK, Server, Visits
from tests.fifth_game.conftest import EXAMPLE, pip_install


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds Long Ball beside the four."""
    folder = tmp_path_factory.mktemp("guests")
    pip_install(EXAMPLE, folder / "site")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder / "site"))
        running = Server(folder / "matches.sqlite")
        running.start()
    yield running
    running.kill()


@pytest.mark.parametrize(("locale", "short"), [("en-GB", "Short pass"), ("de-DE", "Kurzer Pass")])
def test_a_match_is_played_on_the_guests_own_board(visit: Visits, host: Server, locale: str, short: str) -> None:
    visitor = visit(DESK, at=host, locale=locale)
    page = visitor.open("/")
    box = page.locator('.box:has([data-game="long-ball"])')
    expect(box.locator(".lid text")).to_have_text(["Long", "Ball"])
    visitor.picture(f"guest-box-{locale[:2]}", whole=False)
    box.locator("h2 a").evaluate("link => link.click()")
    page.locator("select.level").select_option("kick-and-rush")
    page.locator("#begin").click()
    board = page.locator(".guest-board svg")
    expect(board).to_be_visible()
    button = page.locator('.guest-board button[data-move="short"]')
    expect(button).to_have_text(short)
    visitor.picture(f"guest-board-{locale[:2]}", whole=False)
    before = board.get_attribute("aria-label")
    button.click()
    expect(board).not_to_have_attribute("aria-label", before or "")
    page = visitor.open("/matches")
    expect(page.locator("strong", has_text="Long Ball").first).to_be_visible()


def test_without_its_module_the_moves_are_shown_as_text(visit: Visits, host: Server, tmp_path: Path) -> None:
    visitor = visit(DESK, at=host)
    visitor.expected = ("Failed to load resource", "front.js")
    visitor.page.route("**/games/long-ball/front.js", lambda route: route.abort())
    page = visitor.open("/game/long-ball")
    page.locator("select.level").select_option("kick-and-rush")
    page.locator("#begin").click()
    expect(page.locator("button.move").first).to_be_visible()
    expect(page.locator(".plain-board")).to_have_text(re.compile(r"\S"))
