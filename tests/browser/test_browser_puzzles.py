"""Puzzles in the browser: a position, an answer, what it was worth, and a streak that stays."""

from __future__ import annotations

from dataclasses import replace

from playwright.sync_api import expect
from tests.browser.conftest import Visits

from touchline.games import find_game
from touchline.solve.puzzles import puzzles_of

GAME = "pocket-gridiron"


def test_a_right_answer_counts_and_a_wrong_one_is_told_what_was_better(visit: Visits) -> None:
    visitor = visit((390, 844), dark=True)
    page = visitor.open("/puzzles")
    expect(page.locator(".puzzle-shelf article")).to_have_count(4)
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
