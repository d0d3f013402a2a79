"""The laboratory from the command line, as a person types it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from tests.patience import PATIENCE

from touchline.cli import main
from touchline.kernel.gpu import why_not
from touchline.kernel.message import english
from touchline.lab.bench import Goal, bench, goals, write_json
from touchline.lab.timing import Measured
from touchline.lab.tournament import Tournament


def test_simulate_prints_figures_and_writes_rows(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "drives.parquet"
    code = main(
        ["simulate", "football-darts", "-n", "200", "--seats", "kicker,random", "--rows", "drive", "--out", str(out)]
    )
    assert code == 0
    printed = capsys.readouterr().out
    assert "200 games" in printed
    assert "kicker v random" in printed
    assert "points in all" in printed
    assert pl.read_parquet(out)["game_id"].n_unique() == 200


def test_simulate_speaks_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "football-darts", "-n", "100", "-o", "safety_spot=40", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 100
    assert told["rules"]["FD-1.2"]["games"] == 100
    assert told["figures"]["home wins"]["low"] < told["figures"]["home wins"]["mean"]


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "football-darts", "--seats", "nobody"],
        ["simulate", "football-darts", "-o", "nonsense"],
        ["simulate", "no-such-game"],
        ["tournament", "football-darts", "random"],
        ["report", "football-darts", "--compare", "safety_spot=1000"],
    ],
)
def test_mistakes_cost_two(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err


def test_tournament_prints_both_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "cup.jsonl"
    words = ["tournament", "football-darts", "random", "kicker", "gambler", "--pairs", "50", "--file", str(path)]
    assert main(words) == 0
    first = capsys.readouterr().out
    assert "95 % interval" in first
    assert "points per game against" in first
    assert main(words) == 0
    assert capsys.readouterr().out == first
    assert len(path.read_text(encoding="utf-8").splitlines()) == 4


def test_an_interrupted_tournament_is_taken_up_by_the_same_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Broken off before the last of three meetings: what is said then is true, and no pair is played a second time."""
    played: list[int] = []
    play_pairs = Tournament._play_pairs

    def until_broken_off(cup: Tournament, one: str, two: str, first: int, count: int, *how: Any) -> list[float]:
        if first == last_meeting:
            raise KeyboardInterrupt
        played.extend(range(first, first + count))
        return play_pairs(cup, one, two, first, count, *how)

    def cup(*kept: str) -> list[str]:
        return ["--lang", "en", "tournament", "football-darts", "random", "kicker", "gambler", "--pairs", "20", *kept]

    monkeypatch.setattr(Tournament, "_play_pairs", until_broken_off)
    last_meeting, file = 0, tmp_path / "cup.jsonl"
    assert main(cup("--file", str(file))) == 130
    assert "before a pair was over" in capsys.readouterr().err
    last_meeting = 40
    assert main(cup()) == 130
    assert "Nothing is kept; with --file FILE" in capsys.readouterr().err
    played.clear()
    assert main(cup("--file", str(file))) == 130
    assert f"40 of 60 pairs are kept in {file}; the same command goes on" in capsys.readouterr().err
    last_meeting = -1
    assert main(cup("--file", str(file))) == 0
    assert played == list(range(60))
    taken_up = capsys.readouterr().out
    assert main(cup()) == 0
    assert capsys.readouterr().out == taken_up


def test_report_says_where_it_lies(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "r.html"
    assert main(["report", "football-darts", "-n", "100", "--out", str(out)]) == 0
    assert capsys.readouterr().out.strip() == str(out)
    assert out.stat().st_size > 20_000


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal on Windows")
def test_ctrl_c_writes_what_is_done(tmp_path: Path) -> None:
    """A real terminal, a real Ctrl-C once the bar moves: exit code 130, whole rows in the file."""
    import pexpect

    out = tmp_path / "games.parquet"
    words = ["-m", "touchline", "simulate", "football-darts", "-n", "50000000", "--out", str(out)]
    terminal = pexpect.spawn(sys.executable, words, encoding="utf-8", timeout=PATIENCE, dimensions=(30, 140))
    terminal.expect(r"football-darts .*/50000000")
    terminal.sendintr()
    terminal.expect("interrupted")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130
    kept = pl.read_parquet(out)
    assert 0 < len(kept) < 50_000_000
    assert kept["game_id"].is_sorted()


@pytest.mark.skipif(why_not() is None, reason="there is a GPU here")
def test_without_a_gpu_the_reason_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "football-darts", "-n", "10", "--on", "cuda"]) == 2
    reason = why_not()
    assert reason is not None
    assert english([reason]) in capsys.readouterr().err.replace("\n", " ")


def test_bench_measures_and_never_guesses(tmp_path: Path) -> None:
    found = bench(games=["football-darts"], seconds=0.03, cores=1, with_peers=False)
    rates = {(line["game"], line["how"]): line["rate"] for line in found["measured"]}
    assert rates["football-darts", "compiled, one core"] > 5 * rates["football-darts", "interpreted"]
    assert rates["floor", "random numbers alone, one core"] > rates["football-darts", "compiled, one core"]
    assert not any("OpenSpiel" in goal["text"] for goal in found["goals"])
    vector = next(rate for (_, how), rate in rates.items() if how.startswith("Gymnasium vector environment"))
    assert vector > 5 * rates["football-darts", "PettingZoo loop"]
    assert [goal["text"] for goal in found["goals"] if "vector" in goal["text"]] == [
        "football-darts : its PettingZoo loop, vector environment"
    ]
    write_json(found, tmp_path / "deep" / "bench.json")
    assert json.loads((tmp_path / "deep" / "bench.json").read_text(encoding="utf-8")) == found


def test_goals_are_ratios_of_what_was_measured() -> None:
    lines = [
        Measured("Touchline", "football-darts", "compiled, one core", 50.0),
        Measured("Touchline", "football-darts", "compiled, 2 cores", 90.0),
        Measured("OpenSpiel", "pig", "Python loop", 0.5),
        Measured("OpenSpiel", "pig", "MCTS roll-outs, C++", 10.0),
        Measured("Pgx", "", "", 0.0, "absent: No module named 'pgx'"),
    ]
    found = {goal.text: goal for goal in goals(lines) if goal.measured}
    assert found["football-darts : OpenSpiel pig, fastest C++"] == Goal(
        "football-darts : OpenSpiel pig, fastest C++", 4, 5.0
    )
    assert found["football-darts : OpenSpiel pig, Python loop"].found == 100
    assert found["football-darts : itself, all cores to one"].met
    assert not any("Pgx" in text for text in found)
