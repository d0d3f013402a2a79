"""From the first page to a first score, by somebody who only does what the ring shows."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visitor, Visits
from tests.browser.ring import due_after, touch

from touchline.games import game_names

SIZES = ((390, 844), (1280, 720))
MOST = 40
"""Touches that a lesson may take at most."""


def follow_the_ring(visitor: Visitor, game: str, *, by_finger: bool) -> list[str]:
    """Play the lesson by touching what is shown; the steps that were seen."""
    page = visitor.page
    steps: list[str] = []
    due = ""
    for _ in range(MOST):
        due = due_after(page, due)
        if due == "end":
            return steps
        step = due.split()[0]
        if step not in steps:
            steps.append(step)
            if step in ("aim", "goal", "touchdown", "red-zone", "try"):
                visitor.picture(f"lesson-{game}-{'phone' if by_finger else 'desk'}-{step}", whole=False)
        touch(page, due, by_finger=by_finger)
    raise AssertionError(f"no end after {MOST} touches, but {due}")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", game_names())
def test_the_first_page_leads_to_a_first_score(visit: Visits, game: str, size: tuple[int, int]) -> None:
    by_finger = size[0] < 600
    visitor = visit(size, has_touch=by_finger)
    page = visitor.open("/")
    page.locator(f"[data-learn={game}]").click()
    page.locator(".lesson-says").wait_for()
    expect(page.locator(".points").first).to_have_text("0")
    steps = follow_the_ring(visitor, game, by_finger=by_finger)
    assert 6 <= len(steps) <= 10
    expect(page.locator(".points").first).not_to_have_text("0")
    visitor.picture(f"lesson-{game}-{size[0]}-end", whole=False)
    page.go_back()
    expect(page.locator(f"[data-learn={game}]"), "what is learned is ticked").to_contain_text("✓")


def test_a_wrong_choice_changes_nothing_and_says_so(visit: Visits) -> None:
    visitor = visit()
    page = visitor.open("/learn/first-and-goal")
    page.locator("[data-card=slant]").click()
    page.locator("#call").click()
    expect(page.locator(".lesson-card .notice")).to_be_visible()
    expect(page.locator(".lesson-card")).to_have_attribute("data-step", "aim")


def test_the_first_match_follows_the_lesson(visit: Visits) -> None:
    """The gentlest rival, the coach switched on, and the rule behind each new situation, once."""
    visitor = visit()
    page = visitor.open("/learn/pocket-gridiron")
    follow_the_ring(visitor, "pocket-gridiron", by_finger=False)
    page.locator("#first-match").click()
    new = page.locator(".novelty")
    new.wait_for()
    shown = new.get_attribute("data-rule") or ""
    assert shown.startswith("PG-")
    visitor.picture("first-match", whole=False)
    here, paragraph = page.url, new.locator("a").get_attribute("href") or ""
    new.get_by_role("button").click()
    expect(page.locator(f".novelty[data-rule='{shown}']")).to_have_count(0)
    page.reload()
    page.locator(".match").wait_for()
    expect(page.locator(f".novelty[data-rule='{shown}']"), "explained once is enough").to_have_count(0)
    visitor.open(paragraph)
    expect(page.locator(f".rule.wanted[id='{shown}']"), "from the sentence to its paragraph").to_be_visible()
    page.locator("#back-to-match").click()
    expect(page, "and back").to_have_url(here)
