"""The parallel environment, for the game whose calls are simultaneous."""

import numpy as np
import pytest

from touchline.envs.parallel import parallel_env
from touchline.kernel.errors import IllegalMove


def test_both_sides_call_at_the_same_time() -> None:
    env = parallel_env("first-and-goal")
    seen, _ = env.reset(seed=3)
    rng = np.random.default_rng(1)
    together = 0
    for _ in range(300):
        due = env.due()
        together += len(due) == 2
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        assert all((actions[f"seat_{seat}"] == env.wait) == (seat not in due) for seat in range(2))
        seen, *_ = env.step(actions)
        if not env.agents:
            break
    assert together > 20


def test_an_illegal_call_is_refused() -> None:
    env = parallel_env("first-and-goal")
    env.reset(seed=3)
    with pytest.raises(IllegalMove):
        env.step(dict.fromkeys(env.agents, env.wait))


def test_an_illegal_call_can_lose_the_game() -> None:
    env = parallel_env("first-and-goal", illegal_moves="lose")
    env.reset(seed=3)
    loser = next(iter(env.due()))
    _, rewards, ended, *_ = env.step(dict.fromkeys(env.agents, env.wait))
    assert rewards == {f"seat_{seat}": -1.0 if seat == loser else 1.0 for seat in range(2)}
    assert all(ended.values())
    assert env.agents == []
