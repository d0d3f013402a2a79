"""What a bot is: somebody who sees a view and the legal moves, and answers with a move."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

from touchline.kernel.box import Box
from touchline.kernel.fields import Fields
from touchline.kernel.game import Game
from touchline.kernel.message import Message, as_message
from touchline.kernel.options import Options
from touchline.kernel.state import State
from touchline.play.recalling import Recalled, past_of
from touchline.words.languages import spoken

if TYPE_CHECKING:
    from touchline.play.match import Match


@dataclass(frozen=True)
class Turn:
    """Everything a bot gets.  The real state is not in it."""

    game: Game
    options: Options
    """Every option with its value."""
    box: Any
    """The figures on dice and cards, and the options as the rules read them."""
    seat: int
    view: Fields
    """What the seat may know."""
    legal: list[str]
    """The legal moves in notation."""
    seconds: float
    """How long the answer may take."""
    step: int
    """How many steps the game has taken; with the bot's seed it makes answers reproducible."""
    past: Sequence[Recalled] = ()
    """What the seat may recall of the match, the first decision first; empty unless the bot asks for it."""


class Bot(Protocol):
    """An opponent."""

    name: str
    """Its level: ``random``, ``club``, ``perfect``."""

    @property
    def description(self) -> Message | str:
        """What it does, honestly, in a sentence; a bare text is the same in every language."""

    def choose(self, turn: Turn) -> str:
        """One of the legal moves."""


class RandomBot:
    """Takes any legal move, all alike."""

    name = "random"
    description = Message("bots-random")

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, turn: Turn) -> str:
        """A legal move, drawn from the bot's own dice."""
        return random.Random(self._seed * 1_000_003 + turn.step).choice(turn.legal)


def notice_of(bot: Bot) -> str:
    """What people should know of a bot just now: that a simpler one plays for it; mostly empty."""
    notice: Message | str = getattr(bot, "notice", "")
    return spoken().say(as_message(notice)) if notice else ""


def described(bot: Bot) -> str:
    """What a bot does, in the language that is spoken here."""
    return spoken().say(as_message(bot.description))


def get_ready(bot: Bot) -> None:
    """Wait until a bot plays itself; from then on its moves follow from its seed and the turn alone."""
    wait = getattr(bot, "get_ready", None)
    if wait is not None:
        wait()


def asks_for_past(bot: object) -> bool:
    """Whether a bot, or its maker, wants ``Turn.past``: what the match was like so far."""
    return bool(getattr(bot, "asks_for_past", False))


def asked(bot: Bot, match: Match, seconds: float = 1.0) -> str:
    """The move of a bot that is to move in a match."""
    return bot.choose(turn_of(match, seconds, past=asks_for_past(bot)))


def turn_of(match: Match, seconds: float = 1.0, *, past: bool = False) -> Turn:
    """What the seat to move is handed; with the past as it may know it, if that is asked for."""
    turn = turn_at(
        match.game,
        match.state,
        match.box,
        options=match.options,
        seat=match.to_move,
        seconds=seconds,
        step=len(match.steps),
    )
    return replace(turn, past=past_of(match, match.to_move)) if past else turn


def turn_at(game: Game, s: State, box: Box, *, options: Options, seat: int, seconds: float, step: int) -> Turn:
    """What a seat that is to decide in a state is handed: its view of it."""
    return Turn(
        game=game,
        options=options,
        box=box,
        seat=seat,
        view=game.view(s, box, seat),
        legal=[game.move_text(s, box, move) for move in game.listed_moves(s, box) or []],
        seconds=seconds,
        step=step,
    )
