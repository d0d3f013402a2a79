"""Matches over HTTP: commands that are carried out once, what was missed, seats, take-backs, chat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.conftest import Server, bearer, quiet
from tests.server.playing import Table

from touchline.games import find_game, game_names
from touchline.play.match import Match
from touchline.server.app import make_app
from touchline.server.realtime import timekeeper


def test_a_repeated_command_is_done_once(client: TestClient) -> None:
    table = Table(client)
    table.join()
    seat = table.to_move()
    assert seat is not None
    order = {"op": "play", "cmd_id": "x", "move": table.legal()[0]}
    first = table.post("commands", order, seat)
    before = table.get()["seq"]
    again = table.post("commands", order, seat)
    assert (again["first"], again["last"], again["repeated"]) == (first["first"], first["last"], True)
    assert table.get()["seq"] == before
    other = table.post("commands", order | {"move": "something else"}, seat, expect=422)
    assert other["error"]["field"] == "cmd_id"


def test_the_same_id_of_another_seat_is_another_command(client: TestClient) -> None:
    table = Table(client)
    table.join()
    for seat in (0, 1):
        done = table.post("commands", {"op": "chat", "cmd_id": "x", "phrase": "hello"}, seat)
        assert not done["repeated"]


def test_a_command_repeated_at_one_table_is_not_done_for_the_other_seat(client: TestClient) -> None:
    """Whoever holds both seats need not name one; the order sent again finds its own, whoever is due by then."""
    both = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
    table = Table(client, "street-soccer", seats=both, dice={"tier": "plain"})
    changed = 0
    for number in range(8):
        seat = table.to_move()
        order = {"op": "play", "cmd_id": f"m{number}", "move": table.legal()[0]}
        first = table.post("commands", order, 0)
        changed += first["node"].get("seat") != seat
        again = table.post("commands", order, 0)
        assert (again["first"], again["last"], again["repeated"]) == (first["first"], first["last"], True)
        assert again["seq"] == first["seq"]
    assert changed, "the other seat was never due"


def test_whoever_is_behind_is_told_what_was_missed(client: TestClient) -> None:
    table = Table(client)
    table.join()
    known = table.get()["seq"]
    table.play()
    seat = table.to_move() or 0
    refused = table.order(seat, "play", expect=409, seq=known, move=table.legal()[0])
    missed = refused["error"]["missed"]
    assert refused["error"]["kind"] == "behind"
    assert [event["seq"] for event in missed["events"]] == list(range(known + 1, missed["seq"] + 1))
    assert missed["node"]["kind"] in ("decision", "over")


def test_chat_makes_nobody_late(client: TestClient) -> None:
    table = Table(client)
    table.join()
    known = table.get()["seq"]
    table.order(0, "chat", phrase="hello")
    seat = table.to_move()
    assert seat is not None
    assert table.order(seat, "play", seq=known, move=table.legal()[0])["ok"]


def test_an_illegal_move_names_the_rule_and_changes_nothing(client: TestClient) -> None:
    table = Table(client, "football-darts")
    table.join()
    table.play("receive")
    before = table.get()["seq"]
    seat = table.to_move()
    assert seat is not None
    refused = table.order(seat, "play", expect=422, move="punt T20")
    assert refused["error"]["rules"] == ["FD-5.1"]
    assert table.get()["seq"] == before
    assert table.order(1 - seat, "play", expect=422, move="throw T20")["error"]["kind"] == "wrong-node"


def test_tokens_open_only_their_own_seat(client: TestClient) -> None:
    table, other = Table(client), Table(client)
    table.join()
    assert table.post("commands", {"op": "resign", "cmd_id": "x"}, None, expect=401)["error"]["kind"] == "unauthorized"
    stranger = client.post(
        f"/api/matches/{table.id}/commands", json={"op": "resign", "cmd_id": "x"}, headers=bearer(other.tokens[0])
    )
    assert stranger.status_code == 403
    assert table.post("commands", {"op": "resign", "cmd_id": "x", "seat": 1}, 0, expect=403)
    forged = table.tokens[0][:-3] + "abc"
    assert client.get(f"/api/matches/{table.id}", headers=bearer(forged)).status_code == 401


def test_a_taken_seat_stays_taken(client: TestClient) -> None:
    table = Table(client)
    invite = table.post("invite", {}, 0)["invite"]
    table.join()
    late = client.post(f"/api/matches/{table.id}/join", json={"invite": invite})
    assert late.status_code == 409
    assert client.post(f"/api/matches/{Table(client).id}/join", json={}).status_code == 403


def test_a_public_match_is_in_the_lobby_until_it_is_full(client: TestClient) -> None:
    table = Table(client, public=True)
    assert [card["id"] for card in client.get("/api/lobby").json()] == [table.id]
    assert client.post(f"/api/matches/{table.id}/join", json={"name": "Cy"}).status_code == 201
    assert client.get("/api/lobby").json() == []


def test_a_match_that_may_not_be_watched_is_not_there_for_others(client: TestClient) -> None:
    table = Table(client, watchable=False)
    assert client.get(f"/api/matches/{table.id}").status_code == 404
    assert table.get("", 0)["seat"] == 0


def test_take_back_needs_agreement(client: TestClient) -> None:
    table = Table(client, "football-darts", options={"darts": "entered"})
    table.join()
    mine = table.to_move()
    assert mine is not None
    before = table.get()["view"]
    table.play("receive")
    assert table.get()["node"]["kind"] == "chance"
    assert table.order(mine, "undo")["undo_asked_by"] == mine
    assert table.order(mine, "accept", expect=422)["error"]["message"] == "the other side must agree"
    table.order(1 - mine, "decline")
    assert "undo_asked_by" not in table.get()
    table.order(mine, "undo")
    assert table.order(1 - mine, "accept")["events"][-1]["kind"] == "undone"
    assert table.get()["view"] == before
    table.play("defer")
    record = table.text("/record")
    assert "! undo" in record
    assert Match.from_record(record).record_text() == record


def test_a_bot_always_agrees_to_a_take_back(client: TestClient) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    table = Table(client, "football-darts", seats=seats, options={"darts": "entered"})
    if table.to_move() == 0:
        table.play("defer")
        assert table.order(0, "undo")["events"][-1]["kind"] == "undone"


def test_at_a_real_table_whatever_was_entered_last_is_taken_back(client: TestClient) -> None:
    """Nobody's luck is at stake: all sit together, and what fell lies on the table to be entered anew."""
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Bob")]
    table = Table(client, "football-darts", seats=seats, dice={"tier": "entered"}, options={"darts": "entered"})
    table.order(0, "roll", outcome="heads")
    table.order(0, "play", move="receive")
    table.order(0, "roll", outcome="T20")
    table.order(0, "play", move="throw")
    table.order(0, "roll", outcome="S5")
    told = table.order(0, "undo")
    assert [event["kind"] for event in told["events"]] == ["asked", "undone"]
    assert (told["node"]["what"], told["view"]["pos"]) == ("dart", 90), "the dart alone: its call stands"
    table.order(0, "roll", outcome="S7")
    assert table.get()["view"]["pos"] == 97
    table.order(1, "undo")
    assert table.order(0, "undo")["node"]["legal"] == ["throw", "field-goal"]
    assert table.order(1, "undo")["view"]["pos"] == 30, "whoever holds the chalk takes back"
    assert table.order(0, "undo")["node"]["legal"] == ["receive", "defer"]
    assert table.order(0, "undo")["node"]["what"] == "coin"
    assert table.order(0, "undo", expect=422)["error"]["kind"] == "refused"


