"""An upgrade loses nothing: what older versions wrote is opened by this one and leads to the same positions."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Server, bearer
from tests.server.playing import Chain
from tests.upgrade.conftest import Kept
from tests.upgrade.telling import Town, lost, of_record, of_redacted, said_by

from touchline import Match, Record
from touchline.cli import main
from touchline.server.dice.verify import verify_text
from touchline.sessions.remote import Key, Link
from touchline.tui.settings import Settings

FAIR = ("committed", "chains")


def town_of(server: Server, kept: Kept) -> Town:
    return Town(server.http, list(kept.store["people"]), kept.store["passphrase"])


# ---- stores


def test_a_store_tells_what_it_told(kept: Kept, server: Server) -> None:
    """Accounts, ratings, leagues, challenges, and every match as everybody saw it, hands and clocks included."""
    town, store = town_of(server, kept), kept.store
    assert lost(store["people"], town.people()) == []
    assert lost(store["ratings"], town.ratings(list(store["ratings"]))) == []
    assert lost(store["leagues"], town.leagues()) == []
    assert town.lobby() == store["lobby"]
    for name, match in store["matches"].items():
        assert lost(match, town.match(match["id"]), name) == []
    check_records(town, kept)


def check_records(town: Town, kept: Kept) -> None:
    """Every entry and every header, the rules that were played by and the proof of the dice among them."""
    now = {name: town.records(match["id"]) for name, match in kept.store["matches"].items()}
    for file, about in kept.store["records"].items():
        text = (kept.folder / "store-records" / file).read_text("utf-8")
        for reader in about["readers"]:
            headers, entries = said_by(text)
            headers_now, entries_now = said_by(now[about["match"]][reader])
            assert entries_now == entries, file
            assert [each for each in headers_now if each in headers] == headers, file


def test_matches_go_on_and_can_be_checked_to_the_end(kept: Kept, server: Server) -> None:
    """Whoever is to move moves, whoever gives up gives up, and what was committed to then still proves the dice."""
    town = town_of(server, kept)
    playing = {name: each for name, each in kept.store["matches"].items() if each["status"] == "playing"}
    moved = 0
    for name, match in playing.items():
        who = {seat["account"]: number for number, seat in enumerate(match["seats"]) if seat.get("account")}
        for account, seat in who.items():
            state = town.ask(f"/api/matches/{match['id']}?seat={seat}", account)
            if "legal" in state["node"] and state["seats"][seat]["kind"] == "person":
                order = {"op": "play", "cmd_id": "upgraded", "seat": seat, "move": state["node"]["legal"][0]}
                assert command(town, match["id"], account, order)["seq"] > match["seq"], name
                moved += 1
                break
        account, seat = next(iter(who.items()))
        over = command(town, match["id"], account, {"op": "resign", "cmd_id": "enough", "seat": seat})
        assert over["status"] == "over", name
        findings = verify_text(town.ask(f"/api/matches/{match['id']}/export", account))
        if match["dice"]["tier"] in FAIR and "called_off" not in match:
            assert "rolls follow from" in findings[-1], name
    assert moved > len(playing) // 2


def command(town: Town, match: str, who: str, order: dict[str, Any]) -> Any:
    answer = town.http.post(f"/api/matches/{match}/commands", json=order, headers=bearer(town.tokens[who]))
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_two_party_dice_are_rolled_on_with_the_chains_laid_down_then(kept: Kept, server: Server) -> None:
    """And an open seat is taken, by the way."""
    name = "soccer-chains-running"
    town, match = town_of(server, kept), kept.store["matches"][name]
    waiting = kept.store["matches"]["open-public"]["id"]
    assert town.http.post(f"/api/matches/{waiting}/join", json={"name": "Newcomer"}).json()["status"] == "playing"
    accounts = [seat["account"] for seat in match["seats"]]
    seat = match["seen"]["spectator"]["node"]["seat"]
    move = match["seen"][f"seat{seat}"]["node"]["legal"][0]
    news = command(town, match["id"], accounts[seat], {"op": "play", "cmd_id": "u", "seat": seat, "move": move})
    at_round = news["dice"]["round"]
    for owing in news["dice"]["owed"]:
        kept_by_client = kept.store["chains"][name][str(owing)]
        chain = Chain(kept_by_client["length"])
        chain.seed = bytes.fromhex(kept_by_client["seed"])
        order = {"op": "reveal", "cmd_id": "r", "seat": owing, "round": at_round, "value": chain.value(at_round)}
        news = command(town, match["id"], accounts[owing], order)
    assert [event["kind"] for event in news["events"]][-1] == "rolled"


def test_an_old_store_is_brought_up_to_date_backed_up_and_copied(
    kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store, rows = kept.sqlite(tmp_path / "old.sqlite"), sum(each["seq"] for each in kept.store["matches"].values())
    counted = f"{len(kept.store['matches'])} matches, {rows} events"
    assert main(["migrate", "--store", store]) == 0
    assert main(["backup", str(tmp_path / "backup"), "--store", store]) == 0
    assert f"{counted}, every hash verified" in capsys.readouterr().out
    assert main(["migrate", "--store", store, "--to", str(tmp_path / "new.sqlite")]) == 0
    assert f"{rows} events" in capsys.readouterr().out
    assert main(["restore", str(tmp_path / "backup"), "--store", store]) == 0
    assert f"restored: {counted}" in capsys.readouterr().out


# ---- files


def all_records(kept: Kept) -> dict[Path, dict[str, Any]]:
    """Every record of the fixtures with what is known about it."""
    return {
        **{kept.folder / "records" / name: about for name, about in kept.expected["records"].items()},
        **{kept.folder / "store-records" / name: about for name, about in kept.store["records"].items()},
        **{kept.folder / "home" / "matches" / name: about for name, about in kept.expected["home"]["matches"].items()},
    }


def test_records_replay_to_the_same_positions(kept: Kept) -> None:
    for path, about in all_records(kept).items():
        text = path.read_text("utf-8")
        assert Record.parse(text).text() == text, path.name
        told, facts = (of_record, about["replays"]) if "replays" in about else (of_redacted, about["redacted"])
        assert lost(facts, told(text), path.name) == []


def test_positions_are_read_as_they_were_written(kept: Kept) -> None:
    for path, about in all_records(kept).items():
        facts = about.get("replays")
        if facts is None:
            continue
        match = Match.from_record(path.read_text("utf-8"))
        again = Match.at(match.game, facts["position"], match.options, data=match.data)
        assert again.position() == facts["position"], path.name
        assert again.everything() == match.everything(), path.name


def test_complete_records_and_exports_are_verified(
    kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [path for path, about in all_records(kept).items() if about.get("replays", {}).get("over")]
    for path in sorted((kept.folder / "exports").iterdir()):
        files.append(tmp_path / path.stem)
        files[-1].write_bytes(gzip.decompress(path.read_bytes()))
    assert len(files) > 20
    for path in files:
        assert main(["verify", str(path)]) == 0, path.name
        assert capsys.readouterr().out.endswith("verified\n"), path.name


# ---- a person's folder


@pytest.fixture
def home(kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    copied = kept.home(tmp_path / "home")
    monkeypatch.setenv("TOUCHLINE_HOME", str(copied))
    monkeypatch.setenv("XDG_CACHE_HOME", str(copied / "cache"))
    return copied


def touchline(*words: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "touchline", *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env=dict(os.environ),
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_kept_matches_are_resumed_where_they_stopped(kept: Kept, home: Path) -> None:
    for name, about in kept.expected["home"]["matches"].items():
        facts = about.get("replays")
        if facts is None or facts["over"]:
            continue
        path = home / "matches" / name
        headers, entries = said_by(path.read_text("utf-8"))
        steps = f"{facts['steps']} step{'' if facts['steps'] == 1 else 's'} played"
        assert steps in touchline("resume", str(path), typed="quit\n"), name
        headers_now, entries_now = said_by(path.read_text("utf-8"))
        assert headers_now == headers, name
        assert entries_now[: len(entries)] == entries, "dice and bots may have gone on, nothing else"


def test_settings_and_keys_to_seats_are_found(kept: Kept, home: Path) -> None:
    now = Settings.read()
    for name, value in kept.expected["home"]["settings"].items():
        assert getattr(now, name) == value
    for path in (home / "seats").iterdir():
        written = json.loads(path.read_text("utf-8"))
        key = Key.kept(Link.parse(f"{written['base']}/?match={written['match']}"))
        assert key is not None
        assert (key.token, key.chain) == (written["token"], written["chain"])


def test_the_coach_says_the_same(kept: Kept, home: Path) -> None:
    """From the solution that lies there if it still serves, worked out again if not."""
    asked = str(home / "matches" / "last-drive.touchline")
    assert close(kept.expected["home"]["advice"], json.loads(touchline("advise", asked, "--json")))


def test_a_tournament_goes_on_from_its_file(kept: Kept, home: Path) -> None:
    cup, file = kept.expected["home"]["cup"], home / "cup.jsonl"
    before = file.read_text("utf-8")
    assert lost(cup["standings"], json.loads(touchline(*cup["asked"], "--file", str(file)))["standings"]) == []
    assert file.read_text("utf-8") == before, "everything had been played"


def close(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """The same moves in the same order, with the same chances to win."""
    return [each["move"] for each in old["moves"]] == [each["move"] for each in new["moves"]] and all(
        mine["win"] == pytest.approx(theirs["win"], abs=1e-9)
        for mine, theirs in zip(old["moves"], new["moves"], strict=True)
    )
