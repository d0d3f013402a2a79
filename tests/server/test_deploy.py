"""The files in ``deploy/``: their commands exist, their units are sound, and the proxies pass everything on."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from socket import create_connection
from typing import Any

import httpx2 as httpx
import pytest
from tests.patience import PATIENCE, line_to
from tests.server.conftest import Server
from tests.server.playing import Table
from tools.soak.services import free_port, is_open
from tools.suite.programs import program
from websockets import Origin

from touchline.server.server_commands import register

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SITE = "play.example.org"


def understood(command: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="touchline", exit_on_error=False)
    register(parser.add_subparsers(required=True))
    return parser.parse_args(shlex.split(command)[1:])


def commands_in(path: Path) -> list[str]:
    """Every ``touchline …`` of a unit, a page or a container file."""
    text = path.read_text().replace("$$(date +%%Y%%m%%d-%%H%%M%%S)", "today").replace("%i", "8001")
    if path.name == "Containerfile":
        return ["touchline " + " ".join(json.loads(re.findall(r"^CMD (\[.*\])$", text, re.MULTILINE)[0]))]
    if path.suffix == ".yaml":
        return ["touchline " + " ".join(json.loads(line)) for line in re.findall(r'command: (\["serve".*\])', text)]
    found = re.findall(
        r"(?:^|/bin/|[ \t`])(touchline (?:serve|migrate|backup|restore|verify)\b[^\n`']*)", text, re.MULTILINE
    )
    return [each.partition("  #")[0] for each in found]


@pytest.mark.parametrize(
    "name",
    [
        "deploy/touchline.service",
        "deploy/touchline@.service",
        "deploy/touchline-backup.service",
        "deploy/Containerfile",
        "deploy/compose.yaml",
        "docs/hosting.md",
        "docs/server.md",
    ],
)
def test_every_command_line_is_understood(name: str) -> None:
    commands = commands_in(ROOT / name)
    assert commands
    for command in commands:
        assert callable(understood(command).run), command


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd to check units with")
def test_the_units_are_sound(tmp_path: Path) -> None:
    """Checked by systemd itself, with a program that is there in the place of ours."""
    for unit in DEPLOY.glob("touchline*.*"):
        text = unit.read_text().replace("/opt/touchline/bin/touchline", sys.executable).replace("User=touchline\n", "")
        (tmp_path / unit.name.replace("@", "@8001")).write_text(text)
    units = [str(path) for path in sorted(tmp_path.iterdir())]
    assert len(units) == 4
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    told = [line for line in checked.stderr.splitlines() if "touchline" in line]
    assert (checked.returncode, told) == (0, []), checked.stderr


# ---- proxies


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[list[Server]]:
    """One server twice named: SQLite allows no second one."""
    running = Server("--port", "0", "--store", str(tmp_path / "s.sqlite"), "--proxy", "127.0.0.1")
    yield [running]
    running.stop()


@contextlib.contextmanager
def proxy(command: list[str], port: int, env: dict[str, str] | None = None) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=os.environ | (env or {}))
    try:
        until = time.monotonic() + PATIENCE
        while not is_open(port):
            assert process.poll() is None, process.stderr.read() if process.stderr else ""
            assert time.monotonic() < until
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def behind_nginx(tmp_path: Path, server: Server, port: int) -> Any:
    site = (DEPLOY / "nginx.conf").read_text()
    site = re.sub(r"127\.0\.0\.1:800\d", f"127.0.0.1:{server.port}", site).replace("listen 80;", f"listen {port};")
    (tmp_path / "nginx.conf").write_text(
        f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/errors; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {tmp_path}; proxy_temp_path {tmp_path};\n"
        f"fastcgi_temp_path {tmp_path}; uwsgi_temp_path {tmp_path}; scgi_temp_path {tmp_path};\n{site}\n}}\n"
    )
    binary = program("nginx")
    assert binary is not None
    return proxy(
        [str(binary), "-e", f"{tmp_path}/errors", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")], port
    )


def behind_caddy(tmp_path: Path, server: Server, port: int) -> Any:
    site = (DEPLOY / "Caddyfile").read_text()
    (tmp_path / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n\tgrace_period 1s\n}\n" + site)
    binary = program("caddy")
    assert binary is not None
    command = [str(binary), "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
    named = {"SITE": f"http://{SITE}:{port}", "SERVERS": f"127.0.0.1:{server.port}"}
    return proxy(command, port, {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)} | named)


def test_a_proxy_finds_the_server_that_the_unit_starts() -> None:
    """Whoever follows the page from top to bottom has one server, at the port of ``touchline.service``."""
    port = understood(commands_in(DEPLOY / "touchline.service")[0]).port
    for name in ("nginx.conf", "Caddyfile"):
        lines = [line for line in (DEPLOY / name).read_text().splitlines() if not line.lstrip().startswith("#")]
        assert re.findall(r"127\.0\.0\.1:(\d+)", "\n".join(lines)) == [str(port)], name
    assert f"touchline@{port}" in (ROOT / "docs" / "hosting.md").read_text()


def test_the_backup_copies_the_store_that_the_server_writes() -> None:
    """The SQLite file, until a store is named for all units."""
    backup = (DEPLOY / "touchline-backup.service").read_text()
    server = understood(commands_in(DEPLOY / "touchline.service")[0])
    assert f"TOUCHLINE_STORE={server.store}\nEnvironmentFile=-/etc/touchline.env\n" in backup
    assert understood(commands_in(DEPLOY / "touchline-backup.service")[0]).store is None


@pytest.mark.parametrize("name", ["nginx", "caddy"])
def test_a_proxy_passes_everything_on(tmp_path: Path, servers: list[Server], name: str) -> None:
    """Pages, commands, streams as they come, sockets with their origin; the figures stay inside."""
    if program(name) is None:
        pytest.skip(f"no {name} here to try deploy/ with")
    server, port = servers[0], free_port()
    behind = {"nginx": behind_nginx, "caddy": behind_caddy}[name]
    host = f"{SITE}:{port}"
    address = f"http://127.0.0.1:{port}"
    with (
        behind(tmp_path, server, port),
        httpx.Client(base_url=address, headers={"Host": host}, timeout=PATIENCE) as http,
    ):
        assert http.get("/healthz").json()["ok"]
        table = Table(http, "street-soccer")
        table.join()
        offered = Table(http).post("invite", {}, 0)
        assert offered["link"].startswith(f"http://{host}/"), "the address the browser came by"
        seat = table.to_move()
        assert seat is not None
        ticket = http.post("/api/tickets", headers=table.headers(1 - seat)).json()["ticket"]
        way = create_connection(("127.0.0.1", port))
        with (
            line_to(f"ws://{host}/ws?ticket={ticket}", sock=way, origin=Origin(f"http://{host}")) as socket,
            http.stream("GET", f"/api/matches/{table.id}/stream", headers=table.headers(seat)) as stream,
        ):
            lines = stream.iter_lines()
            socket.send(json.dumps({"op": "watch", "match": table.id}))
            assert json.loads(socket.recv(timeout=PATIENCE))["match"] == table.id
            assert json.loads(next(lines))["match"] == table.id
            table.play()
            assert json.loads(socket.recv(timeout=PATIENCE))["events"][0]["kind"] == "played"
            assert json.loads(next(lines))["events"][0]["kind"] == "played", "a stream is not held back"
        large = http.post("/api/matches", content=b"x" * 100_000)
        assert large.status_code == 413
        if name == "caddy":
            assert http.get("/metrics").status_code == 404
