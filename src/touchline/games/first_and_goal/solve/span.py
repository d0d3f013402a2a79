"""How the tables of odds count: how far a ball can go either way, and what the play die makes of it."""

from __future__ import annotations

LOWEST, HIGHEST = -40, 100
SPAN = HIGHEST - LOWEST + 1
ZERO = -LOWEST
"""The entry of no gain."""
PLAIN, BROKEN, LOOSE = range(3)
"""The play die shows nothing that moves the ball, an X, a BREAKAWAY."""
