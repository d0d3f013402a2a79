"""Bots and coach without processes of their own: they think where everything else runs, one question at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from touchline.anywhere.tables import Tables
from touchline.bots import RandomBot, make_bot, turn_of
from touchline.games import find_game
from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message, only_english
from touchline.kernel.nodes import CHANCE
from touchline.kernel.rule_sets import RULE_SET
from touchline.play.match import Match
from touchline.server.dice.draws import ENTERED
from touchline.server.errors import Refused
from touchline.server.matches.service import MatchService
from touchline.server.operations.logs import log
from touchline.server.operations.questions import MoveWanted
from touchline.server.operations.thinking import bot_move
from touchline.server.realtime.botkeeper import Botkeeper
from touchline.wire.terms import NewMatch
from touchline.workers import WorkerFailed, Workers

P = ParamSpec("P")
T = TypeVar("T")
REHEARSAL_SECONDS = 2.0


class HomeBots(Botkeeper):
    """Plays for the seats that bots hold, here."""

    def __init__(self, matches: MatchService, tables: Tables) -> None:
        super().__init__(matches, Workers(0, 0))
        self._tables = tables

    async def _think(self, request: MoveWanted, *, alike: bool = False) -> str:
        """The bot's own move; should it fail, or make no difference, a simpler one's, as on a server."""
        if alike:
            return self._stand_in(request)
        await self._tables.bring(request["game"])
        await asyncio.sleep(0)  # what the person did is told before the bot begins
        try:
            return bot_move(request)
        except Exception as problem:
            self._tell_failure(request, WorkerFailed(only_english(f"{type(problem).__name__}: {problem}")))
            return self._stand_in(request)

    async def check(self, order: NewMatch) -> None:
        """Refuse a match whose bots cannot play its rules here: a level is what it is called, or it is not there."""
        for level in {seat.level for seat in order.seats if seat.kind == "bot"} - {RandomBot.name}:
            await self._tables.bring(order.game)
            try:
                _rehearse(order, level)
            except ModuleNotFoundError:
                raise Refused(Message("play-no-bot-here", level=level), field="level") from None


def _rehearse(order: NewMatch, level: str) -> None:
    """Let a bot make its first decision of such a match."""
    game = find_game(order.game)
    usual = game.at_the_table if order.dice.tier == ENTERED else game.on_screen
    chosen = {**usual, **({RULE_SET: order.rules} if order.rules else {}), **order.options}
    match = Match(game, chosen, data=order.data, position=order.position, seed=0)
    while match.to_move == CHANCE:
        match.roll()
    if not match.over:
        make_bot(match.game.name, level).choose(turn_of(match, REHEARSAL_SECONDS))


async def thought(tables: Tables, game: str, question: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """What the coach answers; a refusal where he would have to compute more than can be computed here."""
    await tables.bring(game)
    try:
        return question(*arguments, **named)
    except ModuleNotFoundError:
        raise Refused(Message("play-no-coach-here")) from None
    except TouchlineError:
        raise
    except Exception as problem:
        log().error("the coach failed", game=game, exc_info=problem)
        raise WorkerFailed(Message("coach-failed")) from problem
