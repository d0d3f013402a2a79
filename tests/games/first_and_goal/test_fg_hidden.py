"""What is hidden: views, completed views, records, refusals (FG-1.7, FG-3.2, FG-8.4)."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest
from tests.games.first_and_goal.tables import GAME, dealt, phase, play_on

from touchline import Match
from touchline.games.first_and_goal.state import DEFENSE_PLAYS, OFFENSE_PLAYS
from touchline.kernel.errors import TouchlineError
from touchline.kernel.fields import Fields

HAND = "draw sweep counter screen slant reverse off-tackle bomb"
OTHER = "halfback-dive halfback-dive short-pass play-action medium-pass bomb bomb slant"
WATCHERS = (1, None)


def completed(view: Fields, box: Any, seed: int) -> Any:
    return GAME.determinize(view, box, random.Random(seed).randrange)


# ---- what is chosen before everybody


@pytest.mark.parametrize(
    ("line", "unseen"),
    [
        ("phase=call", True),
        ("phase=defense-call offense_call=draw", True),
        ("phase=answer", False),
        ("phase=try", False),
    ],
)
def test_only_cards_and_fakes_are_chosen_unseen(line: str, unseen: bool) -> None:
    """FG-1.7: who holds no card in the hand while choosing need not hide."""
    match = dealt(line, HAND)
    assert GAME.unseen(match.state, match.box) is unseen


# ---- views


def test_a_coach_sees_his_hand_and_pile_and_only_the_sizes_of_the_others() -> None:
    """FG-1.7."""
    match = dealt("", HAND, pile="bomb", defense_pile="dime")
    ours, theirs = match.view(0), match.view(1)
    assert ours["hands"] == {"offense": dict.fromkeys(sorted(HAND.split(), key=OFFENSE_PLAYS.index), 1)}
    assert ours["discards"] == {"offense": {"bomb": 1}}
    assert set(theirs["hands"]) == set(theirs["discards"]) == {"defense"}
    for view in (ours, theirs):
        assert view["cards"]["offense"] == {"hand": 8, "deck": 51, "discards": 1}
        assert "decks" not in view


@pytest.mark.parametrize("seat", WATCHERS)
def test_states_that_differ_only_in_the_offense_hand_look_the_same(seat: int | None) -> None:
    """FG-1.7: hand against deck; view, headline and question."""
    a, b = dealt("y=60", HAND), dealt("y=60", OTHER)
    assert a.state != b.state
    assert json.dumps(a.view(seat)) == json.dumps(b.view(seat))
    assert (a.headline(), GAME.question(a.state, a.box)) == (b.headline(), GAME.question(b.state, b.box))


def test_states_that_differ_only_in_the_defense_hand_look_the_same_to_the_offense() -> None:
    """FG-1.7."""
    a, b = dealt("", HAND, "nickel dime prevent"), dealt("", HAND, "nickel nickel 4-3")
    assert a.view(0) == b.view(0)
    assert a.view(None) == b.view(None)


@pytest.mark.parametrize("seat", WATCHERS)
def test_a_call_lies_face_down_until_the_defense_has_chosen(seat: int | None) -> None:
    """FG-3.2: neither the view, nor the play-by-play, nor the rulings tell it."""
    a, b = dealt("", HAND).play("draw"), dealt("", HAND).play("bomb")
    assert a.view(seat) == b.view(seat)
    assert a.narrate() == b.narrate()
    assert a.why() == b.why()
    assert a.view(0)["offense_call"] == "draw"
    assert a.play("4-3").view(seat)["offense_call"] == "draw"


@pytest.mark.parametrize("seat", WATCHERS)
def test_a_fake_is_hidden_until_both_have_chosen(seat: int | None) -> None:
    """FG-7.5."""
    a, b = (play_on(dealt("down=4", HAND), "punt", card) for card in ("kick", "fake"))
    assert a.view(seat) == b.view(seat)
    assert (a.narrate(), a.why()) == (b.narrate(), b.why())


@pytest.mark.parametrize("seat", WATCHERS)
def test_what_a_time_out_takes_back_is_secret(seat: int | None) -> None:
    """FG-8.4: that a card was taken is seen, which one is not."""
    a, b = (
        dealt("timeouts=1,0", HAND, pile="medium-pass bomb").play("time-out").play(f"take-{card}")
        for card in ("bomb", "medium-pass")
    )
    assert a.view(seat) == b.view(seat)
    assert a.narrate() == b.narrate()
    assert a.view(seat)["takes"] == {"offense": 1, "defense": 0}
    assert a.view(0)["hands"] != b.view(0)["hands"]


def test_partners_who_may_not_talk_see_only_their_own() -> None:
    """FG-1.7: home's defense coach sees neither hand while home has the ball; with may_talk he sees his partner's."""
    a, b = dealt("", HAND, seats=4), dealt("", OTHER, seats=4)
    assert a.view(1) == b.view(1)
    assert a.view(1)["hands"] == {}
    assert set(a.view(3)["hands"]) == {"defense"}
    assert a.play("draw").view(1) == b.play("bomb").view(1)
    talking = dealt("", HAND, seats=4, may_talk=True)
    assert set(talking.view(1)["hands"]) == {"offense"}


def test_after_a_change_of_hands_a_side_goes_through_the_pile_and_remembers_it() -> None:
    """FG-8.8: away takes the offense over: it sees the pile, home remembers it, a silent coach knows what was laid."""
    match = dealt("y=60 timeouts=1,0", HAND, pile="medium-pass bomb", seats=4).play("time-out").play("take-bomb")
    play_on(match, "shuffle")
    while phase(match) == "draw":
        match.roll()
    match.play("slant")
    match.play(match.legal()[0])
    while phase(match) != "turnover-dice":
        what = match.node().to_json()["what"]
        match.roll("T" if what == "play" else None)
    match.roll("T")
    assert match.state.offense == 1
    assert match.view(2)["discards"]["offense"] == {"slant": 1, "medium-pass": 1}
    assert match.view(0)["remembered"]["offense"] == {"slant": 1, "medium-pass": 1}
    assert match.view(3)["laid"]["offense"] == {"slant": 1, "medium-pass": 1, "bomb": 1}
    assert "offense" not in match.view(3)["remembered"]


# ---- completing a view


def test_a_completed_view_looks_the_same_all_through_a_game() -> None:
    """FG-1.7: three seats, every fifth step, three ways to fill in what is hidden."""
    match = Match(GAME, {"seats": 3}, seed=12)
    chooser = random.Random(12)
    for step in range(900):
        if match.over:
            break
        match.roll() if match.to_move < 0 else match.play(chooser.choice(match.legal()))
        if step % 5 == 0:
            for seat in (None, 0, 1, 2):
                view = match.view(seat)
                for seed in range(3):
                    made = completed(view, match.box, seed)
                    assert GAME.view(made, match.box, seat) == view
                    GAME.position(made.position(), match.box)


def test_unseen_cards_are_dealt_uniformly() -> None:
    """FG-1.7: one draw and two bombs unseen, one of them the hand: a third each, by chi-square at 0.1 %."""
    match = dealt("", "draw", deck=2)
    assert {OFFENSE_PLAYS[k]: n for k, n in enumerate(match.state.deck[:12]) if n} == {"bomb": 2}
    view = match.view(1)
    draw = random.Random(5).randrange
    found = Counter(GAME.determinize(view, match.box, draw).hand[OFFENSE_PLAYS.index("draw")] for _ in range(3000))
    expected = {1: 1000, 0: 2000}
    chi_square = sum((found[k] - expected[k]) ** 2 / expected[k] for k in expected)
    assert chi_square < 10.83


def test_pairs_of_unseen_cards_are_dealt_uniformly() -> None:
    """FG-1.7: two of {draw, bomb, bomb, bomb}: hypergeometric 1/2 with the draw, 1/2 without."""
    match = dealt("", "draw bomb", deck=2)
    view = match.view(None)
    draw = random.Random(6).randrange
    found = Counter(GAME.determinize(view, match.box, draw).hand[OFFENSE_PLAYS.index("draw")] for _ in range(4000))
    assert sum((found[k] - 2000) ** 2 / 2000 for k in (0, 1)) < 10.83


def test_a_card_laid_more_often_than_there_are_copies_was_taken_back() -> None:
    """FG-8.4: five bombs on the pile and one more seen to fall: a bomb it was."""
    bombs = " ".join(["bomb"] * 4)
    match = dealt("timeouts=1,0", HAND, pile=bombs).play("time-out").play("take-bomb").play("shuffle")
    while phase(match) == "draw":
        match.roll()
    match.play("bomb").play(match.legal()[0])
    assert match.view(1)["laid"]["offense"]["bomb"] == 5
    s = match.state.copy()
    bomb = OFFENSE_PLAYS.index("bomb")
    s.hand[bomb] -= 1
    s.pile[bomb] += 1
    s.in_hand[0] -= 1
    s.in_pile[0] += 1
    view = GAME.view(s, match.box, 1)
    assert view["laid"]["offense"]["bomb"] == 6
    for seed in range(20):
        made = completed(view, match.box, seed)
        assert (made.taken[bomb], sum(made.taken[:12])) == (1, 1)


def test_a_hidden_call_is_completed_with_a_card_that_may_be_played() -> None:
    """FG-3.2, FG-3.3: one card in hand, only the draw is legal at the 5."""
    match = dealt("y=5 to_gain=5", "draw", deck=3).play("draw")
    for seed in range(30):
        made = completed(match.view(1), match.box, seed)
        assert made.hand[made.offense_call - 1] == 1
        assert OFFENSE_PLAYS[made.offense_call - 1] == "draw"


def test_a_playable_card_that_must_have_been_taken_back() -> None:
    """FG-7.5, FG-8.4: after a fake only cards taken back can be played: the completed hand holds one."""
    position = "y=5 to_gain=5 down=4 faked=1 action=snap"
    match = dealt(position, "draw", pile="draw draw draw draw", deck=0)
    s = match.state
    slant = OFFENSE_PLAYS.index("slant")
    draw = OFFENSE_PLAYS.index("draw")
    assert s.pile[slant] == 5
    s.lost[draw] = s.taken[draw] = 1
    for seat in (1, None):
        view = match.view(seat)
        for seed in range(40):
            made = completed(view, match.box, seed)
            assert GAME.view(made, match.box, seat) == view
            assert GAME.legal_moves(made, match.box)


def test_an_unplayable_hand_is_completed_with_barred_cards() -> None:
    """FG-7.4: everybody has seen that nothing could be played."""
    match = dealt("y=8 to_gain=8", "bomb medium-pass short-pass").play("discard-bomb")
    assert phase(match) == "discard-more"
    for seed in range(10):
        made = completed(match.view(1), match.box, seed)
        barred = [made.hand[OFFENSE_PLAYS.index(card)] for card in ("bomb", "medium-pass", "short-pass", "play-action")]
        assert sum(barred) == 2


# ---- refusals


def test_refusals_tell_nobody_of_another_hand() -> None:
    """FG-3.2: the other seat is told whose turn it is, not what could be played; a deck is not described."""
    match = dealt("", HAND)
    with pytest.raises(TouchlineError) as refused:
        match.play("bomb", seat=1)
    assert not any(card in refused.value.message.replace("'bomb'", "") for card in OFFENSE_PLAYS)
    match = play_on(dealt("timeouts=1,0", HAND, deck=7), "time-out", "shuffle")
    with pytest.raises(TouchlineError) as refused:
        match.roll("halfback-dive")
    assert "possible" not in refused.value.message


# ---- records


def entries(match: Match, seat: int | None) -> list[str]:
    return [entry.text for entry in match.record_for(seat).entries]


def test_a_record_hides_a_call_until_the_reveal() -> None:
    """FG-3.2."""
    match = dealt("", HAND).play("draw")
    assert entries(match, 0) == ["draw"]
    assert entries(match, 1) == entries(match, None) == ["a card, face down"]
    match.play("4-3")
    assert entries(match, 1) == ["draw", "4-3"]


def test_a_record_keeps_a_withdrawn_call_hidden() -> None:
    """FG-3.1: taken back unseen, and the next reveal does not tell it."""
    match = play_on(dealt("timeouts=0,1", HAND, pile="sweep", defense_pile="dime"), "bomb", "time-out")
    play_on(match, "take-sweep", "take-dime", "draw", "4-3")
    assert entries(match, 1) == ["a card, face down", "time-out", "take a card", "take-dime", "draw", "4-3"]
    assert entries(match, 0) == ["bomb", "time-out", "take-sweep", "take a card", "draw", "4-3"]


def test_a_record_hides_the_cards_others_draw() -> None:
    """FG-1.7: every seat reads its own sixteen-card deal only."""
    match = play_on(Match(GAME, {"seats": 4}, seed=3), "heads", "heads")
    while phase(match) == "draw":
        match.roll()
    hidden = {seat: [text == "a card" for text in entries(match, seat)[2:]] for seat in range(4)}
    assert hidden[2] == [False] * 8 + [True] * 8
    assert hidden[1] == [True] * 8 + [False] * 8
    assert hidden[0] == hidden[3] == [True] * 16


def test_a_record_that_began_at_a_position_does_not_show_its_hands() -> None:
    """FG-1.7: the position line names every card, so it is left out while the game goes on."""
    match = dealt("", HAND)
    assert match.record.get("Start")
    assert match.record_for(1).get("Start") == ""


def test_a_corrected_call_stays_face_down() -> None:
    """FG-3.2: until the reveal the record says that an entry was corrected, not to what."""
    match = dealt("", HAND).play("draw").correct(1, "bomb")
    assert entries(match, 1) == ["a card, face down", "correct 1 ?"]
    assert entries(match.play("4-3"), 1)[1] == "correct 1 bomb"


def test_a_burned_card_is_seen_by_all() -> None:
    """FG-8.1."""
    match = play_on(dealt("y=60", HAND), "draw", "nickel", "4 8 1 HAIL", "bomb")
    assert entries(match, None)[-1] == "bomb"


# ---- a real table


def test_on_a_real_table_nothing_is_known_of_the_hands() -> None:
    """FG-1.4, option cards=table: no card is ever dealt or asked for, any play may be called."""
    match = Match(GAME, {"cards": "table"}, seed=2)
    chooser = random.Random(2)
    while not match.over:
        if match.to_move < 0:
            assert not match.node().to_json()["what"].endswith("card")
            match.roll()
        else:
            match.play(chooser.choice(match.legal()))
        s = match.state
        assert not any(s.hand + s.deck + s.pile)
        assert s.in_hand[0] + s.in_deck[0] + s.in_pile[0] + s.tabled == 60
    assert len(DEFENSE_PLAYS) == 12
