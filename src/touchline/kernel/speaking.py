"""What a game says to people, as messages that the catalogues in its ``words/`` put into a language.

A game gives ``tell``, ``situation``, ``ask`` and ``result``; ``narrate``, ``headline``, ``question`` and ``ending`` are
their English.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from touchline.kernel.message import Message, english, only_english, plain
from touchline.kernel.options import Option
from touchline.kernel.rule_sets import RuleSet
from touchline.kernel.state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
    """A game's state; a bare ``Game`` is one whose state nobody knows."""
    B = TypeVar("B", default=Any)
    """What lies in its box."""
else:
    from typing import TypeVar  # without defaults before Python 3.13

    S, B = TypeVar("S"), TypeVar("B")

HEADLINE_BREAK = " · "
"""What stands between the parts of a headline."""
SCORE = "play-score"
"""The message that is the score in a headline, in every game: where the score stands beside, it is left out."""


class Speaking(Generic[S, B]):
    """The words of a game."""

    tagline: ClassVar[str] = ""
    """One sentence for somebody who has never heard of it, in a game without catalogues."""

    @property
    def letters(self) -> str:
        """What the ids of the game's messages begin with."""
        raise NotImplementedError

    def move_text(self, s: S, box: B, move: int) -> str:
        """A legal move in notation."""
        raise NotImplementedError

    def outcome_text(self, s: S, box: B, outcome: int) -> str:
        """An outcome of the chance node in notation."""
        raise NotImplementedError

    def chance_name(self, s: S, box: B) -> str:
        """What is rolled, drawn or thrown: ``red``, ``coin``, ``dart``."""
        raise NotImplementedError

    def tell(self, before: S, after: S, box: B, choice: int) -> list[Message]:
        """The step from ``before`` to ``after`` as play-by-play, sentence by sentence; may be empty."""
        raise NotImplementedError

    def situation(self, s: S, box: B) -> list[Message]:
        """Score and situation, part by part: what a headline is made of."""
        raise NotImplementedError

    def ask(self, s: S, box: B) -> list[Message]:
        """What the seat to move (or the table) is asked."""
        raise NotImplementedError

    def result(self, s: S, box: B) -> list[Message]:
        """How a finished game ended."""
        raise NotImplementedError

    def narrate(self, before: S, after: S, box: B, choice: int, names: Sequence[str]) -> str:
        """The step from ``before`` to ``after`` in a sentence of play-by-play; may be empty."""
        return english(self.tell(before, after, box, choice), names)

    def headline(self, s: S, box: B, names: Sequence[str]) -> str:
        """Score and situation in one line, for the prompt of a plain terminal."""
        return english(self.situation(s, box), names, HEADLINE_BREAK)

    def question(self, s: S, box: B) -> str:
        """What the seat to move (or the table) is asked, in plain words."""
        return english(self.ask(s, box))

    def ending(self, s: S, box: B, names: Sequence[str]) -> str:
        """How a finished game ended, in one sentence."""
        return english(self.result(s, box), names)

    def chance_label(self, s: S, box: B) -> Message:
        """What is rolled, drawn or thrown, as people call it."""
        return self.named("chance", self.chance_name(s, box))

    def move_label(self, s: S, box: B, move: int) -> Message:
        """A legal move as people call it, for a button or a list; notation where the game says nothing else."""
        return plain(self.move_text(s, box, move))

    def move_told(self, s: S, box: B, move: int) -> Message:
        """A legal move within a sentence, where squares alone would be read as notation."""
        return self.move_label(s, box, move)

    def outcome_label(self, s: S, box: B, outcome: int) -> Message:
        """An outcome of the chance node as people call it; notation where the game says nothing else."""
        return plain(self.outcome_text(s, box, outcome))

    def seat_label(self, seat: int) -> Message:
        """What people call the seat before anybody sits on it."""
        return Message("play-player", number=seat + 1)

    @property
    def worded(self) -> bool:
        """Whether the game has catalogues; one that has none says everything in English."""
        return type(self).tell is not Speaking.tell

    def named(self, kind: str, *names: object, otherwise: str | None = None) -> Message:
        """The word for one thing of a kind that the game has: ``ab-chance-coin``, ``ab-option-start-spot``."""
        if not self.worded:
            return only_english(str(names[-1]) if otherwise is None else otherwise)
        tidy = [str(name).strip().lower().replace("_", "-").replace(" ", "-") for name in names]
        return Message("-".join([self.letters, kind, *tidy]))

    def about(self) -> Message:
        """One sentence for somebody who has never heard of the game."""
        return self.named("tagline", otherwise=self.tagline)

    def option_label(self, option: Option) -> Message:
        """What an option is called."""
        return self.named("option", option.name)

    def option_help(self, option: Option) -> Message:
        """One line on an option."""
        return self.named("option", option.name, "help", otherwise=option.help)

    def value_label(self, option: Option, value: Any) -> Message:
        """A choice of an option, as people call it; numbers and free texts are what they are."""
        if option.is_flag:
            return Message("play-yes" if value else "play-no")
        return self.named("option", option.name, value) if value in option.choices else plain(option.text(value))

    def rule_set_label(self, rules: RuleSet) -> Message:
        """What a rule set is called."""
        return self.named("rules", rules.name)

    def rule_set_help(self, rules: RuleSet) -> Message:
        """One line on a rule set."""
        return self.named("rules", rules.name, "help", otherwise=rules.help)
