"""The court, drawn with Matplotlib."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matplotlib.patches import Circle, Rectangle

from touchline.envs.drawing import CHALK, FELT, INK, SIDES
from touchline.kernel.fields import Fields

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from touchline.envs.table import Table


def paint(axes: Axes, table: Table, board: Fields) -> None:
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
