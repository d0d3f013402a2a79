"""Signed, expiring tokens: who sits where, who is signed in, who may join, who may open a socket.

A token says what it allows and until when; the signature is the server's.  Nothing is
stored for a token except, for one-time ones, that it has been used.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer

from touchline.server.errors import Unauthorized
from touchline.server.operations.settings import ID_LENGTH, ID_LETTERS, Settings
from touchline.server.store.base import Conflict, Store, Write

SEAT, SESSION, INVITE, TICKET = "seat", "session", "invite", "ticket"
DAY = 86_400_000
TICKET_MS = 30_000


@dataclass(frozen=True)
class Caller:
    """What the bearer of a request may act for."""

    match: str = ""
    seats: tuple[int, ...] = ()
    account: str = ""
    """The account signed in; it holds whatever seats it sits on."""


NOBODY = Caller()


class Tokens:
    """Makes and reads tokens with the key that the store keeps."""

    def __init__(self, store: Store, settings: Settings, key: bytes) -> None:
        self._store = store
        self._settings = settings
        self._key = key

    @classmethod
    async def of(cls, store: Store, settings: Settings) -> Tokens:
        """With the store's own key, made when the store is new; every process on the store shares it."""
        await store.write(
            Write("insert into meta (name, value) values ('key', ?) on conflict do nothing", (secrets.token_hex(32),))
        )
        ((key,),) = await store.read("select value from meta where name = 'key'")
        return cls(store, settings, bytes.fromhex(key))

    def _serializer(self, kind: str) -> URLSafeSerializer:
        return URLSafeSerializer(self._key, salt=f"touchline.{kind}", signer_kwargs={"digest_method": hashlib.sha256})

    def sign(self, kind: str, claims: dict[str, Any], lasts: int) -> str:
        """A token of a kind with its claims, good for so many milliseconds."""
        return str(self._serializer(kind).dumps(claims | {"x": self._settings.now() + lasts}))

    def read(self, kind: str, token: str) -> dict[str, Any]:
        """The claims of a token of that kind."""
        if len(token) > 2048:
            raise Unauthorized("this is not a token")
        try:
            claims = self._serializer(kind).loads(token)
        except BadSignature:
            raise Unauthorized(f"this is not a valid {kind} token") from None
        if claims["x"] < self._settings.now():
            raise Unauthorized(f"this {kind} token has expired")
        return claims  # type: ignore[no-any-return]

    # ---- what they are used for

    def seat(self, match: str, seats: tuple[int, ...]) -> str:
        """The right to act for seats of a match."""
        return self.sign(SEAT, {"m": match, "s": list(seats)}, self._settings.seat_days * DAY)

    def session(self, account: str, epoch: int, days: int | None = None) -> str:
        """Being signed in."""
        return self.sign(SESSION, {"a": account, "e": epoch}, (days or self._settings.session_days) * DAY)

    def invite(self, match: str, seat: int) -> str:
        """The right to take an open seat."""
        return self.sign(INVITE, {"m": match, "s": seat}, 30 * DAY)

    async def caller(self, bearer: str) -> Caller:
        """What a bearer token allows: seats of a match, or all that an account holds."""
        try:
            claims = self.read(SEAT, bearer)
            return Caller(match=claims["m"], seats=tuple(claims["s"]))
        except Unauthorized as problem:
            if "expired" in problem.message:
                raise
        claims = self.read(SESSION, bearer)
        found = await self._store.read("select epoch from accounts where name = ?", claims["a"])
        if not found or found[0][0] != claims["e"]:
            raise Unauthorized("this session was signed out")
        return Caller(account=claims["a"])

    def ticket(self, caller: Caller) -> str:
        """A one-time pass to open a socket, good for half a minute."""
        claims = {"m": caller.match, "s": list(caller.seats), "a": caller.account, "n": self._settings.new_nonce()}
        return self.sign(TICKET, claims, TICKET_MS)

    async def redeem(self, ticket: str) -> Caller:
        """The caller behind a ticket, which is then spent."""
        claims = self.read(TICKET, ticket)
        try:
            await self._store.write(spend(f"ticket:{claims['n']}", claims["x"]))
        except Conflict:
            raise Unauthorized("this ticket has been used") from None
        return Caller(claims["m"], tuple(claims["s"]), claims["a"])

    async def forget_spent(self) -> None:
        """One-time tokens that have expired need not be remembered: they open nothing any more."""
        await self._store.write(Write("delete from used where expires < ?", (self._settings.now(),)))

    # ---- dice

    def dice_seed(self, nonce: str) -> bytes:
        """The server's secret behind a commitment: a function of the nonce and the store's key."""
        return hmac.digest(self._key, f"dice:{nonce}".encode(), "sha256")

    # ---- names

    def named(self, what: str) -> str:
        """The id of something that must be made only once: the same text always gives the same id."""
        number = int.from_bytes(hmac.digest(self._key, f"id:{what}".encode(), "sha256"), "big")
        return "".join(ID_LETTERS[number // len(ID_LETTERS) ** place % len(ID_LETTERS)] for place in range(ID_LENGTH))


def spend(nonce: str, expires: int) -> Write:
    """The statement that uses up a nonce; a second use conflicts."""
    return Write("insert into used (nonce, expires) values (?, ?)", (nonce, expires))
