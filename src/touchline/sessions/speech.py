"""What a match says, in the language that is spoken here (``touchline.words.languages``)."""

from __future__ import annotations

from touchline.kernel.errors import TouchlineError
from touchline.kernel.game import Game
from touchline.kernel.rulebook import Rulebook
from touchline.kernel.speaking import HEADLINE_BREAK
from touchline.kernel.state import State
from touchline.play.match import Match
from touchline.play.telling import situation_told
from touchline.words.languages import spoken


def told(match: Match, index: int = -1) -> str:
    """The play-by-play of a step, the last one unless told."""
    return spoken().say(match.tell(index), match.names)


def headline(match: Match, state: State | None = None) -> str:
    """Score and situation in a line: of now, or of another state of the match."""
    parts = match.situation() if state is None else situation_told(match.game, state, match.box, match.names)
    return spoken().say(parts, match.names, HEADLINE_BREAK)


def question(match: Match) -> str:
    """What the seat to move, or the table, is asked."""
    return spoken().say(match.ask())


def ending(match: Match) -> str:
    """How the match ended."""
    return spoken().say(match.result(), match.names)


def refusal(problem: TouchlineError) -> str:
    """Why something was refused."""
    return spoken().say(problem.words)


def rulebook(game: Game) -> Rulebook:
    """The numbered rules."""
    return game.rulebook_in(spoken().language)
