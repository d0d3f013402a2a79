"""The dartboard and the field below it, drawn with Matplotlib."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from matplotlib.patches import Circle, Rectangle, Wedge

from touchline.envs.drawing import CHALK, FELT, INK, SIDES
from touchline.kernel.fields import Fields

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from touchline.envs.table import Table


def paint(axes: Axes, table: Table, board: Fields) -> None:
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
