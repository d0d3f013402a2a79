"""The node at hand as a program reads it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from touchline.kernel.nodes import CHANCE, OVER

if TYPE_CHECKING:
    from touchline.play.match import Match


@dataclass(frozen=True)
class Decision:
    """A seat must choose."""

    seat: int
    legal: list[str] | None
    """``None`` when there are too many to list; any legal text is accepted all the same."""
    count: int
    """How many legal moves there are in all."""
    question: str

    def to_json(self) -> dict[str, Any]:
        """The node of the engine protocol."""
        listed: dict[str, Any] = {"legal": self.legal} if self.legal is not None else {"legal": [], "too_many": True}
        return {"kind": "decision", "seat": self.seat, **listed, "count": self.count, "question": self.question}


@dataclass(frozen=True)
class Chance:
    """Dice, a coin, a card or a dart are due."""

    what: str
    outcomes: list[str]
    weights: list[int] | None
    """``None`` when the outcome is only entered, never drawn with true odds."""
    question: str

    def to_json(self) -> dict[str, Any]:
        """The node of the engine protocol."""
        weights = {} if self.weights is None else {"weights": self.weights}
        return {
            "kind": "chance",
            "what": self.what,
            "outcomes": self.outcomes,
            **weights,
            "question": self.question,
        }


@dataclass(frozen=True)
class Over:
    """The game has ended."""

    returns: list[int]
    reason: str

    def to_json(self) -> dict[str, Any]:
        """The node of the engine protocol."""
        return {"kind": "over", "returns": self.returns, "reason": self.reason}


Node = Decision | Chance | Over


def node_seen_by(match: Match, seat: int | None) -> dict[str, Any]:
    """The node of the engine protocol as a seat (``None``: a spectator) may know it.

    Choices are listed only to whom they belong; outcomes, weights and their number only to those who may know
    what can fall (``Game.foresees``).
    """
    to_move = match.to_move
    if to_move >= 0 and to_move != seat:
        return {"kind": "decision", "seat": to_move}
    if to_move == CHANCE and not match.game.foresees(match.state, match.box, seat):
        return {"kind": "chance", "what": match.game.chance_name(match.state, match.box)}
    return node_of(match).to_json()


def node_of(match: Match) -> Node:
    """The node a match stands at."""
    game, s, box = match.game, match.state, match.box
    seat = match.to_move
    if seat == OVER:
        return Over(match.returns(), match.ending())
    if seat == CHANCE:
        count = game.rules.chances(s, box)
        return Chance(
            what=game.chance_name(s, box),
            outcomes=[game.outcome_text(s, box, k) for k in range(count)],
            weights=[game.rules.weight(s, box, k) for k in range(count)] if game.weights_known(s, box) else None,
            question=game.question(s, box),
        )
    moves = game.legal_moves(s, box)
    listed = game.listed_moves(s, box)
    return Decision(
        seat=seat,
        legal=None if listed is None else [game.move_text(s, box, move) for move in listed],
        count=len(moves),
        question=game.question(s, box),
    )
