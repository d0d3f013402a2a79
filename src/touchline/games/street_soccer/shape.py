"""The declared fields of the board (see ``board.py``): unit squares, A1 at the origin, y up."""

from __future__ import annotations

from typing import Literal, TypedDict


class SquareShape(TypedDict):
    """One square of the board."""

    square: str
    """Its name: ``B4``."""
    x: int
    """Of its lower left corner."""
    y: int
    part: Literal["field", "ring"]
    """The ring is around the field; only figures go there."""
    half: str
    """The side whose half it is in."""
    marks: list[str]
    """``circle``, ``yellow-goal-front``, ``red-goal-front``."""


class FieldShape(TypedDict):
    """The field inside the ring."""

    x: int
    y: int
    width: int
    height: int


class CircleShape(TypedDict):
    """The centre circle."""

    centre: tuple[float, float]
    radius: float


class GoalShape(TypedDict):
    """A goal, behind the field."""

    team: str
    """Whose it is."""
    x: int
    """Of its line."""
    y: tuple[int, int]
    """From post to post."""
    depth: int
    """How far the net reaches, along x."""


class FormationShape(TypedDict):
    """A set-up that has proved itself."""

    name: str
    squares: list[list[str]]
    """By side: where its figures go, the goalie's first."""


class PitchShape(TypedDict):
    """The board of Street Soccer."""

    kind: Literal["grid"]
    unit: Literal["square"]
    columns: int
    rows: int
    files: str
    """The letters of the columns, from the left."""
    minutes: int
    """Of normal time."""
    squares: list[SquareShape]
    field: FieldShape
    halfway: float
    """Where the line across the field is, along x."""
    circle: CircleShape
    goals: list[GoalShape]
    """Yellow's, red's."""
    goal_fronts: dict[str, list[str]]
    """By side: the squares before its own goal."""
    circle_halves: dict[str, list[str]]
    """By side: the squares of its half of the circle."""
    penalty_areas: dict[str, list[str]]
    """By side: the squares of its penalty area."""
    attacks: dict[str, tuple[int, int]]
    """By side: the direction in which it plays."""
    formations: list[FormationShape]
    """To choose from in the set-up."""
