"""What is installed only on request says so when it is missing, and playing never asks for it."""

import argparse
import subprocess
import sys
from pathlib import Path

import pytest

from touchline.cli import main
from touchline.cli.main import parser

WITHOUT = """
import sys
sys.modules.update(dict.fromkeys({missing!r}))  # to Python, what stands there as None is not installed
"""
LAB = ("choix", "matplotlib", "polars", "scipy")
ENVS = ("gymnasium", "open_spiel", "pettingzoo", "pyspiel", "ray")


FAST = ("llvmlite", "numba")
EVERYTHING = (*LAB, *ENVS, *FAST, "numba_cuda", "asyncpg", "redis", "jax", "pgx", "rlcard")
"""What the base install does not bring."""
PUT_INTO = "postgresql://nobody@nowhere.invalid/nothing"


NEEDING = [
    (["report", "football-darts", "--games", "10"], "lab"),
    (["simulate", "football-darts", "--games", "10"], "lab"),
    (["simulate", "football-darts", "--games", "10", "--out", "rows.parquet"], "lab"),
    (["simulate", "football-darts", "--games", "10", "--on", "ray"], "lab"),
    (["simulate", "football-darts", "--games", "10", "--on", "cuda"], "lab"),
    (["tournament", "football-darts", "random", "kicker"], "lab"),
    (["exploitability"], "lab"),
    (["print", "football-darts"], "lab"),
    (["season", "measure", "football-darts", "--out", "strength.json"], "lab"),
    (["season", "export", "SEASON", "--out", "season.parquet"], "lab"),
    (["bench"], "fast"),
    (["calibration"], "fast"),
    (["train", "street-soccer"], "fast"),
    (["train", "first-and-goal"], "fast"),
    (["serve", "--store", PUT_INTO, "--no-browser"], "postgres"),
    (["serve", "--redis", "redis://nowhere.invalid", "--store", "store.db", "--no-browser"], "redis"),
    (["migrate", "--store", PUT_INTO], "postgres"),
    (["migrate", "--store", "store.db", "--to", PUT_INTO], "postgres"),
    (["backup", "--store", PUT_INTO, "copy.zip"], "postgres"),
    (["reports", "--store", PUT_INTO], "postgres"),
]
"""What is typed, and the extra that it needs."""
NEEDS_NO_EXTRA = {
    *("learn", "puzzle", "play", "resume", "join", "season", "games", "rules", "data", "chart"),
    *("replay", "review", "advise", "analyse", "darts"),
    *("site", "restore", "verify", "engine", "ladder", "glance", "new-game", "check", "solve"),
}
"""Commands that work in the base install; of ``season`` two deeds do not."""


def without(missing: tuple[str, ...], code: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run some code where libraries are missing."""
    command = [sys.executable, "-c", WITHOUT.format(missing=missing) + code]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)


@pytest.mark.parametrize(
    ("words", "extra"),
    NEEDING,
    ids=lambda asked: " ".join(asked[:3]) if isinstance(asked, list) else asked,
)
def test_a_command_names_the_extra_that_it_needs(words: list[str], extra: str, tmp_path: Path) -> None:
    """In the base install: one line with the very words to type, and no traceback."""
    if "SEASON" in words:
        season = tmp_path / "a.season"
        assert main(["season", "new", "football-darts", str(season), "--seed", "1"]) == 0
        words = [str(season) if each == "SEASON" else each for each in words]
    done = without(EVERYTHING, f"from touchline.cli import main; sys.exit(main({words!r}))", tmp_path)
    assert done.returncode == 2, done.stderr
    assert done.stderr.strip().splitlines()[-1].endswith(f"pip install 'touchline[{extra}]'")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "missing", "extra"),
    [
        (["simulate", "football-darts", "--games", "10", "--on", "ray"], ("ray",), "ray"),
        (["train", "street-soccer", "--scale", "0.001", "--on", "ray"], ("ray",), "ray"),
        (["simulate", "football-darts", "--games", "10", "--on", "cuda"], ("numba.cuda.extending",), "cuda"),
    ],
)
def test_a_cluster_and_a_gpu_are_extras_of_the_laboratory(
    words: list[str], missing: tuple[str, ...], extra: str, tmp_path: Path
) -> None:
    done = without(missing, f"from touchline.cli import main; sys.exit(main({words!r}))", tmp_path)
    assert done.returncode == 2, done.stderr
    assert done.stderr.strip().splitlines()[-1].endswith(f"pip install 'touchline[{extra}]'")
    assert "Traceback" not in done.stderr


def test_every_command_is_either_asked_here_or_needs_no_extra() -> None:
    """A new command is put on one of the two lists."""
    commands = next(each for each in parser()._actions if isinstance(each, argparse._SubParsersAction)).choices
    assert {words[0] for words, _ in NEEDING} | NEEDS_NO_EXTRA == set(commands)


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
