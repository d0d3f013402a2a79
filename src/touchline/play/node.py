"""The node at hand as a program reads it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from touchline.kernel.box import Box
from touchline.kernel.message import Message, english, messages_json
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.state import State

if TYPE_CHECKING:
    from touchline.kernel.game import Game
    from touchline.play.match import Match

MOST_LABELLED = 40
"""So many moves are told by name."""


@dataclass(frozen=True)
class Decision:
    """A seat must choose."""

    seat: int
    legal: list[str] | None
    """``None`` when there are too many to list; any legal text is accepted all the same."""
    count: int
    """How many legal moves there are in all."""
    asked: list[Message]
    labels: list[Message]
    """What people call the legal moves, one by one; empty where they are too many or have no other name."""
    gestures: list[tuple[str, ...]]
    """How each is made on a board (``Game.gesture``), for screens; empty where all are plain buttons."""

    @property
    def question(self) -> str:
        """What is asked, in English."""
        return english(self.asked)

    def to_json(self) -> dict[str, Any]:
        """The node of the engine protocol."""
        listed: dict[str, Any] = {"legal": self.legal} if self.legal is not None else {"legal": [], "too_many": True}
        worded = messages_json(question=self.asked, legal=self.labels)
        return {
            "kind": "decision",
            "seat": self.seat,
            **listed,
            "count": self.count,
            "question": self.question,
        } | worded


@dataclass(frozen=True)
class Chance:
    """Dice, a coin, a card or a dart are due."""

    what: str
    outcomes: list[str]
    weights: list[int] | None
    """``None`` when the outcome is only entered, never drawn with true odds."""
    asked: list[Message]
    label: Message
    """What people call what is due."""

    @property
    def question(self) -> str:
        """What is asked, in English."""
        return english(self.asked)

    def to_json(self) -> dict[str, Any]:
        """The node of the engine protocol."""
        weights = {} if self.weights is None else {"weights": self.weights}
        return {
            "kind": "chance",
            "what": self.what,
            "outcomes": self.outcomes,
            **weights,
            "question": self.question,
            **messages_json(question=self.asked, what=[self.label]),
        }


@dataclass(frozen=True)
class Over:
    """The game has ended."""

    returns: list[int]
    reason: str
    result: list[Message]

    def to_json(self) -> dict[str, Any]:
        """The node of the engine protocol."""
        return {"kind": "over", "returns": self.returns, "reason": self.reason} | messages_json(reason=self.result)


Node = Decision | Chance | Over


@dataclass(frozen=True)
class Awaited:
    """Another seat must choose; what it can choose is its own business."""

    seat: int

    def to_json(self) -> dict[str, Any]:
        """The node of the engine protocol."""
        return {"kind": "decision", "seat": self.seat}


@dataclass(frozen=True)
class Covered:
    """Something falls, and whoever looks may not know what can."""

    what: str
    label: Message
    """What people call what is due."""

    def to_json(self) -> dict[str, Any]:
        """The node of the engine protocol."""
        return {"kind": "chance", "what": self.what} | messages_json(what=[self.label])


SeenNode = Node | Awaited | Covered


def node_seen_by(match: Match, seat: int | None) -> SeenNode:
    """The node as a seat (``None``: a spectator) may know it.

    Choices are listed only to whom they belong; outcomes, weights and their number only to those who may know
    what can fall (``Game.foresees``).
    """
    to_move = match.to_move
    if to_move >= 0 and to_move != seat:
        return Awaited(to_move)
    if to_move == CHANCE and not match.game.foresees(match.state, match.box, seat):
        game, s, box = match.game, match.state, match.box
        return Covered(game.chance_name(s, box), game.chance_label(s, box))
    return node_of(match)


def node_of(match: Match) -> Node:
    """The node a match stands at."""
    game, s, box = match.game, match.state, match.box
    seat = match.to_move
    if seat == OVER:
        return Over(match.returns(), match.ending(), match.result())
    if seat == CHANCE:
        count = game.rules.chances(s, box)
        return Chance(
            what=game.chance_name(s, box),
            outcomes=[game.outcome_text(s, box, k) for k in range(count)],
            weights=[game.rules.weight(s, box, k) for k in range(count)] if game.weights_known(s, box) else None,
            asked=match.ask(),
            label=game.chance_label(s, box),
        )
    moves = game.legal_moves(s, box)
    listed = game.listed_moves(s, box)
    return Decision(
        seat=seat,
        legal=None if listed is None else [game.move_text(s, box, move) for move in listed],
        count=len(moves),
        asked=match.ask(),
        labels=_labels(game, s, box, listed or []),
        gestures=_gestures(game, s, box, listed or []),
    )


def _labels(game: Game, s: State, box: Box, moves: list[int]) -> list[Message]:
    """What people call the moves; a list of hundreds is a board to click on, which has words of its own."""
    if not game.worded or len(moves) > MOST_LABELLED:
        return []
    return [game.move_label(s, box, move) for move in moves]


def outcome_labels(match: Match) -> list[Message]:
    """What people call the outcomes that somebody may enter, one by one; empty where they are too many."""
    game, s, box = match.game, match.state, match.box
    count = game.rules.chances(s, box)
    return [game.outcome_label(s, box, k) for k in range(count)] if game.worded and count <= MOST_LABELLED else []


def _gestures(game: Game, s: State, box: Box, moves: list[int]) -> list[tuple[str, ...]]:
    found = [game.gesture(s, box, move) for move in moves]
    return found if any(found) else []
