"""Codes with which a second device takes a seat over: short enough to be typed, good for ten minutes and for one use.

Only the hash of a code is kept.  Eight letters of an alphabet of 31 are 40 random bits, and whoever guesses has as few
attempts as at a passphrase.
"""

from __future__ import annotations

import json

from touchline.kernel.message import Message
from touchline.server.errors import NotFound
from touchline.server.matches.rows import digest
from touchline.server.operations.settings import Settings, fresh_id
from touchline.server.people.tokens import Caller, Tokens
from touchline.server.store.base import Conflict, Store, Write

LENGTH = 8
GOOD_FOR_MS = 600_000


class SeatCodes:
    """The codes of a store."""

    def __init__(self, store: Store, settings: Settings, tokens: Tokens) -> None:
        self._store = store
        self._settings = settings
        self._tokens = tokens

    async def make(self, match: str, seats: tuple[int, ...], holder: Caller) -> tuple[str, int]:
        """A code for these seats, and until when it is good; an earlier one for them is good no more."""
        code, now = fresh_id(LENGTH), self._settings.now()
        held = json.dumps(list(seats))
        await self._store.write(
            Write("delete from seat_codes where expires < ? or (match = ? and seats = ?)", (now, match, held)),
            Write(
                "insert into seat_codes (code, match, seats, account, epoch, expires) values (?, ?, ?, ?, ?, ?)",
                (digest(code), match, held, holder.owner, holder.epoch, now + GOOD_FOR_MS),
            ),
        )
        return code, now + GOOD_FOR_MS

    async def take(self, code: str) -> Caller:
        """Whose seats a code is for; it is used up by that."""
        key = digest(code.strip().lower().replace("-", "").replace(" ", ""))
        found = await self._store.read(
            "select match, seats, account, epoch from seat_codes where code = ? and expires >= ?",
            key,
            self._settings.now(),
        )
        if not found:
            raise NotFound(Message("server-code-not-good"), field="code")
        match, seats, account, epoch = found[0]
        taken = Caller(match, tuple(json.loads(seats)), "", account, epoch)
        await self._tokens.check_owner(taken)
        try:
            await self._store.write(Write("delete from seat_codes where code = ?", (key,), expect=1))
        except Conflict:
            raise NotFound(Message("server-code-used"), field="code") from None
        return taken
