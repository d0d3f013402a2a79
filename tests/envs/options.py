"""Options to try environments with: each value alone, or all values in few sets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from touchline.games import find_game, game_names
from touchline.kernel.errors import TouchlineError
from touchline.kernel.game import Game
from touchline.play.laws import option_sets

Case = tuple[str, dict[str, Any]]


def each_value() -> list[Case]:
    """Every game with its default rules, then with every option at every value worth trying, one at a time."""
    return [(name, options) for name in game_names() for options in option_sets(find_game(name))]


def all_values() -> list[Case]:
    """Every game in as few sets of options as hold every value worth trying at least once."""
    return [(name, options) for name in game_names() for options in covering(find_game(name))]


def covering(game: Game) -> list[dict[str, Any]]:
    """Sets of options, packed greedily; values that will not go together end up in different sets."""
    left = list(option_sets(game))
    packed = []
    while left:
        chosen: dict[str, Any] = {}
        for options in left[:]:
            if not chosen.keys() & options.keys() and _fits(game, chosen | options):
                chosen |= options
                left.remove(options)
        packed.append(chosen)
    return packed


def _fits(game: Game, options: Mapping[str, Any]) -> bool:
    try:
        game.new_box(options)
    except TouchlineError:
        return False
    return True


def spelled(case: Case) -> str:
    """The name of a case in a test run."""
    name, options = case
    return name + "".join(f" {option}={value}" for option, value in options.items())
