"""FG-7: sneak, kneel, Hail Mary, unplayable hands, Fake/Kick."""

from __future__ import annotations

import pytest
from tests.games.first_and_goal.tables import dealt, fired, phase, play_on, table, where

from touchline.kernel.errors import IllegalMove

BARRED = "bomb medium-pass short-pass"

# ---- the sneak


@pytest.mark.parametrize("icon", ["BREAKAWAY", "HAIL", "MARY"])
def test_a_sneak_makes_the_yard(icon: str) -> None:
    """FG-7.1: no cards, no burn, no draw."""
    match = table("y=40 down=3 to_gain=1 in_hand=6,8").play("sneak").roll(icon)
    assert where(match) == (0, 39, 1, 10)
    assert match.state.in_pile == [0, 0]


@pytest.mark.parametrize("icon", ["X", "T"])
def test_a_sneak_is_stopped(icon: str) -> None:
    """FG-7.1: no gain, down lost; on fourth down the ball."""
    assert where(table("y=40 down=3 to_gain=1").play("sneak").roll(icon)) == (0, 40, 4, 1)
    assert where(table("y=40 down=4 to_gain=1").play("sneak").roll(icon)) == (1, 60, 1, 10)


def test_a_sneak_from_the_one_is_a_touchdown() -> None:
    """FG-7.1."""
    assert table("y=1 to_gain=1 down=4").play("sneak").roll("HAIL").everything()["score"] == [6, 0]


def test_a_flag_on_a_sneak() -> None:
    """FG-7.1: O and D assessed normally, no foul: no gain, down lost; declined the same."""
    snk = "y=40 down=3 to_gain=1"
    assert where(table(snk).play("sneak").roll("P").roll("X 5")) == (0, 40, 4, 1)
    assert where(table(snk).play("sneak").roll("P").roll("D 5").play("accept")) == (0, 35, 1, 10)
    assert where(table(snk).play("sneak").roll("P").roll("O 5").play("accept")) == (0, 45, 3, 6)
    assert where(table(snk).play("sneak").roll("P").roll("O 5").play("decline")) == (0, 40, 4, 1)


def test_the_contradiction_about_x_on_a_sneak() -> None:
    """FG-7.1: X fails; option sneak_x_succeeds makes it a success."""
    match = table("y=40 down=3 to_gain=1", sneak_x_succeeds=True).play("sneak").roll("X")
    assert where(match) == (0, 39, 1, 10)


def test_a_sneak_needs_exactly_one_yard() -> None:
    """FG-7.1: not two, and not on a two-point try."""
    with pytest.raises(IllegalMove) as refused:
        table("y=40 to_gain=2").play("sneak")
    assert refused.value.rules == ("FG-7.1",)
    with pytest.raises(IllegalMove) as refused:
        table("y=1 to_gain=1 trying=1").play("sneak")
    assert refused.value.rules == ("FG-9.2",)


# ---- the kneel


def test_a_kneel_costs_a_card_a_yard_and_the_down() -> None:
    """FG-7.2: only with an empty deck; announced openly, nothing burns."""
    match = dealt("y=60 timeouts=3,0", "draw sweep counter", deck=0).play("kneel")
    assert (phase(match), match.legal()) == ("kneel-card", ["discard-counter", "discard-draw", "discard-sweep"])
    match.play("discard-sweep")
    assert (where(match), match.state.in_hand[0], phase(match)) == ((0, 61, 2, 11), 2, "call")
    with pytest.raises(IllegalMove) as refused:
        dealt("y=60", "draw").play("kneel")
    assert refused.value.rules == ("FG-7.2",)


def test_a_time_out_before_a_kneel() -> None:
    """FG-7.2, FG-3.1: the defense is asked as before any announced play; the kneel is void and may be called again."""
    match = table("y=60 in_hand=3,8 in_deck=0,52 timeouts=3,1").play("kneel")
    assert (phase(match), match.to_move) == ("answer", 1)
    play_on(match, "time-out", "nothing", "nothing", "kneel")
    assert (where(match), match.state.in_hand[0], match.state.timeouts) == ((0, 61, 2, 11), 2, [3, 0])


def test_kneeling_at_the_own_one_is_a_safety() -> None:
    """FG-7.2, FG-9.4."""
    match = table("y=99 in_hand=3,8 in_deck=0,52").play("kneel")
    assert match.everything()["score"] == [0, 2]


def test_kneeling_with_the_last_card_ends_the_half() -> None:
    """FG-7.2, FG-8.6."""
    assert table("y=60 in_hand=1,8 in_deck=0,52").play("kneel").state.half == 2


def test_kneeling_on_fourth_down_turns_it_over() -> None:
    """FG-7.2, FG-4.2."""
    assert where(table("y=60 down=4 in_hand=3,8 in_deck=0,52").play("kneel")) == (1, 39, 1, 10)


