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

from touchline.kernel.message import Message
from touchline.server.errors import Unauthorized
from touchline.server.operations.settings import ID_LENGTH, ID_LETTERS, Settings
from touchline.server.store.base import Conflict, Store, Write

SEAT, SESSION, INVITE, TICKET, DEVICE = "seat", "session", "invite", "ticket", "device"
DAY = 86_400_000
TICKET_MS = 30_000
DEVICE_DAYS = 400


@dataclass(frozen=True)
class Caller:
    """What the bearer of a request may act for."""

    match: str = ""
    seats: tuple[int, ...] = ()
    account: str = ""
    """The account signed in; it holds whatever seats it sits on."""
    owner: str = ""
    """The account whose signing out ends this: the one signed in, or the one that took the seat."""
    epoch: int = 0
    """How often the owner had signed out everywhere when this was given out."""


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
            raise Unauthorized(Message("server-no-token"))
        try:
            claims = self._serializer(kind).loads(token)
        except BadSignature:
            raise Unauthorized(Message("server-token-invalid", kind=kind)) from None
        if claims["x"] < self._settings.now():
            raise Unauthorized(Message("server-token-expired", kind=kind))
        return claims  # type: ignore[no-any-return]

    # ---- what they are used for

    def seat(self, match: str, seats: tuple[int, ...], taker: Caller = NOBODY) -> str:
        """The right to act for seats of a match; if an account took them, until it signs out everywhere."""
        claims: dict[str, Any] = {"m": match, "s": list(seats)}
        if taker.owner:
            claims |= {"o": taker.owner, "e": taker.epoch}
        return self.sign(SEAT, claims, self._settings.seat_days * DAY)

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
            held = Caller(claims["m"], tuple(claims["s"]), "", claims.get("o", ""), claims.get("e", 0))
        except Unauthorized as problem:
            if "expired" in problem.message:
                raise
            claims = self.read(SESSION, bearer)
            held = Caller(account=claims["a"], owner=claims["a"], epoch=claims["e"])
        await self.check_owner(held)
        return held

    async def check_owner(self, caller: Caller) -> None:
        """Refuse what an account that has signed out everywhere since then was given."""
        if caller.owner and await self.epoch(caller.owner) != caller.epoch:
            raise Unauthorized(Message("server-signed-out"))

    async def epoch(self, account: str) -> int | None:
        """How often an account has signed out everywhere; ``None`` if it is no more."""
        found = await self._store.read("select epoch from accounts where name = ?", account)
        return found[0][0] if found else None

    def ticket(self, caller: Caller) -> str:
        """A one-time pass to open a socket, good for half a minute."""
        claims = {
            "m": caller.match,
            "s": list(caller.seats),
            "a": caller.account,
            "o": caller.owner,
            "e": caller.epoch,
            "n": self._settings.new_nonce(),
        }
        return self.sign(TICKET, claims, TICKET_MS)

    async def redeem(self, ticket: str) -> Caller:
        """The caller behind a ticket, which is then spent."""
        claims = self.read(TICKET, ticket)
        try:
            await self._store.write(spend(f"ticket:{claims['n']}", claims["x"]))
        except Conflict:
            raise Unauthorized(Message("server-ticket-used")) from None
        caller = Caller(claims["m"], tuple(claims["s"]), claims["a"], claims["o"], claims["e"])
        await self.check_owner(caller)
        return caller

    def device(self, account: str) -> str:
        """A mark for whoever has signed in once: their further attempts are counted apart from strangers'."""
        return self.sign(DEVICE, {"a": account, "n": self._settings.new_nonce()}, DEVICE_DAYS * DAY)

    def known_device(self, account: str, mark: str) -> str:
        """Which device of an account this is; empty for a stranger's."""
        try:
            claims = self.read(DEVICE, mark)
        except Unauthorized:
            return ""
        return str(claims["n"]) if claims["a"] == account else ""

    # ---- dice

    def dice_seed(self, nonce: str) -> bytes:
        """The server's secret behind a commitment: a function of the nonce and the store's key."""
        return hmac.digest(self._key, f"dice:{nonce}".encode(), "sha256")

    def bot_seed(self, match: str, seat: int) -> int:
        """What a bot's choices at random come from: nobody who knows the match can work it out."""
        return int.from_bytes(hmac.digest(self._key, f"bot:{match}:{seat}".encode(), "sha256")[:6], "big")

    # ---- names

    def named(self, what: str) -> str:
        """The id of something that must be made only once: the same text always gives the same id."""
        number = int.from_bytes(hmac.digest(self._key, f"id:{what}".encode(), "sha256"), "big")
        return "".join(ID_LETTERS[number // len(ID_LETTERS) ** place % len(ID_LETTERS)] for place in range(ID_LENGTH))


def spend(nonce: str, expires: int) -> Write:
    """The statement that uses up a nonce; a second use conflicts."""
    return Write("insert into used (nonce, expires) values (?, ?)", (nonce, expires))
