"""Both at one screen: with hidden hands a curtain hangs between the two."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import Page, expect
from tests.browser.conftest import PATIENCE, PHONE, PICTURES, Visitor, Visits
from tests.browser.player import decide, moved_on, seq_of, settled, try_decision
from tests.browser.test_browser_access import overflow, violations
from tests.browser.test_browser_stage import at_one_screen

DUE = """() => [...document.querySelectorAll('.who-side')].findIndex(each => each.classList.contains('due')) + 1"""
"""The side whose turn it is, from one on."""

SEEN = """button => {
  const box = button.getBoundingClientRect();
  const [top, foot] = [box.top + 2, box.bottom - 2].map(y => document.elementFromPoint(box.left + box.width / 2, y));
  return [top, foot].every(found => found === button || button.contains(found));
}"""
"""Whether somebody sees the whole of a button without scrolling."""

LIFT = """() => {
  const button = document.querySelector("#lift");
  if (!button) return null;
  const seen = document.querySelectorAll(".hand [data-card], .counsel, button.move").length;
  const asked = document.querySelector(".curtain h2").textContent;
  button.click();
  return { seen, asked };
}"""
"""Who is asked to lift the curtain, how much could be seen beside it, and it is lifted: all at once, for between two
questions to the same person it hangs only until the page knows that it was lifted already."""


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
        before = seq_of(page)
        if curtain.count():
            if not lifted_by:
                assert violations(visitor) == []
                assert overflow(visitor) <= 0
                assert page.locator("#lift").evaluate(SEEN), "the button lies under the sheet"
                visitor.picture("curtain-phone")
            lifted = page.evaluate(LIFT)
            if lifted is None:
                continue
            assert lifted["seen"] == 0
            page.wait_for_selector(".prompt.ours")
            lifted_by.add(lifted["asked"])
        if page.locator(".called .card-back").count():
            face_down += 1
            visitor.picture("curtain-lifted-phone")
        if try_decision(page, choose):
            moved_on(page, before)
        expect(page.locator(".saved")).to_contain_text("✓")
    assert lifted_by == {"Hand the device to Ann", "Hand the device to Bob"}
    assert face_down >= 2


def test_a_snap_is_called_in_two_taps_each_and_only_hidden_choices_change_hands(visit: Visits) -> None:
    """What is said aloud needs no curtain: whoever is asked is named, and no card is on the screen."""
    page = sit_together(visit(PHONE), "first-and-goal")
    choose = random.Random(5)
    calls: list[tuple[str, int]] = []
    aloud = 0
    while len(calls) < 6 or not aloud:
        page.wait_for_selector("#lift, .prompt.ours")
        before = seq_of(page)
        if page.locator("#lift").count():
            who = page.locator(".curtain h2").inner_text()
            page.locator("#lift").dblclick()
            page.wait_for_selector(".prompt.ours")
            assert seq_of(page) == before, "the second touch of a double one calls nothing"
            cards = page.locator(".hand.quick button.play-card:enabled")
            if cards.count():
                cards.nth(choose.randrange(cards.count())).click()
                calls.append((who, 2))
                moved_on(page, before)
                continue
        elif not page.locator(".hand.quick").count():
            assert hand_of(page) == []
            assert re.match("(Ann|Bob): ", page.locator(".prompt .ask").inner_text())
            aloud += 1
        assert try_decision(page, choose)
        moved_on(page, before)
    assert {who for who, _ in calls} == {"Hand the device to Ann", "Hand the device to Bob"}


BEFORE_A_KICK = (
    "phase=call down=4 y=20 hand=1,0,0,1,0,2,1,0,1,1,1,0,0,1,2,0,1,0,2,0,0,1,0,1"
    " deck=4,5,5,4,5,3,4,5,4,4,4,5,5,4,3,5,4,5,3,5,5,4,5,4"
)
WATCH_THE_CURTAIN = """() => new MutationObserver(() => {
    if (document.querySelector('.curtain')) window.fell = (window.fell ?? 0) + 1;
}).observe(document.body, {subtree: true, childList: true})"""


def test_no_curtain_falls_before_whoever_has_lifted_it(visit: Visits) -> None:
    """Ann lines up for a kick, Bob says aloud that he goes on, and Ann is asked again, with nothing rolled since."""
    page = at_one_screen(visit(), "first-and-goal", BEFORE_A_KICK)
    page.locator("#lift").click()
    page.locator("button.move[data-move=field-goal]").click()
    answer = page.locator("button.move[data-move=ready]")
    answer.wait_for()
    page.evaluate(WATCH_THE_CURTAIN)
    answer.click()
    page.locator("button.play-card:enabled").first.wait_for()
    assert page.evaluate("window.fell") is None


def test_a_card_can_be_looked_at_before_it_is_called(visit: Visits) -> None:
    page = sit_together(visit(PHONE), "first-and-goal")
    choose = random.Random(2)
    while not page.locator("#look-first").count():
        page.wait_for_selector("#lift, .prompt.ours")
        before = seq_of(page)
        if page.evaluate(LIFT):
            page.wait_for_selector(".prompt.ours")
        elif try_decision(page, choose):
            moved_on(page, before)
    page.locator("#look-first").click()
    card = page.locator("button.play-card:enabled").first
    card.click()
    expect(page.locator(".matchups")).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.locator("#call").click()
    expect(page.locator("#lift")).to_be_visible()


def test_two_phones_hold_the_hands_beside_a_screen_on_the_table(visit: Visits) -> None:
    """Four browsers: the table shows what all may see, each phone its own hand; a fourth looks on from elsewhere."""
    table, *phones = visit(), visit(PHONE), visit(PHONE)
    page = sit_together(table, "first-and-goal")
    choose = random.Random(3)
    while not page.locator("#lift").count():
        page.wait_for_selector("#lift, .prompt.ours")
        before = seq_of(page)
        if not page.locator("#lift").count() and try_decision(page, choose):
            moved_on(page, before)
    page.locator("#phones").click()
    links = page.locator(".hand-link")
    expect(links).to_have_count(2)
    table.picture("phones-as-hands")
    assert violations(table) == []
    for phone, link in zip(phones, links.all(), strict=True):
        phone.page.goto(link.input_value())
        phone.page.get_by_role("button", name="Take my seat here").click()
        phone.page.wait_for_selector(".match.in-hand")
    page.locator("#phones-go").click()
    onlooker = visit()
    onlooker.open(page.url.removeprefix(table.server.url))
    onlooker.page.wait_for_selector(".match")
    for _ in range(8):
        before = seq_of(page)
        due = page.wait_for_function(
            "() => [...document.querySelectorAll('.who-side')].findIndex(e => e.classList.contains('due')) + 1"
        )
        hand = phones[int(due.json_value()) - 1].page
        hand.wait_for_selector(".prompt.ours")
        assert hand.locator(".gridiron").count() == 0
        assert hand_of(page) == hand_of(onlooker.page) == []
        assert page.locator("#lift, .prompt.ours, .counsel").count() == 0
        if not (PICTURES / "phone-as-hand.png").exists() and hand.locator("button.play-card:enabled").count():
            phones[int(due.json_value()) - 1].picture("phone-as-hand")
        assert try_decision(hand, choose)
        moved_on(page, before)
    held = [set(hand_of(phone.page)) for phone in phones]
    assert all(held)
    for phone in phones:
        assert overflow(phone) <= 0
    page.get_by_role("button", name="Menu").click()
    page.locator("#phones-back").click()
    page.wait_for_selector("#lift, .prompt.ours")


def test_the_replay_at_one_screen_shows_no_hand_before_the_end(visit: Visits) -> None:
    visitor = visit()
    page = sit_together(visitor, "first-and-goal")
    choose = random.Random(8)
    for _ in range(6):
        page.wait_for_selector("#lift, .prompt.ours")
        if page.evaluate(LIFT):
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
            if page.evaluate(LIFT):
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
