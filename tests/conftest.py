"""The same dice in every run, and examples that are never judged by their time.

What servers draw in this process, and what Hypothesis tries, follows from the name of the test: a test that passes
today passes tomorrow, on a machine ten times slower as well.  With random order (``make steady``) and with
``make fuzz`` every run draws anew; the seed of ``pytest-randomly`` tells them apart.
"""

from __future__ import annotations

import os
import random
import secrets

import pytest
from hypothesis import HealthCheck, settings

SLOW = [HealthCheck.too_slow]
"""Says how fast a machine is, and nothing about the code."""
settings.register_profile("the same every time", deadline=None, suppress_health_check=SLOW, derandomize=True)
settings.register_profile("anew every time", deadline=None, suppress_health_check=SLOW, print_blob=True)


def pytest_configure(config: pytest.Config) -> None:
    anew = "TOUCHLINE_FUZZ" in os.environ or config.pluginmanager.hasplugin("randomly")
    settings.load_profile("anew every time" if anew else "the same every time")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Secrets that are no secret, before the first fixture: nonces, keys and values follow from the test's own name."""
    seed = item.config.getoption("randomly_seed", None)
    drawn = random.Random(f"{item.nodeid} {seed if isinstance(seed, int) else ''}")
    secrets.token_bytes = lambda nbytes=None: drawn.randbytes(nbytes or 32)
    secrets.token_hex = lambda nbytes=None: drawn.randbytes(nbytes or 32).hex()
    secrets.randbits = lambda k: drawn.getrandbits(k)
    secrets.choice = drawn.choice
