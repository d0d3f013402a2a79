"""Friends: both have to want it.  Whoever is blocked is not told, and reaches nobody by it.

A wish is a row; two wishes that meet are a friendship.
"""

from __future__ import annotations

from touchline.kernel.message import Message
from touchline.server.errors import Refused
from touchline.server.operations.settings import Settings
from touchline.server.people.tokens import DAY, spend
from touchline.server.store.base import Conflict, Found, Store, Write
from touchline.wire.friends import Friend, Friends, OwnReport, ReportOrder

MOST_FRIENDS = 300
MOST_ASKED = 30
"""Wishes that nobody has answered yet."""
REPORTS_A_DAY = 5
PAIR = "((account = ? and friend = ?) or (account = ? and friend = ?))"


class Friendships:
    """Who knows whom."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings

    async def of(self, account: str, here: set[str] | None) -> Friends:
        """Everybody an account knows, asks, is asked by, or blocks; ``here`` are those who are at the server."""
        mine = await self._store.read(
            "select friend, shown, at from friends join accounts on accounts.name = friend where account = ? "
            "and passphrase <> '' order by at",
            account,
        )
        theirs = await self._store.read(
            "select account, shown, at from friends join accounts on accounts.name = account where friend = ? "
            "and passphrase <> '' and not exists "
            "(select 1 from blocks where blocks.account = friends.friend and blocks.blocked = friends.account) "
            "order by at",
            account,
        )
        wanted, wanting = {row[0] for row in mine}, {row[0] for row in theirs}
        friends = [_shown(row, None if here is None else row[0] in here) for row in mine if row[0] in wanting]
        blocked = await self._store.read("select blocked from blocks where account = ? order by blocked", account)
        return Friends(
            friends=friends,
            asking=[_shown(row) for row in theirs if row[0] not in wanted],
            asked=[_shown(row) for row in mine if row[0] not in wanting],
            blocked=[name for (name,) in blocked],
        )

    async def friends_of(self, account: str) -> set[str]:
        """The names of those who want an account as a friend and are wanted."""
        found = await self._store.read(
            "select mine.friend from friends as mine join friends as theirs "
            "on theirs.account = mine.friend and theirs.friend = mine.account where mine.account = ?",
            account,
        )
        return {name for (name,) in found}

    async def ask(self, account: str, friend: str) -> None:
        """Want somebody as a friend, or say yes to who wants it."""
        if account == friend:
            raise Refused(Message("server-own-friend"), field="name")
        ((count,),) = await self._store.read("select count(*) from friends where account = ?", account)
        ((open_,),) = await self._store.read(
            "select count(*) from friends as mine where mine.account = ? and not exists "
            "(select 1 from friends as theirs where theirs.account = mine.friend and theirs.friend = mine.account)",
            account,
        )
        if count >= MOST_FRIENDS or open_ >= MOST_ASKED:
            raise Refused(Message("server-asked-enough"))
        await self._store.write(
            Write(
                "insert into friends (account, friend, at) values (?, ?, ?) on conflict do nothing",
                (account, friend, self._settings.now()),
            ),
            Write("delete from blocks where account = ? and blocked = ?", (account, friend)),
        )

    async def part(self, account: str, friend: str) -> None:
        """Friends no more; a wish, or another's wish, is declined in the same way."""
        await self._store.write(Write(f"delete from friends where {PAIR}", (account, friend, friend, account)))

    async def block(self, account: str, other: str) -> None:
        """Have nothing to do with somebody, who is not told."""
        if account == other:
            raise Refused(Message("server-own-block"), field="name")
        await self._store.write(
            Write(f"delete from friends where {PAIR}", (account, other, other, account)),
            Write(
                "insert into blocks (account, blocked, at) values (?, ?, ?) on conflict do nothing",
                (account, other, self._settings.now()),
            ),
        )

    async def unblock(self, account: str, other: str) -> None:
        """Let somebody come near again."""
        await self._store.write(Write("delete from blocks where account = ? and blocked = ?", (account, other)))

    async def blocks(self, account: str, other: str) -> bool:
        """Whether an account wants nothing to do with another."""
        return bool(await self._store.read("select 1 from blocks where account = ? and blocked = ?", account, other))

    async def report(self, account: str, order: ReportOrder) -> None:
        """Tell the host about somebody; a few a day."""
        now = self._settings.now()
        for number in range(REPORTS_A_DAY):
            try:
                await self._store.write(
                    spend(f"report:{account}:{now // DAY}:{number}", now + 2 * DAY),
                    Write(
                        "insert into reports (id, reporter, about, match, reason, at) values (?, ?, ?, ?, ?, ?)",
                        (self._settings.new_id(), account, order.about.lower(), order.match, order.reason, now),
                    ),
                )
                return
            except Conflict:
                continue
        raise Refused(Message("server-reports-today"))

    async def reports_by(self, account: str) -> list[OwnReport]:
        """What somebody has reported."""
        found = await self._store.read("select about, match, reason, at from reports where reporter = ?", account)
        return [OwnReport(about=about, match=match, reason=reason, at=at) for about, match, reason, at in found]


def _shown(row: Found, here: bool | None = None) -> Friend:
    return Friend(name=row[0], shown=row[1], since=row[2], here=here)
