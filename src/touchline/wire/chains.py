"""Hash chains, a player's half of two-party dice: a secret hashed many times, its links shown one a round.

Whoever plays needs it as much as whoever serves: see ``touchline.server.dice.draws`` for what is made of the links.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache

MARK_EVERY = 256
"""Links between two values that are remembered."""


def link(value: bytes) -> bytes:
    """One step of a chain towards its anchor."""
    return hashlib.sha256(value).digest()


def chain_value(seed: bytes, length: int, at_round: int) -> bytes:
    """The value a chain gives in a round, 1 … length; round 0 is the anchor.

    >>> anchor = chain_value(bytes(32), 1024, 0)
    >>> link(chain_value(bytes(32), 1024, 1)) == anchor
    True
    """
    marks, rest = divmod(length - at_round, MARK_EVERY)
    value = chain_marks(seed, length)[marks]
    for _ in range(rest):
        value = link(value)
    return value


@lru_cache(maxsize=256)
def chain_marks(seed: bytes, length: int) -> tuple[bytes, ...]:
    """Every ``MARK_EVERY``-th value of a chain from its seed on: whoever reveals it link by link hashes it once."""
    marks = [seed]
    for _ in range(length // MARK_EVERY):
        value = marks[-1]
        for _ in range(MARK_EVERY):
            value = link(value)
        marks.append(value)
    return tuple(marks)
