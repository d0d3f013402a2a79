"""For everybody: axe in light and dark, keyboard alone, text mode, a phone of 320 × 568, both languages."""

from __future__ import annotations

import random
import re
from typing import Any, Literal

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DESK, PHONE, ROOT, Visitor, Visits
from tests.browser.player import GAMES, decide, moved_on, seq_of, settled, start_against_bot

AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = {
    "home": "/",
    "game": "/game/first-and-goal",
    "rules": "/rules/street-soccer",
    "settings": "/settings",
    "leagues": "/leagues",
    "account": "/account",
    "matches": "/matches",
    "ratings": "/ratings",
    "nowhere": "/nowhere",
}


def violations(visitor: Visitor) -> list[str]:
    """What axe finds on the page, a line each."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = visitor.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['html'][:160]} ({node['failureSummary'][:300]})"
        for each in found["violations"]
        for node in each["nodes"][:3]
    ]


def overflow(visitor: Visitor) -> int:
    """By how many pixels the page is wider than the screen."""
    wide: int = visitor.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


FADED = """async () => {
  const soon = () => new Promise((seen) => setTimeout(seen, 20));
  const fading = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
  for (let calm = 0; calm < 3; calm = fading().length ? 0 : calm + 1) {
    for (const each of fading()) each.finish();
    await soon();
  }
}"""
"""Colours that pass over into others, and those that follow them, have arrived, frames or none."""
SHADES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def by_day_and_night(visitor: Visitor, name: str, *, whole: bool = True) -> None:
    """What is on the screen is accessible and fits in both shades; ``name`` of the pictures, ``*`` for the shade."""
    for shade in SHADES:
        visitor.page.emulate_media(color_scheme=shade, reduced_motion="reduce")
        visitor.page.evaluate(FADED)
        assert violations(visitor) == [], f"{name} {shade}"
        assert overflow(visitor) <= 0, f"{name} {shade}"
        visitor.picture(name.replace("*", shade), whole=whole)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_every_page_is_accessible_and_fits(visit: Visits, size: tuple[int, int]) -> None:
    visitor = visit(size)
    kind = "phone" if size == PHONE else "desk"
    for name, path in PAGES.items():
        page = visitor.open(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        by_day_and_night(visitor, f"{name}-{kind}-*")


@pytest.mark.parametrize("game", GAMES)
def test_every_match_is_accessible_and_fits_a_phone(visit: Visits, game: str) -> None:
    visitor = visit(PHONE, has_touch=True)
    page = start_against_bot(visitor, game)
    choose = random.Random(f"phone {game}")
    for turn in range(8):
        settled(page)
        assert overflow(visitor) <= 0
        if turn in (0, 7):
            by_day_and_night(visitor, f"match-{game}-phone-*-{turn}")
        assert decide(page, choose)
    settled(page)
    page.get_by_role("button", name="Log").click()
    page.get_by_role("dialog").locator("button.why").first.click()
    page.get_by_role("dialog").locator(".rule").first.wait_for()
    by_day_and_night(visitor, f"why-{game}-phone-*", whole=False)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("dialog").wait_for()
    page.get_by_role("button", name="Hello!").wait_for()
    by_day_and_night(visitor, "menu-phone-*", whole=False)


def test_forced_colours_and_targets_for_fingers(visit: Visits) -> None:
    """In high contrast everything is still there, and nothing to be touched is smaller than 24 pixels."""
    visitor = visit(PHONE, forced_colors="active")
    page = start_against_bot(visitor, "first-and-goal")
    settled(page)
    visitor.picture("forced-colours")
    sizes = page.locator("button, a.button, [role=button]").evaluate_all(
        "found => found.filter(each => each.checkVisibility()).map(each => {"
        " const box = each.getBoundingClientRect(); return [each.textContent, box.width, box.height]; })"
    )
    assert [each for each in sizes if each[1] < 24 or each[2] < 24] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_keyboard_alone(visit: Visits, game: str) -> None:
    """From the home page to the fourth decision without a pointer."""
    visitor = visit()
    page = visitor.open("/")
    page.locator(f"button[data-game={game}]").wait_for()
    tab_to(visitor, f"h2 a[href='/game/{game}']")
    page.keyboard.press("Enter")
    page.locator("select.level").wait_for()
    tab_to(visitor, "select.level")
    page.keyboard.press("Home")
    tab_to(visitor, "#begin")
    page.keyboard.press("Enter")
    page.wait_for_selector(".match")
    for _ in range(4):
        settled(page)
        before = seq_of(page)
        tab_to(visitor, ".offer, button.move, button.play-card, .aiming select")
        focused = page.evaluate("document.activeElement.tagName + ' ' + document.activeElement.getAttribute('class')")
        if focused.startswith("SELECT"):
            page.keyboard.press("ArrowDown")
            tab_to(visitor, "#throw")
        elif "play-card" in focused:
            page.keyboard.press("Enter")
            tab_to(visitor, "#call")
        elif "figure" in focused:
            page.keyboard.press("Enter")
            tab_to(visitor, ".offer.walk, .offer.kick")
        page.keyboard.press("Enter")
        moved_on(page, before)
        expect(page.locator(".saved")).to_contain_text("✓")


def tab_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until the focus is on something; it must be reachable."""
    for _ in range(120):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached with Tab")


