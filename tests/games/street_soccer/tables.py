"""Positions of Street Soccer for the tests: written short, met at random, seen in a mirror."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from touchline import find_game
from touchline.kernel.nodes import CHANCE, OVER
from touchline.play.match import Match

GAME = find_game("street-soccer")


def names(yellow: str, red: str) -> str:
    """Two sides as the ``figures`` of a position; who is not named is missing."""
    sides = [[*side.split(), "-", "-", "-", "-", "-"][:5] for side in (yellow, red)]
    return ",".join(sides[0] + sides[1])


def table(yellow: str, red: str, more: str, **options: Any) -> Match:
    """A match at a position: both sides goalie first (``-`` if he is missing), then the other fields."""
    return Match.at("street-soccer", f"figures={names(yellow, red)} {more}", options)


def turn(yellow: str, red: str, ball: str, die: int, more: str = "", **options: Any) -> Match:
    """A match at a turn, yellow's unless ``more`` says otherwise."""
    return table(yellow, red, f"phase=move ball={ball} die={die} minute=2 {more}".strip(), **options)


def ends(match: Match, start: str) -> set[str]:
    """Where the figure on a square (``F7``) or the ball it reaches (``*H7``) can end."""
    found = set()
    for text in match.legal():
        if text.startswith(start):
            walk, kicked, ball = text.partition("*")
            found.add(f"*{ball}" if kicked else walk.partition("-")[2])
    return found


def wander(seed: int, steps: int, options: Mapping[str, Any]) -> Any:
    """A state met in play: at random, but fond of the ball and of goals; at a decision if it can be."""
    box = GAME.new_box(options)
    s = GAME.new_state(box)
    chooser = random.Random(seed)
    for n in range(10_000):
        seat = GAME.rules.to_move(s, box)
        if seat == OVER or (n >= steps and seat != CHANCE):
            return s
        if seat == CHANCE:
            GAME.step(s, box, chooser.randrange(GAME.rules.chances(s, box)))
            continue
        moves = GAME.legal_moves(s, box)
        scoring = [move for move in moves if GAME.move_text(s, box, move).endswith("GOAL")]
        kicking = [move for move in moves if "*" in GAME.move_text(s, box, move)]
        liked = scoring or (kicking if kicking and chooser.random() < 0.7 else moves)
        GAME.step(s, box, chooser.choice(liked))
    raise AssertionError("the game does not end")


def thrown_together(seed: int, spread: float) -> Any:
    """A turn with everybody crowded around the ball, often before a goal: legal, if unlikely."""
    chooser = random.Random(seed)
    field = [(x, y) for x in range(1, 11) for y in range(1, 7)]
    fronts = [(1, 3), (1, 4), (10, 3), (10, 4)]
    ball = chooser.choice(field if chooser.random() < 0.6 else fronts)
    places = [ball]
    while len(places) < 11:
        place = (round(chooser.gauss(ball[0], spread)), round(chooser.gauss(ball[1], spread)))
        if 0 <= place[0] < 12 and 0 <= place[1] < 8 and place not in places:
            places.append(place)
    texts = ["ABCDEFGHIJKL"[x] + str(y + 1) for x, y in places]
    side = chooser.choice(("yellow", "red"))
    line = f"phase=move figures={','.join(texts[1:])} ball={texts[0]} turn={side} die={chooser.randint(1, 6)} minute=2"
    return GAME.position(line, GAME.new_box())
