"""Opponents for Football Darts, from its solution.  How well they throw is agreed for their seat."""

from __future__ import annotations

from touchline.bots.solved import levels
from touchline.kernel.message import Message

LEVELS = levels(Message("fd-bot-hand"))

MEETING_OPTIONS = {"darts": "simulated", "throwers": "pub,pub"}
"""What is agreed when levels meet: equal hands, so that only calls and aims differ."""
