"""Football Darts, solved: against reference figures, the rules themselves, and its own mirror image."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.sweep import swept

from touchline.games.football_darts.game import GAME
from touchline.games.football_darts.rules import DRIVES
from touchline.games.football_darts.solve.evaluator import DartsEvaluator
from touchline.games.football_darts.solve.lookup import LAST_DRIVE
from touchline.games.football_darts.solve.solution import Solution, cache_path, make_aims, solve
from touchline.games.football_darts.solve.solver import MARGIN_WORTH, OTHER, OWN, WIN, Hand, Order, flip, toss
from touchline.games.football_darts.solve.transitions import calendar, entered, transitions
from touchline.games.football_darts.thrower import Thrower
from touchline.kernel.draws import game_key
from touchline.kernel.nodes import CHANCE, OVER
from touchline.solve.evaluator import average, chance_parts

REFERENCE = {15.0: (0.511, 39.4), 20.0: (0.517, 27.3), 30.0: (0.514, 19.0), 40.0: (0.506, 14.0)}
"""σ → P(first receiver wins) and points a team, from an independent prototype: equal throwers, safety at
OWN 20, ``cap_never_helps_punter``; points of normal time, no care taken once a game is decided."""


@pytest.fixture(autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path_factory.getbasetemp() / "solved-cache"
    monkeypatch.setattr("touchline.kernel.cache.platformdirs.user_cache_dir", lambda _: str(folder))


def first_receiver(solution: Solution) -> tuple[float, float, float]:
    known = solution.known(0, 1, 29, 0)
    return known.win, known.own, known.other


@pytest.mark.parametrize("sigma", [20.0, 40.0])
def test_reference_figures(sigma: float) -> None:
    """FD-1.2: having the ball first is worth a little, and as much as the prototype found."""
    box = entered(GAME.new_box({"cap_never_helps_punter": True}))
    table, drives = transitions(box), calendar(box)
    hand = Hand(table, make_aims(Thrower(sigma, sigma), 20))
    order = Order(table, drives, (hand, hand), 0.0)
    begins = order.solve_overtime(box.start_spot)
    level = toss([begins, begins])
    level[[OWN, OTHER]] = 0.0
    seen = flip(level[:, None])[:, 0] if drives[DRIVES - 1].second_has_it else level
    for drive in range(DRIVES, 0, -1):
        order.slices[drive] = order.solve(drive, seen)
    opening = order.slices[1]
    win, own, other = opening.known[[WIN, OWN, OTHER], 0, box.start_spot - 1, opening.reach]
    wanted, points = REFERENCE[sigma]
    assert win == pytest.approx(wanted, abs=0.001)
    # once a game is decided every dart is as good, so points depend a little on which is named first
    assert (own + other) / 2 == pytest.approx(points, rel=0.04)


@swept
def test_halving_the_lattice_changes_no_win_probability_by_a_thousandth() -> None:
    """Real darts may be aimed anywhere: the lattice is fine enough in every situation of Q4 and overtime."""
    last = 4
    box = entered(GAME.new_box())
    table, drives = transitions(box), calendar(box)
    solved = []
    for halvings in (0, 1):
        hand = Hand(table, make_aims(Thrower(38.0, 38.0), None, halvings))
        order = Order(table, drives, (hand, hand), MARGIN_WORTH)
        begins = order.solve_overtime(box.start_spot)
        level = toss([begins, begins])
        for drive in range(DRIVES, DRIVES - last, -1):
            order.slices[drive] = order.solve(drive, level)
        solved.append(order.slices)
    changes = [np.abs(solved[0][drive].known[WIN] - solved[1][drive].known[WIN]).max() for drive in solved[0]]
    situations = sum(each.best.size for each in solved[0].values())
    assert situations > 90_000
    assert 0.0 < max(changes) < 0.001


OPTIONS = [
    {"darts": "simulated", "throwers": "pub,18"},
    {
        "darts": "simulated",
        "throwers": "20/30/0.2,12",
        "cushion_dart": True,
        "two_point_ring": True,
        "inner_bull_yards": 50,
        "start_spot": 35,
        "safety_spot": 25,
        "cap_never_helps_punter": True,
        "overtime_spots": "punts-only",
    },
]
OVERTIME = "phase=call pos=30 drive=17 quarter=5 score=7,7"


@pytest.mark.parametrize("options", OPTIONS)
def test_values_fit_together_through_the_rules(options: dict[str, object]) -> None:
    """At every state a value is the best of the moves' values, or the average over the beds, by the rules' own step."""
    settled = GAME.settle(options)
    box = GAME.box(settled)
    coach = _coach(settled, box)
    rng = random.Random(5)
    for s in (GAME.new_state(box), GAME.new_state(box), GAME.position(OVERTIME, box)):
        while (seat := GAME.rules.to_move(s, box)) != OVER:
            value = coach.value(s)
            if seat == CHANCE:
                parts = chance_parts(GAME, s, box)
                mean = average([(share, coach.value(after)) for share, after in parts])
                assert mean.win[0] == pytest.approx(value.win[0], abs=1e-8)
                GAME.step(s, box, rng.choices(range(GAME.rules.chances(s, box)), _weights(s, box))[0])
                continue
            moves = coach.move_values(s)
            assert len(moves) == len(GAME.legal_moves(s, box))
            best = max(moves, key=lambda each: each.value.rank(seat))
            assert best.value.win[seat] == pytest.approx(value.win[seat], abs=1e-8)
            chosen = best.move if rng.random() < 0.7 else rng.choice(moves).move
            GAME.step(s, box, GAME.parse_move(s, box, chosen)[0].value)
        assert coach.value(s).win[0] == float(GAME.rules.payoff(s, box, 0) > 0)


def _weights(s: object, box: object) -> list[int]:
    return [GAME.rules.weight(s, box, outcome) for outcome in range(GAME.rules.chances(s, box))]


def _coach(settled: dict[str, object], box: object) -> DartsEvaluator:
    from touchline.games.football_darts.solve.evaluator import evaluator

    return evaluator(GAME, settled, box, lambda share: None)  # type: ignore[arg-type]


def test_the_policy_wins_as_often_as_it_says() -> None:
    """Played through the rules by the table of best moves, the first receiver's share is the predicted one."""
    settled = GAME.settle({"darts": "simulated", "throwers": "league,pub"})
    box = GAME.box(settled)
    coach = _coach(settled, box)
    games, wins = 400, 0
    start = GAME.position("phase=call drive=9 quarter=3 offense=1 score=0,6 pos=30", box)
    expected = coach.value(start).win[0]
    assert 0.1 < expected < 0.9
    for number in range(games):
        key = game_key(20, number)
        s, step = start.copy(), 0
        while (seat := GAME.rules.to_move(s, box)) != OVER:
            if seat == CHANCE:
                choice = GAME.stepping.outcome(s, box, key, step)
            elif s.phase == 1:  # receive or defer
                choice = max(range(2), key=lambda move: coach.move_values(s)[move].value.win[seat])
            else:
                lead = s.score[seat] - s.score[1 - seat]
                place = coach._place(s)
                assert place is not None
                choice = coach.solution.best(s.first, s.drive, place, lead)
            GAME.step(s, box, choice)
            step += 1
        wins += GAME.rules.payoff(s, box, 0) > 0
    deviation = (expected * (1 - expected) / games) ** 0.5
    assert abs(wins / games - expected) < 3.3 * deviation


