"""Pictures of an environment: as text, as SVG, as an image array."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from touchline.envs.table import Table


def render(table: Table, mode: str | None) -> Any:
    """The position in the mode asked for; ``human`` prints it and returns nothing."""
    if mode is None:
        return None
    if mode == "human":
        print(table.text())
        return None
    if mode == "ansi":
        return table.text()
    figure = _figure(table)
    return _svg(figure) if mode == "svg" else _array(figure)


def _figure(table: Table) -> Figure:
    from touchline.envs.drawing import draw_table

    return draw_table(table)


def _svg(figure: Figure) -> str:
    buffer = io.StringIO()
    figure.savefig(buffer, format="svg", metadata={"Date": None})
    return buffer.getvalue()


def _array(figure: Figure) -> Any:
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    canvas = FigureCanvasAgg(figure)
    canvas.draw()  # type: ignore[no-untyped-call]
    image: Any = canvas.buffer_rgba()  # type: ignore[no-untyped-call]
    return np.asarray(image)[..., :3].copy()
