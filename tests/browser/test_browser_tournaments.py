"""A knock-out among four browsers: joined, started, played to the end on pages that keep up by themselves."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Visits
from tests.browser.test_browser_accounts import create_account, resign


def test_four_browsers_play_a_knock_out(visit: Visits) -> None:
    names = ("Cup-Ann", "Cup-Bob", "Cup-Carl", "Cup-Dora")
    visitors = dict(zip(names, (visit(), visit(PHONE), visit(), visit()), strict=True))
    for name, visitor in visitors.items():
        create_account(visitor, name).locator("#sign-out").wait_for()
    ann = visitors["Cup-Ann"].open("/tournaments")
    ann.get_by_label("Name").fill("Sunday cup")
    ann.locator("select.game").select_option("pocket-gridiron")
    ann.locator("#cup-kind").select_option("knock-out")
    ann.locator("#make-cup").click()
    ann.locator("#join-cup").wait_for()
    path = ann.url.removeprefix(visitors["Cup-Ann"].server.url)
    for visitor in visitors.values():
        page = visitor.page if visitor.page is ann else visitor.open(path)
        page.locator("#join-cup").click()
        page.get_by_role("button", name="Leave").wait_for()
    expect(ann.locator(".cup-table tbody tr")).to_have_count(4)
    ann.locator("#start-cup").click()
    for loser, winner in (("Cup-Dora", "cup-ann"), ("Cup-Carl", "cup-bob"), ("Cup-Bob", "cup-ann")):
        page = visitors[loser].page
        page.locator("#to-match", has_text=winner).click()
        page.locator(".scoreboard").wait_for()
        resign(page)
        page.locator(".ending").wait_for()
        visitors[loser].open(path)
    expect(ann.locator(".cup-status")).to_have_text("over")
    expect(ann.locator(".cup-bracket ol")).to_have_count(2)
    expect(ann.locator(".cup-bracket ol").last.locator(".winner")).to_have_text("cup-ann")
    visitors["Cup-Ann"].picture("tournament")
    visitors["Cup-Bob"].open(path)
    expect(visitors["Cup-Bob"].page.locator(".cup-bracket")).to_be_visible()
    visitors["Cup-Bob"].picture("tournament-phone")
