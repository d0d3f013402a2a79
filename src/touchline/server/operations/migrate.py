"""Copying a store into another, row by row, and checking every hash in the copy."""

from __future__ import annotations

import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from touchline.kernel.message import Argument, Message
from touchline.server.errors import ServerError
from touchline.server.matches.rows import COLUMNS, BrokenChain, Row, check_chain, read_rows
from touchline.server.store import is_postgres, kept_beside, open_store, schema_of, told_in_words, without_password
from touchline.server.store.base import Column, Readable, Store, StoreDown, Write
from touchline.server.store.schema import STEPS, TABLES
from touchline.server.store.sqlite_upgrade import copied_file
from touchline.words.languages import say, spoken

PAGE = 500


class NotEmpty(ServerError):
    """A copy would mix with what is there."""

    kind = "not-empty"


class Mismatch(ServerError):
    """The copy is not what was copied."""

    kind = "mismatch"


async def copy_store(source: str, target: str, *, frozen: bool = False) -> tuple[dict[str, int], Verified]:
    """Copy every table into an empty store and verify the copy; the rows of each table, and what was found.

    The source must not be in use, unless it is read ``frozen`` (PostgreSQL, at one moment).
    """
    if frozen:
        from touchline.server.store.postgres import PostgresStore

        old: Store = PostgresStore(source, frozen=True)
        with told_in_words(source):
            await old.open()
    else:
        old = await open_store(source, exclusive=not is_postgres(source))
        await _check_idle(old)
    new = await open_store(target, exclusive=True)
    try:
        for table in TABLES:
            ((filled,),) = await new.read(f"select count(*) from {table}")
            if filled:
                raise NotEmpty(Message("cli-migrate-filled", table=table))
        with told_in_words(source):
            there = await old.tables()
            counts = {table: await _copy_table(old, new, table) for table in TABLES if table in there}
            return counts, await verify_copy(old, new)
    finally:
        await old.close()
        await new.close()


async def _check_idle(store: Store) -> None:
    """Nobody may be writing to what is copied."""
    ((seen,),) = await store.read("select max(seen) from heartbeats")
    if store.shared and seen is not None and time.time() * 1000 - seen < 5_000:
        raise NotEmpty(Message("cli-migrate-in-use"))


async def _copy_table(old: Store, new: Store, table: str) -> int:
    columns, key = TABLES[table]
    width, keys = columns.count(",") + 1, key.count(",") + 1
    total = 0
    last: tuple[Column, ...] | None = None
    while True:
        after = "" if last is None else f"where ({key}) > ({','.join('?' * keys)})"
        found = await old.read(f"select {columns} from {table} {after} order by {key} limit {PAGE}", *(last or ()))
        if not found:
            return total
        slots = ",".join(["(" + ",".join("?" * width) + ")"] * len(found))
        values = tuple(value for row in found for value in row)
        await new.write(Write(f"insert into {table} ({columns}) values {slots}", values))
        total += len(found)
        last = found[-1][:keys]


async def verify_copy(old: Store, new: Store) -> Verified:
    """Every match has the same last hash in both; what is found in the copy."""
    heads = "select match, max(seq) from events group by match order by match"
    before, after = await old.read(heads), await new.read(heads)
    if sorted(before) != sorted(after):
        raise Mismatch(Message("cli-migrate-other-matches"))
    last = "select hash from events where match = ? and seq = ?"
    for match, seq in after:
        if await old.read(last, match, seq) != await new.read(last, match, seq):
            raise Mismatch(Message("cli-migrate-other-end", match=match))
    return await verify_store(new)


@dataclass
class Verified:
    """What was found in a store."""

    matches: int = 0
    rows: int = 0
    broken: dict[str, Message] = field(default_factory=dict)
    """Matches whose rows do not follow from one another, and why."""

    def told(self) -> str:
        """In a sentence of the language that is spoken, with every broken match named."""
        counts: dict[str, Argument] = {"matches": str(self.matches), "rows": str(self.rows)}
        if not self.broken:
            return say("cli-store-verified", **counts)
        names = "".join(f"\n  {spoken().say(why)}" for why in self.broken.values())
        return say("cli-store-broken", broken=len(self.broken), **counts) + names


async def verify_store(store: Readable) -> Verified:
    """Check the chain of every match; one that is broken is named, and the others are checked all the same."""
    seen = Verified()
    known = "select match from events union select id from matches order by 1"
    for (match,) in await store.read(known):
        found = read_rows(await store.read(f"select {COLUMNS} from events where match = ? order by seq", match))
        try:
            check_chain(found)
            _check_head(match, found, await store.read("select seq from matches where id = ?", match))
        except (BrokenChain, Mismatch) as problem:
            seen.broken[match] = problem.words
        seen.matches, seen.rows = seen.matches + 1, seen.rows + len(found)
    return seen


def _check_head(match: str, rows: list[Row], summary: list[tuple[int]]) -> None:
    """The table of matches must know of every row."""
    if not rows or not summary or summary[0][0] != rows[-1].seq:
        raise Mismatch(Message("cli-store-match-lost", match=match))


@dataclass(frozen=True)
class Upgrade:
    """What bringing a store up to date means."""

    where: str
    before: int
    """The version of its schema; 0 for a store that is not there yet."""
    place: str
    """Where it is kept as it was, or would be; empty if there is nothing to upgrade."""

    def told(self, done: bool) -> list[Message]:
        """In sentences: what was done, or what would be."""
        if self.before == 0:
            made = "cli-migrate-made" if done else "cli-migrate-would-make"
            return [Message(made, store=without_password(self.where), schema=len(STEPS))]
        if not self.place:
            return [Message("cli-migrate-newest", schema=len(STEPS))]
        brought, kept = (
            ("cli-migrate-done", "cli-migrate-kept") if done else ("cli-migrate-would", "cli-migrate-would-keep")
        )
        return [Message(brought, before=self.before, schema=len(STEPS)), Message(kept, place=self.place)]


async def upgrade_store(where: str) -> Upgrade:
    """Bring the tables up to date; opening a store does that, and keeps a copy of what was."""
    before = await schema_of(where)
    store = await open_store(where)
    await store.close()
    return Upgrade(where, before, store.kept)


async def try_upgrade(where: str) -> tuple[Upgrade, Verified]:
    """Upgrade a copy of a store and check every hash in it; the store itself stays as it is."""
    before = await schema_of(where)
    if before > len(STEPS):
        raise StoreDown(Message("server-store-newer", there=before, known=len(STEPS)))
    upgrade = Upgrade(where, before, await kept_beside(where, before) if 0 < before < len(STEPS) else "")
    with told_in_words(where), tempfile.TemporaryDirectory(prefix="touchline-migrate-") as folder:
        copy = Path(folder) / "copy.sqlite"
        if is_postgres(where) and upgrade.before:
            return upgrade, (await copy_store(where, str(copy), frozen=True))[1]
        if upgrade.before:
            copied_file(Path(where), copy)
        store = await open_store(str(copy))
        try:
            return upgrade, await verify_store(store)
        finally:
            await store.close()
