"""Challenges between accounts, bots and people, in the shape that authors of lichess bots know."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import parse_qsl

from fastapi import APIRouter, Path, Request

from touchline.kernel.message import Message
from touchline.play.outside import read_json
from touchline.server.backend import Backend
from touchline.server.errors import Forbidden, NotFound, Refused, Taken
from touchline.server.matches.ended_early import REASONS
from touchline.server.web.account_api import signed_in
from touchline.server.web.asking import REFUSALS, Asker, In, MatchId
from touchline.server.web.bot_shape import Turn, as_order, bot_names, challenge_told, game_told
from touchline.server.web.checked_route import CheckedRequest, CheckedRoute
from touchline.wire.bots import (
    ChallengeAccepted,
    ChallengeAnswered,
    ChallengeCard,
    Challenged,
    ChallengeOrder,
    Challenges,
    GameCard,
)
from touchline.wire.schema import Schema
from touchline.wire.state import Card
from touchline.wire.terms import Join, Luck, NewMatch, SeatTerms

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["bots"])


class OrderRequest(CheckedRequest):
    """A challenge in our words, or as a client written for lichess sends it."""

    async def json(self) -> Any:
        """The body's value in our words."""
        return as_order(await super().json())


class OrderRoute(CheckedRoute):
    """The route that challenges come by."""

    reads = OrderRequest


sending = APIRouter(route_class=OrderRoute, prefix="/api", tags=["bots"])
"""Included after ``router``, whose paths are more particular."""


def spoken(*names: str) -> Schema:
    """For OpenAPI: a body of texts, as JSON or as a form, or none at all."""
    schema = {"type": "object", "properties": {name: {"type": "string", "maxLength": 200} for name in names}}
    kinds = ("application/json", "application/x-www-form-urlencoded")
    return {"requestBody": {"required": False, "content": {kind: {"schema": schema} for kind in kinds}}}


async def said(request: Request, name: str) -> str:
    """A text of such a body; bots written for lichess send forms."""
    body = await request.body()
    if request.headers.get("content-type", "").startswith("application/x-www-form-urlencoded"):
        found: Any = dict(parse_qsl(body.decode("utf-8", "replace"))).get(name, "")
    else:
        read = read_json(body) if body.strip() else {}
        found = read.get(name, "") if isinstance(read, dict) else ""
    return found if isinstance(found, str) else ""


async def as_challenge(backend: Backend, card: Card, account: str) -> ChallengeCard:
    """A challenge as an account is told of it."""
    bots = await bot_names(backend, {account, *(seat.account or "" for seat in card.seats)})
    return challenge_told(card, account, bots)


async def as_game(backend: Backend, card: Card, account: str, turn: Turn | None = None) -> GameCard:
    """A match as an account is told of it."""
    bots = await bot_names(backend, {account, *(seat.account or "" for seat in card.seats)})
    return game_told(card, account, bots, turn)


@router.get("/challenge", responses=REFUSALS)
async def all_challenges(backend: In, caller: Asker) -> Challenges:
    """The challenges that wait for you, and those of yours that wait for others."""
    account = signed_in(caller)
    return {
        "in": [await as_challenge(backend, card, account) for card in await backend.listings.challenges(account)],
        "out": [await as_challenge(backend, card, account) for card in await backend.listings.challenges_by(account)],
    }


@sending.post("/challenge/{name}", status_code=201, responses=REFUSALS)
async def challenge(
    backend: In, caller: Asker, name: Annotated[str, Path(max_length=24)], order: ChallengeOrder
) -> Challenged:
    """Challenge an account, bot or person: a match with a seat kept for it."""
    account = signed_in(caller)
    if not await backend.accounts.exists(name):
        raise NotFound(Message("server-no-account", name=repr(name)))
    if name.lower() == account:
        raise Refused(Message("server-challenge-self"), field="name")
    if await backend.friends.blocks(name.lower(), account):
        raise Refused(Message("server-no-challenges", name=name), field="name")
    made = NewMatch(
        cmd_id=order.cmd_id,
        game=order.game,
        options=order.options,
        clock=order.clock,
        rated=order.rated,
        seats=[SeatTerms(kind="person"), SeatTerms(kind="open", account=name.lower())],
        dice=Luck(tier="committed"),
    )
    sent = await backend.matchmaking.create(made, caller, (await backend.accounts.get(account)).shown)
    return Challenged(token=sent.token, challenge=await as_challenge(backend, sent.card, account))


@router.get("/challenge/{match}/show", responses=REFUSALS)
async def show(backend: In, caller: Asker, match: MatchId) -> ChallengeCard:
    """A challenge of yours, or one to you."""
    account = signed_in(caller)
    card = await backend.listings.card(match)
    if card is None or account not in {seat.account for seat in card.seats}:
        raise NotFound(Message("server-no-challenge", challenge=repr(match)))
    return await as_challenge(backend, card, account)


@router.post("/challenge/{match}/accept", responses=REFUSALS)
async def accept(backend: In, caller: Asker, match: MatchId) -> ChallengeAccepted:
    """Sit down on the seat that is kept for you; sent again, it is answered again."""
    account = signed_in(caller)
    shown = (await backend.accounts.get(account)).shown
    mine, card = await _sitting(backend, match, account)
    if mine is None:
        try:
            sat = await backend.matchmaking.join(match, Join(name=shown), caller)
        except (Taken, Forbidden, NotFound):  # another program of the same account may have been first
            mine, card = await _sitting(backend, match, account)
            if mine is None:
                raise
        else:
            mine, card = sat.seats[0], sat.card
    return ChallengeAccepted(seat=mine, game=await as_game(backend, card, account))


async def _sitting(backend: Backend, match: str, account: str) -> tuple[int | None, Card]:
    """Where an account sits at a match, if it does; and the match's card."""
    async with backend.matches.reading(match) as live:
        seats = (n for n, seat in enumerate(live.seats) if seat.account == account and seat.kind == "person")
        return next(seats, None), live.card()


@router.post("/challenge/{match}/decline", responses=REFUSALS, openapi_extra=spoken("reason"))
async def decline(request: Request, backend: In, caller: Asker, match: MatchId) -> ChallengeAnswered:
    """Do not play, for one of the reasons ``generic``, ``later``, ``tooFast``, ``tooSlow``, ``casual``, and so on."""
    reason = await said(request, "reason") or "generic"
    if reason not in REASONS:
        raise Refused(Message("server-no-reason", known=", ".join(REASONS)), field="reason")
    card = await backend.calling_off.decline(match, caller, reason)
    return ChallengeAnswered(challenge=await as_challenge(backend, card, signed_in(caller)))


@router.post("/challenge/{match}/cancel", responses=REFUSALS)
async def cancel(backend: In, caller: Asker, match: MatchId) -> ChallengeAnswered:
    """Withdraw a challenge that has not been accepted; any match, too, that still waits for somebody."""
    card = await backend.calling_off.cancel(match, caller)
    return ChallengeAnswered(challenge=await as_challenge(backend, card, caller.account))
