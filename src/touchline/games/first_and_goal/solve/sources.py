"""What the machine code of the First & Goal coach is made from, beside the rules."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
SOURCES = tuple(
    HERE / f"{name}.py"
    for name in ("situation", "outcomes", "calls", "kicking", "seldom", "coach", "yards_coach", "matches")
)
OUTLOOK_SOURCES = (*SOURCES, HERE / "outlook.py")
