"""The analysis board in a browser: play both sides, choose the dice, branch, share."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visits


def test_variations_are_kept_and_travel_in_the_address(visit: Visits) -> None:
    visitor = visit((390, 844), dark=True)
    page = visitor.open("/analyse/street-soccer")
    page.get_by_role("button", name="3", exact=True).click()
    expect(page.locator(".study-step[aria-current]")).to_have_text("3")
    page.locator("#study-back").click()
    page.get_by_role("button", name="5", exact=True).click()
    expect(page.locator(".study-branch .study-step")).to_have_text("5")
    expect(page).to_have_url(re.compile(r"/analyse/street-soccer#.+"))
    visitor.picture("analysis", whole=False)
    page.reload()
    expect(page.locator(".study-branch [aria-current]")).to_have_text("5")
    page.locator(".study-step", has_text="Start").click()
    page.locator("#study-roll").click()
    expect(page.locator("[data-phase=move]")).to_be_visible()


def test_a_position_is_set_up_by_hand_and_what_is_wrong_is_named(visit: Visits) -> None:
    visitor = visit((1280, 720))
    visitor.expected = ("422",)  # what the server refuses, the console notes
    page = visitor.open("/analyse/football-darts")
    page.locator("#study-set-up").click()
    page.get_by_label("What is due").select_option("call")
    page.get_by_label("Yards from the own goal").fill("95")
    visitor.picture("analysis-set-up", whole=False)
    page.locator("#set-position").click()
    expect(page.locator(".scoreboard")).to_contain_text("5 to go")
    page.locator("#study-set-up").click()
    page.get_by_label("A position, a record or a link").fill("phase=call pos=500")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("pos")


def test_a_record_is_pasted(visit: Visits) -> None:
    page = visit((320, 640)).open("/analyse")
    page.get_by_label("Paste the record").fill('[Game "football-darts"]\n\n1. * heads\n2. 0 receive\n3. * T20\n')
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator(".study-step")).to_have_count(4)
