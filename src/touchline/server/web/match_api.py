"""The HTTP API: everything about matches.  The same words as the engine protocol and the WebSocket."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from touchline.kernel.message import Message
from touchline.server.dice.proofs import export_lines
from touchline.server.errors import Forbidden, Refused
from touchline.server.matches.audience import rules_seen_by
from touchline.server.matches.moving import luggage, take_in
from touchline.server.matches.rows import compact
from touchline.server.matches.stages import DONE
from touchline.server.operations.work import in_pieces
from touchline.server.realtime.ndjson import NDJSON, LineStream, match_lines
from touchline.server.web.asking import REFUSALS, Asker, In, MatchId, SeatQuery, lines_of, shown_name
from touchline.server.web.checked_route import CheckedRoute
from touchline.wire import commands
from touchline.wire.answers import Ticket, Why
from touchline.wire.games import RuleText
from touchline.wire.moving import Luggage, MovedMatch
from touchline.wire.state import Acknowledgement, Card, Made, MadeForOthers, MatchState, News
from touchline.wire.terms import Join, NewMatch
from touchline.wire.watching import Programme

router = APIRouter(route_class=CheckedRoute, prefix="/api")


@router.post("/matches", status_code=201, tags=["matches"], responses=REFUSALS)
async def create(backend: In, caller: Asker, order: NewMatch) -> Made | MadeForOthers:
    """Make a match.  The answer holds the token for your own seats: keep it, it is the key to them."""
    for seat in order.seats:
        if seat.account and not await backend.accounts.exists(seat.account):
            raise Refused(Message("server-no-account", name=repr(seat.account)), field="account")
        if seat.account and await backend.friends.blocks(seat.account.lower(), caller.account):
            raise Refused(Message("server-no-challenges", name=seat.account), field="account")
    made = await backend.matchmaking.create(order, caller, await shown_name(backend, caller))
    return await backend.matchmaking.answer(made)


@router.post("/moved", status_code=201, tags=["matches"], responses=REFUSALS)
async def moved(backend: In, caller: Asker, order: MovedMatch) -> Made:
    """Take in a match that was played elsewhere, or continue it here; who sends it holds its persons' seats."""
    taken = await take_in(backend.matchmaking, order, caller, hands_too=False)
    return await backend.matchmaking.answer_seated(taken)


@router.get("/matches/{match}/luggage", tags=["matches"], responses=REFUSALS)
async def match_luggage(backend: In, caller: Asker, match: MatchId) -> Luggage:
    """A match as it moves elsewhere, for whoever plays all of it that bots do not."""
    async with backend.matches.reading(match) as live:
        return luggage(backend.matches, live, caller, hands_too=False)


@router.get("/matches/{match}", tags=["matches"], responses=REFUSALS)
async def look(backend: In, caller: Asker, match: MatchId, seat: SeatQuery = None) -> MatchState:
    """Where a match stands, as you may see it."""
    return await backend.matches.look(match, caller, seat)


@router.get("/matches/{match}/events", tags=["matches"], responses=REFUSALS)
async def events(
    backend: In,
    caller: Asker,
    match: MatchId,
    since: Annotated[int, Query(ge=0, le=1 << 40)] = 0,
    seat: SeatQuery = None,
) -> News:
    """What happened after event ``since``."""
    return await backend.matches.news(match, caller, since, seat)


@router.post("/matches/{match}/commands", tags=["matches"], responses=REFUSALS)
async def command(backend: In, caller: Asker, match: MatchId, order: commands.Command) -> Acknowledgement:
    """Do something.  Sent twice with the same ``cmd_id`` it is done once and acknowledged twice."""
    await backend.limits.seat.take(f"{match}:{caller.match}:{caller.seats}:{caller.account}")
    return await backend.matches.do(match, caller, order)


@router.post("/matches/{match}/join", status_code=201, tags=["matches"], responses=REFUSALS)
async def join(backend: In, caller: Asker, match: MatchId, order: Join) -> Made:
    """Take an open seat."""
    made = await backend.matchmaking.join(match, order, caller, await shown_name(backend, caller))
    return await backend.matchmaking.answer_seated(made)


