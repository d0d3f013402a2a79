"""The walk every visitor takes: make a match, send the link, play, lose the server, go on."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.patience import line_to
from tests.server.conftest import Server


@pytest.mark.parametrize("way", ["http", "websocket"])
def test_create_join_play_kill_resume(tmp_path: Path, way: str) -> None:
    store = str(tmp_path / "store.sqlite")
    server = Server("--port", "0", "--store", store)
    try:
        made = server.post("/api/matches", {"game": "football-darts", "seats": [{"kind": "person", "name": "Ann"}]})
        match, ann = made["match"], made["token"]
        assert made["status"] == "open"
        invited = server.post(f"/api/matches/{match}/invite", {}, ann)
        assert invited["link"].startswith(server.url)
        assert invited["qr_svg"].startswith("<svg")
        joined = server.post(f"/api/matches/{match}/join", {"name": "Bob", "invite": invited["invite"]})
        bob = joined["token"]
        assert joined["status"] == "playing"
        tokens = {0: ann, 1: bob}

        seat = server.get(f"/api/matches/{match}", ann)["node"]["seat"]
        state = server.get(f"/api/matches/{match}", tokens[seat])
        order = {"op": "play", "cmd_id": "first", "seq": state["seq"], "move": state["node"]["legal"][0]}
        if way == "http":
            done = server.post(f"/api/matches/{match}/commands", order, tokens[seat])
        else:
            import json

            ticket = server.post("/api/tickets", None, tokens[seat])["ticket"]
            with line_to(f"ws://127.0.0.1:{server.port}/ws?ticket={ticket}") as socket:
                socket.send(json.dumps({"id": 1, "op": "watch", "match": match, "since": state["seq"]}))
                assert json.loads(socket.recv())["events"] == []
                socket.send(json.dumps({"id": 2} | order))
                told = [json.loads(socket.recv()), json.loads(socket.recv())]
                done = next(each for each in told if each.get("id") == 2)
                pushed = next(each for each in told if each["op"] == "events" and "id" not in each)
                assert [each["seq"] for each in pushed["events"]] == list(range(done["first"], done["last"] + 1))
                assert "events" not in done  # what was pushed is not said again
        assert done["ok"], done
        before = server.get(f"/api/matches/{match}", ann)
        record = server.http.get(f"/api/matches/{match}/record").text

        server.kill()
        server = Server("--port", "0", "--store", store)
        after = server.get(f"/api/matches/{match}", ann)
        assert after == before
        assert server.http.get(f"/api/matches/{match}/record").text == record
        again = server.post(f"/api/matches/{match}/commands", order, tokens[seat])
        assert (again["repeated"], again["first"], again["last"]) == (True, done["first"], done["last"])
        assert server.get(f"/api/matches/{match}", ann)["seq"] == before["seq"]
    finally:
        server.stop()
