"""Options of a game: house rules and the set-up agreed before the match."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from touchline.kernel.errors import BadOption, Unfit
from touchline.kernel.message import Message, only_english

if TYPE_CHECKING:
    import argparse

RULES_VERSION = "rules_version"
"""Among settled options: the former version of the rules a match is played by.  Nobody chooses it; records say it."""

Given: TypeAlias = Mapping[str, object]
"""Options as a person or a program gave them, not looked at yet."""
Options: TypeAlias = Mapping[str, Any]
"""Settled options: each is of the kind that its declaration says, which only its game knows."""

YES_OR_NO = dict.fromkeys(("true", "yes", "on", "1"), True) | dict.fromkeys(("false", "no", "off", "0"), False)
"""What people and programs write for a switch."""


@dataclass(frozen=True)
class Option:
    """One thing that can be agreed before a match."""

    name: str
    default: Any
    help: str = ""
    """One line for a person who has never seen it, in a game without catalogues; ``Game.option_help`` says it."""
    rule: str = ""
    """Id of the rule that defines it."""
    choices: tuple[Any, ...] = ()
    """The values it can take; empty for a number in a range."""
    low: int = 0
    high: int = 0
    each_seat: bool = False
    """One value for each side, written ``a,b``."""
    check: Callable[[Any], Any] | None = None
    """For free-form values: returns the tidy value or raises ``Unfit``, which says what would do."""
    trial: tuple[Any, ...] = ()
    """Values the laws try, where the choices do not say it."""

    def parse(self, value: object) -> Any:
        """The tidy value for what a person or program wrote."""
        if not self.each_seat:
            return self._parse_one(value)
        parts = value.split(",") if isinstance(value, str) else value
        if not isinstance(parts, Sequence) or len(parts) != 2:
            raise self._bad(value, Message("play-want-each-side"))
        return tuple(self._parse_one(part) for part in parts)

    def _parse_one(self, value: object) -> Any:
        if isinstance(value, str):
            value = value.strip()
        if self.check is not None:
            return self._checked(value, self.check)
        if self.is_flag:
            return self._yes_or_no(value)
        return self._one_of(value, self.choices) if self.choices else self._whole_number(value)

    def _checked(self, value: object, check: Callable[[Any], Any]) -> Any:
        try:
            return check(value)
        except ValueError as problem:
            wanted = problem.wanted if isinstance(problem, Unfit) else only_english(str(problem))
            raise self._bad(value, wanted) from None

    def _yes_or_no(self, value: object) -> bool:
        found = value if isinstance(value, bool) else YES_OR_NO.get(str(value).lower())
        if found is None:
            raise self._bad(value, Message("play-want-yes-no"))
        return found

    def _one_of(self, value: object, choices: tuple[Any, ...]) -> Any:
        for choice in choices:
            if str(value).lower() == str(choice).lower():
                return choice
        raise self._bad(value, Message("play-want-one-of", choices=", ".join(str(choice) for choice in choices)))

    def _whole_number(self, value: object) -> int:
        try:
            if isinstance(value, float) and not value.is_integer():
                raise ValueError
            number: int = int(value)  # type: ignore[call-overload] # whatever it is: what is no number is refused
        except (TypeError, ValueError):
            raise self._bad(value, Message("play-want-whole")) from None
        if isinstance(value, bool) or not self.low <= number <= self.high:
            raise self._bad(value, Message("play-want-range", low=self.low, high=self.high))
        return number

    @property
    def is_flag(self) -> bool:
        """Whether it is simply on or off."""
        return isinstance(self.default, bool)

    def _bad(self, value: object, wanted: Message) -> BadOption:
        told = Message("play-bad-option", option=self.name, value=repr(value), wanted=wanted)
        return BadOption(told, rules=[self.rule], field=self.name)

    def text(self, value: Any) -> str:
        """The value as written in a record or on the command line."""
        if self.each_seat:
            return ",".join(str(each) for each in value)
        if self.is_flag:
            return "yes" if value else "no"
        return str(value)

    def trials(self) -> tuple[Any, ...]:
        """Values worth trying in the laws: every choice, or both ends of a range."""
        if self.trial:
            return self.trial
        if self.is_flag:
            return (False, True)
        return self.choices or (self.low, self.high)


def parse_options(words: Iterable[str]) -> dict[str, str]:
    """``NAME=VALUE`` words as a mapping.

    >>> parse_options(["start_spot=35", "cushion_dart = yes"])
    {'start_spot': '35', 'cushion_dart': 'yes'}
    """
    options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption(Message("play-option-form", text=repr(word)), field=word)
        options[name.strip()] = value.strip()
    return options


def asked_options(given: argparse.Namespace) -> dict[str, str]:
    """What a command line asks for: ``--rules NAME``, and single options (``-o NAME=VALUE``) on top."""
    named = {"rules": given.rules} if given.rules else {}
    return named | parse_options(given.option)


def add_options(command: argparse.ArgumentParser) -> None:
    """``--rules`` and ``--option`` for a command that plays a game."""
    command.add_argument("--rules", default="", metavar="NAME")
    command.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE")


def settle(options: Sequence[Option], given: Given) -> dict[str, Any]:
    """Every option with its value: the given ones checked, the others at their default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(Message("play-no-option", option=repr(name), known=", ".join(known) or "–"), field=name)
    return {
        option.name: option.parse(given[option.name]) if option.name in given else option.default for option in options
    }


def agreed(options: Sequence[Option], settled: Options) -> dict[str, Any]:
    """Only the options that differ from their default."""
    return {option.name: settled[option.name] for option in options if settled[option.name] != option.default}
