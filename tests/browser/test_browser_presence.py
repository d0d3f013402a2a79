"""Two browsers: who is here, whose line is lost, and whose turn it is on every page."""

from __future__ import annotations

import random

from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Visits
from tests.browser.player import try_decision
from tests.browser.test_browser_connection import OFFLINE
from tests.browser.test_browser_friends import invite


def test_each_sees_whether_the_other_is_here(visit: Visits) -> None:
    ann, bob = visit(), visit(PHONE)
    bob.expected = OFFLINE
    invite(ann, bob, "street-soccer")
    expect(ann.page.locator(".presence.here")).to_have_count(1)
    expect(bob.page.locator(".presence.here")).to_have_count(1)
    bob.context.set_offline(True)
    expect(ann.page.locator(".presence.lost")).to_have_count(1)
    expect(ann.page.locator(".gone")).to_contain_text("Bob’s line is lost. Just now. The match is kept")
    ann.picture("presence-lost")
    bob.context.set_offline(False)
    expect(ann.page.locator(".presence.here")).to_have_count(1)
    expect(ann.page.locator(".gone")).to_have_text("")
    bob.page.goto("about:blank")
    expect(ann.page.locator(".gone")).to_contain_text("Bob has left.")
    ann.picture("presence-left")


def test_whose_turn_it_is_is_told_everywhere(visit: Visits) -> None:
    """In the tab's title, on the app's icon, on the home page and in the list of matches."""
    ann, bob = visit(), visit()
    for each in (ann, bob):
        each.context.add_init_script(
            "navigator.setAppBadge = async count => { window.badge = count };"
            "navigator.clearAppBadge = async () => { window.badge = 0 };"
        )
    invite(ann, bob, "street-soccer")
    choose = random.Random(1)
    while not ann.page.locator(".prompt.ours").count():
        try_decision(bob.page, choose)
    expect(ann.page).to_have_title("● Your turn · Street Soccer: Ann – Bob · Touchline")
    ann.page.wait_for_function("window.badge === 1")
    while not bob.page.locator(".prompt.ours").count():
        try_decision(ann.page, choose)
    ann.page.wait_for_function("window.badge === 0")
    bob.page.wait_for_function("window.badge === 1")
    expect(ann.page).to_have_title("Street Soccer: Ann – Bob · Touchline")
    bob.page.locator("a.brand").click()
    expect(bob.page.locator(".resume .due-mark")).to_have_text("your turn")
    expect(bob.page).to_have_title("(1) Touchline")
    bob.picture("turn-home")
    bob.page.goto(bob.server.url + "/matches")
    expect(bob.page.locator(".history .due-mark")).to_have_text("your turn")
    bob.picture("turn-matches")
