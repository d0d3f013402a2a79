"""A box to whoever does not know the game that it is of."""

from __future__ import annotations

from typing import TypeAlias

Box: TypeAlias = tuple[object, ...]
"""A named tuple of integers and flat sequences of integers; which ones, only its game knows."""
