"""Accounts, ratings, rated matches, histories and leagues, by clicks."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect
from tests.browser.conftest import DESK, PHONE, Visitor, Visits
from tests.browser.player import settled, try_decision
from tests.browser.test_browser_access import by_day_and_night, overflow, violations

PASSPHRASE = "a table by the window"


def create_account(visitor: Visitor, name: str, *, then: str = "/account") -> Page:
    """A new account, by the form."""
    page = visitor.open(then)
    if then != "/account":
        page.locator("main").get_by_role("link", name="Sign in").click()
    page.get_by_role("button", name="I am new here").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    page.locator("#enter").click()
    return page


def resign(page: Page) -> None:
    page.locator("#resign").click()
    page.locator("#resign-sure").click()


def test_an_account_is_made_left_and_entered_again(visit: Visits) -> None:
    visitor = visit(PHONE)
    page = create_account(visitor, "Dora")
    expect(page.get_by_role("heading", name="Dora")).to_be_visible()
    page.locator("#sign-out").click()
    page.get_by_label("Name").fill("Dora")
    page.get_by_label("Passphrase").fill("not the right one")
    visitor.expected = ("401", "409")
    page.locator("#enter").click()
    expect(page.get_by_role("alert")).to_contain_text("do not fit")
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    page.locator("#enter").click()
    expect(page.get_by_role("heading", name="Dora")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Dora")).to_be_visible()
    page.locator("#sign-out").click()
    create_account(visitor, "dora")
    expect(page.get_by_role("alert")).to_contain_text("taken")


def test_a_rated_match_moves_both_ratings_and_stands_in_the_history(visit: Visits) -> None:
    """Both signed in, the coach silent, a result, two ratings, and the match in both histories."""
    ann, bob = visit(), visit(PHONE)
    create_account(ann, "Rated-Ann")
    expect(ann.page.get_by_role("heading", name="Rated-Ann")).to_be_visible()
    page = ann.open("/game/pocket-gridiron")
    page.locator("input[value=friend]").check()
    page.locator("#rated").check()
    page.locator("#begin").click()
    link = page.locator("#invite-link").input_value()
    bob.page.goto(link)
    expect(bob.page.get_by_text("This match is rated")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Sit down and play")).to_be_disabled()
    bob.picture("invited-rated-phone")
    bob.page.locator("main").get_by_role("link", name="Sign in").click()
    bob.page.get_by_role("button", name="I am new here").click()
    bob.page.get_by_label("Name").fill("Rated-Bob")
    bob.page.get_by_label("Passphrase").fill(PASSPHRASE)
    bob.page.locator("#enter").click()
    bob.page.get_by_role("button", name="Sit down and play").click()
    for each in (ann, bob):
        expect(each.page.locator(".scoreboard")).to_contain_text("1500?")
        expect(each.page.locator(".situation")).to_contain_text("rated")
    settled_page = ann.page if ann.page.locator(".prompt.ours").count() else bob.page
    settled_page.get_by_role("button", name="Menu").click()
    expect(settled_page.get_by_text("the coach keeps silent")).to_be_visible()
    expect(settled_page.get_by_role("button", name="Coach")).to_have_count(0)
    settled_page.keyboard.press("Escape")
    resign(bob.page)
    expect(ann.page.locator(".verdict")).to_contain_text("You have won!")
    expect(ann.page.locator(".rating-now")).to_contain_text("▲")
    expect(bob.page.locator(".rating-now")).to_contain_text("▼")
    bob.picture("over-rated-phone")
    history = ann.open("/matches").locator(".history li").first
    expect(history).to_contain_text("Pocket Gridiron · Rated-Bob")
    expect(history).to_contain_text("won · rated")
    ann.picture("matches-desk")
    expect(ann.open("/ratings").get_by_role("heading", name="Ratings")).to_be_visible()
    ann.page.get_by_label("Game").select_option("pocket-gridiron")
    expect(ann.page.locator("tbody")).to_contain_text("rated-ann")
    ann.page.get_by_role("link", name="rated-bob").click()
    expect(ann.page.get_by_role("heading", name="Rated-Bob")).to_be_visible()
    expect(ann.page.locator(".history li").first).to_contain_text("lost · rated")
    ann.picture("player-desk")


def test_a_match_goes_on_at_another_device(visit: Visits) -> None:
    """Whoever signs in elsewhere finds the match and sits on the own seat."""
    first, second = visit(), visit(PHONE)
    create_account(first, "Traveller")
    expect(first.page.get_by_role("heading", name="Traveller")).to_be_visible()
    page = first.open("/game/pocket-gridiron")
    page.locator("select.level").select_option("random")
    page.locator("#begin").click()
    settled(page)
    elsewhere = second.open("/account")
    elsewhere.get_by_label("Name").fill("traveller")
    elsewhere.get_by_label("Passphrase").fill(PASSPHRASE)
    elsewhere.locator("#enter").click()
    elsewhere.get_by_role("link", name="My matches").click()
    elsewhere.locator(".history a").first.click()
    settled(elsewhere)
    assert try_decision(elsewhere, random.Random(2))
    expect(elsewhere.locator(".saved")).to_contain_text("✓")


def test_a_league_is_founded_joined_played_and_counted(visit: Visits) -> None:
    carla, david = visit(PHONE), visit(DESK)
    page = create_account(carla, "Carla-L", then="/leagues")
    page.get_by_label("Name of the league").fill("Window Table League")
    page.get_by_label("Game").select_option("street-soccer")
    page.get_by_label("Home and away").uncheck()
    carla.picture("leagues-founding-phone")
    page.locator("#found").click()
    expect(page.get_by_role("heading", name="Window Table League")).to_be_visible()
    expect(page.locator("#start-league")).to_be_disabled()
    league = page.url
    david.page.goto(league)
    david.page.locator("main").get_by_role("link", name="Sign in").click()
    david.page.get_by_role("button", name="I am new here").click()
    david.page.get_by_label("Name").fill("David-L")
    david.page.get_by_label("Passphrase").fill(PASSPHRASE)
    david.page.locator("#enter").click()
    david.page.locator("#take-part").click()
    expect(david.page.get_by_text("You are in.")).to_be_visible()
    page.reload()
    page.locator("#start-league").click()
    expect(page.locator(".fixture")).to_have_count(1)
    for each in (carla, david):
        each.page.goto(league)
        expect(each.page.locator("tbody tr")).to_have_count(2)
        assert violations(each) == []
        assert overflow(each) <= 0
    carla.picture("league-phone")
    page.locator(".fixture button").click()
    page.wait_for_selector(".scoreboard")
    david.page.reload()
    expect(david.page.locator(".fixture")).to_contain_text("carla-l waits for you")
    david.open("/")
    expect(david.page.locator(".challenges")).to_contain_text("Carla-L")
    expect(david.page.locator(".challenges button")).to_have_count(0)
    david.page.goto(league)
    david.page.locator(".fixture button").click()
    expect(david.page.locator(".situation")).to_contain_text("figures placed")
    resign(david.page)
    expect(page.locator(".verdict")).to_have_text("You have won! 0 – 0")
    for each in (carla, david):
        each.page.goto(league)
        expect(each.page.locator("tbody tr").first).to_contain_text("carla-l")
        expect(each.page.locator("tbody tr").first).to_contain_text("3")
        expect(each.page.locator(".fixture")).to_contain_text("carla-l won")
        expect(each.page.locator("#champion")).to_have_text("carla-l has won the league.")
    david.picture("league-desk")
    assert david.page.locator(".fixture a").get_attribute("href")


def test_the_pages_of_a_member_are_accessible_and_fit_a_phone(visit: Visits) -> None:
    visitor = visit(PHONE)
    create_account(visitor, "Member-Mia")
    expect(visitor.page.get_by_role("heading", name="Member-Mia")).to_be_visible()
    for path in ("/account", "/matches", "/ratings", "/leagues", "/game/street-soccer", "/player/member-mia"):
        page = visitor.open(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        by_day_and_night(visitor, f"member-{path.strip('/').replace('/', '-')}-phone-*")


def test_a_signed_in_spectator_asks_for_no_key(visit: Visits) -> None:
    """Whoever sits nowhere in a match looks on, and nothing is refused on the way: the console stays empty."""
    ann, bob = visit(), visit()
    page = ann.open("/game/pocket-gridiron")
    page.locator("#begin").click()
    page.wait_for_selector(".match")
    create_account(bob, "Looker-Bob")
    expect(bob.page.get_by_role("heading", name="Looker-Bob")).to_be_visible()
    asked: list[str] = []
    bob.page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    bob.open(page.evaluate("location.pathname"))
    bob.page.wait_for_selector(".match .scoreboard")
    assert not [each for each in asked if each.startswith("POST") and each.endswith("/token")]
