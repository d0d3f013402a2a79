"""SQLite: one file, one writer thread that commits in groups, readers beside it.

While one commit waits for the disk, commands queue up; the next commit takes them
all.  Each command is a savepoint of its own, so one that conflicts undoes only itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

from touchline.kernel.message import Message
from touchline.server.errors import ServerError
from touchline.server.store.base import Column, Conflict, Found, StoreDown, Write
from touchline.server.store.sqlite_upgrade import upgrade

LARGEST_GROUP = 512
READERS = 2
BUSY_SECONDS = 10.0

Job = tuple[tuple[Write, ...], "asyncio.Future[None]"]


class StoreInUse(ServerError):
    """A second server on the same file."""

    kind = "store-in-use"
    status = 503

    def __init__(self, message: Message, holder: str = "") -> None:
        super().__init__(message)
        self.holder = holder
        """Where the other server is, if it said so."""


def taken(path: Path, holder: str = "") -> IO[str]:
    """Keep a second server off a file until what is returned is closed; the lock dies with the process as well."""
    lock = open(f"{path}.lock", "a+", encoding="ascii")  # noqa: SIM115
    try:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # Windows has no flock; the unique keys still refuse doubled rows
        pass
    except OSError:
        lock.seek(0)
        other = lock.read(200).strip()
        lock.close()
        used = Message("server-store-in-use", file=str(path))
        if other:
            used = Message("server-store-in-use-at", file=str(path), address=other)
        raise StoreInUse(used, other) from None
    lock.truncate(0)
    lock.write(holder)
    lock.flush()
    return lock


class SqliteStore:
    """A store in one file."""

    shared = False
    kept = ""

    def __init__(self, path: Path, *, exclusive: bool = False, holder: str = "") -> None:
        self.path = path
        self._holder = holder
        self._exclusive = exclusive
        self._lock_file: IO[str] | None = None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-read")
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        """Take the lock if asked to, create or upgrade the tables, start the writer."""
        self._loop = asyncio.get_running_loop()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self._exclusive:
            self._lock_file = taken(self.path, self._holder)
        self.path.touch()  # says more clearly than SQLite why nothing can be written here
        writer = self._connect()
        self.kept = upgrade(writer, self.path)
        self._thread = threading.Thread(target=self._write_forever, args=(writer,), name="sqlite-write", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=256
        )
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        self._connections.append(connection)
        return connection

    async def close(self) -> None:
        """Commit what is queued, then let go of the file."""
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()
        self._connections.clear()
        if self._lock_file is not None:
            self._lock_file.close()

    # ---- reading

    async def read(self, sql: str, *args: Column) -> list[Found]:
        """The rows of a query, on a reader's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, sql, args)

    def _read(self, sql: str, args: tuple[Column, ...]) -> list[Found]:
        connection = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self._connect()
        try:
            return connection.execute(sql, args).fetchall()
        except sqlite3.DatabaseError as problem:
            raise StoreDown(Message("server-store-unread", problem=str(problem))) from problem

    async def time(self) -> int | None:
        """The file is on this machine."""
        return None

    async def tables(self) -> set[str]:
        """The tables of the file."""
        return {name for (name,) in await self.read("select name from sqlite_master where type = 'table'")}

    # ---- writing

    async def write(self, *writes: Write) -> None:
        """Queue a transaction and wait until its group is on the disk."""
        if self._thread is None:
            raise StoreDown(Message("server-store-closed"))
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((writes, done))
        await done

    def _write_forever(self, connection: sqlite3.Connection) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            group, last = [job], False
            while len(group) < LARGEST_GROUP:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                group.append(more)
            self._settle(self._commit(connection, group))
            if last:
                return

    def _commit(self, connection: sqlite3.Connection, group: list[Job]) -> list[tuple[Job, Exception | None]]:
        """One transaction for the whole group; what became of each job.

        Conflicts are rare, so the jobs are first run plainly; only if one conflicts are they run again, each apart.
        """
        fates: list[tuple[Job, Exception | None]]
        try:
            connection.execute("begin immediate")
            try:
                _run(connection, merged([write for writes, _ in group for write in writes]))
                fates = [(job, None) for job in group]
            except (sqlite3.IntegrityError, Conflict):
                connection.execute("rollback")
                connection.execute("begin immediate")
                fates = [(job, _apart(connection, job[0])) for job in group]
            connection.execute("commit")
        except sqlite3.Error as problem:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("rollback")
            down = StoreDown(Message("server-store-unwritten", problem=str(problem)))
            return [(job, down) for job in group]
        return fates

    def _settle(self, fates: list[tuple[Job, Exception | None]]) -> None:
        def tell() -> None:
            for (_, done), problem in fates:
                if done.cancelled():
                    continue
                if problem is None:
                    done.set_result(None)
                else:
                    done.set_exception(problem)

        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop may be gone when the process is shutting down
            self._loop.call_soon_threadsafe(tell)


def merged(writes: Sequence[Write]) -> list[Write]:
    """The same writes with the inserts that differ only in their rows made one.

    Every statement hands the interpreter over and waits to get it back, which on a busy machine costs more than
    the statement itself.
    """
    rows: dict[tuple[str, str, str], list[Column]] = {}
    others = []
    for write in writes:
        if write.row and write.expect is None:
            rows.setdefault((write.sql, write.row, write.tail), []).extend(write.args)
        else:
            others.append(write)
    return [Write(sql, tuple(args), None, row, tail) for (sql, row, tail), args in rows.items()] + others


def _run(connection: sqlite3.Connection, writes: Sequence[Write]) -> None:
    for write in writes:
        touched = connection.execute(write.text, write.args).rowcount
        if write.expect is not None and touched != write.expect:
            raise Conflict(f"{touched} rows instead of {write.expect}")


def _apart(connection: sqlite3.Connection, writes: tuple[Write, ...]) -> Exception | None:
    """One job inside the group's transaction; if it conflicts, only it is undone."""
    connection.execute("savepoint one")
    try:
        _run(connection, writes)
    except (sqlite3.IntegrityError, Conflict) as problem:
        connection.execute("rollback to one")
        connection.execute("release one")
        return Conflict(str(problem))
    connection.execute("release one")
    return None
