"""Long Ball's rules, one by one."""

from pathlib import Path

import pytest

from touchline.kernel.errors import IllegalMove
from touchline.kernel.game import Game
from touchline.play import laws
from touchline.play.match import Match


def at(game: Game, position: str) -> Match:
    return Match(game, position=f"phase=shape {position}")


def test_it_keeps_the_laws(fifth: Game) -> None:
    laws.law_contract(fifth)
    laws.law_rules_cited(fifth, Path(__file__).parent)
    for options in laws.option_sets(fifth):
        laws.law_walk(fifth, options, 3)
        laws.law_record(fifth, options, 1)
    laws.law_compiled(fifth, {}, 2, games=20)


def test_the_first_side_kicks_off_in_the_middle(fifth: Game) -> None:
    """LB-1.1, LB-2.1: and the side without the ball shows its shape first."""
    match = Match(fifth)
    assert (match.state.zone, match.state.side, match.to_move) == (4, 0, 1)
    assert match.play("press").to_move == 0


@pytest.mark.parametrize(
    ("shape", "call", "die", "zone", "side"),
    [
        ("drop", "short", "1", 4, 1),
        ("drop", "short", "2", 5, 0),
        ("press", "short", "2", 4, 1),
        ("press", "short", "3", 5, 0),
        ("drop", "long", "4", 4, 1),
        ("drop", "long", "5", 6, 0),
        ("press", "long", "4", 6, 0),
        ("press", "long", "3", 4, 1),
    ],
)
def test_a_pass_arrives_or_is_lost(fifth: Game, shape: str, call: str, die: str, zone: int, side: int) -> None:
    """LB-3.1, LB-3.2, LB-3.3"""
    match = Match(fifth).play(shape).play(call).roll(die)
    assert (match.state.zone, match.state.side) == (zone, side)


def test_a_long_ball_ends_in_the_last_zone(fifth: Game) -> None:
    """LB-3.2"""
    assert at(fifth, "zone=2 side=1").play("drop").play("long").roll("6").state.zone == 1


def test_there_is_nowhere_to_pass_to_in_the_last_zone(fifth: Game) -> None:
    """LB-3.4"""
    match = at(fifth, "zone=7").play("drop")
    assert match.legal() == ["shot"]
    with pytest.raises(IllegalMove) as refused:
        match.play("short")
    assert refused.value.rules == ("LB-3.4",)


@pytest.mark.parametrize(("zone", "needs"), [(5, 6), (6, 5), (7, 4)])
def test_a_shot_needs_more_from_further_away(fifth: Game, zone: int, needs: int) -> None:
    """LB-4.1, LB-4.2, LB-4.3: one less against a press."""
    for shape, least in (("drop", needs), ("press", needs - 1)):
        scored = at(fifth, f"zone={zone}").play(shape).play("shot").roll(str(least)).state
        assert (scored.score, scored.zone, scored.side) == ([1, 0], 4, 1)
        missed = at(fifth, f"zone={zone}").play(shape).play("shot").roll(str(least - 1)).state
        assert (missed.score, missed.zone, missed.side) == ([0, 0], 7, 1)


def test_the_second_side_kicks_off_after_half_time(fifth: Game) -> None:
    """LB-1.2, LB-1.3"""
    match = Match(fifth, {"half": 1}).play("drop").play("short").roll("6")
    assert (match.state.zone, match.state.side) == (4, 1)
    assert match.narrate(len(match.steps) - 1).endswith("Half-time.")
    match.play("drop").play("short").roll("6")
    assert match.over
    assert match.ending() == "A draw, 0 all."
