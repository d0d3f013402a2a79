"""What the machine code of the Street Soccer player is made from, beside the rules."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
SOURCES = tuple(
    HERE / f"{name}.py"
    for name in ("threats", "features", "network", "afterstates", "search", "instinct", "setups", "duel")
)
LEARNING_SOURCES = (*SOURCES, HERE / "self_play.py", HERE / "learning.py")
