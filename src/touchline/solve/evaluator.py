"""What a solver is to the coach, the review and the bots: somebody who can value a state.

A game declares its evaluator as ``parts.evaluator``: ``evaluator(game, options, box, progress)``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from touchline.kernel.box import Box
from touchline.kernel.errors import NoAdvice
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.options import Options
from touchline.kernel.speaking import B, S

Progress = Callable[[float], None]

SAME = 1e-9
"""Equities closer than this are the same; the margin decides."""


def no_progress(share: float) -> None:
    """Nobody is watching."""


@dataclass(frozen=True)
class Value:
    """How likely each side wins."""

    win: tuple[float, float]
    draw: float = 0.0
    margin: float = 0.0
    """By how much side 0 still outscores side 1 on average; only to tell apart what wins equally often."""
    interval: float | None = None
    """Half-width of the 95 % interval of an estimate; ``None`` when exact."""

    def equity(self, side: int) -> float:
        """A win counts one, a draw a half."""
        return self.win[side] + 0.5 * self.draw

    def rank(self, side: int) -> tuple[float, float]:
        """What a side wants to be large: first the equity, then the margin."""
        return round(self.equity(side) / SAME), self.margin if side == 0 else -self.margin


def average(parts: list[tuple[float, Value]]) -> Value:
    """The value of a chance node: ``(probability, value)`` of each outcome."""
    spreads = [share * (value.interval or 0.0) for share, value in parts]
    return Value(
        (sum(p * v.win[0] for p, v in parts), sum(p * v.win[1] for p, v in parts)),
        sum(p * v.draw for p, v in parts),
        sum(p * v.margin for p, v in parts),
        sum(spreads) if any(v.interval is not None for _, v in parts) else None,
    )


def settled(returns: list[int]) -> Value:
    """The value of a finished game, by the payoffs of the two sides."""
    return Value((float(returns[0] > 0), float(returns[1] > 0)), float(returns[0] == returns[1]))


class Aim(Protocol):
    """The place on the board that a move is best aimed at, where a hand decides and not only a call."""

    @property
    def place(self) -> str:
        """What the place is called on the board."""

    def pointed_to(self) -> Message:
        """The place as a coach points to it."""

    def to_json(self) -> dict[str, object]:
        """As the engine protocol writes it."""


@dataclass(frozen=True)
class Outlook:
    """One way a decision can turn out."""

    label: Message | str
    probability: float
    value: Value


@dataclass(frozen=True)
class MoveValue:
    """A legal move and what it is worth."""

    move: str
    value: Value
    if_works: Outlook | None = None
    if_fails: Outlook | None = None
    aim: Aim | None = None


class Evaluator(Protocol):
    """Values the states of one game under agreed options."""

    exact: bool
    """Whether its values are those of perfect play, or estimates."""
    remark: Message | str
    """What is assumed or left out, in a sentence; may be empty."""

    def value(self, s: Any) -> Value:
        """The win probabilities from this state on."""

    def move_values(self, s: Any, *, outlook: bool = True) -> list[MoveValue]:
        """Every legal move of the seat to decide, in any order; without ``outlook`` only what each is worth."""

    def why(self, s: Any, ranked: list[MoveValue]) -> Message | str:
        """One sentence on why the first of the ranked moves is best."""


Maker = Callable[[Game, Options, Any, Progress], Evaluator]


_made: dict[tuple[str, str, str], Evaluator] = {}
KEPT = 16
"""How many evaluators are kept in memory."""


def _key(game: Game, options: Options, box: Box) -> tuple[str, str, str]:
    return game.name, repr(sorted(options.items())), repr([value for value in box if not hasattr(value, "row")])


def evaluator_for(game: Game, options: Options, box: Box, progress: Progress = no_progress) -> Evaluator:
    """The evaluator of a game under some options; ``NoAdvice`` when nobody has solved it."""
    key = _key(game, options, box)
    found = _made.get(key)
    if found is None:
        if game.parts.evaluator is None:
            raise NoAdvice(Message("coach-unsolved", game=game.title))
        found = game.parts.evaluator.load()(game, options, box, progress)
        while len(_made) >= KEPT:
            _made.pop(next(iter(_made)))
        _made[key] = found
    return found


def is_ready(game: Game, options: Options, box: Box) -> bool:
    """Whether the evaluator is in memory, so that its word comes at once."""
    return _key(game, options, box) in _made


def chance_parts(game: Game[S, B], s: S, box: B) -> list[tuple[float, S]]:
    """The outcomes of a chance node with true odds: probability and the state after each."""
    parts = []
    total = game.rules.total(s, box)
    for outcome in range(game.rules.chances(s, box)):
        weight = game.rules.weight(s, box, outcome)
        if weight:
            after = s.copy()
            game.step(after, box, outcome)
            parts.append((weight / total, after))
    return parts


def played(game: Game[S, B], s: S, box: B, move: int) -> S:
    """The state after a legal move."""
    after = s.copy()
    game.step(after, box, move)
    return after
