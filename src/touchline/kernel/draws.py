"""Counter-based random numbers: a draw is a function of seed, game and draw number.

There is no hidden generator state, so a result depends neither on the number of
cores or machines nor on whether the game ran interpreted, compiled or on a GPU.
The mixing function is SplitMix64 (Steele, Lea and Flood 2014); the compiled twin
of these functions is in ``compiled.py`` and a law test holds them together.
"""

from __future__ import annotations

MASK64 = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


def mix(x: int) -> int:
    """SplitMix64's finaliser: 64 bits in, 64 well-stirred bits out."""
    x = ((x ^ (x >> 30)) * MIX_1) & MASK64
    x = ((x ^ (x >> 27)) * MIX_2) & MASK64
    return x ^ (x >> 31)


def game_key(seed: int, game: int) -> int:
    """The key of one game's draws.

    >>> game_key(7, 0) != game_key(7, 1)
    True
    """
    return mix((mix((seed + GOLDEN) & MASK64) + game * GOLDEN) & MASK64)


def below(key: int, draw: int, total: int) -> int:
    """A number in ``0 .. total - 1`` (``total`` at most 2**30), the ``draw``-th of its game.

    The upper 32 bits are scaled down, which favours no outcome by more than
    ``total / 2**32``, and none at all when ``total`` is a power of two.

    >>> [below(game_key(7, 0), n, 6) for n in range(8)]
    [0, 5, 5, 5, 0, 4, 0, 1]
    """
    x = (key + draw * GOLDEN) & MASK64
    x = ((x ^ (x >> 30)) * MIX_1) & MASK64
    x = ((x ^ (x >> 27)) * MIX_2) & MASK64
    return (((x ^ (x >> 31)) >> 32) * total) >> 32
