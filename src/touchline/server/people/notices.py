"""Telling people that it is their turn in a slow match, or that a season waits for them, when they are not here.

Nobody is told twice of the same turn, whatever process saw it; nothing is told of a match that somebody keeps quiet,
and nothing to anybody who has not asked for it.
"""

from __future__ import annotations

import asyncio
import re
from typing import NamedTuple

import httpx2 as httpx

from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message
from touchline.server.errors import Refused
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.rows import digest
from touchline.server.matches.service import MatchService
from touchline.server.matches.stages import OPEN
from touchline.server.operations.duties import Duties
from touchline.server.operations.logs import log
from touchline.server.operations.mail import Mailer
from touchline.server.people.tokens import DAY, Caller, spend
from touchline.server.people.web_push import Pusher, Subscription, browser_key, check_endpoint, from_url64
from touchline.server.realtime.presence import Presence
from touchline.server.store.base import Conflict, Write
from touchline.wire.notices import PushOrder
from touchline.words.languages import negotiated
from touchline.words.wording import wording

MOST_BROWSERS = 10
"""Of one account, or of one seat: the oldest is forgotten for one more."""
CONFIRM, LETTERS_OFF = "email", "letters-off"
CONFIRM_MS, LETTERS_OFF_MS = DAY, 400 * DAY
LETTERS_A_DAY = 3
"""That ask whether an address is somebody's: of one account, and to one address."""
ADDRESS = re.compile(r"^[^@\s<>\"',;:]{1,64}@[^@\s<>\"',;:]{1,189}$")


class Notice(NamedTuple):
    """What somebody is told, and where it leads."""

    title: Message
    body: Message
    path: str
    tag: str
    """A later one with the same tag takes its place."""


class Due(NamedTuple):
    """Somebody whose turn it is, or who is waited for."""

    match: str
    seat: int
    account: str
    game: str
    others: str
    waited_for: bool = False
    """The match has not begun: the others sit there already."""

    @property
    def notice(self) -> Notice:
        """What they are told."""
        if self.waited_for:
            title, body = Message("notice-waiting", game=self.game), Message("notice-waits", others=self.others)
            return Notice(title, body, f"/?match={self.match}", self.match)
        title, body = Message("notice-your-turn", game=self.game), Message("notice-against", others=self.others)
        return Notice(title, body, f"/match/{self.match}", self.match)


