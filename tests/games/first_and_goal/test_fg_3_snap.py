"""FG-3: time-out windows, hidden calls, red-zone limits, the dice of a snap."""

from __future__ import annotations

import pytest
from tests.games.first_and_goal.tables import GAME, dealt, fired, phase, play_on, snap, table, where

from touchline.kernel.errors import IllegalMove

HAND = "draw sweep bomb medium-pass short-pass play-action screen slant"


def test_the_offense_decides_first_then_the_defense() -> None:
    """FG-3.1: both windows stand open at a snap."""
    match = table("timeouts=3,3")
    assert "time-out" in match.legal()
    match.play("draw")
    assert (match.to_move, "time-out" in match.legal()) == (1, True)


def test_as_many_time_outs_in_one_snap_as_a_team_has_left() -> None:
    """FG-3.1, FG-8.4, FG-8.5: after each the window is open again, for both sides; who called has one fewer."""
    match = table("timeouts=3,2 in_pile=2,2 in_deck=50,50")
    play_on(match, "time-out", "nothing", "nothing", "time-out", "shuffle", "take")
    assert (match.state.timeouts, phase(match)) == ([1, 2], "call")
    play_on(match, "draw", "time-out", "nothing", "nothing", "draw", "time-out", "nothing", "nothing")
    assert (match.state.timeouts, phase(match)) == ([1, 0], "call")
    play_on(match, "time-out", "nothing", "nothing")
    with pytest.raises(IllegalMove) as refused:
        match.play("time-out")
    assert refused.value.rules == ("FG-8.5",)
    assert "time-out" not in match.play("draw").legal()


def test_a_call_answered_by_a_time_out_is_taken_back() -> None:
    """FG-3.1: nothing was revealed; the card is still in the hand and the offense chooses anew."""
    match = dealt("timeouts=3,3", HAND)
    play_on(match, "bomb", "time-out", "shuffle")
    while phase(match) == "draw":
        match.roll()
    assert match.state.offense_call == 0
    assert match.state.pile == [0] * 24


def test_the_next_snap_has_its_own_time_outs() -> None:
    """FG-3.1."""
    match = play_on(table("timeouts=3,3"), "time-out", "shuffle", "shuffle", "slant", "3-4", "7 0 HAIL", "hold")
    assert "time-out" in match.legal()


def test_who_called_time_before_the_snap_may_still_stop_the_burn() -> None:
    """FG-3.1 with FG-8.3: while time-outs are left."""
    match = play_on(table("timeouts=3,3"), "draw", "time-out", "nothing", "nothing", "draw", "4-3", "time-out")
    play_on(match, "nothing", "nothing", "0 0 0 HAIL")
    assert (match.state.timeouts, match.state.in_pile[0]) == ([3, 1], 1)


def test_an_announced_play_may_be_answered_by_a_time_out() -> None:
    """FG-3.1: a sneak, a punt, a field goal; the announcement is void, and the window is open again."""
    match = table("timeouts=0,3 down=4 to_gain=1 y=40").play("sneak")
    assert (phase(match), match.to_move, match.legal()) == ("answer", 1, ["ready", "time-out"])
    play_on(match, "time-out", "shuffle", "shuffle")
    assert {"sneak", "punt", "field-goal"} <= set(match.legal())
    play_on(match, "punt", "time-out", "nothing", "nothing", "punt", "time-out", "nothing", "nothing", "punt")
    assert phase(match) == "fake-offense"


@pytest.mark.parametrize("play", ["kneel", "hail-mary", "field-goal"])
def test_the_window_is_open_before_every_announced_play(play: str) -> None:
    """FG-3.1: a kneel and a Hail Mary, too; a time-out voids them and no card is paid."""
    match = table("y=60 in_hand=2,8 in_deck=0,52 timeouts=0,1").play(play)
    assert (phase(match), match.legal()) == ("answer", ["ready", "time-out"])
    play_on(match, "time-out", "nothing", "nothing")
    assert (phase(match), where(match), match.state.in_hand[0]) == ("call", (0, 60, 1, 10), 2)


