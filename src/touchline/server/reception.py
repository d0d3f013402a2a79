"""The reception: matches are made, open seats are taken, finished matches are played again."""

from __future__ import annotations

from typing import Any

from touchline.server import orders, referee
from touchline.server.audience import may_watch
from touchline.server.errors import Forbidden, NotFound, Refused, Taken, Unauthorized
from touchline.server.fair_dice import CHAINS
from touchline.server.founding import Founded, found, tidy_name
from touchline.server.hall import ATTEMPTS, Hall
from touchline.server.live import DONE, OPEN, LiveMatch
from touchline.server.seats import Anchor, SeatTerms
from touchline.server.store.base import Conflict, Write
from touchline.server.tokens import DAY, Hand, spend


class Reception:
    """Where players come in."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def create(
        self,
        order: orders.NewMatch,
        hand: Hand,
        name: str = "",
        *,
        more: dict[str, Any] | None = None,
        extra: tuple[Write, ...] = (),
        match_id: str = "",
    ) -> tuple[LiveMatch, str]:
        """A new match, and the token for the maker's own seats."""
        founded = found(order, self.hall.settings, self.hall.tokens, signed_in=bool(hand.account))
        founded.terms |= more or {}
        return await self.hall.apart(  # type: ignore[no-any-return]
            self._create(founded, order, hand, name, extra, match_id)
        )

    async def _create(
        self,
        founded: Founded,
        order: orders.NewMatch,
        hand: Hand,
        name: str,
        extra: tuple[Write, ...] = (),
        match_id: str = "",
    ) -> tuple[LiveMatch, str]:
        live = LiveMatch(match_id or self.hall.settings.new_id(), self.hall.tokens)
        live.begin(self.hall.settings.now())
        live.add("created", None, **founded.terms)
        own = tuple(n for n, seat in enumerate(founded.terms["seats"]) if seat["kind"] == "person")
        for seat in own:
            given = order.seats[seat].name if seat < len(order.seats) else ""
            chain = order.dice.chain if seat == own[0] else None
            self._sit(live, seat, given or (name if seat == own[0] else ""), hand.account, order.dice.luck, chain)
        referee.start(live)
        nonce = (spend(f"dice:{founded.nonce}", self.hall.settings.now() + 3650 * DAY),) if founded.nonce else ()
        async with live.lock:
            try:
                self.hall.keep(live)
                await self.hall.commit(live, 0, *nonce, *extra)
            except Conflict:
                raise Refused("this commitment has been used; fetch another", field="nonce") from None
        return live, self.hall.tokens.seat(live.id, own) if own else ""

    def _sit(self, live: LiveMatch, seat: int, name: str, account: str, luck: str, chain: Anchor | None) -> None:
        data: dict[str, Any] = {"name": tidy_name(name, live.match.game.seat_names(live.match.box)[seat])}
        if account:
            data["account"] = account
        if luck:
            data["luck"] = luck
        if live.dice.tier == CHAINS and chain is not None:
            data |= {"anchor": chain.anchor, "length": chain.length}
        live.add("seated", seat, **data)

    async def join(self, match_id: str, order: orders.Join, hand: Hand, name: str = "") -> tuple[LiveMatch, int, str]:
        """Take an open seat; the token for it."""
        return await self.hall.apart(self._join(match_id, order, hand, name))  # type: ignore[no-any-return]

    async def _join(
        self, match_id: str, order: orders.Join, hand: Hand, name: str, kept_for: int | None = None
    ) -> tuple[LiveMatch, int, str]:
        for _ in range(ATTEMPTS):
            live = await self.hall.live(match_id)
            async with live.lock:
                await self.hall.freshen(live)
                seat = kept_for if kept_for is not None else self._open_seat(live, order, hand)
                if live.seats[seat].kind != "open":
                    raise Taken("that seat is taken")
                if live.terms["rated"] and not hand.account:
                    raise Refused("a rated match needs an account; sign in first")
                if live.terms["rated"] and any(
                    each.account == hand.account for each in live.seats if each.kind == "person"
                ):
                    raise Refused("nobody plays a rated match against themselves")
                if live.dice.tier == CHAINS and order.chain is None:
                    raise Refused("this match is played with two-party dice: a chain is needed to join", field="chain")
                before = live.seq
                live.begin(self.hall.settings.now())
                try:
                    self._sit(live, seat, order.name or name, hand.account, order.luck, order.chain)
                    referee.start(live)
                    await self.hall.commit(live, before)
                except Conflict:
                    continue
                except BaseException:
                    self.hall.discard(match_id)
                    raise
                return live, seat, self.hall.tokens.seat(live.id, (seat,))
        raise Refused("the match is too busy; try again")

    def _open_seat(self, live: LiveMatch, order: orders.Join, hand: Hand) -> int:
        """The seat a newcomer may take: the invitation's, the one kept for the account, any of a public match."""
        if order.invite:
            claims = self.hall.tokens.read("invite", order.invite)
            if claims["m"] != live.id:
                raise Unauthorized("this invitation is for another match")
            seat = int(claims["s"])
            if live.seats[seat].kind == "open":
                return seat
            raise Taken("that seat is taken")
        if live.status != OPEN:
            raise Taken("every seat is taken") if may_watch(live) else NotFound(f"there is no match {live.id!r}")
        kept = [n for n, seat in enumerate(live.seats) if seat.kind == "open" and seat.account]
        mine = [n for n in kept if live.seats[n].account == hand.account and hand.account]
        free = [n for n, seat in enumerate(live.seats) if seat.kind == "open" and not seat.account]
        may = mine + (free if live.terms["public"] else [])
        if order.seat is not None:
            may = [n for n in may if n == order.seat]
        if not may:
            raise Forbidden("an invitation is needed for this match")
        return may[0]

    async def rematch(
        self, match_id: str, order: orders.Join, hand: Hand, name: str = ""
    ) -> tuple[LiveMatch, int, str]:
        """The same again with sides changed: the first who asks makes it, the others join it."""
        return await self.hall.apart(self._rematch(match_id, order, hand, name))  # type: ignore[no-any-return]

    async def _rematch(self, match_id: str, order: orders.Join, hand: Hand, name: str) -> tuple[LiveMatch, int, str]:
        old = await self.hall.live(match_id)
        async with old.lock:
            await self.hall.freshen(old)
            if old.status != DONE:
                raise Refused("the match is not over")
            seat = self.hall.acting_seat(old, hand, order.seat)
            count = len(old.seats)
            theirs = (seat + 1) % count
            display = old.seats[seat].name
            account = hand.account or old.seats[seat].account
            if not old.rematch:
                table = old.at_one_table()
                again = orders.NewMatch(
                    game=old.terms["game"],
                    options=old.terms["options"],
                    data=old.terms.get("data"),
                    seats=[
                        self._again(old, (n - 1) % count, mine=table or (n - 1) % count == seat) for n in range(count)
                    ],
                    dice=orders.Luck(
                        tier=old.dice.tier if old.dice.tier != CHAINS or order.chain else None,
                        luck=order.luck,
                        chain=order.chain,
                    ),
                    clock=old.clock.terms,
                    public=False,
                    watchable=old.terms["watchable"],
                    rated=old.terms["rated"],
                    delay=old.terms["delay"],
                )
                founded = found(again, self.hall.settings, self.hall.tokens, signed_in=bool(account))
                founded.terms["rematch_of"] = old.id
                live, token = await self._create(founded, again, Hand(account=account), display)
                before = old.seq
                old.begin(self.hall.settings.now())
                old.add("rematched", seat, match=live.id)
                await self.hall.commit(old, before)
                return live, theirs, token
            new_id = old.rematch
        return await self._join(new_id, order.model_copy(update={"name": display}), Hand(account=account), name, theirs)

    def _again(self, old: LiveMatch, seat: int, *, mine: bool) -> SeatTerms:
        before = old.terms["seats"][seat]
        if before["kind"] == "bot":
            return SeatTerms(kind="bot", level=before["level"])
        was = old.seats[seat]
        return SeatTerms(kind="person" if mine else "open", name=was.name, account="" if mine else was.account)
