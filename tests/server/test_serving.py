"""``touchline serve`` as a newcomer meets it: on a terminal, twice, on a taken port, ended with Ctrl-C."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2 as httpx
import pytest
from tests.patience import PATIENCE
from tests.server.conftest import Server, bearer

from touchline.server.operations import addresses
from touchline.server.operations.addresses import share_urls


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "touchline.server", "serve", *arguments]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command(*arguments), capture_output=True, text=True, timeout=PATIENCE, check=False)


class Terminal:
    """A server on a terminal of its own, with everything it writes there."""

    def __init__(self, *arguments: str, env: dict[str, str]) -> None:
        master, slave = pty.openpty()
        self._master = master
        self.text = ""
        self.process = subprocess.Popen(
            command(*arguments), stdout=slave, stderr=slave, stdin=slave, start_new_session=True, env=env
        )
        os.close(slave)
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def _read(self) -> None:
        while True:
            try:
                heard = os.read(self._master, 4096)
            except OSError:
                return
            self.text += heard.decode("utf-8", "replace").replace("\r\n", "\n")

    def wait_for(self, pattern: str) -> re.Match[str]:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            found = re.search(pattern, self.text)
            if found:
                return found
            time.sleep(0.02)
        raise AssertionError(f"{pattern!r} was never said: {self.text}")

    def interrupt(self) -> None:
        """Ctrl-C: every process of the terminal gets it."""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self._reading.join(PATIENCE)
        os.close(self._master)


@contextmanager
def terminal(tmp_path: Path, *arguments: str) -> Iterator[Terminal]:
    """With a browser that notes what it is asked to open."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path / "opened"}\n')
    browser.chmod(0o755)
    env = os.environ | {"BROWSER": f"{browser} %s"}
    opened = Terminal("--store", str(tmp_path / "s.sqlite"), *arguments, env=env)
    try:
        yield opened
    finally:
        opened.end()


def opened_pages(tmp_path: Path, count: int) -> list[str]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        lines = (tmp_path / "opened").read_text().split() if (tmp_path / "opened").exists() else []
        if len(lines) >= count:
            return lines
        time.sleep(0.05)
    raise AssertionError("the browser was not opened")


def test_first_and_second_start_and_the_end(tmp_path: Path) -> None:
    """The second one finds the first, opens its page and leaves it alone; Ctrl-C ends quietly, even in mid-stream."""
    with terminal(tmp_path) as first:
        address = first.wait_for(r"Touchline is at (http://127\.0\.0\.1:\d+/)")[1]
        first.wait_for(r"--lan")
        first.wait_for("Ctrl-C")
        assert opened_pages(tmp_path, 1) == [address]
        again = run("--store", str(tmp_path / "s.sqlite"))
        assert (again.returncode, again.stdout) == (0, f"Touchline is already running, at {address}\n")
        other = run("--store", str(tmp_path / "s.sqlite"), "--port", "0")
        assert other.returncode == 1
        assert address in other.stderr
        assert "Traceback" not in other.stderr + again.stderr

        http = httpx.Client(base_url=address, timeout=PATIENCE, transport=httpx.HTTPTransport(retries=5))
        seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
        made = http.post("/api/matches", json={"game": "pocket-gridiron", "seats": seats}).json()
        with http.stream("GET", f"/api/matches/{made['match']}/stream", headers=bearer(made["token"])) as stream:
            lines = stream.iter_lines()
            assert json.loads(next(lines))["match"] == made["match"]
            first.interrupt()
            for _ in lines:
                pass
        assert first.process.wait(PATIENCE) == 0
        first.wait_for("Every match is kept")
        assert "Traceback" not in first.text
    with terminal(tmp_path) as later:
        later.wait_for(r"Touchline is at")


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        refused = run("--store", str(tmp_path / "s.sqlite"), "--port", str(port), "--no-browser")
    assert refused.returncode == 1
    assert f"port {port} is taken" in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--host", "203.0.113.7"), "cannot listen on 203.0.113.7"),
        (("--port", "99999999"), "port must be 0-65535"),
        (("--store", "/proc/nowhere/s.sqlite"), "cannot be opened"),
        (("--store", "postgresql://somebody:secret@127.0.0.1:1/none"), "cannot be reached"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(tmp_path: Path, arguments: tuple[str, ...], why: str) -> None:
    store = () if "--store" in arguments else ("--store", str(tmp_path / "s.sqlite"))
    refused = run("--port", "0", "--no-browser", *store, *arguments)
    assert refused.returncode == 1
    assert why in refused.stderr
    assert "Traceback" not in refused.stderr
    assert "secret" not in refused.stderr + refused.stdout


def test_the_network_is_let_in_only_when_asked(tmp_path: Path) -> None:
    server = Server("--port", "0", "--store", str(tmp_path / "s.sqlite"))
    try:
        assert server.get("/api/server")["share_urls"] == []
        assert server.get("/healthz")["ok"]
        assert "touchline_commit_seconds" in server.http.get("/metrics").text
    finally:
        server.stop()
    expected = share_urls("http://127.0.0.1:80/", "0.0.0.0")
    if not expected:
        pytest.skip("this machine is in no network")
    server = Server("--port", "0", "--lan", "--store", str(tmp_path / "s.sqlite"))
    try:
        urls = server.get("/api/server")["share_urls"]
        assert [url.replace(f":{server.port}/", ":80/") for url in urls] == expected
        assert httpx.get(f"{urls[0]}healthz", timeout=PATIENCE).json()["ok"], "another machine would find it there"
        made = server.post("/api/matches", {"game": "pocket-gridiron"})
        invited = server.post(f"/api/matches/{made['match']}/invite", {}, made["token"])
        assert invited["link"].startswith(urls[0])
        assert not invited["only_here"]
    finally:
        server.stop()


def test_every_network_has_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "network_address", lambda: "192.168.0.7")
    monkeypatch.setattr(addresses, "other_addresses", lambda: ["10.0.0.4", "192.168.0.7"])
    assert share_urls("http://127.0.0.1:8000/", "0.0.0.0") == ["http://192.168.0.7:8000/", "http://10.0.0.4:8000/"]
    assert share_urls("http://127.0.0.1:8000/", "10.0.0.4") == ["http://10.0.0.4:8000/"]
    assert share_urls("https://play.example/", "127.0.0.1") == ["https://play.example/"]
