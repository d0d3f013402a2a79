"""What a store can do: read, and write several statements as one transaction.

The statements are portable SQL with ``?`` for parameters, written once by whoever
owns the subject (events, accounts, leagues); a backend only runs them.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, TypeAlias

from touchline.server.errors import ServerError

Column: TypeAlias = str | int | float | bytes | None
"""What a cell of a table can hold."""
Found: TypeAlias = tuple[Any, ...]
"""A row of an answer: what its columns are, the query says."""


class Write(NamedTuple):
    """One statement of a transaction."""

    sql: str
    args: tuple[Column, ...] = ()
    expect: int | None = None
    """How many rows it must touch; another number undoes the transaction with ``Conflict``."""
    row: str = ""
    """For an insert of many rows: the slots of one row, repeated between ``sql`` and ``tail`` as ``args`` demand.

    SQLite's writer makes one statement of all such inserts in a group.
    """
    tail: str = ""

    @property
    def text(self) -> str:
        """The whole statement.

        >>> Write("insert into meta values ", ("a", "1", "b", "2"), row="(?, ?)").text
        'insert into meta values (?, ?),(?, ?)'
        """
        if not self.row:
            return self.sql
        return self.sql + ",".join([self.row] * (len(self.args) // self.row.count("?"))) + self.tail


class Conflict(Exception):
    """A key was taken, or a row was not as expected: somebody else was first.  Nothing was written."""


class StoreDown(ServerError):
    """The database cannot be reached, or the commit's fate is unknown; the same command may be sent again."""

    kind = "store-down"
    status = 503


class Readable(Protocol):
    """What can be asked."""

    async def read(self, sql: str, *args: Column) -> list[Found]:
        """The rows of a query."""


class Store(Readable, Protocol):
    """A database of events and of what hangs on them."""

    shared: bool
    """Whether other processes write to it too."""
    kept: str
    """Where opening it has kept it as it was before an upgrade; empty if there was nothing to upgrade."""

    async def open(self) -> None:
        """Connect and bring the tables up to date."""

    async def close(self) -> None:
        """Finish what is queued and disconnect."""

    async def write(self, *writes: Write) -> None:
        """Run the statements as one transaction; return once it is on the disk."""

    async def time(self) -> int | None:
        """What time it is where the store is, in milliseconds since 1970; ``None`` if that is this machine."""

    async def tables(self) -> set[str]:
        """The tables there are; a store that was opened without being upgraded may lack the newest."""
