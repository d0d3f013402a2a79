"""Figures of a simulation with their uncertainty, and which differences between two are real.

The independent unit is always the game: a figure is the mean of one number a game, and its interval
follows from how much that number varies between games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
import polars as pl
from scipy import stats

from touchline.kernel.message import ID, Message, english, plain
from touchline.kernel.nodes import CHANCE
from touchline.kernel.options import Given
from touchline.lab.frames import drives_frame, games_frame, phase_names, traced
from touchline.lab.intervals import wilson, worth_games
from touchline.lab.sheets import sheet_of
from touchline.lab.simulation import Simulation, simulate
from touchline.words.languages import has_words, say, spoken
from touchline.words.written_numbers import figure, percentage

if TYPE_CHECKING:
    from touchline.kernel.game import Game

TRACED_GAMES = 4000
"""Games played again step by step for drives and decisions."""
WORDED_DECISIONS = 4000
"""Decisions put into words to see what was chosen."""
CONFIDENCE = 0.95
Z = float(stats.norm.ppf(0.5 + CONFIDENCE / 2))


@dataclass(frozen=True)
class Figure:
    """A mean over games with its standard error."""

    words: Message
    """What it is a figure of."""
    mean: float
    error: float
    games: int
    share: bool = False
    """Whether it is a share of games, to be written in percent."""
    values: Any = field(default=None, repr=False, compare=False)
    """The number of each game, where it is kept for a comparison game by game."""

    @property
    def name(self) -> str:
        """What programs know it by: its English words."""
        return english([self.words])

    @property
    def label(self) -> str:
        """What a person reads, in the language that is spoken."""
        return spoken().say(self.words)

    @property
    def low(self) -> float:
        """Lower end of the 95 % interval."""
        return self._shared[0] if self.share else self.mean - Z * self.error

    @property
    def high(self) -> float:
        """Upper end of the 95 % interval."""
        return self._shared[1] if self.share else self.mean + Z * self.error

    @property
    def _shared(self) -> tuple[float, float]:
        """A share's interval lies between 0 and 1, and is never a point."""
        if not self.games:
            return 0.0, 1.0
        variance = 0.0 if not math.isfinite(self.error) else self.error**2 * (self.games - 1)
        return wilson(self.mean, worth_games(self.mean, variance, self.games))

    def text(self, value: float | None = None, signed: bool = False) -> str:
        """A value of this figure as people write it."""
        value = self.mean if value is None else value
        if not math.isfinite(value):
            return "–"
        sign = "+" if signed and value >= 0 else ""
        text = percentage(value, 1) if self.share else figure(value, 2 if abs(value) < 100 else 0)
        return sign + text.replace("-", "−")


def mean_figure(words: Message, values: Any, share: bool = False, *, keep: bool = False) -> Figure:
    """The mean of one number a game; ``keep`` holds the numbers themselves.

    >>> mean_figure(plain("heads"), [1, 0, 1, 0], share=True).text()
    '50.0%'
    """
    numbers = np.asarray(values, dtype=float)
    count = len(numbers)
    if count == 0:
        return Figure(words, math.nan, math.nan, 0, share)
    error = float(numbers.std(ddof=1)) / math.sqrt(count) if count > 1 else math.inf
    return Figure(words, float(numbers.mean()), error, count, share, numbers if keep else None)


def first_mover_points(games: pl.DataFrame) -> Any:
    """1, ½ or 0 for whoever went first, in the games where somebody did."""
    known = games.filter((pl.col("first") >= 0) & pl.col("finished"))
    won, drawn = known["winner"] == known["first"], known["winner"] < 0
    return won.cast(pl.Float64) + drawn.cast(pl.Float64) / 2


