"""How long the fuzzers look: a few seconds each in the test run, hours with ``make fuzz``.

``TOUCHLINE_FUZZ`` multiplies the number of examples.  The test run tries the same ones every time (see
``tests/conftest.py``); ``make fuzz`` tries others, and what it finds is kept by Hypothesis and tried first by the next.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

FACTOR = max(1, int(os.environ.get("TOUCHLINE_FUZZ", "1")))


def looking(examples: int) -> settings:
    """So many examples, or many times as many."""
    return settings(
        max_examples=examples * FACTOR,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        print_blob=True,
    )
