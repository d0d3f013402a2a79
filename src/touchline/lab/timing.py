"""Measuring speed on a machine that has other things to do."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

ROUNDS = 3


@dataclass(frozen=True)
class Measured:
    """One line of a benchmark."""

    who: str
    """``Touchline`` or a peer."""
    game: str
    how: str
    """The loop: ``compiled, one core``."""
    rate: float
    """Transitions a second; 0 when absent."""
    note: str = ""


def timed(
    play: Callable[[], int],
    seconds: float,
    counted: Callable[[], int] | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> float:
    """Steps a second, the best of three rounds of about ``seconds``; the first call warms up.

    ``play`` answers the steps it made; where counting them would take time, ``counted`` is asked after each round.

    >>> timed(lambda: 100, 0.01) > 1000
    True
    """
    play()
    if counted:
        counted()
    best = 0.0
    for _ in range(ROUNDS):
        steps, began = 0, clock()
        while (taken := clock() - began) < seconds / ROUNDS:
            steps += play()
        if counted:
            steps += counted()
        best = max(best, steps / taken)
    return best


def timed_on_one_core(play: Callable[[], int], seconds: float, counted: Callable[[], int] | None = None) -> float:
    """The same of what runs on one thread, by the processor's clock: who else is at work does not count."""
    return timed(play, seconds, counted, time.process_time)
