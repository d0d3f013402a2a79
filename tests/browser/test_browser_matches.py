"""A whole match of each game, by clicks, against a bot."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Server, Visits
from tests.browser.player import GAMES, decide, start_against_bot


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_clicks(visit: Visits, game: str) -> None:
    visitor = visit()
    page = start_against_bot(visitor, game)
    choose = random.Random(game)
    decisions = 0
    while decide(page, choose):
        decisions += 1
        assert decisions < 1000
        if decisions == 4:
            visitor.picture(f"match-{game}-desk")
    assert decisions > 5
    expect(page.locator(".verdict")).to_have_text(re.compile("You have won!|You have lost\\.|A draw\\."))
    expect(page.locator(".saved")).to_contain_text("✓")
    visitor.picture(f"over-{game}")
    page.locator("#rematch").click()
    page.locator(".ending").wait_for(state="detached")
    assert decide(page, choose)


def test_a_match_is_one_click_away(visit: Visits, tmp_path: Path) -> None:
    """Against the gentlest bot that knows the game; a server of its own, for that bot may have to be compiled first."""
    own = Server(tmp_path / "own.sqlite")
    own.start()
    try:
        visitor = visit(PHONE, at=own)
        for game in GAMES:
            page = visitor.open("/")
            page.locator(f"button[data-game={game}]").click()
            page.locator(".who-side:has(.you)", has_text="Guest").wait_for()
            page.locator(".scoreboard", has_text="Bot").wait_for()
        resumed = visitor.open("/").locator("section[aria-label='Go on where you stopped'] li")
        expect(resumed).to_have_count(len(GAMES))
        visitor.page.close()  # before the server goes: what it still loads would fail
    finally:
        own.kill()


def test_the_moves_are_shown_one_after_another(visit: Visits) -> None:
    """With motion a roll is seen before its consequence, and can be skipped."""
    visitor = visit(PHONE, motion=True)
    page = start_against_bot(visitor, "pocket-gridiron")
    page.get_by_role("button", name="Toss the coin").click()
    page.locator(".die.fresh, .coin.fresh").first.wait_for()
    page.get_by_role("button", name="Skip ahead").click()
    page.wait_for_selector(".prompt.ours, .prompt:not(:has(button))")


def test_ones_own_dice_wait_for_a_hand(visit: Visits) -> None:
    """The first thing after the click is the player's: a coin, then a die of their own, by key and by touch."""
    page = start_against_bot(visit(PHONE, motion=True), "pocket-gridiron")
    page.get_by_role("button", name="Toss the coin").wait_for()
    assert page.locator(".coin, .rolled .die").count() == 0
    page.keyboard.press("Enter")
    page.get_by_role("button", name=re.compile("Roll the white die|roll the red die")).wait_for()
    newest = "() => document.querySelector('.rolled figure:last-child')?.outerHTML ?? ''"
    before = page.evaluate(newest)
    page.locator(".stadium").click()
    page.wait_for_function(f"before => ({newest})() !== before", arg=before)


def test_dice_roll_by_themselves_where_that_is_wanted(visit: Visits) -> None:
    page = start_against_bot(visit(PHONE, motion=True), "pocket-gridiron")
    page.get_by_role("button", name="Toss the coin").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Roll your dice yourself").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Toss the coin").click()
    page.wait_for_selector("button.move:not(#roll), .ending")
