"""The analysis board in a browser: play both sides, choose the dice, branch, share."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visits


def test_variations_are_kept_and_travel_in_the_address(visit: Visits) -> None:
    visitor = visit((390, 844), dark=True)
    page = visitor.open("/analyse/street-soccer")
    page.get_by_role("button", name="3", exact=True).click()
    expect(page.locator(".study-step[aria-current]")).to_have_text("3")
    page.locator("#study-back").click()
    page.get_by_role("button", name="5", exact=True).click()
    expect(page.locator(".study-branch .study-step")).to_have_text("5")
    expect(page).to_have_url(re.compile(r"/analyse/street-soccer#.+"))
    visitor.picture("analysis", whole=False)
    page.reload()
    expect(page.locator(".study-branch [aria-current]")).to_have_text("5")
    page.locator(".study-step", has_text="Start").click()
    page.locator("#study-roll").click()
    expect(page.locator("[data-phase=move]")).to_be_visible()


@pytest.mark.parametrize("game", ["street-soccer", "pocket-gridiron"])
def test_the_question_stays_in_sight_on_the_narrowest_phone(visit: Visits, game: str) -> None:
    """The tree shows where one is without scrolling the sheet that it stands in."""
    page = visit((320, 640)).open(f"/analyse/{game}")
    expect(page.locator(".study-step[aria-current]")).to_be_attached()
    expect(page.locator(".asking .ask")).to_be_in_viewport(ratio=1)
    faces = page.locator(".moves .move").evaluate_all(
        "faces => faces.map((face) => face.getBoundingClientRect().width)"
    )
    assert len(faces) == 6
    assert max(faces) - min(faces) < 2, f"one face is left over in a row of its own: {faces}"


def test_a_position_is_set_up_by_hand_and_what_is_wrong_is_named(visit: Visits) -> None:
    visitor = visit((1280, 720))
    visitor.expected = ("422",)  # what the server refuses, the console notes
    page = visitor.open("/analyse/football-darts")
    page.locator("#study-set-up").click()
    page.get_by_label("What is due").select_option("call")
    page.get_by_label("Yards from one's own goal").fill("95")
    points = page.locator("fieldset", has_text="Points").locator(".study-cell > span")
    expect(points, "whose they are").to_have_text(["Player 1", "Player 2"])
    visitor.picture("analysis-set-up", whole=False)
    page.locator("#set-position").click()
    expect(page.locator(".scoreboard")).to_contain_text("5 to go")
    page.locator("#study-set-up").click()
    page.get_by_label("A position, a record or a link").fill("phase=call pos=500")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("pos")


def test_a_record_is_pasted(visit: Visits) -> None:
    page = visit((320, 640)).open("/analyse")
    page.get_by_label("Paste the record").fill('[Game "football-darts"]\n\n1. * heads\n2. 0 receive\n3. * T20\n')
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator(".study-step")).to_have_count(4)


def square(page: Page, name: str) -> Locator:
    return page.locator(f".arranging [data-square={name}]")


def set_up(page: Page) -> str:
    """Take over what was arranged; the position that the address then holds."""
    page.locator("#set-arranged").click()
    expect(page.locator(".arranging")).to_have_count(0)
    page.locator("#study-set-up").click()
    page.locator("#study-field-by-field").click()
    return page.get_by_label("A position, a record or a link").get_attribute("placeholder") or ""


def test_figures_and_ball_are_dragged_by_a_mouse(visit: Visits) -> None:
    visitor = visit((1280, 720))
    page = visitor.open("/analyse/street-soccer")
    page.locator("#study-set-up").click()
    square(page, "E4").hover()
    page.mouse.down()
    square(page, "F7").hover()
    visitor.picture("analysis-arranging-dragged", whole=False)
    page.mouse.up()
    expect(square(page, "F7")).to_have_attribute("data-offer", "figure")
    square(page, "G5").hover()
    page.mouse.down()
    square(page, "C6").hover()
    page.mouse.up()
    visitor.picture("analysis-arranging", whole=False)
    assert set_up(page) == "phase=roll figures=B4,F7,E2,H5,J6,K4,D5,G3,I3,J3 ball=C6"


def test_figures_and_ball_are_put_down_by_touches(visit: Visits) -> None:
    visitor = visit((390, 844), has_touch=True)
    page = visitor.open("/analyse/street-soccer")
    page.locator("#study-set-up").tap()
    square(page, "E4").tap()
    visitor.picture("analysis-arranging-phone", whole=False)
    square(page, "F7").tap()
    square(page, "G5").tap()
    square(page, "C6").tap()
    visitor.picture("analysis-arranged-phone", whole=False)
    assert set_up(page) == "phase=roll figures=B4,F7,E2,H5,J6,K4,D5,G3,I3,J3 ball=C6"


def test_figures_are_put_down_by_the_keyboard(visit: Visits) -> None:
    page = visit((1280, 720)).open("/analyse/street-soccer")
    page.locator("#study-set-up").click()
    square(page, "E4").focus()
    page.keyboard.press("Enter")
    expect(square(page, "E4")).to_be_focused()
    for key in ("ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
    put = page.evaluate("document.activeElement.dataset.square")
    page.keyboard.press("Enter")
    expect(square(page, put)).to_be_focused()
    assert put not in ("E4", "")
    assert set_up(page) == f"phase=roll figures=B4,{put},E2,H5,J6,K4,D5,G3,I3,J3 ball=G5"


def test_what_was_arranged_stays_in_the_lists_and_can_be_left(visit: Visits) -> None:
    page = visit((1280, 720)).open("/analyse/street-soccer")
    page.locator("#study-set-up").click()
    square(page, "E4").click()
    square(page, "F7").click()
    page.locator("#study-field-by-field").click()
    expect(page.get_by_label("goalkeeper first: 2", exact=False)).to_have_value("F7")
    page.get_by_label("goalkeeper first: 2", exact=False).select_option("E5")
    page.keyboard.press("Escape")
    expect(square(page, "E5")).to_have_attribute("data-offer", "figure")
    page.get_by_role("button", name="Cancel").click()
    page.locator("#study-set-up").click()
    expect(square(page, "E4")).to_have_attribute("data-offer", "figure")


def test_who_is_not_on_the_board_yet_waits_beside_it(visit: Visits) -> None:
    visitor = visit((390, 844), has_touch=True)
    page = visitor.open("/analyse/street-soccer?position=phase%3Dset-up")
    page.locator("#study-set-up").tap()
    spare = page.locator(".pieces .piece")
    expect(spare).to_have_count(11)
    page.get_by_role("button", name="Ball", exact=True).tap()
    square(page, "G5").tap()
    expect(spare).to_have_count(10)
    spare.first.tap()
    square(page, "B4").tap()
    expect(spare).to_have_count(9)
    visitor.picture("analysis-arranging-from-nothing", whole=False)
