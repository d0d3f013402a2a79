"""The steps of a match as they are told: play-by-play, rules, and what a seat may not know yet."""

from __future__ import annotations

from dataclasses import dataclass

from touchline.play.match import Match
from touchline.play.redaction import hidden_entries
from touchline.sessions.speech import told as told_step


@dataclass(frozen=True)
class Told:
    """One step as it is told to whoever looks at the screen."""

    number: int
    """Of its entry in the record."""
    text: str
    rules: tuple[str, ...]
    """The rules that ruled it."""
    entry: str
    """What the record says, as far as it may be known."""


def tell_steps(match: Match, viewer: int | None, first: int = 0) -> list[Told]:
    """Steps as a seat may know them (``None``: a spectator); a secret is told when it is laid open."""
    open_to_all = match.game.perfect_information or match.over
    hidden = {} if open_to_all else hidden_entries(match, viewer)
    told = []
    for index in range(first, len(match.steps)):
        step = match.steps[index]
        if step.number in hidden:
            shown = "" if step.seat is None else f"{match.names[step.seat]}: {hidden[step.number]}."
            told.append(Told(step.number, shown, (), hidden[step.number]))
        else:
            rules = tuple(match.game.fired_rules(match.states[index + 1].fired))
            told.append(Told(step.number, told_step(match, index), rules, step.text))
    return told
