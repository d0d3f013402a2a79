"""At 320 px nothing is cut off, in a language two fifths longer than English."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Page, Route
from tests.browser.conftest import PHONE, Visitor, Visits
from tests.browser.player import GAMES, decide, settled
from tests.browser.test_browser_access import PAGES, overflow
from tests.words.pseudo import pseudo

from touchline.games import find_game
from touchline.words.catalogues import catalogue_text, page_text

CUT_OFF = """() => {
  const scrolls = (style) => /auto|scroll/.test(style);
  const hides = (style) => /hidden|clip/.test(style);
  const named = (each) => `${each.tagName.toLowerCase()}.${each.getAttribute("class")}`;
  const told = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const said = text.data.trim();
    const owner = text.parentElement;
    if (!said || !owner.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    if (!/\\p{L}{2}/u.test(said) || owner.closest(".unseen, script, style, option, .who, .gridiron")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    let [sideways, down] = [false, false]; // what scrolls can be brought into sight
    for (let around = owner; around && around !== document.documentElement; around = around.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(around);
      if (display === "inline" || display === "contents") continue;
      const frame = around.getBoundingClientRect();
      if (frame.width <= 2) break; // only to be heard
      sideways ||= scrolls(overflowX);
      down ||= scrolls(overflowY);
      const wide = !sideways && hides(overflowX) && (box.right > frame.right + 1.5 || box.left < frame.left - 1.5);
      const high = !down && hides(overflowY) && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3);
      if (wide || high) told.add(`${said.slice(0, 40)} | cut ${wide ? "sideways" : "below"} by ${named(around)}`);
      if (wide || high) break;
    }
    const outside = box.right > innerWidth + 1.5 || box.left < -1.5;
    if (!sideways && outside) told.add(`${said.slice(0, 40)} | out of the window in ${named(owner)}`);
  }
  for (const each of document.querySelectorAll("button, a, label, summary, h1, h2, h3, p, th, td")) {
    const { display, overflowX } = getComputedStyle(each);
    if (!each.checkVisibility() || each.clientWidth <= 2 || display === "inline" || scrolls(overflowX)) continue;
    if (each.closest(".unseen, .who, .play-card") || each.scrollWidth <= each.clientWidth + 1) continue;
    told.add(`${each.textContent.trim().slice(0, 40)} | wider than its ${named(each)}`);
  }
  return [...told];
}"""
"""Texts that somebody cannot read to their end and cannot scroll to either.  The names of the players in the score bar
may end in dots: people call themselves as they like; and a field seen through a window that follows the ball ends
where the window does.  Cards of which there are several stand out behind the first."""


def words_of(route: Route) -> None:
    """A catalogue that the page asks for, drawn out of the English one."""
    *_, language, game = route.request.url.split("/")
    folder = find_game(game).folder if language != "words" else None
    route.fulfill(body=pseudo(catalogue_text("en", folder)), content_type="text/plain; charset=utf-8")


def page_words(route: Route) -> None:
    """The words of the pages, which come as a part of the bundle; other parts come as they are."""
    answer = route.fetch()
    if "page-skip = " not in answer.text():
        route.fulfill(response=answer)
        return
    text = json.dumps(pseudo(page_text("en")))
    route.fulfill(body=f"export default {text};", content_type="text/javascript; charset=utf-8")


def drawn_out(visit: Visits) -> Visitor:
    """Somebody with a small phone whose German is not German."""
    visitor = visit(PHONE, locale="de-DE")
    visitor.page.route("**/api/words/**", words_of)
    visitor.page.route("**/assets/page-*.js", page_words)
    return visitor


def cut_off(page: Page) -> list[str]:
    """What cannot be read on a page."""
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def test_no_page_cuts_a_word_off(visit: Visits) -> None:
    visitor = drawn_out(visit)
    games = {f"{kind}-{game}": f"/{kind}/{game}" for game in GAMES for kind in ("game", "learn", "puzzles")}
    wrong = {}
    for name, path in (PAGES | games | {"seasons": "/seasons"}).items():
        page = visitor.open(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        visitor.picture(f"long-words-{name}")
        found = cut_off(page) + ([f"{overflow(visitor)} px too wide"] if overflow(visitor) > 0 else [])
        if found:
            wrong[name] = found
    assert wrong == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_match_cuts_a_word_off(visit: Visits, game: str) -> None:
    visitor = drawn_out(visit)
    page = visitor.open(f"/game/{game}")
    page.locator("select.level").select_option("random")
    page.locator("#begin").click()
    page.wait_for_selector(".match")
    choose = random.Random(f"long words {game}")
    wrong = {}
    for turn in range(6):
        settled(page)
        visitor.picture(f"long-words-match-{game}-{turn}", whole=False)
        found = cut_off(page) + ([f"{overflow(visitor)} px too wide"] if overflow(visitor) > 0 else [])
        if found:
            wrong[turn] = found
        assert decide(page, choose)
    assert wrong == {}


CUT_TURN = """() => [...document.querySelectorAll('.who .doing, .situation > *')].filter(
    each => each.checkVisibility() && each.clientWidth > 2 && each.scrollWidth > each.clientWidth
).map(each => each.innerText)"""


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "es-ES", "fr-FR", "nl-NL", "pt-BR"])
def test_whose_turn_it_is_is_read_to_its_end(visit: Visits, language: str) -> None:
    """Beside the ball, which takes as much room as a word."""
    visitor = visit(locale=language)
    page = visitor.open("/")
    page.locator("button[data-game=pocket-gridiron]").click()
    settled(page)
    for width, height in ((320, 568), (390, 844), (1024, 768), (1180, 800), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.fonts.ready")
        assert page.evaluate(CUT_TURN) == [], width
