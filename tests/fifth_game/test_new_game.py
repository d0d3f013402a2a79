"""``touchline new-game``: what it writes is a game that keeps all laws."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.fifth_game.conftest import pip_install

from touchline.cli import main


def test_the_skeleton_keeps_all_laws_and_passes_its_own_tests(tmp_path: Path) -> None:
    assert main(["new-game", "penalty-shoot-out", "--in", str(tmp_path)]) == 0
    made = tmp_path / "penalty-shoot-out"
    site = tmp_path / "site"
    pip_install(made, site)
    env = os.environ | {"PYTHONPATH": str(site)}
    for words in (
        ["-m", "touchline", "check", "penalty-shoot-out", "--games", "1"],
        ["-m", "pytest", "-q", "-p", "no:cacheprovider", str(made / "tests")],
    ):
        done = subprocess.run([sys.executable, *words], env=env, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["Penalty", "penalty shoot", "../out", "football-darts", ""])
def test_a_bad_name_is_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name, "--in", str(tmp_path)]) == 2
    assert capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").mkdir()
    assert main(["new-game", "mine", "--in", str(tmp_path)]) == 2
    assert "is there already" in capsys.readouterr().err
