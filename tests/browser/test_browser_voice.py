"""The scorer's voice: what is said into the browser's ear enters darts, and its mouth calls the score.

Chromium has both interfaces, but on a machine without a microphone, a network or a voice no engine behind them.  So an
engine is put behind the ear's interface, and the mouth's own ``speak`` is listened to.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visitor, Visits

MOUTH = """
globalThis.spoken = [];
const speak = SpeechSynthesis.prototype.speak;
SpeechSynthesis.prototype.speak = function (utterance) {
  spoken.push({ text: utterance.text, lang: utterance.lang });
  document.documentElement.dataset.spoken = spoken.length;
  speak.call(this, utterance);
};
"""
EAR = """
globalThis.ears = [];
const shown = () => (document.documentElement.dataset.ear = ears.some((each) => each.open) ? "open" : "shut");
class Ear {
  start() { this.open = true; ears.push(this); shown(); }
  abort() { this.open = false; shown(); this.onend?.(); }
  hear(...ways) { this.onresult({ resultIndex: 0, results: [ways.map((transcript) => ({ transcript }))] }); }
  fail(error) { this.onerror({ error }); this.open = false; this.onend?.(); }
}
globalThis.SpeechRecognition = globalThis.webkitSpeechRecognition = Ear;
"""
DEAF_AND_DUMB = """
for (const each of ["speechSynthesis", "SpeechRecognition", "webkitSpeechRecognition"]) delete globalThis[each];
"""
LISTENING = "html[data-ear=open]"
"""The page's rules let nobody wait for a script: what is waited for is written where it can be seen."""
SAY = """(ways) => {
  const ear = ears.findLast((each) => each.open);
  ear?.hear(...ways);
  return ear !== undefined;
}"""


def at_the_board(visitor: Visitor, *scripts: str) -> Page:
    """A match with real darts at its first throw."""
    for script in scripts:
        visitor.page.add_init_script(script)
    page = visitor.open("/game/football-darts")
    page.locator("input[value=table]").check()
    page.locator("#begin").click()
    page.locator("button.move[data-move=heads]").click()
    page.locator("button.move[data-move=receive]").click()
    page.locator(".score-key[data-bed=S20]").wait_for()
    return page


def say(page: Page, *ways: str) -> None:
    """Into the ear that is open, once one is; an engine gives several readings."""
    while not page.evaluate(SAY, list(ways)):
        page.locator(LISTENING).wait_for(state="attached")


def spoken(page: Page) -> list[dict[str, Any]]:
    """What the mouth was given to say."""
    page.locator("html[data-spoken]").wait_for(state="attached")
    said: list[dict[str, Any]] = page.evaluate("spoken")
    return said


def test_a_dart_that_is_said_is_entered_and_called(visit: Visits) -> None:
    page = at_the_board(visit(PHONE), MOUTH, EAR)
    expect(page.locator(LISTENING), "nobody listens unasked").to_have_count(0)
    page.get_by_role("button", name="Caller").click()
    page.locator("#listen").click()
    page.locator(LISTENING).wait_for(state="attached")
    assert page.evaluate("ears.at(-1).lang") == "en"
    say(page, "hello there")
    expect(page.locator(".heard")).to_have_text("Not understood: hello there")
    say(page, "trouble plenty", "treble twenty")
    expect(page.locator(".needs")).to_contain_text("OPP 10")
    assert [each["lang"] for each in spoken(page)] == ["en"]
    assert "60" in spoken(page)[0]["text"]


def test_the_caller_speaks_the_language_of_the_page(visit: Visits) -> None:
    page = at_the_board(visit(PHONE, locale="de-DE"), MOUTH, EAR)
    page.get_by_role("button", name="Ansager").click()
    page.locator("#listen").click()
    say(page, "dreifach zwanzig")
    called = spoken(page)
    assert [each["lang"] for each in called] == ["de"]
    assert "Dreifach" in called[0]["text"] or "Triple" in called[0]["text"]
    assert page.evaluate("ears.at(-1).lang") == "de"


def test_an_ear_that_is_not_allowed_switches_itself_off(visit: Visits) -> None:
    page = at_the_board(visit(PHONE), EAR)
    page.locator("#listen").click()
    page.locator(LISTENING).wait_for(state="attached")
    page.evaluate("ears.at(-1).fail('not-allowed')")
    expect(page.locator("#listen")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".heard")).to_contain_text("lets nobody listen")


def test_without_mouth_and_ear_there_are_no_switches(visit: Visits) -> None:
    page = at_the_board(visit(PHONE), DEAF_AND_DUMB)
    expect(page.get_by_role("button", name="Caller")).to_have_count(0)
    expect(page.locator("#listen")).to_have_count(0)
    page.locator(".score-key[data-bed=S20]").click()
    expect(page.locator(".needs")).to_contain_text("50")
    page.locator("#scorer-undo").click()
    expect(page.locator(".needs"), "the dart was not there").to_contain_text("OWN 30")
    expect(page.locator(".strip .hop"), "nor the way it took").to_have_count(0)
