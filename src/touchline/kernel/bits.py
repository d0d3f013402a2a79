"""Sets as bits of an integer: the two questions that every processor answers with one instruction.

Machine code has twins of these functions (``compiled.py`` and ``gpu.py``); a test holds them together.  Sets stay
below the sign bit of a 64-bit integer.
"""

from __future__ import annotations

from touchline.kernel.rule import rule


def lowest(members: int) -> int:
    """The number of the lowest bit of a set that is not empty.

    >>> lowest(0b10100)
    2
    """
    return (members & -members).bit_length() - 1


def size_of(members: int) -> int:
    """How many members a set has.

    >>> size_of(0b10100)
    2
    """
    return members.bit_count()


@rule
def nth(members: int, n: int) -> int:
    """The number of the ``n``-th bit of a set, counted from 0 at the lowest.

    >>> nth(0b10100, 1)
    4
    """
    place = 0
    width = 32
    while width > 0:
        below = size_of(members & ((1 << width) - 1))
        if n >= below:
            n -= below
            members >>= width
            place += width
        width >>= 1
    return place
