"""Puzzles in the browser: a position, an answer, what it was worth, and a streak that stays."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect
from tests.browser.conftest import Visits

from touchline.games import find_game
from touchline.solve.puzzles import find, puzzles_of

GAME = "pocket-gridiron"


def test_a_right_answer_counts_and_a_wrong_one_is_told_what_was_better(visit: Visits) -> None:
    visitor = visit((390, 844), dark=True)
    page = visitor.open("/puzzles")
    expect(page.locator(".game-shelf article")).to_have_count(4)
    expect(page.locator(".streak"), "nothing to count yet").to_have_count(0)
    visitor.picture("puzzles")
    found = [each for each in puzzles_of(find_game(GAME)) if each.best == "play"]
    page = visitor.open(f"/puzzle/{GAME}?id={found[0].id}")
    page.locator("[data-move=play]").click()
    expect(page.locator(".judgement")).to_have_attribute("data-right", "true")
    expect(page.locator(".streak")).to_contain_text("1 right in a row")
    visitor.picture("puzzle-right", whole=False)
    page = visitor.open(f"/puzzle/{GAME}?id={found[1].id}")
    page.locator("[data-move=field-goal]").click()
    expect(page.locator(".judgement")).to_have_attribute("data-right", "false")
    expect(page.locator(".judgement")).to_contain_text("at least")
    page.locator("#puzzle-why").click()
    expect(page.locator(".judgement .soft")).to_contain_text("worth")
    visitor.picture("puzzle-wrong", whole=False)
    expect(page.locator(".streak")).to_contain_text("0 right in a row, 1 at best; 1 solved")
    before = page.locator("[data-puzzle]").get_attribute("data-puzzle")
    page.locator("#next-puzzle").click()
    expect(page.locator(f"[data-puzzle]:not([data-puzzle='{before}'])")).to_be_visible()


def test_what_was_given_away_is_kept_and_tried_again(visit: Visits) -> None:
    """The id carries the puzzle: it is played like any other, and crossed off once it is solved."""
    shipped = next(each for each in puzzles_of(find_game(GAME)) if each.best == "play")
    own = replace(shipped, own=True)
    visitor = visit((390, 844))
    page = visitor.open("/puzzles")
    expect(page.locator(".own-puzzles a")).to_have_count(0)
    kept = [{"id": own.id, "game": GAME, "match": "m", "at": 3, "solved": False}]
    page.evaluate("kept => localStorage.setItem('touchline.own-puzzles', JSON.stringify(kept))", kept)
    page.reload()
    visitor.picture("puzzles-own")
    page.locator(".own-puzzles a").click()
    expect(page.locator(".eyebrow")).to_have_text("From your own match")
    page.locator("[data-move=play]").click()
    expect(page.locator(".judgement")).to_have_attribute("data-right", "true")
    visitor.picture("puzzle-own-right", whole=False)
    page = visitor.open("/puzzles")
    expect(page.locator(".own-puzzles")).to_be_visible()
    expect(page.locator(".own-puzzles a")).to_have_count(0)


def test_the_puzzle_of_the_day_is_played_on_the_real_board(visit: Visits) -> None:
    visitor = visit((1280, 720))
    page = visitor.open("/")
    page.get_by_role("link", name="Find the best move").click()
    page.locator("a[href='/puzzle/street-soccer?daily=1']").click()
    expect(page.locator(".pitch .offer").first).to_be_visible()
    visitor.picture("puzzle-soccer", whole=False)


def test_days_in_a_row_are_counted_and_a_day_missed_ends_them(visit: Visits) -> None:
    """The browser's clock is set on from day to day; the streak outlives the page, and tells that it ended."""
    visitor = visit((390, 844))
    noon = datetime(2031, 3, 4, 12, tzinfo=UTC)
    counted = []
    daily = visitor.page.locator(f"a[href='/puzzle/{GAME}?daily=1']")
    for day in (0, 1, 1, 2, 4):
        visitor.page.clock.set_fixed_time(noon + timedelta(days=day))
        page = visitor.open(f"/puzzle/{GAME}?daily=1")
        asked = page.locator("[data-puzzle]").get_attribute("data-puzzle") or ""
        page.locator(f"[data-move={find(find_game(GAME), asked).best}]").click()
        expect(page.locator(".judgement")).to_have_attribute("data-right", "true")
        page = visitor.open("/puzzles")
        told = page.locator(".streak").inner_text()
        counted.append(told[told.index("Puzzle of the day") :])
        expect(daily, "done for today").to_have_text("✓ Today's is solved")
    days = ("1 day", "2 days", "2 days", "3 days", "1 day")
    assert counted == [f"Puzzle of the day: {each} in a row." for each in days]
    visitor.picture("puzzles-days")
    visitor.page.clock.set_fixed_time(noon + timedelta(days=6))
    page = visitor.open("/puzzles")
    expect(page.locator(".streak")).to_contain_text("5 right in a row")
    expect(page.locator(".streak")).not_to_contain_text("Puzzle of the day")
    expect(daily, "another day, another puzzle").to_have_text("Puzzle of the day")
