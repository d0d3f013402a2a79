"""Whose work a site carries, and on what terms."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path

from touchline.server.web.pages import STATIC

TEXTS = Path(__file__).parent / "licence_texts"
"""Licences of works that are published without the text of theirs."""
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
This is made by Touchline (MIT licence) and carries these works; of the fonts only the letters in use, the others
unchanged.  Pyodide (Mozilla Public License 2.0) has its source at https://github.com/pyodide/pyodide and brings CPython
(PSF licence) and the libraries that it is built with.  Drawings and sounds are Touchline's own.
Where a work names the Apache License 2.0 (APL 2), the Mozilla Public License 2.0 or the PSF licence without its text,
that text is at the end.
"""


def licences(distributions: Iterable[str] = DISTRIBUTIONS) -> str:
    """Every work with the text of its licence: what the front end carries, and these distributions."""
    front_end = (STATIC / "licences.txt").read_text(encoding="utf-8")
    at_the_end = [path.read_text(encoding="utf-8") for path in sorted(TEXTS.iterdir())]
    return "\n\n".join([PREFACE, front_end, *(text for name in distributions for text in _of(name)), *at_the_end])


def _of(name: str) -> Iterator[str]:
    found = metadata.distribution(name)
    said = [*found.metadata.get_all("License-Expression", []), *found.metadata.get_all("License", []), "see below"]
    yield f"{found.metadata['Name']} {found.version}: {said[0].strip().splitlines()[0]}"
    for file in found.files or ():
        if "licens" in file.name.lower() or file.name.lower() in ("authors", "copying"):
            yield Path(str(file.locate())).read_text(encoding="utf-8", errors="replace")
