"""Advice and review for First & Goal."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from tests.games.first_and_goal.tables import dealt, play_on

from touchline import Match
from touchline.bots import make_bot, turn_of
from touchline.games import find_game
from touchline.games.first_and_goal.solve.knowing import known_state
from touchline.games.first_and_goal.solve.network import STORY, WEIGHTS, stated_intervals, story
from touchline.games.first_and_goal.solve.phases import PHASES
from touchline.games.first_and_goal.solve.plain_thinking import PlainThinker
from touchline.games.first_and_goal.solve.thinking import Thinker
from touchline.kernel.nodes import CHANCE
from touchline.solve import advise, review, win_probability

GAME = find_game("first-and-goal")


def played(steps: int, seed: int = 5) -> Match:
    match = Match("first-and-goal", seed=seed)
    bot = make_bot("first-and-goal", "club", 1)
    while not match.over and len(match.steps) < steps:
        if match.to_move == CHANCE:
            match.roll()
        else:
            match.play(bot.choose(turn_of(match)))
    return match


def test_advice_has_an_interval_and_a_mixture() -> None:
    match = played(60)
    while match.to_move == CHANCE or len(match.legal()) < 3:
        if match.to_move == CHANCE:
            match.roll()
        else:
            match.play(match.legal()[0])
    told = advise(match)
    assert not told.exact
    assert {each.move for each in told.moves} == set(match.legal())
    for each in told.moves:
        assert sum(each.win) == pytest.approx(1.0)
        assert each.interval is not None
        assert 0 <= each.interval < 0.2
    assert "±" in told.why


def test_the_win_probability_looks_into_no_hand() -> None:
    """States that differ only in hidden cards and calls have one outlook."""
    match = played(40)
    box = match.box
    from touchline.solve.evaluator import evaluator_for

    coach = evaluator_for(match.game, match.options, box)
    for s in match.states[::3]:
        for seat in range(2):
            other = GAME.determinize(GAME.view(s, box, seat), box, random.Random(seat).randrange)
            assert coach.value(other).win == pytest.approx(coach.value(s).win, abs=1e-12)


def test_a_review_closes_and_shows_estimates() -> None:
    match = played(4_000)
    assert match.over
    looked = review(match)
    assert looked.unexplained == pytest.approx(0.0, abs=1e-9)
    assert not looked.exact
    assert "estimates" in looked.text()
    assert looked.final.equity(0) in (0.0, 0.5, 1.0)
    paid = [step for step in looked.steps if step.choice is not None]
    assert paid
    assert all(step.choice.move != step.text and step.choice.win > step.choice.got for step in paid if step.choice)


@pytest.mark.parametrize(("score", "advised"), [("17,14", "time-out"), ("14,17", "ready")])
def test_a_run_s_burn_is_stopped_by_a_defense_that_needs_the_time(score: str, advised: str) -> None:
    """FG-8.1: at the reveal, before the dice: the burn of the last card ends the game, to the leader's delight."""
    match = play_on(dealt(f"y=50 half=2 score={score} timeouts=0,3", "draw sweep", deck=0), "draw", "nickel")
    assert advise(match).moves[0].move == advised


def test_the_reveal_and_its_time_out_change_no_chance_by_themselves() -> None:
    """FG-8.1: what two hidden calls show each other is known to the table, but no die has fallen."""
    match = dealt("y=50 half=2 score=17,14 timeouts=0,3", "draw sweep counter screen slant bomb", deck=3)
    play_on(match, "draw")
    coach = Thinker.shipped(match.box)
    before = coach.outlook(match.state)
    match.play("nickel")
    assert match.state.tabled
    assert coach.outlook(match.state) == before
    match.play("time-out")
    called = coach.outlook(match.state)
    play_on(match, "nothing", "nothing")
    assert coach.outlook(match.state) == pytest.approx(called, abs=0.01)


def test_a_leading_offense_gains_nothing_by_a_card_taken_back_at_the_end() -> None:
    """FG-8.4: a card more is time for the other side; doing nothing is allowed, and as good to a thousandth."""
    match = dealt("y=50 half=2 score=17,14 timeouts=0,3", "draw", pile="bomb", deck=0).play("draw").play("time-out")
    told = {each.move: each.win[0] for each in advise(match).moves}
    assert max(told["nothing"], told["shuffle"]) >= max(told.values()) - 0.001


