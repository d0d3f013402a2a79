"""The coach of the terminal never contradicts himself: asked in many positions of every game, as ``hint`` asks him.

What ``hint`` prints is ``Advice.table`` (``sessions/coach_corner.py``).  Here its words and figures are read as a
player reads them.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from tests.sweep import sample

from touchline.games import find_game, game_names
from touchline.play.match import Match
from touchline.sessions.quick_word import first_look
from touchline.solve import advise
from touchline.solve.advice import SHOWN, Advice, Branch, MoveAdvice

FEW = {"first-and-goal": 8, "street-soccer": 12, "pocket-gridiron": 40, "football-darts": 40}
MANY = 300
SEEN_TO_BE_ZERO = 5e-4
"""A share below this is printed as 0 %."""
WINS = re.compile(r"(?:wins|worth) ([\d.]+)%.*?, ([\d.]+) points more than .*? \(([\d.]+)%\)")
NEVER_AND_YET = re.compile(r" 0(\.0)?%, then")
FAR_FROM_THE_BOARD = re.compile(r"MISS \(|\([+-]?\d{3,} mm")


def positions(game: str, wanted: int) -> Iterator[Match]:
    """Decisions of matches played at random, thinned out to be unlike."""
    seed = 0
    while wanted > 0:
        seed += 1
        # on a screen and, every third time, at a table: there the darts are entered
        options = find_game(game).on_screen if seed % 3 else {}
        match, dice = Match(game, options, seed=seed, names=["Ann", "Bob"]), random.Random(seed)
        while not match.over and wanted > 0:
            if match.to_move < 0:
                match.roll()
                continue
            if len(match.legal()) > 1 and dice.random() < 0.2:
                wanted -= 1
                yield match
            match.play(dice.choice(match.legal()))


def worth(move: MoveAdvice, side: int) -> float:
    """Wins and half the draws: by this the coach ranks."""
    return move.win[side] + move.draw / 2


def faults(match: Match, told: Advice) -> list[str]:
    """Whatever a player would hold against the coach."""
    return [*_of_the_moves(match, told), *_of_the_table(told), *_of_the_words(told)]


def _of_the_moves(match: Match, told: Advice) -> Iterator[str]:
    best = worth(told.moves[0], told.side)
    for move in told.moves:
        parsed = match.game.parse_move(match.state, match.box, move.move)
        if parsed[0].value not in match.game.legal_moves(match.state, match.box):
            yield f"{move.move} is not legal"
        if worth(move, told.side) > best + 1e-9:
            yield f"{move.move} is better than the suggestion {told.moves[0].move}"
        if abs(sum(move.win) + move.draw - 1) > 1e-6:
            yield f"{move.move}: the chances add up to {sum(move.win) + move.draw}"


def _of_the_branches(move: MoveAdvice) -> Iterator[str]:
    branches: list[Branch] = [each for each in (move.if_works, move.if_fails) if each is not None]
    for each in branches:
        if not 0 <= each.probability <= 1 + 1e-9:
            yield f"{move.move}: {each.label} happens {each.probability} of the time"
    if len(branches) == 2 and abs(sum(each.probability for each in branches) - 1) > 1e-6:
        yield f"{move.move}: works {branches[0].probability}, fails {branches[1].probability}"


def _of_the_table(told: Advice) -> Iterator[str]:
    """As printed: nothing further down looks better than what stands above it."""
    draws = any(move.draw > SEEN_TO_BE_ZERO for move in told.moves)
    for move in told.moves[:SHOWN]:
        yield from _of_the_branches(move)
    shown = [round(100 * (worth(each, told.side) if draws else each.win[told.side]), 1) for each in told.moves[:SHOWN]]
    for above, below in pairwise(shown):
        if below > above:
            yield f"the table shows {above} above {below}"


def _of_the_words(told: Advice) -> Iterator[str]:
    text = told.table()
    if FAR_FROM_THE_BOARD.search(text):
        yield "aims beside the board"
    if NEVER_AND_YET.search(text):
        yield "says what follows what never happens"
    for said in WINS.finditer(told.why):
        win, gap, less = (float(each) for each in said.groups())
        if win < less or abs(win - gap - less) > (0.61 if gap >= 10 else 0.11):  # said in two figures
            yield f"says {said.group()}"
    if told.counsel is not None and not told.counsel.same:
        figures = told.counsel.message.args
        if int(str(figures["win"])) < int(str(figures.get("less", 0))):
            yield f"counsels {told.say}"
        if told.moves[0].called is not None and figures["best"] != told.moves[0].called:
            yield f"counsels {told.say} and ranks {told.moves[0].move} first"


@pytest.mark.parametrize("game", game_names())
def test_the_coach_never_contradicts_himself(game: str) -> None:
    found = []
    for match in positions(game, sample(FEW.get(game, 20), MANY)):
        told = advise(match)
        found += [f"{fault}\n{match.position()}\n{told.table()}" for fault in faults(match, told)]
        early = first_look(match)
        if early is not None and int(str(early.args["win"])) < int(str(early.args.get("less", 0))):
            found.append(f"first sight: {early}\n{match.position()}")
    assert not found, "\n\n".join(found[:5]) + f"\n… {len(found)} in all"
