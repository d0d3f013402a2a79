"""The rows of a match: one event each, chained by hash.

A row's hash covers the row before it, so nobody can change, drop or slip in an event
without every later hash being wrong.  The hash is taken over the text as stored, so
that anybody can recompute it in any language:

    sha256(previous ⏎ match ⏎ seq ⏎ kind ⏎ seat ⏎ at ⏎ cmd ⏎ data)
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from touchline.server.errors import ServerError
from touchline.server.matches.row_bodies import RowBody
from touchline.server.store.base import Column, Found, Write
from touchline.wire.codec import outline

GENESIS = "0" * 64
"""What stands for the row before the first."""

COLUMNS = "match, seq, batch, kind, seat, data, cmd, sum, at, hash"


class BrokenChain(ServerError):
    """Rows that do not follow from one another: the database was tampered with or damaged."""

    kind = "broken-chain"
    status = 500


@dataclass(frozen=True)
class Row:
    """One event of a match, as stored."""

    match: str
    seq: int
    """1, 2, 3, … within the match."""
    batch: int
    """The ``seq`` of the first row that was committed together with this one."""
    kind: str
    seat: int | None
    data: str
    """JSON, kept as text because the hash is over the text."""
    cmd: str | None
    """On the first row of a command: who sent it and the id the client gave it."""
    sum: str | None
    """Digest of that command, to tell a repeated command from a reused id."""
    at: int
    """Milliseconds since 1970."""
    hash: str

    @cached_property
    def body(self) -> RowBody:
        """The data, read."""
        return json.loads(self.data)  # type: ignore[no-any-return]

    def values(self) -> tuple[Column, ...]:
        """In the order of ``COLUMNS``."""
        return (
            self.match,
            self.seq,
            self.batch,
            self.kind,
            self.seat,
            self.data,
            self.cmd,
            self.sum,
            self.at,
            self.hash,
        )


ENCODER = json.JSONEncoder(separators=(",", ":"), sort_keys=True, ensure_ascii=False, default=outline)


def compact(value: object) -> str:
    """JSON without blanks, keys sorted: the same value is always the same text; messages of the wire as declared."""
    return ENCODER.encode(value)


def digest(text: str | bytes) -> str:
    """SHA-256 in hexadecimal."""
    return hashlib.sha256(text.encode() if isinstance(text, str) else text).hexdigest()


def row_hash(
    previous: str, match: str, seq: int, kind: str, seat: int | None, at: int, cmd: str | None, data: str
) -> str:
    """The hash that chains a row to the one before it.

    >>> row_hash(GENESIS, "m", 1, "created", None, 0, None, "{}")[:16]
    '054d056761baebb6'
    """
    seat_text = "" if seat is None else str(seat)
    return digest("\n".join((previous, match, str(seq), kind, seat_text, str(at), cmd or "", data)))


def check_chain(rows: Iterable[Row], previous: str = GENESIS, seq: int = 0) -> str:
    """The last hash of a run of rows; ``BrokenChain`` names the first row that does not follow."""
    for row in rows:
        seq += 1
        if row.seq != seq:
            raise BrokenChain(f"match {row.match}: row {seq} is missing")
        if row.hash != row_hash(previous, row.match, row.seq, row.kind, row.seat, row.at, row.cmd, row.data):
            raise BrokenChain(f"match {row.match}: row {seq} ({row.kind}) does not follow from the row before it")
        previous = row.hash
    return previous


INSERT_ROWS = f"insert into events ({COLUMNS}) values "


def insertion(rows: Sequence[Row]) -> Write:
    """The statement that adds rows to the record; a taken ``(match, seq)`` or command id refuses them all."""
    values = tuple(value for row in rows for value in row.values())
    return Write(INSERT_ROWS, values, row="(" + ",".join("?" * 10) + ")")


SELECT_ROWS = f"select {COLUMNS} from events where match = ? and seq > ? order by seq"


def read_rows(found: Iterable[Found]) -> list[Row]:
    """Rows as they come from the store."""
    return [Row(*each) for each in found]
