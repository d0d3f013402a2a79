"""Boards drawn with Matplotlib from the geometry that a game exports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from matplotlib.figure import Figure
from matplotlib.patches import Circle, Rectangle, Wedge

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from touchline.envs.table import Table

FELT, CHALK, INK, PAPER = "#2f6b4f", "#f3ecdc", "#26211c", "#fbf6ea"
SIDES = ("#e0b23a", "#b8433c")
"""Yellow and red, told apart by their letters as well."""


def draw_table(table: Table) -> Figure:
    """The board of a position, with its headline on top."""
    figure = Figure(figsize=(7, 5), facecolor=PAPER, layout="constrained")
    axes = figure.add_subplot()
    axes.set_axis_off()
    board = table.game.board(table.box)
    painter = PAINTERS.get(board["kind"], _paint_words)
    painter(axes, table, board)
    names = [f"seat {seat}" for seat in range(table.seats)]
    axes.set_title(table.game.headline(table.state, table.box, names), fontsize=9, color=INK, wrap=True)
    return figure


def _paint_words(axes: Axes, table: Table, board: dict[str, Any]) -> None:
    """For boards nobody has drawn yet: the position in words."""
    axes.text(0.5, 0.5, table.text(), ha="center", va="center", family="monospace", fontsize=7, color=INK)


def _paint_dartboard(axes: Axes, table: Table, board: dict[str, Any]) -> None:
    """The dartboard, and below it the field with the ball."""
    radius = board["radius"]
    axes.add_patch(Circle((0, 0), radius * 1.12, color=INK))
    for bed in board["beds"]:
        inner, outer = bed["radii"]
        low, high = bed["degrees"]
        sector = round((low + 9) / 18)
        scoring = outer - inner < 15
        shade = (("#b8433c", "#2f6b4f") if scoring else (INK, CHALK))[sector % 2]
        if inner == 0:
            axes.add_patch(Circle((0, 0), outer, color="#b8433c", zorder=3))
        else:
            axes.add_patch(
                Wedge(
                    (0, 0),
                    outer,
                    90 - high,
                    90 - low,
                    width=outer - inner,
                    facecolor=shade,
                    edgecolor="#8a8172",
                    lw=0.4,
                )
            )
    field = board["field"]
    left, width, low, height = -1.3 * radius, 2.6 * radius, -1.6 * radius, 0.28 * radius
    axes.add_patch(Rectangle((left, low), width, height, color=FELT))
    for line in field["lines"]:
        x = left + width * line / field["length"]
        axes.plot([x, x], [low, low + height], color=CHALK, lw=0.6)
    ball = left + width * min(table.state.pos, field["length"]) / field["length"]
    axes.plot(
        [ball], [low + height / 2], marker="o", markersize=9, color=SIDES[table.state.offense], markeredgecolor=INK
    )
    axes.text(ball, low + height / 2, "AB"[table.state.offense], ha="center", va="center", fontsize=6, color=INK)
    axes.set_aspect("equal")
    axes.autoscale_view()


PAINTERS = {"dartboard": _paint_dartboard}
"""Painters by the ``kind`` of the board."""
