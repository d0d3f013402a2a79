"""``touchline ladder``: how the opponents of a game stand to each other."""

from __future__ import annotations

import argparse
import math
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from touchline.games import find_game
from touchline.kernel.errors import BadOption
from touchline.kernel.options import add_options, asked_options

DESCRIPTION = """\
Every level meets the one below it (--all: everybody meets everybody) in mirrored pairs: two games with the
same dice, seats changed. The share of points won (a draw is half), with its 95 % interval over pairs.
Where a game can play whole matches in machine code, that is used; otherwise bots are asked move by move.

  touchline ladder                          a short look at all games
  touchline ladder GAME --pairs 1000        one game, taken seriously
  touchline ladder --markdown               the table for the docs
"""
PAIRS = 20


@dataclass(frozen=True)
class Rung:
    """How one level does against another."""

    game: str
    upper: str
    lower: str
    pairs: int
    score: float
    interval: float
    """Half-width of the 95 % interval."""


def register(commands: Any) -> None:
    """Add the command."""
    ladder = commands.add_parser(
        "ladder",
        help="how the bots of a game stand to each other",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    ladder.add_argument("game", nargs="?", metavar="GAME", help="all games unless named")
    ladder.add_argument("--pairs", type=int, default=PAIRS, metavar="N", help=f"mirrored pairs a meeting ({PAIRS})")
    ladder.add_argument("--seed", type=int, default=1, metavar="N", help="of the dice (default 1)")
    ladder.add_argument("--cores", type=int, default=1, metavar="N", help="cores to play on (default 1)")
    ladder.add_argument("--on", choices=("local", "cuda"), default="local", help="cuda: on an NVIDIA GPU")
    ladder.add_argument("--seconds", type=float, default=1.0, metavar="S", help="a bot's time for a move")
    ladder.add_argument("--all", action="store_true", help="everybody against everybody")
    ladder.add_argument("--levels", default="", metavar="A,B", help="only these levels")
    add_options(ladder)
    ladder.add_argument("--markdown", action="store_true", help="as a table for the docs")
    ladder.set_defaults(run=run_ladder)


def run_ladder(given: argparse.Namespace) -> int:
    """Play and print."""
    from touchline.games import find_game, game_names

    games = [find_game(given.game)] if given.game else [find_game(name) for name in game_names()]
    line = "| {} | {} | {} | {} | {} |" if given.markdown else "{:<16} {:<12} {:<12} {:>6}  {}"
    print(line.format("game", "level", "against", "pairs", "score"))
    if given.markdown:
        print("|---|---|---|---|---|")
    for game in games:
        wanted = [each.strip() for each in given.levels.split(",") if each.strip()]
        for upper, lower in meetings(game.name, everybody=given.all, wanted=wanted):
            rung = climb(
                game.name,
                upper,
                lower,
                given.pairs,
                seed=given.seed,
                cores=given.cores,
                seconds=given.seconds,
                on=given.on,
                options=asked_options(given),
            )
            score = f"{rung.score:.1%} ± {100 * rung.interval:.1f}"
            print(line.format(rung.game, rung.upper, rung.lower, rung.pairs, score), flush=True)
    return 0


def meetings(game_name: str, *, everybody: bool = False, wanted: list[str] | None = None) -> list[tuple[str, str]]:
    """Who meets whom, the upper level first.

    >>> meetings("street-soccer")
    [('beginner', 'random'), ('club', 'beginner'), ('master', 'club')]
    """
    from touchline.bots import levels

    known = levels(game_name)
    for each in wanted or []:
        if each not in known:
            raise BadOption(f"there is no level {each!r} for {game_name}; there is: {', '.join(known)}", field="levels")
    known = [each for each in known if not wanted or each in wanted]
    if everybody:
        return [(upper, lower) for k, upper in enumerate(known) for lower in known[:k]]
    return [(upper, lower) for lower, upper in pairwise(known)]


def climb(
    game_name: str,
    upper: str,
    lower: str,
    pairs: int,
    *,
    seed: int,
    cores: int,
    seconds: float,
    on: str = "local",
    options: Mapping[str, Any] | None = None,
) -> Rung:
    """One meeting: in machine code if the game's bots offer it, else by the laboratory's tournament."""
    import numpy as np

    parts = find_game(game_name).parts
    if parts.meeting is not None and not options:
        points = np.asarray(parts.meeting.load()(upper, lower, pairs, seed=seed, cores=cores, on=on))
    elif on != "local":
        raise BadOption(f"the bots of {game_name} do not play on a GPU", field="on")
    else:
        from touchline.lab.policies import policies
        from touchline.lab.tournament import Tournament

        scripted = policies(find_game(game_name))
        entrants = [f"bot:{each}" if each in scripted else each for each in (upper, lower)]
        agreed = {**(parts.meeting_options.load() if parts.meeting_options else {}), **(options or {})}
        cup = Tournament(game_name, entrants, pairs=pairs, seed=seed, seconds=seconds, options=agreed)
        points = np.asarray(cup.run(cores=cores).meetings[0].points)
    share = points / 2
    half_width = 1.96 * float(share.std(ddof=1 if len(share) > 1 else 0)) / math.sqrt(len(share))
    return Rung(game_name, upper, lower, pairs, float(share.mean()), half_width)
