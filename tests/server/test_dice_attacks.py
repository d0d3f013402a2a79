"""Attacks on the dice, each run as an attacker would: none chooses a roll, and the verifiers refuse what they leave.

The attacker here is the host: the server's key, its secret and its store are in the attacker's hands, and one of the
players is the attacker too.  What the other, honest player keeps is the pact that was told before the first value
was shown.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import secrets
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.conftest import quiet
from tests.server.playing import Chain, Table
from tests.server.test_chain_renewal import rehashed
from tests.server.test_verify_page import page_finds

from touchline.kernel.errors import TouchlineError
from touchline.play.match import Match
from touchline.server.app import make_app
from touchline.server.dice.draws import pact_of, pledged, ticket
from touchline.server.dice.evidence import NotVerified
from touchline.server.dice.verify import verify_text
from touchline.server.matches.live import LiveMatch

FIXTURES = Path(__file__).parents[1] / "fixtures" / "version-0.1.0" / "exports"
PLEDGED = {"tier": "committed", "pledge": True}
EVERY = [PLEDGED, {"tier": "committed"}, {"tier": "chains"}]


def refused(export: str, why: str, pact: str = "") -> None:
    """Both verifiers refuse a file, for that reason."""
    with pytest.raises(TouchlineError, match=why):
        verify_text(export, pact)
    assert page_finds(export, pact).startswith("NOT"), page_finds(export, pact)


def rows_of(export: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in export.splitlines()]


def altered(export: str, kind: str, change: Callable[[dict[str, Any]], None], seat: int | None = None) -> list[str]:
    """The lines of an export with the body of the rows of a kind changed."""
    lines = []
    for row in rows_of(export):
        if row.get("kind") == kind and (seat is None or row["seat"] == seat):
            body = json.loads(row["data"])
            change(body)
            row["data"] = json.dumps(body, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
        lines.append(json.dumps(row))
    return lines


def live_of(client: TestClient, table: Table) -> LiveMatch:
    live = client.app.state.backend.matches.in_memory(table.id)  # type: ignore[attr-defined]
    assert isinstance(live, LiveMatch)
    return live


def finished(client: TestClient, dice: dict[str, Any], game: str = "football-darts", plays: int = 6) -> Table:
    """A match with some rolls, resigned by the host (seat 1)."""
    table = Table(client, game, dice=dice)
    table.join()
    for _ in range(plays):
        if table.get()["dice"].get("owed"):
            table.reveal_all()
        if table.to_move() is not None:
            table.play()
    if table.get()["dice"].get("owed"):
        table.reveal_all()
    table.order(1, "resign")
    return table


# ---- committed dice: whoever joins last, and the server


def test_whoever_joins_last_cannot_try_values_until_the_dice_please(client: TestClient) -> None:
    """When the last one pledges, no value has been shown: the same pledge leads to every roll, all equally likely."""
    table = Table(client, "football-darts", dice=PLEDGED)
    events = table.get("/events")["events"]
    assert all(event["kind"] != "revealed" for event in events), "the first player has shown nothing yet"
    early = table.order(0, "reveal", expect=422, round=0, value=table.pledged[0].hex())
    assert early["error"]["kind"] == "wrong-node"
    secret, mine = live_of(client, table).dice.secret, secrets.token_bytes(32)
    pledge = [pledged(hashlib.sha256(each).hexdigest()) for each in (table.pledged[0], mine)]
    pact = pact_of("committed", hashlib.sha256(secret).hexdigest(), pledge)
    faces = Counter(
        ticket([bytes.fromhex(pact), secret, secrets.token_bytes(32), mine], pact, 1, 6) for _ in range(6000)
    )
    assert sum((count - 1000) ** 2 / 1000 for count in faces.values()) < 20.5, "0.1 % point of chi-square"


@pytest.mark.parametrize("dice", [PLEDGED, {"tier": "chains"}], ids=["committed", "chains"])
def test_sitting_down_after_a_value_was_shown_is_found(client: TestClient, dice: dict[str, Any]) -> None:
    """The host waits for Ann's value and only then sits down: the rows say so, however they are hashed anew."""
    lines = finished(client, dice).text("/export").splitlines()
    kinds = [(row.get("kind"), row.get("seat")) for row in map(json.loads, lines)]
    seated, shown = kinds.index(("seated", 1)), kinds.index(("revealed", 0))
    late = [*lines[:seated], *lines[seated + 1 : shown + 1], lines[seated], *lines[shown + 1 :]]
    refused(rehashed(late), "agreed on|pact|sat down")


