"""The analysis board: variations as a tree, whatever is pasted, and back again."""

import pytest

from touchline import Match
from touchline.games import game_names
from touchline.kernel.errors import BadOption, BadPosition, BadRecord, IllegalMove
from touchline.kernel.nodes import CHANCE
from touchline.play.study import LONGEST_TEXT, ROOT, Study

CALL = "phase=call pos=90 dart=2"


def tried() -> Study:
    """A throw with two outcomes, and a field goal instead."""
    study = Study.opened(CALL, "football-darts")
    study.enter("throw T20")
    study.enter("T20")
    study.back()
    study.enter("S5")
    study.go(ROOT)
    study.enter("field-goal T20")
    return study


def test_what_is_tried_again_is_gone_to() -> None:
    study = tried()
    known = study.text()
    study.go(1)
    study.enter("T20")
    assert study.at == 2
    study.go(4)
    assert study.text() == known


def test_the_line_leads_from_the_start_to_the_step() -> None:
    study = tried()
    study.go(3)
    assert [step.text for step in study.line()] == ["throw T20", "S5"]
    assert study.match().position() == "phase=call pos=95 dart=3 aim=79"


def test_a_dropped_step_takes_all_that_followed_it_along() -> None:
    study = tried()
    study.go(3)
    study.drop(1)
    assert [(step.number, step.after, step.text) for step in study.steps] == [(1, 0, "field-goal T20")]
    assert study.at == ROOT


def test_a_study_comes_back_from_its_text_and_its_link() -> None:
    study = tried()
    assert Study.opened(study.text()).text() == study.text()
    assert Study.opened(study.link()).text() == study.text()


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_a_board_to_begin_with_and_plays_on(game: str) -> None:
    study = Study.begun(game)
    for _ in range(6):
        match = study.match()
        if match.over:
            break
        if match.to_move == CHANCE:
            study.roll(on=True)
        else:
            node = match.node().to_json()
            study.enter(node["legal"][0] if node["legal"] else next(iter(match.legal())))
    assert study.steps
    again = Study.opened(study.link())
    assert again.match().position() == study.match().position()


def test_a_record_becomes_one_line_without_what_was_taken_back() -> None:
    match = Match("football-darts").roll("heads").play("receive").roll("T20").undo().roll("S1")
    study = Study.opened(match.record_text())
    assert [step.text for step in study.line()] == ["heads", "receive", "S1"]
    assert study.match().position() == match.position()


@pytest.mark.parametrize(
    ("text", "game", "kind"),
    [
        ("phase=call pos=90", "", BadOption),
        ("phase=call pos=900", "football-darts", BadPosition),
        ("notalinkatall", "", BadPosition),
        ('[Game "football-darts"]\n[At "9"]\n\n1. * heads\n', "", BadOption),
        ('[Game "football-darts"]\n[At "1"]\n\n1. * heads {after 3}\n', "", BadRecord),
        ("x" * (LONGEST_TEXT + 1), "football-darts", BadRecord),
    ],
)
def test_what_cannot_be_opened_is_named(text: str, game: str, kind: type[Exception]) -> None:
    with pytest.raises(kind):
        Study.opened(text, game)


def test_a_refused_move_leaves_the_tree_as_it_was() -> None:
    study = tried()
    before = study.text()
    with pytest.raises(IllegalMove):
        study.enter("throw Z9")
    assert study.text() == before


def test_a_step_that_no_longer_plays_is_named() -> None:
    study = Study.opened('[Game "football-darts"]\n[At "1"]\n\n1. * nonsense\n')
    with pytest.raises(BadRecord, match="step 1"):
        study.match()


def test_a_link_blown_up_beyond_all_measure_is_cut_short() -> None:
    """A few characters that unpack to gigabytes cost no more than the longest study."""
    import base64
    import zlib

    bomb = base64.urlsafe_b64encode(zlib.compress(b"[" * 50_000_000, 9)).decode().rstrip("=")
    with pytest.raises(BadRecord):
        Study.opened(bomb)
