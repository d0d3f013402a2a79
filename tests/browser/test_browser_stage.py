"""The stage: a match never scrolls, whatever the window, and what may be done is always in sight."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.player import GAMES, decide, settled, start_against_bot

WINDOWS = [(1440, 900), (1280, 720), (1024, 768), (390, 844), (320, 568)]
FITS = """([width, height]) => innerWidth === width && innerHeight === height
    && document.documentElement.scrollWidth === width && document.documentElement.scrollHeight === height"""
OUTSIDE = """() => [...document.querySelectorAll('.prompt .ask, .actions button, .tool, .scoreboard')].filter(each => {
    const box = each.getBoundingClientRect();
    return each.checkVisibility() && (box.top < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
}).map(each => each.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", GAMES)
def test_a_match_fills_the_window_and_never_scrolls(visit: Visits, game: str) -> None:
    visitor = visit(WINDOWS[0])
    page = start_against_bot(visitor, game)
    choose = random.Random(f"stage {game}")
    for _ in range(3):
        settled(page)
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(FITS, arg=[width, height])
            page.wait_for_function(f"() => ({OUTSIDE})().length === 0")
        page.set_viewport_size({"width": WINDOWS[0][0], "height": WINDOWS[0][1]})
        assert decide(page, choose)
        expect(page.locator(".saved")).to_contain_text("✓")


def test_a_long_name_breaks_nothing(visit: Visits) -> None:
    visitor = visit((320, 568))
    page = visitor.open("/settings")
    page.get_by_label("Your name").fill("W" * 32)
    start_against_bot(visitor, "football-darts")
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert page.evaluate(OUTSIDE) == []


def test_a_formation_is_set_up_with_one_touch(visit: Visits) -> None:
    visitor = visit()
    page = start_against_bot(visitor, "street-soccer")
    settled(page)
    page.get_by_role("button", name="Arrow").click()
    expect(page.locator(".pitch .figure.team-0")).to_have_count(5)


def test_arrow_keys_walk_the_pitch(visit: Visits) -> None:
    """The squares are one stop for Tab; arrows go from one to the next."""
    page = start_against_bot(visit(), "street-soccer")
    settled(page)
    offers = page.locator(".offer.place")
    assert offers.count() > 20
    assert page.locator(".offer[tabindex='0']").count() == 1
    first = page.locator(".offer[tabindex='0']")
    start = first.get_attribute("data-square")
    first.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("from => document.activeElement.dataset.square !== from", arg=start)
    chosen = page.evaluate("document.activeElement.dataset.square")
    page.keyboard.press("Enter")
    expect(page.locator(".story li").first).to_contain_text(chosen)


def test_teams_are_chosen_from_a_gallery(visit: Visits) -> None:
    visitor = visit()
    page = visitor.open("/game/first-and-goal")
    expect(page.locator(".team")).to_have_count(26)
    page.locator("[data-team=portland-pounders]").click()
    page.locator("[data-team=oklahoma-city-ogres]").click()
    expect(page.locator(".compared caption")).to_have_text("Portland Pounders – Oklahoma City Ogres")
    visitor.picture("team-gallery")
    page.locator("select.level").select_option("random")
    page.locator("#begin").click()
    expect(page.locator(".gridiron .zone-name.home")).to_have_text("Pounders")
