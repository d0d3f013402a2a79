"""The simulation agrees with queueing theory where theory has a formula."""

from __future__ import annotations

import math

import numpy as np
import pytest
from tests.sweep import swept
from tools.scale.model import Cost, Station, Stream, Times, Visit, poisson, quantiles, simulate

MOVES = 200_000


def alone(rate: float, takes: Cost, seed: int = 3) -> Times:
    """One core, visited once."""
    rng = np.random.default_rng(seed)
    return simulate([Stream(poisson(rate, MOVES, rng), [[Visit(0, takes)]])], [Station()], rng)


class Exponential(Cost):
    """The one distribution that forgets how long it has lasted."""

    def draw(self, rng: np.random.Generator, count: int) -> Times:
        return rng.exponential(self.mean, count)


@pytest.mark.parametrize("busy", [0.3, 0.7])
def test_m_m_1_sojourn_is_exponential(busy: float) -> None:
    """Kleinrock 1975, 3.2: mean 1/(μ−λ), and the 99th percentile ln 100 times that."""
    times = alone(busy, Exponential(1.0))
    assert times.mean() == pytest.approx(1 / (1 - busy), rel=0.05)
    assert quantiles(times)[1] == pytest.approx(math.log(100) / (1 - busy), rel=0.08)


@pytest.mark.parametrize(("busy", "variation"), [(0.5, 0.0), (0.7, 0.0), (0.5, 1.0), (0.7, 0.5)])
def test_m_g_1_wait_is_pollaczek_and_khinchines(busy: float, variation: float) -> None:
    """Mean wait λ E[S²] / 2(1−ρ), whatever the distribution."""
    times = alone(busy, Cost(1.0, variation))
    wait = busy * (1 + variation**2) / (2 * (1 - busy))
    assert times.mean() == pytest.approx(1 + wait, rel=0.06)


def test_a_lognormal_cost_has_the_mean_and_variation_it_is_given() -> None:
    drawn = Cost(0.002, 0.8).draw(np.random.default_rng(1), 400_000)
    assert drawn.mean() == pytest.approx(0.002, rel=0.01)
    assert drawn.std() / drawn.mean() == pytest.approx(0.8, rel=0.03)


def test_a_group_commit_is_waited_for_once_and_a_half_when_many_come() -> None:
    """Who comes while the disk writes waits for half a commit on average, and then for the next one."""
    rng = np.random.default_rng(4)
    times = simulate([Stream(poisson(200.0, MOVES, rng), [[Visit(0, Cost(0.0))]])], [Station(10**6, Cost(1.0))], rng)
    assert times.mean() == pytest.approx(1.5, rel=0.01)
    assert times.max() <= 2.0
    assert times.min() >= 1.0


def test_a_group_commit_is_alone_when_few_come() -> None:
    rng = np.random.default_rng(5)
    times = simulate([Stream(poisson(0.01, 5_000, rng), [[Visit(0, Cost(0.0))]])], [Station(10**6, Cost(1.0))], rng)
    assert times.mean() == pytest.approx(1.0, rel=0.02)


@swept
def test_as_many_processes_as_loads_are_each_like_one() -> None:
    """Poisson arrivals dealt at random are Poisson again."""
    rng, takes = np.random.default_rng(6), Exponential(1.0)
    times = simulate(
        [Stream(poisson(4 * 0.6, MOVES, rng), [[Visit(k, takes)] for k in range(4)])], [Station()] * 4, rng
    )
    assert times.mean() == pytest.approx(1 / (1 - 0.6), rel=0.05)


def test_a_core_visited_twice_is_as_busy_as_one_visited_once_for_as_long() -> None:
    """An exponential pause lies between; a load that the core cannot carry grows without end."""
    rng = np.random.default_rng(7)
    path = [Visit(0, Cost(0.4)), Visit(1, Cost(0.0)), Visit(0, Cost(0.6))]
    fine = simulate([Stream(poisson(0.8, 40_000, rng), [path])], [Station(), Station(512, Cost(0.1))], rng)
    over = simulate([Stream(poisson(1.2, 40_000, rng), [path])], [Station(), Station(512, Cost(0.1))], rng)
    assert fine.mean() < 10
    assert over[-100:].mean() == pytest.approx(40_000 / 1.2 * 0.2, rel=0.1)
