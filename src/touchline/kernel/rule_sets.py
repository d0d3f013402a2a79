"""Named rule sets: bundles of options that belong together, chosen by name.

Among the options somebody gives, ``rules`` names a set; single options stand on top of it.  What is settled holds
options only, so nothing that plays need know of sets; which set it was is told from the options themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.kernel.options import Given, Options

RULE_SET = "rules"
"""Among given options: the name of a rule set."""


@dataclass(frozen=True)
class RuleSet:
    """A way to play that has a name."""

    name: str
    help: str = ""
    """One line for a person who has never heard of it, in a game without catalogues; ``Game.rule_set_help`` says it."""
    options: Options = field(default_factory=dict)
    """What it sets; every other option stays at its default."""


def rule_set_named(sets: Sequence[RuleSet], name: object) -> RuleSet:
    """The rule set of that name; ``BadOption`` says which there are."""
    for each in sets:
        if each.name == str(name).strip().lower():
            return each
    known = ", ".join(each.name for each in sets) or "–"
    raise BadOption(Message("play-no-rule-set", name=repr(name), known=known), field=RULE_SET)


def unbundled(sets: Sequence[RuleSet], given: Given) -> dict[str, object]:
    """Given options with the set they name laid open, single options on top.

    >>> club = RuleSet("club", "as clubs play", {"loud": True, "spot": 30})
    >>> unbundled([club], {"rules": "club", "spot": 25})
    {'loud': True, 'spot': 25}
    """
    chosen = dict(given)
    name = chosen.pop(RULE_SET, "")
    return {**rule_set_named(sets, name).options, **chosen} if name else chosen


def rule_set_of(sets: Sequence[RuleSet], settled: Options) -> RuleSet | None:
    """The set that settled options are played by: of those that hold in full, the one that says most."""
    holding = [each for each in sets if all(settled[name] == value for name, value in each.options.items())]
    return max(holding, key=lambda each: len(each.options), default=None)
