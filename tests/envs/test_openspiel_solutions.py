"""OpenSpiel's algorithms on small pieces of our games."""

import json

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, value_iteration

from touchline import Match
from touchline.envs import openspiel
from touchline.games import find_game
from touchline.solve import win_probability

openspiel.register()


def cards(**counts: int) -> list[int]:
    """Twelve counts of one deck, by the number of the play."""
    held = [0] * 12
    for name, count in counts.items():
        held[int(name[1:])] = count
    return held


FINITE = {"dice": {"play": ["X", "X", "T", "HAIL", "HAIL", "MARY"]}}
"""A play die without breakaways and penalties, both of which can go on for ever."""


def last_gasp_try() -> str:
    """Home trails by one with the last play of the game, a two-point try: success wins, failure loses.

    The offense holds Screen and Slant, the defense Cover 2 Spy, which stops the one, and Nickel, which stops the other.
    """
    offense, defense = cards(c6=1, c7=1), cards(c6=1, c7=1)
    hand = offense + defense
    pile = [5 - held for held in hand]
    return (
        "phase=call score=13,14 half=2 y=2 to_gain=2 timeouts=0,0 trying=1 last_play=1 "
        f"in_hand=2,2 in_deck=0,0 in_pile=58,58 hand={','.join(map(str, hand))} "
        f"deck={','.join(['0'] * 24)} pile={','.join(map(str, pile))}"
    )


def test_cfr_solves_a_last_gasp_try_of_first_and_goal() -> None:
    """Exploitability falls with more iterations (Zinkevich et al. 2007)."""
    game = pyspiel.load_game("touchline_first_and_goal", {"start": last_gasp_try(), "data": json.dumps(FINITE)})
    solver = cfr.CFRPlusSolver(game)
    gaps = []
    for iterations in (4, 8, 16):
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        gaps.append(exploitability.exploitability(game, solver.average_policy()))
    assert gaps[0] > gaps[1] > gaps[2]
    assert gaps[2] < 0.05


def test_the_try_is_a_real_mixed_game() -> None:
    """Every call of the offense loses to some defense: no pure call is safe."""
    game = find_game("first-and-goal")
    box = game.new_box()
    s = game.position(last_gasp_try(), box)
    assert len(game.legal_moves(s, box)) == 2


SMALL_BOX = {
    "dice": {
        "qb": {"faces": ["WR", "TE", "RB", "QB SNEAK 4", "WR", "TE"]},
        "white": {"faces": ["1 PAT Block", "2 Recover", "3 Sack", "4 Sack", "5", "6"]},
        "black": {"faces": ["1 TD", "2 TD", "3 TD", "4 Out of bounds", "5 Out of bounds", "6 TD arrow"]},
    }
}
"""Dice without set plays, scrambles, flags, injuries and video: a try becomes a small game without loops."""


def test_value_iteration_finds_the_value_our_solver_finds_for_the_last_try() -> None:
    """Pocket Gridiron, the last try of the game, one point behind: a kick draws, two points win."""
    start = "phase=try offense=0 first=1 drive=16 down=4 score=12,13"
    game = pyspiel.load_game("touchline_pocket_gridiron", {"start": start, "data": json.dumps(SMALL_BOX)})
    theirs = value_iteration.value_iteration(game, depth_limit=-1, threshold=1e-9)[str(game.new_initial_state())]
    (first, second), draw = win_probability(Match.at("pocket-gridiron", start, data=SMALL_BOX))
    assert first + second + draw == pytest.approx(1)
    assert first - second == pytest.approx(theirs, abs=1e-6)
    assert abs(theirs) < 1
