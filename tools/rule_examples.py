"""Find an example for every rule in simulated matches: ``python -m tools.rule_examples GAME [--matches N]``.

Matches of random players, with every option once as it is not by default, so that seldom rules come up too.  Of all
steps in which a rule ruled the plainest is kept: told in words, with few other rules, and with few steps before it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from touchline.bots import levels, make_bot
from touchline.bots.base import turn_of
from touchline.games import find_game
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE
from touchline.play.examples import FILE, Example, check_examples, examples_of
from touchline.play.match import Match

MOST_STEPS = 6
LONGEST = 1_500
"""Steps of a match."""


def option_sets(game: Game) -> Iterator[dict[str, str]]:
    """As on the screen, then every option once in another way."""
    usual = {name: str(value) for name, value in game.on_screen.items()}
    yield usual
    for option in game.options:
        if option.is_flag:
            yield usual | {option.name: "no" if option.default else "yes"}
        elif option.choices and not option.each_seat:
            for choice in option.choices:
                if choice != option.default:
                    yield usual | {option.name: str(choice)}


def played(game: Game, options: dict[str, str], seed: int) -> Match:
    """A match between two who move at random: they come everywhere, and need no solver for any set of options."""
    match = Match(game, options, seed=seed)
    bots = [make_bot(game.name, levels(game.name)[0], seed + seat) for seat in range(len(match.names))]
    while not match.over and len(match.steps) < LONGEST:
        if match.to_move == CHANCE:
            match.roll()
        else:
            match.play(bots[match.to_move].choose(turn_of(match)))
    return match


def first_step(match: Match, index: int) -> int:
    """Where an example of a step begins: at the decision that led to it, if that is near."""
    for start in range(index, max(-1, index - MOST_STEPS), -1):
        if match.steps[start].seat is not None:
            return start
    return index


def candidates(match: Match, options: dict[str, str]) -> Iterator[tuple[tuple[int, ...], str, Example]]:
    """Every step as an example of each of its rules, the plainer the smaller its key."""
    for index in range(len(match.steps)):
        rules = match.game.fired_rules(match.states[index + 1].fired)
        silent = int(not match.narrate(index))
        start = first_step(match, index)
        steps = tuple(step.text for step in match.steps[start : index + 1])
        for place, rule in enumerate(rules):
            key = (silent, len(options), len(rules), len(steps), place)
            yield key, rule, Example(rule, options, match.states[start].position(), steps)


def main() -> int:
    """Look at matches, keep the plainest example of each rule, write the game's file."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("game")
    given.add_argument("--matches", type=int, default=6, help="of each set of options")
    asked = given.parse_args()
    game = find_game(asked.game)
    best: dict[str, tuple[tuple[int, ...], Example]] = {}
    for number, options in enumerate(option_sets(game)):
        for seed in range(asked.matches):
            match = played(game, options, 1_000 * number + seed)
            for key, rule, example in candidates(match, options):
                if rule not in best or key < best[rule][0]:
                    best[rule] = (key, example)
        print(f"\r{len(best)} of {len(game.rulebook.rules)} rules", end="", file=sys.stderr, flush=True)
    order: list[Any] = [rule for rule in game.rulebook.rules if rule in best]
    head = "# rule, options, position, steps; tabs between"
    text = "\n".join([head, *(best[rule][1].line() for rule in order)]) + "\n"
    (game.folder / FILE).write_text(text, encoding="utf-8")
    examples_of.cache_clear()
    wrong = list(check_examples(game))
    print(f"\n{len(order)} of {len(game.rulebook.rules)} rules of {game.title} have an example", *wrong, sep="\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
