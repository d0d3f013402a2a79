"""Long commands: progress in a pipe, what is done is kept, and the same command goes on."""

from __future__ import annotations

import json
from pathlib import Path

import polars as pl
import pytest

from touchline.cli import main
from touchline.lab.progress import Lines
from touchline.lab.report import write_report


def test_progress_in_a_pipe_is_a_line_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    now = [0.0]
    lines = Lines("cup", 100, now=lambda: now[0])
    for second in range(1, 31):
        now[0] = float(second)
        lines.tell(1)
    told = capsys.readouterr().err.splitlines()
    assert told == [
        "cup: 10 of 100 (10%), about 90 s left".replace("90 s", "2 min"),
        "cup: 20 of 100 (20%), about 80 s left",
        "cup: 30 of 100 (30%), about 70 s left",
    ]


def test_what_is_left_is_reckoned_without_the_making_of_machine_code() -> None:
    """The first piece comes after a minute of getting ready, the others every second."""
    now = [0.0]
    lines = Lines("games", 100, now=lambda: now[0])
    now[0] = 60.0
    lines.tell(10)
    assert lines.line() == "games: 10 of 100 (10%)", "from the first piece alone nobody can tell"
    for second in (61.0, 62.0):
        now[0] = second
        lines.tell(10)
    assert "7 s" in lines.line()


def test_whoever_waits_for_machine_code_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    lines = Lines("street-soccer", 100, now=lambda: 0.0)
    lines.tell_of_waiting()
    assert capsys.readouterr().err == "street-soccer: getting ready\n"
    lines.tell(50)
    lines.tell_of_waiting()
    assert capsys.readouterr().err == "", "it is under way"


def test_an_interrupted_simulation_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Part of the games are in the file: the missing ones are played, and the whole is as in one go."""
    whole, part = tmp_path / "whole.parquet", tmp_path / "part.parquet"
    words = ["simulate", "football-darts", "-n", "60", "--cores", "1", "--out"]
    assert main([*words, str(whole)]) == 0
    rows = pl.read_parquet(whole)
    rows.filter((pl.col("game_id") < 20) | (pl.col("game_id") > 50)).write_parquet(
        part, metadata=pl.read_parquet_metadata(whole)
    )
    assert main([*words, str(part), "--resume"]) == 0
    assert pl.read_parquet(part).equals(rows)
    capsys.readouterr()
    assert main([*words, str(part), "--resume"]) == 0
    assert "all 60 games are there" in capsys.readouterr().err
    assert main([*words, str(part), "--resume", "--seed", "4"]) == 2
    assert "another simulation: seed differ" in capsys.readouterr().err


def test_rows_are_written_as_the_name_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.json"
    assert main(["simulate", "football-darts", "-n", "10", "--cores", "1", "--out", str(out)]) == 0
    assert len(json.loads(out.read_text(encoding="utf-8"))) == 10
    assert main(["simulate", "football-darts", "-n", "10", "--out", str(tmp_path / "games.xls")]) == 2
    assert "rows are written as .parquet" in capsys.readouterr().err


def test_a_full_disk_is_named_and_what_was_there_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "games.json"
    out.write_text("what was there", encoding="utf-8")

    def full(rows: pl.DataFrame, file: Path) -> None:
        file.write_text("half of i", encoding="utf-8")
        raise OSError("No space left on device (os error 28)")

    monkeypatch.setattr(pl.DataFrame, "write_json", full)
    assert main(["simulate", "football-darts", "-n", "10", "--cores", "1", "--out", str(out)]) == 2
    assert f"cannot write {out}: No space left" in capsys.readouterr().err
    assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == ["what was there"]


def test_a_report_for_a_program_compares_two_boxes(tmp_path: Path) -> None:
    """The same dice, our figures and an owner's."""
    box, out = tmp_path / "box.toml", tmp_path / "report.json"
    box.write_text(
        '[dice.rb]\nfaces = ["Dive 9", "Draw 9", "Counter 9", "Sweep 9", "Off Tackle 9", "FUMBLE"]\n', encoding="utf-8"
    )
    words = ["report", "pocket-gridiron", "-n", "60", "--cores", "1", "--compare-data", str(box), "--out", str(out)]
    assert main(words) == 0
    told = json.loads(out.read_text(encoding="utf-8"))
    assert len(told["sides"]) == 2
    assert "dice.rb.faces" in told["sides"][1]["rules"]
    assert next(each for each in told["differences"] if each["figure"] == "points in all")["paired"]


@pytest.mark.parametrize(("after", "games"), [(3, 60), (11, 60)])
def test_an_interrupted_report_keeps_what_both_sides_have_played(after: int, games: int, tmp_path: Path) -> None:
    """Ctrl-C in the first set of rules or in the second: the same games of both are compared, one by one."""
    told = [0]

    def interrupt(count: int) -> None:
        told[0] += 1
        if told[0] == after:
            raise KeyboardInterrupt

    out = tmp_path / "report.json"
    compare = {"overtime": "drives"}
    write_report("pocket-gridiron", out, games=160, compare=compare, cores=1, tell=interrupt)
    found = json.loads(out.read_text(encoding="utf-8"))
    assert (found["games"], found["asked"]) == (games, 160)
    assert next(each for each in found["differences"] if each["figure"] == "points in all")["paired"]
    write_report("pocket-gridiron", tmp_path / "page.html", games=160, compare=compare, cores=1, tell=interrupt)


def test_a_simulation_says_who_plays_and_throws_simulated_darts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "football-darts", "-n", "20", "--cores", "1"]) == 0
    told = capsys.readouterr().out
    assert "finisher v finisher" in told
    assert "darts=simulated" in told
