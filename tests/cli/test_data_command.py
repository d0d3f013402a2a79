"""The owner of the box: what is guessed, a file to fill in, its faults line by line, and what it changes."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from touchline import Match, find_game
from touchline.cli.main import main
from touchline.play.owners_file import corrected, edit_file, faults

TRUE_RB = ["Dive 2", "Draw 4", "Counter 5", "Sweep 5", "Off Tackle 7", "FUMBLE"]


@pytest.mark.parametrize("name", ["first-and-goal", "pocket-gridiron"])
def test_the_file_holds_every_guess_and_once_uncommented_says_what_we_say(name: str) -> None:
    """PG-1.8: the figures of the file, taken as they stand, change nothing."""
    game = find_game(name)
    for everything in (False, True):
        text = edit_file(game, everything=everything)
        assert faults(game, text) == []
        figures = [figure for figure in game.box_figures() if everything or figure.guessed]
        lines = [line[2:] if " = " in line else line for line in text.splitlines()]
        data = tomllib.loads("\n".join(lines))
        for figure in figures:
            value = data
            for part in figure.key.split("."):
                value = value[part]
            assert value == figure.value
        assert corrected(game, data) == []
        game.new_box({}, data)


def test_first_and_goal_lists_141_guessed_cells(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "first-and-goal", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert sum(row["key"].startswith("matchups.") for row in rows) == 141
    assert {"dice.play", "dice.referee", "dice.penalty"} <= {row["key"] for row in rows}
    assert {row["sure"] for row in rows} == {"guess"}


def test_the_checks_of_air_are_no_guess(capsys: pytest.CaptureFixture[str]) -> None:
    """PG-6.5"""
    assert main(["data", "pocket-gridiron"]) == 0
    told = capsys.readouterr().out
    assert "cards.air.favoured" in told
    assert "cards.air.decoy" not in told
    assert "cards.ground.decoy" in told


def test_every_fault_has_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "box.toml"
    file.write_text('[dice.wr]\nfaces = ["x"]\n\n[cards.air]\ndecoy = 4\nhue = 1\n', encoding="utf-8")
    assert main(["data", "pocket-gridiron", "--check", str(file)]) == 2
    told = capsys.readouterr().err
    assert "line 2: dice.wr.faces must list 6 faces, not 1" in told
    assert "line 5: cards.air.decoy must be a table, not 4" in told
    assert "line 6: cards.air.hue is unknown" in told
    file.write_text("[dice.wr\n", encoding="utf-8")
    assert main(["data", "pocket-gridiron", "--check", str(file)]) == 2


def test_what_a_good_file_changes_is_shown_and_can_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "box.toml"
    file.write_text(f"[dice.rb]\nfaces = {json.dumps(TRUE_RB)}\n", encoding="utf-8")
    assert main(["data", "pocket-gridiron", "--check", str(file), "--games", "30"]) == 0
    told = capsys.readouterr().out
    assert "dice.rb.faces" in told
    assert "points in all" in told
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    match = Match("pocket-gridiron", data=data).roll("heads").roll("RB")
    assert match.node().to_json()["outcomes"] == TRUE_RB


def test_a_file_that_is_there_is_checked_and_never_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "box.toml"
    assert main(["data", "pocket-gridiron", "--edit", str(file)]) == 0
    file.write_text("# mine\n[dice.rb]\nfaces = 3\n", encoding="utf-8")
    assert main(["data", "pocket-gridiron", "--edit", str(file)]) == 2
    assert "line 3" in capsys.readouterr().err
    file.write_text(f"# mine\n[dice.rb]\nfaces = {json.dumps(TRUE_RB)}\n", encoding="utf-8")
    assert main(["data", "pocket-gridiron", "--edit", str(file), "--games", "0"]) == 0
    assert "dice.rb.faces" in capsys.readouterr().out
    assert file.read_text(encoding="utf-8").startswith("# mine")


def test_a_game_without_a_box_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "street-soccer"]) == 2
    assert "no figures of its own" in capsys.readouterr().err