def test_nothing_is_taken_back_past_a_roll(client: TestClient) -> None:
    table = Table(client, "football-darts")
    table.join()
    table.play("receive")
    seat = table.to_move()
    assert seat is not None
    table.play("throw T20")
    assert table.get("/events")["events"][-1]["kind"] == "rolled"
    assert table.order(seat, "undo", expect=422)["error"]["kind"] == "refused"


def test_resigning_ends_it_and_a_rematch_changes_sides(client: TestClient) -> None:
    table = Table(client)
    table.join()
    table.order(1, "resign")
    state = table.get()
    assert (state["status"], state["node"]["returns"]) == ("over", [1, -1])
    assert state["node"]["reason"] == "Bob resigned."
    mine = table.post("rematch", {}, 0, expect=201)
    theirs = table.post("rematch", {}, 1, expect=201)
    assert mine["match"] == theirs["match"] != table.id
    assert (mine["seat"], theirs["seat"]) == (1, 0)
    assert theirs["status"] == "playing"
    assert [seat["name"] for seat in theirs["seats"]] == ["Bob", "Ann"]
    assert table.get()["rematch"] == mine["match"]


def test_a_table_enters_its_own_dice_and_corrects_them(client: TestClient) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
    table = Table(client, "football-darts", seats=seats, dice={"tier": "entered"}, options={"darts": "entered"})
    table.order(0, "roll", outcome="heads")
    table.play("receive")
    table.play("throw T20") if table.to_move() is not None else table.order(0, "roll", outcome="T20")
    number = next(event["n"] for event in table.get("/events")["events"] if event.get("text") == "T20")
    assert table.get()["view"]["pos"] == 90
    table.order(0, "correct", number=number, text="T19")
    assert table.get()["view"]["pos"] == 87
    record = table.text("/record")
    assert f"! correct {number} T19" in record
    assert Match.from_record(record).view(None)["pos"] == 87


