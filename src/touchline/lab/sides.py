"""The sides of a report: sets of rules, each simulated and measured."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import polars as pl

from touchline.kernel.message import Message
from touchline.kernel.nodes import CHANCE
from touchline.lab.frames import drives_frame, games_frame, traced
from touchline.lab.measures import TRACED_GAMES, Figure, drive_figures, game_figures, rule_figures
from touchline.lab.sheets import sheet_of
from touchline.lab.simulation import Simulation


class Side:
    """One set of rules, simulated and measured."""

    def __init__(self, name: str, rules: str, played: Simulation) -> None:
        self.name = name
        """What the plots call it."""
        self.rules = rules
        """The options that make it."""
        self.played = played
        self.games = games_frame(played)
        self.drives: pl.DataFrame | None = None
        if sheet_of(played.job.game).drive:
            self.drives = drives_frame(played, TRACED_GAMES)

    def figures(self) -> list[Figure]:
        """Everything that is compared."""
        drives = (
            [
                replace(each, words=Message("report-drive-ending", result=each.words))
                for each in drive_figures(self.played, self.drives)
            ]
            if self.drives is not None
            else []
        )
        rules = [
            Figure(Message("report-rule-rules", rule=each.words), each.mean, each.error, each.games, True)
            for each in rule_figures(self.played)
        ]
        return [*game_figures(self.played, self.games, keep=True), *drives, *rules]


def odds_known(side: Side) -> bool:
    """Whether every chance node of a few games has true odds."""
    game, box = side.played.job.game, side.played.job.box
    trace = traced(side.played, 3)
    chance = np.flatnonzero(trace.seats == CHANCE)
    return all(game.weights_known(game.State.from_record(trace.before[k]), box) for k in chance[:300])


def by_side(sides: Sequence[Side], values: Callable[[Side], Any]) -> dict[str, Any]:
    """The same values for every set of rules, by its name."""
    return {side.name: values(side) for side in sides}


def mean(values: Any) -> float:
    """The mean of a column."""
    return float(np.mean(np.asarray(values)))


def home_points(games: pl.DataFrame) -> Any:
    """1, ½ or 0 for the home side."""
    return (games["winner"] == 0) + (games["winner"] < 0) / 2
