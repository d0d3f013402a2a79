"""What is installed only on request says so when it is missing, and playing never asks for it."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules.update(dict.fromkeys({missing!r}))  # to Python, what stands there as None is not installed
"""
LAB = ("choix", "matplotlib", "polars", "scipy")
ENVS = ("gymnasium", "open_spiel", "pettingzoo", "pyspiel", "ray")


def without(missing: tuple[str, ...], code: str) -> subprocess.CompletedProcess[str]:
    """Run some code where libraries are missing."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT.format(missing=missing) + code], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    "words",
    [
        ["report", "football-darts", "--games", "10"],
        ["simulate", "football-darts", "--games", "10"],
        ["tournament", "football-darts", "random", "kicker"],
        ["exploitability"],
    ],
)
def test_a_command_of_the_laboratory_names_its_extra(words: list[str]) -> None:
    done = without(LAB, f"from touchline.cli import main; sys.exit(main({words!r}))")
    assert done.returncode == 2, done.stderr
    assert "pip install 'touchline[lab]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_environment_names_its_extra() -> None:
    done = without(ENVS, "import touchline.envs.gymnasium")
    assert "MissingExtra: gymnasium is not installed" in done.stderr
    assert "touchline[envs]" in done.stderr


def test_both_faces_and_the_server_need_no_extra() -> None:
    """The terminal app, the server and a match with a coach."""
    code = """
import touchline.tui.app, touchline.server.app, touchline.cli
from touchline.bots import levels, make_bot
from touchline.games import find_game, game_names
for name in game_names():
    for part in ("bots", "evaluator", "terminal_board"):
        getattr(find_game(name).parts, part).load()
    [make_bot(name, level) for level in levels(name)]
"""
    done = without((*LAB, *ENVS), code)
    assert done.returncode == 0, done.stderr
