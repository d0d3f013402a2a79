"""The built front end as it is served: one page for every address, hashed files for ever, compressed twins."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from touchline.server.web.front_end import ASK_AGAIN, FOR_EVER, FrontEnd

PAGE, SCRIPT = "<!doctype html><title>Touchline</title>", "export {};"


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "app-1.js").write_text(SCRIPT)
    (static / "assets" / "app-1.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "secret.txt.gz").write_bytes(gzip.compress(b"not yours"))
    return TestClient(Starlette(routes=[Mount("/", FrontEnd(static))]))


@pytest.mark.parametrize("path", ["/", "/match/abc123", "/rules/street-soccer", "/leagues"])
def test_every_page_address_gets_the_page(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["cache-control"] == ASK_AGAIN


def test_hashed_files_come_compressed_and_are_kept(client: TestClient) -> None:
    answer = client.get("/assets/app-1.js", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.text == SCRIPT
    assert "content-encoding" not in client.get("/assets/app-1.js", headers={"accept-encoding": "identity"}).headers


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/app-2.js", "/..%2Fsecret.txt", "/%2e%2e/secret.txt"])
def test_what_is_not_there_is_not_found(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404
