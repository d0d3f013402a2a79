"""Replay, rules, the table, the big screen, and the budgets of the first load."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect
from tests.browser.conftest import DESK, PHONE, Visits
from tests.browser.player import decide, settled, start_against_bot

FIRST_LOAD = 150_000


def test_a_replay_has_a_slider_and_a_link_to_every_moment(visit: Visits) -> None:
    visitor = visit()
    page = start_against_bot(visitor, "street-soccer")
    choose = random.Random(4)
    for _ in range(8):
        decide(page, choose)
    settled(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Replay").click()
    slider = page.locator("input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".pitch .figure")).to_have_count(0)
    for _ in range(3):
        page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile(r"\?at=3$"))
    expect(page.locator(".pitch .figure")).to_have_count(3)
    visitor.picture("replay")
    other = visit()
    other.page.goto(page.url)
    expect(other.page.locator(".pitch .figure"), "a link shows the same moment to a spectator").to_have_count(3)


def test_the_coach_advises_and_reviews(visit: Visits) -> None:
    """Hints are off until they are switched on; after the match there are a chart, luck and skill, turning points."""
    visitor = visit()
    page = start_against_bot(visitor, "football-darts")
    choose = random.Random(9)
    while not page.locator(".dartboard.live").count():
        decide(page, choose)
        settled(page)
    expect(page.locator(".counsel")).to_have_count(0)
    page.get_by_role("button", name="Coach").click()
    expect(page.locator(".coach-says")).to_contain_text("in a hundred")
    page.locator("section.counsel summary").click()
    page.locator("section.counsel tbody tr").first.wait_for()
    expect(page.locator("section.counsel tbody")).to_contain_text("%")
    page.locator(".suggested").wait_for()
    visitor.picture("coach")
    for _ in range(4):
        decide(page, choose)
        settled(page)
    page.locator("#resign").click()
    page.locator("#resign-sure").click()
    page.get_by_role("link", name="Review").click()
    page.locator(".review .swing").wait_for()
    expect(page.locator(".review .luck p").first).to_contain_text("The dice were")
    expect(page.locator("table tbody tr")).to_have_count(2)
    visitor.picture("review")
    page.get_by_role("button", name="To the beginning").click()
    expect(page).to_have_url(re.compile(r"\?at=0$"))


def test_on_a_phone_the_full_review_begins_with_the_review(visit: Visits) -> None:
    """The keys of the film come first on that page, and fill a phone's sheet."""
    page = start_against_bot(visit((390, 844)), "pocket-gridiron")
    choose = random.Random(3)
    for _ in range(3):
        decide(page, choose)
        settled(page)
    page.locator("#resign").click()
    page.locator("#resign-sure").click()
    page.get_by_role("link", name="Full review").click()
    expect(page.locator(".review .swing")).to_be_in_viewport(ratio=0.9)


def test_a_rule_has_an_address(visit: Visits) -> None:
    visitor = visit(PHONE)
    page = visitor.open("/rules/football-darts#FD-2.2")
    expect(page.locator(".rule.wanted .rule-id").first).to_have_text("FD-2.2")
    expect(page.locator(".rule.wanted .rule-id").first, "its first words").to_be_in_viewport()


def test_figures_are_set_up_by_dragging(visit: Visits) -> None:
    visitor = visit(DESK)
    page = start_against_bot(visitor, "street-soccer")
    settled(page)
    token, square = page.locator(".bench .token"), page.locator('.offer.place[data-square="B4"]')
    square.scroll_into_view_if_needed()
    start, end = token.bounding_box(), square.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 8, end["y"] + 8, steps=6)
    page.mouse.up()
    page.locator(".pitch .figure.team-0").wait_for()
    expect(page.locator(".story li").first).to_contain_text("B4")


