"""The declared fields of the table (see ``board.py``): one unit is a yard, 0 is home's goal line, 100 away's."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class SpotShape(TypedDict):
    """A place on the table."""

    x: float
    y: float


class TrayShape(SpotShape):
    """Where the dice lie."""

    width: float
    height: float


class YardNumberShape(TypedDict):
    """A number on the field."""

    at: int
    text: str


class ColumnShape(TypedDict):
    """FG-4.1: the column of a down."""

    down: int
    x: float
    width: float


class GridironFieldShape(TypedDict):
    """The field; it lies upright."""

    x: int
    width: int
    length: int
    end_zone: int
    lines: list[int]
    numbers: list[YardNumberShape]
    columns: list[ColumnShape]
    red_zones: list[int]
    """From so many yards some plays are not allowed."""
    attacks: dict[str, int]
    """By side: the goal line it plays to."""


class BallMarkerShape(TypedDict):
    """How a view places the ball: the names of its fields."""

    column: Literal["down"]
    short_of_goal: Literal["ball"]


class GainMarkerShape(TypedDict):
    """How a view places the line to gain: the names of its fields."""

    beyond_ball: Literal["to_gain"]
    sideways: Literal["goal_to_go"]


class MarkersShape(TypedDict):
    """What lies on the field."""

    ball: BallMarkerShape
    line_to_gain: GainMarkerShape


class BothSidesShape(TypedDict):
    """A place for each side."""

    home: SpotShape
    away: SpotShape


class TimeoutsShape(BothSidesShape):
    """The time-outs of both sides."""

    most: int
    """In a half."""


class HandShape(SpotShape):
    """A hand of cards."""

    most: int


class PlayCardShape(TypedDict):
    """A card; on a card of the defense stands nothing but what it is called."""

    play: str
    name: str
    type: NotRequired[Literal["run", "pass"]]
    red_zone: NotRequired[int]
    """Not from nearer than this to the goal; 0: from everywhere."""


class CardsShape(TypedDict):
    """A deck with its hand and its pile."""

    hand: HandShape
    deck: SpotShape
    discards: SpotShape
    copies: int
    """Of each card."""
    plays: list[PlayCardShape]


class DecksShape(TypedDict):
    """Both decks."""

    offense: CardsShape
    defense: CardsShape


class MatchupShape(TypedDict):
    """FG-1.5: what is rolled when two calls meet."""

    dice: list[str]
    """The coloured dice."""
    black: int
    """Rolls of the black die."""


class TableDiceShape(TypedDict):
    """The faces of the dice, side by side."""

    tray: TrayShape
    home: dict[str, list[int]]
    """By colour."""
    away: dict[str, list[int]]
    play: list[str]
    referee: list[str]
    penalty: list[str]


class TeamShape(TypedDict):
    """A team to choose."""

    team: str
    name: str
    town: str
    """Empty where a team has none."""
    nickname: str
    division: str
    dice: dict[str, list[int]]
    """By colour: the six faces as printed."""


class GridironShape(TypedDict):
    """The table of First & Goal."""

    kind: Literal["gridiron"]
    unit: Literal["yard"]
    size: list[int]
    field: GridironFieldShape
    markers: MarkersShape
    scoreboard: BothSidesShape
    timeouts: TimeoutsShape
    cards: DecksShape
    matchups: dict[str, dict[str, MatchupShape]]
    """Offense play → defense play → the dice that are rolled."""
    letters: dict[str, str]
    """The letters that stand for the coloured dice in print: ``U`` for the blue one."""
    averages: list[dict[str, dict[str, float]]]
    """By the side on offense: offense play → defense play → the yards that both bring on average, flags aside."""
    field_goal_range: list[float]
    """By side: from how many yards about every second field goal is good."""
    special_teams: dict[str, list[str]]
    """Which dice a kick or a return is rolled with."""
    dice: TableDiceShape
    gallery: list[TeamShape]
    """All the teams there are to choose from."""
    sides: list[str | None]
    """Home's team, away's; null for dice that an owner has corrected."""
    seat_teams: list[int]
    """The side that each seat plays for: of three or four players two share one."""
