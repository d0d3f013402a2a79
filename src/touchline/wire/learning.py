"""What the HTTP API answers to whoever learns: lessons, examples of rules, puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

from touchline.wire.answers import MovePreview
from touchline.wire.events import Cheer, View, Ways
from touchline.wire.games import BoardShape
from touchline.wire.headlines import Headed
from touchline.wire.message import Text, message, order
from touchline.wire.nodes import Node
from touchline.wire.words import Words


@message()
class LessonEvent:
    """Something that happens in a lesson."""

    seq: int
    kind: Literal["played", "rolled"]
    text: str
    view: View
    seat: int | None = None
    say: str | None = None
    rules: list[str] | None = None
    what: str | None = None
    """What was rolled, drawn or thrown."""
    paths: Ways | None = None
    gesture: list[str] | None = None
    """How a move was made on the board."""
    quiet: bool | None = None
    """Nothing to be watched: a card that goes to a hand."""
    highlight: Cheer | None = None
    """What deserves a cheer about it."""
    upshot: str | None = None
    """What it has come to, in a word of the game's own closed list."""
    words: Words | None = None


@message()
class LessonStep(Headed):
    """What the learner is to do, and what follows."""

    name: str
    say: str
    do: str
    """The right move in notation, or what falls when the learner rolls."""
    rolls: bool
    """The learner rolls, deals or throws, and decides nothing."""
    node: Node
    view: View
    events: list[LessonEvent]
    after: View
    """The view after all of them."""
    rule: str | None = None
    anew: bool
    """The board was set up for this step: nothing on it comes of the step before."""
    previews: dict[str, MovePreview]
    """Of the choices that are offered, of many only the right one; none of a roll."""
    words: Words | None = None


@message()
class LessonFilm:
    """A game in about a minute, played through the engine beforehand."""

    ok: Literal[True] = True
    game: str
    title: str
    seat: int
    """The learner's."""
    names: list[str]
    end: str
    board: BoardShape
    steps: list[LessonStep]
    words: Words | None = None


@message()
class RuleExample(Headed):
    """A rule at work: a position, and what follows."""

    ok: Literal[True] = True
    rule: str
    game: str
    names: list[str]
    seat: int
    """From whose place it is shown."""
    board: BoardShape
    view: View
    """Before all of it."""
    events: list[LessonEvent]
    study: str
    """The same for the analysis board, as the end of its address."""
    words: Words | None = None


@message()
class PuzzleShown(Headed):
    """A position in which one idea is clearly best, as the seat to decide may see it."""

    ok: Literal[True] = True
    id: str
    game: str
    title: str
    grade: int
    """How many of our levels do not find it."""
    count: int
    """Of all puzzles of the game."""
    seat: int
    names: list[str]
    board: BoardShape
    node: Node
    view: View
    words: Words | None = None


@order()
class PuzzleAnswer:
    """What somebody would play."""

    move: Annotated[str, Text(64)]


@message()
class PuzzleVerdict:
    """Whether an answer is right."""

    ok: Literal[True] = True
    right: bool
    best: str
    second: float
    """What the second-best idea costs, in points of a hundred; any other costs more."""
    study: str
    """The position as a study, for the end of an address of the analysis board."""
    paths: Ways | None = None
    words: Words | None = None
    """What people call the ``best`` move and, under ``move``, the one that was answered."""


@message()
class PuzzleReason:
    """The solver's word on an answer."""

    ok: Literal[True] = True
    right: bool
    cost: float
    """In points of a hundred."""
    best: str
    why: str
    words: Words | None = None
