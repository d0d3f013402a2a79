"""The stage: a match never scrolls, whatever the window, and what may be done is always in sight."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.browser.conftest import Visitor, Visits
from tests.browser.player import GAMES, decide, settled, start_against_bot

WINDOWS = [(1440, 900), (1280, 720), (1024, 768), (390, 844), (320, 568)]
FITS = """([width, height]) => innerWidth === width && innerHeight === height
    && document.documentElement.scrollWidth === width && document.documentElement.scrollHeight === height"""
OUTSIDE = """() => [...document.querySelectorAll(
    '.prompt .ask, .actions button, .aim-panel > .row > *, .tool, .scoreboard')].filter(each => {
    const box = each.getBoundingClientRect();
    return each.checkVisibility() && (box.top < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
}).map(each => each.outerHTML.slice(0, 120))"""


AIM = """() => [...document.querySelectorAll('.aim-line > span, .aim-card p')]
    .filter(each => each.checkVisibility() && each.scrollWidth <= each.clientWidth).map(each => each.innerText)"""
"""How one wins, where it can be read to its end."""
CRAMPED = """() => innerHeight < 640 && document.querySelector('.asking .facts > *') !== null"""
"""The smallest phones show what a choice may bring in the place of the aim."""
PLACES = """() => ['.scoreboard', '.table', '.goal-table .tray', '.pocket-tray'].map(each => {
    const box = document.querySelector(each)?.getBoundingClientRect();
    return box ? [box.left, box.top, box.width, box.height] : null;
})"""


@pytest.mark.parametrize("game", GAMES)
def test_a_match_fills_the_window_and_never_scrolls(visit: Visits, game: str) -> None:
    """Nor does anything move to make room for a question, and how one wins is always to be read."""
    visitor = visit(WINDOWS[0])
    page = start_against_bot(visitor, game)
    choose = random.Random(f"stage {game}")
    places: dict[tuple[int, int], object] = {}
    for _ in range(3):
        settled(page)
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(FITS, arg=[width, height])
            page.wait_for_function(f"() => ({OUTSIDE})().length === 0")
            page.wait_for_function(f"() => ({CRAMPED})() || ({AIM})().length === 1")
            assert places.setdefault((width, height), page.evaluate(PLACES)) == page.evaluate(PLACES)
        page.set_viewport_size({"width": WINDOWS[0][0], "height": WINDOWS[0][1]})
        assert decide(page, choose)
        expect(page.locator(".saved")).to_contain_text("✓")


def test_a_long_name_breaks_nothing(visit: Visits) -> None:
    visitor = visit((320, 568))
    page = visitor.open("/settings")
    page.get_by_label("Your name").fill("W" * 32)
    start_against_bot(visitor, "football-darts")
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert page.evaluate(OUTSIDE) == []


def test_a_formation_is_set_up_with_one_touch(visit: Visits) -> None:
    visitor = visit()
    page = start_against_bot(visitor, "street-soccer")
    settled(page)
    page.get_by_role("button", name="Arrow").click()
    expect(page.locator(".pitch .figure.team-0")).to_have_count(5)


def test_arrow_keys_walk_the_pitch(visit: Visits) -> None:
    """The squares are one stop for Tab; arrows go from one to the next."""
    page = start_against_bot(visit(), "street-soccer")
    settled(page)
    offers = page.locator(".offer.place")
    assert offers.count() > 20
    assert page.locator(".offer[tabindex='0']").count() == 1
    first = page.locator(".offer[tabindex='0']")
    start = first.get_attribute("data-square")
    first.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("from => document.activeElement.dataset.square !== from", arg=start)
    chosen = page.evaluate("document.activeElement.dataset.square")
    page.keyboard.press("Enter")
    expect(page.locator(".story li").first).to_contain_text(chosen)


def test_teams_are_chosen_from_a_gallery(visit: Visits) -> None:
    visitor = visit()
    page = visitor.open("/game/first-and-goal")
    expect(page.locator(".team")).to_have_count(26)
    page.locator("[data-team=portland-pounders]").click()
    page.locator("[data-team=oklahoma-city-ogres]").click()
    expect(page.locator(".compared caption > .unseen")).to_have_text("Portland Pounders – Oklahoma City Ogres")
    visitor.picture("team-gallery")
    page.locator("select.level").select_option("random")
    page.locator("#begin").click()
    expect(page.locator(".gridiron .zone-name").first).to_have_text("Pounders")


TELLS_IN_ITS_SHEET = """() => {
    document.querySelector('#roll')?.click();
    const [sheet, story] = ['.match:not(.ours) .side', '.match:not(.ours) .story'].map(
        each => document.querySelector(each)?.getBoundingClientRect());
    return story && story.height > 0 && story.top > sheet.top && story.bottom <= sheet.bottom;
}"""


def test_a_phone_tells_what_has_happened_while_nothing_is_asked(visit: Visits) -> None:
    """The lines lie over the sheet that waits for the answers, and never outside the window."""
    page = start_against_bot(visit((390, 844), motion=True), "pocket-gridiron")
    page.wait_for_function(TELLS_IN_ITS_SHEET)


BEFORE_GOAL = "phase=move figures=B4,E2,I5,E4,J6,K4,D5,G5,H6,J5 ball=G3 turn=yellow die=5 minute=21 score=2,2 last=red"
"""Yellow's 8 on E4 can walk to the ball and score by way of two mates."""


def at_one_screen(visitor: Visitor, game: str, position: str, rival: str = "person") -> Page:
    """A match for two people at this screen, or against a bot, that begins in the middle."""
    other = {"kind": "person", "name": "Ben"} if rival == "person" else {"kind": "bot", "level": "random"}

    def from_there(route: Route) -> None:
        order = json.loads(route.request.post_data or "{}")
        order |= {"position": position, "seats": [{"kind": "person", "name": "Ann"}, other]}
        route.continue_(post_data=json.dumps(order))

    visitor.page.route(re.compile(r"/matches$"), from_there)
    page = visitor.open("/")
    page.locator(f"button[data-game={game}]").click()
    page.wait_for_selector("#lift, .prompt.ours")
    return page


BEFORE_A_ROLL = {
    "pocket-gridiron": ("phase=end-zone carrier=TE route=4", "#roll"),
    "first-and-goal": (
        (
            "phase=try y=2 to_gain=2 hand=1,0,0,1,0,2,1,0,1,1,1,0,0,1,2,0,1,0,2,0,0,1,0,1"
            " deck=4,5,5,4,5,3,4,5,4,4,4,5,5,4,3,5,4,5,3,5,5,4,5,4"
        ),
        "button.move[data-move=extra-point]",
    ),
}
"""A position in which something is rolled for, and what is touched for it."""
WATCH_A_DIE = """() => {
    const TOLD = '.points, .situation .main, .story li:first-child';
    let before;
    new MutationObserver(() => {
        const told = [...document.querySelectorAll(TOLD)].map(each => each.innerText);
        if (document.querySelector('.tray .die.fresh')) window.seen ??= {before, told};
        before = told;
    }).observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
    document.body.dataset.watched = 'yes';
}"""


@pytest.mark.parametrize("game", BEFORE_A_ROLL)
def test_nothing_is_told_before_a_die_has_come_to_rest(visit: Visits, game: str) -> None:
    """It is seen to tumble while score, down and play-by-play are still what they were."""
    position, roll = BEFORE_A_ROLL[game]
    page = at_one_screen(visit(motion=True), game, position, "bot")
    page.evaluate(WATCH_A_DIE)
    page.locator(roll).click()
    page.wait_for_function("() => window.seen !== undefined")
    seen = page.evaluate("window.seen")
    assert seen["told"] == seen["before"]


def shoot(page: Page) -> None:
    page.locator('.offer.figure[data-square="E4"]').dispatch_event("click")
    page.locator('.offer.kick[data-square="GOAL"]').dispatch_event("click")


def test_a_goal_is_told_when_the_ball_is_in_the_net(visit: Visits) -> None:
    """The score waits for the walk and for every touch."""
    page = at_one_screen(visit(motion=True), "street-soccer", BEFORE_GOAL)
    page.evaluate(
        """() => new MutationObserver(() => {
            const points = document.querySelector('.points').innerText.trim();
            if (points === '3') window.told ??= document.querySelector('.pitch .ball')?.dataset.at ?? 'nowhere';
        }).observe(document.body, {subtree: true, childList: true, characterData: true})"""
    )
    shoot(page)
    page.wait_for_function("() => window.told !== undefined")
    assert page.evaluate("window.told") == "GOAL"
    page.locator(".celebration").wait_for()


def test_the_way_of_a_goal_ends_in_the_goal_it_fell_in(visit: Visits) -> None:
    """Though it is the other side's turn since: the board is turned for it, and red's goal on the left."""
    page = at_one_screen(visit(), "street-soccer", BEFORE_GOAL)
    shoot(page)
    # the board is turned as soon as red is asked
    page.wait_for_function(
        """() => {
            const path = document.querySelector('.way.past .kick');
            const width = path?.ownerSVGElement.viewBox.baseVal.width;
            return path && path.getPointAtLength(path.getTotalLength()).x < 0.15 * width;
        }"""
    )
    expect(page.locator(".aim-card")).to_contain_text("Score on the right")


def test_a_goal_is_celebrated_with_the_way_that_made_it(visit: Visits) -> None:
    page = at_one_screen(visit(motion=True), "street-soccer", BEFORE_GOAL)
    shoot(page)
    page.locator(".celebration .made .kick").wait_for()


def test_a_goal_without_motion_hangs_a_poster_that_fits(visit: Visits) -> None:
    """It fades by itself, so its word is measured when it appears: 6.5 rem at most."""
    page = at_one_screen(visit(), "street-soccer", BEFORE_GOAL)
    page.evaluate(
        """() => new MutationObserver(() => {
            const word = document.querySelector('.celebration .shout');
            if (word) window.size ??= parseFloat(getComputedStyle(word).fontSize);
        }).observe(document.body, {subtree: true, childList: true})"""
    )
    shoot(page)
    page.wait_for_function("() => window.size !== undefined")
    assert 30 < page.evaluate("window.size") <= 104


def test_a_resignation_is_not_full_time(visit: Visits) -> None:
    """Whoever thinks better of it is back at the button."""
    page = start_against_bot(visit(), "football-darts")
    settled(page)
    page.locator("#resign").click()
    page.get_by_role("button", name="Close").click()
    expect(page.locator("#resign")).to_be_focused()
    page.locator("#resign").click()
    page.locator("#resign-sure").click()
    expect(page.locator(".scoreboard .situation .main")).to_have_text("Resigned")


def test_a_phone_is_told_to_attack_upwards(visit: Visits) -> None:
    """Street Soccer's court stands upright there, and lies on a desk."""
    page = start_against_bot(visit((390, 844)), "street-soccer")
    settled(page)
    expect(page.locator(".aim-card p")).to_contain_text("Score at the top")
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".aim-card p")).to_contain_text("Score on the right")


