"""Long Ball, installed beside Touchline as anybody's package is: by pip, from ``examples/fifth-game``."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from touchline import games
from touchline.kernel.game import Game

EXAMPLE = Path(__file__).parents[2] / "examples" / "fifth-game"


def pip_install(package: Path, site: Path) -> None:
    """Into a folder of its own, without touching this environment."""
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *options, "--target", str(site), str(package)],
        check=True,
        timeout=PATIENCE,
    )


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the example is installed in."""
    folder = tmp_path_factory.mktemp("site")
    pip_install(EXAMPLE, folder)
    return folder


@pytest.fixture(scope="module")
def fifth(site: Path) -> Iterator[Game]:
    """The game, found by its entry point."""
    sys.path.insert(0, str(site))
    games.look_again()
    yield games.find_game("long-ball")
    sys.path.remove(str(site))
    games.look_again()


@pytest.fixture(scope="session")
def surroundings(site: Path) -> dict[str, str]:
    """The environment of a process that finds the game."""
    return os.environ | {"PYTHONPATH": str(site)}
