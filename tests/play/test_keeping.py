"""Matches on disk."""

import os
from pathlib import Path

import pytest

from touchline import Match
from touchline.kernel.errors import BadData, BadRecord
from touchline.play.data_file import line_of, read_data
from touchline.play.keeping import keep, new_path, read_record, unfinished


def test_a_kept_match_comes_back(tmp_path: Path) -> None:
    match = Match("football-darts").roll("heads")
    keep(match, tmp_path / "deep" / "a.touchline")
    match.play("receive")
    keep(match, tmp_path / "deep" / "a.touchline")
    again = Match.from_record(read_record(tmp_path / "deep" / "a.touchline"))
    assert again.state == match.state
    assert [path.name for path in (tmp_path / "deep").iterdir()] == ["a.touchline"]


def test_two_programs_may_write_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Begun in the same second, they take the same name: neither spoils what the other is writing."""
    path, forced = tmp_path / "a.touchline", os.fsync

    def meanwhile(file: int) -> None:
        monkeypatch.setattr(os, "fsync", forced)
        with monkeypatch.context() as other:
            other.setattr(os, "getpid", lambda: 1)
            keep(Match("football-darts"), path)
        forced(file)

    monkeypatch.setattr(os, "fsync", meanwhile)
    keep(Match("football-darts").roll("heads"), path)
    assert len(read_record(path).entries) == 1
    assert list(tmp_path.iterdir()) == [path]


def test_only_unfinished_matches_wait_newest_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))
    first, second, third = (new_path(f"football-darts-{name}") for name in "abc")
    keep(Match("football-darts"), first)
    keep(Match("football-darts").roll("heads").resign(0), second)
    keep(Match("football-darts"), third)
    (tmp_path / "matches" / "broken.touchline").write_text("not a record")
    assert list(unfinished()) == [third, first]


def test_files_that_are_no_records_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"nowhere\.touchline"):
        read_record(tmp_path / "nowhere.touchline")
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="not a text file"):
        read_record(tmp_path / "noise")


TOML = """\
title = "my box"

[dice]
wr = [1, 2]

[dice.te]
faces = [3]   # three
"cards" = "x"
"""


@pytest.mark.parametrize(
    ("path", "line"), [("dice.wr", 4), ("dice.te.faces", 7), ("dice.te.cards", 8), ("dice.te.none", 6), ("nothing", 1)]
)
def test_a_complaint_is_given_its_line(path: str, line: int) -> None:
    assert line_of(TOML, path) == line


def test_a_data_file_that_is_no_toml_is_named_with_its_line(tmp_path: Path) -> None:
    from touchline import find_game

    bad = tmp_path / "bad.toml"
    bad.write_text("a = 1\nb = = 2\n")
    with pytest.raises(BadData, match="line 2"):
        read_data(find_game("football-darts"), bad)
    with pytest.raises(BadData, match=r"missing\.toml"):
        read_data(find_game("football-darts"), tmp_path / "missing.toml")