@router.post("/matches/{match}/rematch", status_code=201, tags=["matches"], responses=REFUSALS)
async def rematch(backend: In, caller: Asker, match: MatchId, order: Join) -> Made:
    """The same again with sides changed.  The first who asks makes it; the others join it in the same way."""
    made = await backend.matchmaking.rematch(match, order, caller, await shown_name(backend, caller))
    return await backend.matchmaking.answer_seated(made)


@router.get("/matches/{match}/record", tags=["matches"], response_class=PlainTextResponse, responses=REFUSALS)
async def record(backend: In, caller: Asker, match: MatchId, seat: SeatQuery = None) -> str:
    """The record as a file, as you may read it; when the match is over, with the proof of the dice."""
    async with backend.matches.shown(match, caller, seat) as (live, audience):
        return live.record(audience).text()


@router.get("/matches/{match}/export", tags=["matches"], responses=REFUSALS | lines_of("ExportLine"))
async def export(backend: In, caller: Asker, match: MatchId) -> Response:
    """Every row of a finished match with its hash, for ``touchline verify`` and the page at ``/verify``."""
    async with backend.matches.shown(match, caller) as (live, _):
        if live.status != DONE:
            raise Forbidden(Message("server-rows-later"))
        return PlainTextResponse(await in_pieces(_text(export_lines(live)), holding=True), media_type=NDJSON)


def _text(lines: Iterator[str]) -> Generator[None, None, str]:
    """Lines as one text, with a pause after each."""
    text = []
    for line in lines:
        text.append(line + "\n")
        yield
    return "".join(text)


@router.get("/matches/{match}/picture", tags=["matches"], response_class=PlainTextResponse, responses=REFUSALS)
async def picture(backend: In, caller: Asker, match: MatchId, seat: SeatQuery = None) -> str:
    """The board as plain text, as you may see it, under the headline."""
    async with backend.matches.shown(match, caller, seat) as (live, audience):
        drawn = live.match.game.picture(live.match.state, live.match.box, audience)
        return live.match.headline() + "\n" + drawn + ("\n" if drawn else "")


@router.get("/matches/{match}/why", tags=["matches"], responses=REFUSALS)
async def why(
    backend: In, caller: Asker, match: MatchId, seq: Annotated[int, Query(ge=1, le=1 << 40)], seat: SeatQuery = None
) -> Why:
    """The rules behind an event, quoted."""
    async with backend.matches.shown(match, caller, seat) as (live, audience):
        rules = [live.match.game.rulebook[each] for each in rules_seen_by(live, audience, seq)]
        return Why(seq=seq, rules=[RuleText(id=each.id, chapter=each.chapter, text=each.text) for each in rules])


@router.get("/matches/{match}/stream", tags=["matches"], responses=REFUSALS | lines_of("News"))
async def stream(backend: In, caller: Asker, match: MatchId, seat: SeatQuery = None) -> Response:
    """Events as they happen, one JSON object a line; an empty line now and then keeps the connection open."""
    first, listener = await backend.matches.follow(match, caller, seat)
    leave = partial(backend.matches.hub.leave, match, listener)
    return LineStream(backend, caller, listener, match_lines(listener, compact(first)), leave)


@router.get("/lobby", tags=["lobby"], responses=REFUSALS)
async def listings(backend: In, game: Annotated[str | None, Query(max_length=64)] = None) -> list[Card]:
    """Public matches that wait for somebody."""
    return await backend.listings.waiting(game)


@router.get("/tv", tags=["lobby"], responses=REFUSALS)
async def television(backend: In) -> Programme:
    """What is on: a match of two bots, made when somebody asks, and people's matches that may be watched."""
    return await backend.television.programme()


@router.post("/tickets", tags=["sockets"], responses=REFUSALS)
async def ticket(backend: In, caller: Asker) -> Ticket:
    """A ticket for one WebSocket at ``/ws?ticket=…``, good for half a minute and for one use."""
    return Ticket(ticket=backend.tokens.ticket(caller))
