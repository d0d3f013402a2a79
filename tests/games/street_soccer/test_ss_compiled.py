"""Street Soccer as machine code: the same moves and the same results, in crowds and at restarts too.

Random play, which the laws compare, seldom scores; these positions are chosen to be awkward.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from tests.games.street_soccer.tables import GAME, thrown_together, wander

from touchline.games.street_soccer import rules
from touchline.games.street_soccer.squares import NOWHERE
from touchline.games.street_soccer.state import RESTART
from touchline.kernel.box_record import box_record
from touchline.kernel.compiled import compile_rule
from touchline.kernel.nodes import CHANCE, OVER


def all_results(before, after, box, moves):  # type: ignore[no-untyped-def]
    """Play every legal move of ``before``, each into a record of ``after``; how many there are."""
    count = rules.legal(before, box, moves)
    for n in range(count):
        after[n] = before
        after[n].fired = 0
        rules.play(after[n], box, moves[n])
    return count


def awkward() -> list[tuple[Any, dict[str, Any]]]:
    """Scrums, positions met in play, and restarts."""
    found = []
    for seed in range(60):
        options = {"penalty_area": ("two", "box")[seed % 2], "up_to_die": seed % 5 == 0}
        found.append((thrown_together(seed, 1.2 + seed % 4), options))
        found.append((wander(seed, 2 * seed, options), options))
        restart = thrown_together(seed, 1.5)
        restart.phase, restart.ball, restart.die = RESTART, NOWHERE, 0
        restart.restart, restart.last = restart.turn, 1 - restart.turn
        restart.score[1 - restart.turn] = 1
        found.append((restart, {}))
        box = GAME.new_box()
        kick = restart.copy()
        GAME.step(kick, box, GAME.legal_moves(kick, box)[0])
        GAME.step(kick, box, seed % 5)
        found.append((kick, {}))
    return found


def test_every_move_and_every_result() -> None:
    """SS-3, SS-4, SS-5.2, SS-6."""
    compiled = compile_rule(GAME, all_results)
    compared = 0
    for s, options in awkward():
        box = GAME.new_box(options)
        if GAME.rules.to_move(s, box) in (CHANCE, OVER):
            continue
        after = GAME.compiled.new_states(GAME.max_moves(box))
        moves = np.zeros(GAME.max_moves(box), dtype=np.int64)
        count = compiled(s.to_record()[0], after, box_record(box), moves)
        assert GAME.legal_moves(s, box) == moves[:count].tolist(), s.position()
        for n in range(count):
            twin = s.copy()
            GAME.step(twin, box, int(moves[n]))
            assert GAME.State.from_record(after[n]) == twin, f"{s.position()} {moves[n]}"
        compared += count
    assert compared > 10_000
