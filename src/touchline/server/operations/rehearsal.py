"""The rehearsal: before the first guest has sat down, every game's usual bot has made a move and the coach has spoken.

Solutions and machine code are made once and lie on the disk afterwards; reading them takes a process seconds too.
A server that has just started does both beside its work, one game after another, so that nobody's first match waits.
"""

from __future__ import annotations

from typing import Any

from touchline.bots import gentle
from touchline.games import find_game, game_names
from touchline.kernel.errors import TouchlineError
from touchline.kernel.nodes import CHANCE
from touchline.play.match import Match
from touchline.server.operations.coaches import Coaches
from touchline.server.operations.logs import log
from touchline.server.realtime.botkeeper import Botkeeper

ADVICE_SECONDS = 900.0
"""What the coach may take to work a game out for the first time; nobody waits for it."""


def opening(name: str) -> dict[str, Any]:
    """The first decision of a match as people play it on a screen, put to the bot they play first."""
    game = find_game(name)
    match = Match(game, game.on_screen)
    while match.to_move == CHANCE:
        match.roll(game.outcome_text(match.state, match.box, 0))
    seat = match.to_move
    return {
        "game": name,
        "options": dict(game.on_screen),
        "data": None,
        "names": list(match.names),
        "seat": seat,
        "view": match.view(seat),
        "legal": match.legal(),
        "step": 0,
        "level": gentle(name),
        "seed": 0,
    }


async def rehearse(botkeeper: Botkeeper, coaches: Coaches) -> None:
    """Bots first, for a match begins with them; then the coach, who may have to compile.

    A game with hidden hands is the longest to get ready for, so it comes last.
    """
    openings = [
        opening(name) for name in sorted(game_names(), key=lambda name: not find_game(name).perfect_information)
    ]
    for request in openings:
        await botkeeper.rehearse(request)
    for request in openings:
        try:
            await coaches.rehearse(request | {"op": "advise"}, ADVICE_SECONDS)
        except TouchlineError as problem:
            log().info("the coach could not rehearse", game=request["game"], problem=problem.message)