def test_a_value_chosen_afterwards_gives_another_pact(client: TestClient) -> None:
    """The host rewrites the whole match with a value of his choice; Ann has kept the pact that she was shown."""
    table = finished(client, PLEDGED, plays=0)
    shown = table.get()["dice"]["pact"]
    export = table.text("/export")
    assert "the one that you were shown" in " ".join(verify_text(export, shown))
    ends = [json.loads(row["data"]) for row in rows_of(export) if row.get("kind") == "finished"]
    secret = bytes.fromhex(ends[0]["secret"])
    coins = [row for row in rows_of(export) if row.get("kind") == "rolled"]
    assert len(coins) == 1, "the toss"
    match = Match("football-darts")
    texts = [match.game.outcome_text(match.state, match.box, k) for k in (0, 1)]
    wanted = texts.index(json.loads(coins[0]["data"])["text"])
    for value in (secrets.token_bytes(32) for _ in range(1000)):
        mine = hashlib.sha256(value).hexdigest()
        laid = [pledged(hashlib.sha256(table.pledged[0]).hexdigest()), pledged(mine)]
        pact = pact_of("committed", hashlib.sha256(secret).hexdigest(), laid)
        if ticket([bytes.fromhex(pact), secret, table.pledged[0], value], pact, 1, 2) == wanted:
            break
    forged = "\n".join(altered(export, "seated", lambda body: body.update(pledge=mine), 1))
    forged = "\n".join(altered(forged, "revealed", lambda body: body.update(value=value.hex()), 1))
    forged = rehashed(altered(forged, "started", lambda body: body.update(pact=pact)))
    assert "1 rolls follow" in verify_text(forged)[-1], "whole in itself: only what Ann kept tells"
    assert "1 rolls follow" in page_finds(forged)
    refused(forged, "not the one that you were shown", shown)


def test_another_secret_of_the_server_gives_another_pact(client: TestClient) -> None:
    """The server tries secrets once it knows the values: its commitment is in the pact."""
    table = finished(client, PLEDGED)
    export, other = table.text("/export"), secrets.token_bytes(32)
    forged = "\n".join(
        altered(export, "created", lambda b: b["dice"].update(commitment=hashlib.sha256(other).hexdigest()))
    )
    forged = "\n".join(altered(forged, "finished", lambda b: b.update(secret=other.hex())))
    refused(rehashed(forged.splitlines()), "pact")


@pytest.mark.parametrize(
    "dice", [PLEDGED, {"tier": "committed"}, {"tier": "chains"}], ids=["pledged", "bare", "chains"]
)
def test_the_matchs_id_has_no_say(client: TestClient, dice: dict[str, Any]) -> None:
    """The server tries ids: under any of them every roll is the same."""
    export = finished(client, dice).text("/export")
    match = rows_of(export)[0]["match"]
    other = rehashed(export.replace(f'"match":"{match}"', '"match":"ffffffffffff"').splitlines())
    assert rows_of(other)[0]["match"] == "ffffffffffff"
    assert verify_text(other)[-1] == verify_text(export)[-1]
    assert page_finds(other).split('"')[-2] == page_finds(export).split('"')[-2]


def test_whoever_brings_nothing_is_told_that_nothing_is_proved(client: TestClient) -> None:
    table = Table(client, "football-darts", dice=PLEDGED)
    assert table.get()["dice"]["promise"] == "committed"
    table.join(pledge="")
    assert table.get()["dice"]["promise"] == "committed-unpledged"
    table.reveal_all()
    table.order(1, "resign")
    found = verify_text(table.text("/record"))
    assert any("without a value of their own: Bob" in each for each in found)


def test_a_running_match_is_not_called_false_but_unfinished(client: TestClient) -> None:
    """Its record hides cards from everybody until the end; after it the same match is verified."""
    table = Table(client, "first-and-goal")
    table.join()
    while "a card" not in table.text("/record"):
        table.play()
    with pytest.raises(NotVerified, match="still being played"):
        verify_text(table.text("/record"))
    table.order(1, "resign")
    assert "rolls follow" in verify_text(table.text("/record"))[-1]


@pytest.mark.parametrize("dice", EVERY, ids=["pledged", "none", "chains"])
def test_no_key_is_a_hash_that_everybody_knows(client: TestClient, dice: dict[str, Any]) -> None:
    """The hash of a lone secret would be its commitment: whoever read it would know every roll."""
    table = Table(client, "football-darts", dice=dice)
    table.join()
    if table.get()["dice"].get("owed"):
        table.reveal_all()
    live = live_of(client, table)
    assert live.dice.draws > 0
    key = hashlib.sha256(b"".join(live.dice._parts(live.seats))).hexdigest()
    assert key not in table.text("/events")
    assert key not in table.text("/record")


