"""What a terminal can and cannot do: colour only where a person looks at one."""

from __future__ import annotations

import os
import sys
from typing import TextIO

from touchline.kernel.errors import TouchlineError
from touchline.sessions.wording import cited

BOLD, DIM, RED = "1", "2", "31"


def in_colour(stream: TextIO) -> bool:
    """Whether colours are welcome: a terminal, and nobody said no (https://no-color.org)."""
    return stream.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def paint(text: str, code: str, stream: TextIO | None = None) -> str:
    """The text in bold, dim or red on a terminal, as it is elsewhere."""
    return f"\x1b[{code}m{text}\x1b[0m" if in_colour(stream or sys.stdout) else text


def complain(problem: TouchlineError) -> None:
    """Say what was wrong, on standard error."""
    print(paint(f"touchline: {cited(problem)}", RED, sys.stderr), file=sys.stderr)
