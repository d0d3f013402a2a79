"""The dartboard, to be looked at, clicked and walked over with the arrow keys; below it the field.

Two pixels a character.  Rings and sectors come from the geometry the game exports; rings thinner
than a fingertip of pixels are drawn wider, so that every bed can be hit with the mouse.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType

from touchline.kernel.fields import Fields
from touchline.tui.boards.base import Board
from touchline.tui.boards.cells import joined
from touchline.tui.boards.strip import field_strip
from touchline.tui.scene import Scene

CREAM, BLACK, RED, GREEN = "#e8dcb5", "#23211e", "#b3271e", "#1f7a3d"
CURSOR, LAST, ADVISED = "#ffd23f", "#4db8ff", "#d16bff"
THIN = 0.10
"""No ring is drawn thinner than this share of the radius."""
STRIP_ROWS = 3
NUMBER_RING = 2.5
"""Pixels left around the board for the numbers."""
SMALLEST, LARGEST = 9, 33
"""Rows a dartboard may take."""


class Target:
    """Beds by place, for a board of any size."""

    def __init__(self, geometry: Fields) -> None:
        self.numbers: list[int] = list(geometry["numbers"])
        self.beds: list[Fields] = list(geometry["beds"])
        edges = sorted({bed["radii"][1] for bed in self.beds})
        self.edges = edges
        self.drawn = widened([b - a for a, b in zip([0.0, *edges], edges, strict=False)])
        """Where each ring ends on the screen, as a share of the radius."""

    def ring_of(self, bed: Fields) -> int:
        """0 the inner bull, 1 the outer, then outwards."""
        return self.edges.index(bed["radii"][1])

    def bed_at(self, x: float, y: float) -> str | None:
        """The bed at a place on the screen (the radius is 1, y up); ``None`` beside the board."""
        radius = math.hypot(x, y)
        ring = next((ring for ring, edge in enumerate(self.drawn) if radius <= edge), None)
        if ring is None:
            return None
        degrees = math.degrees(math.atan2(x, y)) % 360
        for bed in self.beds:
            low, high = bed["degrees"]
            if self.ring_of(bed) == ring and ((degrees - low) % 360 <= high - low):
                return str(bed["bed"])
        return None

    def place(self, name: str) -> tuple[int, int]:
        """Ring and clockwise sector of a bed."""
        bed = next((bed for bed in self.beds if bed["bed"] == name), self.beds[0])
        sector = 360 / len(self.numbers)
        return self.ring_of(bed), round(sum(bed["degrees"]) / 2 / sector) % len(self.numbers)

    def bed_in(self, ring: int, sector: int) -> str:
        """The bed in a ring and sector."""
        for bed in self.beds:
            name = str(bed["bed"])
            if self.ring_of(bed) == ring and (bed["radii"][0] == 0 or ring < 2 or self.place(name)[1] == sector):
                return name
        return str(self.beds[0]["bed"])


def widened(widths: Sequence[float]) -> list[float]:
    """Where rings of these widths end on a radius of 1, none thinner than ``THIN``.

    >>> [round(edge, 2) for edge in widened([6.35, 9.55, 83.1, 8.0, 55.0, 8.0])]
    [0.1, 0.2, 0.56, 0.66, 0.9, 1.0]
    """
    whole = sum(widths)
    thin = [width / whole < THIN for width in widths]
    room = 1 - THIN * sum(thin)
    thick = sum(width for width, is_thin in zip(widths, thin, strict=True) if not is_thin)
    edges, edge = [], 0.0
    for width, is_thin in zip(widths, thin, strict=True):
        edge += THIN if is_thin else room * width / thick
        edges.append(edge)
    return edges


class DartsBoard(Board):
    """The board to aim at, and the field."""

    can_focus = True
    picks_places = True
    DEFAULT_CSS = "DartsBoard { height: 1fr; min-height: 12; } DartsBoard:focus { background: $surface; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", "app-key-turn-left", show=False),
        Binding("right", "turn(1)", "app-key-turn-right", show=False),
        Binding("up", "ring(1)", "app-key-outwards", show=False),
        Binding("down", "ring(-1)", "app-key-inwards", show=False),
        Binding("enter", "throw", "app-key-pick-bed", show=False),
        Binding("backspace", "miss", "app-key-off-board", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._target: Target | None = None
        self.ring, self.sector = 3, 0
        """Where the cursor is: at the triple 20 to begin with."""
        self._colours: dict[str, str] = {}
        self._pixels: dict[tuple[int, int, int], str] = {}

    def show(self, scene: Scene) -> None:
        """Draw this moment."""
        if self._target is None:
            self._target = Target(scene.geometry)
            self._colours = colours(self._target)
        super().show(scene)

    @property
    def aim(self) -> str:
        """The bed under the cursor."""
        return self._target.bed_in(self.ring, self.sector) if self._target is not None else ""

    @property
    def last(self) -> str:
        """The bed of the last dart."""
        fell = self.scene.rolls[-1] if self.scene is not None and self.scene.rolls else None
        return fell.face if fell is not None and fell.die == "dart" else ""

    # ---- drawing

    def _measure(self) -> tuple[int, int, float]:
        """Rows of the dartboard, the column of its middle, its radius in pixels."""
        rows = max(SMALLEST, min(LARGEST, self.size.height - STRIP_ROWS, (self.size.width - 6) // 2))
        return rows, self.size.width // 2, rows - NUMBER_RING

    def render(self) -> Text:
        """Dartboard above, field below."""
        if self.scene is None or self._target is None or not self.size.width:
            return Text()
        rows, middle, radius = self._measure()
        grid = [[(" ", Style()) for _ in range(self.size.width)] for _ in range(rows)]
        reach = math.ceil(radius) + 1
        colours = self._colours | ({self.last: LAST} if self.last else {})
        if self.advised:
            colours[self.advised.split()[-1]] = ADVISED
        if self.has_focus:
            colours[self.aim] = CURSOR
        for row in range(rows):
            for column in range(max(0, middle - reach), min(self.size.width, middle + reach + 1)):
                upper = colours.get(self._bed_of_pixel(column - middle, 2 * row, rows), "")
                lower = colours.get(self._bed_of_pixel(column - middle, 2 * row + 1, rows), "")
                if upper or lower:
                    grid[row][column] = half_block(upper, lower)
        self._write_numbers(grid, rows, middle, radius)
        board = Text("\n").join(joined(row) for row in grid)
        return Text("\n").join([board, self._field()])

    def _bed_of_pixel(self, x: int, line: int, rows: int) -> str:
        """The bed that a pixel shows; looked up once, since the board never changes."""
        assert self._target is not None
        if (x, line, rows) not in self._pixels:
            radius = rows - NUMBER_RING
            self._pixels[x, line, rows] = self._target.bed_at(x / radius, (rows - 0.5 - line) / radius) or ""
        return self._pixels[x, line, rows]

    def _write_numbers(self, grid: list[list[tuple[str, Style]]], rows: int, middle: int, radius: float) -> None:
        assert self._target is not None
        for sector, number in enumerate(self._target.numbers):
            angle = math.radians(sector * 360 / len(self._target.numbers))
            x = middle + (radius + 1.7) * math.sin(angle)
            row = round((rows - 0.5 - (radius + 1.4) * math.cos(angle)) / 2 - 0.25)
            label = str(number)
            column = round(x - (len(label) - 1) * (1 - math.sin(angle)) / 2)
            bold = sector == self.sector and self.has_focus
            for offset, letter in enumerate(label):
                if 0 <= row < rows and 0 <= column + offset < len(grid[row]):
                    grid[row][column + offset] = (letter, Style(bold=bold, reverse=bold))

    def _field(self) -> Text:
        assert self.scene is not None
        position, offense = self.scene.view.get("pos", 0), self.scene.view.get("offense", 0)
        width = min(self.size.width, 66)
        strip = field_strip(width, position, rightwards=offense == 0)
        indent = " " * ((self.size.width - width) // 2)
        return Text("\n").join(Text(indent) + line for line in strip.split("\n"))

    # ---- picking

    def action_turn(self, by: int) -> None:
        """One number on, clockwise."""
        if self._target is not None:
            self.sector = (self.sector + by) % len(self._target.numbers)
            self.refresh()

    def action_ring(self, by: int) -> None:
        """One ring out or in."""
        if self._target is not None:
            self.ring = max(0, min(len(self._target.edges) - 1, self.ring + by))
            self.refresh()

    def action_throw(self) -> None:
        """The bed under the cursor it is."""
        self._pick(self.aim)

    def action_miss(self) -> None:
        """Off the board, where that can be entered."""
        if self.scene is not None and "MISS" in self.scene.choices:
            self._pick("MISS")

    def on_click(self, event: events.Click) -> None:
        """The bed under the mouse."""
        if self._target is None:
            return
        rows, middle, radius = self._measure()
        if event.y >= rows:
            return
        bed = self._target.bed_at((event.x - middle) / radius, (rows - 1 - 2 * event.y) / radius)
        if bed is None:
            self.action_miss()
        else:
            self.ring, self.sector = self._target.place(bed)
            self._pick(bed)

    def _pick(self, bed: str) -> None:
        if self.scene is not None and self.scene.choices:
            self.post_message(self.Aimed(bed))


def colours(target: Target) -> dict[str, str]:
    """The usual ones: cream and black, red and green, a red bull in a green ring."""
    found = {}
    for bed in target.beds:
        ring, sector = target.place(str(bed["bed"]))
        even = sector % 2 == 0
        if ring < 2:
            found[str(bed["bed"])] = RED if ring == 0 else GREEN
        elif ring in (2, 4):
            found[str(bed["bed"])] = BLACK if even else CREAM
        else:
            found[str(bed["bed"])] = RED if even else GREEN
    return found


def half_block(upper: str, lower: str) -> tuple[str, Style]:
    """Two pixels in one character."""
    if upper and lower:
        return "▀", Style(color=upper, bgcolor=lower)
    return ("▀", Style(color=upper)) if upper else ("▄", Style(color=lower))
