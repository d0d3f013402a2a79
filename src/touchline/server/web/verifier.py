"""The page that checks a finished match in the browser, in its reader's language.

The script knows messages by id; the page brings them along, with ``{name}`` where the script puts something.
"""

from __future__ import annotations

import html
import json
import re
from functools import cache
from pathlib import Path

from touchline.kernel.message import Message
from touchline.words.catalogues import layer_files
from touchline.words.entries import FILLED_IN, entries_in
from touchline.words.wording import wording

TEMPLATE = Path(__file__).parent / "html" / "verify.html"
COMMAND = "touchline verify FILE"
SPOKEN = re.compile(r'"((?:verify|proof)-[a-z-]+)"')
PLACE = re.compile(r"%([a-z-]+)%")


@cache
def verify_html(language: str) -> str:
    """The page."""
    words = {name: _with_places(name, language) for name in sorted(_ids_of_the_script())}
    said = json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")

    def put(found: re.Match[str]) -> str:
        match found[1]:
            case "lang":
                return language
            case "words":
                return said
            case name:
                args = {"command": COMMAND} if name == "verify-how" else {}
                return html.escape(wording(language).say(Message(name, **args)))

    return PLACE.sub(put, TEMPLATE.read_text(encoding="utf-8"))


def _ids_of_the_script() -> set[str]:
    return set(SPOKEN.findall(TEMPLATE.with_suffix(".js").read_text(encoding="utf-8")))


@cache
def _arguments() -> dict[str, set[str]]:
    """What each message speaks of, by the English catalogue; the others speak of the same."""
    entries = {name: said for path in layer_files("en") for name, said in entries_in(path).items()}
    return {name: set(FILLED_IN.findall(said)) for name, said in entries.items()}


def _with_places(name: str, language: str) -> str:
    return wording(language).say(Message(name, **{each: f"{{{each}}}" for each in _arguments()[name]}))
