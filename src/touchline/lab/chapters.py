"""The chapters of a report, one function each: what is drawn, and what is said about it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from html import escape
from typing import Any

import numpy as np
import polars as pl

from touchline.kernel.game import Game
from touchline.lab import page, plots
from touchline.lab.frames import drives_frame, games_frame
from touchline.lab.measures import (
    TRACED_GAMES,
    Figure,
    Skill,
    decision_shares,
    drive_figures,
    first_mover_points,
    game_figures,
    mean_figure,
    rule_figures,
)
from touchline.lab.sheets import Sheet, sheet_of
from touchline.lab.simulation import Simulation


class Side:
    """One set of rules, simulated and measured."""

    def __init__(self, name: str, rules: str, played: Simulation) -> None:
        self.name = name
        """What the plots call it: ``first rules``."""
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
                replace(each, name=f"drives a game ending: {each.name}")
                for each in drive_figures(self.played, self.drives)
            ]
            if self.drives is not None
            else []
        )
        rules = [
            Figure(f"games in which {each.name} rules", each.mean, each.error, each.games, True)
            for each in rule_figures(self.played)
        ]
        return [*game_figures(self.played, self.games, keep=True), *drives, *rules]


def mean(values: Any) -> float:
    """The mean of a column."""
    return float(np.mean(np.asarray(values)))


def by_side(sides: Sequence[Side], values: Callable[[Side], Any]) -> dict[str, Any]:
    """The same values for every set of rules, by its name."""
    return {side.name: values(side) for side in sides}


def scores(sides: Sequence[Side]) -> str:
    """Points of the sides and the margin."""
    one = sides[0]
    if len(sides) == 1:
        points = {"home": one.games["home_score"], "away": one.games["away_score"]}
        caption = "Points of the home side (filled) and the away side (line)."
    else:
        points = by_side(sides, lambda side: np.concatenate([side.games["home_score"], side.games["away_score"]]))
        caption = "Points of a side."
    total = by_side(sides, lambda side: side.games["total"])
    margin = by_side(sides, lambda side: side.games["result"])
    return page.section(
        "Scores",
        "How many points are scored, and by how much games are won.",
        '<div class="plots">',
        page.plot("Points of a side", plots.distribution(points, "points", salt="points"), caption),
        page.plot(
            "Points in all",
            plots.distribution(total, "points of both sides", salt="total"),
            spread(total, "points in all"),
        ),
        page.plot(
            "Margin",
            plots.distribution(margin, "home minus away", salt="margin"),
            "Games decided by few points lie in the middle.",
        ),
        "</div>",
    )


def spread(values: Mapping[str, Any], what: str) -> str:
    """Median and middle half in words."""
    said = []
    for name, each in values.items():
        low, middle, high = np.percentile(np.asarray(each), [25, 50, 75])
        half = (
            f"half of all games between {low:g} and {high:g}" if low < high else "and so are at least half of all games"
        )
        said.append(f"{name}: median {middle:g} {what}, {half}")
    return "; ".join(said) + "." if len(said) > 1 else said[0].partition(": ")[2].capitalize() + "."


def length(sides: Sequence[Side]) -> str:
    """How long games last."""
    steps = by_side(sides, lambda side: side.games["steps"])
    chosen = by_side(sides, lambda side: side.games["decisions"])
    return page.section(
        "Length",
        "A step is a decision or a roll, draw or dart.",
        '<div class="plots">',
        page.plot("Steps", plots.distribution(steps, "steps", salt="steps"), spread(steps, "steps")),
        page.plot("Decisions", plots.distribution(chosen, "decisions", salt="decisions"), spread(chosen, "decisions")),
        "</div>",
    )


def first_mover(sheet: Sheet, sides: Sequence[Side]) -> str:
    """Whether it pays to go first."""
    groups = by_side(
        sides,
        lambda side: [
            mean_figure("went first", first_mover_points(side.games), True),
            mean_figure("home side", (side.games["winner"] == 0) + (side.games["winner"] < 0) / 2, True),
        ],
    )
    said = []
    for name, (edge, _) in groups.items():
        verdict = "an edge" if edge.low > 0.5 else ("a burden" if edge.high < 0.5 else "no edge that can be seen")
        said.append(f"{name}: {edge.text()} ({edge.text(edge.low)} to {edge.text(edge.high)}): {verdict}")
    caption = "; ".join(said) if len(said) > 1 else said[0].partition(": ")[2]
    return page.section(
        "Going first",
        f"Share of games won by the side that {escape(sheet.first_means)} (a draw counts half). Even is 50\u00a0%.",
        '<div class="plots">',
        page.plot("Edge with its interval", plots.intervals(groups, even=0.5, salt="first"), caption + "."),
        "</div>",
    )


def drama(sides: Sequence[Side]) -> str:
    """Lead changes, comebacks, and when games are decided."""
    changes = by_side(sides, lambda side: side.games["lead_changes"])
    decided = by_side(sides, lambda side: side.games["decided_share"])
    comeback = by_side(sides, lambda side: side.games["comeback"].drop_nulls())
    late = {name: float((np.asarray(each) > 0.9).mean()) for name, each in decided.items()}
    said = " / ".join(f"{100 * each:.1f} %" for each in late.values())
    return page.section(
        "Drama",
        "A game is exciting when the lead changes, when a deficit is made up, and when it is decided late.",
        '<div class="plots">',
        page.plot(
            "Lead changes",
            plots.distribution(changes, "times the lead went to the other side", salt="lead"),
            f"{share_text(changes, 0)} of games see none.",
        ),
        page.plot(
            "When the game was decided",
            plots.distribution(decided, "share of the game played", share=True, salt="decided"),
            f"When the final lead began. Decided in the last tenth: {said}.",
        ),
        page.plot(
            "Comebacks",
            plots.distribution(comeback, "largest deficit of the winner", salt="comeback"),
            f"{share_text(comeback, 0)} of winners were never behind.",
        ),
        "</div>",
    )


def share_text(values: Mapping[str, Any], wanted: int) -> str:
    """How often a value occurs, for each set of rules."""
    return " / ".join(f"{100 * float((np.asarray(each) == wanted).mean()):.1f} %" for each in values.values())


def endings(sides: Sequence[Side]) -> str:
    """What ends a drive."""
    shares: dict[str, dict[str, float]] = {}
    points = []
    for side in sides:
        assert side.drives is not None
        counted = side.drives["fixed_drive_result"].value_counts(normalize=True, sort=True)
        shares[side.name] = dict(zip(counted["fixed_drive_result"], counted["proportion"], strict=True))
        points.append(f"{side.name}: {mean(side.drives['points']):.2f} points, {mean(side.drives['steps']):.1f} steps")
    said = "; ".join(points) if len(points) > 1 else points[0].partition(": ")[2]
    count = len(sides[0].drives) if sides[0].drives is not None else 0
    return page.section(
        "What ends a drive",
        f"From {count:,} drives. A drive, on average: {said}.",
        '<div class="plots wide">',
        page.plot(
            "Results",
            plots.bars(shares, salt="endings", width=4.8),
            "Share of all drives.",
            "; ".join(f"{name} {100 * each:.1f} %" for name, each in next(iter(shares.values())).items()),
        ),
        "</div>",
    )


def decisions(sides: Sequence[Side]) -> str:
    """How often each option of a decision is chosen."""
    shares = [decision_shares(side.played) for side in sides]
    drawn = []
    for kind in list(shares[0])[:8]:
        groups = {side.name: dict(found.get(kind, [])) for side, found in zip(sides, shares, strict=True)}
        told = "; ".join(f"{name} {100 * each:.1f} %" for name, each in next(iter(groups.values())).items())
        drawn.append(page.plot(kind, plots.bars(groups, salt=f"choice-{kind}"), "Share of these decisions.", told))
    if not drawn:
        return ""
    who = escape(", ".join(dict.fromkeys(sides[0].played.job.players)))
    return page.section(
        "What is chosen",
        f"Each kind of decision with more than one option, as {who} decides.",
        '<div class="plots">',
        *drawn,
        "</div>",
    )


def luck(sides: Sequence[Side], skills: Sequence[Skill]) -> str:
    """Luck against skill."""
    if not skills:
        return ""
    groups = {
        side.name: [
            Figure(f"{each.stronger} v {each.weaker}", each.points.mean, each.points.error, each.points.games, True),
        ]
        for side, each in zip(sides, skills, strict=True)
    }
    said = []
    for side, each in zip(sides, skills, strict=True):
        games = each.games_to_tell
        needed = (
            "no number of games tells them apart"
            if math.isinf(games)
            else f"about {math.ceil(games):,} games tell them apart"
        )
        said.append(f"{side.name}: {each.stronger} wins {each.points.text()} of the points, {needed}")
    caption = "; ".join(said) if len(said) > 1 else said[0].partition(": ")[2].capitalize()
    return page.section(
        "Luck against skill",
        "Equal players share the points; a stronger one takes more, and how much more is what the game leaves to "
        "skill. Both seats are played with the same dice. “Tell apart” means ahead with 95 % certainty.",
        '<div class="plots">',
        page.plot("Points won", plots.intervals(groups, even=0.5, salt="luck"), caption + "."),
        "</div>",
    )


def rules(game: Game, sides: Sequence[Side]) -> str:
    """How often each rule fires."""
    found = [side.played.rule_counts() for side in sides]
    if not all(found):
        return ""
    rows = []
    for name in sorted(game.rule_bits, key=lambda each: [int(part) for part in each[3:].split(".")]):
        text = game.rulebook[name].text
        short = text if len(text) <= 110 else text[:107].rsplit(" ", 1)[0] + " …"
        row = [f"<code>{name}</code>", escape(short)]
        for side, counts in zip(sides, found, strict=True):
            times, games = counts[name]
            share = games / len(side.played.notes)
            row += [f"{times / len(side.played.notes):.2f}", f"{100 * share:.1f} %"]
        rows.append([*row, page.bar_cell(found[0][name][1] / len(sides[0].played.notes))])
    heads = ["rule", "what it says"]
    for k in range(len(sides)):
        which = "" if len(sides) == 1 else f", {('first', 'second')[k]} rules"
        heads += [f"times a game{which}", f"games{which}"]
    silent = [name for name, (times, _) in found[0].items() if times == 0]
    text = "How often a rule rules, and in how many games at all." + (
        f" Never seen here: {', '.join(silent)}." if silent else ""
    )
    return page.section(
        "Every rule", text, page.table([*heads, ""], rows, range(2, 2 + 2 * len(sides)), "How often each rule fires")
    )
