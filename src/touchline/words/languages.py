"""Which language to speak: asked for, set, or that of the machine or browser."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from touchline.kernel.errors import BadOption
from touchline.kernel.message import Argument, Message

if TYPE_CHECKING:
    from touchline.words.wording import Wording

LANGUAGES = ("en", "de", "es", "fr", "nl", "pt-BR")
"""The languages Touchline speaks; English is the one that has every word."""
SYSTEM = "system"
"""The setting that follows the machine."""
VARIABLE = "TOUCHLINE_LANG"
"""The setting of a whole shell."""
OWN_NAMES = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "nl": "Nederlands",
    "pt-BR": "Português do Brasil",
}
"""What each language calls itself."""

_spoken = ["en"]
"""What this process speaks."""


def negotiated(wanted: Iterable[str]) -> str:
    """The first of some wished languages that there is, dialects aside; English where there is none.

    >>> negotiated(["gsw", "de_AT.UTF-8", "en"]), negotiated(["pt"]), negotiated(["C"])
    ('de', 'pt-BR', 'en')
    """
    for each in wanted:
        tag = re.split(r"[.@]", each)[0].replace("_", "-").lower()
        for known in LANGUAGES:
            if tag == known.lower() or tag.partition("-")[0] == known.partition("-")[0].lower():
                return known
    return "en"


def from_accept_language(header: str) -> str:
    """The language of a request, by its ``Accept-Language``.

    >>> from_accept_language("da, fr-CH;q=0.8, de;q=0.9"), from_accept_language("")
    ('de', 'en')
    """
    wishes = []
    for place, part in enumerate(header.split(",")):
        tag, _, weight = part.partition(";")
        found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", weight)
        share = float(found[1]) if found else 1.0
        if tag.strip() and share > 0:
            wishes.append((-share, place, tag.strip()))
    return negotiated(tag for _, _, tag in sorted(wishes))


def language_of_this_machine() -> str:
    """The language of the shell or the system."""
    asked = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    set_here = next((each for each in asked if each), None)
    if set_here is None:
        set_here = locale.getlocale()[0] or ""
    listed = [each for each in os.environ.get("LANGUAGE", "").split(":") if each]
    return negotiated([*(listed if set_here not in ("C", "POSIX") else []), set_here])


def choose_language(asked: str = "", setting: str = "") -> str:
    """What this process speaks from here on: as asked, else by ``TOUCHLINE_LANG``, the setting, or the machine."""
    for wish in (asked, os.environ.get(VARIABLE, ""), setting):
        if not wish or wish == SYSTEM:
            continue
        if wish != "en" and negotiated([wish]) == "en" and not wish.lower().startswith("en"):
            raise BadOption(Message("play-no-language", language=repr(wish), known=", ".join(LANGUAGES)), field="lang")
        return speak(negotiated([wish]))
    return speak(language_of_this_machine())


def speak(language: str) -> str:
    """Speak a language from here on."""
    _spoken[0] = language
    return language


def language() -> str:
    """What is spoken here."""
    return _spoken[0]


def has_words(named: str) -> bool:
    """Whether there is a message of that id at all: English has every one."""
    from touchline.words.wording import wording

    return wording("en").knows(Message(named))


def asked_language(words: Sequence[str], option: str = "--lang") -> str:
    """What a command line asks for before anything of it is understood; empty where it does not say.

    >>> asked_language(["--lang", "de", "play"]), asked_language(["--lang=fr"]), asked_language(["games"])
    ('de', 'fr', '')
    """
    for word, after in zip(words, [*words[1:], ""], strict=False):
        if word == option or word.startswith(f"{option}="):
            return after if word == option else word.partition("=")[2]
    return ""


def spoken() -> Wording:
    """The wording of the language that is spoken here; English unless somebody chose."""
    from touchline.words.wording import wording  # Fluent is loaded when the first sentence is wanted

    return wording(_spoken[0])


def say(named: str, /, **args: Argument | Sequence[Argument]) -> str:
    """A message in the language that is spoken here.

    >>> say("play-resigned", who="Ann")
    'Ann resigned.'
    """
    return spoken().say(Message(named, **args))
