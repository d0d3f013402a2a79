"""``touchline darts``: how well you throw, and where to aim."""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from touchline.kernel.command_line import Commands
from touchline.kernel.errors import BadData, BadOption, Unfit
from touchline.kernel.message import Message, plain
from touchline.play.keeping import ENDING, matches_folder, read_record
from touchline.play.match import Match
from touchline.solve.commands import Bar
from touchline.words.languages import say, spoken

if TYPE_CHECKING:
    from touchline.games.football_darts.solve.fit import Dart

NAME_HEADS, DART_HEADS = ("player", "name", "who"), ("dart", "hit", "bed", "score")
"""What columns of a table of darts are called."""


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
        unknown = Message("fd-darts-no-preset", name=repr(given.toward), known=", ".join(PRESETS))
        raise BadOption(unknown, field="toward")
    given.aim, told = asked_aim(given.aim, any(Path(each).is_file() for each in given.darts))
    known = given.aim.lower() != "unknown"
    told_darts = given.darts or [input_line(say("fd-darts-ask-darts"))]
    darts = [dart for each in told_darts for dart in darts_in(each, given, known)]
    if not darts:
        raise BadData(Message("fd-darts-none"))
    found = fit(darts, prior=given.toward, aim_known=known)
    print(json.dumps(found.to_json(), indent=2) if given.json else f"{told}\n{found.text()}".strip())
    return 0


def asked_aim(given: str, in_file: bool) -> tuple[str, str]:
    """What was aimed at: as given, as a person says who is asked, else the bull; and a sentence that says so."""
    if given:
        return given, ""
    if sys.stdin.isatty() and not in_file:
        return input_line(say("fd-darts-ask-aim")) or "BULL", ""
    return "BULL", say("fd-darts-at-bull")


def input_line(question: str) -> str:
    """What a person answers."""
    print(question, end=" ", file=sys.stderr, flush=True)
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
            raise BadData(Message("fd-darts-other-game", file=text, game=match.game.title))
        return darts_of(match, seat_of(match, given.seat))
    found: list[Dart] = []
    lines = [line.partition("#")[0].strip() for line in written.splitlines()]
    if heads := column_heads(lines):
        return darts_of_rows(lines[lines.index(heads) :], given.seat, aim)
    for line in lines:
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


def column_heads(lines: list[str]) -> str:
    """The first line, if it heads the columns of a table of darts, one a line.

    >>> column_heads(["", "Player,Aim,Dart", "Ann,T20,5"])
    'Player,Aim,Dart'
    >>> column_heads(["Saturday", "T20 5 1"])
    ''
    """
    first = next(filter(None, lines), "")
    return first if set(DART_HEADS) & set(cells_of(first.lower())) else ""


def cells_of(line: str) -> list[str]:
    """The cells of a line, whichever of the usual marks stands between them."""
    return [cell.strip() for cell in re.split("[,;\t]", line)]


def darts_of_rows(rows: list[str], who: str, aim: str) -> list[Dart]:
    """The darts of a table with heads, those of one player if one is named."""
    from touchline.games.football_darts.solve.fit import read_darts

    heads = cells_of(rows[0].lower())
    found: list[Dart] = []
    for row in filter(None, rows[1:]):
        cells = dict(zip(heads, cells_of(row), strict=False))
        name = next((cells[head] for head in NAME_HEADS if head in cells), "")
        dart = next((cells[head] for head in DART_HEADS if cells.get(head)), "")
        if who in ("0", name):
            found += read_darts([dart], cells.get("aim") or aim)
    return found


def seat_of(match: Match, who: str) -> int:
    """A seat by its number or by the name of whoever sits on it."""
    names = [name.lower() for name in match.names]
    if who.lower() in names:
        return names.index(who.lower())
    if who in ("0", "1"):
        return int(who)
    raise BadOption(Message("fd-darts-nobody", name=repr(who), known=", ".join(match.names)), field="seat")


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
