"""Two browsers against each other: an invitation, hidden hands, taking back, chatting."""

from __future__ import annotations

import json
import random
import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PATIENCE, PHONE, Server, Visitor, Visits
from tests.browser.player import is_over, try_decision

from touchline.server.dice.verify import verify_text
from touchline.server.operations.addresses import network_address


def invite(host: Visitor, guest: Visitor, game: str, *, two_party_dice: bool = False) -> None:
    """The host makes a match for a friend; the guest opens the link and sits down."""
    page = host.open(f"/game/{game}")
    page.locator("input[value=friend]").check()
    if two_party_dice:
        page.get_by_label("Two-party dice").check()
    page.get_by_label("Your name").fill("Ann")
    page.locator("#begin").click()
    link = page.locator("#invite-link").input_value()
    expect(page.locator(".invite")).to_contain_text("works on this computer only")
    host.picture(f"invite-{game}")
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Bob")
    guest.picture(f"invited-{game}")
    guest.page.get_by_role("button", name="Sit down and play").click()
    for each in (host, guest):
        each.page.wait_for_selector(".scoreboard")
        each.page.locator(".invite").wait_for(state="detached")


def test_an_invitation_leads_a_friend_in_the_network_here(visit: Visits, tmp_path: Path) -> None:
    """A server for the network writes its address there into link and code, though the host came by localhost."""
    address = network_address()
    if not address:
        pytest.skip("this machine is in no network")
    own = Server(tmp_path / "own.sqlite", "--host", "0.0.0.0")
    own.start()
    try:
        host, guest = visit(PHONE, at=own), visit(at=own)
        guest.expected = ("Cross-Origin-Opener-Policy",)  # said of pages that come without TLS from another machine
        page = host.open("/game/pocket-gridiron")
        page.locator("input[value=friend]").check()
        page.locator("#begin").click()
        link = page.locator("#invite-link").input_value()
        assert link.startswith(f"http://{address}:{own.port}/?match=")
        page.wait_for_function("() => document.querySelector('img.qr')?.naturalWidth > 0")
        expect(page.locator(".invite")).not_to_contain_text("works on this computer only")
        host.picture("invite-network-phone")
        guest.page.goto(link)
        guest.page.get_by_role("button", name="Sit down and play").click()
        page.locator(".invite").wait_for(state="detached")
        guest.page.wait_for_selector(".scoreboard")
        for each in (host, guest):
            each.page.close()  # before the server goes: what they still load would fail
    finally:
        own.kill()


def listen(page: Page) -> list[str]:
    """Every frame a page receives from now on."""
    frames: list[str] = []

    def opened(socket: Any) -> None:
        socket.on("framereceived", lambda payload: frames.append(str(payload)))

    page.on("websocket", opened)
    return frames


def test_first_and_goal_between_two_browsers_with_hidden_hands(visit: Visits) -> None:
    ann, bob = visit(), visit(PHONE)
    heard = {"ann": listen(ann.page), "bob": listen(bob.page)}
    invite(ann, bob, "first-and-goal")
    pages = {"ann": ann.page, "bob": bob.page}
    choose = random.Random(11)
    hidden_calls = 0
    until = time.monotonic() + 3 * PATIENCE / 1000
    while hidden_calls < 4 and time.monotonic() < until:
        for name, page in pages.items():
            other = "bob" if name == "ann" else "ann"
            if page.locator("button.play-card:enabled").count() and page.locator(".called .card-back").count() == 0:
                card = page.locator("button.play-card:enabled").first
                secret = card.get_attribute("data-card")
                before = len(heard[other])
                card.click()
                button = page.locator("#call")
                called = button.inner_text().startswith("Call ")
                button.click()
                if not called:  # a card was given away: nothing lies face down
                    continue
                pages[other].locator(".called .card-back").wait_for()
                told = "".join(heard[other][before:])
                assert f'"offense_call":"{secret}"' not in told
                assert f'"text":"{secret}"' not in told
                hidden_calls += 1
                bob.picture("hidden-call")
            else:
                try_decision(page, choose)
        assert not is_over(ann.page)
    assert hidden_calls >= 4
    for name, page in pages.items():
        own = set(re.findall(r'data-card="([^"]+)"', page.locator(".hand").inner_html()))
        assert own
        hands = [json.loads(frame)["view"].get("hands", {}) for frame in heard[name] if '"view"' in frame]
        assert all(len(each) <= 1 for each in hands), "a seat saw more than one hand"


def test_taking_back_needs_the_other_side(visit: Visits) -> None:
    ann, bob = visit(), visit()
    invite(ann, bob, "street-soccer")
    square = ann.page.locator(".offer.place").first
    placed = square.get_attribute("data-square")
    square.click()
    ann.page.locator(".saved", has_text="✓").wait_for()
    ann.page.locator("#undo").click()
    bob.page.get_by_role("button", name="Agree").click()
    ann.page.locator(f'.offer.place[data-square="{placed}"]').wait_for()
    bob.page.locator(".story", has_text="took the decision back").wait_for()


def test_chat_and_resignation_reach_the_other_side(visit: Visits) -> None:
    ann, bob = visit(), visit()
    invite(ann, bob, "pocket-gridiron")
    ann.page.get_by_role("button", name="Chat").click()
    ann.page.get_by_role("button", name="Good luck!").click()
    bob.page.locator(".story", has_text="Ann: “Good luck!”").wait_for()
    bob.page.locator("#resign").click()
    bob.page.locator("#resign-sure").click()
    ann.page.locator(".verdict", has_text="You have won!").wait_for()
    bob.page.locator(".verdict", has_text="You have lost.").wait_for()


def test_an_open_table_is_found_and_joined(visit: Visits) -> None:
    ann, bob = visit(), visit()
    page = ann.open("/game/football-darts")
    page.locator("input[value=open]").check()
    page.get_by_label("Your name").fill("Carla")
    page.locator("#begin").click()
    page.wait_for_selector(".invite")
    bob.open("/").get_by_role("link", name="Carla").first.click()
    bob.page.get_by_role("button", name="Sit down and play").click()
    page.locator(".invite").wait_for(state="detached")


def test_two_party_dice_are_rolled_by_both_browsers_and_verified(visit: Visits) -> None:
    """Each browser reveals its link of the chain when a roll is due; the finished record proves every roll."""
    ann, bob = visit(), visit()
    invite(ann, bob, "pocket-gridiron", two_party_dice=True)
    choose = random.Random(6)
    until = time.monotonic() + 3 * PATIENCE / 1000
    decisions = 0
    while decisions < 8 and time.monotonic() < until:
        decisions += sum(try_decision(each.page, choose) for each in (ann, bob))
        ann.page.wait_for_timeout(20)
    assert decisions >= 8
    ann.page.get_by_role("button", name="Menu").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Two-party dice")
    ann.page.keyboard.press("Escape")
    ann.page.locator("#resign").click()
    ann.page.locator("#resign-sure").click()
    ann.page.locator(".ending").wait_for()
    match = ann.page.url.rpartition("/")[2]
    record = ann.page.request.get(f"{ann.server.url}/api/matches/{match}/record").text()
    assert '[Dice "chains"]' in record
    assert verify_text(record)
