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
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

from touchline.kernel.message import Message
from touchline.server.errors import ServerError
from touchline.server.store.base import Column, Conflict, Found, StoreDown, Write
from touchline.server.store.schema import STEPS

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


class SqliteStore:
    """A store in one file."""

    shared = False

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
            self._lock()
        writer = self._connect()
        keep_what_was(writer, self.path)
        upgrade(writer)
        self._thread = threading.Thread(target=self._write_forever, args=(writer,), name="sqlite-write", daemon=True)
        self._thread.start()

    def _lock(self) -> None:
        """Keep a second server off this file; the lock dies with the process, however it dies."""
        self._lock_file = open(f"{self.path}.lock", "a+", encoding="ascii")  # noqa: SIM115
        try:
            import fcntl

            fcntl.flock(self._lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:  # Windows has no flock; the unique keys still refuse doubled rows
            pass
        except OSError:
            self._lock_file.seek(0)
            holder = self._lock_file.read(200).strip()
            self._lock_file.close()
            used = Message("server-store-in-use", file=str(self.path))
            if holder:
                used = Message("server-store-in-use-at", file=str(self.path), address=holder)
            raise StoreInUse(used, holder) from None
        self._lock_file.truncate(0)
        self._lock_file.write(self._holder)
        self._lock_file.flush()

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
        except sqlite3.OperationalError as problem:
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


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing."""
    connection.execute("begin immediate")
    try:
        yield
    except BaseException:
        connection.execute("rollback")
        raise
    connection.execute("commit")


def schema_of(path: Path) -> int:
    """The version of a file's schema, looked at without changing it; 0 if there is no file yet."""
    if not path.is_file():
        return 0
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        (version,) = connection.execute("pragma user_version").fetchone()
    return int(version)


def kept_beside(path: Path, version: int) -> Path:
    """Where a store of an older schema is kept before it is upgraded."""
    return path.with_name(f"{path.name}.schema-{version}")


def keep_what_was(connection: sqlite3.Connection, path: Path) -> None:
    """Before a store of an older schema is changed, copy it; a copy that was broken off is begun again."""
    (version,) = connection.execute("pragma user_version").fetchone()
    kept = kept_beside(path, version)
    if not 0 < version < len(STEPS) or kept.exists():
        return
    part = kept.with_name(f"{kept.name}.part")
    try:
        part.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(part)) as copy:
            connection.backup(copy)
        part.replace(kept)
    except (OSError, sqlite3.Error) as problem:
        raise StoreDown(Message("server-store-no-copy", schema=version, problem=str(problem))) from problem


def upgrade(connection: sqlite3.Connection) -> None:
    """Apply the schema steps this file has not seen yet, all of them or none."""
    with transaction(connection):
        (version,) = connection.execute("pragma user_version").fetchone()
        if version > len(STEPS):
            raise StoreDown(Message("server-store-newer", there=version, known=len(STEPS)))
        for step in STEPS[version:]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"pragma user_version = {len(STEPS)}")
