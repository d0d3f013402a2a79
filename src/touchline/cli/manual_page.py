"""A page of the manual: an ``argparse`` parser whose texts are in the catalogues, worded when somebody reads them.

The ids follow from the command: ``help-play`` is ``play`` in a line, ``help-play-page`` what its page says first,
``help-play-vs`` its option ``--vs``; ``help-arg-json`` serves every command that has no entry of its own for
``--json``.  A game's own command names its ``topic``, whose ids begin with the letters of its rules.  A ``help`` or
``description`` that is given, as commands of other packages may, stands as it is.
"""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Callable
from typing import Any

from touchline.kernel.message import Message
from touchline.words.languages import has_words, language, say, spoken

SHARED = "help-arg"
ARGPARSE = {
    "positional arguments": "help-argparse-positionals",
    "options": "help-argparse-options",
    "show this help message and exit": "help-argparse-help",
    "show program's version number and exit": "help-argparse-version",
    "argument %(argument_name)s: %(message)s": "help-argparse-argument",
    "the following arguments are required: %s": "help-argparse-required",
    "unrecognized arguments: %s": "help-argparse-unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "help-argparse-choice",
    "invalid %(type)s value: %(value)r": "help-argparse-value",
    "expected one argument": "help-argparse-one",
    "expected at least one argument": "help-argparse-some",
    "not allowed with argument %s": "help-argparse-not-with",
    "ambiguous option: %(option)s could match %(matches)s": "help-argparse-ambiguous",
    "ignored explicit argument %r": "help-argparse-explicit",
}
"""What ``argparse`` says by itself, and our words for it; the marks in it are the same in every language."""
ARGPARSE_BESIDE = {
    "usage: ": ("help-argparse-usage", " "),
    "%(prog)s: error: %(message)s\n": ("help-argparse-error", "\n"),
}
"""The same where space stands at the end, which a catalogue does not keep."""


def in_our_words(text: str) -> str:
    """What ``argparse`` wants to say, in the language that is spoken."""
    if language() == "en":
        return text
    named, end = ARGPARSE_BESIDE.get(text, (ARGPARSE.get(text, ""), ""))
    return say(named) + end if named else text


def speak_for_argparse() -> None:
    """Let ``argparse`` ask us instead of ``gettext``, which has no words for it."""
    setattr(argparse, "_", in_our_words)  # noqa: B010


class Page(argparse.ArgumentParser):
    """One command."""

    def __init__(self, *given: Any, topic: str = "", **more: Any) -> None:
        more.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(*given, **more)
        self.topic = topic or "-".join(["help", *self.prog.split()[1:]])
        """How the ids of its texts begin."""
        self.told: dict[str, Message] = {}
        """What is to be filled in, by the end of the id."""
        self.describe: Callable[[], str] | None = None
        """What the page says first, where that is more than an entry of a catalogue."""
        self.last_words: Callable[[], str] | None = None
        """What stands at the foot of the page."""
        self.take_the_rest: Callable[[argparse.Namespace, list[str]], list[str]] | None = None
        """Makes something of words that ``argparse`` did not know where to put; what is left of them."""

    def word(self) -> None:
        """Put everything on the page into words that was not given in words."""
        self.description = self.description or (self.describe() if self.describe else self._said("page"))
        if self.last_words is not None:
            self.epilog = self.last_words()
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                for choice in action._choices_actions:
                    choice.help = choice.help or action.choices[choice.dest].brief()
            elif action.help in ARGPARSE:
                action.help = in_our_words(action.help)
            elif not action.help:
                said = self._said(action.dest.replace("_", "-"))
                action.help = said.replace("%", "%%") if said else None

    def parse_known_args(self, *given: Any, **more: Any) -> Any:
        """What a command does not know is told beside its own usage, not that of the whole command line."""
        found, left = super().parse_known_args(*given, **more)
        if left and self.take_the_rest is not None:
            left = self.take_the_rest(found, left)
        if left and " " in self.prog:
            self.error(in_our_words("unrecognized arguments: %s") % " ".join(left))
        return found, left

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """A choice that there is not, and after the list of those there are the one that may have been meant."""
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as problem:
            meant = difflib.get_close_matches(str(value), map(str, action.choices or ()), 1)
            if meant:
                problem.message += f". {say('prompt-did-you-mean', word=meant[0])}"
            raise

    def brief(self) -> str:
        """The command in a line."""
        return say(self.topic)

    def _said(self, end: str) -> str | None:
        if end in self.told:
            return spoken().say(self.told[end])
        for named in (f"{self.topic}-{end}", f"{SHARED}-{end}"):
            if has_words(named):
                return say(named)
        return None

    def format_help(self) -> str:
        """The page as it is read."""
        self.word()
        return super().format_help()