# ---- two-party dice: a host who reads the store


def test_nobody_stands_in_for_a_value(client: TestClient) -> None:
    """The host has read Ann's value and hands his seat to a bot and takes it back: the same value is due as before."""
    table = Table(client, "football-darts", dice={"tier": "chains"})
    table.join()
    table.order(0, "reveal", round=1, value=table.chains[0].value(1))
    due = table.get()["dice"]
    table.order(1, "replace", whom=1)
    table.order(1, "return")
    assert table.get()["dice"] == due, "nothing was rolled, and the same is owed"
    table.reveal_all()
    table.order(1, "resign")
    assert "rolls follow" in verify_text(table.text("/export"))[-1]
    lines = table.text("/export").splitlines()
    kept = [line for line in lines if not ('"revealed"' in line and json.loads(line)["seat"] == 1)]
    refused(rehashed(kept), "has no value|no value|never opened|replays")


def test_another_player_is_not_replaced_where_only_they_can_show(tmp_path: Path) -> None:
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        for dice in ({"tier": "chains"}, PLEDGED):
            table = Table(client, "street-soccer", dice=dice)
            table.join()
            while table.to_move() is not None:
                table.play()
            table.order(0, "reveal", round=table.get()["dice"]["round"], value=first_value(table))
            clock[0] += 3_600_000
            answer = table.order(0, "replace", expect=422, whom=1)
            assert "nobody else can show them" in answer["error"]["message"]


def first_value(table: Table) -> str:
    return table.pledged[0].hex() if table.pledged else table.chains[0].value(1)


@pytest.mark.parametrize("dice", [PLEDGED, {"tier": "chains"}], ids=["committed", "chains"])
@pytest.mark.parametrize("terms", [None, {"kind": "live", "bank": 60, "increment": 0}], ids=["no clock", "clock"])
def test_whoever_looks_and_then_refuses_loses(tmp_path: Path, dice: dict[str, Any], terms: Any) -> None:
    """Peeking at the other's value and keeping one's own back: it cannot be called off, and time decides."""
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        table = Table(client, "football-darts", dice=dice, **({"clock": terms} if terms else {}))
        table.join()
        table.order(0, "reveal", round=table.get()["dice"]["round"], value=first_value(table))
        gone = client.post(f"/api/bot/game/{table.id}/abort", headers=table.headers(1))
        assert (gone.status_code, "shown" in gone.json()["error"]["message"]) == (422, True)
        clock[0] += 61_000 if terms else 240 * 3_600_000 - 1
        if not terms:
            assert table.order(0, "chat", phrase="hello")["status"] == "playing", "ten days are ten days"
            clock[0] += 2
        table.order(1, "reveal", expect=422, round=table.get()["dice"]["round"], value="00" * 32)
        state = table.get()
        assert (state["status"], state["node"]["returns"]) == ("over", [1, -1])
        assert "replay to the result 1 -1" in " ".join(verify_text(table.text("/export")))


def test_both_silent_is_nobodys_loss(tmp_path: Path) -> None:
    """Where no clock runs and nobody has shown anything, nobody knows anything: the match waits."""
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        table = Table(client, "football-darts", dice={"tier": "chains"})
        table.join()
        clock[0] += 300 * 86_400_000
        assert table.order(0, "chat", phrase="hello")["status"] == "playing"


def test_refusing_the_last_roll_loses_even_what_is_won(tmp_path: Path) -> None:
    """The host (seat 0) leads before the last play, reads Ann's value, sees what will fall, and keeps silent."""
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        table = Table(
            client,
            "pocket-gridiron",
            dice={"tier": "chains"},
            clock={"kind": "live", "bank": 60, "increment": 0},
            position="phase=call down=4 drive=16 offense=1 score=14,12",
        )
        table.join()
        while not table.get()["dice"]["owed"]:
            table.play()
        table.order(1, "reveal", round=1, value=table.chains[1].value(1))
        clock[0] += 61_000
        table.order(0, "reveal", expect=422, round=1, value=table.chains[0].value(1))
        state = table.get()
        assert state["view"]["score"] == [14, 12], "on the board he still leads"
        assert state["node"]["returns"] == [-1, 1]


