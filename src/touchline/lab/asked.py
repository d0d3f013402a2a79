"""What every command of the laboratory may be asked: rules, dice, players, and where to play."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from touchline.kernel.box_figures import Corrections
from touchline.kernel.options import add_options, asked_options


def add_common(command: argparse.ArgumentParser) -> None:
    """How and where games are played."""
    add_options(command)
    command.add_argument("--data", type=Path, metavar="FILE")
    command.add_argument("--seed", type=int, default=0, metavar="N")
    command.add_argument("--seconds", type=float, default=1.0, metavar="S")
    command.add_argument("--cores", type=int, metavar="N")
    command.add_argument("--on", default="local", metavar="WHERE")


def box_data(given: argparse.Namespace, path: Path | None = None) -> Corrections | None:
    """The figures of an owner's box, if some were named."""
    path = path or given.data
    if path is None:
        return None
    from touchline.games import find_game
    from touchline.play.data_file import read_data

    return read_data(find_game(given.game), path, find_game(given.game).settle(played_options(given)))


def played_options(given: argparse.Namespace) -> dict[str, Any]:
    """What was asked for, on top of what is natural when Touchline itself rolls and throws."""
    from touchline.games import find_game

    return {**find_game(given.game).on_screen, **asked_options(given)}


def seats_asked(given: argparse.Namespace) -> Sequence[str]:
    """Who was asked to play, or somebody who knows how."""
    from touchline.games import find_game
    from touchline.lab.sheets import sheet_of

    return given.seats.split(",") if given.seats else [sheet_of(find_game(given.game)).strongest]
