"""A player who points at things: one decision at a time, whatever the game."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as NothingCame
from tests.browser.conftest import Visitor

GONE = 20_000
"""Milliseconds after which what was to be touched is taken for gone: the match went on meanwhile."""
GAMES = ("football-darts", "pocket-gridiron", "street-soccer", "first-and-goal")


def start_against_bot(visitor: Visitor, game: str) -> Page:
    """A match against the bot that needs no time to think."""
    page = visitor.open(f"/game/{game}")
    page.locator("select.level").select_option("random")
    page.locator("#begin").click()
    page.wait_for_selector(".match")
    return page


def _any(found: Locator, choose: random.Random) -> Locator:
    found.first.wait_for(timeout=GONE)
    return found.nth(choose.randrange(found.count()))


ON_THE_SCREEN = """() => Object.fromEntries(Object.entries({
    over: ".ending", board: ".dartboard.live", offers: ".offer",
    moves: "button.move", cards: "button.play-card:enabled", quick: ".hand.quick",
}).map(([name, selector]) => [name, document.querySelectorAll(selector).length]))"""


TO_DECIDE = ".ending, .dartboard.live, .offer, button.move, button.play-card:enabled"
"""What ``try_decision`` can do something with, and the end of the match."""


def try_decision(page: Page, choose: random.Random) -> bool:
    """Make the decision on the screen, if there is one and it stays until it is touched."""
    try:
        return _decision(page, choose)
    except NothingCame:
        return False


def _decision(page: Page, choose: random.Random) -> bool:
    seen: dict[str, int] = page.evaluate(ON_THE_SCREEN)
    if seen["over"]:
        return False
    if seen["board"]:
        return _throw(page, choose)
    if seen["offers"]:
        return _point(page, choose)
    options = [name for name in ("moves", "cards") if seen[name]]
    if not options:
        return False
    if choose.choice(options) == "moves":
        page.locator("button.move").nth(choose.randrange(seen["moves"])).click(timeout=GONE)
    else:
        page.locator("button.play-card:enabled").nth(choose.randrange(seen["cards"])).click(timeout=GONE)
        if not seen["quick"]:
            page.locator("#call").click(timeout=GONE)
    return True


def _throw(page: Page, choose: random.Random) -> bool:
    """Touch the board somewhere inside the doubles and throw."""
    calls = page.locator("button[data-call]")
    if calls.count():
        _any(calls, choose).click(timeout=GONE)
    board = page.locator(".dartboard")
    board.scroll_into_view_if_needed(timeout=GONE)
    box = board.bounding_box(timeout=GONE)
    assert box is not None
    reach = 0.36 * min(box["width"], box["height"])
    x, y = choose.uniform(-0.6, 0.6) * reach, choose.uniform(-0.6, 0.6) * reach
    page.mouse.click(box["x"] + box["width"] / 2 + x, box["y"] + box["height"] / 2 + y)
    page.locator("#throw").click(timeout=GONE)
    return True


def _point(page: Page, choose: random.Random) -> bool:
    """Choose a figure, then where it or the ball ends."""
    goal = page.locator('.offer.kick[data-square="GOAL"]')
    if goal.count():
        goal.click(timeout=GONE)
        return True
    ends = page.locator(".offer.kick, .offer.walk, .offer.place")
    if not ends.count():
        _any(page.locator(".offer.figure"), choose).click(timeout=GONE)
        ends = page.locator(".offer.kick, .offer.walk")
    _any(ends, choose).click(timeout=GONE)
    return True


def is_over(page: Page) -> bool:
    return page.locator(".ending").count() > 0


def decide(page: Page, choose: random.Random) -> bool:
    """Wait for the own turn and make one decision; ``False`` when the match is over."""
    while True:
        page.wait_for_selector(TO_DECIDE, state="attached")
        if try_decision(page, choose):
            return True
        if is_over(page):
            return False


def seq_of(page: Page) -> int:
    """The number of the newest event the page knows."""
    return int(page.locator(".match").get_attribute("data-seq") or 0)


def moved_on(page: Page, seq: int) -> None:
    """Wait until the page knows of something newer."""
    page.wait_for_function("seq => Number(document.querySelector('.match')?.dataset.seq) > seq", arg=seq)


def settled(page: Page) -> str:
    """Wait until a decision of ours is due or the match is over; what the board side says then."""
    page.wait_for_selector(".prompt.ours, .ending")
    return page.locator(".scoreboard").inner_text() + "\n" + page.locator(".prompt .ask, .ending").inner_text()
