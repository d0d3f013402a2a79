"""``touchline report``: what a set of rules does to a game, on one page with pictures.

With a second set of rules (``--compare OPTION=VALUE``) every figure is shown for both, and a table says
which differences are real.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

import touchline
from touchline.games import find_game
from touchline.kernel.box_figures import Corrections
from touchline.kernel.game import Game
from touchline.kernel.message import Argument
from touchline.kernel.options import Given, Options, agreed
from touchline.lab import chapters
from touchline.lab import report_page as page
from touchline.lab.measures import (
    Difference,
    Skill,
    differences,
    first_mover_points,
    mean_figure,
    skill,
)
from touchline.lab.policies import is_policy
from touchline.lab.row_files import check_folder
from touchline.lab.sheets import Sheet, sheet_of
from touchline.lab.sides import Side, mean, odds_known
from touchline.lab.simulation import Simulation, simulate
from touchline.play.owners_file import corrected, written
from touchline.words.languages import say
from touchline.words.written_numbers import figure, percentage

FIGURES_NAMED = 6
"""More changed figures of a box than this are counted, not named."""


def write_report(
    game: str | Game,
    path: str | Path,
    *,
    games: int = 100_000,
    seats: Sequence[str] = (),
    options: Given | None = None,
    compare: Given | None = None,
    data: Corrections | None = None,
    compare_data: Corrections | None = None,
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
    theirs, figures = {**ours, **(compare or {})}, data if compare_data is None else compare_data
    found.new_box(theirs, figures)  # a mistake in them is told before the other side has been played
    target = Path(path)
    check_folder(target)

    def play(count: int, options: Given, data: Corrections | None) -> Simulation:
        players = seats or (sheet.strongest,)
        return simulate(
            found, count, seats=players, options=options, seed=seed, data=data, cores=cores, on=on, tell=tell
        )

    played = play(games, ours, data)
    if not len(played.numbers):
        raise KeyboardInterrupt
    sides = [Side(say("report-first-rules"), _side_text(found, ours, data), played)]
    if compare or compare_data is not None:
        other = play(int(played.numbers[-1]) + 1, theirs, figures)
        both = np.intersect1d(played.numbers, other.numbers)  # fewer than asked for if somebody interrupted
        if not len(both):
            raise KeyboardInterrupt
        sides = [
            Side(say("report-first-rules"), _side_text(found, ours, data), played.only(both)),
            Side(say("report-second-rules"), _side_text(found, theirs, figures), other.only(both)),
        ]
    if target.suffix == ".json":
        told = json.dumps(as_json(found, sides), indent=2) + "\n"
    else:
        chosen = stronger or sheet.strongest
        count = min(games, 20_000 if is_policy(found, chosen) else 200)
        met = [side.played.job.options for side in sides] if chosen != "random" else []
        skills = [skill(found, chosen, "random", each, count, seed + 1, cores=cores, on=on) for each in met]
        told = compose(found, sheet, sides, skills)
    target.write_text(told, encoding="utf-8")
    return target


def as_json(game: Game, sides: Sequence[Side]) -> dict[str, Any]:
    """The figures of a report for a program."""
    figures = [side.figures() for side in sides]
    told: dict[str, Any] = {
        "game": game.name,
        "players": list(sides[0].played.job.players),
        "seed": sides[0].played.job.seed,
        "asked": sides[0].played.asked,
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


def _side_text(game: Game, options: Options, data: Corrections | None) -> str:
    """What makes a side: its rules, and the figures of its box that an owner changed."""
    own = corrected(game, data) if data else []
    changed = "".join(f", {figure.key}={written(value)}" for figure, value in own[:FIGURES_NAMED])
    left = len(own) - FIGURES_NAMED
    more = " " + say("report-more-figures", count=left) if left > 0 else ""
    return rules_text(game, options) + changed + more


def rules_text(game: Game, options: Options) -> str:
    """The rule set, and the options that differ from the default, in words."""
    settled = game.settle(options)
    changed = agreed(game.options, settled)
    named = {option.name: option for option in game.options}
    played_by = game.rule_set_of(settled)
    title = f"{played_by.name}: " if played_by is not None and played_by.options else ""
    told = title + ", ".join(f"{name}={named[name].text(value)}" for name, value in changed.items())
    return told or say("report-default-rules")


def compose(game: Game, sheet: Sheet, sides: Sequence[Side], skills: Sequence[Skill]) -> str:
    """The page."""
    first = sides[0]
    lead = f"<p>{escape(_played_text(first))} "
    if len(sides) == 1:
        lead += f"{escape(say('report-rules-are', rules=first.rules))}</p>"
    else:
        lead += (
            f'{say("report-two-sets")}</p><p><span class="key"></span>'
            f"{escape(say('report-first-is', rules=first.rules))} "
            f'&nbsp; <span class="key two"></span>{escape(say("report-second-is", rules=sides[1].rules))}</p>'
        )
    if not odds_known(first):
        lead += f"<p><b>{say('report-mind')}</b> {say('report-no-odds')}</p>"
    parts = [tiles(sheet, first)]
    if len(sides) == 2:
        parts.append(compared(game, differences(first.figures(), sides[1].figures())))
    parts += [chapters.scores(sides), chapters.length(sides), chapters.first_mover(sheet, sides), chapters.drama(sides)]
    if first.drives is not None:
        parts.append(chapters.endings(sides))
    parts += [chapters.decisions(sides), chapters.luck(sides, skills), chapters.rules(game, sides)]
    foot = say("report-foot", touchline=touchline.__version__, game=escape(game.title), rules=escape(game.version))
    return page.page(say("report-title", game=game.title), lead, parts, foot)


def _played_text(side: Side) -> str:
    """How many games were played, and by whom."""
    played = side.played
    names = list(dict.fromkeys(played.job.players))
    players = say("report-all-seats", player=names[0])
    if len(names) > 1:
        players = names[0]
        for each in names[1:]:
            players = say("report-against", stronger=players, weaker=each)
    about: dict[str, Argument] = {"games": len(played.notes), "players": players, "seed": str(played.job.seed)}
    if len(played.notes) == played.asked:
        return say("report-played", **about)
    return say("report-played-part", asked=played.asked, **about)


def tiles(sheet: Sheet, side: Side) -> str:
    """The numbers worth remembering."""
    games = side.games
    edge = mean_figure(sheet.first_means, first_mover_points(games), True)
    score = f"{figure(mean(games['home_score']), 1)} : {figure(mean(games['away_score']), 1)}"
    shown = [
        page.tile(score, say("report-mean-score")),
        page.tile(edge.text(), say("report-won-by-first", first=sheet.first_means)),
        page.tile(figure(mean(games["steps"])), say("report-steps-a-game")),
        page.tile(figure(mean(games["lead_changes"]), 2), say("report-changes-a-game")),
    ]
    if "overtime" in games.columns:
        shown.append(page.tile(percentage(mean(games["overtime"]), 1), say("report-to-overtime")))
    elif (games["winner"] < 0).any():
        shown.append(page.tile(percentage(mean(games["winner"] < 0), 1), say("report-drawn")))
    else:
        shown.append(page.tile(percentage(mean(games["result"].abs() <= 7)), say("report-within-seven")))
    return f'<div class="tiles">{"".join(shown)}</div>'


def compared(game: Game, found: Sequence[Difference]) -> str:
    """The table of differences, the real ones first."""
    rows = []
    for each in sorted(found, key=lambda one: (not one.real, -one.strength)):
        mark = "" if each.paired else " ~"
        change = f"{each.ours.text(each.change, signed=True)} ± {each.ours.text(each.margin)}{mark}"
        said = f"● {say('report-real')}" if each.real else say("report-not-seen")
        verdict = f'<span class="{"real" if each.real else "quiet"}">{said}</span>'
        name = escape(each.ours.label)
        rows.append((name, each.ours.text(), each.theirs.text(), change, p_text(each.p), verdict))
    real = sum(each.real for each in found)
    text = say("report-change-text", real=real, count=len(found))
    sides = (say("report-first-rules"), say("report-second-rules"))
    heads = (say("lab-figure"), *sides, say("report-head-change"), say("report-head-p"), "")
    table = page.table(heads, rows, (1, 2, 3, 4), say("report-differences"))
    return page.section(say("report-change-title"), text, table)


def p_text(p: float) -> str:
    """A p-value as people write it."""
    return "&lt; 0.0001" if p < 0.0001 else f"{p:.4f}"
