"""The field, drawn with Matplotlib."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matplotlib.patches import Rectangle

from touchline.envs.drawing import CHALK, FELT, INK, SIDES
from touchline.kernel.fields import Fields

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from touchline.envs.table import Table


def paint(axes: Axes, table: Table, board: Fields) -> None:
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
