"""The engine protocol: what a program asks, what the engine answers; one JSON object a line."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Any, Literal

from touchline.wire.answers import Counsel
from touchline.wire.events import View
from touchline.wire.games import BoardShape, GameInfo, RuleText
from touchline.wire.kinds import Problem
from touchline.wire.message import Tagged, Whole, message, order
from touchline.wire.nodes import ChanceNode, DecisionNode, Node, OverNode
from touchline.wire.words import Words

Seed = Annotated[int, Whole(0, (1 << 64) - 1)]
AnySeat = Annotated[int, Whole(0)]


@order()
class Request:
    """Common to all requests."""

    id: Any = None
    """Repeated in the reply."""


@order()
class Hello(Request):
    """Ask which engine this is."""

    op: Literal["hello"] = "hello"


@order()
class Games(Request):
    """Ask which games there are."""

    op: Literal["games"] = "games"


@order()
class Rules(Request):
    """The rules of a game, or one of them."""

    op: Literal["rules"] = "rules"
    game: str | None = None
    """Without it, that of the match at hand."""
    rule: str | None = None


@order()
class New(Request):
    """A match from the beginning."""

    op: Literal["new"] = "new"
    game: str
    rules: str | None = None
    """A named rule set; single options stand on top of it."""
    options: dict[str, Any] | None = None
    data: dict[str, Any] | None = None
    """Corrected figures of dice and cards."""
    names: list[str] = field(default_factory=list)
    seed: Seed | None = None
    """Without it one is drawn and told."""


@order()
class Set(Request):
    """A match that begins at a position."""

    op: Literal["set"] = "set"
    game: str
    position: str
    rules: str | None = None
    options: dict[str, Any] | None = None
    data: dict[str, Any] | None = None
    names: list[str] = field(default_factory=list)
    seed: Seed | None = None


@order()
class Load(Request):
    """A match replayed from its record."""

    op: Literal["load"] = "load"
    record: str


@order()
class AskNode(Request):
    """Ask what is due."""

    op: Literal["node"] = "node"


@order()
class PlayMove(Request):
    """A decision of the seat to move."""

    op: Literal["play"] = "play"
    move: str
    seat: AnySeat | None = None
    """Refused unless it is this seat's turn."""


@order()
class RollDice(Request):
    """A chance outcome; without one, drawn from the seed."""

    op: Literal["roll"] = "roll"
    outcome: str | None = None
    """Several dice may be given at once: ``red=3 black=-4 play=T``."""


@order()
class TakeBack(Request):
    """Take the last step back; the record keeps both."""

    op: Literal["undo"] = "undo"


@order(former={"number": "entry"})
class CorrectEntry(Request):
    """Change what an entry said; everything after it is folded again."""

    op: Literal["correct"] = "correct"
    entry: int
    text: str
    cut: bool = False
    """Where a later entry no longer fits: drop it and all after it, instead of refusing."""


@order()
class GiveUp(Request):
    """A seat gives up."""

    op: Literal["resign"] = "resign"
    seat: AnySeat


@order()
class AskState(Request):
    """Everything there is to know."""

    op: Literal["state"] = "state"


@order()
class AskView(Request):
    """What a seat may know; without a seat, a spectator."""

    op: Literal["view"] = "view"
    seat: AnySeat | None = None


@order()
class AskPosition(Request):
    """The position in one line."""

    op: Literal["position"] = "position"


@order()
class AskRecord(Request):
    """The record; with a seat, as that seat may read it."""

    op: Literal["record"] = "record"
    seat: AnySeat | None = None


@order()
class AskWhy(Request):
    """The rules that ruled the last step, quoted."""

    op: Literal["why"] = "why"


@order()
class Advise(Request):
    """Ask what the seat to move should do."""

    op: Literal["advise"] = "advise"


@order()
class AskBoard(Request):
    """The geometry of the board."""

    op: Literal["board"] = "board"


@order()
class Quit(Request):
    """The end."""

    op: Literal["quit"] = "quit"


EngineRequest = Annotated[
    Hello
    | Games
    | Rules
    | New
    | Set
    | Load
    | AskNode
    | PlayMove
    | RollDice
    | TakeBack
    | CorrectEntry
    | GiveUp
    | AskState
    | AskView
    | AskPosition
    | AskRecord
    | AskWhy
    | Advise
    | Quit
    | AskBoard,
    Tagged("op"),
]
"""Every request of the engine protocol."""


@message()
class Reply:
    """Common to all replies to what could be done."""

    id: Any
    """Of the request."""
    ok: Literal[True] = True


@message()
class HelloReply(Reply):
    """Which engine this is."""

    touchline: str
    """The version."""
    wire: int
    """The version of these messages."""
    operations: list[str]


@message()
class GamesReply(Reply):
    """The games there are."""

    games: list[GameInfo]


@message()
class RulesReply(Reply):
    """Rules, quoted: of a game, or (to ``why``) those that ruled the last step."""

    rules: list[RuleText]


@message()
class NodeReply(Reply):
    """What is due; to ``new`` and ``set`` with the seed."""

    node: DecisionNode | ChanceNode | OverNode
    seed: int | None = None


@message()
class StepReply(Reply):
    """A step was made, taken back or corrected: what is due now, and the last step that counts."""

    node: DecisionNode | ChanceNode | OverNode
    made: str | None = None
    """In notation."""
    said: str | None = None
    """The play-by-play."""
    rules: list[str] | None = None
    """Ids of the rules that ruled it."""
    words: Words | None = None


@message()
class StateReply(Reply):
    """Everything there is to know."""

    state: View


@message()
class ViewReply(Reply):
    """What a seat may know, with what is due as it may know that."""

    view: View
    node: Node


@message()
class PositionReply(Reply):
    """The position in one line."""

    position: str


@message()
class RecordReply(Reply):
    """The record."""

    record: str


@message()
class AdviceReply(Counsel):
    """What the coach says."""

    id: Any


@message()
class BoardReply(Reply):
    """The geometry of the board."""

    board: BoardShape


@message()
class Bye(Reply):
    """The end."""

    bye: Literal[True] = True


@message()
class EngineRefusal:
    """The request cannot be done; nothing has changed."""

    id: Any
    ok: Literal[False] = False
    error: Problem


EngineReply = (
    HelloReply
    | GamesReply
    | RulesReply
    | NodeReply
    | StepReply
    | StateReply
    | ViewReply
    | PositionReply
    | RecordReply
    | AdviceReply
    | BoardReply
    | Bye
    | EngineRefusal
)
"""Every reply of the engine protocol."""

REPLIES: dict[str, Any] = {
    "hello": HelloReply,
    "games": GamesReply,
    "rules": RulesReply,
    "new": NodeReply,
    "set": NodeReply,
    "load": NodeReply,
    "node": NodeReply,
    "play": StepReply,
    "roll": StepReply,
    "undo": StepReply,
    "correct": StepReply,
    "resign": StepReply,
    "state": StateReply,
    "view": ViewReply,
    "position": PositionReply,
    "record": RecordReply,
    "why": RulesReply,
    "advise": AdviceReply,
    "board": BoardReply,
    "quit": Bye,
}
"""The reply to each request that could be done."""
