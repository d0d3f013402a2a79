"""How players come in: matches are made, open seats are taken, finished matches are played again."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from touchline.kernel.message import Message
from touchline.server.dice.draws import CHAINS, COMMITTED, FORMER
from touchline.server.errors import Forbidden, NotFound, Refused, Taken, Unauthorized
from touchline.server.matches import referee
from touchline.server.matches.audience import may_watch
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.once import Once, once
from touchline.server.matches.row_bodies import RowBody, Terms
from touchline.server.matches.service import MatchService
from touchline.server.matches.stages import DONE, OPEN
from touchline.server.matches.terms import Founded, found, tidy_name
from touchline.server.people.tokens import DAY, Caller, spend
from touchline.server.store.base import Conflict, Write
from touchline.wire.state import Card, Made, MadeForOthers
from touchline.wire.terms import Anchor, Join, Luck, NewMatch, SeatTerms


class Seated(NamedTuple):
    """A match that was made or joined, and what its player needs to know of it."""

    id: str
    seats: tuple[int, ...]
    """The player's own."""
    token: str
    """For these seats; empty if there are none."""
    card: Card
    holder: Caller
    """Whom that token names."""


class Arranged(NamedTuple):
    """What a league, a season or a tournament settles about a match beyond its terms."""

    match_id: str = ""
    """Its name; drawn where nobody minds."""
    terms: Terms | None = None
    """Where it belongs."""
    writes: tuple[Write, ...] = ()
    """What is stored with it, or not at all."""
    sitters: tuple[str, ...] = ()
    """Accounts that are seated at once, by seat: they have agreed beforehand to play."""


BY_ITSELF = Arranged()


