"""The picture of seasons by the thousand: titles and wins of every team, with what is not known of them."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from touchline.kernel.arrays import Floats
from touchline.kernel.message import Share
from touchline.season.laboratory import Seasons
from touchline.season.odds import (
    Chance,
)
from touchline.season.season import Season
from touchline.words.languages import say


def pictures(season: Season, found: Seasons, path: Path) -> None:
    """Titles and wins by team and titles by division, all with their intervals, as one picture."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    figure, (titles, wins, divisions) = plt.subplots(1, 3, figsize=(16, 8), width_ratios=[3, 2, 2], dpi=120)
    places = range(len(found.teams))
    for axes, chances, scale in (
        (titles, [each.champion for each in found.teams], 100),
        (wins, [each.wins for each in found.teams], 1),
    ):
        colour = "#2f5440" if axes is titles else "#8b2c1d"
        shares = scale * np.array([chance.share for chance in chances])
        axes.barh(places, shares, xerr=_errors(chances, scale), color=colour, ecolor="#cf9a3e", capsize=2)
        axes.invert_yaxis()
        axes.set_yticks([])
    titles.set_yticks(places, [season.team[each.team].nickname for each in found.teams])
    titles.set_xlabel(say("season-picture-titles"))
    wins.set_xlabel(say("season-picture-wins"))
    names = [name or say("season-table") for name in found.divisions]
    won = [each.champion for each in found.divisions.values()]
    heights = [100 * each.share for each in won]
    divisions.bar(names, heights, yerr=_errors(won, 100), color="#2a62a8", ecolor="#cf9a3e", capsize=4)
    divisions.axhline(100 / len(names), color="#6b6255", linestyle="--", linewidth=1)
    divisions.tick_params(axis="x", rotation=60)
    divisions.set_ylabel(say("season-picture-divisions"))
    for axes in (titles, wins, divisions):
        axes.spines[["top", "right"]].set_visible(False)
    figure.suptitle(
        say(
            "season-picture-told",
            seasons=found.seasons,
            matches=found.matches,
            level=found.level,
            first=Share(found.best_record_wins.share, 1),
            strongest=Share(found.strongest_wins.share, 1),
        )
    )
    figure.tight_layout()
    figure.savefig(path)
    plt.close(figure)


def _errors(chances: list[Chance], scale: float) -> Floats:
    """How far each interval reaches below and above."""
    return scale * np.array([[each.share - each.low, each.high - each.share] for each in chances]).T
