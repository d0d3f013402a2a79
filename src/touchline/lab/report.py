"""``touchline report``: what a set of rules does to a game, on one page with pictures.

With a second set of rules (``--compare OPTION=VALUE``) every figure is shown for both, and a table says
which differences are real.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

import touchline
from touchline.games import find_game
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE
from touchline.kernel.options import agreed
from touchline.lab import chapters, page
from touchline.lab.chapters import Side, mean
from touchline.lab.frames import traced
from touchline.lab.measures import (
    Difference,
    Skill,
    differences,
    figure,
    first_mover_points,
    skill,
)
from touchline.lab.policies import is_policy
from touchline.lab.sheets import Sheet, sheet_of
from touchline.lab.simulation import simulate


def write_report(
    game: str | Game,
    path: str | Path,
    *,
    games: int = 100_000,
    seats: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    compare: Mapping[str, Any] | None = None,
    data: Mapping[str, Any] | None = None,
    seed: int = 0,
    cores: int | None = None,
    on: str = "local",
    stronger: str | None = None,
    tell: Callable[[int], None] | None = None,
) -> Path:
    """Simulate, measure and write the page; where it lies.

    ``compare`` holds the options that differ on the other side.  ``tell(games)`` hears of progress.
    """
    found = find_game(game) if isinstance(game, str) else game
    sheet = sheet_of(found)
    settings: dict[str, Any] = {"data": data, "seed": seed, "cores": cores, "on": on}
    sides = [
        Side(
            "first rules",
            rules_text(found, options or {}),
            simulate(found, games, seats=seats, options=options, tell=tell, **settings),
        )
    ]
    if compare:
        other = {**(options or {}), **compare}
        played = simulate(found, games, seats=seats, options=other, tell=tell, **settings)
        sides.append(Side("second rules", rules_text(found, other), played))
    skills = []
    for side in sides:
        chosen = stronger or sheet.strongest
        if chosen != "random":
            count = min(games, 20_000 if is_policy(found, chosen) else 200)
            skills.append(skill(found, chosen, "random", side.played.job.options, count, seed + 1, cores=cores, on=on))
    text = compose(found, sheet, sides, skills)
    target = Path(path)
    target.write_text(text, encoding="utf-8")
    return target


def rules_text(game: Game, options: Mapping[str, Any]) -> str:
    """The rule set, and the options that differ from the default, in words."""
    settled = game.settle(options)
    changed = agreed(game.options, settled)
    named = {option.name: option for option in game.options}
    played_by = game.rule_set_of(settled)
    title = f"{played_by.name}: " if played_by is not None and played_by.options else ""
    return title + ", ".join(f"{name}={named[name].text(value)}" for name, value in changed.items()) or "default rules"


def compose(game: Game, sheet: Sheet, sides: Sequence[Side], skills: Sequence[Skill]) -> str:
    """The page."""
    first = sides[0]
    played = first.played
    players = " against ".join(dict.fromkeys(played.job.players))
    if len(set(played.job.players)) == 1:
        players = f"“{played.job.players[0]}” on all seats"
    lead = f"<p>{len(played.notes):,} simulated games, {escape(players)}, seed {played.job.seed}. "
    if len(sides) == 1:
        lead += f"Rules: {escape(first.rules)}.</p>"
    else:
        lead += (
            f'Two sets of rules with the same dice:</p><p><span class="key"></span>first: {escape(first.rules)} '
            f'&nbsp; <span class="key two"></span>second: {escape(sides[1].rules)}</p>'
        )
    if not odds_known(first):
        lead += (
            "<p><b>Mind:</b> under these rules some outcomes are entered at the table and have no odds of their own; "
            "here they all came equally often.</p>"
        )
    parts = [tiles(sheet, first)]
    if len(sides) == 2:
        parts.append(compared(game, differences(first.figures(), sides[1].figures())))
    parts += [chapters.scores(sides), chapters.length(sides), chapters.first_mover(sheet, sides), chapters.drama(sides)]
    if first.drives is not None:
        parts.append(chapters.endings(sides))
    parts += [chapters.decisions(sides), chapters.luck(sides, skills), chapters.rules(game, sides)]
    foot = (
        f"Touchline {touchline.__version__}, {escape(game.title)} rules {escape(game.version)}. Intervals are 95 %; "
        "the independent unit is the game. The same seed gives the same games on any machine."
    )
    return page.page(f"{game.title} in the laboratory", lead, parts, foot)


def odds_known(side: Side) -> bool:
    """Whether every chance node of a few games has true odds."""
    game, box = side.played.job.game, side.played.job.box
    trace = traced(side.played, 3)
    chance = np.flatnonzero(trace.seats == CHANCE)
    return all(game.weights_known(game.State.from_record(trace.before[k]), box) for k in chance[:300])


def tiles(sheet: Sheet, side: Side) -> str:
    """The numbers worth remembering."""
    games = side.games
    edge = figure("first", first_mover_points(games), True)
    shown = [
        page.tile(f"{mean(games['home_score']):.1f} : {mean(games['away_score']):.1f}", "mean score"),
        page.tile(edge.text(), f"won by the side that {sheet.first_means}"),
        page.tile(f"{mean(games['steps']):.0f}", "steps a game, dice included"),
        page.tile(f"{mean(games['lead_changes']):.2f}", "lead changes a game"),
    ]
    if "overtime" in games.columns:
        shown.append(page.tile(f"{100 * mean(games['overtime']):.1f} %", "go to overtime"))
    elif (games["winner"] < 0).any():
        shown.append(page.tile(f"{100 * mean(games['winner'] < 0):.1f} %", "are drawn"))
    else:
        shown.append(page.tile(f"{100 * mean(games['result'].abs() <= 7):.0f} %", "end within seven points"))
    return f'<div class="tiles">{"".join(shown)}</div>'


def compared(game: Game, found: Sequence[Difference]) -> str:
    """The table of differences, the real ones first."""
    rows = []
    for each in sorted(found, key=lambda one: (not one.real, -one.strength)):
        change = f"{each.ours.text(each.change, signed=True)} ± {each.ours.text(each.margin)}"
        verdict = '<span class="real">● real</span>' if each.real else '<span class="quiet">not seen</span>'
        name = escape(each.ours.name)
        rows.append((name, each.ours.text(), each.theirs.text(), change, p_text(each.p), verdict))
    real = sum(each.real for each in found)
    text = (
        f"{real} of {len(found)} figures differ for real. A difference is called real when chance alone would make one "
        "as large with less than 5 % probability, all figures of this table tested together (Holm’s correction)."
    )
    heads = ("figure", "first rules", "second rules", "change, 95 % interval", "p, corrected", "")
    return page.section("What the change does", text, page.table(heads, rows, (1, 2, 3, 4), "Differences"))


def p_text(p: float) -> str:
    """A p-value as people write it."""
    return "&lt; 0.0001" if p < 0.0001 else f"{p:.4f}"