def test_the_window_is_open_before_the_cards_of_a_fake() -> None:
    """FG-3.1: for both; both choose their cards anew, the fake stands."""
    match = play_on(table("timeouts=1,1 down=4"), "punt", "ready", "fake", "kick")
    assert "time-out" in match.legal()
    play_on(match, "time-out", "nothing", "nothing")
    assert (phase(match), match.state.faked, "punt" in match.legal()) == ("call", 1, False)
    play_on(match, "draw", "time-out", "nothing", "nothing")
    assert (phase(match), match.state.faked, match.state.offense_call) == ("call", 1, 0)
    play_on(match, "off-tackle / 4-3", "3 6 HAIL")
    assert where(match)[0] == 1


@pytest.mark.parametrize(
    ("position", "entries"),
    [
        ("phase=try timeouts=3,3", ("extra-point",)),
        ("phase=kickoff timeouts=3,3", ("kick",)),
        ("phase=fake-offense action=punt down=4 timeouts=3,3", ("kick", "kick")),
    ],
)
def test_where_no_window_is_open(position: str, entries: tuple[str, ...]) -> None:
    """FG-3.1: extra points, kickoffs, kicks once they are lined up."""
    match = table(position)
    for entry in entries:
        assert "time-out" not in match.legal()
        match.play(entry)
    assert "time-out" not in match.legal()


def test_no_window_at_a_safety_punt_or_a_repeated_punt() -> None:
    """FG-3.1."""
    safety = snap("y=98 timeouts=3,3", "short-pass / nickel", "0 -3 HAIL")
    assert (phase(safety), "time-out" in safety.legal()) == ("punt-choice", False)
    again = play_on(table("down=4 y=70 timeouts=3,3"), "punt", "ready", "kick", "kick", "without-blue", "1 3 5 10 P")
    play_on(again, "O 5", "accept")
    assert (phase(again), again.legal()) == ("fake-offense", ["kick", "fake"])


def test_a_time_out_at_the_reveal_lets_the_cards_lie() -> None:
    """FG-3.1, FG-8.1: nobody chooses anew."""
    match = play_on(dealt("y=60 timeouts=0,1", HAND), "draw", "nickel", "time-out", "nothing", "nothing")
    assert (phase(match), match.state.offense_call, match.state.defense_call) == ("snap-dice", 4, 8)


def test_cards_are_revealed_together_and_spent() -> None:
    """FG-3.2."""
    match = dealt("", HAND).play("draw")
    assert match.state.in_hand == [8, 8]
    match.play("4-3")
    assert (match.state.in_hand, match.state.in_pile) == ([7, 7], [1, 1])
    assert "FG-3.2" in fired(match)


def test_a_card_that_is_not_in_the_hand() -> None:
    """FG-3.2: said to the coach who tried it, with the rule."""
    with pytest.raises(IllegalMove) as refused:
        dealt("", HAND).play("counter")
    assert refused.value.rules == ("FG-3.2",)
    with pytest.raises(IllegalMove) as refused:
        dealt("", HAND).play("draw").play("prevent")
    assert "Prevent" in refused.value.message


@pytest.mark.parametrize(
    ("y", "barred"),
    [
        (21, set()),
        (20, {"bomb", "medium-pass"}),
        (11, {"bomb", "medium-pass"}),
        (10, {"bomb", "medium-pass", "short-pass", "play-action"}),
    ],
)
def test_red_zone_limits(y: int, barred: set[str]) -> None:
    """FG-3.3: on the line counts."""
    match = dealt(f"y={y}", HAND)
    assert set(HAND.split()) - set(match.legal()) == barred
    for card in barred:
        with pytest.raises(IllegalMove) as refused:
            match.play(card)
        assert refused.value.rules == ("FG-3.3",)


