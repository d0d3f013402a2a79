"""A board of squares with figures and a ball: Street Soccer, or any game that exports a grid.

Moves are picked square by square.  A move's notation names squares (``F4-G5*H7``); whatever
squares may come next, given those picked so far, are lit.  So the board offers exactly the
legal moves and knows nothing about them.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size

from touchline.kernel.fields import Fields
from touchline.tui.boards.base import Board
from touchline.tui.boards.cells import joined
from touchline.tui.scene import Scene

PITCH, PITCH_MARKED, RING, GOAL_COLOUR = "#2f7237", "#3a8143", "#274a2d", "#8a8f98"
TEAMS = (("#f4c430", "#1b1b1b", "▸"), ("#c8332b", "#ffffff", "◂"))
"""Colour of the figure, of its number, and which way it plays."""
LIT, LIT_INK, CHOSEN, CURSOR = ("#79bf6c", "#86ca79"), "#0d3314", "#ffffff", "#4db8ff"
ADVISED = "#d16bff"
FIGURES = "G1234"
GOAL = "GOAL"
SPLIT = re.compile(r"[-*]")
MARGIN = 3
ROWS_AROUND = 6
"""Rows of the screen that are not squares: headline, files, question, line, keys."""

ROWS_BELOW = 5
"""Of a narrow screen: what stands under the board there instead of beside it."""


class GridBoard(Board):
    """Squares to click, or to walk over with the arrow keys."""

    can_focus = True
    picks_places = True
    DEFAULT_CSS = "GridBoard { height: auto; min-height: 9; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1, 0)", "app-key-left", show=False),
        Binding("right", "walk(1, 0)", "app-key-right", show=False),
        Binding("up", "walk(0, 1)", "app-key-up", show=False),
        Binding("down", "walk(0, -1)", "app-key-down", show=False),
        Binding("enter,space", "pick", "app-key-pick-square", show=False),
        Binding("backspace,escape", "forget", "app-key-choose-again", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.picked: list[str] = []
        """Squares of the move chosen so far."""
        self.offered: set[str] = set()
        """The squares (or ``GOAL``) that may be picked next."""
        self.cursor = (5, 4)
        self._squares: dict[tuple[int, int], Fields] = {}

    def show(self, scene: Scene) -> None:
        """Draw this moment; a half-chosen move is forgotten."""
        self._squares = {(square["x"], square["y"]): square for square in scene.geometry["squares"]}
        self.picked = []
        super().show(scene)
        self._look()

    # ---- what may be picked

    def _look(self) -> None:
        """Work out anew what some legal move names next."""
        found = set()
        for choice in self.scene.choices if self.scene is not None else ():
            words = SPLIT.split(choice)
            if words[: len(self.picked)] == self.picked and len(words) > len(self.picked):
                found.add(words[len(self.picked)])
        self.offered = found
        self.refresh()

    def pick(self, name: str) -> None:
        """Take a square into the move; a whole move is reported."""
        if self.scene is None:
            return
        if name not in self.offered:
            self.picked = []
            self._look()
            if name not in self.offered:
                return
        self.picked.append(name)
        whole = [choice for choice in self.scene.choices if SPLIT.split(choice) == self.picked]
        longer = [c for c in self.scene.choices if SPLIT.split(c)[: len(self.picked)] == self.picked and c not in whole]
        if whole and not longer:
            self.post_message(self.Picked(whole[0]))
        self._look()

    def goal_squares(self) -> set[tuple[int, int]]:
        """Where a goal of the side to move is shown: the squares behind the line it attacks."""
        if self.scene is None:
            return set()
        attack = self.scene.geometry.get("attacks", {}).get(self.scene.view.get("turn"), (1, 0))
        for goal in self.scene.geometry.get("goals", []):
            if goal["depth"] == attack[0]:
                column = goal["x"] if goal["depth"] > 0 else goal["x"] - 1
                return {(column, row) for row in range(*goal["y"])}
        return set()

    def _named(self, place: tuple[int, int]) -> str:
        if place in self.goal_squares() and GOAL in self.offered:
            return GOAL
        square = self._squares.get(place)
        return str(square["square"]) if square else ""

    # ---- drawing

    def _square_size(self, width: int, screen_rows: int) -> tuple[int, int]:
        """Columns and rows of a square, in a widget this wide on a screen this high."""
        if self.scene is None:
            return 4, 1
        columns, rows = int(self.scene.geometry["columns"]), int(self.scene.geometry["rows"])
        across = (width - MARGIN) // columns
        around = ROWS_AROUND + (ROWS_BELOW if self.screen.has_class("-narrow") else 0)
        height = max(1, min(4, (screen_rows - around) // rows, across // 2))
        return max(3, min(max(4, 2 * height), across)), height

    def _measure(self) -> tuple[int, int]:
        return self._square_size(self.size.width, self.screen.size.height)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as its squares."""
        rows = 8 if self.scene is None else int(self.scene.geometry["rows"])
        return rows * self._square_size(width, viewport.height)[1] + 1

    def render(self) -> Text:
        """Rows from the top, the letters of the files last."""
        if self.scene is None or not self.size.width:
            return Text()
        wide, high = self._measure()
        figures = self._figures()
        ball = self.scene.view.get("ball")
        lines = []
        for y in reversed(range(self.scene.geometry["rows"])):
            for line in range(high):
                cells: list[tuple[str, Style]] = [(f"{y + 1:>2} " if line == 0 else "   ", Style(dim=True))]
                columns = range(self.scene.geometry["columns"])
                cells += [self._cell((x, y), line, (wide, high), figures, ball) for x in columns]
                lines.append(joined(cells))
        files = "".join(f"{letter:^{wide}}" for letter in self.scene.geometry["files"])
        return Text("\n").join([*lines, Text("   " + files, style="dim")])

    def _figures(self) -> dict[str, tuple[int, str]]:
        assert self.scene is not None
        found = {}
        for team, squares in enumerate(self.scene.view.get("figures", [])):
            for label, square in zip(FIGURES, squares, strict=False):
                if square:
                    found[str(square)] = (team, label)
        return found

    def _cell(
        self,
        place: tuple[int, int],
        line: int,
        size: tuple[int, int],
        figures: dict[str, tuple[int, str]],
        ball: Any,
    ) -> tuple[str, Style]:
        """One line of one square."""
        square = self._squares[place]
        name, (wide, high) = str(square["square"]), size
        lit = self._named(place) in self.offered
        ground = self._ground(place, square, lit)
        middle = line == (high - 1) // 2
        if name in figures:
            team, label = figures[name]
            colour, ink, way = TEAMS[team % 2]
            if middle:
                ring = "▏" if name in self.picked else " "
                text = f"{ring}{label}{way}".center(wide)[:wide] if team == 0 else f"{way}{label}".center(wide)[:wide]
                chosen = name in self.picked
                style = Style(color=CHOSEN if chosen else ink, bgcolor="#3355aa" if chosen else colour, bold=True)
                return text, style
            return "▀" * wide if line == high - 1 else " " * wide, Style(color=colour, bgcolor=ground)
        if name == ball:
            return ("●".center(wide) if middle else " " * wide), Style(
                color=LIT_INK if lit else "#ffffff", bgcolor=ground, bold=True
            )
        mark = " "
        if lit:
            mark = "◎" if self._named(place) == GOAL else "•"
        elif "circle" in square["marks"]:
            mark = "○"
        elif square["marks"]:
            mark = ":"
        return (mark.center(wide) if middle else " " * wide), Style(color=LIT_INK if lit else "#a8c7a0", bgcolor=ground)

    def _ground(self, place: tuple[int, int], square: Fields, lit: bool) -> str:
        if self.has_focus and place == self.cursor:
            return CURSOR
        if self.advised and square["square"] in SPLIT.split(self.advised):
            return ADVISED
        if lit:
            return LIT[(place[0] + place[1]) % 2]
        if square["part"] != "field":
            return GOAL_COLOUR if self._behind_a_goal(place) else RING
        return PITCH_MARKED if (place[0] + place[1]) % 2 else PITCH

    def _behind_a_goal(self, place: tuple[int, int]) -> bool:
        assert self.scene is not None
        return any(
            place[0] == (goal["x"] if goal["depth"] > 0 else goal["x"] - 1) and place[1] in range(*goal["y"])
            for goal in self.scene.geometry.get("goals", [])
        )

    # ---- mouse and keys

    def on_click(self, event: events.Click) -> None:
        """The square under the mouse."""
        if self.scene is None:
            return
        wide, high = self._measure()
        place = ((event.x - MARGIN) // wide, self.scene.geometry["rows"] - 1 - event.y // high)
        if event.x >= MARGIN and place in self._squares:
            self.cursor = place
            self.pick(self._named(place))

    def action_walk(self, dx: int, dy: int) -> None:
        """The cursor goes to the next square."""
        place = (self.cursor[0] + dx, self.cursor[1] + dy)
        if place in self._squares:
            self.cursor = place
            self.refresh()

    def action_pick(self) -> None:
        """The square under the cursor it is."""
        self.pick(self._named(self.cursor))

    def action_forget(self) -> None:
        """Choose again from the beginning."""
        self.picked = []
        self._look()