WATCH_A_KEY = """() => {
    window.places = new Set();
    const look = () => {
        const box = document.querySelector('.score-key[data-bed=S20]')?.getBoundingClientRect();
        window.places.add(box ? [box.x, box.y, box.width, box.height].join() : 'gone');
        requestAnimationFrame(look);
    };
    look();
}"""


def test_keys_stay_under_the_finger_however_fast_darts_are_entered(visit: Visits) -> None:
    """At a real board nothing is shown again that was seen to fall, and the next dart may come before an answer has."""
    page = visit((390, 844), motion=True).open("/game/football-darts?with=table")
    page.locator("#begin").click()
    page.locator("button.move[data-move=heads]").click()
    page.locator("button.move[data-move=receive]").click()
    page.locator(".score-key[data-bed=S20]", has_text="50 to go").wait_for()
    page.evaluate(WATCH_A_KEY)
    for bed in ("S20", "S20", "S5"):
        page.locator(f".score-key[data-bed={bed}]").dispatch_event("click")
    page.locator(".score-key[data-bed=S5]", has_text="drive over").wait_for()
    expect(page.locator(".scoreboard .situation .main")).to_have_text("25 to go")
    assert len(page.evaluate("[...window.places]")) == 1


COVERED = """() => [...document.querySelectorAll('.scorer button')].filter(key => {
    const box = key.getBoundingClientRect();
    const middle = box.left + box.width / 2;
    const covered = y => !key.contains(document.elementFromPoint(middle, y));
    return key.checkVisibility() && [box.top + 2, box.bottom - 2].some(covered);
}).map(key => key.innerText)"""


