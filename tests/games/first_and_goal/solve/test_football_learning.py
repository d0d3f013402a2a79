"""Learning by self-play: reproducible, can be taken up again, and better than a coin."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tests.sweep import swept

from touchline.games.first_and_goal.solve.inputs import FEATURES
from touchline.games.first_and_goal.solve.learning import Learner, Plan
from touchline.games.first_and_goal.solve.network import answers, cross_entropy, fit, fresh_net, load_net, save_net
from touchline.games.first_and_goal.solve.training import begin
from touchline.kernel.errors import BadOption

SMALL = Plan(seed=3, first_games=150, games=25, generations=2, pairs=4, passes=2)


def test_the_network_fits_what_it_is_shown() -> None:
    dice = np.random.default_rng(4)
    x = dice.normal(size=(4_000, FEATURES))
    wanted = 1 / (1 + np.exp(-(2 * x[:, 0] - np.abs(x[:, 1]))))
    stages = np.arange(len(x)) % 3
    wanted = np.where(stages == 2, 1 - wanted, wanted)
    net = fit(fresh_net(1), x, wanted, stages, 1, 40, 0.01, batch=128)
    assert np.abs(answers(net, x, stages) - wanted).mean() < 0.05


def test_weights_come_back_from_their_file(tmp_path: Path) -> None:
    net = fresh_net(5)
    save_net(net, tmp_path / "net.npz")
    for one, two in zip(net, load_net(tmp_path / "net.npz"), strict=True):
        assert one == pytest.approx(two, rel=1e-6, abs=1e-7)


@swept
def test_the_same_plan_learns_the_same(tmp_path: Path) -> None:
    """Also when it was stopped after a generation and taken up again, on more cores."""
    through = Learner(SMALL, tmp_path / "through")
    whole = through.run()
    first = Learner(replace(SMALL, generations=1), tmp_path / "stopped")
    first.run()
    again = Learner(SMALL, tmp_path / "stopped", cores=2)
    again.resume()
    for one, two in zip(whole, again.run(), strict=True):
        assert np.array_equal(one, two)
    assert [each.against_club for each in again.lessons] == [each.against_club for each in through.lessons]
    with pytest.raises(BadOption, match="another plan"):
        Learner(replace(SMALL, seed=4), tmp_path / "stopped").resume()


def test_a_little_learning_beats_a_coin(tmp_path: Path) -> None:
    learner = Learner(replace(SMALL, first_games=600, generations=0, passes=8), tmp_path)
    net = learner.run()
    assert learner.lessons[0].loss < learner.lessons[0].guess
    said = answers(net, np.zeros((1, FEATURES)), np.zeros(1, dtype=np.int64))
    assert 0 < cross_entropy(said, np.array([0.5])) < 2


@swept
def test_the_course_tells_its_curve_and_ships_nothing_unasked(tmp_path: Path) -> None:
    course = begin(tmp_path / "course", seed=2, scale=0.005)
    heard: list[str] = []
    course.tell = lambda stage, done, total, score: heard.append(stage)
    course.run()
    course.finish(lambda message: heard.append(message.id))
    assert len(course.curve) == course.plan.generations + 1
    assert {"games", "score", "interval", "stage"} <= set(course.curve[0])
    assert (tmp_path / "course" / "weights.json").exists()
    assert "generation 1" in heard or len(heard) > 1


def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        begin(tmp_path, on="ray")
    with pytest.raises(BadOption):
        begin(tmp_path, scale=0)
