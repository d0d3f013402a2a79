"""``touchline ladder``: how the opponents of a game stand to each other."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from touchline.games import find_game
from touchline.kernel.command_line import Commands
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.kernel.options import Options, add_options, asked_options
from touchline.lab.cup_commands import add_engines, engines_asked, print_faults, time_control
from touchline.lab.progress import progress
from touchline.words.languages import say
from touchline.words.written_numbers import percentage

if TYPE_CHECKING:
    from touchline.lab.arbiter import TimeControl

PAIRS = 20
EXIT_INTERRUPTED = 130


@dataclass(frozen=True)
class Rung:
    """How one level does against another."""

    game: str
    upper: str
    lower: str
    pairs: int
    score: float
    low: float
    """The 95 % interval."""
    high: float
    faults: list[str] = field(default_factory=list)

    def text(self) -> str:
        """The score with its interval."""
        return f"{percentage(self.score, 1)} ({percentage(self.low, 1)} … {percentage(self.high, 1)})"


def register(commands: Commands) -> None:
    """Add the command."""
    ladder = commands.add_parser(
        "ladder",
    )
    ladder.add_argument("game", nargs="?", metavar="GAME")
    ladder.add_argument("--pairs", type=int, default=PAIRS, metavar="N")
    ladder.add_argument("--seed", type=int, default=1, metavar="N")
    ladder.add_argument("--cores", type=int, default=1, metavar="N")
    ladder.add_argument("--on", choices=("local", "cuda"), default="local")
    ladder.add_argument("--seconds", type=float, default=1.0, metavar="S")
    ladder.add_argument("--all", action="store_true")
    ladder.add_argument("--levels", default="", metavar="A,B")
    ladder.add_argument("--keep", type=Path, metavar="FOLDER")
    add_engines(ladder)
    add_options(ladder)
    ladder.add_argument("--markdown", action="store_true")
    ladder.set_defaults(run=run_ladder)


def run_ladder(given: argparse.Namespace) -> int:
    """Play and print."""
    from touchline.games import find_game, game_names

    games = [find_game(given.game)] if given.game else [find_game(name) for name in game_names()]
    engines = engines_asked(given)
    wanted = [each.strip() for each in given.levels.split(",") if each.strip()]
    met = [
        (game, *pair)
        for game in games
        for pair in meetings(game.name, everybody=given.all, wanted=wanted, engines=list(engines))
    ]
    line = "| {} | {} | {} | {} | {} |" if given.markdown else "{:<16} {:<12} {:<12} {:>6}  {}"
    print(line.format(*(say(f"cli-ladder-{each}") for each in ("game", "level", "against", "pairs", "score"))))
    if given.markdown:
        print("|---|---|---|---|---|")
    for game, upper, lower in met:
        setting = Setting(
            pairs=given.pairs,
            seed=given.seed,
            cores=given.cores,
            seconds=given.seconds,
            on=given.on,
            options=asked_options(given),
            engines={name: engines[name] for name in (upper, lower) if name in engines},
            control=time_control(given),
            folder=given.games_to,
            file=given.keep / f"{game.name}-{upper}-{lower}.jsonl" if given.keep else None,
        )
        try:
            with progress(f"{game.name}: {upper} – {lower}", given.pairs) as tell:
                rung = climb(game.name, upper, lower, setting, tell)
        except KeyboardInterrupt:
            print(say("cli-interrupted-goes-on" if given.keep else "cli-interrupted"), file=sys.stderr)
            return EXIT_INTERRUPTED
        print(line.format(rung.game, rung.upper, rung.lower, rung.pairs, rung.text()), flush=True)
        print_faults(rung.faults)
    return 0


def meetings(
    game_name: str, *, everybody: bool = False, wanted: list[str] | None = None, engines: list[str] | None = None
) -> list[tuple[str, str]]:
    """Who meets whom, the upper level first; programs from outside meet every level, former masters who asks for them.

    >>> meetings("street-soccer")
    [('beginner', 'random'), ('club', 'beginner'), ('master', 'club')]
    """
    from touchline.bots import levels

    known = [*find_game(game_name).parts.former_levels, *levels(game_name)] if wanted else levels(game_name)
    for each in wanted or []:
        if each not in known:
            told = Message("cli-no-level", level=repr(each), game=game_name, known=", ".join(known))
            raise BadOption(told, field="levels")
    known = [each for each in known if not wanted or each in wanted]
    if engines:
        return [(engine, level) for engine in engines for level in known]
    if everybody:
        return [(upper, lower) for k, upper in enumerate(known) for lower in known[:k]]
    return [(upper, lower) for lower, upper in pairwise(known)]


@dataclass(frozen=True)
class Setting:
    """How a meeting is played."""

    pairs: int = PAIRS
    seed: int = 1
    cores: int = 1
    seconds: float = 1.0
    on: str = "local"
    options: Options = field(default_factory=dict)
    engines: Mapping[str, str] = field(default_factory=dict)
    control: TimeControl | None = None
    folder: Path | None = None
    """Where games with programs are saved."""
    file: Path | None = None
    """Where the meeting is kept."""


def climb(
    game_name: str, upper: str, lower: str, setting: Setting, tell: Callable[[int], None] = lambda count: None
) -> Rung:
    """One meeting: in machine code if the game's bots offer it, else by the laboratory's tournament."""
    from touchline.lab.intervals import share_interval
    from touchline.lab.policies import bot_level, policies
    from touchline.lab.tournament import Tournament

    game = find_game(game_name)
    quick = game.parts.meeting.load() if game.parts.meeting and not setting.options and not setting.engines else None
    if setting.on != "local" and quick is None:
        raise BadOption(Message("cli-ladder-no-gpu", game=game_name), field="on")
    scripted = policies(game)
    entrants = [f"bot:{each}" if each in scripted else each for each in (upper, lower) if each not in setting.engines]
    agreed = {**(game.parts.meeting_options.load() if game.parts.meeting_options else {}), **setting.options}
    if setting.file is not None:
        setting.file.parent.mkdir(parents=True, exist_ok=True)
    cup = Tournament(
        game_name,
        entrants,
        pairs=setting.pairs,
        seed=setting.seed,
        seconds=setting.seconds,
        options=agreed,
        file=setting.file,
        engines=setting.engines,
        control=setting.control,
        folder=setting.folder,
        quick=quick,
    )
    if cup.meetings:
        tell(cup.pairs_played())
    cup.run(cores=setting.cores, on=setting.on, tell=lambda meeting: tell(len(meeting.points)))
    first = cup.entrants[0]
    points = cup.points_of_first()
    shares = [each / 2 if bot_level(first) == upper else 1 - each / 2 for each in points]
    low, high = share_interval(shares, games=2)
    return Rung(game_name, upper, lower, len(shares), sum(shares) / len(shares), low, high, cup.faults)