@pytest.mark.parametrize("size", WINDOWS)
def test_no_key_of_a_real_board_lies_under_another(visit: Visits, size: tuple[int, int]) -> None:
    """Whatever the next dart may be for, and however many lines the question has."""
    page = visit(size).open("/game/football-darts?with=table")
    page.locator("#begin").click()
    page.locator("button.move[data-move=heads]").click()
    page.locator("button.move[data-move=receive]").click()
    for bed, then in (("S20", "50 to go"), ("BULL", "touchdown")):
        page.locator(f".score-key[data-bed={bed}]", has_text=then).wait_for()
        assert page.evaluate(COVERED) == []
        page.locator(f".score-key[data-bed={bed}]").click()
    page.wait_for_selector(".match[data-phase=try]")
    expect(page.locator(".celebration")).to_be_hidden()
    assert page.evaluate(COVERED) == []


def test_darts_entered_before_an_answer_came_outlive_the_page(visit: Visits) -> None:
    page = visit((390, 844)).open("/game/football-darts?with=table")
    page.locator("#begin").click()
    page.locator("button.move[data-move=heads]").click()
    page.locator("button.move[data-move=receive]").click()
    page.locator(".score-key[data-bed=S20]", has_text="50 to go").wait_for()
    page.evaluate("WebSocket.prototype.send = () => {}")  # a line on which nothing is heard any more
    for bed in ("S20", "S5", "S1"):
        page.locator(f".score-key[data-bed={bed}]").dispatch_event("click")
    page.reload()
    expect(page.locator(".scoreboard .situation .main")).to_have_text("44 to go")
    expect(page.locator(".drive-darts .thrown strong")).to_have_text(["+20", "+5", "+1"])


