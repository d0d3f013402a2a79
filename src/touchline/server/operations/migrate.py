"""Copying a store into another, row by row, and checking every hash in the copy."""

from __future__ import annotations

import time

from touchline.server.errors import ServerError
from touchline.server.matches.rows import COLUMNS, Row, check_chain, read_rows
from touchline.server.store import is_postgres, open_store
from touchline.server.store.base import Store, Write
from touchline.server.store.schema import STEPS, TABLES

PAGE = 500


class NotEmpty(ServerError):
    """A copy would mix with what is there."""

    kind = "not-empty"


class Mismatch(ServerError):
    """The copy is not what was copied."""

    kind = "mismatch"


async def copy_store(source: str, target: str, *, frozen: bool = False) -> dict[str, int]:
    """Copy every table into an empty store and verify the copy; the number of rows of each table.

    The source must not be in use, unless it is read ``frozen`` (PostgreSQL, at one moment).
    """
    if frozen:
        from touchline.server.store.postgres import PostgresStore

        old: Store = PostgresStore(source, frozen=True)
        await old.open()
    else:
        old = await open_store(source, exclusive=not is_postgres(source))
        await _check_idle(old)
    new = await open_store(target, exclusive=True)
    try:
        for table in TABLES:
            ((filled,),) = await new.read(f"select count(*) from {table}")
            if filled:
                raise NotEmpty(f"{table} in the target store is not empty")
        counts = {table: await _copy_table(old, new, table) for table in TABLES}
        await verify_copy(old, new)
        return counts
    finally:
        await old.close()
        await new.close()


async def _check_idle(store: Store) -> None:
    """Nobody may be writing to what is copied."""
    ((seen,),) = await store.read("select max(seen) from heartbeats")
    if store.shared and seen is not None and time.time() * 1000 - seen < 5_000:
        raise NotEmpty("a server is using this store; stop it first, or take a backup")


async def _copy_table(old: Store, new: Store, table: str) -> int:
    columns, key = TABLES[table]
    width, keys = columns.count(",") + 1, key.count(",") + 1
    total = 0
    last: tuple[object, ...] | None = None
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


async def verify_copy(old: Store, new: Store) -> None:
    """Every match has the same last hash in both, and in the copy every row follows from the one before."""
    heads = "select match, max(seq) from events group by match order by match"
    before, after = await old.read(heads), await new.read(heads)
    if sorted(before) != sorted(after):
        raise Mismatch("the copy does not have the same matches")
    await verify_store(new)
    last = "select hash from events where match = ? and seq = ?"
    for match, seq in after:
        if await old.read(last, match, seq) != await new.read(last, match, seq):
            raise Mismatch(f"match {match} ends differently in the copy")


async def verify_store(store: Store) -> tuple[int, int]:
    """Check the chain of every match; how many matches and rows."""
    matches = rows = 0
    for (match,) in await store.read("select distinct match from events"):
        found = read_rows(await store.read(f"select {COLUMNS} from events where match = ? order by seq", match))
        check_chain(found)
        _check_head(match, found, await store.read("select seq from matches where id = ?", match))
        matches, rows = matches + 1, rows + len(found)
    return matches, rows


def _check_head(match: str, rows: list[Row], summary: list[tuple[int]]) -> None:
    """The table of matches must know of every row."""
    if not summary or summary[0][0] != rows[-1].seq:
        raise Mismatch(f"match {match} is not where the table of matches says it is")


async def upgrade_store(where: str) -> str:
    """Bring the tables up to date; opening a store does that."""
    store = await open_store(where)
    await store.close()
    return f"the store has schema {len(STEPS)}, the newest"
