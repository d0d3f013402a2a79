"""Boards drawn with Matplotlib from the geometry that a game exports."""

from __future__ import annotations

import math
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
        if high - low == 360:
            bull = "#b8433c" if inner == 0 else "#2f6b4f"
            axes.add_patch(
                Circle((0, 0), outer, facecolor=bull, edgecolor="#8a8172", lw=0.4, zorder=4 if inner == 0 else 3)
            )
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
    for place, number in enumerate(board["numbers"]):
        angle = math.radians(18 * place)
        at = (1.06 * radius * math.sin(angle), 1.06 * radius * math.cos(angle))
        axes.text(*at, str(number), ha="center", va="center", fontsize=6, color=CHALK)
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


def _paint_grid(axes: Axes, table: Table, board: dict[str, Any]) -> None:
    """Street Soccer's squares, the figures of both sides (the goalie as G) and the ball."""
    told = table.game.everything(table.state, table.box)
    places = {}
    for square in board["squares"]:
        places[square["square"]] = (square["x"], square["y"])
        shade = FELT if square["part"] == "field" else "#274f3d"
        axes.add_patch(Rectangle((square["x"], square["y"]), 1, 1, facecolor=shade, edgecolor="#4f8a6c", lw=0.6))
        if square["marks"]:
            inner = (square["x"] + 0.08, square["y"] + 0.08)
            axes.add_patch(Rectangle(inner, 0.84, 0.84, fill=False, edgecolor=CHALK, lw=0.8))
    for side, figures in enumerate(told["figures"]):
        for number, square in enumerate(figures):
            if square is not None:
                x, y = places[square]
                axes.add_patch(Circle((x + 0.5, y + 0.5), 0.36, facecolor=SIDES[side], edgecolor=INK))
                letter = "G" if number == 0 else "AB"[side]
                axes.text(x + 0.5, y + 0.5, letter, ha="center", va="center", fontsize=8, color=INK)
    if told["ball"] is not None:
        x, y = places[told["ball"]]
        axes.add_patch(Circle((x + 0.78, y + 0.24), 0.16, facecolor=CHALK, edgecolor=INK, zorder=4))
    axes.set_xlim(-0.2, board["columns"] + 0.2)
    axes.set_ylim(-0.2, board["rows"] + 0.2)
    axes.set_aspect("equal")


def _paint_boxes(axes: Axes, boxes: list[dict[str, Any]], label: Any, lit: Any) -> None:
    """A row of labelled boxes; the lit ones are filled."""
    for box in boxes:
        shade = "#e7c977" if lit(box) else CHALK
        axes.add_patch(
            Rectangle((box["x"], box["y"]), box["width"], box["height"], facecolor=shade, edgecolor=INK, lw=0.8)
        )
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        axes.text(*middle, label(box), ha="center", va="center", fontsize=7, color=INK)


def _paint_drive_strip(axes: Axes, table: Table, board: dict[str, Any]) -> None:
    """Pocket Gridiron's strip: scores, downs, sacks, injuries and the seven dice."""
    told = table.game.everything(table.state, table.box)
    score, injuries = told["score"], told["injuries"]
    _paint_boxes(
        axes,
        board["scores"],
        lambda box: f"seat {box['seat']}: {score[box['seat']]}",
        lambda box: box["seat"] == told["offense"],
    )
    _paint_boxes(axes, board["downs"], lambda box: box["label"], lambda box: box["down"] == told["down"])
    _paint_boxes(axes, board["sacks"], lambda box: box["label"], lambda box: box["sack"] <= told["sacks"])
    _paint_boxes(
        axes,
        board["injuries"],
        lambda box: f"{box['carrier']} -{injuries[box['seat']][box['carrier']]}",
        lambda box: injuries[box["seat"]][box["carrier"]] > 0,
    )
    _paint_boxes(axes, board["dice"], lambda box: box["die"], lambda box: False)
    axes.set_xlim(0, board["width"])
    axes.set_ylim(board["height"], 0)
    axes.set_aspect("equal")


def _paint_gridiron(axes: Axes, table: Table, board: dict[str, Any]) -> None:
    """First & Goal's field from the offense's goal line, with the ball and the line to gain."""
    told = table.game.everything(table.state, table.box)
    field = board["field"]
    length, end = field["length"], field["end_zone"]
    axes.add_patch(Rectangle((-end, 0), length + 2 * end, 40, color="#274f3d"))
    axes.add_patch(Rectangle((0, 0), length, 40, color=FELT))
    for line in field["lines"]:
        axes.plot([line, line], [0, 40], color=CHALK, lw=0.9 if line % 10 == 0 else 0.3)
    for number in field["numbers"]:
        axes.text(number["at"], 3, number["text"], ha="center", va="bottom", fontsize=6, color=CHALK)
    ball = length - told["ball"]
    to_gain = min(length, ball + told["to_gain"])
    axes.plot([to_gain, to_gain], [0, 40], color="#e7c977", lw=2, ls="--")
    height = 40 - (told["down"] - 0.5) * 10
    axes.plot([ball], [height], marker="o", markersize=11, color=SIDES[told["offense"]], markeredgecolor=INK)
    axes.text(ball, height, "HA"[told["offense"]], ha="center", va="center", fontsize=7, color=INK)
    axes.set_xlim(-end, length + end)
    axes.set_ylim(-2, 42)
    axes.set_aspect("equal")


PAINTERS = {
    "dartboard": _paint_dartboard,
    "grid": _paint_grid,
    "drive-strip": _paint_drive_strip,
    "gridiron": _paint_gridiron,
}
"""Painters by the ``kind`` of the board."""
