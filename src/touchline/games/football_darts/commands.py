"""``touchline darts``: how well you throw, and where to aim."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from touchline.kernel.errors import BadData, BadOption
from touchline.play.keeping import ENDING, matches_folder, read_record
from touchline.play.match import Match
from touchline.solve.commands import Bar

if TYPE_CHECKING:
    from touchline.games.football_darts.solve.fit import Dart


def register(commands: Any) -> None:
    """Add the command and its tools."""
    darts = commands.add_parser(
        "darts",
        group="table",
        topic="fd-help-darts",
    )
    tools = darts.add_subparsers(dest="tool", metavar="TOOL", required=True)
    fit = tools.add_parser("fit", help="", topic="fd-help-darts-fit")
    fit.add_argument(
        "darts",
        nargs="*",
        metavar="DART",
    )
    fit.add_argument("--aim", default="")
    fit.add_argument("--seat", default="0", metavar="WHO")
    fit.add_argument("--toward", default="pub", metavar="PRESET")
    fit.add_argument("--json", action="store_true")
    fit.set_defaults(run=fit_thrower)

    stats = tools.add_parser("stats", help="", topic="fd-help-darts-stats")
    stats.add_argument("files", nargs="*", type=Path, metavar="FILE")
    stats.add_argument("--player", default="", metavar="NAME")
    stats.add_argument("--json", action="store_true")
    stats.set_defaults(run=show_statistics)

    heat = tools.add_parser("heatmap", help="", topic="fd-help-darts-heatmap")
    heat.add_argument("out", type=Path, metavar="OUT")
    heat.add_argument("--thrower", default=None)
    heat.add_argument("--match", type=Path, metavar="FILE")
    heat.add_argument("--position", metavar="LINE")
    heat.add_argument("--call", default="throw")
    heat.set_defaults(run=draw_heatmap)


def fit_thrower(given: argparse.Namespace) -> int:
    """``touchline darts fit``."""
    from touchline.games.football_darts.solve.fit import fit
    from touchline.games.football_darts.thrower import PRESETS

    if given.toward not in PRESETS:
        raise BadOption(f"there is no preset {given.toward!r}; there is: {', '.join(PRESETS)}", field="toward")
    given.aim, told = asked_aim(given.aim, any(Path(each).is_file() for each in given.darts))
    known = given.aim.lower() != "unknown"
    darts = [dart for each in given.darts or [input_line("Your darts: ")] for dart in darts_in(each, given, known)]
    if not darts:
        raise BadData("there is not a single dart in this")
    found = fit(darts, prior=given.toward, aim_known=known)
    print(json.dumps(found.to_json(), indent=2) if given.json else f"{told}\n{found.text()}".strip())
    return 0


def asked_aim(given: str, in_file: bool) -> tuple[str, str]:
    """What was aimed at: as given, as a person says who is asked, else the bull; and a sentence that says so."""
    if given:
        return given, ""
    if sys.stdin.isatty() and not in_file:
        return input_line("What did you aim at (T20, BULL, …, or 'unknown')? ") or "BULL", ""
    return "BULL", "Taken to be aimed at BULL, where nothing else is said (--aim T20, or --aim unknown)."


def input_line(question: str) -> str:
    """What a person answers."""
    print(question, end="", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip()


def darts_in(text: str, given: argparse.Namespace, known: bool) -> list[Dart]:
    """The darts of a word, of a file, or of a record."""
    from touchline.games.football_darts.solve.fit import read_darts
    from touchline.games.football_darts.solve.thrown import darts_of

    aim, path = given.aim if known else "BULL", Path(text)
    if not path.is_file():
        return read_darts(text.replace(",", " ").split(), aim)
    written = path.read_text(encoding="utf-8")
    if written.startswith("["):
        match = Match.from_record(written)
        if match.game.name != "football-darts":
            raise BadData(f"{text} is a record of {match.game.title}: no darts were thrown in it")
        return darts_of(match, seat_of(match, given.seat))
    found: list[Dart] = []
    for line in written.splitlines():
        line = line.partition("#")[0].strip()
        said = line.split(maxsplit=1)
        if said and said[0].lower() in ("aim", "aim:") and len(said) == 2:
            aim = said[1]
            continue
        name, colon, rest = line.partition(": ")
        if colon and given.seat not in ("0", name.strip()):
            continue
        words = (rest if colon else line).replace(",", " ").replace(";", " ").split()
        if words and not any(each[-1].isdigit() or each.lower() in ("bull", "miss") for each in words):
            continue
        found += read_darts(words, aim)
    return found


def seat_of(match: Match, who: str) -> int:
    """A seat by its number or by the name of whoever sits on it."""
    names = [name.lower() for name in match.names]
    if who.lower() in names:
        return names.index(who.lower())
    if who in ("0", "1"):
        return int(who)
    raise BadOption(f"nobody called {who!r} throws in this match; there is: {', '.join(match.names)}", field="seat")


def show_statistics(given: argparse.Namespace) -> int:
    """``touchline darts stats``."""
    from touchline.games.football_darts.dart_statistics import statistics

    files = given.files or sorted(matches_folder().glob(f"football-darts*{ENDING}"))
    found = statistics((path.stem, Match.from_record(read_record(path))) for path in files)
    if given.player:
        found = [each for each in found if each.player.lower() == given.player.lower()]
    if not found:
        raise BadData("there are no such darts on this machine yet: 'touchline play football-darts --table' keeps them")
    print(
        json.dumps([each.to_json() for each in found], indent=2) if given.json else "\n".join(e.text() for e in found)
    )
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
