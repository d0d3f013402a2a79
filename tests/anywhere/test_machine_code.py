"""The masters' machine code in WebAssembly, against the native one: the same moves, the same advice."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from tests.anywhere.node_host import NodeMachine

from touchline.bots import Turn, levels, make_bot, turn_of
from touchline.games import find_game
from touchline.games.first_and_goal import bots as football_bots
from touchline.games.first_and_goal.solve import shipping as football_shipping
from touchline.games.street_soccer.solve import shipping as soccer_shipping
from touchline.games.street_soccer.solve.thinking import Thinker
from touchline.games.street_soccer.state import SET_UP
from touchline.kernel.entry_points import Shipped
from touchline.kernel.hosted import KINDS, Plan, is_hosted, run_in
from touchline.kernel.nodes import CHANCE
from touchline.kernel.placing import placed
from touchline.kernel.webassembly import module_of
from touchline.play.match import Match
from touchline.solve.evaluator import MoveValue, Value, no_progress
from touchline.solve.shipped import unpacked

CLOSE = 1e-6
"""Of win probability: a C library may round the exponential function otherwise than the modules do."""
AMPLE = 600.0
"""Seconds for a move: nobody is cut short here."""
SHIPPING: dict[str, Any] = {"street-soccer": soccer_shipping, "first-and-goal": football_shipping}


def positions(game: str, matches: int, every: int) -> list[tuple[Turn, Any]]:
    """Some decisions of matches played at random: what the seat is told, and the state."""
    found = []
    for seed in range(matches):
        match, choose, number = Match(game, find_game(game).on_screen, seed=seed), random.Random(seed), 0
        while not match.over:
            if match.to_move == CHANCE:
                match.roll()
                continue
            number += 1
            if number % every == 0 and len(match.legal()) > 1:
                found.append((turn_of(match, AMPLE), match.state.copy()))
            match.play(choose.choice(match.legal()))
    return found


@pytest.fixture
def hosted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Lets the bots of a game think in Node from then on, with the tables that a site carries."""
    running: list[NodeMachine] = []

    def host(code: bytes, plan: Plan) -> NodeMachine:
        running.append(NodeMachine(code, plan))
        return running[-1]

    def begin(game: str) -> None:
        tables = unpacked(SHIPPING[game].tables()).tables
        monkeypatch.setattr(SHIPPING[game], "shipped_with", lambda *_: tables)
        football_bots._thinker.cache_clear()
        football_bots.scouting.cache_clear()
        run_in(host)

    yield begin
    assert running
    run_in(None)
    football_bots._thinker.cache_clear()
    football_bots.scouting.cache_clear()
    for each in running:
        each.close()


def chosen(game: str, turns: list[Turn]) -> list[str]:
    """The master's moves, each by a seed of its own."""
    masters = [make_bot(game, "master", seed) for seed in range(3)]
    for each in masters:
        each.get_ready()  # type: ignore[attr-defined]
    return [masters[number % 3].choose(turn) for number, turn in enumerate(turns)]


@pytest.mark.parametrize(("game", "matches", "every"), [("street-soccer", 2, 12), ("first-and-goal", 2, 2)])
def test_a_master_makes_the_same_moves(game: str, matches: int, every: int, hosted: Callable[[str], None]) -> None:
    turns = [turn for turn, _ in positions(game, matches, every)]
    native = chosen(game, turns)
    hosted(game)
    assert is_hosted()
    assert "master" in levels(game)
    assert chosen(game, turns) == native
    assert len(turns) > 6


def test_a_scout_reads_the_same_and_answers_the_same(hosted: Callable[[str], None]) -> None:
    """With a past: what he read stands in the memory of the machine code, wherever that lies."""
    game = "first-and-goal"
    match, turns = Match(game, find_game(game).on_screen, seed=4), []
    clubs = [make_bot(game, "club", seat) for seat in range(2)]
    while not match.over and len(match.steps) < 420:
        if match.to_move == CHANCE:
            match.roll()
            continue
        if match.to_move == 0 and len(match.legal()) > 1:
            turns.append(turn_of(match, AMPLE, past=True))
        match.play(clubs[match.to_move].choose(turn_of(match)))
    scout = make_bot(game, "scout", 1)
    scout.get_ready()  # type: ignore[attr-defined]
    native = [scout.choose(turn) for turn in turns]
    masters = [make_bot(game, "master", 1).choose(turn) for turn in turns]
    hosted(game)
    assert [make_bot(game, "scout", 1).choose(turn) for turn in turns] == native
    assert native != masters


