"""How much a test tries: a sample in ``make test``, all of it in ``make sweep``.

What a test is for is in its sample: every kind of case at least once.  The sweep tries the same at more places, and is
what ``docs/testing.md`` names for it.
"""

from __future__ import annotations

import os

import pytest

SWEEPING = "TOUCHLINE_SWEEP" in os.environ


swept = pytest.mark.swept
"""Before a test that only the sweep runs, because others hold the same more cheaply, or before a case of one:
``pytest.param(…, marks=swept)``."""


def sample(few: int, all_of_them: int) -> int:
    """How many to try: a few, or all of them where somebody sweeps."""
    return all_of_them if SWEEPING else few