def test_a_whole_match_in_text_mode(visit: Visits) -> None:
    """Lines and commands, the same notation as the terminal."""
    visitor = visit(PHONE)
    page = visitor.open("/settings")
    page.get_by_label("Text mode").check()
    start_against_bot(visitor, "pocket-gridiron")
    lines, command = page.locator(".text-mode .lines"), page.locator("#command")
    for word, answer in (
        ("help", "legal, where, board, score"),
        ("?", "correct 17 T19, quit"),
        ("score", "Guest"),
        ("where", "1st"),
        ("board", "Sacks"),
        ("rules", "PG-1:"),
        ("rules pg-1.1", "PG-1.1:"),
        ("rules PG-99", "no rule PG-99"),
        ("correct 1 heads", "type: correct 1 heads yes"),
    ):
        page.wait_for_selector(".prompt.ours")
        command.fill(word)
        command.press("Enter")
        lines.get_by_text(answer).last.wait_for()
    assert violations(visitor) == []
    visitor.picture("text-mode")
    choose = random.Random(8)
    for _ in range(300):
        settled(page)
        if page.locator(".ending").count():
            break
        asked = page.locator(".typed").count()
        command.fill("legal")
        command.press("Enter")
        page.locator(".typed").nth(asked).wait_for()
        legal = page.locator(".lines .said").last.inner_text().split(", ")
        command.fill(choose.choice(legal))
        command.press("Enter")
        page.locator(".typed").nth(asked + 1).wait_for()
        page.locator(".saved", has_text="✓").wait_for()
    expect(page.locator(".ending")).to_be_visible()
    command.fill("why")
    command.press("Enter")
    lines.get_by_text("PG-").first.wait_for()


def test_a_refused_move_names_the_rule(visit: Visits) -> None:
    visitor = visit()
    page = visitor.open("/settings")
    page.get_by_label("Text mode").check()
    start_against_bot(visitor, "street-soccer")
    settled(page)
    page.locator("#command").fill("L8")
    page.locator("#command").press("Enter")
    page.locator(".prompt .notice.bad", has_text="SS-2.2").wait_for()


ENGLISH = re.compile(r"\b(the|and|with|your|which|is|are|wins|throws|rolls)\b")


@pytest.mark.parametrize("game", GAMES)
def test_german_speaks_german_everywhere(visit: Visits, game: str) -> None:
    """Questions, play-by-play, rules behind a ruling and the menu: no English word is left on the screen."""
    visitor = visit(PHONE, locale="de-DE")
    page = visitor.open(f"/game/{game}")
    page.get_by_text("Wer spielt?").first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator("summary", has_text="Hausregeln").click()
    page.wait_for_load_state("networkidle")
    assert ENGLISH.findall(page.locator("main").inner_text()) == []
    visitor.picture(f"game-{game}-german-phone")
    start_against_bot(visitor, game)
    choose = random.Random(f"german {game}")
    for turn in range(6):
        settled(page)
        assert ENGLISH.findall(page.locator("main").inner_text()) == [], f"turn {turn}"
        assert decide(page, choose)
        expect(page.locator(".saved")).to_contain_text("✓")
    settled(page)
    assert overflow(visitor) <= 0
    visitor.picture(f"match-{game}-german-phone")
    page.get_by_role("button", name="Verlauf").click()
    page.get_by_role("dialog").locator("button.why").first.click()
    page.get_by_role("dialog").locator(".rule").first.wait_for()
    assert ENGLISH.findall(page.get_by_role("dialog").inner_text()) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("button", name="Hallo!").wait_for()
    assert ENGLISH.findall(page.get_by_role("dialog").inner_text()) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("dialog").wait_for()
    assert ENGLISH.findall(page.get_by_role("dialog").inner_text()) == []


@pytest.mark.parametrize(
    "path", ["/", "/leagues", "/account", "/matches", "/ratings", "/settings", "/rules/first-and-goal"]
)
def test_every_page_is_there_in_german(visit: Visits, path: str) -> None:
    visitor = visit(PHONE, locale="de-DE")
    page = visitor.open(path)
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert ENGLISH.findall(page.locator("main").inner_text()) == []
    visitor.picture(f"{path.strip('/').replace('/', '-') or 'home'}-german-phone")


@pytest.mark.parametrize(
    ("spoken", "tag", "settings"),
    [
        ("es-MX", "es", "Ajustes"),
        ("fr-CA", "fr", "Réglages"),
        ("nl-BE", "nl", "Instellingen"),
        ("pt-PT", "pt-BR", "Configurações"),
    ],
)
def test_the_page_speaks_what_the_browser_asks_for(visit: Visits, spoken: str, tag: str, settings: str) -> None:
    page = visit(PHONE, locale=spoken).open("/settings")
    page.get_by_role("heading", name=settings).wait_for()
    expect(page.locator("html")).to_have_attribute("lang", tag)
    page.wait_for_load_state("networkidle")  # all of it has come
    own = {"is"} if tag == "nl" else set()
    assert set(ENGLISH.findall(page.locator("main").inner_text())) <= own


def test_the_language_is_changed_in_the_settings(visit: Visits) -> None:
    page = visit(PHONE, locale="de-DE").open("/settings")
    page.get_by_label("Sprache").select_option("en")
    page.get_by_role("heading", name="Settings").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "en")
