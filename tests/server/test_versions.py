"""The version of the wire: a server says which it speaks, and whoever speaks another gets a clear answer."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import touchline
from touchline.wire.client import frame_of
from touchline.wire.codec import from_json
from touchline.wire.frames import RefusedFrame
from touchline.wire.kinds import Refusal
from touchline.wire.server_told import WIRE, WIRE_HEADER, ApiInfo


def test_a_server_says_what_it_speaks(client: TestClient) -> None:
    told = from_json(ApiInfo, client.get("/api").json(), strict=True)
    assert (told.version, told.wire) == (touchline.__version__, WIRE)
    assert WIRE in told.wires
    for address in (told.openapi, told.asyncapi, told.engine):
        assert client.get(address).status_code == 200


@pytest.mark.parametrize(
    ("spoken", "advice"),
    [("0", "update the client"), ("99", "update the server"), ("\xb2", "update"), ("9" * 5000, "update the server")],
)
def test_whoever_speaks_another_version_is_told_what_to_do(client: TestClient, spoken: str, advice: str) -> None:
    refused = client.get("/api/games", headers={WIRE_HEADER.encode(): spoken.encode("latin-1")})
    assert refused.status_code == 426
    error = from_json(Refusal, refused.json()).error
    assert (error.kind, error.field) == ("outdated", WIRE_HEADER)
    assert advice in error.message
    assert client.get("/api/games", headers={WIRE_HEADER: str(WIRE)}).status_code == 200
    assert client.get("/api/games").status_code == 200, "whoever says nothing is let in"


def test_a_socket_says_it_before_it_closes(client: TestClient) -> None:
    ticket = client.post("/api/tickets").json()["ticket"]
    with client.websocket_connect(f"/ws?ticket={ticket}&wire=0") as socket:
        told = frame_of(socket.receive_text())
        assert isinstance(told, RefusedFrame)
        assert told.error.kind == "outdated"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert closed.value.code == 1008
