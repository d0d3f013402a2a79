"""Opponents for Football Darts, from its solution.  How well they throw is the match's ``throwers``, not their level."""

from __future__ import annotations

from touchline.bots.solved import levels

LEVELS = levels("Its hand is the thrower agreed for its seat; only call and aim are its own.")
