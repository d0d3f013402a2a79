"""Figures of a season: every team's, added up from the box scores of its matches, and who leads in what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from touchline.kernel.game import Game
from touchline.kernel.message import Message, only_english
from touchline.play.box_score import added
from touchline.season.season import Season
from touchline.words.languages import has_words

NOT_ADDED = ("fg_long",)
"""Figures of which a season has the best, not the sum."""


@dataclass(frozen=True)
class Leader:
    """Who leads the league in a figure."""

    figure: str
    team: str
    total: float
    a_match: float


def team_figures(season: Season, week: int | None = None) -> dict[str, dict[str, int]]:
    """Every team's figures, with the number of its matches as ``games``."""
    found: dict[str, dict[str, int]] = {team.key: {"games": 0} for team in season.teams}
    for result in season.finished.values():
        if week is not None and result.week > week:
            continue
        for team, figures in zip((result.home, result.away), result.figures, strict=True):
            old = found[team]
            found[team] = {**added(old, figures), "games": old["games"] + 1}
            for name in NOT_ADDED:
                if name in figures:
                    found[team][name] = max(old.get(name, 0), figures[name])
    return found


def leaders(season: Season, figures: Sequence[str] = (), best: int = 3) -> dict[str, list[Leader]]:
    """The best teams of each figure; the game's leading figures unless named."""
    table = team_figures(season)
    wanted = list(figures) or list(season.league.leading) or _all_figures(table)
    found = {}
    for figure in wanted:
        lines = [
            Leader(figure, team, row[figure], row[figure] / row["games"])
            for team, row in table.items()
            if figure in row and row["games"]
        ]
        found[figure] = sorted(lines, key=lambda line: -line.total)[:best]
    return {figure: lines for figure, lines in found.items() if lines}


def _all_figures(table: Mapping[str, Mapping[str, int]]) -> list[str]:
    return list(dict.fromkeys(name for row in table.values() for name in row if name != "games"))


def figure_words(game: Game, name: str) -> Message:
    """What is counted, as a heading: in the game's own words where it has some, else in those of every season."""
    for named in (f"{game.letters}-figure-{name.replace('_', '-')}", f"season-figure-{name.replace('_', '-')}"):
        if has_words(named):
            return Message(named)
    return only_english(in_words(name).capitalize())


def in_words(figure: str) -> str:
    """``third_down_conversions`` as a person reads it.

    >>> in_words("third_down_conversions")
    'third down conversions'
    """
    return figure.replace("fg_", "field goals ").replace("pat_", "extra points ").replace("_", " ")
