"""A server of one's own for every test: in this process, or as a process that can be killed."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient
from tests.patience import PATIENCE
from tools.soak.services import PrivatePostgres, PrivateRedis

from touchline.server.app import make_app
from touchline.server.operations.limits import Limits
from touchline.server.operations.logs import set_up_logs
from touchline.server.operations.metrics import Metrics
from touchline.server.operations.settings import Settings


def quiet(path: Path, **more: Any) -> Settings:
    """Settings for a test: a store of its own, no rate limits."""
    settings = Settings(store=str(path / "touchline.sqlite"), **more)
    settings.lift_limits()
    return settings


@pytest.fixture(autouse=True)
def quiet_logs() -> None:
    set_up_logs("error")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return quiet(tmp_path)


@pytest.fixture
def tight_limits() -> Limits:
    """Ten milliseconds of work, a kilobyte, a second of processes; as good as nothing comes back."""
    settings = Settings(store="", work=(0.01, 10), stored_bytes=(0.01, 1024), process_seconds=(0.0001, 1))
    return Limits(settings, Metrics())


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(make_app(settings)) as client:
        yield client


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class Server:
    """A server process."""

    def __init__(self, *arguments: str, env: dict[str, str] | None = None) -> None:
        self.arguments = arguments
        self.process = subprocess.Popen(
            [sys.executable, "-m", "touchline.server", "serve", "--no-browser", "--open-limits", *arguments],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | (env or {}),
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127.0.0.1:(\d+)/", line)
        assert found, f"the server did not say where it is: {line!r}"
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, transport=httpx.HTTPTransport(retries=5))

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.http.close()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
        self.http.close()

    def post(self, path: str, body: Any = None, token: str = "") -> Any:
        answer = self.http.post(path, json=body, headers=bearer(token) if token else {})
        return answer.json()

    def get(self, path: str, token: str = "") -> Any:
        return self.http.get(path, headers=bearer(token) if token else {}).json()


def lines_of(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines() if line]


@pytest.fixture(scope="session")
def postgres() -> Iterator[PrivatePostgres]:
    try:
        server = PrivatePostgres()
    except (FileNotFoundError, RuntimeError) as problem:
        pytest.skip(f"no PostgreSQL to test against: {problem}")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[PrivateRedis]:
    try:
        server = PrivateRedis()
    except (FileNotFoundError, RuntimeError) as problem:
        pytest.skip(f"no Redis or Valkey to test against: {problem}")
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def store_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "store.sqlite")
    address: str = request.getfixturevalue("postgres").fresh()
    return address
