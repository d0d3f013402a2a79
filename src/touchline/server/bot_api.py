"""The bot account API, in the shape that authors of lichess bots know.

A bot makes an account with ``bot: true``, follows ``/api/stream/event``, accepts challenges, follows each
game's stream and posts moves.  ``examples/lines_bot.py`` is a whole bot in thirty lines.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field

from touchline.server import orders
from touchline.server.account_api import signed_in
from touchline.server.clocks import ClockTerms
from touchline.server.errors import NotFound, Refused
from touchline.server.events import compact
from touchline.server.http_api import REFUSALS, Asker, In, MatchId
from touchline.server.hub import Listener
from touchline.server.ndjson import NDJSON, account_stream, match_stream
from touchline.server.once import CmdId
from touchline.server.seats import SeatTerms

router = APIRouter(prefix="/api", tags=["bots"])


@router.get("/stream/event", responses=REFUSALS)
async def event_stream(house: In, hand: Asker) -> StreamingResponse:
    """What concerns your account: ``gameStart``, ``gameFinish``, ``challenge``; first what is under way."""
    account = signed_in(hand)
    listener = Listener()
    house.hall.hub.listen_account(account, listener)
    first = [
        compact({"type": "gameStart", "game": (await house.hall.live(match)).card()})
        for match in await house.lobby.playing(account)
    ]
    first += [compact({"type": "challenge", "challenge": card}) for card in await house.lobby.challenges(account)]
    return StreamingResponse(account_stream(house, account, listener, first), media_type=NDJSON)


class Challenge(BaseModel):
    """What somebody is challenged to."""

    cmd_id: CmdId = None
    game: str = Field(max_length=64)
    options: dict[str, Any] = Field(default_factory=dict, max_length=64)
    clock: ClockTerms = Field(default_factory=ClockTerms)
    rated: bool = False


@router.post("/challenge/{name}", status_code=201, responses=REFUSALS)
async def challenge(
    house: In, hand: Asker, name: Annotated[str, Path(max_length=24)], order: Challenge
) -> dict[str, Any]:
    """Challenge an account, bot or person: a match with a seat kept for it."""
    account = signed_in(hand)
    if not await house.accounts.exists(name):
        raise NotFound(f"there is no account {name!r}")
    if name.lower() == account:
        raise Refused("nobody challenges themselves", field="name")
    made = orders.NewMatch(
        cmd_id=order.cmd_id,
        game=order.game,
        options=order.options,
        clock=order.clock,
        rated=order.rated,
        seats=[SeatTerms(kind="person"), SeatTerms(kind="open", account=name.lower())],
        dice=orders.Luck(tier="committed"),
    )
    live, token = await house.reception.create(made, hand, (await house.accounts.get(account)).shown)
    return {"ok": True, "token": token, "challenge": live.card()}


@router.post("/challenge/{match}/accept", responses=REFUSALS)
async def accept(house: In, hand: Asker, match: MatchId) -> dict[str, Any]:
    """Sit down on the seat that is kept for you."""
    shown = (await house.accounts.get(signed_in(hand))).shown
    live, seat, _ = await house.reception.join(match, orders.Join(name=shown), hand)
    return {"ok": True, "seat": seat, "game": live.card()}


@router.get("/bot/game/stream/{match}", responses=REFUSALS)
async def game_stream(house: In, hand: Asker, match: MatchId) -> StreamingResponse:
    """The match as you may see it, a line for every change: view, node with the legal moves, events."""
    first, listener = await house.follow(match, hand, None)
    full = compact({"type": "gameFull"} | first)
    return StreamingResponse(match_stream(house, match, listener, full), media_type=NDJSON)


@router.post("/bot/game/{match}/move/{move:path}", responses=REFUSALS)
async def move(
    house: In,
    hand: Asker,
    match: MatchId,
    move: Annotated[str, Path(max_length=200)],
    seq: Annotated[int | None, Query(ge=0, le=1 << 40)] = None,
) -> dict[str, Any]:
    """Play a move.  With ``seq`` (the stream's) the move is made once however often it is sent."""
    live = await house.hall.live(match)
    number = seq if seq is not None else live.seq
    order = orders.Play(op="play", cmd_id=f"move-{number}", seq=seq, move=move)
    return await house.hall.do(match, hand, order)


@router.post("/bot/game/{match}/resign", responses=REFUSALS)
async def resign(house: In, hand: Asker, match: MatchId) -> dict[str, Any]:
    """Give up."""
    return await house.hall.do(match, hand, orders.Resign(op="resign", cmd_id="resign"))


@router.post("/bot/game/{match}/chat/{phrase}", responses=REFUSALS)
async def chat(house: In, hand: Asker, match: MatchId, phrase: str) -> dict[str, Any]:
    """Say one of the phrases."""
    if phrase not in orders.PHRASES:
        raise Refused("only the phrases of /api/phrases can be said", field="phrase")
    live = await house.hall.live(match)
    order = orders.Chat(op="chat", cmd_id=f"chat-{phrase}-{live.seq}", phrase=phrase)
    return await house.hall.do(match, hand, order)
