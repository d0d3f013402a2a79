"""Random numbers are a function of seed, game and draw."""

from collections import Counter

import numba
import numpy as np
import pytest

from touchline.kernel import compiled, draws

assert compiled  # importing it teaches Numba the compiled twins


@numba.njit
def compiled_draws(seed, game, total, out):  # type: ignore[no-untyped-def]
    key = draws.game_key(seed, game)
    for n in range(len(out)):
        out[n] = draws.below(key, n, total)


@pytest.mark.parametrize("seed", [0, 7, 2**63 + 5, 2**64 - 1])
@pytest.mark.parametrize("total", [2, 6, 83, 1 << 30])
def test_interpreted_and_compiled_draws_are_the_same(seed: int, total: int) -> None:
    out = np.zeros(200, dtype=np.int64)
    compiled_draws(np.uint64(seed), 3, total, out)
    key = draws.game_key(seed, 3)
    assert out.tolist() == [draws.below(key, n, total) for n in range(200)]


def test_splitmix64_matches_its_published_sequence() -> None:
    """Seed 1234567 gives these values (the reference implementation's test vector)."""
    state, seen = 1234567, []
    for _ in range(3):
        state = (state + draws.GOLDEN) & draws.MASK64
        seen.append(draws.mix(state))
    assert seen == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_die_is_fair() -> None:
    """Chi-square over 60,000 rolls of a die, five degrees of freedom, 99.9 % point 20.5."""
    key = draws.game_key(1, 0)
    seen = Counter(draws.below(key, n, 6) for n in range(60_000))
    assert sum((count - 10_000) ** 2 / 10_000 for count in seen.values()) < 20.5
