"""Everything that is answered is documented: over HTTP in OpenAPI, over the socket in AsyncAPI."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.fuzz.conftest import looking
from tests.fuzz.rubbish import spoiled
from tests.fuzz.test_fuzz_socket import good
from tests.server.conftest import quiet
from tests.server.playing import Table

from touchline.server.app import make_app
from touchline.wire.documents import asyncapi

HOME = tempfile.TemporaryDirectory(prefix="touchline-documented-")
"""Gone with this process."""
app = make_app(quiet(Path(HOME.name)))
schema = schemathesis.openapi.from_dict(app.openapi()).exclude(path_regex="stream")
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def table() -> Iterator[Table]:
    with TestClient(app, raise_server_exceptions=False) as client:
        made = Table(client)
        made.join()
        made.play()
        yield made


@schema.parametrize()
@looking(3)
def test_no_answer_is_undocumented(case: Any, table: Table) -> None:
    """No 500, no status, no content type and no shape that the OpenAPI document does not name; a refusal says so."""
    size = len(str(case.body)) + len(str(case.query))
    if case.path_parameters and "match" in case.path_parameters and size % 4:
        case.path_parameters["match"] = table.id
    if case.path_parameters and "game" in case.path_parameters:
        case.path_parameters["game"] = "street-soccer"
    seat = size % 3
    headers = {
        name: value for name, value in dict(case.headers or {}).items() if value.isascii() and value.isprintable()
    }
    arguments = case.as_transport_kwargs(base_url="http://testserver")
    arguments["headers"] = dict(arguments.get("headers") or {}) | headers | (table.headers(seat) if seat < 2 else {})
    arguments.pop("cookies", None)
    try:
        answer = table.client.request(**arguments)
    except httpx2.InvalidURL:  # nobody can ask for it
        return
    case.validate_response(schemathesis.Response.from_any(answer), checks=CHECKS)
    if answer.status_code >= 400:
        assert answer.json()["ok"] is False, f"{arguments} → {answer.text}"


def frames() -> Draft202012Validator:
    """What a server may send, by the AsyncAPI document."""
    document = asyncapi()
    sent = [each["$ref"].rpartition("/")[2] for each in document["operations"]["tell"]["messages"]]
    payloads = [document["components"]["messages"][name]["payload"] for name in sent]
    return Draft202012Validator({"oneOf": payloads, "components": document["components"]})


def test_every_frame_is_documented(table: Table) -> None:
    """Whatever is said to it, a socket says only what the AsyncAPI document names, and answers what has an id."""
    documented = frames()
    said_well_or_badly = st.one_of(st.sampled_from(good(table.id)), spoiled(good(table.id)))

    @looking(25)
    @given(st.lists(said_well_or_badly, min_size=1, max_size=8))
    def talk(said: list[Any]) -> None:
        ticket = table.client.post("/api/tickets", headers=table.headers(0)).json()["ticket"]
        with table.client.websocket_connect(f"/ws?ticket={ticket}") as socket:
            for frame in said:
                socket.send_bytes(json.dumps(frame).encode("utf-8", "replace"))
            socket.send_text('{"op":"ping","id":"the last"}')
            while (heard := socket.receive_json()).get("id") != "the last":
                documented.validate(heard)
            documented.validate(heard)

    talk()
