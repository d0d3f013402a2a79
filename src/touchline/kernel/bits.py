"""Sets as bits of an integer: the two questions that every processor answers with one instruction.

Machine code has twins of these functions (``compiled.py`` and ``gpu.py``); a test holds them together.  Sets stay
below the sign bit of a 64-bit integer.
"""

from __future__ import annotations


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
