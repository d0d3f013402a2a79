"""The picture of docs/scale.md: time to the acknowledgement against load, for one process and for many."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
from tools.scale.measure import kept
from tools.scale.model import quantiles
from tools.scale.processes import BOUND, knee, measured_costs, processes

PICTURE = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "scale.svg"
COUNTS = (1, 2, 4, 8, 16)
SHARES = (0.05, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.0, 1.03)
INK, RULE = "#333333", "#999999"


def draw() -> None:
    """Simulate and draw."""
    mpl.use("svg")
    mpl.rcParams |= {"svg.hashsalt": "touchline", "font.size": 9, "text.color": INK, "axes.edgecolor": RULE}
    from matplotlib import pyplot

    found = kept()
    figure, axes = pyplot.subplots(figsize=(7.2, 3.8), layout="constrained")
    shades = mpl.colormaps["viridis"]
    for number, count in enumerate(COUNTS):
        costs = measured_costs(found, "postgres" if count > 1 else "sqlite")
        at = knee(costs, count)
        rates = [share * at for share in SHARES]
        late = [1000 * quantiles(processes(costs, rate, count))[1] for rate in rates]
        shade = shades(0.7 * number / (len(COUNTS) - 1))
        axes.plot(rates, late, color=shade, marker="osv^D"[number], markersize=3.5, linewidth=1.3)
        name = "1 process,\nSQLite" if count == 1 else f"{count} processes,\nPostgreSQL" if count == 2 else str(count)
        axes.annotate(name, (rates[-1], late[-1]), (0, 5), textcoords="offset points", color=shade, ha="center")
    axes.axhline(1000 * BOUND, color=RULE, linewidth=0.8, linestyle="--")
    bound = f"bound of the load test, {1000 * BOUND:.0f} ms"
    axes.annotate(bound, (0.01, 1000 * BOUND), (0, 3), xycoords=("axes fraction", "data"), textcoords="offset points")
    axes.set(
        xscale="log", yscale="log", xlabel="moves a second, in all", ylabel="99th percentile to acknowledgement, ms"
    )
    axes.set_ylim(3, 1000)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter("{x:,.0f}")
    axes.grid(color=RULE, alpha=0.25, linewidth=0.5)
    figure.savefig(PICTURE, metadata={"Date": None, "Creator": None})
    pyplot.close(figure)
