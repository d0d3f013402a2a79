"""The tables that a site ships, against the solvers they were made by: position by position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from touchline.bots import make_bot, turn_of
from touchline.games import find_game
from touchline.games.first_and_goal import bots as football_bots
from touchline.games.first_and_goal.solve import shipping as football_shipping
from touchline.games.football_darts.solve.shipping import ShippedValues
from touchline.games.pocket_gridiron.solve.evaluator import GridironEvaluator
from touchline.games.pocket_gridiron.solve.graph import INJURIES
from touchline.games.pocket_gridiron.solve.injury_book import MOST_HURT
from touchline.games.pocket_gridiron.solve.lookup import Lookup
from touchline.kernel.errors import BadData
from touchline.kernel.nodes import CHANCE
from touchline.play.match import Match
from touchline.solve.evaluator import evaluator_for
from touchline.solve.shipped import Column, packed, unpacked

CLOSE = 1e-6
"""Of win probability."""


def decisions(game: str, matches: int) -> Iterator[Match]:
    """Positions of random matches in which somebody is to decide."""
    for seed in range(matches):
        match, choose = Match(game, find_game(game).on_screen, seed=seed), random.Random(seed)
        while not match.over:
            if match.to_move == CHANCE:
                match.roll()
            else:
                yield match
                match.play(choose.choice(match.legal()))


def shipped(game: str) -> dict[str, Any]:
    part = find_game(game).parts.tables
    assert part is not None
    return dict(unpacked(part.load()()).tables)


def close(ours: Any, theirs: Any, side: int) -> None:
    """The same values, and a best move that gives away nothing."""
    mine = {each.move: each.value for each in ours}
    solved = {each.move: each.value for each in theirs}
    assert mine.keys() == solved.keys()
    for move, value in solved.items():
        assert mine[move].equity(side) == pytest.approx(value.equity(side), abs=CLOSE)
    best = max(mine, key=lambda move: mine[move].rank(side))
    assert solved[best].equity(side) > max(each.equity(side) for each in solved.values()) - CLOSE


def test_simulated_darts_are_valued_as_the_solution_values_them() -> None:
    tables, checked = shipped("football-darts"), 0
    for match in decisions("football-darts", 2):
        theirs = evaluator_for(match.game, match.options, match.box)
        ours = ShippedValues(match.box, tables)
        close(ours.move_values(match.state), theirs.move_values(match.state, outlook=False), match.to_move)
        checked += 1
    assert checked > 40


def test_pocket_gridiron_is_valued_as_the_solution_values_it(monkeypatch: pytest.MonkeyPatch) -> None:
    tables, checked = Lookup((0,) * INJURIES, 1, MOST_HURT, shipped("pocket-gridiron")), 0
    game = find_game("pocket-gridiron")
    ours = GridironEvaluator(game, game.new_box(game.on_screen))
    monkeypatch.setattr(ours, "_solved", lambda *_: tables)
    for match in decisions("pocket-gridiron", 2):
        if sum(match.state.injuries) >= MOST_HURT:
            continue  # from there on the solver foresees more than the tables hold
        theirs = evaluator_for(match.game, match.options, match.box)
        found = ours.move_values(match.state, outlook=False)
        close(found, theirs.move_values(match.state, outlook=False), match.to_move)
        checked += 1
    assert checked > 15


@pytest.mark.parametrize("level", ["beginner", "club"])
def test_the_plain_coaches_make_the_same_moves_by_their_book(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = shipped("first-and-goal")
    book = football_shipping.YardsBook(**{name: tables[name] for name in football_shipping.NAMES})
    checked = 0
    for match in decisions("first-and-goal", 2):
        bot = make_bot("first-and-goal", level, seed=match.to_move)
        theirs = bot.choose(turn_of(match))
        with monkeypatch.context() as given:
            given.setattr(football_bots, "_plain_mind", lambda box: book)
            assert bot.choose(turn_of(match)) == theirs
        checked += 1
    assert checked > 100


def test_a_file_gives_back_what_was_put_into_it() -> None:
    file = packed("rules", {"one": Column("H", (2, 2), bytes([1, 0, 2, 0, 3, 0, 255, 255]), 0.5)})
    fits, tables = unpacked(file)
    assert fits == "rules"
    assert [tables["one"][0, 0], tables["one"][1, 1]] == [0.5, 32767.5]


@pytest.mark.parametrize("file", [b"", b"nonsense", packed("x", {})[:-3]])
def test_what_is_no_table_is_refused(file: bytes) -> None:
    with pytest.raises(BadData):
        unpacked(file)
