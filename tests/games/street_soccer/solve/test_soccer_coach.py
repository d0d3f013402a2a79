"""Advice and review for Street Soccer: estimates, with their intervals."""

from __future__ import annotations

import pytest

from touchline import Match
from touchline.bots import make_bot, turn_of
from touchline.kernel.nodes import CHANCE
from touchline.solve import advise, review, win_probability
from touchline.solve.evaluator import evaluator_for

PLACED = "figures=B4,D5,E3,F4,H2,K4,I4,H6,G4,E6"


def test_advice_is_an_estimate_with_an_interval() -> None:
    match = Match.at("street-soccer", f"{PLACED} ball=F5 phase=move die=3 turn=yellow minute=12")
    advice = advise(match)
    assert not advice.exact
    assert {each.move for each in advice.moves} == set(match.legal())
    equities = [each.win[0] + each.draw / 2 for each in advice.moves]
    assert equities == sorted(equities, reverse=True)
    for each in advice.moves:
        assert each.interval is not None
        assert 0 < each.interval < 0.3
        assert sum(each.win) + each.draw == pytest.approx(1)
    assert "±" in advice.table()


def test_a_goal_that_wins_is_advised_without_doubt() -> None:
    """SS-5.3: nothing is left to estimate."""
    position = "figures=B4,J4,E3,F4,H2,K7,A1,A2,A5,A6 ball=J5 phase=move die=4 turn=yellow minute=30"
    match = Match.at("street-soccer", f"{position} score=1,1 last=red")
    best = advise(match).moves[0]
    assert best.move.endswith("*GOAL")
    assert best.win == [1.0, 0.0]
    assert best.interval == 0


@pytest.mark.parametrize(
    "position",
    [
        "",
        f"{PLACED} phase=yellow-die",
        f"{PLACED} phase=red-die die=3",
        f"{PLACED} phase=kick-off die=2 turn=red first=red",
        f"{PLACED} ball=F5 phase=roll turn=red",
        f"{PLACED} phase=restart turn=red restart=red score=1,0 last=yellow minute=5",
        f"{PLACED} ball=K4 phase=restart-roll turn=red restart=red score=1,0 last=yellow minute=5",
        f"{PLACED} ball=K4 phase=restart-kick die=4 turn=red restart=red score=1,0 last=yellow minute=5",
    ],
)
def test_every_phase_has_a_value(position: str) -> None:
    match = Match.at("street-soccer", position) if position else Match("street-soccer")
    win, draw = win_probability(match)
    assert sum(win) + draw == pytest.approx(1)
    assert all(0 <= each <= 1 for each in (*win, draw))
    value = evaluator_for(match.game, match.options, match.box).value(match.state)
    assert value.interval is not None


def test_a_team_that_has_just_conceded_is_worse_off() -> None:
    """SS-5.2: before, on and after the roll of the restart."""
    values = [
        win_probability(Match.at("street-soccer", f"{PLACED} {rest} turn=red restart=red minute=20"))[0][1]
        for rest in (
            "phase=restart score=1,0 last=yellow",
            "ball=K4 phase=restart-roll score=1,0 last=yellow",
            "ball=K4 phase=restart-kick die=4 score=1,0 last=yellow",
        )
    ]
    assert all(value < 0.4 for value in values)


def test_a_review_closes_and_finds_no_fault_with_the_best_move() -> None:
    match = Match("street-soccer", seed=4)
    club = make_bot("street-soccer", "club")
    while len(match.steps) < 24:
        match.roll() if match.to_move == CHANCE else match.play(club.choose(turn_of(match)))
    found = review(match)
    assert not found.exact
    assert abs(found.unexplained) < 1e-9
    decided = [step for step in found.steps if step.side is not None and step.before.interval is not None]
    in_play = [step for step in decided if "-" in step.text or "*" in step.text]
    assert in_play
    assert all(step.cost > -1e-6 for step in in_play)
    assert "estimates" in found.text()
