"""The bot account API, in the shape that authors of lichess bots know.

A bot makes an account with ``bot: true``, follows ``/api/stream/event``, accepts challenges, follows each
game's stream and posts moves.  ``examples/lines_bot.py`` is a whole bot in thirty lines.  Everything under
``/api/bot/game`` is under ``/api/board/game`` too, for boards and other things that people play with.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from functools import cache, partial
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import TypeAdapter

from touchline.kernel.message import Message
from touchline.server.backend import Backend
from touchline.server.declared import declared
from touchline.server.errors import Refused
from touchline.server.matches.listings import news_of
from touchline.server.matches.phrases import phrases_in_english
from touchline.server.matches.rows import BrokenChain, compact
from touchline.server.matches.stages import DONE
from touchline.server.realtime.hub import AccountNews, Listener
from touchline.server.realtime.ndjson import LineStream, lines
from touchline.server.web.account_api import signed_in
from touchline.server.web.asking import REFUSALS, Asker, In, MatchId, SeatQuery, lines_of
from touchline.server.web.bot_shape import Turn, bot_names, chat_lines, game_change, game_full
from touchline.server.web.challenge_api import as_challenge, as_game, said, spoken
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.match_api import record
from touchline.wire import commands
from touchline.wire.bots import (
    AccountLine,
    CalledOffMatch,
    ChallengeLine,
    ChatLine,
    GameChange,
    GameFull,
    GameLine,
    GameStreamLine,
    NowPlaying,
)
from touchline.wire.codec import from_json
from touchline.wire.message import Kind
from touchline.wire.state import Acknowledgement, News

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["bots"])
export_router = APIRouter(tags=["bots"])

Move = Annotated[str, Path(max_length=200)]
MoveSeq = Annotated[int | None, Query(ge=0, le=1 << 40)]


@router.get("/stream/event", responses=REFUSALS | lines_of("AccountLine"))
async def event_stream(backend: In, caller: Asker) -> Response:
    """What concerns your account: ``gameStart``, ``gameFinish``, ``challenge``, ``challengeDeclined``,
    ``challengeCanceled``; first what is under way.
    """
    account = signed_in(caller)
    listener = Listener()
    backend.matches.hub.listen_account(account, listener)
    cards = [*await backend.listings.under_way(account), *await backend.listings.challenges(account)]
    first = [news for card in cards if (news := news_of(card)) is not None]
    for news in first:
        backend.listings.first_time(account, news.card.id, news.type)
    leave = partial(backend.matches.hub.leave_account, account, listener)
    return LineStream(backend, caller, listener, _account_lines(backend, account, listener, first), leave)


async def _account_lines(
    backend: Backend, account: str, listener: Listener, first: list[AccountNews]
) -> AsyncIterator[str]:
    for news in first:
        yield _line(AccountLine, await _dressed(backend, account, news))
    async for line in lines(listener):
        if line.strip():
            news = from_json(AccountNews, json.loads(line))
            yield _line(AccountLine, await _dressed(backend, account, news))
        else:
            yield line


def _line(kind: Kind, told: GameLine | ChallengeLine | GameFull | GameChange | ChatLine) -> str:
    return compact(declared(kind, told)) + "\n"


async def _dressed(backend: Backend, account: str, news: AccountNews) -> GameLine | ChallengeLine:
    """News with the words of lichess added."""
    if news.type == "gameStart" or news.type == "gameFinish":
        return GameLine(type=news.type, game=await as_game(backend, news.card, account))
    return ChallengeLine(type=news.type, challenge=await as_challenge(backend, news.card, account))


@router.get("/account/playing", responses=REFUSALS)
async def playing(backend: In, caller: Asker) -> NowPlaying:
    """Your matches that are under way."""
    account = signed_in(caller)
    games = []
    for card in await backend.listings.under_way(account):
        try:
            async with backend.matches.reading(card.id) as live:
                mine = backend.matches.held(live, caller)
                now, turn = live.card(), Turn(bool(live.due() & set(mine)), live.seq)
        except BrokenChain:  # it is named elsewhere; the others go on
            continue
        games.append(await as_game(backend, now, account, turn))
    return NowPlaying(nowPlaying=games)


# ---- a match


@router.get("/bot/game/stream/{match}", responses=REFUSALS | lines_of("GameStreamLine"))
@router.get("/board/game/stream/{match}", responses=REFUSALS | lines_of("GameStreamLine"))
async def game_stream(backend: In, caller: Asker, match: MatchId) -> Response:
    """The match as you may see it, a line for every change (``gameFull``, then ``gameState``): view, node with the
    legal moves, events; ``chatLine`` for what is said.  It ends with the match.
    """
    first, listener = await backend.matches.follow(match, caller, None)
    leave = partial(backend.matches.hub.leave, match, listener)
    return LineStream(backend, caller, listener, _game_lines(backend, match, listener, first), leave)


async def _game_lines(backend: Backend, match: str, listener: Listener, first: News) -> AsyncIterator[str]:
    async with backend.matches.reading(match) as live:
        card = live.card()
    bots = await bot_names(backend, {"", *(seat.account or "" for seat in card.seats)})
    yield _line(GameStreamLine, game_full(card, bots, first))
    if first.status == DONE:
        return
    async for line in lines(listener):
        if not line.strip():
            yield line
            continue
        news = _news().validate_json(line)
        for chat in chat_lines(news):
            yield _line(GameStreamLine, chat)
        yield _line(GameStreamLine, game_change(news))
        if news.status == DONE:
            return


@cache
def _news() -> TypeAdapter[News]:
    """Reads what every listener is sent; made when the first bot listens, for it takes a while to make."""
    return TypeAdapter(News)


@router.post("/bot/game/{match}/move/{move:path}", responses=REFUSALS)
@router.post("/board/game/{match}/move/{move:path}", responses=REFUSALS)
async def move(backend: In, caller: Asker, match: MatchId, move: Move, seq: MoveSeq = None) -> Acknowledgement:
    """Play a move.  With ``seq`` (the stream's) the move is made once however often it is sent."""
    async with backend.matches.reading(match) as live:
        number = seq if seq is not None else live.seq
    order = commands.Play(cmd_id=f"move-{number}", seq=seq, move=move)
    return await backend.matches.do(match, caller, order)


@router.post("/bot/game/{match}/abort", responses=REFUSALS)
@router.post("/board/game/{match}/abort", responses=REFUSALS)
async def abort(backend: In, caller: Asker, match: MatchId) -> CalledOffMatch:
    """Call the match off, before everybody has made a first decision: nobody wins, nothing is rated."""
    return CalledOffMatch(game=await backend.calling_off.abort(match, caller))


@router.post("/bot/game/{match}/resign", responses=REFUSALS)
@router.post("/board/game/{match}/resign", responses=REFUSALS)
async def resign(backend: In, caller: Asker, match: MatchId) -> Acknowledgement:
    """Give up."""
    return await backend.matches.do(match, caller, commands.Resign(cmd_id="resign"))


@router.post("/bot/game/{match}/takeback/{answer}", responses=REFUSALS)
@router.post("/board/game/{match}/takeback/{answer}", responses=REFUSALS)
async def take_back(
    backend: In, caller: Asker, match: MatchId, answer: Literal["yes", "no", "true", "false"]
) -> Acknowledgement:
    """Ask for a take-back, or agree to the one that was asked for; ``no``: do not agree."""
    async with backend.matches.reading(match) as live:
        asked, agreed = live.asked_back, answer in ("yes", "true")
        cmd_id = f"takeback-{answer}-{live.seq}"
        others = asked is not None and asked not in backend.matches.held(live, caller)
    if agreed and others:
        return await backend.matches.do(match, caller, commands.Accept(cmd_id=cmd_id))
    if agreed:
        return await backend.matches.do(match, caller, commands.Undo(cmd_id=cmd_id))
    return await backend.matches.do(match, caller, commands.Decline(cmd_id=cmd_id))


@router.get("/bot/game/{match}/chat", responses=REFUSALS)
@router.get("/board/game/{match}/chat", responses=REFUSALS)
async def all_said(backend: In, caller: Asker, match: MatchId, seat: SeatQuery = None) -> list[ChatLine]:
    """Everything that was said."""
    return chat_lines(await backend.matches.news(match, caller, 0, seat))


@router.post("/bot/game/{match}/chat", responses=REFUSALS, openapi_extra=spoken("room", "text"))
@router.post("/board/game/{match}/chat", responses=REFUSALS, openapi_extra=spoken("room", "text"))
async def say(request: Request, backend: In, caller: Asker, match: MatchId) -> Acknowledgement:
    """Say one of the phrases of ``/api/phrases``, by its key or by its words in ``text``."""
    return await _say(backend, caller, match, await said(request, "text"))


@router.post("/bot/game/{match}/chat/{phrase}", responses=REFUSALS)
@router.post("/board/game/{match}/chat/{phrase}", responses=REFUSALS)
async def chat(backend: In, caller: Asker, match: MatchId, phrase: str) -> Acknowledgement:
    """Say one of the phrases."""
    return await _say(backend, caller, match, phrase)


async def _say(backend: Backend, caller: Asker, match: str, text: str) -> Acknowledgement:
    words = _plain(text)
    phrase = next(
        (key for key, says in phrases_in_english().items() if words and words in (_plain(key), _plain(says))), None
    )
    if phrase is None:
        raise Refused(Message("server-phrases-only"), field="phrase")
    async with backend.matches.reading(match) as live:
        order = commands.Chat(cmd_id=f"chat-{phrase}-{live.seq}", phrase=phrase)
    return await backend.matches.do(match, caller, order)


def _plain(text: str) -> str:
    """Letters alone, so that nobody stumbles over an exclamation mark."""
    return "".join(letter for letter in text.lower() if letter.isalpha())


@export_router.get("/game/export/{match}", response_class=PlainTextResponse, responses=REFUSALS)
async def export(backend: In, caller: Asker, match: MatchId, seat: SeatQuery = None) -> str:
    """The record of a match, as a file."""
    return await record(backend, caller, match, seat)
