"""FG-8: burns, time-outs, halves, changes of hands, overtime."""

from __future__ import annotations

import pytest
from tests.games.first_and_goal.tables import GAME, dealt, fired, phase, play_on, snap, table, where

from touchline import Match
from touchline.games.first_and_goal.state import OFFENSE_PLAYS
from touchline.kernel.errors import IllegalMove

HAND = "draw sweep counter screen slant reverse off-tackle bomb"
RUN = ("draw", "nickel", "4 8 1 HAIL")
"""Draw × Nickel is BY/1: a gain of 13."""
PASS = "slant / 3-4"

# ---- burns


def test_a_run_burns_the_top_card_when_it_is_over() -> None:
    """FG-8.1: pending until the play is resolved; everybody sees the card."""
    match = play_on(dealt("y=60", HAND), *RUN)
    assert (phase(match), where(match)) == ("burn", (0, 47, 1, 10))
    match.roll("bomb")
    assert match.state.pile[OFFENSE_PLAYS.index("bomb")] == 1
    assert match.view(1)["laid"]["offense"] == {"draw": 1, "bomb": 1}
    assert "FG-8.1" in fired(match)


def test_with_an_empty_deck_a_hand_card_burns() -> None:
    """FG-8.1: of the offense's choice."""
    match = play_on(dealt("y=60", "draw sweep counter", deck=0), *RUN)
    assert (phase(match), match.to_move, match.legal()) == ("burn-hand", 0, ["discard-counter", "discard-sweep"])
    match.play("discard-counter")
    assert match.state.in_hand[0] == 1
    alone = play_on(dealt("y=60", "draw", deck=0), *RUN)
    assert alone.state.half == 2


def test_a_run_that_turns_over_burns_too() -> None:
    """FG-8.1, finer point of FG-3.6."""
    match = snap("y=60", "off-tackle / 4-3", "3 6 -1 T").roll("T")
    assert (where(match)[0], match.state.in_pile) == (1, [2, 1])


def test_a_broken_run_burns() -> None:
    """FG-8.1: an X does not stop the clock."""
    assert snap("y=60", "off-tackle / 4-3", "3 6 -1 X").state.in_pile == [2, 1]


@pytest.mark.parametrize("choice", ["burn", "hold"])
def test_a_completed_pass_may_burn(choice: str) -> None:
    """FG-8.2: one card from the deck, if the offense wants."""
    match = snap("y=60", PASS, "7 0 HAIL")
    assert (phase(match), match.to_move) == ("burn-offer", 0)
    assert match.play(choice).state.in_pile[0] == (2 if choice == "burn" else 1)


@pytest.mark.parametrize(("calls", "dice"), [(PASS, "7 0 X"), ("short-pass / nickel", "0 -1 HAIL")])
def test_broken_up_or_sacked_is_not_completed(calls: str, dice: str) -> None:
    """FG-8.2 [ruling]: sacked is a negative total; no gain is completed."""
    assert phase(snap("y=60", calls, dice)) == "call"
    assert phase(snap("y=60", "short-pass / nickel", "0 0 HAIL")) == "burn-offer"


def test_an_intercepted_pass_does_not_burn_but_one_held_onto_may() -> None:
    """FG-8.2."""
    assert phase(snap("y=60", PASS, "7 0 T").roll("T")) == "call"
    assert phase(snap("y=60", PASS, "7 0 T").roll("X")) == "burn-offer"


def test_a_completed_pass_short_on_fourth_down_may_burn() -> None:
    """FG-8.2, finer point of FG-3.6: failing is not turned over."""
    match = snap("y=60 down=4", PASS, "7 0 HAIL").play("burn")
    assert (where(match)[0], match.state.in_pile[0]) == (1, 2)


def test_a_touchdown_pass_may_burn_before_the_try() -> None:
    """FG-8.2, finer point of FG-3.6."""
    match = snap("y=6 to_gain=6", PASS, "7 0 HAIL")
    assert (phase(match), match.everything()["score"]) == ("burn-offer", [6, 0])
    assert phase(match.play("burn")) == "try"