# ---- the Hail Mary

LATE = "y=65 in_hand=2,8 in_deck=0,52 half=1"


@pytest.mark.parametrize(
    ("dice", "good"), [("HAIL MARY", True), ("MARY HAIL", True), ("HAIL HAIL", False), ("X MARY", False)]
)
def test_hail_mary(dice: str, good: bool) -> None:
    """FG-7.3: one HAIL and one MARY; the half ends either way, after the try."""
    match = table(LATE).play("hail-mary").roll(dice)
    assert match.everything()["score"] == [6 if good else 0, 0]
    if good:
        assert phase(match) == "try"
        match.play("extra-point").roll("T T")
        assert match.everything()["score"] == [7, 0]
    assert (match.state.half, phase(match)) == (2, "kickoff")


@pytest.mark.parametrize(
    "position", ["y=66 in_hand=2,8 in_deck=0,52", "y=65 in_hand=3,8 in_deck=0,52", "y=65 in_hand=2,8 in_deck=1,52"]
)
def test_when_a_hail_mary_may_not_be_thrown(position: str) -> None:
    """FG-7.3: on or past the own 35, one or two cards, deck empty."""
    with pytest.raises(IllegalMove) as refused:
        table(position).play("hail-mary")
    assert refused.value.rules == ("FG-7.3",)


def test_a_two_point_try_after_a_hail_mary() -> None:
    """FG-7.3: the try has its play, then the half ends."""
    match = play_on(table(LATE), "hail-mary", "HAIL MARY", "two-point", "slant / 3-4", "7 0 HAIL")
    assert (match.everything()["score"], match.state.half) == ([8, 0], 2)


def test_the_try_after_a_hail_mary_burns_as_any_try() -> None:
    """FG-3.6, FG-9.2: a run burns the other card of the hand; with the last card nothing is left to burn."""
    match = play_on(dealt("y=65 half=1", "draw sweep", deck=0), "hail-mary", "HAIL", "MARY", "two-point", "draw", "4-3")
    play_on(match, "0 0 0 HAIL")
    assert (phase(match), match.legal()) == ("burn-hand", ["discard-sweep"])
    assert match.play("discard-sweep").state.half == 2


# ---- unplayable hands


def test_an_unplayable_hand_exchanges_one_or_two_cards() -> None:
    """FG-7.4: lay one or two away, draw as many, repeat; kicks stay open first."""
    match = dealt("y=8 to_gain=8 down=4", BARRED)
    assert match.legal() == ["discard-short-pass", "discard-medium-pass", "discard-bomb", "punt", "field-goal"]
    match.play("discard-bomb")
    assert (phase(match), match.legal()[0]) == ("discard-more", "draw-cards")
    match.play("discard-short-pass").roll("bomb").roll("bomb")
    assert (phase(match), match.state.in_hand[0]) == ("call", 3)
    assert "FG-7.4" in fired(match)
    match.play("discard-bomb").play("draw").roll("sweep")
    assert match.legal() == ["sweep", "punt", "field-goal"]


def test_discarding_two_needs_two_in_the_deck() -> None:
    """FG-7.4."""
    match = dealt("y=8 to_gain=8", "bomb bomb medium-pass", deck=1).play("discard-bomb")
    assert (phase(match), match.state.owed[0]) == ("draw", 1)


def test_with_nothing_to_draw_the_half_may_end() -> None:
    """FG-7.4: or kneel, kick, throw the Hail Mary."""
    match = dealt("y=8 to_gain=8", BARRED + " bomb", deck=0)
    assert match.legal() == ["end-half", "kneel", "field-goal"]
    assert match.play("end-half").state.half == 2
    last = dealt("y=8 to_gain=8", "bomb", deck=0)
    assert last.legal() == ["end-half", "kneel", "hail-mary", "field-goal"]


def test_cards_are_exchanged_only_when_the_whole_hand_is_barred() -> None:
    """FG-7.4."""
    with pytest.raises(IllegalMove) as refused:
        dealt("y=8 to_gain=8", BARRED + " draw").play("discard-bomb")
    assert refused.value.rules == ("FG-7.4",)


def test_an_unplayable_hand_on_a_real_table() -> None:
    """FG-7.4: the game cannot know the hand, so near the goal the exchange is on offer."""
    match = table("y=20").play("discard").play("discard")
    assert (match.state.in_hand[0], match.state.in_deck[0], match.state.in_pile[0]) == (8, 50, 2)
    assert "discard" not in table("y=21").legal()
    assert "end-half" in table("y=20 in_hand=2,8 in_deck=0,52").legal()


# ---- Fake/Kick