def game_figures(played: Simulation, games: pl.DataFrame | None = None, *, keep: bool = False) -> list[Figure]:
    """The figures every game has; ``keep`` holds the numbers of every single game."""
    games = games_frame(played) if games is None else games
    sheet = sheet_of(played.job.game)

    def measured(named: str, values: Any, share: bool = False, **more: Message) -> Figure:
        return mean_figure(Message(named, **more), values, share, keep=keep and len(values) == len(games))

    found = [
        measured("report-points-home", games["home_score"]),
        measured("report-points-away", games["away_score"]),
        measured("report-points-all", games["total"]),
        measured("report-winning-margin", games["result"].abs()),
        measured("report-home-wins", games["winner"] == 0, True),
        measured("report-draws", games["winner"] < 0, True),
        measured("report-first-wins", first_mover_points(games), True, first=sheet.first_means),
        measured("report-steps-dice", games["steps"]),
        measured("report-decisions-made", games["decisions"]),
        measured("report-lead-changes", games["lead_changes"]),
        measured("report-games-with-change", games["lead_changes"] > 0, True),
        measured("report-comeback", games["comeback"].drop_nulls()),
        measured("report-decided-share", games["decided_share"], True),
    ]
    if "overtime" in games.columns:
        found.append(measured("report-overtime", games["overtime"] == 1, True))
    return found


def rule_figures(played: Simulation) -> list[Figure]:
    """For every rule, the share of games in which it ruled at least once."""
    count = len(played.notes)
    found = []
    for name, (_, games) in played.rule_counts().items():
        share = games / count if count else math.nan
        found.append(Figure(plain(name), share, math.sqrt(share * (1 - share) / count), count, True))
    return found


def drive_figures(played: Simulation, drives: pl.DataFrame | None = None) -> list[Figure]:
    """How often a drive ends in each way, per game; empty for games without drives."""
    if not sheet_of(played.job.game).drive:
        return []
    drives = drives_frame(played, TRACED_GAMES) if drives is None else drives
    counts = drives.pivot("fixed_drive_result", index="game_id", values="steps", aggregate_function="len").fill_null(0)
    counts = counts.sort("game_id")
    ordered = drives["fixed_drive_result"].value_counts(sort=True)["fixed_drive_result"]
    return [mean_figure(drive_result(name), counts[name], keep=True) for name in ordered]


def drive_result(name: str) -> Message:
    """How a drive ended, to be said; a table has the ``name`` that analysts know.

    >>> drive_result("Turnover on downs").id
    'report-drive-turnover-on-downs'
    """
    named = "report-drive-" + name.lower().replace(" ", "-")
    return Message(named) if ID.fullmatch(named) and has_words(named) else plain(name)


@dataclass(frozen=True)
class Difference:
    """One figure under two sets of rules."""

    ours: Figure
    theirs: Figure
    p: float
    """Chance of a difference at least this large if there were none, all figures tested together (Holm)."""

    @property
    def change(self) -> float:
        """Theirs minus ours."""
        return self.theirs.mean - self.ours.mean

    @property
    def paired(self) -> bool:
        """Whether both were played with the same dice and are compared game by game."""
        ours, theirs = self.ours.values, self.theirs.values
        return ours is not None and theirs is not None and len(ours) == len(theirs) > 1

    @property
    def error(self) -> float:
        """The standard error of the change."""
        if self.paired:
            gaps = self.theirs.values - self.ours.values
            return float(gaps.std(ddof=1)) / math.sqrt(len(gaps))
        return math.hypot(self.ours.error, self.theirs.error)

    @property
    def margin(self) -> float:
        """Half the 95 % interval of the change."""
        return Z * self.error

    @property
    def strength(self) -> float:
        """The change in standard errors."""
        return abs(self.change) / self.error if self.error else math.inf

    @property
    def alone(self) -> float:
        """Chance of a difference at least this large if there were none, this figure tested alone."""
        if not math.isfinite(self.error) or math.isnan(self.change):
            return 1.0
        if self.error == 0:
            return 0.0 if self.change else 1.0
        return float(2 * stats.norm.sf(abs(self.change) / self.error))

    @property
    def real(self) -> bool:
        """Whether the difference stands at 5 % after the correction."""
        return self.p < 1 - CONFIDENCE