def test_no_pass_burn_from_an_empty_deck() -> None:
    """FG-8.2, finer point of FG-3.6."""
    assert phase(snap("y=60 in_hand=5,8 in_deck=0,52", PASS, "7 0 HAIL")) == "call"


def test_a_run_s_burn_is_stopped_at_the_reveal_before_any_die_is_rolled() -> None:
    """FG-8.1, FG-8.3: the time-out is played out for both, and then the play goes on."""
    match = table("y=60 timeouts=3,3").play("off-tackle / 4-3")
    assert (phase(match), match.to_move, match.legal()) == ("burn-stop", 1, ["ready", "time-out"])
    assert {"FG-8.1", "FG-8.3"} <= fired(match)
    play_on(match, "time-out", "nothing", "shuffle")
    assert (phase(match), match.state.timeouts) == ("snap-dice", [3, 2])
    match.roll("3 6 -1 HAIL")
    assert (phase(match), where(match), match.state.in_pile) == ("call", (0, 52, 2, 2), [1, 1])


def test_a_pass_s_burn_is_stopped_when_it_is_announced() -> None:
    """FG-8.3: nothing is asked at the reveal of a pass."""
    passing = play_on(snap("y=60 timeouts=3,3", PASS, "7 0 HAIL"), "burn")
    assert (phase(passing), passing.to_move) == ("burn-stop", 1)
    play_on(passing, "time-out", "shuffle", "shuffle")
    assert (passing.state.in_pile[0], passing.state.timeouts) == (1, [3, 2])


def test_a_time_out_spent_on_a_burn_that_a_flag_cancels_is_spent() -> None:
    """FG-8.1: any called penalty cancels the burn, declined or not."""
    match = play_on(table("y=60 timeouts=0,1"), "off-tackle / 4-3", "time-out", "nothing", "nothing", "3 6 -1 P", "D 5")
    assert (match.play("decline").state.in_pile, match.state.timeouts) == ([1, 1], [0, 0])


def test_the_stop_holds_for_this_run_alone() -> None:
    """FG-8.1: also when a flag has the down repeated."""
    match = play_on(table("y=60 timeouts=0,1"), "off-tackle / 4-3", "time-out", "nothing", "nothing", "3 6 -1 P", "D 5")
    play_on(match, "accept", "off-tackle / 4-3", "3 6 -1 HAIL")
    assert match.state.in_pile == [2, 1]


def test_with_nothing_left_to_burn_there_is_no_stop_to_ask_for() -> None:
    """FG-8.1: the run is played with the last card."""
    match = table("y=60 in_hand=1,8 in_deck=0,52 timeouts=3,3").play("off-tackle / 4-3")
    assert phase(match) == "snap-dice"


def test_the_run_of_a_fake_is_asked_about_too() -> None:
    """FG-8.1, FG-7.5."""
    match = play_on(table("y=60 down=4 timeouts=0,2"), "punt", "ready", "fake", "kick", "off-tackle / 4-3")
    assert phase(match) == "burn-stop"


def test_the_burn_goes_on_when_the_defense_lets_it() -> None:
    """FG-8.3."""
    match = play_on(table("y=60 timeouts=0,1"), "off-tackle / 4-3", "ready", "3 6 -1 HAIL")
    assert (match.state.in_pile[0], match.state.timeouts) == (2, [0, 1])


# ---- time-outs


def test_a_time_out_takes_a_card_back_in_secret() -> None:
    """FG-8.4: the offense acts first, each on its own pile; a ninth card is allowed and does not draw."""
    match = dealt("timeouts=1,1", HAND, pile="medium-pass bomb", defense_pile="prevent").play("time-out")
    assert match.legal() == ["take-medium-pass", "take-bomb", "shuffle", "nothing"]
    match.play("take-bomb")
    assert match.legal() == ["take-prevent", "shuffle", "nothing"]
    match.play("take-prevent")
    assert (match.state.in_hand, phase(match)) == ([9, 9], "call")
    play_on(match, "slant", "3-4", "7 0 HAIL", "hold")
    assert (match.state.in_hand, phase(match)) == ([8, 8], "call")


