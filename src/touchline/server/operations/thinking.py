"""What a server asks its workers: a bot's move, a match of a season.

Of a match that goes on they see a view, never the state.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from touchline.bots import Bot, Turn, make_bot
from touchline.games import find_game
from touchline.kernel.box import Box
from touchline.kernel.game import Game
from touchline.kernel.options import Options
from touchline.play.recalling import from_wire
from touchline.server.operations.questions import MoveWanted


@lru_cache(maxsize=256)
def _box(game: Game, options: str, data: str) -> tuple[Options, Box]:
    settled = game.settle(json.loads(options))
    return settled, game.box(settled, json.loads(data))


@lru_cache(maxsize=256)
def _bot(game: str, level: str, seed: int) -> Bot:
    return make_bot(game, level, seed)


def bot_move(request: MoveWanted) -> str:
    """The move a bot chooses."""
    game = find_game(request["game"])
    options, box = _box(game, json.dumps(request["options"]), json.dumps(request["data"]))
    turn = Turn(
        game=game,
        options=options,
        box=box,
        seat=request["seat"],
        view=request["view"],
        legal=request["legal"],
        seconds=request["seconds"],
        step=request["step"],
        past=from_wire(request.get("past", ())),
    )
    return _bot(request["game"], request["level"], request["seed"]).choose(turn)


def season_match(season: dict[str, Any], fixture: dict[str, Any]) -> dict[str, Any]:
    """A whole match between bots of a season, as a line of its file."""
    from touchline.season.fixtures import Fixture
    from touchline.season.lines import from_header, result_line
    from touchline.season.playing import play_fixture

    return result_line(play_fixture(from_header(season), Fixture(**fixture)))
