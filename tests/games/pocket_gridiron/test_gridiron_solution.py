"""Pocket Gridiron, solved: against the figures of the rules, the rules themselves, and its own mirror image."""

from __future__ import annotations

import random

import numpy as np
import pytest

from touchline import Match
from touchline.games.pocket_gridiron.game import GAME
from touchline.games.pocket_gridiron.solve.drive_solver import Side, solve_drive
from touchline.games.pocket_gridiron.solve.evaluator import GridironEvaluator
from touchline.games.pocket_gridiron.solve.graph import AVERAGE, INJURIES, ROOTS, TWO_ROOT, Graph
from touchline.games.pocket_gridiron.solve.injury_book import Book
from touchline.games.pocket_gridiron.solve.solver import solve_order
from touchline.kernel.arrays import Array
from touchline.kernel.message import english
from touchline.kernel.nodes import CHANCE, OVER
from touchline.solve.evaluator import average, chance_parts, played


@pytest.fixture(autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path_factory.getbasetemp() / "solved-cache"
    monkeypatch.setattr("touchline.kernel.cache.platformdirs.user_cache_dir", lambda _: str(folder))


def test_a_drive_played_for_points() -> None:
    """PG-2.3, PG-5.2: 2.99 points a drive with the default data, by down 2.99 2.47 1.83 1.03; two points .131."""
    book, reach = Book((0,) * 8, 0), 20
    side = Side(GAME.new_box(), (0, 0), book)

    def final_lead(hurt: int, points: int) -> tuple[Array, Array]:
        return np.arange(-reach, reach + 1) + float(points), np.zeros(2 * reach + 1)

    known = solve_drive(side, book, reach, final_lead)
    assert known.utility[0, :4, reach] == pytest.approx([2.99, 2.47, 1.83, 1.03], abs=0.005)
    assert known.utility[0, TWO_ROOT, reach] / 2 == pytest.approx(0.131, abs=0.0006)


CASES = [
    ({}, 1, "phase=snap drive=13 score=12,10"),
    ({"overtime": "drives", "halftime_swap": True}, 0, "phase=snap drive=15 offense=1 score=9,9"),
    ({"mode": "pro", "cards": "trick,air"}, 0, "phase=snap drive=29 score=20,24 cards=trick,air"),
]


@pytest.mark.parametrize(("options", "most_hurt", "start"), CASES)
def test_values_fit_together_through_the_rules(options: dict[str, object], most_hurt: int, start: str) -> None:
    """PG-3 to PG-6: a value is the best of what follows, or its average, by the rules' own step."""
    box = GAME.new_box(options)
    coach = GridironEvaluator(GAME, box, most_hurt=most_hurt)
    rng = random.Random(3)
    s = GAME.position(start, box)
    while (seat := GAME.rules.to_move(s, box)) != OVER:
        coach._settle(s)
        value = coach._worth(s)
        if seat == CHANCE:
            followed = average([(share, coach._worth(after)) for share, after in chance_parts(GAME, s, box)])
            weights = [GAME.rules.weight(s, box, outcome) for outcome in range(GAME.rules.chances(s, box))]
            choice = rng.choices(range(len(weights)), weights)[0]
        else:
            moves = {move: coach._worth(played(GAME, s, box, move)) for move in GAME.legal_moves(s, box)}
            choice = max(moves, key=lambda move: moves[move].rank(seat))
            followed = moves[choice]
            choice = choice if rng.random() < 0.8 else rng.choice(list(moves))
        if sum(s.injuries) == 0:
            assert followed.win == pytest.approx(value.win, abs=2e-7), s.position()
            assert followed.draw == pytest.approx(value.draw, abs=2e-7), s.position()
        GAME.step(s, box, choice)
        if sum(s.injuries):
            s.injuries[:] = [0] * 8


def test_what_a_further_injury_would_change() -> None:
    """PG-3.8: following two injuries instead of one moves no value of a team in full health by a point."""
    box = GAME.new_box()
    one, two = (solve_order(box, (0, 0), first=13, most_hurt=most) for most in (1, 2))
    for drive in range(13, 17):
        assert np.abs(one.known[drive].utility[0] - two.known[drive].utility[0]).max() / 2 < 0.001


def test_seats_swapped_is_the_mirror_image() -> None:
    """Never for the wrong side."""
    coach = GridironEvaluator(GAME, GAME.new_box(), most_hurt=1)
    opening = coach.value(GAME.new_state(coach.box))
    assert opening.win[0] == pytest.approx(opening.win[1], abs=1e-9)
    assert sum(opening.win) + opening.draw == pytest.approx(1)
    pairs = [
        ("phase=call down=4 drive=15 score=13,14", "phase=call down=4 drive=15 score=14,13 offense=1 first=1"),
        ("phase=try down=4 drive=4 offense=1 score=3,12", "phase=try down=4 drive=4 first=1 score=12,3"),
        ("phase=snap down=2 sacks=2 drive=12 offense=1 score=9,9 injuries=0,0,0,0,0,1,0,0",
         "phase=snap down=2 sacks=2 drive=12 first=1 score=9,9 injuries=0,1,0,0,0,0,0,0"),
    ]  # fmt: skip
    for one, two in pairs:
        values = [coach.value(GAME.position(line, coach.box)) for line in (one, two)]
        assert values[0].win == pytest.approx(values[1].win[::-1], abs=1e-6)
        assert values[0].draw == pytest.approx(values[1].draw, abs=1e-6)


def test_an_injury_hurts() -> None:
    """PG-3.8: a receiver worth one less wins less often."""
    coach = GridironEvaluator(GAME, GAME.new_box(), most_hurt=1)
    whole = coach.value(GAME.position("phase=snap drive=3", coach.box)).win[0]
    hurt = coach.value(GAME.position("phase=snap drive=3 injuries=0,1,0,0,0,0,0,0", coach.box)).win[0]
    assert 0.01 < whole - hurt < 0.1


def test_the_last_kick() -> None:
    """PG-5.1: two points down on the last down of all, the field goal (2 in 6) is the game."""
    coach = GridironEvaluator(GAME, GAME.new_box(), most_hurt=0)
    match = Match.at("pocket-gridiron", "phase=call down=4 drive=16 offense=1 score=14,12")
    kick, play = sorted(coach.move_values(match.state), key=lambda each: each.value.win[0])
    assert kick.move == "field-goal"
    assert kick.value.win[1] == pytest.approx(1 / 3, abs=1e-6)
    assert kick.if_works is not None
    assert kick.if_works.probability == pytest.approx(1 / 3)
    assert kick.if_works.value.win[1] == 1.0
    assert play.value.win[1] < 0.3
    assert "33.3%" in english([coach.why(match.state, [kick, play])])


@pytest.mark.parametrize("options", [{}, {"mode": "pro", "cards": "air,ground"}])
def test_a_roll_leads_somewhere_whatever_set_plays_have_added(options: dict[str, object]) -> None:
    """PG-3.7: once the bonus can grow no more only another set play is rolled again; nothing else is left out."""
    box = GAME.new_box(GAME.settle(options))
    graph = Graph(box, (1, 2) if box.pro else (0, 0))
    for root in range(ROOTS):
        graph.expand(root, False, (0,) * INJURIES)
    for kind, edges in zip(graph.kinds, graph.edges, strict=True):
        assert edges
        assert kind != AVERAGE or sum(share for _, share in edges) == pytest.approx(1)
