"""OpenSpiel's algorithms on small pieces of our games."""

import json

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, value_iteration
from tests.sweep import swept
from tools.small_games import FINITE, SMALL_BOX, last_gasp_try

from touchline import Match
from touchline.envs import openspiel
from touchline.games import find_game
from touchline.solve import win_probability

openspiel.register()


@swept
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


def test_value_iteration_finds_the_value_our_solver_finds_for_the_last_try() -> None:
    """Pocket Gridiron, the last try of the game, one point behind: a kick draws, two points win."""
    start = "phase=try offense=0 first=1 drive=16 down=4 score=12,13"
    game = pyspiel.load_game("touchline_pocket_gridiron", {"start": start, "data": json.dumps(SMALL_BOX)})
    theirs = value_iteration.value_iteration(game, depth_limit=-1, threshold=1e-9)[str(game.new_initial_state())]
    (first, second), draw = win_probability(Match.at("pocket-gridiron", start, data=SMALL_BOX))
    assert first + second + draw == pytest.approx(1)
    assert first - second == pytest.approx(theirs, abs=1e-6)
    assert abs(theirs) < 1
