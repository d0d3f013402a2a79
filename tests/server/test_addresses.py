"""Where a friend finds the server: an invitation made on localhost must say so, or lead elsewhere."""

from __future__ import annotations

import pytest

from touchline.server.matches.invitations import invitation
from touchline.server.operations import addresses
from touchline.server.operations.addresses import address_for_friends


@pytest.fixture(autouse=True)
def in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "network_address", lambda: "192.168.0.7")


@pytest.mark.parametrize("came_by", ["http://localhost:8000/", "http://127.0.0.1:8000/", "http://[::1]:8000/"])
def test_a_server_for_the_network_is_found_by_its_address_there(came_by: str) -> None:
    assert address_for_friends(came_by, "0.0.0.0") == "http://192.168.0.7:8000/"


def test_an_address_that_others_can_use_is_left_as_it_is() -> None:
    assert address_for_friends("https://games.example/touchline/", "127.0.0.1") == "https://games.example/touchline/"


def test_a_server_for_this_machine_only_says_so() -> None:
    assert address_for_friends("http://localhost:8000/", "127.0.0.1") == ""
    told = invitation("http://localhost:8000/", "127.0.0.1", "abc", 1, "token")
    assert told.only_here
    assert told.link == "http://localhost:8000/?match=abc#invite=token"


def test_the_link_and_its_code_lead_to_the_network() -> None:
    told = invitation("http://localhost:8000/", "0.0.0.0", "abc", 1, "token")
    assert not told.only_here
    assert told.link == "http://192.168.0.7:8000/?match=abc#invite=token"


def test_a_machine_without_a_network_has_no_other_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "network_address", lambda: "")
    assert address_for_friends("http://localhost:8000/", "0.0.0.0") == ""


def test_a_server_on_one_address_is_found_there() -> None:
    assert address_for_friends("http://localhost:8000/", "10.0.0.5") == "http://10.0.0.5:8000/"
