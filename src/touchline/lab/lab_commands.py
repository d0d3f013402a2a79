"""``touchline simulate``, ``report`` and ``bench``."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from touchline.kernel.command_line import Commands
from touchline.kernel.message import Amount
from touchline.kernel.options import parse_options
from touchline.lab import cup_commands
from touchline.lab.asked import add_common, box_data, played_options, seats_asked
from touchline.lab.progress import progress
from touchline.words.languages import say

if TYPE_CHECKING:
    from touchline.lab.simulation import Simulation

EXIT_INTERRUPTED = 130


def register(commands: Commands) -> None:
    """Add the commands of the laboratory."""
    simulate = _command(commands, "simulate", run_simulate)
    simulate.add_argument("game", metavar="GAME")
    _add_playing(simulate, games=100_000)
    simulate.add_argument("--rows", default="game", metavar="WHAT")
    simulate.add_argument("--out", type=Path, metavar="FILE")
    simulate.add_argument("--resume", action="store_true")
    simulate.add_argument("--json", action="store_true")

    report = _command(commands, "report", run_report)
    report.add_argument("game", metavar="GAME")
    _add_playing(report, games=100_000)
    report.add_argument("--compare", action="append", default=[], metavar="NAME=VALUE")
    report.add_argument("--compare-data", type=Path, metavar="FILE")
    report.add_argument("--stronger", metavar="WHO")
    report.add_argument("--out", type=Path, metavar="FILE")

    cup_commands.register(commands)

    bench = _command(commands, "bench", run_bench)
    bench.add_argument("games", nargs="*", metavar="GAME")
    bench.add_argument("--seconds", type=float, default=2.0, metavar="S")
    bench.add_argument("--cores", type=int, metavar="N")
    bench.add_argument("--alone", action="store_true")
    bench.add_argument("--json", type=Path, default=Path("build/bench.json"), metavar="FILE")


def _command(commands: Commands, name: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
    made = commands.add_parser(name)
    made.set_defaults(run=run)
    return made


def _add_playing(command: argparse.ArgumentParser, games: int) -> None:
    command.add_argument("--games", "-n", type=int, default=games, metavar="N")
    command.add_argument("--seats", default="", metavar="A,B")
    add_common(command)


# ---- simulate


def run_simulate(given: argparse.Namespace) -> int:
    """Play, summarise, write."""
    import polars as pl

    from touchline.lab.frames import frame
    from touchline.lab.row_files import check_kind, missing, read_rows, write_rows
    from touchline.lab.simulation import make_job

    if given.out is not None:
        check_kind(given.out)
    job = make_job(
        given.game, seats_asked(given), played_options(given), given.seed, box_data(given), seconds=given.seconds
    )
    rows = read_rows(given.out, job, given.rows) if given.resume and given.out is not None else None
    parts = [(0, given.games)] if rows is None else list(missing(rows, given.games))
    if not parts:
        print(say("lab-all-there", file=str(given.out), games=given.games), file=sys.stderr)
        return 0
    found = _play_parts(given, parts)
    done = sum(len(each.numbers) for each in found)
    made = [] if rows is None else [rows]
    whole = pl.concat([*made, *(frame(each, given.rows) for each in found)]).sort("game_id", maintain_order=True)
    games = whole if given.rows == "game" else None
    if given.json:
        print(json.dumps(_as_json(found[0], games)))
    else:
        _print_figures(found[0], games)
    if given.out is not None:
        write_rows(whole, given.out, job, given.rows)
        print(say("lab-one-row", file=str(given.out), what=given.rows), file=sys.stderr)
    if done == sum(count for _, count in parts):
        return 0
    if given.out is not None and given.out.suffix == ".parquet":
        print(say("lab-resume-goes-on"), file=sys.stderr)
    return EXIT_INTERRUPTED


def _play_parts(given: argparse.Namespace, parts: Sequence[tuple[int, int]]) -> list[Simulation]:
    """Play the games that are missing, until somebody interrupts."""
    from touchline.lab.simulation import simulate

    settings: dict[str, Any] = {"seats": seats_asked(given), "options": played_options(given), "data": box_data(given)}
    settings |= {"seed": given.seed, "cores": given.cores, "seconds": given.seconds, "on": given.on}
    found = []
    with progress(given.game, given.games) as tell:
        before = given.games - sum(count for _, count in parts)
        if before:
            tell(before)
        for first, count in parts:
            found.append(simulate(given.game, count, first=first, tell=tell, **settings))
            if len(found[-1].numbers) < count:
                break
    return found


def _as_json(played: Simulation, games: Any) -> dict[str, Any]:
    from touchline.lab.measures import game_figures

    figures = {
        each.name: {"mean": each.mean, "low": each.low, "high": each.high} for each in game_figures(played, games)
    }
    rules = {name: {"times": times, "games": seen} for name, (times, seen) in played.rule_counts().items()}
    return {
        "game": played.job.game_name,
        "players": list(played.job.players),
        "seed": played.job.seed,
        "asked": played.asked,
        "games": len(played.numbers) if games is None else len(games),
        "transitions": played.transitions,
        "seconds": played.seconds,
        "figures": figures,
        "rules": rules,
    }


def _print_figures(played: Simulation, games: Any) -> None:
    from rich.console import Console
    from rich.table import Table

    from touchline.lab.measures import game_figures
    from touchline.lab.report import rules_text

    job = played.job
    rate = played.transitions / played.seconds if played.seconds else 0.0
    count = len(played.numbers) if games is None else len(games)
    told = say(
        "lab-played",
        games=count,
        players=" v ".join(job.players),
        seed=str(job.seed),
        steps=int(played.transitions),
        seconds=Amount(played.seconds, 2),
        rate=Amount(rate / 1e6, 1),
    )
    if len(played.numbers) != played.asked:
        told = say("lab-interrupted", played=told, asked=played.asked)
    console = Console()
    console.print(f"[bold]{job.game.title}[/bold]: {told}", soft_wrap=True)
    chosen = rules_text(job.game, job.options)
    console.print(say("lab-rules", rules=chosen), soft_wrap=True, markup=False)
    table = Table(say("lab-figure"), say("lab-mean"), say("lab-interval"), box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for each in game_figures(played, games):
        table.add_row(each.label, each.text(), f"{each.text(each.low)} … {each.text(each.high)}")
    console.print(table)


# ---- report


def run_report(given: argparse.Namespace) -> int:
    """Write the page."""
    from touchline.lab.report import write_report

    target = given.out or Path(f"{given.game}-report.html")
    two = bool(given.compare) or given.compare_data is not None
    total, played = given.games * (2 if two else 1), 0
    with progress(given.game, total) as tell:

        def count(games: int) -> None:
            nonlocal played
            played += games
            tell(games)

        write_report(
            given.game,
            target,
            games=given.games,
            seats=seats_asked(given),
            options=played_options(given),
            compare=parse_options(given.compare),
            data=box_data(given),
            compare_data=box_data(given, given.compare_data) if given.compare_data else None,
            seed=given.seed,
            cores=given.cores,
            on=given.on,
            stronger=given.stronger,
            tell=count,
        )
    if played < total:
        print(say("lab-interrupted", played=str(target), asked=given.games))
        return EXIT_INTERRUPTED
    print(target)
    return 0


# ---- bench


def run_bench(given: argparse.Namespace) -> int:
    """Measure, print, keep."""
    from rich.console import Console

    from touchline.lab.bench import bench, write_json

    console = Console()

    def tell(line: Any) -> None:
        rate = f"{line.rate:>15,.0f}" if line.rate else f"{'–':>15}"
        console.print(f"{line.who:11}{line.game:20}{line.how or line.note:44}{rate}", highlight=False, soft_wrap=True)

    console.print(f"[bold]{'':31}{say('lab-loop'):44}{say('lab-transitions'):>15}[/bold]")
    found = bench(games=given.games, seconds=given.seconds, cores=given.cores, with_peers=not given.alone, tell=tell)
    machine = found["machine"]
    told = say("lab-machine", processor=machine["processor"], cores=machine["cores"], python=machine["python"])
    if found["load"] is not None:
        told = say("lab-machine-load", machine=told, load=Amount(found["load"], 1))
    console.print(f"\n{told}\n")
    for goal in found["goals"]:
        colour, met = ("green", "lab-goal-met") if goal["met"] else ("red", "lab-goal-missed")
        wanted = say("lab-goal", wanted=f"{goal['wanted']:g}")
        line = f"[{colour}]{say(met):<4}[/{colour}]{goal['text']:58}{goal['found']:>9.1f} ×   {wanted}"
        console.print(line, highlight=False, soft_wrap=True)
    write_json(found, given.json)
    console.print(f"\n{given.json}")
    return 0
