"""Matches between levels on a GPU: the results of the CPU."""

from __future__ import annotations

import pytest
from tests.stand_in_gpu import fewer

from touchline.games.street_soccer.solve.duel import EAGER, LEARNED, RANDOM, WARY, Player, play_matches
from touchline.kernel import gpu
from touchline.kernel.message import english

REASON = gpu.why_not()
pytestmark = pytest.mark.skipif(REASON is not None, reason=english([REASON]) if REASON else "")


@pytest.mark.parametrize("pairing", [(RANDOM, EAGER), (WARY, EAGER), (LEARNED, WARY)])
def test_the_same_matches(pairing: tuple[int, int]) -> None:
    """The learned player decides at once: where he looks ahead, values alike to seven digits may tell moves apart."""
    from touchline.games.street_soccer.solve.gpu_duel import play_matches_on_gpu

    yellow, red = pairing
    players, count = (Player(yellow), Player(red)), fewer(500, 12)
    ours = play_matches(players, count, seed=5)
    assert set(ours.tolist()) <= {-1, 0, 1}
    assert play_matches_on_gpu(players, count, seed=5).tolist() == ours.tolist()