def test_a_fat_finger_is_corrected_with_the_chips(visit: Visits) -> None:
    """The dartboard opens a lens under the finger and offers the neighbours of what was touched."""
    visitor = visit(PHONE, has_touch=True)
    page = start_against_bot(visitor, "football-darts")
    while not page.locator(".dartboard.live").count():
        decide(page, random.Random(1))
        settled(page)
    board = page.locator(".dartboard")
    board.scroll_into_view_if_needed()
    box = board.bounding_box()
    assert box is not None
    wide = min(box["width"], box["height"])
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - 0.23 * wide)
    page.mouse.down()
    page.locator(".lens").wait_for()
    visitor.picture("lens", whole=False)
    page.mouse.up()
    chips = page.locator(".chips button")
    expect(chips.first).to_have_text("triple 20")
    assert {"single 20, outer", "single 20, inner"} <= set(chips.all_inner_texts())
    other = chips.nth(1).inner_text()
    chips.nth(1).click()
    expect(chips.first).to_have_text(other)
    expect(page.locator("#throw")).to_contain_text(other)
    expect(page.locator("#throw")).to_be_in_viewport()


def test_the_big_screen_can_be_read_from_across_the_room(visit: Visits) -> None:
    visitor = visit(DESK)
    page = start_against_bot(visitor, "football-darts")
    settled(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Big screen").click()
    page.wait_for_function("() => parseFloat(getComputedStyle(document.querySelector('.points')).fontSize) >= 128")
    visitor.picture("big-screen", whole=False)
    page.get_by_role("button", name="Leave the big screen").click()
    page.locator(".tools").wait_for()


NOT_IN_IDLE_TIME = """(() => {
  const later = window.setTimeout;
  window.setTimeout = (what, wait, ...rest) => (wait >= 1000 ? 0 : later(what, wait, ...rest));
})()"""


def test_the_first_load_keeps_to_its_budget(visit: Visits) -> None:
    """What the home page fetches, as it comes over the wire, before it has nothing else to do and looks ahead."""
    visitor = visit(PHONE)
    visitor.page.add_init_script(NOT_IN_IDLE_TIME)
    client = visitor.context.new_cdp_session(visitor.page)
    client.send("Network.enable")
    received: list[float] = []
    client.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    visitor.open("/").locator("button[data-game=football-darts]").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert len(received) >= 3
    assert 10_000 < sum(received) < FIRST_LOAD


def test_a_slow_phone_is_served_too(visit: Visits) -> None:
    """A phone's processor and a mobile network: four times slower, 1.6 Mbit/s, 150 ms there and back."""
    times = []
    for _ in range(3):
        visitor = visit(PHONE)
        client = visitor.context.new_cdp_session(visitor.page)
        client.send("Network.enable")
        client.send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000},
        )
        client.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        visitor.open("/").locator("button[data-game=football-darts]").wait_for()
        times.append(visitor.page.evaluate("performance.now()"))
    print(f"usable after {min(times):.0f} ms")


def test_a_real_dart_entered_wrongly_is_corrected_at_once(visit: Visits) -> None:
    """At the table the last dart can be changed with one more touch; the field follows."""
    visitor = visit(PHONE)
    page = visitor.open("/game/football-darts")
    page.locator("input[value=table]").check()
    page.locator("#begin").click()
    page.locator("button.move[data-move=heads]").click()
    page.locator("button.move[data-move=receive]").click()
    page.locator("[data-ring=triple]").click()
    expect(page.locator(".score-key[data-bed=T20]")).to_contain_text("10 to go")
    page.locator(".score-key[data-bed=T20]").click()
    expect(page.locator(".needs")).to_contain_text("OPP 10")
    page.get_by_text("Last dart: triple 20. Wrong?").click()
    visitor.picture("table-darts-correction-phone")
    page.locator(".last-dart").get_by_role("button", name="single 20, inner").click()
    expect(page.locator(".needs")).to_contain_text("50")
    expect(page.locator(".story")).to_contain_text("Corrected")
    page.locator("[data-call=field-goal]").click()
    page.locator(".score-key[data-bed=S20]").click()
    expect(page.locator(".scoreboard .points").first).to_have_text("3")


