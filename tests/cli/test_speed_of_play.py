"""Entering at the table at the speed of play, in the words people use there."""

import io
import json
import re
from pathlib import Path

import pytest

from touchline import Match
from touchline.cli import main
from touchline.kernel.errors import IllegalMove, IllegalOutcome, TouchlineError
from touchline.sessions.session import Session


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))


def table(game: str) -> Session:
    return Session.begin(game, table=True, names=["Ann", "Bob"])


@pytest.mark.parametrize("dice", ["r3 b-4 T", "T b-4 r3", "red 3 black -4 T", "r3 -4 T", "3 -4 T", "re3 blac-4 T"])
def test_dice_in_any_order_with_short_words(dice: str) -> None:
    """FG-5.1: a pass and its dice in one line of some twenty keys."""
    session = table("first-and-goal")
    session.enter("heads tails kick touchback")
    session.enter(f"short-pass/nickel {dice}")
    assert [step.text for step in session.match.steps[-5:]] == ["short-pass", "nickel", "3", "-4", "T"]


def test_dice_said_together_are_one_undo_and_a_dart_is_one() -> None:
    session = table("first-and-goal")
    session.enter("heads tails kick touchback")
    session.enter("short-pass/nickel r3 b-4 T")
    assert session.undo() == 1
    assert session.match.steps[-1].text == "nickel"
    session.enter("3")
    session.enter("-4")
    assert session.undo() == 1
    assert session.match.steps[-1].text == "3"
    session = table("football-darts")
    session.enter("heads receive")
    session.enter("T20 5 5")
    assert session.undo() == 1
    assert [step.text for step in session.match.steps if step.seat is None][-2:] == ["T20", "S5"]


@pytest.mark.parametrize("said", ["draw / 4-3", "draw/43", "draw 4-3", "dra/43", "draw vs 4-3"])
def test_both_cards_as_they_are_turned_up(said: str) -> None:
    session = table("first-and-goal")
    session.enter("heads tails kick touchback")
    session.enter(said)
    assert [step.text for step in session.match.steps[-2:]] == ["draw", "4-3"]
    assert Match.from_record(session.match.record_text()).state == session.match.state


def test_a_card_by_its_beginning() -> None:
    session = table("first-and-goal")
    session.enter("heads tails kick touchback halfback/nick")
    assert [step.text for step in session.match.steps[-2:]] == ["halfback-dive", "nickel"]
    session.undo(2)
    with pytest.raises(IllegalMove):
        session.enter("s")


@pytest.mark.parametrize(
    ("said", "bed"), [("treble 20", "T20"), ("60", "T20"), ("double 16", "D16"), ("57", "T19"), ("triple-19", "T19")]
)
def test_a_dart_as_people_say_it(said: str, bed: str) -> None:
    session = table("football-darts")
    session.enter("heads receive")
    session.enter(said)
    assert session.match.steps[-1].text == bed


def test_a_score_that_two_beds_give_is_no_bed() -> None:
    """FD-7.1: 24 may be D12 or T8."""
    session = table("football-darts")
    session.enter("heads receive")
    with pytest.raises(IllegalOutcome):
        session.enter("24")


@pytest.mark.parametrize(("game", "rule"), [("football-darts", "FD-4.1"), ("pocket-gridiron", "PG-5.1")])
def test_a_field_goal_is_refused_by_its_rule(game: str, rule: str) -> None:
    session = table(game)
    session.enter("heads receive" if game == "football-darts" else "heads")
    with pytest.raises(IllegalMove) as refused:
        session.enter("fg")
    assert rule in refused.value.rules


# ---- darts counted