def test_a_time_out_shuffles_the_hand_in_and_draws_as_many() -> None:
    """FG-8.4."""
    match = dealt("timeouts=1,1", "draw sweep counter").play("time-out").play("shuffle")
    assert (phase(match), match.state.owed, match.state.in_deck[0]) == ("draw", [3, 0], 60)
    play_on(match, "bomb", "bomb", "slant")
    assert (phase(match), match.state.in_hand[0]) == ("time-out-defense", 3)


def test_doing_nothing_in_a_time_out_is_legal() -> None:
    """FG-8.4: both are permitted to act, nobody is made to; with an empty pile no hand is reshuffled by force."""
    match = dealt("timeouts=1,1", HAND).play("time-out")
    assert match.legal() == ["shuffle", "nothing"]
    before = match.state.hand
    play_on(match, "nothing", "nothing")
    assert (phase(match), match.state.hand, match.state.in_deck) == ("call", before, [52, 52])
    assert "FG-8.4" in fired(match)
    with pytest.raises(IllegalMove) as refused:
        dealt("timeouts=1,1", HAND).play("time-out").play("take-bomb")
    assert refused.value.rules == ("FG-8.4",)


def test_the_books_example_of_a_time_out() -> None:
    """FG-8.4: the offense takes a card and plays it; the defense plays from its hand, takes one, or draws eight new."""

    def called(*answer: str) -> Match:
        match = dealt("timeouts=1,0", HAND, pile="medium-pass", defense_pile="prevent")
        play_on(match, "time-out", "take-medium-pass", *answer)
        while phase(match) == "draw":
            match.roll()
        return match.play("medium-pass")

    from_hand, taken, anew = called("nothing"), called("take-prevent"), called("shuffle")
    assert (from_hand.play("nickel").state.in_hand, from_hand.state.in_pile) == ([8, 7], [1, 2])
    assert (taken.play("prevent").state.in_hand, taken.state.in_pile) == ([8, 8], [1, 1])
    assert (anew.state.in_hand[1], anew.state.in_pile[1]) == (8, 1)
    assert anew.play(anew.legal()[0]).state.in_hand == [8, 7]


def test_the_card_just_played_may_be_taken_back_when_a_pass_s_burn_is_stopped() -> None:
    """FG-8.4: it lies on the pile by then."""
    match = play_on(dealt("y=60 timeouts=0,1", HAND), "slant", "3-4", "7 0 HAIL", "burn", "time-out")
    assert "take-slant" in match.legal()
    match.play("take-slant")
    assert match.legal() == ["take-3-4", "shuffle", "nothing"]


def test_at_the_reveal_of_a_run_the_cards_lie_on_the_table() -> None:
    """FG-8.4: not in the hands, so no shuffle takes them along, and not on the piles, so nobody takes them back."""
    match = play_on(dealt("y=60 timeouts=0,1", HAND), "draw", "nickel", "time-out")
    assert (match.legal(), match.state.in_hand, match.state.in_pile) == (["shuffle", "nothing"], [7, 7], [0, 0])
    match.play("shuffle")
    assert match.state.owed == [7, 0]
    while phase(match) == "draw":
        match.roll()
    assert Match.at(GAME, match.position(), match.options).position() == match.position()
    assert match.view(1)["laid"] == {"offense": {}, "defense": {}}
    play_on(match, "nothing", "4 8 1 HAIL")
    assert match.view(1)["laid"] == {"offense": {"draw": 1}, "defense": {"nickel": 1}}


def test_no_time_outs_left() -> None:
    """FG-8.5."""
    with pytest.raises(IllegalMove) as refused:
        table("timeouts=0,3").play("time-out")
    assert refused.value.rules == ("FG-8.5",)


def test_without_offense_cards_a_time_out_is_useless() -> None:
    """FG-8.5: the last card was played, so nobody is asked."""
    match = snap("y=60 in_hand=1,8 in_deck=0,52 timeouts=3,3", "off-tackle / 4-3", "3 6 -1 HAIL")
    assert match.state.half == 2


def test_three_time_outs_again_each_half() -> None:
    """FG-8.5."""
    match = snap("y=60 in_hand=1,8 in_deck=0,52 timeouts=0,1", "off-tackle / 4-3", "3 6 -1 HAIL")
    assert match.state.timeouts == [3, 3]


