"""The HTTP API: everything about matches.  The same words as the engine protocol and the WebSocket."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from touchline.games import find_game
from touchline.kernel.message import Message
from touchline.server.backend import Backend
from touchline.server.dice.promises import badges_in_english
from touchline.server.dice.proofs import export_lines
from touchline.server.errors import Forbidden, Refused
from touchline.server.matches.audience import rules_seen_by
from touchline.server.matches.invitations import invitation, seat_code
from touchline.server.matches.moving import luggage, take_in
from touchline.server.matches.phrases import phrases_in_english
from touchline.server.matches.rows import compact, digest
from touchline.server.matches.shelf import book, shelf
from touchline.server.matches.stages import DONE
from touchline.server.operations.work import current, in_pieces
from touchline.server.people.tokens import NOBODY, Caller
from touchline.server.realtime.ndjson import NDJSON, LineStream, match_lines
from touchline.server.web.checked_route import JSON, CheckedRoute, written
from touchline.server.web.doorkeeper import address
from touchline.server.web.packing import packed
from touchline.wire import commands
from touchline.wire.answers import CodeOrder, Commitment, Invitation, SeatCode, SeatsHeld, Ticket, Token, Why
from touchline.wire.commands import PhraseKey
from touchline.wire.games import GameBook, PlayableGame, RuleText
from touchline.wire.kinds import Refusal
from touchline.wire.moving import Luggage, MovedMatch
from touchline.wire.schema import Schema, place_of
from touchline.wire.state import Acknowledgement, Card, Made, MadeForOthers, MatchState, News
from touchline.wire.terms import InviteOrder, Join, NewMatch
from touchline.wire.watching import Programme
from touchline.words.languages import from_accept_language, negotiated

router = APIRouter(route_class=CheckedRoute, prefix="/api")
bearer_header = HTTPBearer(auto_error=False, description="a seat token, or the token of a session")


REFUSALS: dict[int | str, Schema] = {
    code: {"description": text, "content": {JSON: {"schema": place_of(Refusal)}}}
    for code, text in {
        400: "not understood",
        401: "no token, or not a valid one",
        403: "not allowed",
        404: "no such thing, or none you may know of",
        409: "the match moved on, or somebody was first; `missed` holds what you missed",
        413: "too large",
        422: "against the rules, which are named",
        426: "this server does not speak the client's version of the wire",
        429: "too much too fast: `key` and `seconds` to wait",
        503: "the database cannot be reached; send the same command again",
    }.items()
}


def lines_of(name: str) -> dict[int | str, Schema]:
    """An answer of JSON Lines, each of a kind that is declared."""
    line = {"$ref": f"#/components/schemas/{name}"}
    return {
        200: {
            "description": "one JSON object a line",
            "content": {NDJSON: {"schema": {"type": "string", "x-line": line}}},
        }
    }


def house_of(request: Request) -> Backend:
    """The running server this request came to."""
    backend: Backend = request.app.state.backend
    return backend


async def bearer(
    request: Request, token: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer_header)]
) -> Caller:
    """Who is asking."""
    if token is None:
        return NOBODY
    caller = await house_of(request).tokens.caller(token.credentials)
    if caller.account and (tab := current()) is not None:
        tab.also(caller.account)
    return caller


In = Annotated[Backend, Depends(house_of)]
Asker = Annotated[Caller, Depends(bearer)]
MatchId = Annotated[str, Path(max_length=32, pattern=r"^[0-9a-z]+$")]
SeatQuery = Annotated[int | None, Query(ge=0, le=15)]


async def shown_name(backend: Backend, caller: Caller) -> str:
    """The name an account goes by."""
    return (await backend.accounts.get(caller.account)).shown if caller.account else ""


# ---- games


@router.get("/games", tags=["games"], response_model=list[PlayableGame])
async def all_games(request: Request) -> Response:
    """Every game that is installed, with its options and its levels of opponents."""
    return packed(written(list[PlayableGame], shelf()), request)


@router.get("/games/{game}", tags=["games"], responses=REFUSALS, response_model=GameBook)
async def one_game(game: str, request: Request, lang: str = "") -> Response:
    """A game with its rulebook and the geometry of its board; rules as `lang` or else `Accept-Language` asks for."""
    found = find_game(game)
    language = negotiated([lang]) if lang else from_accept_language(request.headers.get("accept-language", ""))
    return packed(written(GameBook, book(found, language)), request)


@router.get("/phrases", tags=["games"], response_model=dict[str, str])
async def phrases() -> dict[PhraseKey, str]:
    """Everything that can be said in the chat."""
    return phrases_in_english()


# ---- dice


@router.post("/dice", tags=["dice"])
async def commitment(backend: In) -> Commitment:
    """The server's commitment for a match you are about to make: fetch it before you choose your own words."""
    nonce = backend.settings.new_nonce()
    return Commitment(nonce=nonce, commitment=digest(backend.tokens.dice_seed(nonce)))


