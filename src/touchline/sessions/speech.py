"""What a match says, in the language that is spoken here (``touchline.words.languages``)."""

from __future__ import annotations

from touchline.kernel.errors import TouchlineError
from touchline.kernel.game import Game
from touchline.kernel.rulebook import Rulebook
from touchline.kernel.speaking import HEADLINE_BREAK
from touchline.kernel.state import State
from touchline.play.glance import glance_of
from touchline.play.lesson import lesson_of
from touchline.play.match import Match
from touchline.play.telling import situation_told
from touchline.words.languages import say, spoken

CLOCK_MARK = "[%"
"""How a comment begins that only tells the time of an entry."""


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
    """How the match ended; with the arbiter's reason, where one was written beside a resignation."""
    told = spoken().say(match.result(), match.names)
    remark = match.record.entries[-1].comment if match.resigned is not None else ""
    return f"{told} ({remark})" if remark and not remark.startswith(CLOCK_MARK) else told


def refusal(problem: TouchlineError) -> str:
    """Why something was refused."""
    return spoken().say(problem.words)


def at_a_glance(game: Game) -> list[str]:
    """Before a match: how one wins; how long it lasts, how many play, and how much of it is skill."""
    lesson, glance = lesson_of(game), glance_of(game)
    lines = [] if lesson is None else [spoken().say(lesson.aim)]
    if glance is not None:
        lines.append(say("lab-glance", title=game.title, **glance.facts()))
    return lines


def rulebook(game: Game) -> Rulebook:
    """The numbered rules."""
    return game.rulebook_in(spoken().language)
