"""Which face a match gets: the app on a terminal, plain lines everywhere else."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from touchline.cli.manual_page import Page
from touchline.cli.terminal import writes_unicode
from touchline.kernel.message import Message
from touchline.words.languages import LANGUAGES

ASKED_FOR_PLAIN = ("TOUCHLINE_PLAIN", "ACCESSIBLE")
"""Environment variables that ask for plain lines, the second one as other terminal programs read it."""
SCREEN_READERS = frozenset({"orca", "espeakup", "fenrir", "yasr"})
"""Programs that read a Linux terminal aloud, as the process list names them."""
SPI_GETSCREENREADER = 0x0046


def add_plain(parser: argparse.ArgumentParser) -> None:
    """The switch itself, the same wherever a match can begin."""
    parser.add_argument(
        "--plain",
        action="store_true",
        default=argparse.SUPPRESS,
    )


def add_language(parser: Page) -> None:
    """Which language is spoken."""
    parser.add_argument("--lang", metavar="LANG", default="")
    parser.told["lang"] = Message("help-arg-lang", languages=", ".join(LANGUAGES))


def wants_lines(given: argparse.Namespace) -> bool:
    """Whether a person is better served with lines than with the app."""
    return (
        getattr(given, "plain", False)
        or not (sys.stdin.isatty() and sys.stdout.isatty())
        or not writes_unicode(sys.stdout)
        or os.environ.get("TERM", "dumb" if os.name == "posix" else "") == "dumb"
        or any(os.environ.get(name, "") not in ("", "0") for name in ASKED_FOR_PLAIN)
        or screen_reader()
    )


def screen_reader() -> bool:
    """Whether a screen reader is at work, as far as the system tells."""
    if sys.platform == "win32":
        import ctypes

        found = ctypes.c_int(0)
        ctypes.windll.user32.SystemParametersInfoW(SPI_GETSCREENREADER, 0, ctypes.byref(found), 0)
        return bool(found.value)
    if sys.platform == "linux":
        for name in Path("/proc").glob("[0-9]*/comm"):
            try:
                if name.read_text().strip() in SCREEN_READERS:
                    return True
            except OSError:  # the process ended, or is not ours to look at
                continue
    return False
