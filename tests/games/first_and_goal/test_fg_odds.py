"""The odds of the default dice, summed exactly over the engine's own chance nodes."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.games.first_and_goal.tables import GAME, probability, table

from touchline.games.first_and_goal.state import PHASES

REROLL = PHASES.index("reroll-dice")
STOP = PHASES.index("breakaway")
FLAGS = (PHASES.index("flag-on-defense"), PHASES.index("flag-on-offense"))
SNAP_DICE = tuple(PHASES.index(name) for name in ("snap-dice", "turnover-dice", "flag-dice"))


def snapped(calls: str) -> Any:
    return table("y=50").play(calls)


def rolling_on(before: Any, after: Any) -> bool:
    """Whether the play is still being rolled; a reroll can bring neither turnover nor flag (FG-5.2)."""
    return after.phase in SNAP_DICE


@pytest.mark.parametrize("calls", ["draw / 4-3", "slant / nickel", "bomb / goal-line"])
def test_a_turnover_on_one_snap_in_thirty_six(calls: str) -> None:
    """FG-5.3: play T and referee T, whatever the cards."""

    def lost(before: Any, after: Any) -> bool | None:
        return None if rolling_on(before, after) else bool(after.offense != before.offense)

    assert probability(snapped(calls), lost) == Fraction(1, 36)


def test_a_called_penalty_on_one_snap_in_eighteen() -> None:
    """FG-5.4: play P and referee O or D."""

    def called(before: Any, after: Any) -> bool | None:
        return None if rolling_on(before, after) else after.phase in FLAGS

    assert probability(snapped("draw / 4-3"), called) == Fraction(1, 18)


def test_an_extra_point_is_blocked_once_in_thirty_six() -> None:
    """FG-9.1: two X."""
    dice = PHASES.index("extra-point-dice")

    def blocked(before: Any, after: Any) -> bool | None:
        return None if after.phase == dice else after.score[0] == before.score[0]

    assert probability(table("phase=try").play("extra-point"), blocked) == Fraction(1, 36)


def test_a_field_goal_is_blocked_once_in_thirty_six() -> None:
    """FG-9.3: two X."""
    block, kick = PHASES.index("block-dice"), PHASES.index("field-goal-dice")

    def blocked(before: Any, after: Any) -> bool | None:
        return None if after.phase == block else after.phase != kick

    match = table("y=20").play("field-goal").play("kick").play("kick")
    assert probability(match, blocked) == Fraction(1, 36)


def test_a_hail_mary_once_in_eighteen() -> None:
    """FG-7.3: HAIL and MARY, either way round."""
    dice = PHASES.index("hail-mary-dice")

    def scored(before: Any, after: Any) -> bool | None:
        return None if after.phase == dice else after.score[0] > before.score[0]

    match = table("y=60 in_hand=2,8 in_deck=0,52").play("hail-mary")
    assert probability(match, scored) == Fraction(1, 18)


def test_an_onside_kick_is_recovered_nine_times_in_a_hundred() -> None:
    """FG-2.7: 11/36 for a T on two white dice, times red + brown >= 10."""
    dice = PHASES.index("onside-dice")

    def recovered(before: Any, after: Any) -> bool | None:
        return None if after.phase == dice else after.offense != before.offense

    chance = probability(table("phase=kickoff").play("onside"), recovered)
    red, brown = (0, 1, 1, 2, 3, 5), (3, 4, 5, 7, 8, 9)
    far = Fraction(sum(a + b >= 10 for a in red for b in brown), 36)
    assert chance == far * Fraction(11, 36)
    assert round(float(chance) * 100, 1) == 9.3


def test_a_sneak_makes_it_every_other_time() -> None:
    """FG-7.1: three icons of six; the default penalty dice add the fouls of the defense."""
    dice = (PHASES.index("sneak-dice"), PHASES.index("flag-dice"))

    def made(before: Any, after: Any) -> bool | None:
        return None if after.phase in dice else after.y < before.y

    match = table("y=40 down=4 to_gain=1").play("sneak")
    assert probability(match, made) == Fraction(1, 2)


def test_the_mean_of_a_card_draw_follows_the_copies_left() -> None:
    """FG-1.4: the weights of a draw are the copies in the deck, and sum to its size."""
    box = GAME.new_box()
    s = GAME.new_state(box)
    GAME.step(s, box, GAME.legal_moves(s, box)[0])
    GAME.step(s, box, 0)
    for left in range(60, 52, -1):
        weights = [GAME.rules.weight(s, box, k) for k in range(GAME.rules.chances(s, box))]
        assert sum(weights) == GAME.rules.total(s, box) == left
        GAME.step(s, box, 0)
