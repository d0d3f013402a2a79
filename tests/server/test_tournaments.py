"""Tournaments run themselves: Swiss, knock-out and arena, from the first pairing to the table."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.conftest import bearer, quiet

from touchline.server.app import make_app

NAMES = ("ann", "bob", "carl", "dora", "eve", "fred")


class Cup:
    """A tournament and everybody in it."""

    def __init__(self, client: TestClient, kind: str, names: tuple[str, ...] = NAMES, **terms: Any) -> None:
        self.client = client
        self.tokens = {
            name: bearer(
                client.post("/api/accounts", json={"name": name, "passphrase": "correct horse"}).json()["token"]
            )
            for name in names
        }
        order = {"name": "Cup", "game": "pocket-gridiron", "kind": kind, **terms}
        made = client.post("/api/tournaments", json=order, headers=self.tokens["ann"])
        assert made.status_code == 201, made.text
        self.id = made.json()["id"]
        for name in names:
            assert client.post(f"/api/tournaments/{self.id}/join", headers=self.tokens[name]).status_code == 200

    def start(self) -> dict[str, Any]:
        begun = self.client.post(f"/api/tournaments/{self.id}/start", headers=self.tokens["ann"])
        assert begun.status_code == 200, begun.text
        return dict(begun.json())

    def show(self) -> dict[str, Any]:
        return dict(self.client.get(f"/api/tournaments/{self.id}").json())

    def lose(self, name: str, match: str) -> None:
        order = {"op": "resign", "cmd_id": f"{name}-{match}"}
        assert (
            self.client.post(f"/api/matches/{match}/commands", json=order, headers=self.tokens[name]).status_code == 200
        )

    def play_on(self, losing: Any) -> dict[str, Any]:
        """End every match that is under way; ``losing`` says who gives up."""
        done: set[str] = set()
        while (shown := self.show())["status"] == "playing":
            for each in shown["pairings"]:
                if each["match"] and each["result"] is None and each["match"] not in done:
                    done.add(each["match"])
                    self.lose(losing(each["home"], each["away"]), each["match"])
        return shown


def test_a_swiss_pairs_round_after_round(client: TestClient) -> None:
    """Nobody meets anybody twice, and the clock of every match runs from the beginning."""
    cup = Cup(client, "swiss", rounds=3)
    first = cup.start()
    match = first["pairings"][0]["match"]
    state = client.get(f"/api/matches/{match}", headers=cup.tokens[first["pairings"][0]["home"]]).json()
    assert state["status"] == "playing"
    assert state["seat"] == 0
    assert state["clock"]["running"]
    shown = cup.play_on(max)
    met = [frozenset((each["home"], each["away"])) for each in shown["pairings"]]
    assert len(met) == 9
    assert len(set(met)) == 9
    assert shown["round"] == 3
    assert shown["table"][0]["account"] == "ann"
    assert shown["table"][0]["points"] == 3
    assert client.post(f"/api/tournaments/{cup.id}/join", headers=cup.tokens["bob"]).status_code == 409


def test_an_odd_number_of_players_has_a_bye_each_round_for_another(client: TestClient) -> None:
    cup = Cup(client, "swiss", NAMES[:5], rounds=4)
    cup.start()
    shown = cup.play_on(min)
    byes = [each["home"] for each in shown["pairings"] if not each["away"]]
    assert len(byes) == len(set(byes)) == 4


def test_a_knock_out_ends_with_one(client: TestClient) -> None:
    cup = Cup(client, "knock-out", NAMES[:5])
    cup.start()
    shown = cup.play_on(lambda home, away: random.Random(home + away).choice((home, away)))
    assert [line["out"] for line in shown["table"]].count(False) == 1
    assert shown["round"] == 3
    final = shown["pairings"][-1]
    assert final["winner"] in (final["home"], final["away"])


def goalless(cup: Cup, match: str, names: tuple[str, str]) -> None:
    """Play a match in which nobody ever shoots at the goal."""
    for number in range(2000):
        for name in names:
            state = cup.client.get(f"/api/matches/{match}", headers=cup.tokens[name]).json()
            if state["status"] == "over":
                return
            if state["node"]["kind"] == "decision" and state["node"]["seat"] == state["seat"]:
                move = next(each for each in state["node"]["legal"] if not each.endswith("GOAL"))
                order = {"op": "play", "cmd_id": f"{name}-{number}", "move": move}
                path = f"/api/matches/{match}/commands"
                assert cup.client.post(path, json=order, headers=cup.tokens[name]).status_code == 200
    raise AssertionError("a match of Street Soccer ends")


def test_a_drawn_knock_out_match_is_played_again_and_in_the_end_the_better_seed_goes_on(client: TestClient) -> None:
    cup = Cup(client, "knock-out", ("ann", "bob"), game="street-soccer")
    shown = cup.start()
    homes = []
    while shown["status"] == "playing":
        (due,) = [each for each in shown["pairings"] if each["result"] is None]
        homes.append(due["home"])
        goalless(cup, due["match"], ("ann", "bob"))
        while len(cup.show()["pairings"]) == len(shown["pairings"]) and cup.show()["status"] == "playing":
            pass
        shown = cup.show()
    assert [each["result"] for each in shown["pairings"]] == [[0, 0]] * 4
    assert homes == ["ann", "bob", "ann", "bob"], "sides are changed"
    assert shown["round"] == 1
    table = {line["account"]: line for line in shown["table"]}
    assert table["ann"]["seed"] < table["bob"]["seed"]
    assert (table["ann"]["out"], table["bob"]["out"]) == (False, True)


def test_nobody_gets_out_of_a_tournament_s_match_by_calling_it_off(client: TestClient) -> None:
    cup = Cup(client, "knock-out", ("ann", "bob"))
    (pairing,) = cup.start()["pairings"]
    refused = client.post(f"/api/bot/game/{pairing['match']}/abort", headers=cup.tokens["ann"])
    assert refused.status_code == 403
    assert cup.show()["pairings"][0]["result"] is None


def test_an_arena_pairs_whoever_is_free_until_its_time_is_up(tmp_path: Path) -> None:
    time = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: time[0]))) as client:
        cup = Cup(client, "arena", NAMES[:4], minutes=5, clock={"kind": "live", "bank": 3600})
        cup.start()
        while len((shown := cup.show())["pairings"]) < 8:
            for each in shown["pairings"]:
                if each["result"] is None:
                    cup.lose(max(each["home"], each["away"]), each["match"])
        time[0] += 301_000
        shown = cup.play_on(max)
        assert shown["table"][0]["account"] == "ann"
        assert all(each["result"] is not None for each in shown["pairings"])


def test_whoever_leaves_is_paired_no_more(client: TestClient) -> None:
    cup = Cup(client, "swiss", rounds=2)
    first = cup.start()
    client.post(f"/api/tournaments/{cup.id}/leave", headers=cup.tokens["fred"])
    shown = cup.play_on(max)
    second = [each for each in shown["pairings"] if each["round"] == 2]
    assert len(first["pairings"]) == 3
    assert "fred" not in {name for each in second for name in (each["home"], each["away"])}


@pytest.mark.parametrize(
    "spoiled", [{"kind": "league"}, {"clock": {"kind": "none"}}, {"game": "chess"}, {"rounds": 99}]
)
def test_what_cannot_be_a_tournament_is_refused(client: TestClient, spoiled: dict[str, Any]) -> None:
    ann = client.post("/api/accounts", json={"name": "ann", "passphrase": "correct horse"}).json()["token"]
    order = {"name": "Cup", "game": "pocket-gridiron", "kind": "swiss"} | spoiled
    assert client.post("/api/tournaments", json=order, headers=bearer(ann)).is_client_error


def test_only_whoever_made_it_starts_it(client: TestClient) -> None:
    cup = Cup(client, "swiss")
    assert client.post(f"/api/tournaments/{cup.id}/start", headers=cup.tokens["bob"]).status_code == 403