class Matchmaking:
    """Where players come in."""

    def __init__(self, matches: MatchService) -> None:
        self.matches = matches

    async def create(
        self,
        order: NewMatch,
        caller: Caller,
        name: str = "",
        arranged: Arranged = BY_ITSELF,
    ) -> Seated:
        """A new match, and the token for the maker's own seats.  With a command id it is made once."""
        asked, match_id = once(order, order.cmd_id), arranged.match_id
        if asked is not None:
            match_id = self.matches.tokens.named(f"match:{caller.account}:{order.cmd_id}")
            made = await self._made_before(match_id, asked, caller)
            if made is not None:
                return made
        founded = found(order, self.matches.settings, self.matches.tokens, signed_in=bool(caller.account))
        founded.terms.update(arranged.terms or {})
        arranged = arranged._replace(match_id=match_id or self.matches.settings.new_id())
        try:
            return await self._create(arranged, founded, order, caller, name, asked)
        except Conflict:
            made = await self._made_before(match_id, asked, caller) if asked is not None else None
            if made is None:
                raise Refused(Message("server-commitment-used"), field="nonce") from None
            return made

    async def answer(self, made: Seated) -> Made | MadeForOthers:
        """What whoever makes a match is told: the key to their seats, and where it stands for them."""
        return await self.answer_seated(made) if made.seats else MadeForOthers(seats_held=[], match=made.id)

    async def answer_seated(self, made: Seated) -> Made:
        """What whoever sits down is told."""
        state = await self.matches.look(made.id, Caller(made.id, made.seats), made.seats[0])
        ticket = self.matches.tokens.ticket(made.holder)
        return Made(**vars(state), token=made.token, seats_held=sorted(made.seats), ticket=ticket)

    async def _made_before(self, match_id: str, asked: Once, caller: Caller) -> Seated | None:
        """What the same request made when it came first."""
        try:
            async with self.matches.reading(match_id) as live:
                asked.check(live.rows[0])
                return self.own(live, caller)
        except NotFound:
            return None

    def own(self, live: LiveMatch, maker: Caller) -> Seated:
        """The seats of whoever made the match."""
        own = tuple(n for n, seat in enumerate(live.terms["seats"]) if seat["kind"] == "person")
        return self.seated(live, own, maker)

    def seated(self, live: LiveMatch, seats: tuple[int, ...], taker: Caller) -> Seated:
        """Some seats of a match, and the key to them."""
        token = self.matches.tokens.seat(live.id, seats, taker) if seats else ""
        return Seated(live.id, seats, token, live.card(), Caller(live.id, seats, "", taker.owner, taker.epoch))

    async def _create(
        self, arranged: Arranged, founded: Founded, order: NewMatch, caller: Caller, name: str, asked: Once | None
    ) -> Seated:
        """Write a match down; ``Conflict`` if there is one of that id, or its commitment has been used."""

        def attempt(live: LiveMatch) -> Seated:
            live.begin(self.matches.now(), *(asked or ()))
            live.add("created", None, **founded.terms)
            own = tuple(n for n, seat in enumerate(founded.terms["seats"]) if seat["kind"] == "person")
            for seat in own:
                given = order.seats[seat].name if seat < len(order.seats) else ""
                chain = order.dice.chain if seat == own[0] else None
                pledge = order.dice.pledge if seat == own[0] else ""
                self.sit(live, seat, given or (name if seat == own[0] else ""), caller.account, pledge, chain)
            for seat, account in enumerate(arranged.sitters):
                self.sit(live, seat, account, account, "", None)
            referee.start(live)
            return self.own(live, caller)

        nonce = (spend(f"dice:{founded.nonce}", self.matches.now() + 3650 * DAY),) if founded.nonce else ()
        return await self.matches.change(arranged.match_id, attempt, *nonce, *arranged.writes, new=True)

    def sit(
        self, live: LiveMatch, seat: int, name: str, account: str, pledge: str = "", chain: Anchor | None = None
    ) -> None:
        """Somebody sits down, with what they bring to the dice."""
        data: RowBody = {"name": tidy_name(name, live.match.game.seat_names(live.match.box)[seat])}
        if account:
            data["account"] = account
        if live.dice.tier == COMMITTED and pledge and live.dice.scheme != FORMER:
            data["pledge"] = pledge
        if live.dice.tier == CHAINS and chain is not None:
            data["anchor"], data["length"] = chain.anchor, chain.length
        live.add("seated", seat, **data)

    async def join(self, match_id: str, order: Join, caller: Caller, name: str = "") -> Seated:
        """Take an open seat; the token for it."""
        return await self._join(match_id, order, caller, name, once(order, order.cmd_id))

    async def _join(
        self,
        match_id: str,
        order: Join,
        caller: Caller,
        name: str,
        asked: Once | None = None,
        kept_for: int | None = None,
    ) -> Seated:
        def attempt(live: LiveMatch) -> Seated:
            done = live.commands.get(asked.cmd) if asked is not None else None
            if asked is not None and done is not None:
                asked.check(done)
                sat = done.seat if done.seat is not None else kept_for
                if sat is not None:
                    return self.seated(live, (sat,), caller)
            seat = kept_for if kept_for is not None else self._open_seat(live, order, caller)
            self._check_seat(live, seat, order, caller)
            live.begin(self.matches.now(), *(asked or ()))
            self.sit(live, seat, order.name or name, caller.account, order.pledge, order.chain)
            referee.start(live)
            return self.seated(live, (seat,), caller)

        return await self.matches.change(match_id, attempt)

    def _check_seat(self, live: LiveMatch, seat: int, order: Join, caller: Caller) -> None:
        """Whether somebody may sit down there."""
        if live.seats[seat].kind != "open":
            raise Taken(Message("server-seat-taken"))
        if live.terms["rated"] and not caller.account:
            raise Refused(Message("server-rated-account"))
        if live.terms["rated"] and any(each.account == caller.account for each in live.seats if each.kind == "person"):
            raise Refused(Message("server-rated-self"))
        if live.dice.tier == CHAINS and order.chain is None:
            raise Refused(Message("server-chain-to-join"), field="chain")

    def _open_seat(self, live: LiveMatch, order: Join, caller: Caller) -> int:
        """The seat a newcomer may take: the invitation's, the one kept for the account, any of a public match."""
        if order.invite:
            return self._invited_seat(live, order.invite)
        if live.status != OPEN:
            if may_watch(live):
                raise Taken(Message("server-all-taken"))
            raise NotFound(Message("server-no-match", match=repr(live.id)))
        kept_for = {number: seat.account for number, seat in enumerate(live.seats) if seat.kind == "open"}
        mine = [number for number, account in kept_for.items() if account and account == caller.account]
        free = [number for number, account in kept_for.items() if not account]
        may = mine + (free if live.terms["public"] else [])
        if order.seat is not None:
            may = [number for number in may if number == order.seat]
        if not may:
            raise Forbidden(Message("server-invitation-needed"))
        return may[0]

    def _invited_seat(self, live: LiveMatch, invite: str) -> int:
        claims = self.matches.tokens.read("invite", invite)
        if claims["m"] != live.id:
            raise Unauthorized(Message("server-invitation-elsewhere"))
        seat = int(claims["s"])
        if live.seats[seat].kind != "open":
            raise Taken(Message("server-seat-taken"))
        return seat

    async def rematch(self, match_id: str, order: Join, caller: Caller, name: str = "") -> Seated:
        """The same again with sides changed: the first who asks makes it, the others join it."""
        seated: Seated = await self.matches.apart(self._rematch(match_id, order, caller, name))
        return seated

    async def _rematch(self, match_id: str, order: Join, caller: Caller, name: str) -> Seated:
        asked = once(order, order.cmd_id)
        async with self.matches.reading(match_id) as old:
            if old.status != DONE:
                raise Refused(Message("server-not-over"))
            seat = self.matches.acting_seat(old, caller, order.seat)
            account, display = caller.account or old.seats[seat].account, old.seats[seat].name
            player = Caller(account=account, owner=caller.owner, epoch=caller.epoch)
            theirs, new_id = (seat + 1) % len(old.seats), self._rematch_id(old)
            table = old.at_one_table() and len(self.matches.held(old, caller)) == len(old.seats)
            again = None if old.rematch else self._again(old, seat, order, table=table)
        made = None
        if again is not None:
            made = await self._make_again(match_id, new_id, again, player, display, asked)
            await self.matches.change(match_id, lambda live: self._link(live, seat, new_id))
        if table or made is not None:
            async with self.matches.reading(new_id) as live:
                if made is not None or live.at_one_table():  # there is nobody to be waited for: all of it is theirs
                    own = self.own(live, player)
                    return own._replace(seats=(theirs, *(each for each in own.seats if each != theirs)))
        kept = replace(order, name=display)
        return await self._join(new_id, kept, player, name, asked, theirs)

    def _link(self, old: LiveMatch, seat: int, new_id: str) -> None:
        """Tell those who are still at the old match where it goes on."""
        if not old.rematch:
            old.begin(self.matches.now())
            old.add("rematched", seat, match=new_id)

    def _rematch_id(self, old: LiveMatch) -> str:
        """A match has one rematch, so its id follows from the match: nobody makes a second one."""
        return self.matches.tokens.named(f"rematch:{old.id}")

    def _again(self, old: LiveMatch, seat: int, order: Join, *, table: bool) -> NewMatch:
        """The terms of the rematch as its first asker makes it; at one table if all of the old one was theirs."""
        count = len(old.seats)
        return NewMatch(
            game=old.terms["game"],
            options=old.terms["options"],
            data=old.terms.get("data"),
            seats=[self._changed(old, (n - 1) % count, mine=table or (n - 1) % count == seat) for n in range(count)],
            dice=Luck(
                tier=old.dice.tier if old.dice.tier != CHAINS or order.chain else None,
                pledge=order.pledge,
                chain=order.chain,
            ),
            clock=old.clock.terms,
            public=False,
            watchable=old.terms["watchable"],
            rated=old.terms["rated"],
            delay=old.terms["delay"],
        )

    async def _make_again(
        self, old_id: str, new_id: str, again: NewMatch, maker: Caller, display: str, asked: Once | None
    ) -> Seated | None:
        """The rematch; ``None`` if it is there already."""
        founded = found(again, self.matches.settings, self.matches.tokens, signed_in=bool(maker.account))
        founded.terms["rematch_of"] = old_id
        try:
            return await self._create(Arranged(new_id), founded, again, maker, display, asked)
        except Conflict:
            return None

    def _changed(self, old: LiveMatch, seat: int, *, mine: bool) -> SeatTerms:
        before = old.terms["seats"][seat]
        if before["kind"] == "bot":
            return SeatTerms(kind="bot", level=before["level"])
        was = old.seats[seat]
        return SeatTerms(kind="person" if mine else "open", name=was.name, account="" if mine else was.account)