@router.get("/dice", tags=["dice"])
async def tiers() -> dict[str, str]:
    """The kinds of dice, and what each promises."""
    return badges_in_english()


# ---- matches


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
    return await backend.matchmaking.answer_seated(await take_in(backend.matchmaking, order, caller))


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


@router.post("/matches/{match}/invite", tags=["matches"], responses=REFUSALS)
async def invite(request: Request, backend: In, caller: Asker, match: MatchId, order: InviteOrder) -> Invitation:
    """A link and a QR code for an open seat; whoever has it can sit down, without an account."""
    async with backend.matches.reading(match) as live:
        backend.matches.acting_seat(live, caller, None)
        seat = order.seat
        if seat is None:
            seat = next((n for n, each in enumerate(live.seats) if each.kind == "open"), None)
        if seat is None or seat >= len(live.seats) or live.seats[seat].kind != "open":
            raise Refused(Message("server-no-open-seat"), field="seat")
    came_by = backend.settings.url or str(request.base_url)
    return invitation(came_by, backend.settings.listens_on, match, seat, backend.tokens.invite(match, seat))


@router.get("/matches/{match}/held", tags=["matches"], responses=REFUSALS)
async def held(backend: In, caller: Asker, match: MatchId) -> SeatsHeld:
    """Your seats, which a token can be had for."""
    taken_in = await backend.listings.adopted(match, caller.account) if caller.account else ()
    async with backend.matches.reading(match) as live:
        if not taken_in:
            backend.matches.audience(live, caller, None)  # whoever may not look is not told either
        return SeatsHeld(seats=list(backend.matches.held(live, caller) or taken_in))


@router.post("/matches/{match}/token", tags=["matches"], responses=REFUSALS)
async def renew(backend: In, caller: Asker, match: MatchId) -> Token:
    """A fresh token for your seats, for another device or another year."""
    taken_in = await backend.listings.adopted(match, caller.account) if caller.account else ()
    async with backend.matches.reading(match) as live:
        held = backend.matches.held(live, caller) or taken_in
        if not held:
            backend.matches.acting_seat(live, caller, None)  # says why not
        return Token(token=backend.tokens.seat(match, held, caller))


@router.post("/matches/{match}/code", tags=["matches"], responses=REFUSALS)
async def code(request: Request, backend: In, caller: Asker, match: MatchId, seat: SeatQuery = None) -> SeatCode:
    """A code for your seats, or for one of them, to be typed in on another device."""
    async with backend.matches.reading(match) as live:
        acting = backend.matches.acting_seat(live, caller, seat)
        held = backend.matches.held(live, caller) if seat is None else (acting,)
    made, expires = await backend.seat_codes.make(match, held, caller)
    came_by = backend.settings.url or str(request.base_url)
    return seat_code(came_by, backend.settings.listens_on, made, expires, hand=seat is not None)


@router.post("/codes", status_code=201, tags=["matches"], responses=REFUSALS)
async def take_over(request: Request, backend: In, order: CodeOrder) -> Made:
    """Take seats over with the code that another device shows; guesses are counted like those at a passphrase."""
    await backend.limits.passphrase.take(address(request.scope))
    taken = await backend.seat_codes.take(order.code)
    token = backend.tokens.seat(taken.match, taken.seats, taken)
    looked = await backend.matches.look(taken.match, Caller(taken.match, taken.seats), taken.seats[0])
    return Made(**vars(looked), token=token, seats_held=list(taken.seats))


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