def test_dice_that_are_rolled_cannot_be_entered(client: TestClient) -> None:
    table = Table(client, "street-soccer", seats=[{"kind": "person"}, {"kind": "person"}])
    assert table.order(0, "roll", expect=422, outcome="6")["error"]["kind"] == "wrong-node"


def test_a_bot_plays_to_the_end(tmp_path: Path) -> None:
    """Over the NDJSON stream of a real server: answer whenever it is your turn."""
    server = Server("--port", "0", "--store", str(tmp_path / "s.sqlite"))
    try:
        table = Table(server.http, seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}])
        with server.http.stream("GET", f"/api/matches/{table.id}/stream", headers=table.headers(0)) as stream:
            for state in (json.loads(line) for line in stream.iter_lines() if line):
                if state["status"] == "over":
                    break
                if state["node"].get("seat") == 0:
                    move = state["node"]["legal"][0]
                    table.order(0, "play", cmd_id=f"m{state['seq']}", seq=state["seq"], move=move)
        assert table.get()["status"] == "over"
    finally:
        server.stop()


def test_a_leaver_is_replaced_on_request_and_may_return(tmp_path: Path) -> None:
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        table = Table(client, "street-soccer")
        table.join()
        while table.to_move() != 1:
            table.play()
        assert table.order(0, "replace", expect=422, whom=1)["error"]["message"].startswith("wait another")
        clock[0] += 121_000
        table.order(0, "replace", whom=1, level="random")
        assert table.get()["seats"][1]["stand_in"]
        table.order(1, "return")
        assert "stand_in" not in table.get()["seats"][1]


def test_spectators_are_behind_by_the_delay(tmp_path: Path) -> None:
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        table = Table(client, "street-soccer", delay=60)
        table.join()
        assert table.get()["status"] == "open"
        assert table.get("", 0)["status"] == "playing"
        clock[0] += 30_000
        seat = table.get("", 0)["node"]["seat"]
        state = table.get(f"?seat={seat}", seat)
        table.order(seat, "play", move=state["node"]["legal"][0])
        clock[0] += 31_000
        assert table.get()["status"] == "playing"
        assert all(event["kind"] != "played" for event in table.get("/events")["events"])
        clock[0] += 30_000
        assert any(event["kind"] == "played" for event in table.get("/events")["events"])