class Notices:
    """Who wants to be told, and the telling."""

    def __init__(self, matches: MatchService, presence: Presence, duties: Duties, pusher: Pusher) -> None:
        self._matches = matches
        self._store = matches.store
        self._settings = matches.settings
        self._presence = presence
        self._duties = duties
        self.pusher = pusher
        self._site = self._settings.url.rstrip("/")
        self.mailer = Mailer.at(self._settings.smtp) if self._site else None
        """Letters have links: none are written without the address that players use."""

    # ---- who wants to be told

    async def subscribe(self, order: PushOrder, caller: Caller) -> None:
        """A browser of an account's, or of whoever holds a seat."""
        check_endpoint(order.endpoint, self._settings.push_hosts)
        browser_key(order.p256dh)
        if len(from_url64(order.auth)) != 16:
            raise Refused(Message("server-push-secret"), field="auth")
        seat = caller.seats[0] if caller.match else -1
        whose = (caller.account, caller.match, seat)
        older = await self._store.read(
            "select id from push_browsers where account = ? and match = ? and seat = ? order by created desc", *whose
        )
        key = digest(f"{order.endpoint} {caller.match}")
        await self._store.write(
            *(Write("delete from push_browsers where id = ?", (each,)) for (each,) in older[MOST_BROWSERS - 1 :]),
            Write("delete from push_browsers where id = ?", (key,)),
            Write(
                "insert into push_browsers (id, account, match, seat, endpoint, p256dh, auth, lang, created) "
                "values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (key, *whose, order.endpoint, order.p256dh, order.auth, negotiated([order.lang]), self._matches.now()),
            ),
        )

    async def unsubscribe(self, endpoint: str) -> None:
        """Nothing more to that browser: its endpoint is a secret that nobody else knows."""
        await self._store.write(Write("delete from push_browsers where endpoint = ?", (endpoint,)))

    async def browsers_of(self, account: str) -> list[str]:
        """Where an account is told."""
        found = await self._store.read("select endpoint from push_browsers where account = ?", account)
        return [endpoint for (endpoint,) in found]

    async def be_quiet(self, match: str, seat: int, *, quiet: bool) -> None:
        """Tell nothing of a match to whoever sits there; or tell it again."""
        writes = [Write("delete from quiet where match = ? and seat = ?", (match, seat))]
        if quiet:
            writes.append(Write("insert into quiet (match, seat) values (?, ?)", (match, seat)))
        await self._store.write(*writes)

    async def is_quiet(self, match: str, seat: int) -> bool:
        """Whether nothing is told of a match to whoever sits there."""
        return bool(await self._store.read("select 1 from quiet where match = ? and seat = ?", match, seat))

    # ---- telling

    def consider(self, live: LiveMatch, before: int) -> None:
        """A match moved on: tell those whose turn it has become, or who are waited for."""
        if not is_slow(live):
            return
        if live.status == OPEN and any(row.kind == "seated" for row in live.rows[before:]):
            self._call_in(live)
        if live.moved_on <= before:
            return
        names = [seat.name for seat in live.seats]
        for seat in live.due():
            sits = live.seats[seat]
            if sits.kind == "person" and not sits.by_bot:
                others = " – ".join(name for number, name in enumerate(names) if number != seat)
                due = Due(live.id, seat, sits.account, live.match.game.title, others)
                self._duties.once("notices", self._tell(due, live.moved_on))

    def _call_in(self, live: LiveMatch) -> None:
        """Somebody has sat down to a fixture or a challenge: tell those for whom the other seats are kept."""
        here = " – ".join(seat.name for seat in live.seats if seat.kind == "person")
        for number, seat in enumerate(live.seats):
            if here and seat.kind == "open" and seat.account:
                due = Due(live.id, number, seat.account, live.match.game.title, here, waited_for=True)
                self._duties.once("notices", self._tell(due, live.moved_on))

    async def _tell(self, due: Due, moved_on: int) -> None:
        await asyncio.sleep(self._settings.notice_seconds)
        try:
            async with self._matches.reading(due.match) as live:
                wanted = live.seats[due.seat].kind == "open" if due.waited_for else due.seat in live.due()
                if live.moved_on != moved_on or not wanted:
                    return
            if await self._presence.is_here(due.match, due.seat) or await self.is_quiet(due.match, due.seat):
                return
            nonce = f"notice:{due.match}:{due.seat}:{moved_on}"
            await self._store.write(spend(nonce, self._matches.now() + 60 * DAY))
        except (Conflict, TouchlineError):
            return  # told by another process, or the match is gone
        await self._push(due.notice, due.account, due.match, due.seat)
        await self._write(due.notice, due.account)

    async def tell_account(self, account: str, notice: Notice, once: str) -> None:
        """Tell an account of something; ``once`` names it, so that no process tells it again."""
        try:
            await self._store.write(spend(f"notice:{once}", self._matches.now() + 60 * DAY))
        except Conflict:
            return
        await self._push(notice, account)
        await self._write(notice, account)

    async def _push(self, notice: Notice, account: str, match: str = "", seat: int = -1) -> None:
        found = await self._store.read(
            "select id, endpoint, p256dh, auth, lang from push_browsers "
            "where (account = ? and account <> '') or (match = ? and match <> '' and seat = ?)",
            account,
            match,
            seat,
        )
        for key, endpoint, p256dh, auth, lang in found:
            told = worded(notice, lang) | {"url": notice.path, "tag": notice.tag}
            try:
                there = await self.pusher.send(
                    Subscription(endpoint, p256dh, auth), told, self._matches.now(), topic=notice.tag
                )
            except (httpx.HTTPError, TouchlineError) as problem:
                log().warning("a push was not sent", problem=f"{type(problem).__name__}")
                continue
            if not there:
                await self._store.write(Write("delete from push_browsers where id = ?", (key,)))

    # ---- letters

    async def email_of(self, account: str) -> tuple[str, bool]:
        """The address of an account, and whether it has been confirmed."""
        found = await self._store.read("select address, confirmed from emails where account = ?", account)
        return (found[0][0], bool(found[0][1])) if found else ("", False)

    async def set_email(self, account: str, address: str, lang: str) -> None:
        """Keep an address and ask it whether it wants letters; an empty one is forgotten."""
        if not address:
            await self._store.write(Write("delete from emails where account = ?", (account,)))
            return
        if self.mailer is None:
            raise Refused(Message("server-no-letters"))
        if not ADDRESS.match(address):
            raise Refused(Message("server-not-an-address"), field="address")
        lang = negotiated([lang])
        await self._count_letter(account)
        await self._count_letter(address.lower())
        await self._store.write(
            Write("delete from emails where account = ?", (account,)),
            Write(
                "insert into emails (account, address, confirmed, lang) values (?, ?, 0, ?)",
                (account, address, lang),
            ),
        )
        token = self._matches.tokens.sign(CONFIRM, {"a": account, "e": address}, CONFIRM_MS)
        say = wording(lang).say
        link = f"{self._site}/account#confirm={token}"
        text = say(Message("notice-confirm-text", account=account, link=link))
        try:
            await self.mailer.send(address, say(Message("notice-confirm")), text)
        except OSError as problem:  # smtplib's troubles are these
            log().warning("a letter was not sent", problem=f"{type(problem).__name__}: {problem}")
            raise Refused(Message("server-letter-not-sent"), field="address") from None

    async def _count_letter(self, key: str) -> None:
        """Nobody can have a stranger's letter box filled."""
        now = self._matches.now()
        for number in range(LETTERS_A_DAY):
            try:
                await self._store.write(spend(f"letter:{digest(key)}:{now // DAY}:{number}", now + 2 * DAY))
                return
            except Conflict:
                continue
        raise Refused(Message("server-letters-today"), field="address")

    async def confirm_email(self, token: str) -> None:
        """The address is somebody's who wants letters."""
        claims = self._matches.tokens.read(CONFIRM, token)
        try:
            await self._store.write(
                Write(
                    "update emails set confirmed = 1 where account = ? and address = ?",
                    (claims["a"], claims["e"]),
                    expect=1,
                )
            )
        except Conflict:
            raise Refused(Message("server-other-address"), field="token") from None

    async def end_letters(self, token: str) -> None:
        """No more letters to that address."""
        claims = self._matches.tokens.read(LETTERS_OFF, token)
        await self._store.write(
            Write("delete from emails where account = ? and address = ?", (claims["a"], claims["e"]))
        )

    async def _write(self, notice: Notice, account: str) -> None:
        if self.mailer is None or not account:
            return
        found = await self._store.read("select address, lang from emails where account = ? and confirmed = 1", account)
        for address, lang in found:
            end = self._matches.tokens.sign(LETTERS_OFF, {"a": account, "e": address}, LETTERS_OFF_MS)
            said = worded(notice, lang)
            link, no_more = f"{self._site}{notice.path}", f"{self._site}/account#letters-off={end}"
            letter = Message("notice-letter", body=said["body"], link=link, end=no_more)
            try:
                await self.mailer.send(address, said["title"], wording(lang).say(letter))
            except OSError as problem:  # smtplib's troubles are these
                log().warning("a letter was not sent", problem=f"{type(problem).__name__}: {problem}")


def worded(notice: Notice, lang: str) -> dict[str, str]:
    """What somebody reads, in the language they asked for."""
    say = wording(lang).say
    return {"title": say(notice.title), "body": say(notice.body)}


def is_slow(live: LiveMatch) -> bool:
    """Played over hours or days: with no clock, or with days on it."""
    return live.clock.terms.kind != "live" and not live.at_one_table()
