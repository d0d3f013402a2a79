"""PostgreSQL and Redis (or Valkey) of one's own, on a free port of this machine, in a temporary folder."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import stat
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from tools.suite.programs import PLACE, REDIS, program

UNPRIVILEGED = ("postgres", "nobody")
START_SECONDS = 120.0


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_open(port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as probe:
        probe.settimeout(0.2)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def wait_for_port(port: int, process: subprocess.Popen[bytes]) -> None:
    """Until somebody listens there."""
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        if process.poll() is not None:
            raise RuntimeError(f"{process.args!r} ended with {process.returncode}")
        if is_open(port):
            return
        time.sleep(0.05)
    raise RuntimeError(f"nobody listens on {port}")


def as_somebody() -> dict[str, Any]:
    """Arguments for ``Popen``: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    for name in UNPRIVILEGED:
        try:
            who = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}
    raise RuntimeError("there is no unprivileged user to run PostgreSQL as")


def reachable_by_others(path: Path) -> bool:
    """Whether a user who is not the owner may walk there: a checkout in root's home is closed to them."""
    return all(folder.stat().st_mode & stat.S_IXOTH for folder in path.resolve().parents)


def fetched_copy(script: Path, folder: Path) -> Path:
    """What a fetched program's script starts, with everything around it, in a folder that others may read."""
    binary = Path(script.read_text().rpartition("exec '")[2].partition("'")[0])
    home = next(each for each in binary.parents if each.parent in (PLACE, PLACE / "index"))
    if not folder.exists():
        shutil.copytree(home, folder, symlinks=True)
    copy = folder / f"{script.name}.sh"
    copy.write_text(script.read_text().replace(str(home), str(folder)))
    copy.chmod(0o755)
    return copy


class PrivatePostgres:
    """A PostgreSQL server that is gone afterwards.  Its disk writes are real: ``fsync`` stays on."""

    def __init__(self) -> None:
        initdb, postgres = program("initdb"), program("postgres")
        if initdb is None or postgres is None:
            raise FileNotFoundError("PostgreSQL is not here, and 'make services' did not get it")
        self._somebody = as_somebody()
        self.folder = Path(tempfile.mkdtemp(prefix="touchline-pg-"))
        if self._somebody:
            os.chown(self.folder, self._somebody["user"], self._somebody["group"])
            if not reachable_by_others(initdb):
                initdb, postgres = (fetched_copy(each, self.folder / "postgresql") for each in (initdb, postgres))
        self._postgres = postgres
        self.port = free_port()
        self.url = f"postgresql://touchline@127.0.0.1:{self.port}/postgres"
        data = self.folder / "data"
        subprocess.run(
            [initdb, "-D", str(data), "-U", "touchline", "-A", "trust", "-E", "UTF8", "--no-locale"],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            **self._somebody,
        )
        self.start()

    def start(self) -> None:
        """Begin to listen."""
        self._process = subprocess.Popen(
            [
                self._postgres,
                *("-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder)),
                *("-c", "listen_addresses=127.0.0.1", "-c", "log_min_messages=fatal", "-c", "max_connections=60"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            **self._somebody,
        )
        wait_for_port(self.port, self._process)

    @property
    def pid(self) -> int:
        """The process that all its others are children of."""
        return self._process.pid

    def freeze(self) -> None:
        """Stop every one of its processes: connections stay open, and nobody answers."""
        for pid in self._all():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let them go on."""
        for pid in self._all():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def _all(self) -> list[int]:
        """Its first process and the children of that."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="ascii")
        return [self.pid, *map(int, children.split())]

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        name = f"t{time.monotonic_ns()}"
        import asyncio

        import asyncpg

        async def make() -> None:
            for _ in range(100):
                try:
                    connection = await asyncpg.connect(self.url)
                    break
                except asyncpg.CannotConnectNowError:
                    await asyncio.sleep(0.1)
            await connection.execute(f"create database {name}")
            await connection.close()

        asyncio.run(make())
        return self.url.rpartition("/")[0] + f"/{name}"

    def stop(self) -> None:
        """End it and remove its folder."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(timeout=30)
        shutil.rmtree(self.folder, ignore_errors=True)


class PrivateRedis:
    """A Redis or Valkey server that keeps nothing."""

    def __init__(self) -> None:
        binary = program(*REDIS)
        if binary is None:
            raise FileNotFoundError("neither Valkey nor Redis is here, and 'make services' did not get one")
        self._binary = binary
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        """Begin to listen."""
        self._process = subprocess.Popen(
            [self._binary, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=tempfile.gettempdir(),
        )
        wait_for_port(self.port, self._process)

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """End it."""
        self.kill()