# ---- halves


def test_the_half_ends_when_the_offense_is_out_of_cards() -> None:
    """FG-8.6: after the play is resolved; a pass for a first down with the last card."""
    match = snap("y=60 in_hand=1,8 in_deck=0,52", PASS, "12 0 HAIL")
    assert (match.state.half, phase(match)) == (2, "kickoff")
    assert "FG-8.6" in fired(match)


def test_the_extra_point_is_still_kicked_but_a_try_needs_a_card() -> None:
    """FG-8.6 [ruling]."""
    match = snap("y=6 to_gain=6 in_hand=1,8 in_deck=0,52", PASS, "7 0 HAIL")
    assert (phase(match), match.legal()) == ("try", ["extra-point"])
    match.play("extra-point").roll("HAIL HAIL")
    assert (match.everything()["score"], match.state.half) == ([7, 0], 2)


def test_the_run_burn_can_end_the_half() -> None:
    """FG-8.6: one card played, the last one burned."""
    assert snap("y=60 in_hand=2,8 in_deck=0,52", "off-tackle / 4-3", "3 6 -1 HAIL").state.half == 2


@pytest.mark.parametrize("first", [0, 1])
def test_the_opening_receiver_kicks_off_the_second_half(first: int) -> None:
    """FG-8.7: whoever has the ball when the half ends; all 120 cards are shuffled again."""
    for offense in range(2):
        position = f"y=60 offense={offense} first={first} in_hand=1,8 in_deck=0,52 in_pile=59,0"
        match = snap(position, PASS, "7 0 HAIL")
        assert (match.state.offense, phase(match)) == (1 - first, "kickoff")
        assert (match.state.in_hand, match.state.in_deck, match.state.in_pile) == ([8, 8], [52, 52], [0, 0])


def test_received_first_means_the_opening_kickoff_even_if_it_was_recovered() -> None:
    """FG-8.7: the kicking side recovers the opening onside kick and still receives the second half."""
    match = play_on(Match(GAME, {"cards": "table"}), "heads", "heads", "onside", "3 7 T X")
    assert (match.state.offense, match.state.first) == (0, 1)


def test_a_change_of_hands_swaps_the_decks() -> None:
    """FG-8.8, FG-5.3: hands onto decks, eight drawn from the other's; discards stay where they are."""
    match = play_on(dealt("y=60", HAND, pile="bomb", deck=20), "slant", "3-4", "7 0 T", "T")
    s = match.state
    assert (phase(match), s.offense, s.owed, s.in_hand) == ("draw", 1, [8, 8], [0, 0])
    assert (s.in_deck[0], s.in_pile[0]) == (27, 33)
    while phase(match) == "draw":
        match.roll()
    assert (s.in_pile[0], match.state.in_hand, match.state.in_deck[0]) == (33, [8, 8], 19)


@pytest.mark.parametrize(
    ("position", "entries"),
    [
        ("phase=try", ("extra-point", "HAIL", "HAIL")),
        ("y=20", ("field-goal", "discard-bomb", "kick", "kick", "T", "T", "5 7 10")),
        ("y=70 down=4", ("punt", "kick", "kick", "five-dice", "1 3 5 7 10")),
        ("y=60 down=4", ("slant", "3-4", "7 0 HAIL", "hold")),
    ],
    ids=["touchdown", "field goal", "punt", "downs"],
)
def test_scores_punts_and_lost_balls_change_hands(position: str, entries: tuple[str, ...]) -> None:
    """FG-8.8: both hands lie on their decks, and eight of each are drawn by the other side."""
    match = play_on(dealt(position, HAND, deck=20), *entries)
    s = match.state
    assert (phase(match), s.offense, s.in_hand, s.owed) == ("draw", 1, [0, 0], [8, 8])
    assert [s.in_deck[k] + s.in_pile[k] for k in range(2)] == [60, 60]
    assert "FG-8.8" in fired(match)
    while phase(match) == "draw":
        match.roll()
    assert [(set(match.view(seat)["hands"]), match.state.in_hand[seat]) for seat in (1, 0)] == [
        ({"offense"}, 8),
        ({"defense"}, 8),
    ]


