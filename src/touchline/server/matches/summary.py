"""A match's line in the table of matches: for listings, histories and deadlines.  Written with its rows."""

from __future__ import annotations

from collections.abc import Iterable

from touchline.server.matches.live import LiveMatch
from touchline.server.matches.rows import Row, compact
from touchline.server.store.base import Write

LINE = "insert into matches (id, game, status, seq, open_to_all, rated, created, updated, deadline, card) values "
LINE_ROW = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
LINE_TAIL = (
    " on conflict (id) do update set status = excluded.status, seq = excluded.seq, open_to_all = excluded.open_to_all, "
    "updated = excluded.updated, deadline = excluded.deadline, card = excluded.card"
)


def summary(live: LiveMatch) -> Write:
    """The line as the match stands."""
    first, last = live.rows[0], live.rows[-1]
    values = (
        live.id,
        live.match.game.name,
        live.status,
        live.seq,
        int(bool(live.terms["public"])),
        int(live.terms["rated"]),
        first.at,
        last.at,
        live.deadline(),
        compact(live.card()),
    )
    return Write(LINE, values, row=LINE_ROW, tail=LINE_TAIL)


def sitters(rows: Iterable[Row]) -> list[Write]:
    """Who sat down in these rows, for histories."""
    return [
        Write("insert into sitters (account, match, seat) values (?, ?, ?)", (row.body["account"], row.match, row.seat))
        for row in rows
        if row.kind == "seated" and row.body.get("account")
    ]
