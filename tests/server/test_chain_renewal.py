"""Two-party dice in a long match: a chain that is used up is followed by another, laid down in time."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from tests.patience import PATIENCE
from tests.server.conftest import lines_of, quiet
from tests.server.playing import Chain, Table
from tests.server.test_verify_page import page_finds

from touchline.kernel.errors import TouchlineError
from touchline.server.app import make_app
from touchline.server.dice.evidence import NotVerified
from touchline.server.dice.tiers import TERM_MS
from touchline.server.dice.verify import verify_text
from touchline.server.matches.rows import GENESIS, row_hash

SHORT = 16


def short_table(client: TestClient) -> Table:
    table = Table(client, "street-soccer", dice={"tier": "chains"}, chain_length=SHORT)
    table.join()
    return table


def play_to_round(table: Table, last: int, *, renewing: tuple[int, ...] = ()) -> None:
    """Until the values of a round are due and none has been shown, seats of ``renewing`` renewing as they are asked."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        state = table.get()
        dice, node = state["dice"], state["node"]
        for seat in set(dice["renew"]) & set(renewing):
            table.renew(seat)
        if dice["owed"] and dice["round"] == last:
            return
        if dice["owed"]:
            table.reveal_all()
        elif node["kind"] != "decision":
            return
        elif not state["seats"][node["seat"]].get("stand_in"):
            table.play()
    raise AssertionError(f"round {last} does not come")


def rehashed(lines: list[str]) -> str:
    """An export with its rows numbered and hashed anew: a forger who has the whole file can do that."""
    previous, out, seq = GENESIS, [], 0
    for each in map(json.loads, lines):
        if "hash" in each:
            seq += 1
            each["seq"] = seq
            each["hash"] = previous = row_hash(
                previous, each["match"], seq, each["kind"], each["seat"], each["at"], each["cmd"], each["data"]
            )
        out.append(json.dumps(each))
    return "\n".join(out)


def test_a_match_longer_than_its_chains_is_played_out_and_verifies(client: TestClient) -> None:
    """Many chains a seat; record, export and the reloaded match agree."""
    table = short_table(client)
    table.play_out()
    rows = lines_of(table.text("/export"))
    renewed = [row for row in rows if row.get("kind") == "renewed"]
    assert len(renewed) >= 4, "the match was too short to show anything"
    assert "rolls follow from the players' chains" in verify_text(table.text("/record"))[-1]
    assert "rolls follow from the players' chains" in verify_text(table.text("/export"))[-1]
    before = table.get()
    client.app.state.backend.matches.discard(table.id)  # type: ignore[attr-defined]
    assert table.get() == before


def test_the_page_checks_every_chain(client: TestClient) -> None:
    table = short_table(client)
    play_to_round(table, 2 * SHORT + 3, renewing=(0, 1))
    table.reveal_all()
    table.order(0, "resign")
    export = table.text("/export")
    assert "rolls follow" in json.loads(page_finds(export))[-1]
    assert "rolls follow" in verify_text(export)[-1]


def test_nobody_reveals_before_the_next_chain_is_laid_down(client: TestClient) -> None:
    """A chain chosen when the other's value is known could steer the roll, so the anchor comes first."""
    table = short_table(client)
    play_to_round(table, SHORT, renewing=(1,))
    table.reveal_all()
    while table.to_move() is not None:
        table.play()
    state = table.get()
    assert state["dice"]["round"] == SHORT + 1
    assert state["dice"]["owed"] == []
    assert state["node"]["waiting_for"] == [0], "the clock of whoever has no chain runs"
    other = table.coming[1]
    refused = table.order(1, "reveal", expect=422, round=SHORT + 1, value=other.value(SHORT + 1))
    assert refused["error"]["kind"] == "wrong-node"
    table.renew(0)
    assert table.get()["dice"]["owed"] == [0, 1]
    table.reveal_all()
    assert table.get()["dice"]["draws"] > state["dice"]["draws"]


