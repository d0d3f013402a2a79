"""Hash chains, a player's half of two-party dice: a secret hashed many times, its links shown one a round.

Whoever plays needs it as much as whoever serves: see ``touchline.server.dice.draws`` for what is made of the links.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Generator, Sequence

CHAIN_LENGTH = 4096
"""Values of a chain whose owner lays down the next one in time, as the browser does."""
LASTING_LENGTH = 8192
"""Values of a chain that must do for a whole match."""
MARK_EVERY = 256
"""Links between two values that are remembered."""
MOST_MARKED = 256
"""Chains of which they are."""


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


def chain_marks(seed: bytes, length: int) -> Sequence[bytes]:
    """Every ``MARK_EVERY``-th value of a chain from its seed on: whoever reveals it link by link hashes it once."""
    for _ in marking(seed, length):
        pass
    return _marks[seed, length]


def marking(seed: bytes, length: int) -> Generator[None, None, None]:
    """Hash a chain for ``chain_marks``, with a pause after each mark: sixty thousand hashes take a while."""
    if (seed, length) not in _marks:
        marks = [seed]
        for _ in range(length // MARK_EVERY):
            value = marks[-1]
            for _ in range(MARK_EVERY):
                value = link(value)
            marks.append(value)
            yield
        _marks[seed, length] = marks
    _marks.move_to_end((seed, length))
    if len(_marks) > MOST_MARKED:
        _marks.popitem(last=False)


_marks: OrderedDict[tuple[bytes, int], Sequence[bytes]] = OrderedDict()
