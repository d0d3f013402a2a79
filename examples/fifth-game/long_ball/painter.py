"""The pitch for an environment's picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from matplotlib.patches import Rectangle

from touchline.envs.drawing import CHALK, FELT, INK, SIDES

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from touchline.envs.table import Table


def paint(axes: Axes, table: Table, board: dict[str, Any]) -> None:
    """Zones from left to right, the ball in the colour and with the letter of its side."""
    for zone in range(1, board["zones"] + 1):
        axes.add_patch(Rectangle((zone - 0.5, 0), 1, 3, facecolor=FELT, edgecolor=CHALK, lw=1))
        axes.text(zone, 2.7, str(zone), ha="center", color=CHALK, fontsize=8)
    side = table.state.side
    axes.plot([table.state.zone], [1.5], marker="o", markersize=22, color=SIDES[side], markeredgecolor=INK)
    axes.text(table.state.zone, 1.5, "AB"[side], ha="center", va="center", fontsize=9, color=INK)
    axes.set_xlim(0.4, board["zones"] + 0.6)
    axes.set_ylim(-0.2, 3.2)
