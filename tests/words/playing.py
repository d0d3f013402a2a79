"""Every message that a game says in random matches under its options, and what else its catalogue must have."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.among_workers import made_once

from touchline.games import find_game, game_names
from touchline.kernel.errors import TouchlineError
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.play.match import Match

NAMES = ("Ann", "Bob", "Carl", "Dora")
STEPS = 400
"""Of a match; the longest games are not played to their end."""
MATCHES = 20
"""At least; a game with few options plays them several times."""
TRIED = 40
"""Moves looked at for one that scores."""
TABLE = {"cards": "table"}
LATE: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "first-and-goal": (
        ("phase=call half=2 score=3,3 y=60 in_hand=2,8 in_deck=0,52", TABLE),
        ("phase=call half=2 score=7,3 y=99 in_hand=1,8 in_deck=0,52", TABLE),
        ("phase=call half=12 score=3,3 y=60 in_hand=1,8 in_deck=0,52", TABLE),
        ("phase=punt-choice action=punt y=70 down=4", TABLE),
        ("phase=punt-choice action=punt y=70 down=4", TABLE),
        ("phase=catch y=60", TABLE | {"advanced_turnovers": True}),
        ("phase=receive", TABLE | {"d20_kicks": True}),
        ("phase=call y=98 to_gain=1", TABLE),
        ("phase=kickoff", TABLE | {"squib_kick": True}),
        ("phase=toss-choice", TABLE | {"toss_choice": True}),
        ("phase=sneak-dice action=sneak die=play pending=256 y=1 to_gain=1", TABLE),
        ("phase=sneak-dice action=sneak die=play pending=256 y=40 to_gain=1 down=4", TABLE),
        ("phase=kneel-card action=kneel y=99 in_hand=3,8 in_deck=0,52", TABLE),
        ("phase=kneel-card action=kneel y=60 in_hand=3,8 in_deck=0,52", TABLE),
        ("phase=try", TABLE),
    )
}
"""Positions that matches of few steps do not come to, with their options."""
GOES, FEW_STEPS = 12, 25
"""How often each of them is played on, and how far."""


def worded_games() -> list[str]:
    """The games that have catalogues."""
    return [name for name in game_names() if find_game(name).worded]


def variants(game: Game) -> list[dict[str, Any]]:
    """The options to play with: as they come, on a screen, and each worth trying."""
    alone = [{option.name: value} for option in game.options for value in option.trials()[-1:]]
    return [{}, dict(game.on_screen), dict(game.at_the_table), *map(dict, game.trials), *alone]


def declared(game: Game) -> Iterator[Message]:
    """What is said of the game itself: tagline, rule sets, options and their choices."""
    yield game.about()
    for rules in game.rule_sets:
        yield from (game.rule_set_label(rules), game.rule_set_help(rules))
    for option in game.options:
        yield from (game.option_label(option), game.option_help(option))
        yield from (game.value_label(option, value) for value in option.choices)


def said_in_a_match(game: Game, options: dict[str, Any], seed: int) -> Iterator[Message]:
    """Whatever is said in a match played at random."""
    yield from said_from_here(Match(game, options, seed=seed, names=NAMES), seed, STEPS)


def said_from_here(match: Match, seed: int, steps: int) -> Iterator[Message]:
    """Whatever is said in so many random steps, nonsense tried on the way included."""
    game = match.game
    choose = random.Random(f"{game.name} {sorted(match.options.items())} {seed}")
    for _ in range(steps):
        yield from (*match.situation(), *match.ask())
        s, box = match.state, match.box
        for nonsense in ("nonsense", "punt", "field-goal"):
            try:
                Match.at(game, match.position(), match.options).enter(nonsense)
            except TouchlineError as problem:
                yield problem.words
        if match.to_move >= 0:
            moves = game.listed_moves(s, box) or game.legal_moves(s, box)
            move = eager(game, match, choose.sample(moves, min(TRIED, len(moves))))
            yield game.move_label(s, box, move)
            match.play(game.move_text(s, box, move))
        else:
            yield game.chance_label(s, box)
            outcome = choose.randrange(game.rules.chances(s, box))
            yield game.outcome_label(s, box, outcome)
            match.roll(None if game.weights_known(s, box) else game.outcome_text(s, box, outcome))
        yield from match.tell()
        if match.over:
            yield from (*match.situation(), *match.result())
            return


def eager(game: Game, match: Match, moves: list[int]) -> int:
    """A move that scores if there is one, so that the words for it come up; else the first."""
    for move in moves:
        after = match.state.copy()
        game.step(after, match.box, move)
        if list(after.score) != list(match.state.score):
            return move
    return moves[0]


@cache
def all_messages(name: str) -> tuple[Message, ...]:
    """Every different message of a game's matches, a few of each kind of number; gathered once in a run."""
    gathered: tuple[Message, ...] = made_once(f"messages of {name}", lambda: gather(name))
    return gathered


def gather(name: str) -> tuple[Message, ...]:
    """Play the matches and listen."""
    game = find_game(name)
    found: dict[Message, None] = dict.fromkeys(declared(game))
    tried = variants(game)
    for number, options in enumerate(tried * -(-MATCHES // len(tried))):
        try:
            found |= dict.fromkeys(said_in_a_match(game, options, number))
        except TouchlineError as problem:  # an option that means nothing alone
            found[problem.words] = None
    for number, (position, options) in enumerate(LATE.get(name, ()) * GOES):
        match = Match.at(game, position, options, seed=number, names=NAMES[:2])
        found |= dict.fromkeys(said_from_here(match, number, FEW_STEPS))
    return tuple(found)
