"""Pictures of a simulation: matplotlib figures as SVG that takes its colours from the page around it.

Every colour is a placeholder while matplotlib draws and becomes a CSS variable afterwards, so the same picture
is at home on light and dark paper.  Two series never differ by colour alone: the first is filled, the second
is a line.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure as Canvas
from matplotlib.ticker import MaxNLocator, PercentFormatter
from numpy.typing import ArrayLike

from touchline.kernel.arrays import Array, Floats
from touchline.lab.measures import Figure
from touchline.words.written_numbers import figure, percentage

INK, SOFT, GRID, ONE, TWO, ACCENT = "#010203", "#040506", "#070809", "#0a0b0c", "#0d0e0f", "#101112"
VARIABLES = {INK: "--ink", SOFT: "--soft", GRID: "--grid", ONE: "--one", TWO: "--two", ACCENT: "--accent"}
"""Placeholder → the CSS variable it becomes."""

STYLE: dict[Any, Any] = {
    "axes.edgecolor": SOFT,
    "axes.facecolor": "none",
    "axes.grid": True,
    "axes.grid.axis": "y",
    "axes.axisbelow": True,
    "axes.labelcolor": SOFT,
    "axes.labelsize": 9,
    "axes.linewidth": 0.8,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": "none",
    "font.size": 9,
    "grid.color": GRID,
    "grid.linewidth": 0.8,
    "legend.frameon": False,
    "legend.labelcolor": INK,
    "savefig.facecolor": "none",
    "svg.fonttype": "none",
    "text.color": INK,
    "xtick.color": SOFT,
    "xtick.labelcolor": SOFT,
    "ytick.color": SOFT,
    "ytick.labelcolor": SOFT,
    "ytick.major.size": 0,
}

WIDE, NARROW = 7.2, 3.5
FEWEST_BINS = 4
"""Even a distribution of one value is drawn with some room beside it."""


def picture(draw: Callable[[Axes], None], *, salt: str, width: float = NARROW, height: float = 2.4) -> str:
    """What ``draw(axes)`` draws, as an inline SVG."""
    with mpl.rc_context({**STYLE, "svg.hashsalt": salt}):
        canvas = Canvas(figsize=(width, height), layout="constrained")
        FigureCanvasSVG(canvas)
        draw(canvas.subplots())
        out = io.StringIO()
        canvas.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    for placeholder, variable in VARIABLES.items():
        text = text.replace(placeholder, f"var({variable})")
    text = re.sub(
        r'<svg [^>]*?viewBox="([^"]*)"[^>]*>', r'<svg viewBox="\1" aria-hidden="true" focusable="false">', text
    )
    ids = sorted(set(re.findall(r'id="([^"]+)"', text)), key=len, reverse=True)
    for each in ids:  # ids must be unique on a page with many pictures
        text = re.sub(rf'(id="|url\(#|href="#){re.escape(each)}(["\)])', rf"\g<1>{salt}-{each}\g<2>", text)
    return text


def _steps(values: ArrayLike, edges: Floats) -> Array:
    counts, _ = np.histogram(values, bins=edges)
    return counts / max(1, np.size(values))


def _edges(series: Sequence[ArrayLike], most: int) -> Floats:
    """Bins one unit wide, or as many units as needed to have at most ``most`` of them."""
    together = np.concatenate([np.asarray(each) for each in series])
    low, high = float(np.percentile(together, 0.1)), float(np.percentile(together, 99.9))
    high = max(high, low + FEWEST_BINS)
    width = max(1, int(np.ceil((high - low + 1) / most)))
    return np.arange(np.floor(low / width) * width, high + 2 * width, width) - 0.5


def distribution(
    series: Mapping[str, ArrayLike],
    label: str,
    *,
    share: bool = False,
    most: int = 60,
    salt: str = "",
    width: float = NARROW,
) -> str:
    """One or two distributions of whole numbers, or of shares: the first filled, the second a line."""
    bins = np.linspace(0, 1, 41) if share else _edges(list(series.values()), most)

    def draw(axes: Axes) -> None:
        for k, (name, values) in enumerate(series.items()):
            shares = _steps(values, bins)
            if k == 0:
                axes.stairs(shares, bins, fill=True, color=ONE, alpha=0.85, label=name)
            else:
                axes.stairs(shares, bins, color=TWO, linewidth=1.8, label=name)
        axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0 if axes.get_ylim()[1] > 0.04 else 1, symbol=" %"))
        axes.yaxis.set_major_locator(MaxNLocator(4))
        axes.xaxis.set_major_locator(MaxNLocator(6, integer=not share))
        if share:
            axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0, symbol=" %"))
        axes.set_xlabel(label)
        axes.margins(x=0.01)
        if len(series) > 1:
            axes.legend(loc="upper right", handlelength=1.2)

    return picture(draw, width=width, salt=salt or label.replace(" ", "-"))


def intervals(groups: Mapping[str, Sequence[Figure]], *, even: float | None, salt: str, width: float = NARROW) -> str:
    """Figures with their 95 % intervals on one line each; ``even`` is where nobody has an edge."""
    names = [each.label for each in next(iter(groups.values()))]

    def draw(axes: Axes) -> None:
        axes.grid(axis="y", visible=False)
        axes.grid(axis="x", visible=True)
        if even is not None:
            axes.axvline(even, color=SOFT, linewidth=1, linestyle=(0, (3, 3)))
        for k, (label, figures) in enumerate(groups.items()):
            offset = (k - (len(groups) - 1) / 2) * 0.32
            places = np.arange(len(figures)) + offset
            means = [each.mean for each in figures]
            errors = [[each.mean - each.low for each in figures], [each.high - each.mean for each in figures]]
            filled = ONE if k == 0 else "none"
            axes.errorbar(
                means,
                places,
                xerr=errors,
                fmt="o" if k == 0 else "D",
                color=ONE if k == 0 else TWO,
                markerfacecolor=filled if k == 0 else "none",
                markersize=6,
                capsize=3,
                linewidth=1.6,
                label=label,
            )
        axes.set_yticks(range(len(names)), names)
        axes.tick_params(axis="y", labelcolor=INK)
        axes.invert_yaxis()
        axes.margins(y=0.25)
        if all(each.share for figures in groups.values() for each in figures):
            axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=None, symbol=" %"))
        axes.xaxis.set_major_locator(MaxNLocator(4))
        if len(groups) > 1:
            axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1), ncols=2, handlelength=1.2)

    height = 0.75 + 0.36 * len(names) + (0.25 if len(groups) > 1 else 0)
    return picture(draw, width=width, height=max(1.3, height), salt=salt)


def bars(groups: Mapping[str, Mapping[str, float]], *, salt: str, percent: bool = True, width: float = NARROW) -> str:
    """Horizontal bars in the order given; the second group is an outline."""
    names = list(dict.fromkeys(name for group in groups.values() for name in group))

    def draw(axes: Axes) -> None:
        axes.grid(axis="y", visible=False)
        most = max((value for group in groups.values() for value in group.values()), default=1) or 1
        thick = 0.72 if len(groups) == 1 else 0.38
        for k, (label, group) in enumerate(groups.items()):
            places = np.arange(len(names)) + (0 if len(groups) == 1 else (k - 0.5) * 0.4)
            values = [group.get(name, 0) for name in names]
            fill = {"color": ONE} if k == 0 else {"facecolor": "none", "edgecolor": TWO, "linewidth": 1.4}
            axes.barh(places, values, height=thick, label=label, **fill)
            for place, value in zip(places, values, strict=True):
                text = percentage(value, 1) if percent else figure(value, 2)
                axes.text(value + most * 0.015, place, text, va="center", fontsize=8, color=SOFT)
        axes.set_xlim(0, most * 1.18)
        axes.set_xticks([])
        axes.spines["bottom"].set_visible(False)
        axes.set_yticks(range(len(names)), names)
        axes.tick_params(axis="y", labelcolor=INK)
        axes.invert_yaxis()
        if len(groups) > 1:
            axes.legend(loc="lower right", handlelength=1.2)

    step = 0.24 if len(groups) == 1 else 0.36
    return picture(draw, width=width, height=0.5 + step * max(2, len(names)), salt=salt)
