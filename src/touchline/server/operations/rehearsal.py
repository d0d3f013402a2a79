"""The rehearsal: before the first guest has sat down, every game's usual bot has made a move and the coach has spoken.

Solutions and machine code are made once and lie on the disk afterwards; reading them takes a process seconds too.
A server that has just started does both beside its work, one game after another, so that nobody's first match waits.
"""

from __future__ import annotations

from touchline.bots import gentle
from touchline.games import find_game, game_names
from touchline.kernel.errors import TouchlineError
from touchline.kernel.nodes import CHANCE
from touchline.play.match import Match
from touchline.server.operations.coaches import Coaches
from touchline.server.operations.logs import log
from touchline.server.operations.questions import AdviceWanted, MoveWanted
from touchline.server.realtime.botkeeper import Botkeeper


def first_decision(name: str) -> Match:
    """A match as people play it on a screen, at its first decision."""
    game = find_game(name)
    match = Match(game, game.on_screen)
    while match.to_move == CHANCE:
        match.roll(game.outcome_text(match.state, match.box, 0))
    return match


def opening(name: str) -> MoveWanted:
    """The first decision, put to the bot they play first."""
    match = first_decision(name)
    return {
        "game": name,
        "options": dict(match.game.on_screen),
        "data": None,
        "seat": match.to_move,
        "view": match.view(match.to_move),
        "legal": match.legal(),
        "seconds": 0.0,
        "step": 0,
        "level": gentle(name),
        "seed": 0,
    }


def first_question(name: str) -> AdviceWanted:
    """The first decision, put to the coach."""
    match = first_decision(name)
    return {
        "op": "advise",
        "game": name,
        "options": dict(match.game.on_screen),
        "data": None,
        "names": list(match.names),
        "seat": match.to_move,
        "view": match.view(match.to_move),
    }


async def rehearse(botkeeper: Botkeeper, coaches: Coaches) -> None:
    """Bots first, for a match begins with them; then the coach, who may have to compile.

    A game with hidden hands is the longest to get ready for: its bot begins, so that it is there when the first guest
    has chosen a box, and its coach comes last, so that the others need not wait for him.
    """
    names = sorted(game_names(), key=lambda name: find_game(name).perfect_information)
    for name in names:
        await botkeeper.rehearse(opening(name))
    for name in reversed(names):
        try:
            await coaches.rehearse(first_question(name))
        except TouchlineError as problem:
            log().info("the coach could not rehearse", game=name, problem=problem.message)
