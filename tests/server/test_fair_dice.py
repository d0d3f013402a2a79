"""Dice that can be checked: test vectors, chains, the three tiers, and what a cheat would look like."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st
from tests.server.conftest import quiet
from tests.server.playing import Table

from touchline.games import game_names
from touchline.kernel.errors import TouchlineError
from touchline.play.match import Match
from touchline.server.app import make_app
from touchline.server.dice.draws import SPAN, pact_of, pick, server_part, ticket
from touchline.server.dice.evidence import NotVerified
from touchline.server.dice.verify import verify_text
from touchline.wire.chains import chain_value, link

VECTORS = json.loads((Path(__file__).parent / "dice_vectors.json").read_text())


@pytest.mark.parametrize("vector", VECTORS["tickets"])
def test_ticket_vectors(vector: dict[str, Any]) -> None:
    """Anybody who writes a checker in another language starts here."""
    parts = [bytes.fromhex(part) for part in vector["parts"]]
    assert ticket(parts, vector["salt"], vector["draw"], vector["total"]) == vector["ticket"]


@pytest.mark.parametrize("vector", VECTORS["chains"])
def test_chain_vectors(vector: dict[str, Any]) -> None:
    assert chain_value(bytes.fromhex(vector["seed"]), vector["length"], vector["round"]).hex() == vector["value"]


@pytest.mark.parametrize("vector", VECTORS["pacts"])
def test_pact_vectors(vector: dict[str, Any]) -> None:
    assert pact_of(vector["tier"], vector["commitment"], vector["laid"]) == vector["pact"]


@pytest.mark.parametrize("vector", VECTORS["server_parts"])
def test_server_part_vectors(vector: dict[str, Any]) -> None:
    part = server_part(bytes.fromhex(vector["secret"]), vector["salt"], vector["round"], vector["who"])
    assert part.hex() == vector["part"]


def test_rejection_sampling_favours_nobody() -> None:
    """A total just above half of 2**64 rejects almost every second block; what is left is even."""
    total = SPAN // 2 + 1
    drawn = [ticket([bytes(32)], "even", n, total) for n in range(2000)]
    assert all(0 <= each < total for each in drawn)
    assert abs(sum(each < total // 2 for each in drawn) - 1000) < 130


def test_faces_are_even() -> None:
    """Chi-square on 60,000 rolls of a die: 5 degrees of freedom, 20.5 is the 0.1 % point."""
    faces = Counter(ticket([bytes([7]) * 32], "die", n, 6) for n in range(60_000))
    assert sum((count - 10_000) ** 2 / 10_000 for count in faces.values()) < 20.5


@given(st.lists(st.integers(1, 9), min_size=1, max_size=8))
def test_every_weight_gets_its_tickets(weights: list[int]) -> None:
    falls = Counter(pick(weights, drawn) for drawn in range(sum(weights)))
    assert [falls[outcome] for outcome in range(len(weights))] == weights


@given(st.binary(min_size=32, max_size=32), st.integers(1, 1024))
def test_each_value_hashes_to_the_one_before(seed: bytes, at_round: int) -> None:
    assert link(chain_value(seed, 1024, at_round)) == chain_value(seed, 1024, at_round - 1)


def test_the_servers_parts_differ_by_round_and_seat() -> None:
    parts = {server_part(bytes(32), "m", at_round, who) for at_round in (1, 2) for who in ("0", "1", "sealed")}
    assert len(parts) == 6


# ---- matches


@pytest.mark.parametrize("tier", ["plain", "committed", "pledged", "chains"])
@pytest.mark.parametrize("game", ["pocket-gridiron", "street-soccer"])
def test_a_finished_match_verifies_and_a_changed_roll_does_not(client: TestClient, tier: str, game: str) -> None:
    table = Table(client, game, dice={"tier": "committed", "pledge": True} if tier == "pledged" else {"tier": tier})
    table.join()
    table.play_out()
    record, export = table.text("/record"), table.text("/export")
    assert "rolls follow from" in verify_text(record)[-1]
    assert "rolls follow from" in verify_text(export)[-1]
    played = Match.from_record(record)
    drawn = [index for index, step in enumerate(played.steps) if step.seat is None]
    for index in (drawn[0], drawn[len(drawn) // 2], drawn[-1]):
        step, state = played.steps[index], played.states[index]
        other = played.game.outcome_text(
            state, played.box, (step.choice + 1) % played.game.rules.chances(state, played.box)
        )
        forged = record.replace(f"\n{step.number}. * {step.text}\n", f"\n{step.number}. * {other}\n")
        assert forged != record
        with pytest.raises(TouchlineError):
            verify_text(forged)


def test_a_changed_row_breaks_the_chain(client: TestClient) -> None:
    table = Table(client)
    table.join()
    table.order(0, "resign")
    lines = table.text("/export").splitlines()
    row = json.loads(lines[2])
    row["at"] += 1
    with pytest.raises(TouchlineError, match="does not follow"):
        verify_text("\n".join([*lines[:2], json.dumps(row), *lines[3:]]))
    with pytest.raises(TouchlineError, match="missing"):
        verify_text("\n".join([*lines[:2], *lines[3:]]))


def test_another_secret_than_the_committed_one_is_found(client: TestClient) -> None:
    table = Table(client)
    table.join()
    table.order(0, "resign")
    record = table.text("/record")
    forged = "\n".join(
        f'[Secret "{bytes(32).hex()}"]' if line.startswith("[Secret") else line for line in record.split("\n")
    )
    with pytest.raises(NotVerified, match="committed to"):
        verify_text(forged)


def test_a_commitment_can_be_fetched_before_the_match_is_made(client: TestClient) -> None:
    offered = client.post("/api/dice").json()
    dice = {"tier": "committed", "nonce": offered["nonce"]}
    table = Table(client, dice=dice)
    assert table.made["dice"]["commitment"] == offered["commitment"]
    assert table.made["dice"]["committed_first"]
    again = client.post("/api/matches", json={"game": "pocket-gridiron", "dice": dice})
    assert again.status_code == 422, "a commitment is good for one match"


def test_nothing_is_rolled_before_every_value_is_in(client: TestClient) -> None:
    table = Table(client, "football-darts", dice={"tier": "chains"})
    joined = table.join()
    assert joined["node"]["kind"] == "chance"
    assert joined["dice"]["owed"] == [0, 1]
    first = table.order(0, "reveal", round=1, value=table.chains[0].value(1))
    assert first["dice"]["owed"] == [1]
    assert "value" not in first["events"][-1], "the other side must not see it before it has revealed"
    wrong = table.order(1, "reveal", expect=422, round=1, value=table.chains[1].value(2))
    assert "does not belong" in wrong["error"]["message"]
    done = table.order(1, "reveal", round=1, value=table.chains[1].value(1))
    assert [event["kind"] for event in done["events"]][:2] == ["revealed", "rolled"]
    assert (
        table.order(1, "reveal", expect=422, round=2, value=table.chains[1].value(2))["error"]["kind"] == "wrong-node"
    )


def test_a_silent_player_loses_on_time_and_no_roll_changes(tmp_path: Path) -> None:
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        terms = {"kind": "live", "bank": 60, "increment": 0}
        table = Table(client, "football-darts", dice={"tier": "chains"}, clock=terms)
        table.join()
        table.order(0, "reveal", round=1, value=table.chains[0].value(1))
        clock[0] += 61_000
        assert table.order(1, "reveal", expect=422, round=1, value=table.chains[1].value(1))
        state = table.get()
        assert (state["status"], state["node"]["reason"]) == ("over", f"{state['seats'][1]['name']} ran out of time.")
        assert all(event["kind"] != "rolled" for event in table.get("/events")["events"])


def test_an_entrusted_chain_is_revealed_by_the_server(client: TestClient) -> None:
    table = Table(client, "football-darts", dice={"tier": "chains"})
    table.join()
    assert table.order(1, "entrust", expect=422, seed="00" * 32)
    entrusted = table.order(1, "entrust", seed=table.chains[1].seed.hex())
    assert entrusted["seats"][1]["entrusted"]
    assert table.chains[1].seed.hex() not in json.dumps(table.get("/events", 0))
    assert table.get()["dice"]["owed"] == [0]
    table.reveal_all()
    table.play("receive")
    assert table.get()["dice"]["owed"] == []
    table.play("throw T20")
    table.reveal_all()
    table.order(0, "resign")
    assert "2 rolls follow from the players' chains" in verify_text(table.text("/record"))[-1]


def test_joining_two_party_dice_needs_a_chain(client: TestClient) -> None:
    table = Table(client, "street-soccer", dice={"tier": "chains"})
    invite = table.post("invite", {}, 0)["invite"]
    refused = table.post("join", {"invite": invite}, None, expect=422)
    assert refused["error"]["field"] == "chain"


@pytest.mark.parametrize("game", game_names())
def test_secrets_stay_inside_until_the_end(client: TestClient, game: str) -> None:
    """Neither the server's secret nor its seed is in anything that anybody is sent."""
    for tier in ("plain", "committed"):
        table = Table(client, game, dice={"tier": tier})
        table.join()
        backend = client.app.state.backend  # type: ignore[attr-defined]
        live = backend.matches.in_memory(table.id)
        sent = json.dumps([table.get("/events", seat) for seat in (0, 1, None)]) + table.text("/record")
        assert (str(live.dice.seed) if tier == "plain" else live.dice.secret.hex()) not in sent