def test_a_plain_single_is_corrected_as_well(visit: Visits) -> None:
    """Which half of the sector it hit was never said: its neighbours are offered all the same, over the tools."""
    visitor = visit(PHONE)
    page = visitor.open("/game/football-darts?with=table")
    page.locator("#begin").click()
    page.locator("button.move[data-move=heads]").click()
    page.locator("button.move[data-move=receive]").click()
    page.locator(".score-key[data-bed=S20]", has_text="50 to go").click()
    expect(page.locator(".needs")).to_contain_text("50")
    page.get_by_text("Last dart: single 20. Wrong?").click()
    others = page.locator(".last-dart button")
    assert {"triple 20", "double 20", "single 5", "single 1", "off the board"} <= set(others.all_inner_texts())
    others.filter(has_text="single 5").click()
    expect(page.locator(".needs")).to_contain_text("OWN 35")


def test_a_newcomer_is_told_what_the_choice_means_once(visit: Visits) -> None:
    """The first time the explanation is open; afterwards it waits behind the question mark."""
    visitor = visit(PHONE)
    page = start_against_bot(visitor, "street-soccer")
    settled(page)
    expect(page.locator(".prompt .help")).to_contain_text("Goalkeeper before the goal")
    page.reload()
    settled(page)
    while page.locator(".offer.place").count():
        decide(page, random.Random(2))
        expect(page.locator(".saved")).to_contain_text("✓")
        settled(page)
    start_against_bot(visitor, "street-soccer")
    settled(page)
    expect(page.locator(".prompt .help")).to_have_count(0)
    page.get_by_role("button", name="What is this about?").click()
    expect(page.locator(".prompt .help")).to_be_visible()


def test_the_rulebook_is_searched_shown_and_left_for_the_board(visit: Visits) -> None:
    """Contents, search, a rule on the board, and from there to where it can be played on."""
    visitor = visit(DESK)
    page = visitor.open("/rules/street-soccer#SS-3.4")
    page.locator(".rule.wanted .mini-table svg.pitch").first.wait_for()
    visitor.picture("rulebook", whole=False)
    page.get_by_role("searchbox").fill("goalie RING")
    expect(page.locator(".rulebook .rule").first).to_contain_text("ring")
    expect(page.locator("mark").first).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.locator("#SS-2\\.2 a", has_text="SS-6.2").click()
    expect(page).to_have_url(re.compile("#SS-6.2$"))
    page.locator("#SS-3\\.4 a", has_text="Play it yourself").click()
    expect(page.locator(".study-step")).not_to_have_count(1)


def test_from_why_to_the_paragraph_and_back(visit: Visits) -> None:
    visitor = visit(PHONE)
    page = visitor.open("/rules/football-darts?from=%2Fmatch%2Fabc#FD-2.2")
    expect(page.locator("#back-to-match")).to_have_attribute("href", "/match/abc")
    page = visitor.open("/rules/football-darts?from=https%3A%2F%2Felsewhere#FD-2.2")
    page.locator(".rule.wanted").wait_for()
    expect(page.locator("#back-to-match")).to_have_count(0)


def test_an_example_of_the_rulebook_is_stepped_through_on_the_board(visit: Visits) -> None:
    """FG-1.1: the cards of the hand lie beside one another, as in a match; "play it yourself" opens the analysis."""
    visitor = visit()
    page = visitor.open("/rules/first-and-goal")
    example = page.locator(".example-board").first
    example.locator("button").first.click()
    cards = example.locator(".hand .play-card")
    expect(cards.first).to_be_visible()
    tops = cards.evaluate_all("cards => cards.map((card) => Math.round(card.getBoundingClientRect().top))")
    assert len(tops) > 1
    assert len(set(tops)) == 1
    visitor.picture("rulebook-example", whole=False)
    example.locator("a").click()
    expect(page.locator(".match.study")).to_be_visible()
