"""``touchline ladder``: who beats whom, printed."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from tests.patience import PATIENCE

from touchline.cli import main
from touchline.cli.ladder_command import Setting, climb, meetings
from touchline.games import find_game


def test_everybody_meets_everybody_once() -> None:
    pairs = meetings("street-soccer", everybody=True)
    assert len(pairs) == len({frozenset(each) for each in pairs}) == 6
    assert pairs[0] == ("beginner", "random")


def test_only_some_levels() -> None:
    assert meetings("street-soccer", wanted=["random", "master"]) == [("master", "random")]


def test_the_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "street-soccer", "--levels", "random,beginner", "--pairs", "10"]) == 0
    head, line = capsys.readouterr().out.splitlines()
    assert head.split()[:5] == ["game", "level", "against", "pairs", "score"]
    assert re.fullmatch(r"street-soccer +beginner +random +10 +\d+\.\d% \(\d+\.\d% … \d+\.\d%\)", line)


def test_a_level_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "street-soccer", "--levels", "grandmaster"]) == 2
    assert "there is no level 'grandmaster'" in capsys.readouterr().err


def test_bots_without_machine_code_meet_in_the_laboratory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same meeting move by move gives the same points."""
    quick = climb("street-soccer", "club", "beginner", Setting(pairs=1, seed=3, seconds=PATIENCE))
    soccer = find_game("street-soccer")
    monkeypatch.setattr(type(soccer), "parts", replace(soccer.parts, meeting=None))
    assert climb("street-soccer", "club", "beginner", Setting(pairs=1, seed=3, seconds=PATIENCE)) == quick
