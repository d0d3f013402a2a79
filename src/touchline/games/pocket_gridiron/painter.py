"""The drive strip, drawn with Matplotlib."""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.envs.drawing import paint_boxes
from touchline.kernel.fields import Fields

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from touchline.envs.table import Table


def paint(axes: Axes, table: Table, board: Fields) -> None:
    """Pocket Gridiron's strip: scores, downs, sacks, injuries and the seven dice."""
    told = table.game.everything(table.state, table.box)
    score, injuries = told["score"], told["injuries"]
    paint_boxes(
        axes,
        board["scores"],
        lambda box: f"seat {box['seat']}: {score[box['seat']]}",
        lambda box: box["seat"] == told["offense"],
    )
    paint_boxes(axes, board["downs"], lambda box: box["label"], lambda box: box["down"] == told["down"])
    paint_boxes(axes, board["sacks"], lambda box: box["label"], lambda box: box["sack"] <= told["sacks"])
    paint_boxes(
        axes,
        board["injuries"],
        lambda box: f"{box['carrier']} -{injuries[box['seat']][box['carrier']]}",
        lambda box: injuries[box["seat"]][box["carrier"]] > 0,
    )
    paint_boxes(axes, board["dice"], lambda box: box["die"], lambda box: False)
    axes.set_xlim(0, board["width"])
    axes.set_ylim(board["height"], 0)
    axes.set_aspect("equal")