def test_a_match_called_off_after_a_value_was_shown_is_no_proof(client: TestClient) -> None:
    table = Table(client, "football-darts", dice=PLEDGED)
    table.join()
    table.order(0, "reveal", round=0, value=table.pledged[0].hex())
    secret = live_of(client, table).dice.secret.hex()
    table.order(1, "resign")
    rows = [row for row in rows_of(table.text("/export")) if "hash" in row]
    rows = [row for row in rows if row["kind"] not in ("resigned", "finished")]
    off = {"why": "aborted", "reason": "", "text": "off", "secret": secret}
    body = json.dumps(off, separators=(",", ":"), sort_keys=True)
    rows.append(rows[-1] | {"kind": "called_off", "seat": 1, "cmd": None, "data": body})
    refused(rehashed([json.dumps(row) for row in rows]), "shown")


def test_the_server_lays_down_no_chain_of_its_choice(client: TestClient) -> None:
    """An entrusted chain is renewed out of the server's secret; one that pleases better is refused."""
    table = Table(client, "street-soccer", dice={"tier": "chains"}, chain_length=16)
    table.join()
    table.order(1, "entrust", seed=table.chains[1].seed.hex())
    for _ in range(200):
        dice = table.get()["dice"]
        if dice["round"] > 18:
            break
        if 0 in dice["renew"]:
            table.renew(0)
        table.reveal_all() if dice["owed"] else table.play()
    table.order(0, "resign")
    export = table.text("/export")
    assert "rolls follow" in verify_text(export)[-1]
    assert "rolls follow" in page_finds(export)
    assert "rolls follow" in verify_text(table.text("/record"))[-1]
    pleasing = Chain(16).value(0)
    refused(rehashed(altered(export, "renewed", lambda b: b.update(anchor=pleasing), 1)), "follow from its secret")


# ---- what a verifier is made to swallow


def test_a_corrected_or_repeated_roll_is_not_verified(client: TestClient) -> None:
    record = finished(client, PLEDGED).text("/record")
    lines = record.rstrip("\n").splitlines()
    number = int(lines[-1].split(".")[0])
    first = next(line for line in lines if " * " in line)
    roll, said = first.split(". * ")
    corrected = [*lines[:-1], f"{number}. ! correct {roll} {said}", f"{number + 1}. ! resign 1", ""]
    with pytest.raises(NotVerified, match="corrected or taken back"):
        verify_text("\n".join(corrected))


def test_a_file_that_claims_a_huge_chain_is_refused_before_any_work(client: TestClient) -> None:
    table = finished(client, {"tier": "chains"})
    record, export = table.text("/record"), table.text("/export")
    line = next(each for each in record.splitlines() if each.startswith("[Revealed"))
    words = line.split('"')[1].split()
    for count in ("4000000", "99999999", "9" * 5000):
        with pytest.raises(TouchlineError, match=r"claims|garbled|more than"):
            verify_text(record.replace(line, f'[Revealed "{words[0]} {count} {words[2]}"]'))
    long = altered(export, "seated", lambda b: b.update(length=10**12))
    refused(rehashed(long), "chain")
    seated = [json.loads(each) for each in altered(export, "seated", lambda b: b.update(length=65_536))]
    entrusted = [
        seated[1] | {"kind": "entrusted", "seat": 0, "cmd": None, "data": json.dumps({"seed": f"{n:064x}"})}
        for n in range(200)
    ]
    rows = [json.dumps(row) for row in (*seated[:4], *entrusted, *seated[4:])]
    with pytest.raises(NotVerified, match="larger than any match needs"):
        verify_text(rehashed(rows))


def test_real_dice_prove_nothing_and_say_so(client: TestClient) -> None:
    match = Match("football-darts", names=["Ann", "Bob"]).roll("heads").play("receive").roll("T20").resign(1)
    match.record.set("Dice", "table")
    assert "nothing to prove" in verify_text(match.record_text())[-1]
    match.record.set("Dice", "loaded")
    with pytest.raises(TouchlineError, match="no dice called"):
        verify_text(match.record_text())


# ---- matches of the former scheme


FORMER = sorted(path.name for path in FIXTURES.glob("*.ndjson.gz"))


@pytest.mark.parametrize("name", [*FORMER, "sealed"])
def test_matches_of_the_former_scheme_verify_as_what_they_were(name: str) -> None:
    if name == "sealed":
        export = (Path(__file__).parent / "sealed_former_dice.ndjson").read_text()
    else:
        export = gzip.decompress((FIXTURES / name).read_bytes()).decode()
    found = " ".join(verify_text(export))
    tier = json.loads(rows_of(export)[0]["data"])["dice"]["tier"]
    assert ("former scheme" in found) == (tier in ("committed", "chains"))
    said = page_finds(export)
    assert not said.startswith("NOT"), said
    assert ("former scheme" in said) == (tier in ("committed", "chains"))