def test_whoever_never_lays_down_the_next_chain_loses(tmp_path: Path) -> None:
    """Where no clock runs, too: nobody else can lay it down, and the match is not called off any more."""
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        table = short_table(client)
        play_to_round(table, SHORT, renewing=(1,))
        table.reveal_all()
        while table.to_move() is not None:
            table.play()
        assert table.get()["node"]["waiting_for"] == [0]
        clock[0] += TERM_MS - 1
        assert table.order(1, "chat", phrase="hello")["status"] == "playing", "ten days are ten days"
        clock[0] += 2
        table.order(1, "chat", phrase="bye")
        state = table.get()
        assert (state["status"], state["node"]["returns"]) == ("over", [-1, 1])
        assert "replay to the result -1 1" in " ".join(verify_text(table.text("/export")))


def test_where_nobody_has_laid_down_the_next_chain_nobody_loses(tmp_path: Path) -> None:
    """Nobody waits for the other then; whoever goes first has ten days counted for the other from that moment."""
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        table = short_table(client)
        play_to_round(table, SHORT)
        table.reveal_all()
        while table.to_move() is not None:
            table.play()
        clock[0] += 3 * TERM_MS
        assert table.order(1, "chat", phrase="hello")["status"] == "playing"
        table.renew(0)
        clock[0] += TERM_MS - 1
        assert table.renew(1)["dice"]["owed"] == [0, 1], "in time"


def test_a_chain_is_not_exchanged_for_another(client: TestClient) -> None:
    """One that is laid down stays, and so does its order."""
    table = short_table(client)
    table.renew(0)
    assert "already" in table.renew(0, expect=422)["error"]["message"]
    again = table.order(1, "renew", expect=422, **table.chains[0].laid_down())
    assert again["error"]["field"] == "anchor", "nor may one seat copy another's"


def test_an_entrusted_chain_is_renewed_by_the_server(client: TestClient) -> None:
    table = short_table(client)
    table.order(1, "entrust", seed=table.chains[1].seed.hex())
    play_to_round(table, 2 * SHORT + 2, renewing=(0,))
    table.reveal_all()
    assert table.get()["seats"][1]["entrusted"]
    table.order(0, "resign")
    assert "chains" in verify_text(table.text("/record"))[-1]
    assert "chains" in verify_text(table.text("/export"))[-1]


def test_whoever_lets_a_bot_play_still_brings_the_dice(client: TestClient) -> None:
    """A bot decides for the seat; the values stay those of its chain, shown by its player or entrusted."""
    table = short_table(client)
    table.order(1, "replace", whom=1)
    assert table.get()["seats"][1]["stand_in"]
    play_to_round(table, 2)
    assert table.get()["dice"]["owed"] == [0, 1]
    table.order(1, "entrust", seed=table.chains[1].seed.hex())
    assert table.get()["dice"]["owed"] == [0]


def test_a_chain_laid_down_too_late_is_found_in_the_export(client: TestClient) -> None:
    """Rows put in another order with their hashes made anew: both verifiers see when each chain was laid down."""
    table = short_table(client)
    play_to_round(table, SHORT, renewing=(1,))
    table.reveal_all()
    while table.to_move() is not None:
        table.play()
    table.renew(0)
    table.reveal_all()
    table.order(0, "resign")
    lines = table.text("/export").splitlines()
    kinds = [json.loads(line).get("kind") for line in lines]
    late = max(index for index, kind in enumerate(kinds) if kind == "renewed")
    assert kinds[late + 1] == "revealed"
    forged = rehashed([*lines[:late], lines[late + 1], lines[late], *lines[late + 2 :]])
    with pytest.raises(TouchlineError, match="no value of seat"):
        verify_text(forged)
    assert page_finds(forged).startswith("NOT row")


def test_a_forged_record_does_not_hide_a_chain(client: TestClient) -> None:
    table = short_table(client)
    play_to_round(table, SHORT + 2, renewing=(0, 1))
    table.reveal_all()
    table.order(0, "resign")
    record = table.text("/record")
    chains = [line for line in record.splitlines() if line.startswith("[Chain")]
    assert len(chains) == 6, "two used, and the third of each laid down ahead"
    with pytest.raises(NotVerified, match="never opened"):
        verify_text(record.replace(chains[1] + "\n", ""))
    with pytest.raises(NotVerified, match="anchor"):
        verify_text(record.replace(chains[1], f'[Chain "0 {SHORT} {Chain(SHORT).value(0)}"]'))
    with pytest.raises(NotVerified, match="pact"):
        verify_text(record.replace(f'[Chain "0 {SHORT} ', f'[Chain "0 {SHORT * 2} '))
