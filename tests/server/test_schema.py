"""Schemathesis over the OpenAPI document: whatever is sent, nothing answers 500."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, settings
from tests.server.conftest import quiet
from tests.server.playing import Table

from touchline.server.app import make_app

app = make_app(quiet(Path(tempfile.mkdtemp(prefix="touchline-schema-"))))
schema = schemathesis.openapi.from_dict(app.openapi()).exclude(path_regex="stream")


@pytest.fixture(scope="module")
def table() -> Iterator[Table]:
    with TestClient(app, raise_server_exceptions=False) as client:
        made = Table(client)
        made.join()
        yield made


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_nothing_answers_500(case: Any, table: Table) -> None:
    size = len(str(case.body)) + len(str(case.query))
    if case.path_parameters and "match" in case.path_parameters and size % 4:
        case.path_parameters["match"] = table.id
    seat = size % 3
    headers = dict(case.headers or {}) | (table.headers(seat) if seat < 2 else {})
    headers = {name: value for name, value in headers.items() if value.isascii() and value.isprintable()}
    arguments = case.as_transport_kwargs(base_url="http://testserver")
    arguments["headers"] = dict(arguments.get("headers") or {}) | headers
    arguments.pop("cookies", None)
    answer = table.client.request(**arguments)
    assert answer.status_code < 500, f"{arguments} → {answer.text}"
    if answer.status_code >= 400:
        assert answer.json()["ok"] is False
