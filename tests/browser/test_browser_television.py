"""What is on: nothing before it is seen, then two bots, and the matches of people who do not mind."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import DESK, PHONE, Visits
from tests.browser.test_browser_access import overflow, violations


def test_nothing_is_fetched_before_it_is_seen(visit: Visits) -> None:
    visitor = visit(PHONE)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    page = visitor.open("/")
    page.locator("button[data-game=football-darts]").wait_for()
    page.wait_for_load_state("networkidle")
    assert not any("/api/tv" in url for url in asked)
    page.locator(".tv").scroll_into_view_if_needed()
    page.locator(".tv-set").wait_for()
    assert any("/api/tv" in url for url in asked)
    assert violations(visitor) == []
    assert overflow(visitor) <= 0
    page.wait_for_function("() => document.querySelector('.tv .mini-table svg, .tv .mini-table div')")
    visitor.picture("television-phone")


def test_four_look_on_and_two_of_them_play(visit: Visits) -> None:
    """Four browsers: an open table is found, joined, and watched from the front page while bots play there too."""
    host, guest, fan, sleeper = visit(), visit(PHONE), visit(DESK, motion=True), visit(PHONE)
    page = host.open("/game/street-soccer?with=open")
    page.get_by_label("Your name").fill("Host-tv")
    page.locator("#begin").click()
    page.locator(".invite").wait_for()
    guest.open(page.url.removeprefix(host.server.url).replace("/match/", "/?match="))
    guest.page.get_by_label("Your name").fill("Guest-tv")
    guest.page.get_by_role("button", name="Sit down and play").click()
    page.wait_for_selector(".prompt.ours")
    fan.open("/").locator(".tv").scroll_into_view_if_needed()
    fan.page.locator(".tv-set").wait_for()
    fan.page.wait_for_function("() => Number(document.querySelector('.tv-set').dataset.at) > 1")
    fan.page.locator("#tv-pause").click()
    expect(fan.page.locator("#tv-pause")).to_have_attribute("aria-pressed", "true")
    fan.picture("television-desk")
    fan.page.locator(".tv").get_by_role("link", name="Host-tv – Guest-tv").click()
    fan.page.wait_for_selector(".match")
    expect(fan.page.locator(".prompt .ask")).to_contain_text("Host-tv")
    sleeper.open("/").locator(".tv").scroll_into_view_if_needed()
    expect(sleeper.page.locator("#tv-pause")).to_have_attribute("aria-pressed", "true")
    sleeper.page.locator(".tv").get_by_role("link", name="Replay").click()
    sleeper.page.locator("input[type=range]").wait_for()
