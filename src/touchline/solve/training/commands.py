"""``touchline train``: teach a game to itself, reproducibly."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

DESCRIPTION = """\
Self-play from nothing. Seed and scale decide the result, cores only the time. Checkpoints, the learning
curve (curve.png) and what would ship are kept in the folder; Ctrl-C loses at most a few minutes, --resume goes on.

  touchline train GAME                        ten minutes to half an hour on one free core
  touchline train GAME --scale 0.02           a quick look at how it works
  touchline train GAME --resume               go on where it stopped
  touchline train GAME --ship                 put the result where the bots look for it
"""


def register(commands: Any) -> None:
    """Add the commands of this room."""
    train = commands.add_parser(
        "train",
        help="teach a game to itself: self-play, checkpoints, learning curve",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    train.add_argument("game", metavar="GAME", help="what is learned")
    train.add_argument("--seed", type=int, default=1, metavar="N", help="another seed, another training (default 1)")
    train.add_argument("--scale", type=float, default=1.0, metavar="X", help="X times as many games (default 1)")
    train.add_argument("--stages", type=int, default=2, metavar="N", help="how many stages of the course (default 2)")
    train.add_argument("--cores", type=int, default=1, metavar="N", help="cores to play on (default 1)")
    train.add_argument("--on", choices=("local", "ray"), default="local", help="where games are played")
    train.add_argument("--out", type=Path, metavar="FOLDER", help="where to keep it (default: training/GAME)")
    train.add_argument("--resume", action="store_true", help="go on from the checkpoint in the folder")
    train.add_argument("--ship", action="store_true", help="put the result into the package")
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
        TextColumn("score {task.fields[score]:.3f}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, transient=not sys.stdout.isatty()) as bar:
        task = bar.add_task("getting ready", total=None, score=0.0)

        def tell(stage: str, done: int, total: int, score: float) -> None:
            bar.update(task, description=stage, completed=done, total=total, score=score)

        course.tell = tell
        course.run()
    course.finish(print)
    draw_curve(course.curve, folder / "curve.png", f"{game.title}, seed {given.seed}", course.measured)
    last = course.curve[-1]
    print(f"{course.measured}: {last['score']:.1%} ± {100 * last['interval']:.1f} after {last['games']} games")
    print(f"Kept in {folder}: {', '.join(sorted(each.name for each in folder.iterdir()))}")
    if given.ship:
        print("Shipped: " + ", ".join(str(each) for each in course.ship()))
    return 0
