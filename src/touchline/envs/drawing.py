"""Boards drawn with Matplotlib: a game's own painter, else its position in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from touchline.kernel.fields import Fields

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
    own = table.game.parts.painter
    (own.load() if own else _paint_words)(axes, table, board)
    names = table.game.seat_names(table.box)
    axes.set_title(table.game.headline(table.state, table.box, names), fontsize=9, color=INK, wrap=True)
    return figure


def _paint_words(axes: Axes, table: Table, board: Fields) -> None:
    """For boards nobody has drawn yet: the position in words."""
    axes.text(0.5, 0.5, table.text(), ha="center", va="center", family="monospace", fontsize=7, color=INK)


def paint_boxes(axes: Axes, boxes: list[dict[str, Any]], label: Any, lit: Any) -> None:
    """A row of labelled boxes; the lit ones are filled."""
    for box in boxes:
        shade = "#e7c977" if lit(box) else CHALK
        axes.add_patch(
            Rectangle((box["x"], box["y"]), box["width"], box["height"], facecolor=shade, edgecolor=INK, lw=0.8)
        )
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        axes.text(*middle, label(box), ha="center", va="center", fontsize=7, color=INK)