def test_fewer_than_eight_are_drawn_when_fewer_are_left() -> None:
    """FG-8.8: the offense never reshuffles."""
    match = play_on(dealt("y=60", "slant sweep counter", deck=2), "slant", "3-4", "7 0 T", "T")
    assert match.state.owed[0] == 4


def test_a_defense_draws_fewer_when_its_deck_runs_out() -> None:
    """FG-8.8: "less if deck runs out" holds for both."""
    match = table("y=60 in_hand=8,8 in_deck=20,0 in_pile=30,52").play(PASS).roll("7 0 HAIL").play("hold")
    assert (match.state.in_hand[1], match.state.in_deck[1], match.state.in_pile[1]) == (7, 0, 53)
    drawn = play_on(dealt("y=60", HAND, "3-4 nickel"), "slant", "3-4", "7 0 HAIL", "hold")
    assert drawn.state.owed == [1, 7]


def test_only_a_defense_without_any_card_reshuffles() -> None:
    """FG-8.8 [ruling]: hand and deck empty when it should draw."""
    match = table("y=60 in_hand=8,1 in_deck=20,0 in_pile=30,59").play(PASS).roll("7 0 HAIL").play("hold")
    assert (match.state.in_hand[1], match.state.in_deck[1], match.state.in_pile[1]) == (8, 52, 0)
    assert "FG-8.8" in fired(match)


def test_at_a_change_of_hands_a_side_draws_what_is_left() -> None:
    """FG-8.8: two cards left of the defense's, and its discards stay where they are."""
    position = "y=60 in_hand=8,2 in_deck=20,1 in_pile=30,57"
    match = table(position).play(PASS).roll("7 0 T").roll("T")
    assert (match.state.in_hand[1], match.state.in_deck[1], match.state.in_pile[1]) == (2, 0, 58)


# ---- overtime

LEVEL = "half=2 score=7,7 y=60 in_hand=1,8 in_deck=0,52"


def test_level_after_two_halves_is_overtime() -> None:
    """FG-8.9: a coin, a fresh half, three time-outs; the toss as at the start (FG-2.1)."""
    match = snap(LEVEL, PASS, "7 0 HAIL")
    assert (phase(match), match.state.half, match.state.timeouts, match.to_move) == ("coin-call", 3, [3, 3], 1)
    play_on(match, "heads", "tails")
    assert (phase(match), match.state.offense, match.state.in_deck) == ("kickoff", 0, [52, 52])
    choosy = snap(LEVEL, PASS, "7 0 HAIL", toss_choice=True)
    assert phase(play_on(choosy, "heads", "tails")) == "toss-choice"


OVERTIME = "half=3 score=7,7"


def test_the_first_score_wins_without_a_try_or_a_burn() -> None:
    """FG-8.9."""
    touchdown = snap(f"{OVERTIME} y=3 to_gain=3", "off-tackle / 4-3", "3 6 -1 HAIL")
    assert (touchdown.over, touchdown.everything()["score"], touchdown.returns()) == (True, [13, 7], [1, -1])
    goal = play_on(table(f"{OVERTIME} y=20"), "field-goal", "kick", "kick", "T T", "5 7 10")
    assert (goal.over, goal.everything()["score"]) == (True, [10, 7])
    safety = snap(f"{OVERTIME} y=99", "short-pass / nickel", "0 -1 HAIL")
    assert (safety.over, safety.returns()) == (True, [-1, 1])


def test_overtime_is_repeated_up_to_the_cap() -> None:
    """FG-8.9 [ruling]: ten by default, then a tie; a cap of none makes it a tie at once."""
    late = "score=7,7 y=60 in_hand=1,8 in_deck=0,52"
    assert snap(f"half=11 {late}", PASS, "7 0 HAIL").state.half == 12
    tie = snap(f"half=12 {late}", PASS, "7 0 HAIL")
    assert (tie.over, tie.returns()) == (True, [0, 0])
    assert snap(f"half=2 {late}", PASS, "7 0 HAIL", overtime_cap=0).returns() == [0, 0]
