"""``docs/adding-a-game.md`` says what the files say, and its commands print what it shows."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.fifth_game.conftest import EXAMPLE

GUIDE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
QUOTED = re.findall(r'```\w+ title="([^"]+)"\n(.*?)```', GUIDE, re.DOTALL)
SHOWN = [block.splitlines() for block in re.findall(r"```console\n(.*?)```", GUIDE, re.DOTALL)]


def test_the_guide_quotes_every_kind_of_file() -> None:
    assert {Path(path).suffix for path, _ in QUOTED} == {".toml", ".md", ".py", ".js"}
    assert len(SHOWN) >= 4


@pytest.mark.parametrize(("path", "block"), QUOTED, ids=[path for path, _ in QUOTED])
def test_what_it_quotes_stands_in_the_file(path: str, block: str) -> None:
    assert block in (EXAMPLE / path).read_text(encoding="utf-8")


@pytest.mark.parametrize("lines", SHOWN, ids=[lines[0] for lines in SHOWN])
def test_what_it_shows_is_printed(lines: list[str], surroundings: dict[str, str]) -> None:
    _, *words = shlex.split(lines[0].removeprefix("$ "))
    done = subprocess.run([sys.executable, "-m", "touchline", *words], env=surroundings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    for line in lines[1:]:
        assert line in done.stdout
