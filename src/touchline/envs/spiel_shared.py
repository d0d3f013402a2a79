"""A game of OpenSpiel with its parameters: what all its states have in common."""

from __future__ import annotations

import json
from functools import cache
from typing import Any
from urllib.parse import unquote

from touchline.games import find_game
from touchline.kernel.game import Game


def parse_options(text: str) -> dict[str, str]:
    """Options written ``a=1;b=yes`` as a mapping."""
    pairs = (word.partition("=") for word in text.split(";") if word.strip())
    return {name.strip(): value.strip() for name, _, value in pairs}


class Shared:
    """What all states of a loaded game have in common; never copied, pickled by its description."""

    def __init__(self, name: str, options: str, start: str, data: str) -> None:
        self.description = (name, options, start, data)
        self.game: Game = find_game(name)
        options, start, data = (unquote(each) for each in (options, start, data))
        self.box = self.game.new_box(parse_options(options), json.loads(data) if data else None)
        self.first = self.game.position(start, self.box) if start else self.game.new_state(self.box)

    def __deepcopy__(self, memo: object) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, tuple[str, ...]]:
        return shared, self.description


@cache
def shared(name: str, options: str, start: str, data: str) -> Shared:
    """The one ``Shared`` of a game with these parameters."""
    return Shared(name, options, start, data)
