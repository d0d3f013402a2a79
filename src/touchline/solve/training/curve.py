"""The learning curve as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def draw_curve(points: list[dict[str, Any]], path: Path, title: str, measured: str) -> None:
    """Score against games of self-play, with 95 % intervals, stages told apart."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 4.5), layout="constrained")
    for stage in dict.fromkeys(point["stage"] for point in points):
        own = [point for point in points if point["stage"] == stage]
        games = [point["games"] for point in own]
        scores = [point["score"] for point in own]
        axes.errorbar(games, scores, yerr=[point["interval"] for point in own], marker="o", capsize=3, label=stage)
    axes.axhline(0.5, color="grey", linewidth=1, linestyle=":")
    axes.set(title=title, xlabel="games of self-play", ylabel=measured, ylim=(0, 1))
    axes.legend(loc="lower right")
    figure.savefig(path, dpi=120)
    plt.close(figure)
