"""Opponents for Pocket Gridiron, from its solution."""

from __future__ import annotations

from touchline.bots.solved import levels

LEVELS = levels("It does not foresee a third injury.")
