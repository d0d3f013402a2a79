"""How far a ball can go either way, as the tables of odds count it."""

from __future__ import annotations

LOWEST, HIGHEST = -40, 100
SPAN = HIGHEST - LOWEST + 1
ZERO = -LOWEST
"""The entry of no gain."""
