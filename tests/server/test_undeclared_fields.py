"""A field that nobody declared is refused by its name: an order that is half understood is not carried out."""

from __future__ import annotations

import dataclasses
import json
import typing
from typing import Any

import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from tests.server.playing import Table

from touchline.wire.frames import ClientFrame
from touchline.wire.message import is_order

MATCH = {"game": "football-darts", "seats": [{"kind": "person"}, {"kind": "bot"}]}


def messages_in(kind: Any) -> list[Any]:
    """The messages that a body can be."""
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return [kind]
    return [found for inner in typing.get_args(kind) for found in messages_in(inner)]


def bodies(routes: list[Any]) -> list[Any]:
    """What the API takes, route by route; those of an included router are inside it."""
    found = []
    for route in routes:
        if isinstance(route, APIRoute):
            found += [param.field_info.annotation for param in route.dependant.body_params]
        elif inner := getattr(getattr(route, "original_router", None), "routes", None):
            found += bodies(inner)
    return found


def test_whatever_a_client_may_send_is_declared_as_an_order(client: TestClient) -> None:
    kinds = bodies(client.app.routes)  # type: ignore[attr-defined]
    assert len(kinds) > 30
    asked = [message for kind in (*kinds, ClientFrame) for message in messages_in(kind)]
    assert [message.__name__ for message in asked if not is_order(message)] == []


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (MATCH | {"sets": 3}, "sets"),
        (MATCH | {"clock": {"kind": "live", "bonus": 5}}, "clock.bonus"),
        (MATCH | {"seats": [{"kind": "person", "skill": 9}]}, "seats.0.skill"),
        (MATCH | {"dice": {"luck": "good"}}, "dice.luck"),
        ({"gmae": "football-darts"}, "gmae"),
    ],
)
def test_a_match_is_not_made_of_what_is_not_understood(client: TestClient, body: dict[str, Any], field: str) -> None:
    answer = client.post("/api/matches", json=body)
    error = answer.json()["error"]
    assert (answer.status_code, error["kind"], error["field"]) == (422, "bad-request", field)
    assert error["message"] == f"there is no field {field} here"
    assert error["words"]["message"][0]["id"] == "fault-not-declared"


def test_a_command_is_not_carried_out_by_either_door(client: TestClient) -> None:
    table = Table(client, seats=[{"kind": "person"}, {"kind": "person"}])
    before = client.get(f"/api/matches/{table.id}", headers=table.headers(0)).json()["seq"]
    command = {"op": "resign", "cmd_id": "c", "seat": 0, "sure": True}
    answer = client.post(f"/api/matches/{table.id}/commands", json=command, headers=table.headers(0))
    assert (answer.status_code, answer.json()["error"]["field"]) == (422, "resign.sure")

    ticket = client.post("/api/tickets", headers=table.headers(0)).json()["ticket"]
    with client.websocket_connect(f"/ws?ticket={ticket}&wire=1") as socket:
        socket.send_text(json.dumps(command | {"match": table.id, "id": 7}))
        told = json.loads(socket.receive_text())
    assert (told["op"], told["id"], told["error"]["kind"]) == ("refused", 7, "bad-request")
    assert "sure" in told["error"]["message"]
    assert client.get(f"/api/matches/{table.id}", headers=table.headers(0)).json()["seq"] == before