def holm(p_values: Sequence[float]) -> list[float]:
    """Holm's step-down correction: each p-value as if all had been tested together.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(p_values)), key=lambda k: p_values[k])
    adjusted, worst = [1.0] * len(p_values), 0.0
    for rank, k in enumerate(order):
        worst = max(worst, min(1.0, p_values[k] * (len(p_values) - rank)))
        adjusted[k] = worst
    return adjusted


def differences(ours: Sequence[Figure], theirs: Sequence[Figure]) -> list[Difference]:
    """Figures of the same name compared, the p-values corrected for their number.

    What is the same in every single game on both sides (a rule that always rules) is no figure to test.
    """
    rivals = {each.name: each for each in theirs}
    pairs = [
        (each, rivals[each.name])
        for each in ours
        if each.name in rivals
        and not (each.error == rivals[each.name].error == 0 and each.mean == rivals[each.name].mean)
    ]
    raw = [Difference(one, two, 1.0).alone for one, two in pairs]
    return [Difference(one, two, p) for (one, two), p in zip(pairs, holm(raw), strict=True)]


def decision_shares(played: Simulation, top: int = 8) -> dict[str, list[tuple[str, float]]]:
    """For each kind of decision (phase), the share of each choice; rare choices are put together.

    A kind of decision in which all choose the same is left out.
    """
    job, game = played.job, played.job.game
    trace = traced(played, max(1, TRACED_GAMES // 10))
    kept = np.flatnonzero((trace.seats != CHANCE) & (trace.options > 1))
    dice = np.random.default_rng(0)
    if len(kept) > WORDED_DECISIONS:
        kept = np.sort(dice.choice(kept, WORDED_DECISIONS, replace=False))
    names = phase_names(played)
    counted: dict[str, dict[str, int]] = {}
    for k in kept:
        s: Any = game.State.from_record(trace.before[k])
        kind = names[s.phase] if names else say("report-a-decision")
        text = sheet_of(game).choice(game.move_text(s, job.box, int(trace.choices[k])))
        counted.setdefault(kind, {})
        counted[kind][text] = counted[kind].get(text, 0) + 1
    shares = {}
    for kind, found in sorted(counted.items(), key=lambda item: -sum(item[1].values())):
        if len(found) == 1:
            continue
        whole = sum(found.values())
        ranked = sorted(found.items(), key=lambda item: (-item[1], item[0]))
        rest = ranked[top:]
        shares[kind] = [(text, count / whole) for text, count in ranked[:top]]
        if rest:
            shares[kind].append((say("report-others", count=len(rest)), sum(count for _, count in rest) / whole))
    return shares


@dataclass(frozen=True)
class Skill:
    """A stronger player against a weaker one, both seats played with the same dice."""

    stronger: str
    weaker: str
    points: Figure
    """Points of the stronger one a game: win 1, draw ½."""

    @property
    def games_to_tell(self) -> float:
        """Games after which the stronger player is ahead with 95 % certainty."""
        edge = self.points.mean - 0.5
        if edge <= 0:
            return math.inf
        spread = math.sqrt(self.points.mean * (1 - self.points.mean))
        return max(1.0, (float(stats.norm.ppf(0.95)) * spread / edge) ** 2)


def skill(game: Game, stronger: str, weaker: str, options: Given, games: int, seed: int, **more: Any) -> Skill:
    """How much the stronger player wins: mirrored pairs, so that a pair is the independent unit."""
    pairs = max(1, games // 2)
    home = simulate(game, pairs, seats=(stronger, weaker), options=options, seed=seed, **more)
    away = simulate(game, pairs, seats=(weaker, stronger), options=options, seed=seed, **more)
    both = min(len(home.notes), len(away.notes))
    points = (home.notes["payoff"][:both].astype(float) - away.notes["payoff"][:both]) / 4 + 0.5
    return Skill(stronger, weaker, mean_figure(met(stronger, weaker), points, True))


def met(stronger: str, weaker: str) -> Message:
    """Who met whom."""
    return Message("report-against", stronger=stronger, weaker=weaker)
