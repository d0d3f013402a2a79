"""Both at one screen: with hidden hands a curtain hangs between the two."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Page, expect
from tests.browser.conftest import PATIENCE, PHONE, Visitor, Visits
from tests.browser.player import decide, moved_on, seq_of, settled, try_decision
from tests.browser.test_browser_access import overflow, violations


def sit_together(visitor: Visitor, game: str) -> Page:
    page = visitor.open(f"/game/{game}")
    page.locator("input[value=together]").check()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("The other's name").fill("Bob")
    page.locator("#begin").click()
    page.wait_for_selector(".match")
    return page


def hand_of(page: Page) -> list[str]:
    """The cards that can be read on the screen."""
    cards: list[str] = page.locator(".hand [data-card]").evaluate_all(
        "found => found.map(each => each.getAttribute('data-card'))"
    )
    return cards


def test_a_curtain_hangs_between_the_hands(visit: Visits) -> None:
    """Nobody's cards are on the screen until the one to decide has lifted the curtain, nor after the decision."""
    visitor = visit(PHONE)
    page = sit_together(visitor, "first-and-goal")
    choose = random.Random(21)
    curtain = page.locator(".curtain")
    lifted_by: set[str] = set()
    face_down = 0
    until = time.monotonic() + 3 * PATIENCE / 1000
    while (len(lifted_by) < 2 or face_down < 2) and time.monotonic() < until:
        page.wait_for_selector("#lift, .prompt.ours, .ending")
        if curtain.count():
            assert hand_of(page) == []
            assert page.locator(".counsel, button.move").count() == 0
            asked = curtain.get_by_role("heading").inner_text()
            if not lifted_by:
                assert violations(visitor) == []
                assert overflow(visitor) <= 0
                visitor.picture("curtain-phone")
            page.locator("#lift").click()
            page.wait_for_selector(".prompt.ours")
            lifted_by.add(asked)
        if page.locator(".called .card-back").count():
            face_down += 1
            visitor.picture("curtain-lifted-phone")
        try_decision(page, choose)
        expect(page.locator(".saved")).to_contain_text("✓")
    assert lifted_by == {"Hand the device to Ann", "Hand the device to Bob"}
    assert face_down >= 2


def test_the_replay_at_one_screen_shows_no_hand_before_the_end(visit: Visits) -> None:
    visitor = visit()
    page = sit_together(visitor, "first-and-goal")
    choose = random.Random(8)
    for _ in range(6):
        page.wait_for_selector("#lift, .prompt.ours")
        if page.locator("#lift").count():
            page.locator("#lift").click()
            page.wait_for_selector(".prompt.ours")
        before = seq_of(page)
        try_decision(page, choose)
        moved_on(page, before)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Replay").click()
    slider = page.locator("input[type=range]")
    slider.wait_for()
    for at in range(int(slider.get_attribute("max") or 0)):
        page.get_by_role("button", name="One step back").click()
        assert hand_of(page) == [], at
    visitor.picture("replay-one-screen")


def test_with_motion_the_dice_are_watched_without_the_hands(visit: Visits) -> None:
    """While the dice roll both look at the screen: the field and the dice are there, the cards are not."""
    visitor = visit(PHONE, motion=True)
    page = sit_together(visitor, "first-and-goal")
    choose = random.Random(4)
    watched = 0
    until = time.monotonic() + 3 * PATIENCE / 1000
    while watched < 3 and time.monotonic() < until:
        seen = page.evaluate(
            "() => ({curtain: !!document.querySelector('#lift'), fresh: !!document.querySelector('.die.fresh'),"
            " ours: !!document.querySelector('.prompt.ours'),"
            " cards: document.querySelectorAll('.hand [data-card]').length})"
        )
        if seen["curtain"]:
            assert seen["cards"] == 0
            page.locator("#lift").click()
            page.wait_for_selector(".prompt.ours")
        elif seen["ours"]:
            try_decision(page, choose)
        elif seen["fresh"]:
            assert seen["cards"] == 0
            watched += 1
        page.wait_for_timeout(15)
    assert watched == 3


def test_without_secrets_there_is_no_curtain(visit: Visits) -> None:
    visitor = visit()
    page = sit_together(visitor, "street-soccer")
    choose = random.Random(3)
    for _ in range(6):
        settled(page)
        expect(page.locator(".curtain")).to_have_count(0)
        assert decide(page, choose)
        expect(page.locator(".saved")).to_contain_text("✓")
