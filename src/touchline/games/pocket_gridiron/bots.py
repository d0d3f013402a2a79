"""Opponents for Pocket Gridiron, from its solution."""

from __future__ import annotations

from touchline.bots.solved import levels
from touchline.kernel.message import Message

LEVELS = levels(Message("pg-bot-injuries"))