def test_a_spectator_behind_misses_nothing_that_another_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has become ripe is told to all who follow, whoever was the first to see it."""
    monkeypatch.setattr(timekeeper, "CLOCK_SECONDS", 3600.0)
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        table = Table(client, "street-soccer", delay=60)
        table.join()
        ticket = client.post("/api/tickets").json()["ticket"]
        with client.websocket_connect(f"/ws?ticket={ticket}") as socket:
            socket.send_json({"op": "watch", "match": table.id, "since": 0, "id": 1})
            assert socket.receive_json()["status"] == "open"
            clock[0] += 61_000
            assert table.get()["status"] == "playing"
            socket.send_json({"op": "ping", "id": 2})
            heard = [socket.receive_json()]
            while heard[-1].get("id") != 2:
                heard.append(socket.receive_json())
        assert [each["status"] for each in heard if "status" in each] == ["playing"], heard


def heard(socket: Any, number: int) -> list[Any]:
    """The news that a socket is sent before the answer to a ping."""
    socket.send_json({"op": "ping", "id": number})
    frames = [socket.receive_json()]
    while frames[-1].get("id") != number:
        frames.append(socket.receive_json())
    return [frame for frame in frames if frame["op"] == "events"]


def watching(client: TestClient, match: str) -> Any:
    ticket = client.post("/api/tickets").json()["ticket"]
    return client.websocket_connect(f"/ws?ticket={ticket}")


def test_a_spectator_behind_is_told_nothing_twice(tmp_path: Path) -> None:
    """Not even when a player has the match thrown out of memory, by an order that is refused while it is folded."""
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        table = Table(client, "street-soccer", delay=60)
        table.join()
        clock[0] += 61_000
        with watching(client, table.id) as socket:
            socket.send_json({"op": "watch", "match": table.id, "since": 0, "id": 1})
            assert socket.receive_json()["events"]
            table.order(0, "renew", expect=422, anchor="ab" * 32, length=16)
            table.get()
            assert heard(socket, 2) == [], "nothing has happened"
            table.order(0, "chat", phrase="hello")
            clock[0] += 61_000
            table.get()
            assert [[event["kind"] for event in news["events"]] for news in heard(socket, 3)] == [["chatted"]]


def test_a_spectator_behind_is_shown_what_was_open_already_when_they_came(tmp_path: Path) -> None:
    """A card that lay open in the match, but not yet for them, is told again when it does for them too."""
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        table = Table(client, "first-and-goal", delay=60)
        table.join()
        hidden: list[Any] = []
        while not hidden:  # until somebody has chosen a card that lies face down
            seat = table.get("", 0)["node"]["seat"]
            table.order(seat, "play", move=table.get(f"?seat={seat}", seat)["node"]["legal"][0])
            other = table.get("/events", 1 - seat)["events"]
            hidden = [event["seq"] for event in other if event["kind"] == "played" and "face down" in event["text"]]
        clock[0] += 30_000
        for _ in range(20):
            if any(each["seq"] == hidden[0] for each in table.get("/events?since=9999", 1 - seat).get("revealed", [])):
                break
            due = table.get("", 0)["node"]["seat"]
            table.order(due, "play", move=table.get(f"?seat={due}", due)["node"]["legal"][0])
        clock[0] += 31_000
        with watching(client, table.id) as socket:
            socket.send_json({"op": "watch", "match": table.id, "since": 0, "id": 1})
            first = socket.receive_json()
            told = {event["seq"]: event["text"] for event in first["events"] if event["kind"] == "played"}
            assert "face down" in told[hidden[0]], "it lies open already, but not for them"
            clock[0] += 60_000
            table.get()
            again = {each["seq"]: each["text"] for news in heard(socket, 2) for each in news["revealed"]}
            assert "face down" not in again.get(hidden[0], "never told: face down")


@pytest.mark.parametrize("game", game_names())
def test_every_game_is_played_out_reloaded_and_verified(tmp_path: Path, game: str) -> None:
    """The record and every answer are the same after a restart, for every game there is."""
    from touchline.server.dice.verify import verify_text

    settings = quiet(tmp_path)
    with TestClient(make_app(settings)) as client:
        table = Table(client, game)
        table.join()
        for _ in range(40):
            if table.to_move() is None:
                break
            table.play()
        state = {seat: table.get("", seat) for seat in (0, 1, None)}
        events = {seat: table.get("/events", seat) for seat in (0, 1, None)}
    with TestClient(make_app(settings)) as client:
        table.client = client
        assert {seat: table.get("", seat) for seat in (0, 1, None)} == state
        assert {seat: table.get("/events", seat) for seat in (0, 1, None)} == events
        if table.get()["status"] != "over":
            table.order(0, "resign")
        record, export = table.text("/record"), table.text("/export")
    assert verify_text(record)[0].startswith(find_game(game).title)
    assert "every hash follows" in verify_text(export)[0]


def test_a_match_begun_by_former_rules_goes_on_by_them(tmp_path: Path) -> None:
    """After a restart, too; its rematch is played by the present ones."""
    settings = quiet(tmp_path)
    with TestClient(make_app(settings)) as client:
        table = Table(client, "first-and-goal", options={"rules_version": "0.9"})
        table.join()
        for _ in range(20):
            table.play()
        state = table.get()
    with TestClient(make_app(settings)) as client:
        table.client = client
        assert table.get() == state
        table.order(0, "resign")
        assert '[Rules "0.9"]' in table.text("/record")
        table.id = table.post("rematch", {}, 0, expect=201)["match"]
        assert f'[Rules "{find_game("first-and-goal").version}"]' in table.text("/record")


def test_a_client_far_behind_gets_a_snapshot(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("touchline.server.matches.audience.MOST_EVENTS", 5)
    table = Table(client, "pocket-gridiron")
    table.join()
    news: dict[str, Any] = table.get("/events?since=0")
    assert news["snapshot"]
    assert len(news["events"]) == 5
    assert news["events"][-1]["seq"] == news["seq"]


def test_why_quotes_the_rule(client: TestClient) -> None:
    table = Table(client, "football-darts")
    table.join()
    rolled = next(event for event in table.get("/events")["events"] if event["kind"] == "rolled")
    quoted = table.get(f"/why?seq={rolled['seq']}")["rules"]
    assert [rule["id"] for rule in quoted] == rolled["rules"]
    assert "coin is tossed" in quoted[0]["text"]


def test_a_rule_set_by_name_and_single_options_on_top(client: TestClient) -> None:
    """The record names the set; an unknown one is refused with the field."""
    order = {"game": "street-soccer", "rules": "club", "options": {"up_to_die": True}}
    made = client.post("/api/matches", json={**order, "seats": [{"kind": "person"}, {"kind": "person"}]})
    assert made.status_code == 201, made.text
    token = {"Authorization": f"Bearer {made.json()['token']}"}
    record = client.get(f"/api/matches/{made.json()['match']}/record", headers=token).text
    assert '[RuleSet "club"]' in record
    assert '[Option "up_to_die=yes"]' in record
    refused = client.post("/api/matches", json={**order, "rules": "pub"})
    assert (refused.status_code, refused.json()["error"]["field"]) == (422, "rules")
    assert client.get("/api/games/street-soccer").json()["rule_sets"][1]["name"] == "club"


def test_the_rules_behind_an_event_however_long_ago(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Further back than the news for somebody who missed everything."""
    table = Table(client, "pocket-gridiron", seats=[{"kind": "person"}] * 2)
    while (first := next((each for each in table.get("/events", 0)["events"] if each.get("rules")), None)) is None:
        table.play()
    monkeypatch.setattr("touchline.server.matches.audience.MOST_EVENTS", 1)
    table.play()
    told = table.get(f"/why?seq={first['seq']}", 0)
    assert [rule["id"] for rule in told["rules"]] == first["rules"]
    assert table.get("/why?seq=100000", 0)["rules"] == []
