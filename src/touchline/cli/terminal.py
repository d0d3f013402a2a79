"""What a terminal can and cannot do: colour only where a person looks at one."""

from __future__ import annotations

import codecs
import io
import os
import sys
from typing import TextIO

from touchline.kernel.errors import TouchlineError
from touchline.sessions.wording import cited

BOLD, DIM, RED = "1", "2", "31"
PLAIN_FORMS = {
    **dict.fromkeys("–—−‐", "-"),
    **dict.fromkeys("·•●", "*"),
    **dict.fromkeys("“”", '"'),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("│┃", "|"),
    **dict.fromkeys("─━", "-"),
    **dict.fromkeys("▸►▶", ">"),
    **dict.fromkeys("◂◄◀", "<"),
    "→": "->",
    "←": "<-",
    "…": "...",
    "×": "x",
    "±": "+/-",
    "½": "1/2",
    "≥": ">=",
    "≤": "<=",
    "▲": "^",
}
"""What stands for a character that a terminal's character set does not have."""


def _in_plain_form(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return "".join(PLAIN_FORMS.get(each, "?") for each in problem.object[problem.start : problem.end]), problem.end


def prepare_streams() -> None:
    """Whatever is to be said can be said: in any character set, and with an output that was closed before we began."""
    codecs.register_error("plain-form", _in_plain_form)
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plain-form")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def writes_unicode(stream: TextIO) -> bool:
    """Whether a stream can take every character of a drawn board."""
    return (getattr(stream, "encoding", None) or "").lower().replace("-", "").startswith("utf")


def in_colour(stream: TextIO) -> bool:
    """Whether colours are welcome: a terminal, and nobody said no (https://no-color.org)."""
    return stream.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def paint(text: str, code: str, stream: TextIO | None = None) -> str:
    """The text in bold, dim or red on a terminal, as it is elsewhere."""
    return f"\x1b[{code}m{text}\x1b[0m" if in_colour(stream or sys.stdout) else text


def ring(told: str) -> None:
    """Call somebody back to the terminal: its bell, and a notice on the desktop where it makes one (OSC 9)."""
    if not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return
    notice = "" if os.environ.get("TERM") == "linux" else f"\x1b]9;{told}\x07"
    print(f"\a{notice}", end="", flush=True)


def complain(problem: TouchlineError) -> None:
    """Say what was wrong, on standard error."""
    print(paint(f"touchline: {cited(problem)}", RED, sys.stderr), file=sys.stderr)
