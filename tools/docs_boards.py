"""The boards of the docs: every picture is drawn from a position by the game itself, when the pages are built."""

from __future__ import annotations

import hashlib
import re
from functools import cache

from touchline.envs.rendering import render
from touchline.envs.table import Table
from touchline.games import find_game
from touchline.kernel.game import Game
from touchline.lab.policies import random_move
from touchline.play.examples import Example, examples_of
from touchline.play.match import Match

ASKED = re.compile(r"^```board\n(?P<game>\S+)\n(?P<position>.+)\n```$", re.MULTILINE)
"""A position that a page wants drawn: the game, and its position line."""
RULE = re.compile(r"^- \*\*(?P<rule>[A-Z]{2}-\d+\.\d+)\*\*.*(?:\n(?!- |#|\n).*)*", re.MULTILINE)
"""A rule of a rulebook, to the end of its last line."""

Pictures = dict[str, str]
"""SVG by the name of its file."""


def in_the_middle(game_name: str) -> str:
    """The board in the middle of a random game."""
    table = Table(game_name, seed=4)
    while table.steps < 60:
        table.play(table.answer(random_move))
    return str(render(table, "svg"))


@cache
def drawn(game_name: str, position: str, options: tuple[tuple[str, str], ...] = ()) -> str:
    """The board at a position; a position that is none stops the docs from being built."""
    table = Table(game_name, dict(options))
    table.state = table.game.position(position, table.box)
    return str(render(table, "svg"))


def file_of(asked: re.Match[str]) -> str:
    """Where the picture of a position that a page asks for lies."""
    return f"boards/{hashlib.sha256(asked[0].encode()).hexdigest()[:12]}.svg"


def with_examples(game_name: str, book: str) -> tuple[str, Pictures]:
    """A rulebook with an example below every rule that has one, and the boards before and after it."""
    game = find_game(game_name)
    shown = examples_of(game)
    pictures: Pictures = {}

    def add(found: re.Match[str]) -> str:
        example = shown.get(found["rule"])
        return found[0] if example is None else f"{found[0]}\n\n{_told(game, example, pictures)}"

    return RULE.sub(add, book), pictures


def _told(game: Game, example: Example, pictures: Pictures) -> str:
    """An example, folded up: the board, what was played, what came of it."""
    options = tuple(example.options.items())
    before, after = Match.at(game, example.position, example.options), example.played(game)
    words = [after.narrate(index) for index in range(len(after.steps))]
    lines = ['??? example "On the board"']
    for name, match in (("before", before), ("after", after)):
        file = f"{game.name}-{example.rule.lower()}-{name}.svg"
        pictures[file] = drawn(game.name, match.position(), options)
        lines += [
            "",
            f"    {match.headline()}",
            "",
            f"    ![{game.name}: {match.position()}]({file}){{ loading=lazy }}",
        ]
        if name == "before":
            played = ", ".join(f"`{step}`" for step in example.steps)
            lines += ["", f"    Then {played}: {' '.join(words)}"]
    if options:
        lines += ["", f"    With {', '.join(f'`{option}={value}`' for option, value in options)}."]
    return "\n".join(f"    {line}" if line else "" for line in lines)
