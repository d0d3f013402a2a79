"""``touchline train``: teach a game to itself, reproducibly."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from touchline.kernel.command_line import Commands
from touchline.kernel.message import Amount, Share
from touchline.words.languages import say, spoken


def register(commands: Commands) -> None:
    """Add the commands of this room."""
    train = commands.add_parser(
        "train",
    )
    train.add_argument("game", metavar="GAME")
    train.add_argument("--seed", type=int, default=1, metavar="N")
    train.add_argument("--scale", type=float, default=1.0, metavar="X")
    train.add_argument("--stages", type=int, default=3, metavar="N")
    train.add_argument("--cores", type=int, default=1, metavar="N")
    train.add_argument("--on", choices=("local", "ray"), default="local")
    train.add_argument("--out", type=Path, metavar="FOLDER")
    train.add_argument("--resume", action="store_true")
    train.add_argument("--ship", action="store_true")
    train.set_defaults(run=run_train)


def run_train(given: argparse.Namespace) -> int:
    """Train, finish, draw the curve."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from touchline.games import find_game
    from touchline.solve.training import begin
    from touchline.solve.training.curve import draw_curve

    game = find_game(given.game)
    folder = given.out or Path("training") / game.name
    course = begin(
        game.name, folder, seed=given.seed, scale=given.scale, stages=given.stages, cores=given.cores, on=given.on
    )
    if given.resume:
        course.resume()
    columns = (
        TextColumn("{task.description:<20}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(say("cli-train-score") + " {task.fields[score]:.3f}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, transient=not sys.stdout.isatty()) as bar:
        task = bar.add_task(say("cli-train-ready"), total=None, score=0.0)

        def tell(stage: str, done: int, total: int, score: float) -> None:
            bar.update(task, description=stage, completed=done, total=total, score=score)

        course.tell = tell
        course.run()
    course.finish(lambda told: print(spoken().say(told)))
    draw_curve(course.curve, folder / "curve.png", f"{game.title}, seed {given.seed}", spoken().say(course.measured))
    last = course.curve[-1]
    score, interval = Share(last["score"], 1), Amount(100 * last["interval"], 1)
    print(say("cli-train-done", measured=course.measured, score=score, interval=interval, games=last["games"]))
    kept = ", ".join(sorted(each.name for each in folder.iterdir()))
    print(say("cli-train-kept", folder=str(folder), files=kept))
    if given.ship:
        print(say("cli-train-shipped", files=", ".join(str(each) for each in course.ship())))
    return 0
