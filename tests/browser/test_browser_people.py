"""Friends in two browsers: asked, agreed, challenged, kept away; a guest's matches taken into a new account."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visitor, Visits
from tests.browser.test_browser_accounts import PASSPHRASE, create_account, resign
from tests.browser.test_browser_friends import invite


def sign_up(visitor: Visitor, name: str) -> Page:
    page = create_account(visitor, name)
    page.locator("#sign-out").wait_for()
    return page


def test_friends_ask_agree_and_challenge(visit: Visits) -> None:
    ann, bob = visit(), visit(PHONE)
    sign_up(ann, "Friendly-Ann")
    sign_up(bob, "Friendly-Bob")
    page = ann.open("/friends")
    page.locator("#friend-name").fill("friendly-bob")
    page.get_by_role("button", name="Add as friend").click()
    expect(page.locator(".friends")).to_contain_text("Asked, no answer yet")
    theirs = bob.open("/friends")
    theirs.get_by_role("button", name="Say yes").click()
    expect(theirs.locator(".friends")).not_to_contain_text("Want to be your friend")
    bob.picture("friends")
    page = ann.open("/player/friendly-bob")
    expect(page.locator(".acquaintance")).to_contain_text("Friendly-Bob is your friend.")
    ann.picture("acquaintance")
    page.locator("#challenge").click()
    page.locator("#challenge-game").select_option("pocket-gridiron")
    page.locator("#challenge-send").click()
    page.wait_for_selector(".scoreboard")
    theirs = bob.open("/")
    expect(theirs.locator(".challenges")).to_contain_text("Friendly-Ann")
    bob.picture("challenged")
    theirs.locator(".challenges a.button").click()
    theirs.get_by_role("button", name="Sit down and play").click()
    theirs.wait_for_selector(".scoreboard")
    expect(page.locator(".presence.here")).to_have_count(1)
    resign(theirs)
    page = ann.open("/player/friendly-bob")
    expect(page.locator(".versus")).to_contain_text("You against Friendly-Bob")
    page.locator("#block").click()
    expect(page.locator(".acquaintance")).to_contain_text("You have blocked Friendly-Bob.")


def test_a_guest_s_match_comes_into_a_new_account(visit: Visits, tmp_path: Path) -> None:
    ann, bob = visit(), visit()
    invite(ann, bob, "pocket-gridiron")
    resign(bob.page)
    ann.page.locator(".ending").wait_for()
    page = sign_up(ann, "Former-Guest")
    page.locator("#take-in").click()
    expect(page.get_by_text("Taken in: 1.")).to_be_visible()
    with page.expect_download() as saved:
        page.locator("#own-data").click()
    saved.value.save_as(tmp_path / "own.json")
    told = json.loads((tmp_path / "own.json").read_text(encoding="utf-8"))
    assert told["account"]["name"] == "former-guest"
    assert len(told["matches"]) == 1
    page = ann.open("/matches")
    expect(page.locator(".history")).to_contain_text("Bob")
    expect(page.locator(".history")).to_contain_text("won")
    elsewhere = visit(PHONE)
    page = elsewhere.open("/account")
    page.get_by_label("Name").fill("Former-Guest")
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    page.locator("#enter").click()
    page.locator("#sign-out").wait_for()
    page = elsewhere.open("/matches")
    page.locator(".history a").click()
    page.wait_for_selector(".replay, .match")
