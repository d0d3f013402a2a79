"""Figures by player on a server's page: what a fan counts, of as many matches as a server takes at once."""

from __future__ import annotations

import json
import random

from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Visits

from touchline.play.match import Match
from touchline.server.operations.settings import Settings, fresh_id

GAME = "pocket-gridiron"
LIMIT = Settings().body_limit
MATCHES = 12
"""Of Pro mode: some 90 KB of records."""


def finished(seed: int) -> Match:
    """A match at random between Ann and Bob."""
    match = Match(GAME, {"mode": "pro"}, seed=seed, names=("Ann", "Bob"))
    choose = random.Random(seed)
    while not match.over:
        if match.to_move < 0:
            match.roll()
        else:
            match.play(choose.choice(match.legal()))
    return match


def test_all_matches_that_a_server_knows_are_counted(visit: Visits) -> None:
    """The records of twelve matches are more than a request may hold: the page sends the keys to them."""
    matches = [finished(seed) for seed in range(MATCHES)]
    assert sum(len(each.record.text()) for each in matches) > LIMIT
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Bob")]
    luggage = [{"match": fresh_id(), "record": each.record.text(), "seats": seats} for each in matches]
    visitor = visit(PHONE)
    page = visitor.open("/matches")
    page.locator("#unpack").set_input_files(
        {
            "name": "gridiron.json",
            "mimeType": "application/json",
            "buffer": json.dumps({"kind": "touchline-matches", "matches": luggage}).encode(),
        }
    )
    page.wait_for_selector(".luggage .notice:not(.bad)")
    with page.expect_request(f"**/api/games/{GAME}/figures") as asked:
        page.locator(f'.figures-links a[href="/figures/{GAME}"]').click()
    body = asked.value.post_data or ""
    assert {each["match"] for each in json.loads(body)["matches"]} == {each["match"] for each in luggage}
    assert json.loads(body)["records"] == []
    assert len(body.encode()) * 100 / MATCHES <= LIMIT, "a hundred keys find room"
    ann = page.get_by_role("region", name="Ann")
    expect(ann).to_contain_text("Points a drive")
    expect(ann.get_by_role("link", include_hidden=True)).to_have_count(MATCHES)
    expect(page.locator(".paper")).not_to_contain_text("Counted here")
    links = ann.locator("a").evaluate_all("all => all.map((each) => each.getAttribute('href'))")
    assert sorted(links) == sorted(f"/match/{each['match']}/replay" for each in luggage)