def test_statistics_by_player(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Ann: T20 and 10 finish her drive, 20 is her point; Bob is intercepted by his first dart."""
    session = table("football-darts")
    session.enter("heads receive T20 10")
    session.enter("pat 20")
    session.enter("T1")
    assert main(["darts", "stats"]) == 0
    told = capsys.readouterr().out
    assert "Ann: 1 match, 3 darts" in told
    assert "average 30.0 points a dart" in told
    assert "drives finished in the end zone: 1 of 1 (100%)" in told
    assert "Bob: 1 match, 1 dart" in told
    assert main(["darts", "stats", str(session.path), "--player", "bob", "--json"]) == 0
    assert '"drives": 1' in capsys.readouterr().out
    assert main(["darts", "stats", "--player", "Cid"]) == 2


def test_darts_in_a_file_with_a_header_and_names(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "darts.txt"
    file.write_text("# Tuesday\nplayer darts\naim T20\nAnn: 20 5 T20 1\nBob: 3 3 3\n20, 60\n", encoding="utf-8")
    assert main(["darts", "fit", str(file), "--seat", "Ann"]) == 0
    assert "6 darts" in capsys.readouterr().out
    assert main(["darts", "fit", "20", "5"]) == 0
    assert "taken to have been aimed at BULL" in capsys.readouterr().out


TABLE_OF_DARTS = "Player,Aim,Dart\nAnn,T20,S20\nAnn,T20,5\nBob,T19,T19\n\nAnn,BULL,25\n"


@pytest.mark.parametrize(("name", "count"), [("Ann", 3), ("bob", 1)])
def test_darts_in_a_table_with_heads(name: str, count: int, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "darts.csv"
    file.write_text(TABLE_OF_DARTS, encoding="utf-8")
    assert main(["darts", "fit", str(file), "--json", "--seat", name]) == 0
    assert json.loads(capsys.readouterr().out)["darts"] == count


def test_everybodys_darts_are_fitted_by_themselves(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Two hands pooled would be nobody's; and where every aim is told, none is supposed."""
    file = tmp_path / "darts.csv"
    file.write_text(TABLE_OF_DARTS, encoding="utf-8")
    assert main(["darts", "fit", str(file)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Ann: 3 darts: σ ")
    assert "\nBob: 1 dart: σ " in told
    assert "taken to have been aimed" not in told


def test_darts_of_a_table_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Both players; what was aimed at is said, or it is told that the coach's aim is supposed."""
    session = Session.begin("football-darts", table=True, names=["Ann", "Bob"], path=tmp_path / "evening.touchline")
    session.enter("heads receive T20 1 1 1 T20")
    session.keep()
    sigma = {}
    for aim in ("", "T20", "D11"):
        assert main(["darts", "fit", str(session.path), "--json", *(["--aim", aim] if aim else [])]) == 0
        ann, bob = json.loads(capsys.readouterr().out)
        assert (ann["player"], ann["darts"], bob["player"], bob["darts"]) == ("Ann", 4, "Bob", 1)
        sigma[aim] = bob["sigma"]
    assert sigma["T20"] < sigma["D11"]
    assert main(["darts", "fit", str(session.path)]) == 0
    assert "where the coach would have aimed" in capsys.readouterr().out


def test_a_file_that_is_not_there_is_no_dart(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["darts", "fit", "saturday.csv"]) == 2
    assert "there is no file saturday.csv" in capsys.readouterr().err


# ---- the rows of docs/table.md, typed as they are printed


TABLE = Path(__file__).parents[2] / "docs" / "table.md"
PITCH = "figures=B4,F4,D3,D6,E7,K5,H3,I4,I6,J2 ball=G5 minute=3"
SNAP = "heads tails kick touchback"
BEFORE = {
    "Football Darts": (("", "heads receive"), ("", "heads receive 1 1 1"), ("", "heads receive 20 20")),
    "Pocket Gridiron": (("", "heads"), ("", "heads WR"), ("", "heads WR Slant")),
    "Street Soccer": ((f"phase=roll {PITCH}", ""), (f"phase=move {PITCH} die=3", "")),
    "First & Goal": (("", SNAP), ("", f"{SNAP} draw/43"), ("", f"{SNAP} draw/43 ready")),
}
"""By game the moments at which a form of its row fits: a position, and what was said since."""


def printed_rows() -> list[tuple[str, str]]:
    rows = [line.strip("| ").split(" | ") for line in TABLE.read_text(encoding="utf-8").splitlines()]
    return [(row[0], form) for row in rows if row[0] in BEFORE for form in re.findall(r"`([^`]+)`", row[1])]


@pytest.mark.parametrize(("game", "form"), printed_rows())
def test_a_row_of_the_docs_is_taken_as_it_is_printed(game: str, form: str) -> None:
    refusals = []
    for position, before in BEFORE[game]:
        session = Session.begin(
            game.lower().replace("&", "and").replace(" ", "-"), table=True, position=position or None
        )
        if before:
            session.enter(before)
        try:
            session.enter(form)
        except TouchlineError as problem:
            refusals.append(str(problem))
        else:
            return
    raise AssertionError(refusals)


# ---- said at the wrong moment


def test_a_refusal_tells_what_may_be_said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("heads\nheads\n4\nonsid\npunt\n"))
    assert main(["play", "first-and-goal", "--table", "--plain"]) == 0
    answers = re.split(r"^Home> ", capsys.readouterr().out, flags=re.MULTILINE)[1:]
    said = {given: " ".join(answer.split()) for given, _, answer in (each.partition("\n") for each in answers)}
    assert said["4"].endswith("How is the ball kicked off? [FG-2.3] You may say: kick, onside.")
    assert said["onsid"].endswith("Did you mean 'onside'?") or "onside" in said["onsid"]
    assert said["punt"].endswith("You may say: kick, onside.")
