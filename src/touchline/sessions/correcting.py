"""What a correction would change, told before it is made."""

from __future__ import annotations

from dataclasses import dataclass

from touchline.kernel.errors import TouchlineError
from touchline.play.match import Match
from touchline.sessions.speech import ending, headline
from touchline.sessions.step_telling import tell_steps
from touchline.words.languages import say

MOST_TOLD = 12
"""More changed entries than this are counted, not told."""


@dataclass(frozen=True)
class Changed:
    """One entry as it reads now and as it would read; empty where there is nothing."""

    number: int
    now: str
    then: str


@dataclass(frozen=True)
class Correction:
    """A match before and after an entry is corrected."""

    number: int
    """Of the entry that is meant."""
    changes: tuple[Changed, ...]
    now: str
    """The headline as it stands."""
    then: str

    def text(self) -> str:
        """What would be different, entry by entry, and where the match would stand."""
        if not self.changes:
            return say("prompt-says-already", number=self.number)
        lines = []
        for each in self.changes[:MOST_TOLD]:
            now, then = each.now or say("prompt-change-nothing"), each.then or say("prompt-change-dropped")
            lines += [f"{each.number:>4}. {now}", f"   → {then}"]
        more = len(self.changes) - MOST_TOLD
        if more > 0:
            lines.append(f"   {say('prompt-more-entries', more=more)}")
        if self.now == self.then:
            return "\n".join([*lines, say("prompt-still-stands", then=self.then)])
        return "\n".join([*lines, say("prompt-would-stand", now=self.now, then=self.then)])


def correction_of(match: Match, viewer: int | None, number: int, text: str, *, cut: bool = False) -> Correction:
    """The correction, tried on a copy; ``TouchlineError`` when it cannot be made."""
    copy = Match.from_record(match.record_text())
    number = entry_meant(match, number, text)
    copy.correct(number, text, cut=cut)
    now, then = _told(match, viewer), _told(copy, viewer)
    changes = [
        Changed(each, now.get(each, ""), then.get(each, ""))
        for each in sorted({**now, **then})
        if now.get(each) != then.get(each)
    ]
    return Correction(number, tuple(changes), _standing(match), _standing(copy))


def entry_meant(match: Match, number: int, text: str) -> int:
    """The entry that somebody means who says what fell beside the number of its call.

    "4. Ann throws dart 2", "5. Ann: triple 20": to a person these are one dart, so ``correct 4 T19`` is about entry 5;
    taken as it is written, every later dart would be another one.
    """
    at = next((index for index, step in enumerate(match.steps) if step.number == number), None)
    if at is None or at + 1 >= len(match.steps):
        return number
    call, fell = match.steps[at], match.steps[at + 1]
    if call.seat is None or fell.seat is not None or not match.game.skippable(call.text):
        return number
    try:
        match.game.parse_outcome(match.states[at + 1], match.box, text)
    except TouchlineError:
        return number
    return fell.number


def _told(match: Match, viewer: int | None) -> dict[int, str]:
    """What each entry tells, those that are one entry but several steps together."""
    told: dict[int, str] = {}
    for each in tell_steps(match, viewer):
        told[each.number] = f"{told.get(each.number, '')} {each.text or each.entry}".strip()
    return told


def _standing(match: Match) -> str:
    return ending(match) if match.over else headline(match)
