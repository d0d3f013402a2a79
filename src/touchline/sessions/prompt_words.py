"""What is said and heard at every prompt, of a match here and of one elsewhere: yes and no, lists, rules, wishes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from touchline.kernel.errors import BadOption
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.sessions.speech import rulebook
from touchline.words.languages import say
from touchline.words.lines import wrapped

MANY = 60
"""More legal moves than this are counted, not listed."""
YES, NO = ("yes", "y"), ("no", "n")
"""Understood in every language, beside its own."""


def is_yes(word: str) -> bool:
    """Whether a word agrees, in English or in the language that is spoken."""
    return word in (*YES, say("play-yes"))


def is_no(word: str) -> bool:
    """Whether a word declines."""
    return word in (*NO, say("play-no"))


def help_on(name: str, game: Game) -> str:
    """What a word of the prompt is for, in a line."""
    if name != "rules":
        return say(f"prompt-help-{name}")
    rule = next(iter(game.rulebook.rules))
    return say("prompt-help-rules", rule=rule, chapter=rule.partition(".")[0])


def quoted_rules(game: Game, wanted: str) -> str:
    """The chapters of a game's rulebook, or all of one chapter, or one rule."""
    book = rulebook(game)
    if not wanted:
        chapters = dict.fromkeys((rule.id.rpartition(".")[0], rule.chapter) for rule in book.rules.values())
        return "\n".join(f"  {number:<6} {title}" for number, title in chapters)
    rules = book.chapter(wanted) or [book[wanted]]
    return "\n".join(wrapped(f"{rule.id}  {rule.text}") for rule in rules)


def listed_briefly(moves: Sequence[str]) -> str:
    """Moves in folded lines; a first word that many of them share stands once, before the rest of them all.

    >>> print(listed_briefly(["throw T20", "throw D16", "throw BULL", "punt"]))
    throw: T20, D16, BULL
    punt
    """
    calls: dict[str, list[str]] = {}
    for move in moves:
        call, _, rest = move.partition(" ")
        calls.setdefault(call if rest else "", []).append(rest or move)
    return "\n".join(_enough(rest, f"{call}: " if call else "") for call, rest in calls.items())


def _enough(moves: Sequence[str], begun: str) -> str:
    told, more = begun + ", ".join(moves[:MANY]), len(moves) - MANY
    return wrapped(say("prompt-and-more", moves=told, more=more) if more > 0 else told, hang="  " if begun else "")


@dataclass(frozen=True)
class CorrectionWish:
    """What a person says after ``correct``: which entry, what it should have been, and how."""

    number: int
    text: str
    cut: bool
    """Drop what no longer fits."""
    sure: bool
    """They said yes already."""

    @classmethod
    def of(cls, rest: str) -> CorrectionWish:
        """Read it.

        >>> CorrectionWish.of("17 white=5 Slant cut yes")
        CorrectionWish(number=17, text='white=5 Slant', cut=True, sure=True)
        """
        words = rest.split()
        sure = len(words) > 2 and is_yes(words[-1].lower())
        words = words[:-1] if sure else words
        if len(words) < 2 or not words[0].isdecimal():
            raise BadOption(Message("prompt-write-correct"), field="correct")
        cut = len(words) > 2 and words[-1] == "cut"
        return cls(int(words[0]), " ".join(words[1:-1] if cut else words[1:]), cut, sure)


class Leave(Exception):
    """The person gets up from the table."""
