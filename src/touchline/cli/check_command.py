"""``touchline check``: hold a game to the laws."""

from __future__ import annotations

import argparse
import json
import sys

from touchline.cli.terminal import BOLD, RED, paint
from touchline.games import find_game, game_names
from touchline.kernel.command_line import Commands
from touchline.kernel.entry_points import can_compile
from touchline.play.law import LawBroken
from touchline.play.laws import check_game
from touchline.words.languages import say


def register(commands: Commands) -> None:
    """Add the command."""
    check = commands.add_parser(
        "check",
    )
    check.add_argument("game", nargs="*", metavar="GAME")
    check.add_argument("--games", type=int, default=3, metavar="N")
    check.add_argument("--seed", type=int, default=0, metavar="N")
    check.add_argument("--interpreted", action="store_true")
    check.add_argument("--json", action="store_true")
    check.set_defaults(run=run_check)


def run_check(given: argparse.Namespace) -> int:
    """The exit code is 1 when a law is broken."""
    results: list[dict[str, str]] = []
    broken = False
    compiled = not given.interpreted and can_compile()
    for name in given.game or game_names():
        game = find_game(name)
        if not given.json:
            print(paint(game.title, BOLD))

        def told(checked: str, result: str, name: str = game.name) -> None:
            results.append({"game": name, "checked": checked, "result": result})
            if not given.json:
                print(f"  {checked}: {result}", flush=True)

        try:
            check_game(game, games=given.games, seed=given.seed, compiled=compiled, told=told)
        except LawBroken as problem:
            broken = True
            results.append({"game": game.name, "broken": str(problem)})
            if not given.json:
                print(paint(f"  {say('cli-law-broken', law=str(problem))}", RED), file=sys.stderr)
    if given.json:
        print(json.dumps({"ok": not broken, "results": results}, indent=2))
    elif not broken:
        print(say("cli-all-laws-hold"))
    if not (compiled or given.interpreted):
        print(say("cli-not-compared"), file=sys.stderr)
    return 1 if broken else 0