def test_every_move_of_many_positions_is_worth_the_same(hosted: Callable[[str], None]) -> None:
    """Street Soccer by one ply, where a position costs little: what the deeper looks are built of."""
    states = [(turn.box, s) for turn, s in positions("street-soccer", 4, 2) if s.phase != SET_UP]
    native = [Thinker.shipped(box).weigh(s) for box, s in states]
    hosted("street-soccer")
    there = soccer_shipping.hosted_thinker(states[0][0])
    assert there is not None
    for (_, s), moves in zip(states, native, strict=True):
        worth = {each.move: each.equity for each in moves}
        assert {each.move: each.equity for each in there.weigh(s)} == pytest.approx(worth, abs=CLOSE)
    assert len(states) > 80


def advice(game: str, decisions: list[tuple[Turn, Any]]) -> list[tuple[Value, list[MoveValue]]]:
    """What an evaluator made here and now says of positions."""
    part, first = find_game(game).parts.evaluator, decisions[0][0]
    assert part is not None
    evaluator = part.load()(first.game, first.options, first.box, no_progress)
    return [(evaluator.value(s), evaluator.move_values(s)) for _, s in decisions]


@pytest.mark.parametrize("game", list(SHIPPING))
def test_a_coach_gives_the_same_advice(game: str, hosted: Callable[[str], None]) -> None:
    decisions = positions(game, 1, 25)
    native = advice(game, decisions)
    hosted(game)
    for (value, moves), (other, others) in zip(native, advice(game, decisions), strict=True):
        assert other.equity(0) == pytest.approx(value.equity(0), abs=CLOSE)
        worth = {each.move: each.value.equity(0) for each in moves}
        assert {each.move: each.value.equity(0) for each in others} == pytest.approx(worth, abs=CLOSE)


def _powers(x, doubles, singles, sines, cosines):  # type: ignore[no-untyped-def]
    for i in range(len(x)):
        doubles[i] = math.exp(x[i])
        singles[i] = np.exp(np.float32(x[i]))
        sines[i] = math.sin(x[i])
        cosines[i] = math.cos(x[i])
    return 0.0


def test_the_functions_of_a_module_are_those_of_python() -> None:
    """Angles of a few turns: no more are asked for."""
    dice = random.Random(1)
    x = np.array([0.0, -0.0, 1.0, -1e9, 1e9, -745.2, 709.7, *(dice.uniform(-700, 700) for _ in range(500))])
    with np.errstate(over="ignore"):
        expected, single = np.exp(x), np.exp(x.astype(np.float32))
    given = {"x": x, "doubles": x * 0, "singles": x.astype("f4") * 0, "sines": x * 0, "cosines": x * 0}
    code, plan, contents = placed(module_of(Shipped("no-game", _powers, tuple(given.values()))), given)
    node = NodeMachine(code, plan)
    try:
        for name, data in contents.items():
            node.write(plan.places[name].address, data)
        assert node.run() == 0
        doubles, singles, sines, cosines = (
            np.frombuffer(node.read(place.address, place.size * KINDS[place.kind]), place.kind)
            for place in (plan.places[name] for name in ("doubles", "singles", "sines", "cosines"))
        )
    finally:
        node.close()
    np.testing.assert_allclose(doubles, expected, rtol=4e-16)
    np.testing.assert_allclose(singles, single, rtol=2e-7)
    angles = np.abs(x) < 100
    np.testing.assert_allclose(sines[angles], np.sin(x[angles]), atol=3e-16)
    np.testing.assert_allclose(cosines[angles], np.cos(x[angles]), atol=3e-16)