def test_the_lowest_of_several_black_rolls_counts() -> None:
    """FG-3.4: Draw × 4-3 is R/2."""
    assert where(snap("y=60", "draw / 4-3", "red=5 black=0 black=-4 play=HAIL")) == (0, 59, 2, 9)
    assert where(snap("y=60", "draw / 4-3", "red=5 black=-4 black=1 play=HAIL")) == (0, 59, 2, 9)


def test_a_positive_black_die_adds() -> None:
    """FG-3.4."""
    assert where(snap("y=60", "slant / 3-4", "blue=7 black=1 play=MARY"))[1] == 52


def test_dice_may_be_entered_in_any_order_or_one_by_one() -> None:
    """FG-3.4: as they lie on the table."""
    together = snap("y=60", "off-tackle / 4-3", "play=HAIL black=-1 ivory=6 red=3")
    assert where(together) == (0, 52, 2, 2)
    alone = play_on(table("y=60"), "off-tackle", "4-3", "3", "6", "-1", "hail")
    assert alone.state == together.state


def test_the_order_of_a_snap() -> None:
    """FG-3.5: the flag is settled before the move, the move before the turnover, the turnover before points."""
    assert where(snap("y=60", "slant / 3-4", "7 0 P").roll("D 5").play("accept"))[1] == 55
    goal_line = snap("y=5 to_gain=5", "slant / 3-4", "7 0 T")
    assert goal_line.everything()["score"] == [0, 0]
    assert "FG-3.5" in fired(goal_line)


def test_after_a_play_both_draw_up_to_eight() -> None:
    """FG-3.6: offense first; the run has burned before."""
    match = play_on(dealt("", HAND), "draw", "4-3", "0 0 0 HAIL")
    order = []
    while match.to_move < 0:
        order.append(match.node().to_json()["what"])
        match.roll()
    assert order == ["burned-card", "offense-card", "defense-card"]
    assert match.state.in_hand == [8, 8]
    assert match.state.in_deck == [50, 51]


def test_points_burn_draw_then_the_try() -> None:
    """FG-3.6: a touchdown run: six points, the burn, both draw up to eight, the try."""
    match = play_on(dealt("y=3 to_gain=3", HAND), "draw", "nickel", "4 8 1 HAIL")
    assert match.everything()["score"] == [6, 0]
    order = []
    while match.to_move < 0:
        order.append(match.node().to_json()["what"])
        match.roll()
    assert order == ["burned-card", "offense-card", "defense-card"]
    assert (phase(match), match.state.in_hand) == ("try", [8, 8])
    assert "FG-3.6" in fired(match)


def test_both_draw_after_an_accepted_penalty_on_a_faked_field_goal() -> None:
    """FG-3.6: the card that the field goal cost is drawn for; a faked punt cost none."""
    match = play_on(dealt("y=30 down=2", HAND), "field-goal", "discard-bomb", "fake", "kick", "draw", "nickel")
    play_on(match, "4", "8", "P", "O", "10", "accept")
    assert (phase(match), match.state.in_hand, match.state.owed) == ("draw", [7, 8], [1, 0])
    match.roll()
    assert (phase(match), match.state.in_hand, "field-goal" in match.legal()) == ("call", [8, 8], True)
    punted = play_on(dealt("y=60 down=4", HAND), "punt", "fake", "kick", "draw", "nickel", "4", "8", "P")
    assert phase(play_on(punted, "O", "10", "accept")) == "call"


def test_random_moves_in_words_are_listed_once() -> None:
    """FG-3.2: the words of a snap."""
    legal = dealt("down=4 to_gain=1 timeouts=1,1", HAND).legal()
    assert legal == [
        "draw",
        "sweep",
        "screen",
        "slant",
        "short-pass",
        "play-action",
        "medium-pass",
        "bomb",
        "time-out",
        "sneak",
        "punt",
        "field-goal",
    ]
    assert GAME.max_moves(GAME.new_box()) >= len(legal)
