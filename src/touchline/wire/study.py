"""The analysis board: a study and what is done on it go in, the board as it then stands comes out; nothing is kept."""

from __future__ import annotations

from typing import Annotated, Literal

from touchline.wire.events import View
from touchline.wire.games import BoardShape
from touchline.wire.headlines import Headed
from touchline.wire.learning import LessonEvent
from touchline.wire.message import Text, Whole, message, order
from touchline.wire.nodes import Node
from touchline.wire.words import Words

LONGEST = 200_000
"""Characters of a study, or of what is pasted."""


@order()
class StudyAsked:
    """Something to be done on an analysis board."""

    do: Literal["open", "set", "enter", "roll", "roll-on", "go", "drop"]
    """``open`` what is pasted or linked, ``set`` up a position, ``enter`` a move or what falls, let it ``roll``,
    ``roll-on`` until somebody decides, ``go`` to a step, ``drop`` one with all that follows it."""
    study: Annotated[str, Text(LONGEST)] = ""
    """As the last answer told it; empty to open one."""
    game: Annotated[str, Text(64)] = ""
    """To open a position, or a new board."""
    text: Annotated[str, Text(LONGEST)] = ""
    """A position, a record, a study, the end of a link; or what is entered."""
    at: Annotated[int, Whole(0, 100_000)] = 0
    """The step to go to, or to drop."""


@order()
class StudyMove:
    """A move on an analysis board that is only looked at."""

    study: Annotated[str, Text(LONGEST)]
    move: Annotated[str, Text(64)]


@order()
class StudyQuestion:
    """A position on an analysis board that the coach is asked about."""

    study: Annotated[str, Text(LONGEST)]


@message()
class StudyStep:
    """A move or an outcome in the tree of variations."""

    number: int
    """From 1; 0 is the position at the start."""
    after: int
    """The step it follows."""
    seat: int | None
    """Who decided; null for chance."""
    text: str
    words: Words | None = None


@message()
class StudyField:
    """A field of a position, for whoever sets one up by hand."""

    name: str
    values: list[str]
    """As they are here; one, unless the field is a row of cells."""
    usual: str
    """What a position line leaves out."""
    choices: list[str]
    """Empty: a whole number."""
    low: int
    high: int


@message()
class StudyShown(Headed):
    """An analysis board as it stands."""

    ok: Literal[True] = True
    game: str
    title: str
    names: list[str]
    study: str
    """All of it as a text, to be sent with whatever is done next."""
    link: str
    """The same, for the end of an address."""
    at: int
    steps: list[StudyStep]
    board: BoardShape
    seat: int
    """From whose place one looks: whoever is to decide, or decided last."""
    node: Node
    view: View
    position: str
    fields: list[StudyField]
    past: list[LessonEvent]
    """The last steps of the line that led here, for a board that tells what has been rolled."""
    words: Words | None = None
