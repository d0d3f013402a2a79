"""Local accounts: a name and a passphrase.  Optional; nobody needs one to play with friends."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from touchline.kernel.message import Message
from touchline.server.errors import Refused, Taken, Unauthorized
from touchline.server.matches.seats import ACCOUNT
from touchline.server.operations.settings import Settings
from touchline.server.people.tokens import Tokens
from touchline.server.store.base import Conflict, Store, Write
from touchline.wire import people
from touchline.wire.people import SHORTEST_PASSPHRASE

API_TOKEN_DAYS = 365
GONE = ""
"""In the place of the passphrase of an account that was deleted."""
LIVING = "passphrase <> ''"

T = TypeVar("T")


def _check_length(passphrase: str) -> None:
    if len(passphrase) < SHORTEST_PASSPHRASE:
        raise Refused(Message("server-passphrase-short", shortest=SHORTEST_PASSPHRASE), field="passphrase")


class Account(NamedTuple):
    """Who somebody is."""

    name: str
    shown: str
    bot: bool
    epoch: int
    created: int

    def public(self) -> people.Account:
        """What everybody may know."""
        return people.Account(name=self.name, shown=self.shown, bot=self.bot, created=self.created)


class Accounts:
    """All accounts of a store."""

    def __init__(self, store: Store, settings: Settings, tokens: Tokens) -> None:
        self._store = store
        self._settings = settings
        self._tokens = tokens
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)

    @cached_property
    def _nobody(self) -> str:
        """What the passphrase of an unknown name is held against, made when it is first needed."""
        return self._hasher.hash("nobody's passphrase")

    async def create(self, shown: str, passphrase: str, *, bot: bool = False) -> tuple[Account, str]:
        """A new account, signed in at once."""
        name = shown.strip().lower()
        if not re.match(ACCOUNT, name):
            raise Refused(Message("server-account-name"), field="name")
        _check_length(passphrase)
        hashed = await self._hash(self._hasher.hash, passphrase)
        try:
            await self._store.write(
                Write(
                    "insert into accounts (name, shown, passphrase, bot, epoch, created) values (?, ?, ?, ?, 1, ?)",
                    (name, shown.strip(), hashed, int(bot), self._settings.now()),
                )
            )
        except Conflict:
            raise Taken(Message("server-name-taken", name=repr(name)), field="name") from None
        return await self.get(name), self._tokens.session(name, 1)

    async def get(self, name: str) -> Account:
        """The account of that name."""
        found = await self._store.read(
            f"select name, shown, bot, epoch, created from accounts where name = ? and {LIVING}", name.lower()
        )
        if not found:
            raise Unauthorized(Message("server-no-account", name=repr(name)))
        return Account(found[0][0], found[0][1], bool(found[0][2]), found[0][3], found[0][4])

    async def exists(self, name: str) -> bool:
        """Whether somebody has that name."""
        return bool(await self._store.read(f"select 1 from accounts where name = ? and {LIVING}", name.lower()))

    async def sign_in(self, name: str, passphrase: str) -> tuple[Account, str]:
        """A session for whoever knows the passphrase.  Unknown names take as long as wrong passphrases."""
        name = name.strip().lower()
        await self._check(name, passphrase, Message("server-sign-in-wrong"))
        account = await self.get(name)
        return account, self._tokens.session(account.name, account.epoch)

    async def _check(self, name: str, passphrase: str, otherwise: Message) -> None:
        found = await self._store.read(f"select passphrase from accounts where name = ? and {LIVING}", name)
        hashed = found[0][0] if found else await self._hash(lambda: self._nobody)
        try:
            await self._hash(self._hasher.verify, hashed, passphrase)
        except (VerifyMismatchError, InvalidHashError):
            raise Unauthorized(otherwise, field="passphrase") from None

    async def _hash(self, work: Callable[..., T], *args: str) -> T:
        """Argon2 takes 64 MB and a core for a moment: two at a time, whoever asks."""
        async with self._hashing:
            return await asyncio.to_thread(work, *args)

    async def sign_out_everywhere(self, name: str) -> None:
        """Make every token of the account worthless, those for its seats too."""
        await self._store.write(Write("update accounts set epoch = epoch + 1 where name = ?", (name,), expect=1))

    async def change_passphrase(self, name: str, old: str, new: str) -> tuple[Account, str]:
        """Another passphrase; whoever was signed in with the old one is signed out, except whoever changes it."""
        _check_length(new)
        await self._check(name, old, Message("server-passphrase-wrong"))
        hashed = await self._hash(self._hasher.hash, new)
        await self._store.write(
            Write("update accounts set passphrase = ?, epoch = epoch + 1 where name = ?", (hashed, name), expect=1)
        )
        account = await self.get(name)
        return account, self._tokens.session(account.name, account.epoch)

    async def delete(self, name: str, passphrase: str) -> None:
        """The end of an account.

        Of it are kept the name, so that nobody else can ever be taken for it; its matches, which are the others' too,
        without the ratings it had; and what others have reported of it.
        """
        await self._check(name, passphrase, Message("server-passphrase-wrong"))
        await self._store.write(
            Write(
                "update accounts set passphrase = ?, shown = name, epoch = epoch + 1 where name = ?",
                (GONE, name),
                expect=1,
            ),
            Write("delete from ratings where account = ?", (name,)),
            Write("update rated_matches set before = 0, after = 0 where account = ?", (name,)),
            Write("delete from reports where reporter = ?", (name,)),
            Write("delete from push_browsers where account = ?", (name,)),
            Write("delete from emails where account = ?", (name,)),
            Write("delete from passkeys where account = ?", (name,)),
            Write("delete from friends where account = ? or friend = ?", (name, name)),
            Write("delete from blocks where account = ?", (name,)),
        )

    async def upgrade(self, name: str) -> None:
        """From now on a program plays under this name."""
        await self._store.write(Write("update accounts set bot = 1 where name = ?", (name,), expect=1))

    async def api_token(self, name: str) -> str:
        """A token for a bot, good for a year."""
        account = await self.get(name)
        return self._tokens.session(account.name, account.epoch, API_TOKEN_DAYS)
