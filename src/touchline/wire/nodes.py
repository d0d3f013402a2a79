"""What is due in a match: a decision, a roll, nothing any more, or somebody to sit down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from touchline.kernel.message import Message
from touchline.play.node import Awaited, Chance, Covered, Decision, SeenNode
from touchline.wire.message import Tagged, message
from touchline.wire.words import Words, words_of

Gesture = list[str]
"""What is done on a board, then what is touched, in order: ``["kick", "B4", "F7"]``; empty for a plain button."""


@message()
class DecisionNode:
    """A seat must choose.  Its choices are told only to whom they belong."""

    kind: Literal["decision"] = "decision"
    seat: int
    legal: list[str] | None = None
    """The legal moves in notation."""
    gestures: list[Gesture] | None = None
    """How each legal move is made on a board, in the same order; left out where all are plain buttons."""
    too_many: bool | None = None
    """There are too many to list; any legal text is accepted all the same."""
    count: int | None = None
    """How many legal moves there are in all."""
    question: str | None = None
    words: Words | None = None


@message()
class ChanceNode:
    """Dice, a coin, a card or a dart are due.  Outcomes are told only to those who may know what can fall."""

    kind: Literal["chance"] = "chance"
    what: str
    """What is rolled, drawn or thrown."""
    outcomes: list[str] | None = None
    weights: list[int] | None = None
    """One for each outcome; left out where outcomes are only entered, never drawn with true odds."""
    question: str | None = None
    drawn: bool | None = None
    """At a server: it is rolled there, not entered by a person."""
    waiting_for: list[int] | None = None
    """At a server: the seats that owe something before it can fall."""
    words: Words | None = None


@message()
class OverNode:
    """The game has ended."""

    kind: Literal["over"] = "over"
    returns: list[int]
    """+1, 0 or −1 for each seat."""
    reason: str
    words: Words | None = None


@message()
class OpenNode:
    """At a server: seats are free, and the match has not begun."""

    kind: Literal["open"] = "open"
    seats: list[int]


Node = Annotated[DecisionNode | ChanceNode | OverNode | OpenNode, Tagged("kind")]


def node_told(node: SeenNode, entered: Sequence[Message] = ()) -> DecisionNode | ChanceNode | OverNode:
    """A node of a match as it is told; ``entered``: what people call the outcomes, where somebody picks one."""
    match node:
        case Decision():
            return DecisionNode(
                seat=node.seat,
                legal=node.legal or [],
                gestures=[list(each) for each in node.gestures] or None,
                too_many=True if node.legal is None else None,
                count=node.count,
                question=node.question,
                words=words_of(question=node.asked, legal=node.labels),
            )
        case Awaited():
            return DecisionNode(seat=node.seat)
        case Chance():
            return ChanceNode(
                what=node.what,
                outcomes=node.outcomes,
                weights=node.weights,
                question=node.question,
                words=words_of(question=node.asked, what=[node.label], outcomes=entered),
            )
        case Covered():
            return ChanceNode(what=node.what, words=words_of(what=[node.label]))
    return OverNode(returns=node.returns, reason=node.reason, words=words_of(reason=node.result))
