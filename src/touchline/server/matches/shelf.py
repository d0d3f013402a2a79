"""The games on the shelf as a page is told of them: options, levels of opponents, rulebook, board, lesson."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from touchline.bots import levels
from touchline.games import find_game, game_names
from touchline.kernel.game import Game
from touchline.kernel.message import Message, english, messages_json
from touchline.play.examples import example_of, examples_of
from touchline.play.glance import glance_of
from touchline.play.glossary import glossary_of
from touchline.play.lesson import lesson_of
from touchline.server.errors import NotFound
from touchline.solve.puzzles import puzzles_of
from touchline.wire.codec import to_json
from touchline.wire.games import game_info

FRONTS = "/games"
"""Under this address lie the boards that games from other packages bring."""


Opponents = Callable[[str], list[str]]
"""The levels of a game's bots, by its name."""


def playable(game: Game, opponents: Opponents = levels) -> dict[str, Any]:
    """A game with what can be done with it here (``PlayableGame``)."""
    told: dict[str, Any] = to_json(game_info(game))
    lesson = lesson_of(game)
    told["aim"] = english([lesson.aim]) if lesson is not None else ""
    if lesson is not None:
        told["words"] = told.get("words", {}) | messages_json(aim=[lesson.aim])["words"]
    glance = glance_of(game)
    told |= {"glance": asdict(glance)} if glance is not None else {}
    return told | {"levels": opponents(game.name), "lesson": lesson is not None, "puzzles": len(puzzles_of(game))}


def shelf(opponents: Opponents = levels) -> list[dict[str, Any]]:
    """Every game that is installed."""
    return [playable(find_game(name), opponents) for name in game_names()]


def book(game: Game, language: str, opponents: Opponents = levels) -> dict[str, Any]:
    """A game with its rulebook in a language and the geometry of its board (``GameBook``)."""
    return playable(game, opponents) | {
        "rules": [rule._asdict() for rule in game.rulebook_in(language).rules.values()],
        "examples": list(examples_of(game)),
        "glossary": [{"words": list(term.words), "rule": term.rule} for term in glossary_of(game, language)],
        "board": game.board(game.new_box(game.on_screen)),
    }


def shape_of(game: Game, box: Any) -> dict[str, Any]:
    """The geometry of a match's board, and under ``front`` the address of the game's own module, where it has one."""
    front = {} if game.front is None else {"front": f"{FRONTS}/{game.name}/front.js"}
    return game.board(box) | front


def lesson_film(game: Game) -> dict[str, Any]:
    """A lesson, played through the engine beforehand (``LessonFilm``)."""
    lesson = lesson_of(game)
    if lesson is None:
        raise NotFound(Message("server-no-lesson", game=game.name))
    return {"ok": True, "board": shape_of(game, lesson.begin().box)} | lesson.film()


def rule_example(game: Game, rule: str) -> dict[str, Any]:
    """A rule at work (``RuleExample``)."""
    example = example_of(game, rule)
    return {"ok": True, "board": shape_of(game, example.played(game).box)} | example.film(game)