def test_seats_swapped_is_the_mirror_image() -> None:
    """Never for the wrong side: with seats, throwers and score swapped the win probabilities swap."""
    coaches = []
    for throwers in ("pub,18", "18,pub"):
        settled = GAME.settle({"darts": "simulated", "throwers": throwers})
        coaches.append(_coach(settled, GAME.box(settled)))
    late, overtime = "phase=call pos=62 dart=3 drive=15 quarter=4", "phase=call pos=44 dart=4 drive=18 quarter=5"
    positions = [
        (f"{late} score=14,16 first=1", f"{late} score=16,14 offense=1"),
        ("phase=try pos=100 drive=4 offense=1 score=3,12", "phase=try pos=100 drive=4 first=1 score=12,3"),
        (f"{overtime} offense=1 score=9,9", f"{overtime} first=1 score=9,9"),
    ]
    for one, two in positions:
        pairs = [(coach, GAME.position(line, coach.box)) for coach, line in zip(coaches, (one, two), strict=True)]
        values = [coach.value(s) for coach, s in pairs]
        assert values[0].win == pytest.approx(values[1].win[::-1], abs=1e-9)
        mine, theirs = ([each.value.win for each in coach.move_values(s)] for coach, s in pairs)
        assert np.array(mine) == pytest.approx(np.array(theirs)[:, ::-1], abs=1e-9)


def test_better_throwers_win_more() -> None:
    """A county thrower beats a league thrower, whoever starts."""
    box = GAME.new_box({"darts": "simulated", "throwers": "county,league"})
    solution = solve(box, (Thrower(12.0, 12.0), Thrower(18.0, 18.0)), 0)
    as_first = solution.known(0, 1, 29, 0).win
    as_second = 1 - solution.known(1, 1, 29, 0).win
    assert as_first > as_second > 0.8


def test_a_decided_game_is_decided_and_still_played_for_points() -> None:
    box, pub = GAME.new_box(), Thrower(28.0, 28.0)
    solution = solve(box, (pub, pub), 0)
    far = solution.known(0, DRIVES, 29, 60)
    assert far.win == 1.0
    assert far.own > 1.5
    assert solution.known(0, LAST_DRIVE + 1, 29, 0) == solution.known(0, DRIVES + 1, 29, 0)


def test_solutions_are_kept_on_disk_and_damaged_ones_ignored() -> None:
    box, casual = GAME.new_box(), Thrower(55.0, 55.0)
    path = cache_path(box, (casual, casual), 0)
    solution = solve(box, (casual, casual), 0)
    solution.save(path)
    again = Solution.load(path)
    assert again is not None
    assert first_receiver(again) == first_receiver(solution)
    path.write_bytes(path.read_bytes()[:5000])
    assert Solution.load(path) is None
    other = GAME.new_box({"safety_spot": 30})
    assert cache_path(other, (casual, casual), 0) != path != cache_path(box, (casual, casual), 5)