def test_a_sure_win_is_sure() -> None:
    """One card left, twenty points ahead, the ball: nothing can happen any more (FG-8.6)."""
    match = Match("first-and-goal", seed=1)
    s = match.state.copy()
    assert win_probability(match)[0][0] == pytest.approx(0.5)
    coach = Thinker.shipped(match.box)
    s.phase, s.half, s.score = GAME.State.fields["phase"].names.index("over"), 2, [20, 0]
    assert coach.outlook(s) == 1.0


def test_the_weights_say_how_they_were_made() -> None:
    told = story()
    assert told["command"].startswith("touchline train first-and-goal")
    assert told["rules"] == GAME.version
    assert WEIGHTS.stat().st_size + STORY.stat().st_size < 2_000_000
    stated = stated_intervals()
    assert set(stated) == set(PHASES)
    assert all(0 < each < 0.3 for each in stated.values())


def test_a_field_goal_from_beyond_every_kicker_is_not_the_end() -> None:
    """FG-9.3: announced from the 50 it costs the ball at worst; at 0–0 in the first half nobody has won by that."""
    match = dealt("y=50 half=1 down=4 to_gain=10 timeouts=3,3", "draw sweep counter screen slant bomb")
    chances = [win_probability(match)[0][0]]
    for entry in ("field-goal", "ready", "discard-draw", "kick", "kick"):
        match.enter(entry)
        chances.append(win_probability(match)[0][0])
    assert all(0.3 < each < 0.6 for each in chances), chances


def test_cards_drawn_before_a_try_change_no_chance() -> None:
    """FG-3.6, FG-9.1: a touchdown is valued with its try while hands are filled, not as a new first down."""
    hand = "halfback-dive sweep counter screen slant bomb draw"
    match = dealt("phase=draw next=drawn-try owed=1,1 half=2 score=14,16 timeouts=0,0", hand, deck=30)
    scored = win_probability(match)[0][0]
    while match.everything()["phase"] == "draw":
        match.roll()
        assert win_probability(match)[0][0] == pytest.approx(scored, abs=1e-9)
    assert match.everything()["phase"] == "try"


def test_a_breakaway_on_a_loss_is_worth_its_better_choice() -> None:
    """FG-5.2: the runner may go down or run on; neither is a win by itself."""
    match = played(4_000, seed=3)
    coach = Thinker.shipped(match.box)
    seen = 0
    for s in match.states:
        if GAME.State.fields["phase"].names[s.phase] == "breakaway":
            seen += 1
            side = GAME.side(GAME.rules.to_move(s, match.box), match.box)
            worth = max(each.worth for each in coach.options(s, GAME.legal_moves(s, match.box), 1))
            chance = coach.outlook(s) if side == 0 else 1 - coach.outlook(s)
            assert chance == pytest.approx(worth, abs=1e-9)
    assert seen


def test_thoughts_in_plain_python_are_those_of_machine_code() -> None:
    """The same rules, interpreted: every move has the same worth and is made as often."""
    match = played(400)
    plain, machine = PlainThinker(match.box, 3, 12), Thinker.shipped(match.box, 3, 12)
    decided = [s for s in match.states if GAME.rules.to_move(s, match.box) >= 0]
    for s in decided[::25]:
        seat = GAME.rules.to_move(s, match.box)
        known, moves = known_state(GAME.view(s, match.box, seat), match.box), GAME.legal_moves(s, match.box)
        for one, other in zip(plain.options(known, moves, 1), machine.options(known, moves, 1), strict=True):
            assert one == pytest.approx(other, abs=1e-9)
        assert plain.outlook(s) == pytest.approx(machine.outlook(s), abs=1e-9)


COLD = """
from touchline import Match
from touchline.games.first_and_goal.solve.thinking import is_compiled
from touchline.solve import advise

match = Match("first-and-goal", seed=4)
while match.to_move < 0 or len(match.legal()) < 6:
    match.play(match.legal()[0]) if match.to_move >= 0 else match.roll()
assert not is_compiled()
told = advise(match)
assert {each.move for each in told.moves} <= set(match.legal())
assert not is_compiled(), "nobody waits for machine code"
print(told.why)
"""


def test_advice_on_a_machine_that_has_never_given_any(tmp_path: Path) -> None:
    """The whole advice comes without machine code: making that takes minutes."""
    env = {**os.environ, "TOUCHLINE_CACHE": str(tmp_path)}
    told = subprocess.run([sys.executable, "-c", COLD], env=env, capture_output=True, text=True, check=True)
    assert "±" in told.stdout
