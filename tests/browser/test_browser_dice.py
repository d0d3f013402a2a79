"""The browser's half of the dice: a value of its own, the pact kept and compared, changed figures told beforehand."""

from __future__ import annotations

import json
from typing import Any

import httpx2 as httpx
from playwright.sync_api import expect
from tests.browser.conftest import PATIENCE, Visitor, Visits
from tests.browser.test_browser_friends import invite
from tests.server.playing import Table

from touchline.server.dice.verify import verify_text


def kept_key(visitor: Visitor) -> dict[str, Any]:
    keys: list[dict[str, Any]] = json.loads(visitor.page.evaluate("localStorage.getItem('touchline.keys')"))
    return keys[0]


def test_both_browsers_bring_a_value_and_keep_the_pact(visit: Visits) -> None:
    """Nobody is asked for anything; at the end the page at /verify knows the pact that this browser was shown."""
    ann, bob = visit(), visit()
    invite(ann, bob, "football-darts")
    api = httpx.Client(base_url=ann.server.url, timeout=PATIENCE)
    for each in (ann, bob):  # the toss needs both values
        each.page.wait_for_function("() => JSON.parse(localStorage.getItem('touchline.keys'))[0].pact")
    rolled = "async match => (await (await fetch(`/api/matches/${match}`)).json()).dice.draws > 0"
    ann.page.wait_for_function(rolled, arg=kept_key(ann)["match"])
    key = kept_key(ann)
    state = api.get(f"/api/matches/{key['match']}").json()
    assert (state["dice"]["promise"], state["dice"]["owed"]) == ("committed", [])
    assert key["pact"] == state["dice"]["pact"] == kept_key(bob)["pact"]
    order = {"op": "resign", "cmd_id": "enough"}
    headers = {"Authorization": f"Bearer {key['token']}"}
    assert api.post(f"/api/matches/{key['match']}/commands", json=order, headers=headers).status_code == 200
    found = verify_text(api.get(f"/api/matches/{key['match']}/record").text, key["pact"])
    assert "players' values" in found[-1]
    page = ann.open("/verify")
    page.locator("#match").fill(key["match"])
    page.get_by_role("button", name="Fetch and check").click()
    expect(page.locator("#findings")).to_contain_text("the one that you were shown")
    expect(page.locator("#findings")).to_contain_text("rolls follow from what was laid down")
    ann.picture("verified")


def test_whoever_is_invited_reads_what_was_changed(visit: Visits) -> None:
    ann = visit()
    data = {"matchups": {"draw": {"4-3": "RG/2"}}}
    api = httpx.Client(base_url=ann.server.url, timeout=PATIENCE)
    table = Table(api, "first-and-goal", data=data, options={"squib_kick": True})
    token = table.post("invite", {}, 0)["invite"]
    page = ann.open(f"/?match={table.id}#invite={token}")
    expect(page.locator(".notice")).to_contain_text("Not as it comes in the box")
    expect(page.locator(".notice")).to_contain_text('matchups.draw.4-3 = "RG/2"')
    expect(page.locator(".notice")).to_contain_text("squib_kick")
    ann.picture("invited-changed")
