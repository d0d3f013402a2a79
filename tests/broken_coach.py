"""A coach who breaks in whatever process he thinks: Python reads ``sitecustomize`` wherever it starts."""

from __future__ import annotations

from pathlib import Path

BREAKS = """\
import touchline.solve

def broken(*_, **__):
    raise ZeroDivisionError("made to fail")

touchline.solve.advise = touchline.solve.win_probability = touchline.solve.review = broken
"""


def breaking_folder(folder: Path) -> str:
    """What to put into ``PYTHONPATH``."""
    (folder / "sitecustomize.py").write_text(BREAKS, encoding="utf-8")
    return str(folder)
