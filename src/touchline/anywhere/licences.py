"""Whose work a site carries, and on what terms."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

DISTRIBUTIONS = (
    "fluent.runtime",
    "fluent.syntax",
    "babel",
    "itsdangerous",
    "attrs",
    "typing_extensions",
    "pytz",
    "structlog",
)
"""What ``bundle.STANDS_ON`` is published as."""

PREFACE = """\
This site is made by Touchline (MIT licence) and carries these works, unchanged:

Pyodide: Mozilla Public License 2.0, source at https://github.com/pyodide/pyodide;
with CPython (PSF licence) and the libraries that it is built with.
"""


def licences() -> str:
    """Every work with the text of its licence."""
    return "\n\n".join([PREFACE, *(text for name in DISTRIBUTIONS for text in _of(name))])


def _of(name: str) -> Iterator[str]:
    found = metadata.distribution(name)
    yield f"{found.metadata['Name']} {found.version}"
    for file in found.files or ():
        if "licens" in file.name.lower() or file.name.lower() in ("authors", "copying"):
            yield Path(str(file.locate())).read_text(encoding="utf-8", errors="replace")
