"""Phones are let in from the page, a full table says so, a second device takes a seat over."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Server, Visits
from tests.browser.test_browser_connection import OFFLINE
from tests.browser.test_browser_friends import invite

from touchline.server.operations.addresses import network_address


def test_one_button_lets_phones_in_and_takes_it_back(visit: Visits, tmp_path: Path) -> None:
    address = network_address()
    if not address:
        pytest.skip("this machine is in no network")
    own = Server(tmp_path / "own.sqlite")
    own.start()
    try:
        host, guest = visit(at=own), visit(PHONE, at=own)
        guest.expected = (*OFFLINE, "Cross-Origin-Opener-Policy")
        page = host.open("/game/pocket-gridiron")
        page.locator("input[value=friend]").check()
        page.locator("#begin").click()
        expect(page.locator(".invite")).to_contain_text("Only this computer reaches Touchline now.")
        page.get_by_role("button", name="Let phones in").click()
        page.wait_for_function("() => document.querySelector('img.qr')?.naturalWidth > 0")
        expect(page.locator(".invite")).to_contain_text(f"Everybody in your network reaches it at http://{address}")
        host.picture("door-open")
        link = page.locator("#invite-link").input_value()
        assert link.startswith(f"http://{address}:{own.port}/?match=")
        guest.page.goto(link)
        guest.page.get_by_role("button", name="Sit down and play").wait_for()
        page.get_by_role("button", name="Shut it again").click()
        expect(page.locator(".invite")).to_contain_text("works on this computer only")
        guest.page.close()
        page.close()
    finally:
        own.kill()


def test_an_invitation_is_taken_back(visit: Visits) -> None:
    """Whoever opens the link then is told; whoever invited has no such match any more."""
    ann, bob = visit(), visit(PHONE)
    page = ann.open("/game/pocket-gridiron")
    page.locator("input[value=friend]").check()
    page.locator("#begin").click()
    link = page.locator("#invite-link").input_value()
    page.locator("#take-back").click()
    page.locator("button[data-game=pocket-gridiron]").wait_for()
    expect(page.locator(".running")).to_have_count(0)
    bob.page.goto(link)
    expect(bob.page.locator(".join-back")).to_contain_text("The invitation was taken back.")
    bob.picture("invitation-taken-back-phone")


def test_a_full_table_says_so_and_harms_nobody(visit: Visits) -> None:
    """The link opened by a third person takes nothing from anybody."""
    ann, bob, carl = visit(), visit(), visit(PHONE)
    page = ann.open("/game/pocket-gridiron")
    page.locator("input[value=friend]").check()
    page.locator("#begin").click()
    link = page.locator("#invite-link").input_value()
    carl.page.goto(link)
    carl.page.get_by_role("button", name="Sit down and play").wait_for()
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down and play").click()
    bob.page.wait_for_selector(".scoreboard")
    carl.expected = ("409",)
    carl.page.get_by_role("button", name="Sit down and play").click()
    expect(carl.page.locator(".join-full")).to_contain_text("The table is full")
    carl.page.reload()
    expect(carl.page.locator(".join-full")).to_contain_text("Bob")
    carl.picture("join-full")


@pytest.mark.parametrize("two_party", [False, True])
def test_a_second_device_goes_on_with_the_match(visit: Visits, two_party: bool) -> None:
    """By the code, or where the dice need one's own half by the link that carries it."""
    ann, bob, phone = visit(), visit(), visit(PHONE)
    invite(ann, bob, "street-soccer", two_party_dice=two_party)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.locator("#hand-over").click()
    link = ann.page.locator("#hand-over-link").input_value()
    ann.picture(f"hand-over-{'link' if two_party else 'code'}")
    if two_party:
        assert ann.page.locator("dialog .seat-code").count() == 0
        phone.page.goto(link)
    else:
        code = ann.page.locator("dialog .seat-code").inner_text()
        phone.open("/matches").get_by_role("link", name="Continue a match here").click()
        phone.page.locator("#code").fill(code)
    phone.picture("continue")
    phone.page.get_by_role("button", name="Take my seat here").click()
    phone.page.wait_for_selector(".scoreboard")
    expect(phone.page.locator(".who-side:has(.you)")).to_contain_text("Ann")
    kept = phone.page.evaluate("JSON.parse(localStorage['touchline.keys'])[0]")
    assert bool(kept.get("chain")) is two_party
