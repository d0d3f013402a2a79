"""``touchline report``: what a set of rules does to a game, on one page with pictures.

With a second set of rules (``--compare OPTION=VALUE``) every figure is shown for both, and a table says
which differences are real.
"""

from __future__ import annotations

import json
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
    first_mover_points,
    mean_figure,
    skill,
)
from touchline.lab.policies import is_policy
from touchline.lab.sheets import Sheet, sheet_of
from touchline.lab.simulation import simulate
from touchline.play.owners_file import corrected, written

FIGURES_NAMED = 6
"""More changed figures of a box than this are counted, not named."""


def write_report(
    game: str | Game,
    path: str | Path,
    *,
    games: int = 100_000,
    seats: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    compare: Mapping[str, Any] | None = None,
    data: Mapping[str, Any] | None = None,
    compare_data: Mapping[str, Any] | None = None,
    seed: int = 0,
    cores: int | None = None,
    on: str = "local",
    stronger: str | None = None,
    tell: Callable[[int], None] | None = None,
) -> Path:
    """Simulate, measure and write the page, or with a name ending in ``.json`` its figures; where it lies.

    The strongest quick policy plays unless ``seats`` says who, with the options that are natural when Touchline
    rolls and throws.  ``compare`` holds the options that differ on the other side, ``compare_data`` the figures of
    its box; both sides get the same dice.  ``tell(games)`` hears of progress.
    """
    found = find_game(game) if isinstance(game, str) else game
    sheet = sheet_of(found)
    ours = {**found.on_screen, **(options or {})}
    settings: dict[str, Any] = {"seats": seats or (sheet.strongest,), "seed": seed, "cores": cores, "on": on}
    played = simulate(found, games, options=ours, data=data, tell=tell, **settings)
    sides = [Side("first rules", _side_text(found, ours, data), played)]
    if compare or compare_data is not None:
        theirs, figures = {**ours, **(compare or {})}, data if compare_data is None else compare_data
        played = simulate(found, len(played.numbers), options=theirs, data=figures, tell=tell, **settings)
        if len(played.numbers) < len(sides[0].played.numbers):
            raise KeyboardInterrupt
        sides.append(Side("second rules", _side_text(found, theirs, figures), played))
    target = Path(path)
    if target.suffix == ".json":
        target.write_text(json.dumps(as_json(found, sides), indent=2) + "\n", encoding="utf-8")
        return target
    skills = []
    for side in sides:
        chosen = stronger or sheet.strongest
        if chosen != "random":
            count = min(games, 20_000 if is_policy(found, chosen) else 200)
            skills.append(skill(found, chosen, "random", side.played.job.options, count, seed + 1, cores=cores, on=on))
    target.write_text(compose(found, sheet, sides, skills), encoding="utf-8")
    return target


def as_json(game: Game, sides: Sequence[Side]) -> dict[str, Any]:
    """The figures of a report for a program."""
    figures = [side.figures() for side in sides]
    told: dict[str, Any] = {
        "game": game.name,
        "players": list(sides[0].played.job.players),
        "seed": sides[0].played.job.seed,
        "games": len(sides[0].played.notes),
        "sides": [
            {
                "rules": side.rules,
                "figures": {each.name: {"mean": each.mean, "low": each.low, "high": each.high} for each in found},
            }
            for side, found in zip(sides, figures, strict=True)
        ],
    }
    if len(sides) == 2:
        told["differences"] = [
            {
                "figure": each.ours.name,
                "change": each.change,
                "margin": each.margin,
                "paired": each.paired,
                "p": each.p,
                "real": each.real,
            }
            for each in differences(*figures)
        ]
    return told


def _side_text(game: Game, options: Mapping[str, Any], data: Mapping[str, Any] | None) -> str:
    """What makes a side: its rules, and the figures of its box that an owner changed."""
    own = corrected(game, data) if data else []
    changed = "".join(f", {figure.key}={written(value)}" for figure, value in own[:FIGURES_NAMED])
    more = f" and {len(own) - FIGURES_NAMED} more figures of its own" if len(own) > FIGURES_NAMED else ""
    return rules_text(game, options) + changed + more


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
    kept = "" if len(played.notes) == played.asked else f" of the {played.asked:,} asked for (interrupted)"
    lead = f"<p>{len(played.notes):,} simulated games{kept}, {escape(players)}, seed {played.job.seed}. "
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
    edge = mean_figure("first", first_mover_points(games), True)
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
        mark = "" if each.paired else " ~"
        change = f"{each.ours.text(each.change, signed=True)} ± {each.ours.text(each.margin)}{mark}"
        verdict = '<span class="real">● real</span>' if each.real else '<span class="quiet">not seen</span>'
        name = escape(each.ours.name)
        rows.append((name, each.ours.text(), each.theirs.text(), change, p_text(each.p), verdict))
    real = sum(each.real for each in found)
    text = (
        f"{real} of {len(found)} figures differ for real. A difference is called real when chance alone would make one "
        "as large with less than 5 % probability, all figures of this table tested together (Holm’s correction). "
        "Both sides had the same dice and are compared game by game, except (~) what is known of all games together "
        "only: those are compared as if the dice had been different, which makes their intervals wider than need be."
    )
    heads = ("figure", "first rules", "second rules", "change, 95 % interval", "p, corrected", "")
    return page.section("What the change does", text, page.table(heads, rows, (1, 2, 3, 4), "Differences"))


def p_text(p: float) -> str:
    """A p-value as people write it."""
    return "&lt; 0.0001" if p < 0.0001 else f"{p:.4f}"
