"""What the coach of First & Goal gives as his reason: figures of the field, of the best move and of the next best."""

from __future__ import annotations

import pytest

from touchline import Match
from touchline.games import find_game
from touchline.games.first_and_goal.solve.dice_facts import DiceFacts
from touchline.games.first_and_goal.solve.odds import odds_of
from touchline.games.first_and_goal.solve.plain_thinking import PlainThinker
from touchline.games.first_and_goal.solve.reasons import FACTS, PHASE_FACTS, Reasons
from touchline.games.first_and_goal.state import PHASES, PLAYS
from touchline.kernel.message import Message, english
from touchline.words.languages import LANGUAGES
from touchline.words.wording import Wording

GAME = find_game("first-and-goal")
BOX = GAME.new_box()
EVEN = [1 / PLAYS] * PLAYS
CARDS = "hand=1,1,1,1,1,1,1,0,0,0,0,1,1,1,1,1,1,1,1,0,0,0,0,1 deck=4,4,4,4,4,4,4,5,5,5,5,4,4,4,4,4,4,4,4,5,5,5,5,4"

FLAG = (
    "phase=flag-on-defense y=60 action=snap offense_call=reverse defense_call=nickel flagged=1 moved=12 gain=13 low=-1 "
    "icon=P ref=D pen=15 in_hand=7,7 in_deck=49,50 in_pile=4,3 hand=2,2,0,1,0,0,0,0,0,1,0,1,1,1,1,0,1,1,1,0,0,0,1,0 "
    "deck=3,3,5,4,5,4,4,5,4,3,5,4,4,4,4,5,4,3,4,3,5,5,4,5 pile=0,0,0,0,0,1,1,0,1,1,0,0,0,0,0,0,0,1,0,2,0,0,0,0"
)
PASSED = (
    "phase=burn-offer offense=1 first=1 y=66 timeouts=2,2 action=snap offense_call=short-pass defense_call=4-3 "
    "moved=13 roller=1 gain=16 low=-3 icon=HAIL in_hand=7,7 in_deck=41,43 in_pile=12,10 "
    "hand=0,0,1,1,0,1,0,0,0,2,1,1,0,0,0,1,1,1,1,0,2,0,1,0 deck=5,5,4,4,5,2,4,3,3,1,2,3,4,4,4,2,4,4,4,2,3,3,4,5 "
    "pile=0,0,0,0,0,2,1,2,2,2,2,1,1,1,1,2,0,0,0,3,0,2,0,0 lost=0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0"
)


@pytest.fixture(scope="module")
def facts() -> DiceFacts:
    return DiceFacts(BOX, PlainThinker(BOX, 1, 1).known)


def reasons(facts: DiceFacts, position: str, side: int = 0) -> Reasons:
    """The reasons of a decision against a rival who calls every card alike."""
    match = Match.at("first-and-goal", position if "hand=" in position else f"{position} {CARDS}")
    return Reasons(facts, match.state, side, (EVEN, EVEN))


def told(reason: Reasons, best: str, other: str) -> str:
    [first], [second] = (GAME.parse_move(reason.s, BOX, each) for each in (best, other))
    found = reason.why(first.value, second.value)
    assert found is not None
    return english([found])


def test_a_kick_on_fourth_down_stands_beside_going_for_it(facts: DiceFacts) -> None:
    """FG-9.3: the figure of the field goal is that of the dice, blocks included."""
    said = told(reasons(facts, "phase=call y=20 down=4 to_gain=7"), "field-goal", "halfback-dive")
    odds = odds_of(BOX)
    good = round(100 * facts.field_goal(0, 20))
    assert 0 < good < 100
    assert good == round(100 * (1 - odds.icons[1] * odds.referee[1]) * odds.field_goal[0, 40 + 20])
    assert said.startswith(f"a field goal from here is good {good} times in 100; Halfback Dive makes the first down ")


def test_of_two_cards_the_figure_is_told_in_which_the_better_is_better(facts: DiceFacts) -> None:
    """FG-3: a bomb goes far, a dive loses little."""
    long = reasons(facts, "phase=call y=60 down=2 to_gain=10")
    bomb, dive = (long.cards.figures(each) for each in (11, 0))
    assert bomb.long > dive.long
    assert dive.lost < bomb.lost
    assert told(long, "bomb", "halfback-dive").startswith("Bomb gains twenty yards or more ")
    assert " loses yards " in told(long, "halfback-dive", "bomb") or " makes " in told(long, "halfback-dive", "bomb")


def test_a_try_tells_what_either_leaves(facts: DiceFacts) -> None:
    """FG-9.1, FG-9.2: fourteen to twelve."""
    said = told(reasons(facts, "phase=try score=14,12 offense=1 y=9 to_gain=9", side=1), "two-point", "extra-point")
    assert said.endswith(
        "times in 100, and that makes it level; the kick is good 97 times in 100 and leaves you 1 point behind"
    )


def test_a_flag_tells_where_it_leaves_the_ball(facts: DiceFacts) -> None:
    """FG-6.1, FG-6.3: fifteen yards, or the twelve that were won."""
    said = told(reasons(facts, FLAG), "accept", "decline")
    assert said == "accepted, it is 1st & 10 at the opponent's 45; declined, it is 1st & 10 at the opponent's 48"


@pytest.mark.parametrize(("score", "reason"), [("0,7", "you lead"), ("7,0", "the fewer cards are left")])
def test_the_clock_is_told_by_who_leads(facts: DiceFacts, score: str, reason: str) -> None:
    """FG-8.2: a completed pass may burn a card."""
    assert told(reasons(facts, f"score={score} {PASSED}", side=1), "burn", "hold").startswith(reason)


def test_every_fact_belongs_to_a_phase_and_a_move_of_the_game() -> None:
    assert all(0 <= phase < len(PHASES) and move >= PLAYS for phase, move in PHASE_FACTS)
    assert all(move >= PLAYS for move in FACTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_are_worded_in_every_language(language: str, facts: DiceFacts) -> None:
    """With what they speak of: a card, a spot, how it stands."""
    errors: list[Exception] = []
    wording = Wording(language, errors)
    call = reasons(facts, "phase=call y=60 down=2 to_gain=10")
    match = Match.at("first-and-goal", f"phase=call y=60 down=2 to_gain=10 {CARDS}")
    for best in match.legal():
        for other in match.legal():
            [first], [second] = (GAME.parse_move(call.s, BOX, each) for each in (best, other))
            found = call.why(first.value, None if first == second else second.value)
            if found is not None:
                assert isinstance(found, Message)
                assert wording.say(found)
    assert errors == []