def test_a_line_that_breaks_between_a_call_and_its_dart_loses_no_dart(visit: Visits) -> None:
    """Orders go one by one: the call has been heard, the dart has not, and the next darts are entered already."""
    visitor = visit((390, 844))
    page = visitor.page
    heard: list[str] = []

    def breaks_after_a_call(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def from_the_page(frame: str | bytes) -> None:
            order = json.loads(frame)
            if order["op"] == "roll" and order.get("outcome") == "S20" and "broken" not in heard:
                heard.append("broken")
                line.close(code=4000)
                return
            server.send(frame)

        line.on_message(from_the_page)

    page.route_web_socket("**/ws*", breaks_after_a_call)
    visitor.open("/game/football-darts?with=table")
    page.locator("#begin").click()
    page.locator("button.move[data-move=heads]").click()
    page.locator("button.move[data-move=receive]").click()
    page.locator(".score-key[data-bed=S20]", has_text="50 to go").wait_for()
    for bed in ("S20", "S5", "S1"):
        page.locator(f".score-key[data-bed={bed}]").dispatch_event("click")
    expect(page.locator(".scoreboard .situation .main")).to_have_text("44 to go")
    expect(page.locator(".drive-darts .thrown strong")).to_have_text(["+20", "+5", "+1"])
    assert heard == ["broken"]
