"""Self-play and learning: λ-returns by hand, the same games anywhere, a training that can be interrupted."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.sweep import swept

from touchline.games.street_soccer.solve import training
from touchline.games.street_soccer.solve.features import MOST_ROWS
from touchline.games.street_soccer.solve.learning import Learner
from touchline.games.street_soccer.solve.network import look_up, new_desk, new_net
from touchline.games.street_soccer.solve.self_play import Lessons, Slate, Teaching, lessons, look_back
from touchline.kernel.errors import BadOption


def slate_of(values: list[list[float]], movers: list[int], averages: list[list[float]] | None = None) -> Slate:
    count = len(values)
    expected = averages or [[-1.0, 0.0, 0.0]] * count
    rows = np.zeros((count, MOST_ROWS), np.int16)
    return Slate(rows, np.array(values), np.array(expected), np.array(movers), np.zeros((count, 3)))


THREE = [[0.6, 0.1, 0.3], [0.5, 0.1, 0.4], [0.8, 0.0, 0.2]]


def test_with_lambda_one_every_target_is_the_result() -> None:
    slate = slate_of(THREE, [0, 1, 0])
    look_back(slate, 0, 3, 0, 1.0)
    assert slate.targets.tolist() == [[1, 0, 0], [0, 0, 1], [1, 0, 0]]


def test_with_lambda_zero_every_target_is_the_next_value() -> None:
    """Seen by the team about to roll: the next position is the rival's."""
    slate = slate_of(THREE, [0, 1, 0])
    look_back(slate, 0, 3, 1, 0.0)
    assert slate.targets == pytest.approx(np.array([[0.4, 0.1, 0.5], [0.2, 0.0, 0.8], [0.0, 0.0, 1.0]]))


def test_luck_is_taken_out_of_the_return() -> None:
    """With every roll played, λ = 1: the result less what each roll was better than the average."""
    averages = [[0.55, 0.1, 0.35], [0.45, 0.05, 0.5], [0.7, 0.0, 0.3]]
    slate = slate_of(THREE, [0, 1, 0], averages)
    look_back(slate, 0, 3, 0, 1.0)
    last = 1 - (1 - 0.7)
    middle = 0.5 + (last - 0.8)
    first = 0.55 + (middle - 0.4)
    assert slate.targets[2, 0] == pytest.approx(last)
    assert slate.targets[1, 2] == pytest.approx(middle)
    assert slate.targets[0, 0] == pytest.approx(first)


def same(one: Lessons, two: Lessons) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))


@pytest.mark.parametrize("teaching", [pytest.param(Teaching(1, 0, 1.0), marks=swept), Teaching(0, 0, 0.8)])
def test_lessons_do_not_depend_on_how_games_are_handed_out(teaching: Teaching) -> None:
    net = new_net(3)
    whole = lessons(net, teaching, seed=5, first=0, count=4)
    parts = [lessons(net, teaching, seed=5, first=first, count=2) for first in (0, 2)]
    assert same(whole, training.joined(parts))
    assert not same(lessons(net, teaching, seed=5, first=0, count=1), lessons(net, teaching, seed=6, first=0, count=1))
    assert whole.targets.sum(axis=1) == pytest.approx(1.0, abs=1e-5)


@swept
def test_learning_lessens_the_surprise() -> None:
    learner = Learner(new_net(3))
    taught = lessons(learner.net, Teaching(1, 0, 1.0), seed=5, first=0, count=40)
    order = np.arange(len(taught.rows))
    with ThreadPoolExecutor(1) as pool:
        first = learner.learn(taught, order, 1e-2, pool)
        assert learner.learn(taught, order, 1e-2, pool) < first - 0.02


@swept
def test_what_is_learned_does_not_depend_on_cores() -> None:
    one, two = Learner(new_net(3)), Learner(new_net(3))
    taught = lessons(one.net, Teaching(1, 0, 1.0), seed=5, first=0, count=12)
    order = np.arange(len(taught.rows))
    for learner, cores in ((one, 1), (two, 4)):
        with ThreadPoolExecutor(cores) as pool:
            learner.learn(taught, order, 1e-2, pool)
    assert all((a == b).all() for a, b in zip(one.net, two.net, strict=True))


def test_a_step_goes_down_the_slope() -> None:
    """One step on one lesson, against the slope of the cross-entropy by finite differences."""
    learner, desk = Learner(new_net(1)), new_desk()
    net = learner.net
    rows = np.full((1, MOST_ROWS), -1, np.int16)
    rows[0, :3] = [0, 7, 1900]
    target = np.array([[1.0, 0.0, 0.0]], np.float32)

    def surprise() -> float:
        look_up(net, desk, rows[0], 3)
        return -float(np.log(desk.chances[0]))

    before = surprise()
    lines = {"table": 7, "mixing": int(desk.hidden.argmax()), "output": int(desk.second.argmax())}
    expected = {}
    for name, line in lines.items():
        weights = getattr(net, name)[line]
        for j in range(len(weights)):
            kept = float(weights[j])
            weights[j] += 1e-3
            expected[name, j] = (surprise() - before) / 1e-3
            weights[j] = kept
    first = {name: getattr(net, name)[line].copy() for name, line in lines.items()}
    with ThreadPoolExecutor(1) as pool:
        learner.learn(Lessons(rows, target), np.arange(1), 1e-3, pool)
    steep = {key: slope for key, slope in expected.items() if abs(slope) > 1e-2}
    assert {name for name, _ in steep} == set(lines)
    for (name, j), slope in steep.items():
        moved = getattr(net, name)[lines[name], j] - first[name][j]
        assert moved == pytest.approx(-1e-3 * np.sign(slope), rel=1e-2), (name, j)
    assert surprise() < before


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A course of a few rounds."""
    whole = training.stages

    def shortened(scale: float = 1.0) -> tuple[training.Stage, ...]:
        return tuple(replace(stage, games=8) for stage in whole(scale))

    monkeypatch.setattr(training, "stages", shortened)
    monkeypatch.setattr(training, "A_ROUND", 4)
    monkeypatch.setattr(training, "A_CHUNK", 2)
    monkeypatch.setattr(training, "MEASURED", 2)


def weights(course: training.Training) -> list[Any]:
    return [each.copy() for each in course.net]


@pytest.mark.usefixtures("short")
@swept
def test_a_training_is_reproducible_and_can_be_interrupted(tmp_path: Path) -> None:
    """One core or two, in one go or resumed from a checkpoint: the same weights to the last bit."""
    told: list[tuple[str, int, int]] = []
    one = training.begin(tmp_path / "one", seed=4, stages=3)
    one.tell = lambda stage, done, total, score: told.append((stage, done, total))
    one.run()
    assert told[-1][1:] == (24, 24)
    assert [stage for stage, _, _ in told] == sorted((stage for stage, _, _ in told), key=[s for s, _, _ in told].index)
    two = training.begin(tmp_path / "two", seed=4, stages=3, cores=2)

    def interrupt(stage: str, done: int, total: int, score: float) -> None:
        if done == 16:
            raise KeyboardInterrupt

    two.tell = interrupt
    two.measure_every = 1
    with pytest.raises(KeyboardInterrupt):
        two.run()
    three = training.begin(tmp_path / "two", seed=4, stages=3, cores=2).resume()
    assert three.done == 4
    three.run()
    assert all((a == b).all() for a, b in zip(weights(one), weights(three), strict=True))
    with pytest.raises(BadOption, match="seed 4"):
        training.begin(tmp_path / "two", seed=5, stages=3).resume()
