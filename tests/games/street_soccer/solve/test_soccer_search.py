"""The search: values against a plain expectimax written here, and moves a child would find."""

from __future__ import annotations

from functools import cache

import pytest

from touchline.games.street_soccer.game import GAME
from touchline.games.street_soccer.solve.network import equity, new_desk, shipped_net
from touchline.games.street_soccer.solve.search import Depth
from touchline.games.street_soccer.solve.setups import plan_text, read_book, shipped_book
from touchline.games.street_soccer.solve.thinking import Thinker
from touchline.games.street_soccer.state import OVER_PHASE, SET_UP, YELLOW_DIE, SoccerState

BOX = GAME.new_box()
PLACED = "figures=B4,D5,E3,F4,H2,K4,I4,H6,G4,E6"


@cache
def thinker() -> Thinker:
    return Thinker.shipped(BOX)


def by_network(s: SoccerState, team: int) -> float:
    """What a position after a turn is worth to a team, the network interpreted."""
    if s.phase == OVER_PHASE:
        return 0.5 + 0.5 * float(GAME.rules.payoff(s, BOX, team))
    mine = float(equity(s, shipped_net(), new_desk()))
    return mine if s.turn == team else 1 - mine


def played(s: SoccerState, move: int) -> SoccerState:
    after = s.copy()
    GAME.step(after, BOX, move)
    return after


def best_reply(s: SoccerState, die: int) -> tuple[float, SoccerState]:
    rolled = s.copy()
    GAME.step(rolled, BOX, die - 1)
    return max(
        (
            (by_network(after, s.turn), after)
            for after in (played(rolled, move) for move in GAME.legal_moves(rolled, BOX))
        ),
        key=lambda each: each[0],
    )


def over_all_rolls(s: SoccerState) -> float:
    return sum(best_reply(s, die)[0] for die in (1, 2, 3, 4, 5, 6)) / 6


def test_one_ply_is_the_networks_word_on_every_move() -> None:
    s = SoccerState.from_position(f"{PLACED} ball=F5 phase=move die=2 turn=yellow score=1,0 last=yellow minute=9")
    weighed = thinker().weigh(s)
    assert sorted(each.move for each in weighed) == sorted(GAME.legal_moves(s, BOX))
    assert [each.equity for each in weighed] == sorted((each.equity for each in weighed), reverse=True)
    for each in weighed[::7]:
        assert each.equity == pytest.approx(by_network(played(s, each.move), 0), abs=1e-5)


def test_two_plies_are_an_expectimax() -> None:
    """The best move's value is the mean over the rival's six rolls of his best reply, by a plain reckoning."""
    s = SoccerState.from_position(f"{PLACED} ball=F5 phase=move die=1 turn=yellow score=0,1 last=red minute=20")
    best = thinker().look_at_all(s)[0]
    after = played(s, best.move)
    assert best.equity == pytest.approx(1 - over_all_rolls(after), abs=1e-5)


def test_three_plies_follow_every_reply_by_every_roll() -> None:
    """By a plain reckoning: his best reply to each of his rolls, then ours to each of ours."""
    position = "figures=B4,D5,E3,F4,H2,K4,I4,H6,G4,E6 ball=F5 phase=move die=1 turn=yellow score=0,1 last=red"
    s = SoccerState.from_position(f"{position} minute=21")
    best = thinker().look(s, Depth(3, 1.0, 2, 1.0))[0]
    replies = [best_reply(played(s, best.move), die)[1] for die in (1, 2, 3, 4, 5, 6)]
    assert all(reply.turn == 0 and reply.phase != OVER_PHASE for reply in replies)
    worth = sum(over_all_rolls(reply) for reply in replies) / 6
    assert best.equity == pytest.approx(worth, abs=1e-4)


def test_pruning_changes_nothing() -> None:
    """Looking at every move, with hopeless ones cut short or not, finds the same move and value."""
    s = SoccerState.from_position(f"{PLACED} ball=G5 phase=move die=2 turn=red score=0,1 last=red minute=24")
    whole, pruned = thinker().look_at_all(s)[0], thinker().look(s, Depth(1000, 2.0))[0]
    assert pruned.move == whole.move
    assert pruned.equity == pytest.approx(whole.equity)


def test_the_winning_goal_is_taken() -> None:
    """SS-5.3: level in extra time the next goal wins at once."""
    position = "figures=B4,J4,E3,F4,H2,K7,A1,A2,A5,A6 ball=J5 phase=move die=4 turn=yellow minute=30"
    s = SoccerState.from_position(f"{position} score=1,1 last=red")
    best = thinker().look(s, Depth(6, 0.04))[0]
    assert GAME.move_text(s, BOX, best.move).endswith("*GOAL")
    assert best.equity == 1.0


def test_time_is_kept() -> None:
    """Without time, one closer look is all there is, and still a legal move comes first."""
    s = SoccerState.from_position(f"{PLACED} ball=F5 phase=move die=5 turn=yellow")
    looked = thinker().look(s, Depth(50, 2.0, 5, 2.0), seconds=0.0)
    assert sum(each.closer for each in looked) == 1
    assert sorted(each.move for each in looked) == sorted(GAME.legal_moves(s, BOX))


def test_a_restart_is_looked_at() -> None:
    """SS-5.2: the goalie's squares, valued over the rolls 2 to 6."""
    s = SoccerState.from_position(f"{PLACED} phase=restart turn=red restart=red score=1,0 last=yellow minute=5")
    squares = thinker().look(s, Depth(6, 0.04))
    assert sorted(GAME.move_text(s, BOX, each.move) for each in squares) == ["K4", "K5"]
    assert all(0 < each.equity < 0.6 for each in squares)


def test_the_book_is_legal_for_both_teams() -> None:
    """SS-2.2: every plan as yellow's, and red's answer to it."""
    for plan in shipped_book():
        s = GAME.new_state(BOX)
        for square in plan:
            assert int(square) in GAME.legal_moves(s, BOX)
            GAME.step(s, BOX, int(square))
        assert s.turn == 1
        while s.phase == SET_UP:
            move = thinker().place(s)
            assert move in GAME.legal_moves(s, BOX)
            GAME.step(s, BOX, move)
        assert s.phase == YELLOW_DIE


def test_placements_with_alternate_placement_are_legal() -> None:
    box = GAME.new_box({"alternate_placement": True})
    own = Thinker.shipped(box)
    s = GAME.new_state(box)
    while s.phase == SET_UP:
        move = own.place(s)
        assert move in GAME.legal_moves(s, box)
        GAME.step(s, box, move)
    assert s.phase == YELLOW_DIE


def test_plans_are_written_as_they_are_read() -> None:
    texts = [plan_text(plan) for plan in shipped_book()]
    assert len(set(texts)) == len(texts) == len(read_book())
