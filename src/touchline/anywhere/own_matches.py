"""The matches of one person: made, played, looked at, asked about."""

from __future__ import annotations

from touchline.anywhere.own_doors import Answer, Asked, plain, route
from touchline.anywhere.own_studies import coached
from touchline.server.matches import coach_questions
from touchline.server.matches.moving import luggage, take_in
from touchline.server.matches.previews import previewed
from touchline.server.matches.shelf import board_of
from touchline.server.matches.stages import DONE
from touchline.server.matches.staging import filming, still
from touchline.wire import commands
from touchline.wire.answers import Counsel, Overtaken, Review, Ticket
from touchline.wire.codec import from_json
from touchline.wire.moving import MovedMatch
from touchline.wire.terms import Join, NewMatch


@route("POST", "/matches", 201)
async def _create(asked: Asked) -> object:
    making, order = asked.own.matchmaking, asked.order(NewMatch)
    await asked.own.bots.check(order)
    return await making.answer(await making.create(order, asked.caller))


@route("POST", "/matches/{match}/rematch", 201)
async def _rematch(asked: Asked) -> object:
    making = asked.own.matchmaking
    return await making.answer(await making.rematch(asked.match, asked.order(Join), asked.caller))


@route("POST", "/moved", 201)
async def _moved(asked: Asked) -> object:
    making = asked.own.matchmaking
    return await making.answer(await take_in(making, asked.order(MovedMatch), asked.caller, hands_too=True))


@route("GET", "/matches/{match}/luggage")
async def _luggage(asked: Asked) -> object:
    async with asked.own.matches.reading(asked.match) as live:
        return luggage(asked.own.matches, live, asked.caller, hands_too=True)


@route("GET", "/matches/{match}")
async def _look(asked: Asked) -> object:
    return await asked.own.matches.look(asked.match, asked.caller, asked.seat)


@route("POST", "/matches/{match}/commands")
async def _command(asked: Asked) -> object:
    command = from_json(commands.Command, asked.body or {}, strict=True)
    return await asked.own.matches.do(asked.match, asked.caller, command)


@route("GET", "/matches/{match}/board")
async def _board(asked: Asked) -> object:
    async with asked.own.matches.shown(asked.match, asked.caller) as (live, _):
        return board_of(live.match.game, live.match.box)


@route("GET", "/matches/{match}/preview")
async def _preview(asked: Asked) -> object:
    async with asked.own.matches.shown(asked.match, asked.caller, asked.seat) as (live, audience):
        return previewed(live.match, asked.query.get("move", ""), audience)


@route("GET", "/matches/{match}/record")
async def _record(asked: Asked) -> Answer:
    async with asked.own.matches.shown(asked.match, asked.caller, asked.seat) as (live, audience):
        return plain(live.record(audience).text())


@route("GET", "/matches/{match}/picture")
async def _picture(asked: Asked) -> Answer:
    async with asked.own.matches.shown(asked.match, asked.caller, asked.seat) as (live, audience):
        drawn = live.match.game.picture(live.match.state, live.match.box, audience)
        return plain(live.match.headline() + "\n" + drawn + ("\n" if drawn else ""))


@route("GET", "/matches/{match}/moments")
async def _moments(asked: Asked) -> Answer:
    first = int(asked.query.get("first", "0"))
    async with asked.own.matches.shown(asked.match, asked.caller, asked.seat) as (live, audience):
        key = (live.id, live.seq, live.head, audience, first)
        picture, over = still(live.match), live.status == DONE
    film = await asked.own.answers.of(key, filming(picture, audience, first, over=over))
    return Answer(200, film.decode())


@route("GET", "/matches/{match}/advice")
async def _advice(asked: Asked) -> object:
    matches = asked.own.matches
    async with matches.reading(asked.match) as live:
        request = coach_questions.advice_wanted(live, matches.held(live, asked.caller), asked.seat, asked.number("seq"))
    if isinstance(request, Overtaken):
        return request
    return await coached(asked, Counsel, request)


@route("GET", "/matches/{match}/review")
async def _review(asked: Asked) -> object:
    async with asked.own.matches.shown(asked.match, asked.caller) as (live, _):
        request = coach_questions.review_wanted(live)
    return await coached(asked, Review, request)


@route("POST", "/tickets")
async def _ticket(asked: Asked) -> object:
    return Ticket(ticket=asked.own.tokens.ticket(asked.caller))
