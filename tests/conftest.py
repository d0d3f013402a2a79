"""The same dice in every run, and examples that are never judged by their time.

What servers draw in this process, and what Hypothesis tries, follows from the name of the test: a test that passes
today passes tomorrow, on a machine ten times slower as well.  With random order (``make steady``) and with
``make fuzz`` every run draws anew; the seed of ``pytest-randomly`` tells them apart.
"""

from __future__ import annotations

import os
import random
import secrets
from collections.abc import Generator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule
from hypothesis import HealthCheck, settings
from tests.among_workers import FOLDER
from tests.sweep import SWEEPING

SLOW = [HealthCheck.too_slow]
"""Says how fast a machine is, and nothing about the code."""
settings.register_profile("the same every time", deadline=None, suppress_health_check=SLOW, derandomize=True)
settings.register_profile("anew every time", deadline=None, suppress_health_check=SLOW, print_blob=True)


def pytest_configure(config: pytest.Config) -> None:
    anew = "TOUCHLINE_FUZZ" in os.environ or config.pluginmanager.hasplugin("randomly")
    settings.load_profile("anew every time" if anew else "the same every time")


@pytest.fixture(scope="session", autouse=True)
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """All workers of a run have folders side by side."""
    own = tmp_path_factory.getbasetemp()
    os.environ[FOLDER] = str(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own)


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Examples are looked for in what tests share, not in the tests: every worker would search three hundred files."""
    found = yield
    return [each for each in found if not (file_path.name.startswith("test_") and isinstance(each, DoctestModule))]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What only the sweep runs is left to it."""
    if SWEEPING:
        return
    left = [item for item in items if item.get_closest_marker("swept")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not item.get_closest_marker("swept")]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Secrets that are no secret, before the first fixture: nonces, keys and values follow from the test's own name."""
    seed = item.config.getoption("randomly_seed", None)
    # those of an OpenAPI document share one id: what a fixture draws for a second of them would be refused as used
    named = item.nodeid if item.nodeid.endswith(item.name) else f"{item.nodeid} {item.name}"
    drawn = random.Random(f"{named} {seed if isinstance(seed, int) else ''}")
    secrets.token_bytes = lambda nbytes=None: drawn.randbytes(nbytes or 32)
    secrets.token_hex = lambda nbytes=None: drawn.randbytes(nbytes or 32).hex()
    secrets.randbits = lambda k: drawn.getrandbits(k)
    secrets.choice = drawn.choice
