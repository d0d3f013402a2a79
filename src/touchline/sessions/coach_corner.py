"""The coach's word on a match, or an honest sentence where there is no coach.

The solvers are loaded only when somebody asks.  A first question may take them a while, so they
report how far they are; whoever asks from a screen asks from a thread.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from touchline.kernel.errors import NoAdvice, TouchlineError
from touchline.kernel.message import Message, Share
from touchline.play.match import Match
from touchline.sessions.mishaps import coach_failed
from touchline.words.languages import say

if TYPE_CHECKING:
    from touchline.solve import Advice

NO_COACH = Message("prompt-no-coach")
Progress = Callable[[float], None]


def _in_silence(share: float) -> None:
    """Nobody wants to know how far it is."""


@dataclass(frozen=True)
class Chances:
    """How a match will probably end."""

    win: tuple[float, ...]
    """For each side."""
    draw: float

    def text(self, names: list[str]) -> str:
        """In a line: ``Ann 61.2%, Bob 38.8%``."""
        sides = [say("coach-side", who=name, win=Share(win, 1)) for name, win in zip(names, self.win, strict=True)]
        draw = [say("coach-draw", chance=Share(self.draw, 1))] if self.draw > 0.0005 else []
        return ", ".join([*sides, *draw])


@dataclass(frozen=True)
class Idea:
    """One move with what it is worth to whoever decides."""

    move: str
    win: float
    place: str
    """Where to aim, when that is a place on the board."""


@contextmanager
def asking() -> Iterator[None]:
    """``NoAdvice`` where the solvers are not installed, have no room to write down what they found, or break."""
    try:
        yield
    except ImportError:
        raise NoAdvice(NO_COACH) from None
    except OSError as problem:
        raise NoAdvice(Message("prompt-coach-no-room", problem=str(problem.strerror))) from None
    except TouchlineError:
        raise
    except Exception as problem:
        raise NoAdvice(coach_failed("".join(traceback.format_exception(problem)))) from problem


def _advised(match: Match, progress: Progress) -> Advice:
    with asking():
        from touchline.solve import advise

        return advise(match, progress=progress)


def advice(match: Match, progress: Progress = _in_silence) -> str:
    """What the coach would do, as a table to be read aloud."""
    return _advised(match, progress).table()


def sentence(match: Match, progress: Progress = _in_silence) -> str:
    """What the coach would do and what the next best costs, what no longer wins, and what to type for it."""
    found = _advised(match, progress)
    suggests = found.counsel is not None and not found.counsel.same
    typed = [say("learn-to-type", move=found.moves[0].move)] if suggests else []
    return " ".join([found.in_short, *typed])


def chances(match: Match, progress: Progress = _in_silence) -> Chances:
    """Everybody's chance to win from here."""
    with asking():
        from touchline.solve import win_probability

        win, draw = win_probability(match, progress=progress)
    return Chances(tuple(win), float(draw))


def ideas(match: Match, most: int = 4, progress: Progress = _in_silence) -> tuple[list[Idea], str]:
    """The best moves, best first, and why the first is it; nothing where nothing is to be decided."""
    try:
        found = _advised(match, progress)
    except NoAdvice:
        return [], ""
    best = [
        Idea(each.move, each.win[found.side], each.aim.place if each.aim is not None else "")
        for each in found.moves[:most]
    ]
    return best, found.because


def review(match: Match, progress: Progress = _in_silence) -> str:
    """A finished match looked at again: luck, skill, and what was better."""
    with asking():
        from touchline.solve import review as looked_back_on

        return looked_back_on(match, progress=progress).text()
