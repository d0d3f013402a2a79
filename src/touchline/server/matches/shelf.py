"""The games on the shelf as a page is told of them: options, levels of opponents, rulebook, board."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from touchline.bots import levels
from touchline.games import find_game, game_names
from touchline.kernel.box import Box
from touchline.kernel.game import Game
from touchline.kernel.message import english
from touchline.play.examples import examples_of
from touchline.play.glance import glance_of
from touchline.play.glossary import glossary_of
from touchline.play.lesson import lesson_of
from touchline.play.newcomer import first_words
from touchline.solve.puzzles import puzzles_of
from touchline.wire.answers import Board
from touchline.wire.games import (
    BoardShape,
    GameBook,
    GlanceInfo,
    GlossaryTerm,
    PlayableGame,
    RuleInAWord,
    RuleText,
    game_info,
)
from touchline.wire.words import words_of

FRONTS = "/games"
"""Under this address lie the boards that games from other packages bring."""


Opponents = Callable[[str], list[str]]
"""The levels of a game's bots, by its name."""


def playable(game: Game, opponents: Opponents = levels) -> PlayableGame:
    """A game with what can be done with it here."""
    info, lesson = game_info(game), lesson_of(game)
    aim = [lesson.aim] if lesson is not None else []
    described = {name: each for name, each in vars(info).items() if name != "words"}
    return PlayableGame(
        **described,
        words={**(info.words or {}), **(words_of(aim=aim) or {})} or None,
        aim=english(aim),
        glance=_at_a_glance(game),
        levels=opponents(game.name),
        lesson=lesson is not None,
        puzzles=len(puzzles_of(game)),
    )


def _at_a_glance(game: Game) -> GlanceInfo | None:
    glance = glance_of(game)
    if glance is None:
        return None
    low, high = glance.ends()
    return GlanceInfo(**vars(glance), low=low, high=high)


def shelf(opponents: Opponents = levels) -> list[PlayableGame]:
    """Every game that is installed."""
    return [playable(find_game(name), opponents) for name in game_names()]


def book(game: Game, language: str, opponents: Opponents = levels) -> GameBook:
    """A game with its rulebook in a language and the geometry of its board."""
    told = {rule: RuleInAWord(**each._asdict()) for rule, each in first_words(game, language).items()}
    rules = game.rulebook_in(language).rules.values()
    return GameBook(
        **vars(playable(game, opponents)),
        rules=[RuleText(**rule._asdict(), first=told.get(rule.id)) for rule in rules],
        examples=list(examples_of(game)),
        glossary=[GlossaryTerm(words=list(term.words), rule=term.rule) for term in glossary_of(game, language)],
        board=cast("BoardShape", game.board(game.new_box(game.on_screen))),
    )


def shape_of(game: Game, box: Box) -> BoardShape:
    """The geometry of a match's board, and under ``front`` the address of the game's own module, where it has one."""
    front = {} if game.front is None else {"front": f"{FRONTS}/{game.name}/front.js"}
    return cast("BoardShape", {**game.board(box), **front})


def board_of(game: Game, box: Box) -> Board:
    """The geometry of the board with the options of a match."""
    return Board(game=game.name, title=game.title, board=shape_of(game, box))
