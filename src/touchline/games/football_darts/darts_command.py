"""``touchline darts``: how well you throw, and where to aim."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from touchline.kernel.command_line import Commands
from touchline.kernel.errors import BadData, BadOption, Unfit
from touchline.kernel.message import Message, plain
from touchline.play.keeping import ENDING, matches_folder, read_record
from touchline.play.match import Match
from touchline.solve.coach_commands import Bar
from touchline.words.languages import say, spoken


def register(commands: Commands) -> None:
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
    fit.add_argument("--seat", default="", metavar="WHO")
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
    """``touchline darts fit``: everybody whose darts these are, each by themselves."""
    from touchline.games.football_darts.solve.fit import fit
    from touchline.games.football_darts.solve.told_darts import by_player, told_darts
    from touchline.games.football_darts.thrower import PRESETS

    if given.toward not in PRESETS:
        unknown = Message("fd-darts-no-preset", name=repr(given.toward), known=", ".join(PRESETS))
        raise BadOption(unknown, field="toward")
    aim = given.aim or asked_aim(any(Path(each).is_file() for each in given.darts))
    known = aim.lower() != "unknown"
    texts = given.darts or [input_line(say("fd-darts-ask-darts"))]
    darts = [dart for each in texts for dart in told_darts(each, given.seat, aim if known else "BULL")]
    if not darts:
        raise BadData(Message("fd-darts-none"))
    found = {name: fit(own, prior=given.toward, aim_known=known) for name, own in by_player(darts, given.seat).items()}
    if given.json:
        rows = [{**({"player": name} if name else {}), **each.to_json()} for name, each in found.items()]
        print(json.dumps(rows if len(rows) > 1 else rows[0], indent=2))
        return 0
    supposed = dict.fromkeys(dart.supposed for dart in darts if dart.supposed) if known else {}
    for aimed in supposed:
        print(say(f"fd-darts-at-{aimed}"))
    for name, each in found.items():
        print(f"{name}: {each.text()}" if name else each.text())
    return 0


def asked_aim(in_file: bool) -> str:
    """What was aimed at, as a person says who is asked; empty where nobody can be."""
    return input_line(say("fd-darts-ask-aim")) if sys.stdin.isatty() and not in_file else ""


def input_line(question: str) -> str:
    """What a person answers."""
    print(question, end=" ", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip()


def show_statistics(given: argparse.Namespace) -> int:
    """``touchline darts stats``."""
    from touchline.games.football_darts.dart_statistics import statistics

    files = given.files or sorted(matches_folder().glob(f"football-darts*{ENDING}"))
    found = statistics((path.stem, Match.from_record(read_record(path))) for path in files)
    if given.player:
        found = [each for each in found if each.player.lower() == given.player.lower()]
    if not found:
        raise BadData(Message("fd-darts-no-statistics"))
    print(
        json.dumps([each.to_json() for each in found], indent=2) if given.json else "\n".join(e.text() for e in found)
    )
    return 0


def draw_heatmap(given: argparse.Namespace) -> int:
    """``touchline darts heatmap OUT``."""
    import numpy as np

    from touchline.games.football_darts.solve.evaluator import DartsEvaluator
    from touchline.games.football_darts.solve.heatmap import CHANCE, POINTS, heatmap, points_worth
    from touchline.games.football_darts.thrower import parse_thrower
    from touchline.solve.evaluator import evaluator_for

    if given.out.suffix.lower() not in (".png", ".svg"):
        raise BadOption(Message("fd-darts-picture-kind", file=str(given.out)), field="out")
    try:
        thrower = parse_thrower(given.thrower or "pub")
    except ValueError as problem:
        wanted = problem.wanted if isinstance(problem, Unfit) else plain(str(problem))
        unfit = Message("fd-darts-thrower", thrower=repr(given.thrower), wanted=wanted)
        raise BadOption(unfit, field="thrower") from None
    if given.match is None and given.position is None:
        picture = heatmap(thrower, points_worth(), say("fd-darts-expected", thrower=thrower.text()), POINTS)
    else:
        if given.match is not None:
            match = Match.from_record(read_record(given.match))
        else:
            options = {"throwers": (thrower.text(), thrower.text())}
            match = Match.at("football-darts", given.position, options)
        if match.game.name != "football-darts":
            raise BadData(Message("fd-darts-no-board", game=match.game.title))
        coach = evaluator_for(match.game, match.options, match.box, Bar(say("cli-solving")))
        assert isinstance(coach, DartsEvaluator)
        called = coach.called(match.state, given.call)
        seat = match.state.offense
        if given.thrower is None:
            thrower = coach.throwers[seat]
        worth = np.array([value.win[seat] for value in coach.bed_values(called)])
        told = say("fd-darts-win", who=match.names[seat], call=given.call, thrower=thrower.text())
        title = f"{told}\n{spoken().say(match.situation(), match.names, ' · ')}"
        picture = heatmap(thrower, worth, title, CHANCE)
    if given.out.suffix.lower() == ".png":
        given.out.write_bytes(picture.png())
    else:
        given.out.write_text(picture.svg(), encoding="utf-8")
    x, y, best = picture.best
    worth_there = picture.figure(best)
    print(say("fd-darts-best-aim", file=str(given.out), x=f"{x:+.0f}", y=f"{y:+.0f}", worth=worth_there))
    return 0
