"""The other commands: what they print, and their exit codes."""

import json
from pathlib import Path

import pytest

from touchline import Match
from touchline.cli import check_command, main
from touchline.games import game_names
from touchline.play.keeping import keep


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_without_a_command_a_newcomer_is_helped(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys)
    assert code == 0
    assert "touchline play GAME" in out
    assert all(name in out for name in game_names())


def test_games_are_listed_for_people_and_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Football Darts" in run(capsys, "games")[1]
    listed = json.loads(run(capsys, "games", "--json")[1])
    darts = next(game for game in listed if game["name"] == "football-darts")
    assert "random" in darts["levels"]
    assert "cushion_dart" in run(capsys, "games", "football-darts")[1]


def test_rules_are_quoted(capsys: pytest.CaptureFixture[str]) -> None:
    assert "two points" in run(capsys, "rules", "football-darts", "fd-2.2")[1]
    assert run(capsys, "rules", "football-darts", "FD-2")[1].count("FD-2.") == 6
    assert len(json.loads(run(capsys, "rules", "football-darts", "--json")[1])) == 19


@pytest.mark.parametrize(
    "words",
    [
        ("play", "chess"),
        ("play", "football-darts", "--option", "wind=3"),
        ("play", "football-darts", "--option", "wind"),
        ("play", "football-darts", "--vs", "god"),
        ("play", "football-darts", "--data", "nowhere.toml"),
        ("play", "football-darts", "--names", "Ann,Bob,Carl"),
        ("play", "football-darts", "--names", "x" * 5000),
        ("play", "football-darts", "--names", "\x1b[31mAnn"),
        ("report", "street-soccer", "--compare", "penalty=box"),
        ("report", "street-soccer", "--out", "nowhere/page.html"),
        ("ladder", "street-soccer", "--levels", "god"),
        ("rules", "football-darts", "FD-9.9"),
        ("replay", "nowhere.touchline"),
        ("check", "chess"),
    ],
)
def test_a_mistake_gets_a_readable_line_and_code_2(capsys: pytest.CaptureFixture[str], words: tuple[str, ...]) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert err.startswith("touchline: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("plya",), ["usage: touchline [", "Did you mean 'play'?"]),
        (("season", "ods"), ["usage: touchline season ", "Did you mean 'odds'?"]),
        (("season", "odds", "--loud"), ["usage: touchline season odds ", "unrecognized arguments: --loud"]),
    ],
)
def test_a_misspelt_word_is_answered_by_its_own_page(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: list[str]
) -> None:
    with pytest.raises(SystemExit):
        run(capsys, *words)
    err = capsys.readouterr().err
    assert [part for part in told if part not in err] == []


def test_replay_tells_the_match_to_the_same_final_position(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = (
        Match("football-darts", names=["Ann", "Bob"])
        .roll("heads")
        .play("receive")
        .roll("T20")
        .play("throw")
        .roll("S10")
    )
    keep(match, tmp_path / "m.touchline")
    code, out, _ = run(capsys, "replay", str(tmp_path / "m.touchline"), "--rules")
    assert code == 0
    assert "TOUCHDOWN" in out
    assert "FD-2.4" in out
    assert match.position() in out
    told = json.loads(run(capsys, "replay", str(tmp_path / "m.touchline"), "--json")[1])
    assert told["position"] == match.position()
    short = json.loads(run(capsys, "replay", str(tmp_path / "m.touchline"), "--json", "--to", "3")[1])
    assert len(short["steps"]) == 3
    assert run(capsys, "replay", str(tmp_path / "m.touchline"), "--to", "99")[0] == 2


def test_check_reports_the_laws(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "check", "football-darts", "--games", "1", "--interpreted")
    assert code == 0
    assert "All laws hold." in out


def test_check_says_what_it_leaves_out_without_a_compiler(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever only plays can write a game, too: ``new-game`` sends them here."""
    monkeypatch.setattr(check_command, "can_compile", lambda: False)
    code, out, err = run(capsys, "check", "football-darts", "--games", "1", "--json")
    assert code == 0
    assert json.loads(out)["ok"]
    assert "touchline[fast]" in err


def test_check_fails_with_code_1_when_a_law_is_broken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A darts game whose safety is worth four points breaks the law of scores."""
    from touchline import find_game

    monkeypatch.setattr(type(find_game("football-darts")), "score_changes", frozenset({1, 2, 3}))
    code, out, _ = run(capsys, "check", "football-darts", "--games", "1", "--interpreted", "--json")
    assert code == 1
    assert "a score changes by a legal amount" in json.loads(out)["results"][-1]["broken"]
