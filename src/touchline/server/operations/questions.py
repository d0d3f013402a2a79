"""What a server asks its workers: text and numbers, for they are other processes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from touchline.kernel.box_figures import Corrections
from touchline.kernel.fields import Fields
from touchline.kernel.options import Options
from touchline.play.recalling import Recalled


class Rules(TypedDict):
    """By which rules."""

    game: str
    options: Options
    """As people write them or as they are settled."""
    data: Corrections | None
    """The owner's figures."""


class About(Rules):
    """Which match."""

    names: list[str]


class AdviceWanted(About):
    """What the coach would do."""

    op: Literal["advise"]
    seat: int
    view: Fields
    """What the seat may know, no more."""


class ReviewWanted(About):
    """Where a match was won and lost."""

    op: Literal["review"]
    record: str


class JudgingWanted(Rules):
    """Whether that is the answer to a puzzle."""

    op: Literal["judge"]
    puzzle: str
    move: str


Question: TypeAlias = AdviceWanted | ReviewWanted | JudgingWanted


class Counselled(TypedDict):
    """What the coach says, or why he says nothing."""

    told: NotRequired[dict[str, Any]]
    """A message of the wire."""
    refused: NotRequired[dict[str, Any]]
    """The message that says so."""


class MoveWanted(Rules):
    """What a bot plays."""

    seat: int
    view: Fields
    legal: list[str]
    seconds: float
    step: int
    past: NotRequired[Sequence[Recalled]]
    """What the seat may recall of the match, for a level that asks for it."""
    level: str
    seed: int
