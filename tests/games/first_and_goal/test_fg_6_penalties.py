"""FG-6: flags, accepted and declined, and the walk-off."""

from __future__ import annotations

import pytest
from tests.games.first_and_goal.tables import dealt, fired, phase, play_on, snap, table, where

from touchline import Match
from touchline.kernel.errors import IllegalMove


def flag(position: str, dice: str, rolled: str = "7 0 P") -> Match:
    """A slant against the 3-4 with a flag."""
    return snap(position, "slant / 3-4", rolled).roll(dice)


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("D 5", (0, 55, 2, 3)),
        ("D 5A", (0, 55, 1, 10)),
        ("D 10", (0, 50, 1, 10)),
        ("D 15", (0, 45, 1, 10)),
        ("O 5", (0, 65, 2, 13)),
        ("O 5A", (0, 65, 2, 13)),
        ("O 10", (0, 70, 2, 18)),
        ("O 15", (0, 75, 2, 23)),
    ],
)
def test_what_a_penalty_costs(dice: str, expected: tuple[int, ...]) -> None:
    """FG-5.4, FG-6.1, FG-6.2: the down is repeated, but for 5A on the defense; 10 reaches the line here (FG-6.5)."""
    assert where(flag("y=60 down=2 to_gain=8", dice).play("accept")) == expected


def test_accepted_the_cards_go_back_and_nothing_burns() -> None:
    """FG-6.2: yards void, walked off from the previous spot, down repeated."""
    match = play_on(dealt("y=60", "draw sweep counter"), "draw", "nickel", "4 8 1 P", "O", "5", "accept")
    s = match.state
    assert (phase(match), where(match)) == ("call", (0, 65, 1, 15))
    assert (s.in_hand, s.in_pile, s.in_deck[0]) == ([3, 8], [0, 0], 57)
    assert "FG-6.2" in fired(match)


def test_a_penalty_accepted_on_a_faked_play_is_a_new_free_snap() -> None:
    """FG-6.2: the offense may punt, kick or play; black dice are back."""
    match = play_on(table("y=60 down=4"), "punt", "fake", "kick", "slant / 3-4", "7 P", "O 5", "accept")
    assert {"punt", "field-goal", "draw"} <= set(match.legal())
    assert play_on(match, "slant / 3-4", "7").node().to_json()["what"] == "black"


def test_only_the_offended_side_decides_and_it_has_seen_the_yards() -> None:
    """FG-6.3."""
    match = flag("y=60", "O 10")
    assert (phase(match), match.to_move, match.legal()) == ("flag-on-offense", 1, ["accept", "decline"])
    assert match.view(1)["yards"] == 7
    with pytest.raises(IllegalMove):
        match.play("decline", seat=0)
    assert flag("y=60", "D 10").to_move == 0


def test_declined_yards_and_down_stand_and_still_nothing_burns() -> None:
    """FG-6.3: the cards are spent; no run burn, no pass burn."""
    match = flag("y=60 timeouts=3,3", "O 10").play("decline")
    assert (phase(match), where(match), match.state.in_pile) == ("call", (0, 53, 2, 3), [1, 1])
    run = snap("y=60", "off-tackle / 4-3", "3 6 -1 P").roll("D 5").play("decline")
    assert (where(run), run.state.in_pile) == ((0, 52, 2, 2), [1, 1])


def test_a_called_flag_cancels_the_burn_but_no_foul_does_not() -> None:
    """FG-6.3, FG-8.1."""
    run = snap("y=60", "off-tackle / 4-3", "3 6 -1 P").roll("X 5")
    assert run.state.in_pile == [2, 1]


@pytest.mark.parametrize(
    ("own", "dice", "spot"),
    [(7, "O 10", 3), (7, "O 5", 2), (1, "O 5", 1), (2, "O 15", 1), (15, "O 15", 7), (16, "O 15", 1)],
)
def test_half_the_distance_to_the_own_goal(own: int, dice: str, spot: int) -> None:
    """FG-6.4: rounded up, never past the 1; five yards can cost more than ten (own 7)."""
    match = flag(f"y={100 - own}", dice).play("accept")
    assert where(match) == (0, 100 - spot, 1, 10 + own - spot)


@pytest.mark.parametrize(("y", "dice", "spot"), [(7, "D 10", 3), (7, "D 5", 2), (1, "D 15", 1), (5, "D 5", 2)])
def test_half_the_distance_to_the_other_goal(y: int, dice: str, spot: int) -> None:
    """FG-6.4 [ruling]: the mirror: never a touchdown by penalty."""
    match = flag(f"y={y} to_gain={y} down=3", dice, "7 -1 P").play("accept")
    assert where(match) == (0, spot, 3, spot)
    assert match.everything()["score"] == [0, 0]


def test_a_penalty_that_reaches_the_line_to_gain_is_a_first_down() -> None:
    """FG-6.5 [ruling]: and one that does not repeats the down."""
    assert where(flag("y=60 down=3 to_gain=5", "D 5").play("accept")) == (0, 55, 1, 10)
    assert where(flag("y=60 down=3 to_gain=6", "D 5").play("accept")) == (0, 55, 3, 1)
    assert "FG-6.5" in fired(flag("y=60 down=3 to_gain=5", "D 5").play("accept"))


def test_the_defense_may_wipe_out_a_touchdown() -> None:
    """FG-6.6 [ruling]."""
    match = flag("y=6 to_gain=6", "O 10")
    assert match.play("accept").everything()["score"] == [0, 0]
    assert where(match) == (0, 16, 1, 16)
    assert "FG-6.6" in fired(match)
    assert flag("y=6 to_gain=6", "O 10").play("decline").everything()["score"] == [6, 0]
