"""``touchline data``: what in a game's box is our guess, and the true figures of an owner."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

from touchline.cli.terminal import BOLD, DIM, paint
from touchline.games import find_game
from touchline.kernel.box_figures import Corrections
from touchline.kernel.command_line import Commands
from touchline.kernel.errors import BadData
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.options import Options, add_options, asked_options
from touchline.play.data_file import read_data
from touchline.play.owners_file import about, corrected, edit_file, faults, written
from touchline.words.languages import say
from touchline.words.lines import wrapped

GAMES_TO_COMPARE = 2_000
FIGURES_SHOWN = 12


def register(commands: Commands) -> None:
    """Add the command of this room."""
    data = commands.add_parser(
        "data",
    )
    data.add_argument("game", metavar="GAME")
    data.add_argument("--all", action="store_true")
    data.add_argument("--edit", type=Path, metavar="FILE")
    data.add_argument("--check", type=Path, metavar="FILE")
    data.add_argument("--against", type=Path, metavar="FILE")
    data.add_argument("--games", "-n", type=int, default=GAMES_TO_COMPARE, metavar="N")
    add_options(data)
    data.add_argument("--json", action="store_true")
    data.set_defaults(run=run_data)


def run_data(given: argparse.Namespace) -> int:
    """List, write or check."""
    game = find_game(given.game)
    if not game.box_figures():
        raise BadData(Message("cli-data-none", game=game.title), field=game.name)
    if given.edit:
        return edit(game, given.edit, asked_options(given), given.games, everything=given.all)
    if given.check:
        return check_file(game, given.check, asked_options(given), given.games, given.against)
    shown = [figure for figure in game.box_figures() if given.all or figure.guessed]
    if given.json:
        rows = [{**figure._asdict(), "sure": figure.sure} for figure in shown]
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return 0
    for figure in shown:
        print(f"{paint(figure.key, BOLD)} = {written(figure.value)}  {paint(about(figure), DIM)}")
    print(say("cli-data-count", count=len(shown), game=game.name))
    return 0


def edit(game: Game, path: Path, options: Options, games: int, *, everything: bool) -> int:
    """Write a commented file if there is none, open it in the owner's editor if there is one, and check it."""
    if not path.exists():
        path.write_text(edit_file(game, everything=everything), encoding="utf-8")
        print(say("cli-data-written", file=str(path)))
        if not _open_editor(path):
            return 0
    else:
        _open_editor(path)
    return check_file(game, path, options, games)


def _open_editor(path: Path) -> bool:
    """Whether a person at a terminal could edit the file just now."""
    editor = os.environ.get("VISUAL") or os.environ.get("EDITOR")
    if not editor or not sys.stdin.isatty():
        return False
    subprocess.run([*shlex.split(editor), str(path)], check=False)
    return True


def check_file(game: Game, path: Path, options: Options, games: int, against: Path | None = None) -> int:
    """Every fault with its line; without faults what the file changes in our figures, or in another file's."""
    data = _checked(game, path, options)
    other = _checked(game, against, options) if against else None
    theirs = {figure.key: value for figure, value in corrected(game, other or {})}
    ours = {figure.key: (figure, value) for figure, value in corrected(game, data)}
    figures = {figure.key: figure for figure in game.box_figures()}
    changed = 0
    for key in [key for key in figures if key in ours or key in theirs]:
        value = ours[key][1] if key in ours else figures[key].value
        before = theirs.get(key, figures[key].value)
        if value != before:
            changed += 1
            print(
                f"{paint(key, BOLD)} = {written(value)}  {paint(say('cli-data-instead', before=written(before)), DIM)}"
            )
    if not changed:
        print(say("cli-data-same", whose=str(against) if against else say("cli-data-our-own")))
    elif games:
        show_effect(game, options, games, (str(against) if against else say("cli-data-ours"), other), (str(path), data))
    return 0


def _checked(game: Game, path: Path, options: Options) -> Corrections:
    """The figures of a file, or every fault in it."""
    found = faults(game, path.read_text(encoding="utf-8"), options)
    if found:
        told = "\n".join(say("cli-data-line", file=str(path), line=each.line, fault=each.message) for each in found)
        raise BadData(told, field=found[0].field)
    return read_data(game, path, options)


Side = tuple[str, Corrections | None]
"""Whose figures, and what they are (``None``: as we have them)."""


def show_effect(game: Game, options: Options, games: int, before: Side, after: Side) -> None:
    """The same dice with two boxes: what comes out differently."""
    from touchline.lab.measures import differences
    from touchline.lab.sheets import sheet_of
    from touchline.lab.sides import Side
    from touchline.lab.simulation import simulate

    agreed, who = {**game.on_screen, **options}, sheet_of(game).strongest
    sides = [
        Side(name, "", simulate(game, games, seats=[who], options=agreed, data=figures))
        for name, figures in (before, after)
    ]
    found = sorted(differences(sides[0].figures(), sides[1].figures()), key=lambda each: each.p)
    told = say("cli-data-effect", games=games, who=who, before=before[0], after=after[0])
    print(paint(f"\n{told}", BOLD))
    for each in found[:FIGURES_SHOWN]:
        told = f"{each.ours.text()} → {each.theirs.text()} ({each.ours.text(each.change, signed=True)} ± "
        print(wrapped(f"{each.ours.label}: {told}{each.ours.text(each.margin)}, p = {each.p:.2g})", "  "))
    print(say("cli-data-holm", count=len(found)))
