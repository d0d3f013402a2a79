"""What is played in a moment: where it is no down, no board speaks of one."""

from __future__ import annotations

import pytest
from tests.games.first_and_goal.tables import GAME, play_on, snap, table

from touchline.games.first_and_goal import stage as stages
from touchline.games.first_and_goal.state import DRAW, NEXTS, PHASES, THENS
from touchline.games.first_and_goal.terminal import FieldBoard
from touchline.play.match import Match
from touchline.tui.scene import scene_at


def stage(match: Match) -> str:
    return str(GAME.hints(match.state, match.box, None)["stage"])


@pytest.mark.parametrize(
    ("position", "played"),
    [
        ("phase=coin-call", "toss"),
        ("phase=kickoff", "kick-off"),
        ("phase=receive", "kick-off"),
        ("phase=catch y=70", "punt"),
        ("phase=call y=40", "down"),
        ("phase=try y=2 to_gain=2", "try"),
    ],
)
def test_what_is_due_says_what_is_played(position: str, played: str) -> None:
    assert stage(table(position)) == played


def test_every_phase_and_all_that_may_follow_it_have_a_stage() -> None:
    assert sorted([*stages.BY_PHASE, *stages.IN_ANY_PLAY, DRAW]) == list(range(len(PHASES)))
    assert list(stages.AFTER_THE_CARDS) == list(range(len(NEXTS)))
    assert list(stages.AFTER_THE_PLAY) == list(range(len(THENS)))


def test_a_kick_is_returned_until_its_flag_is_settled() -> None:
    """FG-2.6: the line to gain is where the return ends, not where it began."""
    match = play_on(table("phase=receive"), "run-out", "3 5 7 10 P")
    assert stage(match) == "return"
    assert stage(match.roll("X 5")) == "down"


def test_after_a_touchdown_nothing_but_the_try_is_played() -> None:
    """FG-8.2, FG-9.1: though the clock of the play is still to be settled, and hands change after the point."""
    match = snap("y=5 to_gain=5", "slant / 3-4", "7 0 HAIL")
    assert stage(match) == "try"
    play_on(match, "hold", "extra-point", "HAIL MARY")
    assert stage(match) == "kick-off"


def test_the_terminal_speaks_of_a_down_only_where_one_is_played() -> None:
    board = FieldBoard()

    def told(match: Match) -> str:
        board.scene = scene_at(match, len(match.steps), None)
        return board._scoreboard().plain

    assert "down 3" in told(table("y=40 down=3"))
    assert "down" not in told(table("phase=kickoff"))