@pytest.mark.parametrize("kick", ["punt", "field-goal"])
def test_kick_against_kick_and_kick_against_fake(kick: str) -> None:
    """FG-7.5: KICK/FAKE adds five yards; the block roll of a field goal still happens."""
    for theirs, bonus in (("kick", 0), ("fake", 5)):
        match = play_on(table("y=40 down=4"), kick, "kick", theirs)
        assert match.state.bonus == bonus
        assert phase(match) == ("block-dice" if kick == "field-goal" else "punt-choice")


@pytest.mark.parametrize("kick", ["punt", "field-goal"])
@pytest.mark.parametrize(
    ("ours", "theirs", "kicked", "bonus", "faked", "offense"),
    [
        ("kick", "kick", True, 0, 0, 0),
        ("kick", "fake", True, 5, 0, 0),
        ("fake", "kick", False, 0, 1, 0),
        ("fake", "fake", False, 0, 0, 1),
    ],
)
def test_what_each_pair_of_fake_kick_cards_brings(
    kick: str, ours: str, theirs: str, kicked: bool, bonus: int, faked: int, offense: int
) -> None:
    """FG-7.5: the kick, the kick with five yards more, a play with cards, a turnover."""
    match = play_on(table("y=40 down=4"), kick, ours, theirs)
    s = match.state
    assert (s.bonus, s.faked, s.offense) == (bonus, faked, offense)
    assert (phase(match) in ("punt-choice", "block-dice")) == kicked
    assert ("draw" in match.legal()) != kicked


def test_both_choose_unseen() -> None:
    """FG-7.5: the offense lays its card first, face down."""
    match = dealt("y=40 down=4", "draw sweep").play("punt").play("fake")
    assert match.to_move == 1
    assert match.view(1)["offense_call"] == "none"
    assert match.view(0)["offense_call"] == "fake"


def test_a_fake_is_a_play_without_the_black_die() -> None:
    """FG-7.5: it is the down, with red-zone limits and the burn of a run."""
    match = play_on(table("y=40 down=4 to_gain=5"), "punt", "fake", "kick", "off-tackle / 4-3", "3 6 HAIL")
    assert (where(match), match.state.in_pile) == ((0, 31, 1, 10), [2, 1])
    short = play_on(table("y=40 down=4 to_gain=10"), "punt", "fake", "kick", "off-tackle / 4-3", "3 6 HAIL")
    assert where(short) == (1, 69, 1, 10)
    with pytest.raises(IllegalMove) as refused:
        play_on(table("y=20 down=4"), "punt", "fake", "kick").play("bomb")
    assert refused.value.rules == ("FG-3.3",)


def test_a_faked_breakaway_rerolls_without_black_too() -> None:
    """FG-7.5, FG-5.2: all the same dice."""
    match = play_on(table("y=80 down=4"), "punt", "fake", "kick", "slant / 3-4", "7 BREAKAWAY", "7 X")
    assert where(match) == (0, 66, 1, 10)


@pytest.mark.parametrize(("kick", "paid"), [("punt", 0), ("field-goal", 1)])
def test_fake_against_fake_is_a_turnover_at_the_spot(kick: str, paid: int) -> None:
    """FG-7.5: and nothing burns; the card of the field goal is paid (FG-9.3)."""
    match = play_on(table("y=40 down=4"), kick, "fake", "fake")
    assert (where(match), match.state.in_pile) == ((1, 60, 1, 10), [paid, 0])


def test_no_fake_without_a_playable_card() -> None:
    """FG-7.5 [ruling]: nor after the last playable card has paid for the field goal."""
    assert play_on(dealt("y=8 to_gain=8 down=4", BARRED), "punt").legal() == ["kick"]
    paid = play_on(dealt("y=8 to_gain=8", BARRED + " draw"), "field-goal", "discard-draw")
    with pytest.raises(IllegalMove) as refused:
        paid.play("fake")
    assert refused.value.rules == ("FG-7.5",)


def test_a_time_out_that_leaves_a_faking_offense_without_a_legal_card() -> None:
    """FG-7.5, FG-7.4: cards are exchanged and the fake stands; with nothing to draw the half may end."""
    match = play_on(dealt("y=8 to_gain=8 down=4 timeouts=1,0", BARRED + " draw"), "punt", "fake", "kick", "time-out")
    play_on(match, "shuffle", "bomb", "bomb", "bomb", "bomb", "nothing")
    assert (match.legal(), match.state.faked) == (["discard-bomb"], 1)
    play_on(match, "discard-bomb", "draw", "sweep", "sweep", "4-3")
    assert match.state.faked == 1
    stuck = dealt("y=8 to_gain=8 down=4 faked=1 action=snap", "bomb bomb", deck=0)
    assert stuck.legal() == ["end-half"]
    assert stuck.play("end-half").state.half == 2
