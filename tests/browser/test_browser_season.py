"""A season in the browser: four owners at four screens, standings, week, bracket and the final."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect
from tests.browser.conftest import DESK, PATIENCE, PHONE, Visitor, Visits
from tests.browser.test_browser_access import overflow, violations
from tests.browser.test_browser_accounts import create_account, resign

CARDS = {"Air attack": "Ann-Air", "Ground attack": "Bob-Ground", "Tight attack": "Cy-Tight", "Trick attack": "Di-Trick"}
WEEKS = 12


def season_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def week_of(visitor: Visitor, season: str) -> int:
    """The week being played, as the server has it."""
    shown = visitor.page.request.get(f"{visitor.server.url}/api/seasons/{season}").json()
    return int(shown["week"])


def until_week(visitor: Visitor, season: str, week: int) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while week_of(visitor, season) < week:
        assert time.monotonic() < end, f"week {week} never came"
        visitor.page.wait_for_timeout(100)


def test_four_owners_at_four_screens(visit: Visits) -> None:
    """A commissioner draws up a season of four cards; everybody takes a team by a click; the first week is played."""
    owners = {team: visit(PHONE if team.startswith("T") else DESK) for team in CARDS}
    for visitor in owners.values():
        visitor.expected = ("429",)  # the coach reviews one ended match at a time for an address
    first = owners["Air attack"]
    page = create_account(first, CARDS["Air attack"], then="/seasons")
    page.get_by_label("Name of the season").fill("Four cards")
    page.locator("select.game").select_option("pocket-gridiron")
    page.locator("#draw-up").click()
    expect(page.get_by_role("heading", name="Four cards")).to_be_visible()
    address, season = page.url, season_of(page)
    path = address.removeprefix(first.server.url)
    for team, visitor in owners.items():
        if visitor is not first:
            create_account(visitor, CARDS[team], then=path)
        visitor.page.locator(f"button[data-team={team.partition(' ')[0].lower()}]").click()
        expect(visitor.page.get_by_text(f"coach {CARDS[team].lower()}").first).to_be_visible()
    page.locator("#begin-season").click()
    expect(page.locator(".season-grid")).to_be_visible()
    shown = page.request.get(f"{first.server.url}/api/seasons/{season}").json()
    pairs = [fixture for fixture in shown["fixtures"] if fixture["week"] == 1]
    names = {team["key"]: team["name"] for team in shown["teams"]}
    for fixture in pairs:
        home, away = owners[names[fixture["home"]]], owners[names[fixture["away"]]]
        for visitor in (home, away):
            visitor.open(path)
            visitor.page.locator("#play-week").click()
            visitor.page.wait_for_selector(".match")
        resign(away.page)
        expect(home.page.locator(".ending")).to_be_visible()
    until_week(first, season, 2)
    for team, visitor in owners.items():
        visitor.open(path)
        won = names[pairs[0]["home"]] == team or names[pairs[1]["home"]] == team
        card = visitor.page.locator(".side-card")
        expect(card.locator(".side-figures dd").first).to_have_text("1-0" if won else "0-1")
        expect(visitor.page.locator(".bracket-card")).to_contain_text("If the season ended today")
        assert overflow(visitor) <= 0
    assert violations(first) == []
    first.picture("season-desktop")
    owners["Tight attack"].picture("season-phone")
    page.locator(".commissioner summary").first.click()
    page.locator("#award-to").select_option(index=1)
    page.locator("#award").click()
    expect(page.locator(".week-card .note")).to_have_text("awarded")


def test_a_season_of_bots_ends_with_a_champion_on_the_screen(visit: Visits) -> None:
    """Nobody owns a team: the server plays the whole season, and the final has its screen."""
    visitor = visit(DESK, dark=True)
    page = create_account(visitor, "Bots-Only", then="/seasons")
    page.get_by_label("Name of the season").fill("Bots only")
    page.locator("select.game").select_option("pocket-gridiron")
    page.locator("#draw-up").click()
    page.locator("#begin-season").click()
    season = season_of(page)
    until_week(visitor, season, WEEKS + 2)
    page.reload()
    expect(page.locator(".final-screen")).to_contain_text("Champion:")
    expect(page.locator(".odds-table tbody tr").first).to_contain_text("100")
    page.locator(".score-button").first.click()
    expect(page.locator(".report")).to_be_visible()
    assert violations(visitor) == []
    visitor.picture("season-final-dark")
    visitor.open("/seasons")
    expect(page.get_by_text("Champion:").first).to_be_visible()
    expect(page.locator(".champions")).to_contain_text("Bots only")
    expect(page.locator(".champions")).to_contain_text("against")
    assert violations(visitor) == []
    visitor.picture("season-champions-dark")


def test_a_league_with_a_team_of_ones_own(visit: Visits) -> None:
    """Dice that break the checksum rule are refused as they are typed; the team is kept, and the season has it."""
    visitor = visit(PHONE)
    visitor.expected = ("422",)  # a die that breaks the checksum rule is refused
    page = create_account(visitor, "Own-League", then="/seasons")
    page.get_by_label("Name of the season").fill("Harbour league")
    page.locator("select.game").select_option("first-and-goal")
    page.locator("#league").select_option("own")
    for team in ("boston-bombers", "knoxville-knights"):
        page.locator(f"input[data-team={team}]").check()
    editor = page.locator(".team-editor")
    editor.get_by_label("Name of the team").fill("Harbour Hogs")
    editor.get_by_label("Begin with the figures of").select_option("oklahoma-city-ogres")
    expect(editor.locator(".own-good")).to_be_visible()
    face = editor.get_by_label("red die, face 6")
    kept = face.input_value()
    face.fill(str(int(kept) - 1))
    face.blur()
    expect(editor.get_by_role("alert")).to_contain_text("12")
    expect(editor.locator(".own-add")).to_be_disabled()
    assert overflow(visitor) <= 0
    visitor.picture("season-team-editor-refused")
    face.fill(kept)
    face.blur()
    expect(editor.locator(".own-good")).to_be_visible()
    visitor.picture("season-team-editor")
    editor.locator(".own-add").click()
    expect(page.locator(".own-teams")).to_contain_text("Harbour Hogs")
    expect(page.locator(".league-count")).to_have_text("3 teams in the league")
    assert violations(visitor) == []
    page.locator("#draw-up").click()
    expect(page.get_by_role("heading", name="Harbour league")).to_be_visible()
    own = page.locator(".team-choice li", has_text="Harbour Hogs")
    own.get_by_role("button").click()
    expect(own).to_contain_text("coach own-league")
    assert violations(visitor) == []
    visitor.picture("season-own-league")
