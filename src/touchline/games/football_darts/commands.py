"""``touchline darts``: how well you throw, and where to aim."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from touchline.kernel.errors import BadData, BadOption
from touchline.play.keeping import read_record
from touchline.play.match import Match
from touchline.solve.commands import Bar

DARTS = """\
How well you throw, as σ in mm, and where the best aim is for somebody who throws like that.

  touchline darts fit 12 T20 5 1 20 60 18
  touchline darts heatmap aims.svg --thrower pub
"""
FIT = """\
Fits σ to darts you threw at one aim; few darts are drawn toward a preset.

  touchline darts fit 12 T20 5 1 20 60 18
  touchline darts fit darts.txt --aim T20
  touchline darts fit match.touchline --seat 1
"""
HEATMAP = """\
A picture of the board: what every aim is worth, in points or, in a situation, in chances to win.

  touchline darts heatmap aims.svg --thrower 18
  touchline darts heatmap now.png --match match.touchline
"""


def register(commands: Any) -> None:
    """Add the command and its tools."""
    darts = commands.add_parser(
        "darts",
        help="how well you throw, and where to aim",
        group="at the table and after the match",
        description=DARTS,
    )
    tools = darts.add_subparsers(dest="tool", metavar="TOOL", required=True)
    fit = tools.add_parser(
        "fit",
        help="your σ from darts you threw",
        description=FIT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    fit.add_argument(
        "darts",
        nargs="+",
        metavar="DART",
        help="scores (12), beds (T20), aim and hit (T20:5), or a file of them or a record",
    )
    fit.add_argument("--aim", default="BULL", help="what all darts were aimed at (BULL), or 'unknown'")
    fit.add_argument("--seat", type=int, default=0, help="of a record: whose darts (0)")
    fit.add_argument(
        "--toward", default="pub", metavar="PRESET", help="the preset that few darts are drawn toward (pub)"
    )
    fit.add_argument("--json", action="store_true", help="for a program")
    fit.set_defaults(run=fit_thrower)

    heat = tools.add_parser(
        "heatmap",
        help="a picture of what every aim is worth",
        description=HEATMAP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    heat.add_argument("out", type=Path, metavar="OUT", help="a .png or .svg file to write")
    heat.add_argument("--thrower", default=None, help="a preset, σ in mm, or σx/σy/ρ (pub; or the match's)")
    heat.add_argument("--match", type=Path, metavar="FILE", help="for the situation at the end of this record")
    heat.add_argument("--position", metavar="LINE", help="for the situation this position line describes")
    heat.add_argument("--call", default="throw", help="what the dart is thrown for (throw)")
    heat.set_defaults(run=draw_heatmap)


def fit_thrower(given: argparse.Namespace) -> int:
    """``touchline darts fit``."""
    from touchline.games.football_darts.solve.fit import fit, read_darts
    from touchline.games.football_darts.solve.thrown import darts_of
    from touchline.games.football_darts.thrower import PRESETS

    if given.toward not in PRESETS:
        raise BadOption(f"there is no preset {given.toward!r}; there is: {', '.join(PRESETS)}", field="toward")
    known = given.aim.lower() != "unknown"
    aim = given.aim if known else "BULL"
    darts = []
    words: list[str] = []
    for each in given.darts:
        path = Path(each)
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            if text.startswith("["):
                match = Match.from_record(text)
                if match.game.name != "football-darts":
                    raise BadData(f"{each} is a record of {match.game.title}: no darts were thrown in it")
                darts += darts_of(match, given.seat)
            else:
                words += text.replace(",", " ").split()
        else:
            words += each.replace(",", " ").split()
    darts += read_darts(words, aim)
    found = fit(darts, prior=given.toward, aim_known=known)
    print(json.dumps(found.to_json(), indent=2) if given.json else found.text())
    return 0


def draw_heatmap(given: argparse.Namespace) -> int:
    """``touchline darts heatmap OUT``."""
    import numpy as np

    from touchline.games.football_darts.solve.evaluator import DartsEvaluator
    from touchline.games.football_darts.solve.heatmap import heatmap, points_worth
    from touchline.games.football_darts.thrower import parse_thrower
    from touchline.solve.evaluator import evaluator_for

    if given.out.suffix.lower() not in (".png", ".svg"):
        raise BadOption(f"{given.out} must end in .png or .svg", field="out")
    try:
        thrower = parse_thrower(given.thrower or "pub")
    except ValueError as problem:
        raise BadOption(f"thrower {given.thrower!r} will not do; give {problem}", field="thrower") from None
    if given.match is None and given.position is None:
        picture = heatmap(thrower, points_worth(), f"Expected points by aim, {thrower.text()}", "points")
    else:
        if given.match is not None:
            match = Match.from_record(read_record(given.match))
        else:
            options = {"throwers": (thrower.text(), thrower.text())}
            match = Match.at("football-darts", given.position, options)
        if match.game.name != "football-darts":
            raise BadData(f"{match.game.title} has no dartboard")
        coach = evaluator_for(match.game, match.options, match.box, Bar("solving"))
        assert isinstance(coach, DartsEvaluator)
        called = coach.called(match.state, given.call)
        seat = match.state.offense
        if given.thrower is None:
            thrower = coach.throwers[seat]
        worth = np.array([value.win[seat] for value in coach.bed_values(called)])
        title = f"{match.names[seat]}'s win probability by aim: {given.call}, {thrower.text()}\n{match.headline()}"
        picture = heatmap(thrower, worth, title, "%")
    if given.out.suffix.lower() == ".png":
        given.out.write_bytes(picture.png())
    else:
        given.out.write_text(picture.svg(), encoding="utf-8")
    x, y, best = picture.best
    print(f"{given.out}: best aim ({x:+.0f}, {y:+.0f}) mm, {picture.figure(best)}")
    return 0
