"""The three kinds of node of a game tree.

``to_move(s, box)`` answers the seat that must decide (0 or more), or one of these.
"""

from __future__ import annotations

CHANCE = -1
"""Dice, a coin, a card or a dart are due."""

OVER = -2
"""The game has ended."""
