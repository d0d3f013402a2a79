"""The answer to "make a match" gets lost on the way: the page asks again and finds the match that was made."""

from __future__ import annotations

from playwright.sync_api import Route
from tests.browser.conftest import Visits


def test_a_match_whose_answer_was_lost_is_found_again(visit: Visits) -> None:
    ann = visit()
    ann.expected = ("Failed to load resource",)
    page = ann.open("/game/pocket-gridiron")
    made: list[str] = []

    def lose_the_first(route: Route) -> None:
        answer = route.fetch()
        made.append(answer.json()["match"])
        if len(made) == 1:
            route.abort()
        else:
            route.fulfill(response=answer)

    page.route("**/api/matches", lose_the_first)
    page.locator("select.level").select_option("random")
    page.locator("#begin").click()
    page.wait_for_selector(".match")
    assert len(made) == 2
    assert made[0] == made[1], "made once, told twice"
    assert page.url.endswith(made[0])
