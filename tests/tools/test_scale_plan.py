"""The simulation of the server stands beside what was measured, and the page says what the commands print."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.sweep import swept
from tools.scale.measure import kept
from tools.scale.model import Cost, quantiles
from tools.scale.plan import LOADS, Assumed, move_seconds, need
from tools.scale.plan import told as plan_told
from tools.scale.processes import BOUND, as_measured, knee, measured_costs, predicted, processes

FOUND = kept()
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "scale.md").read_text(encoding="utf-8")
RATES = FOUND["server"]["rates"]


@pytest.mark.parametrize("line", range(len(RATES)), ids=[f"{rate['rate']}-a-second" for rate in RATES])
def test_the_simulated_load_test_is_the_measured_one_within_a_factor(line: int) -> None:
    """The median within two; the 99th percentile, which a burst of new matches makes, within three."""
    median, late = (1000 * each for each in quantiles(predicted(FOUND, line)))
    assert 1 / 2 < median / RATES[line]["p50_ms"] < 2
    assert 1 / 3 < late / RATES[line]["p99_ms"] < 3


def test_one_process_breaks_at_its_event_loop() -> None:
    """The knee lies just below the rate at which the loop has no pause left, and the bound holds up to it."""
    costs = measured_costs(FOUND)
    at = knee(costs)
    assert 0.85 < at * costs.loop < 1.05
    assert quantiles(processes(costs, 0.95 * at))[1] < BOUND


@swept
def test_a_second_process_is_worth_a_second_core_until_the_store_is_full() -> None:
    costs = measured_costs(FOUND, "postgres")
    assert knee(costs, 2) == pytest.approx(2 * knee(costs, 1), rel=0.1)
    slow = replace(costs, row=Cost(1 / (4 * knee(costs, 1))))
    assert knee(slow, 8) == pytest.approx(4 * knee(costs, 1), rel=0.1)


def test_ten_times_the_matches_need_ten_times_the_machines() -> None:
    small, large = (need(FOUND, matches, 1.0, Assumed()) for matches in (1e5, 1e6))
    assert large.moves == 1e5
    assert large.machines == pytest.approx(10 * small.machines, rel=0.02)
    assert large.processes >= large.moves * move_seconds(FOUND) / Assumed().busy
    assert len(LOADS) == 4


def test_the_page_has_the_figures_that_the_commands_print() -> None:
    """After a new measurement: ``python -m tools.scale simulate`` and ``plan``, and their tables into the page."""
    printed = [*as_measured(FOUND), *plan_told().splitlines()[2:]]
    assert [line for line in printed if line not in PAGE] == []
