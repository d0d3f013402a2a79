"""A study: a position played on by hand, both sides and the dice, every variation kept.

Its text is a record with branches: an entry that does not follow the one above says which it follows, ``{after 3}``;
``{after 0}`` is the position at the start.  ``[At "7"]`` is the step on the board.

>>> study = Study.opened("phase=call pos=90 dart=2", "football-darts")
>>> study.enter("throw T20"); study.enter("T20"); study.back(); study.enter("S5")
>>> [(step.text, step.after) for step in study.steps]
[('throw T20', 0), ('T20', 1), ('S5', 1)]
>>> Study.opened(study.link()).text() == study.text()
True
"""

from __future__ import annotations

import base64
import binascii
import re
import secrets
import zlib
from collections.abc import Generator
from dataclasses import dataclass, field

from touchline.games import find_game
from touchline.kernel.errors import BadOption, BadPosition, BadRecord, NothingToUndo, TouchlineError
from touchline.kernel.message import Message
from touchline.kernel.nodes import CHANCE
from touchline.kernel.options import Given
from touchline.play.headers import described
from touchline.play.lesson import lesson_of
from touchline.play.match import Match
from touchline.play.outside import shortened
from touchline.play.record import CHANCE_MARK, Entry, Record
from touchline.play.replay import NUMBER, check_size

ROOT = 0
"""The number of the position at the start; steps are counted from 1."""
MOST_STEPS = 4_000
LONGEST_TEXT, LONGEST_LINK = 200_000, 60_000
"""Characters; a record of the longest match is a tenth of it."""
AFTER = re.compile(r"after ([0-9]{1,5})")
LINK = re.compile(r"[A-Za-z0-9_-]{8,}")


@dataclass(frozen=True)
class StudyStep:
    """A move or an outcome, and the step it follows."""

    number: int
    after: int
    who: str
    """``*`` for chance, else the seat's number."""
    text: str


@dataclass
class Study:
    """A tree of variations over one position, and where in it one looks."""

    record: Record
    """The headers: game, rules, options, seats, start."""
    steps: list[StudyStep] = field(default_factory=list)
    at: int = ROOT

    # ---- beginning

    @classmethod
    def opened(cls, text: str, game: str = "", options: Given | None = None, *, own: bool = False) -> Study:
        """Whatever somebody pastes: a position, a record, a study, or the end of a link; nothing is a new match.

        Whoever opens their ``own`` at their own machine may keep it busy as long as they like.
        """
        text = text.strip()
        if len(text) > LONGEST_TEXT:
            raise BadRecord(Message("study-too-long", most=LONGEST_TEXT))
        if text.startswith("["):
            return cls.parsed(text + "\n", own=own)
        if LINK.fullmatch(text) and "=" not in text:
            return cls.parsed(_unpacked(text), own=own)
        if not game:
            raise BadOption(Message("study-which-game"), field="game")
        return cls.begun(game, text, options)

    @classmethod
    def begun(cls, game: str, position: str = "", options: Given | None = None) -> Study:
        """At a position; without one where the game's lesson begins, so that there is something to play at once."""
        found = find_game(game)
        lesson = lesson_of(found)
        agreed = dict(options) if options else dict(found.on_screen)
        if not position and lesson is not None and not options:
            position, agreed = lesson.position, dict(lesson.options)
        match = Match.at(found, position, agreed) if position else Match(found, agreed)
        return cls(_headers(match.record))

    @classmethod
    def parsed(cls, text: str, *, own: bool = False) -> Study:
        """A record or a study."""
        record = Record.parse(text)
        branched = record.get("At") or any(AFTER.fullmatch(entry.comment) for entry in record.entries)
        if not branched:
            if not own:
                check_size(record)
            match = Match.from_record(record)
            study = cls(_headers(record))
            for step in match.steps:
                study._add(CHANCE_MARK if step.seat is None else str(step.seat), step.text, study.at)
            return study
        study = cls(_headers(record))
        for entry in record.entries:
            found = AFTER.fullmatch(entry.comment)
            after = int(found[1]) if found else entry.number - 1
            if after >= entry.number:
                raise BadRecord(
                    Message("study-after", number=str(entry.number), after=str(after)), field=str(entry.number)
                )
            study._add(entry.who, entry.text, after)
        written = record.get("At")
        study.go(_step_number(written) if written.isdecimal() else len(study.steps))
        return study

    # ---- where we are

    @property
    def game(self) -> str:
        """Its name."""
        return self.record.get("Game")

    def line(self, number: int | None = None) -> list[StudyStep]:
        """The steps from the start to one of them, or to where we are."""
        found: list[StudyStep] = []
        at = self.at if number is None else number
        while at != ROOT:
            found.append(self.steps[at - 1])
            at = found[-1].after
        return found[::-1]

    def following(self, number: int) -> list[StudyStep]:
        """What has been tried after a step."""
        return [step for step in self.steps if step.after == number]

    def walked(self) -> Generator[None, None, Match]:
        """The match to where we are, a step at a time: a long one is not made in one go."""
        match = Match(**(described(self.record) | {"seed": secrets.randbits(62)}))
        for step in self.line():
            try:
                match.enter(step.text)
            except TouchlineError as problem:
                told = Message("study-broken", number=str(step.number), text=step.text, problem=problem.words)
                raise BadRecord(told, field=str(step.number)) from None
            yield
        return match

    def match(self) -> Match:
        """The match to where we are."""
        walking = self.walked()
        while True:
            try:
                next(walking)
            except StopIteration as done:
                found: Match = done.value
                return found

    # ---- going on

    def go(self, number: int) -> None:
        """Look at another step."""
        if not ROOT <= number <= len(self.steps):
            raise BadOption(Message("study-no-step", number=str(number)), field="at")
        self.at = number

    def back(self) -> None:
        """To the step before."""
        if self.at == ROOT:
            raise NothingToUndo(Message("play-nothing-played"))
        self.at = self.steps[self.at - 1].after

    def enter(self, text: str, match: Match | None = None) -> None:
        """Play a move or choose what falls; what has been tried here before is gone to, not tried again."""
        match = match or self.match()
        known = len(match.steps)
        match.enter(text)
        self._keep(match, known)

    def roll(self, match: Match | None = None, *, on: bool = False) -> None:
        """Let chance decide, ``on`` and on until somebody has to."""
        match = match or self.match()
        known = len(match.steps)
        match.roll()
        while on and match.to_move == CHANCE:
            match.roll()
        self._keep(match, known)

    def _keep(self, match: Match, known: int) -> None:
        for step in match.steps[known:]:
            same = next((each for each in self.following(self.at) if each.text == step.text), None)
            if same is not None:
                self.at = same.number
            else:
                self._add(CHANCE_MARK if step.seat is None else str(step.seat), step.text, self.at)

    def _add(self, who: str, text: str, after: int) -> None:
        if len(self.steps) >= MOST_STEPS:
            raise BadRecord(Message("study-full", most=MOST_STEPS))
        self.steps.append(StudyStep(len(self.steps) + 1, after, who, text))
        self.at = len(self.steps)

    def drop(self, number: int) -> None:
        """Forget a step and all that was tried after it."""
        if not ROOT < number <= len(self.steps):
            raise BadOption(Message("study-no-step", number=str(number)), field="at")
        gone = {number}
        for step in self.steps[number:]:
            if step.after in gone:
                gone.add(step.number)
        back = self.steps[number - 1].after
        kept = [step for step in self.steps if step.number not in gone]
        new = {ROOT: ROOT} | {step.number: index + 1 for index, step in enumerate(kept)}
        self.steps = [StudyStep(new[step.number], new[step.after], step.who, step.text) for step in kept]
        self.at = new.get(self.at, new[back])

    # ---- as text

    def text(self) -> str:
        """A record with branches."""
        entries = [
            Entry(step.number, step.who, step.text, "" if step.after == step.number - 1 else f"after {step.after}")
            for step in self.steps
        ]
        record = Record([*self.record.headers], entries)
        record.set("At", str(self.at))
        return record.text()

    def link(self) -> str:
        """The text, short enough for an address."""
        return base64.urlsafe_b64encode(zlib.compress(self.text().encode(), 9)).decode().rstrip("=")


def _headers(record: Record) -> Record:
    """What a study keeps of the record it begins with."""
    kept = ("Game", "Rules", "Touchline", "RuleSet", "Option", "Data", "Seat", "Start")
    return Record([(name, value) for name, value in record.headers if name in kept])


def _step_number(written: str) -> int:
    """The step that a study says it stands at."""
    if not NUMBER.fullmatch(written):
        raise BadOption(Message("study-no-step", number=shortened(written)), field="at")
    return int(written)


def _unpacked(link: str) -> str:
    """The text in a link; no more of it than a study may have."""
    if len(link) > LONGEST_LINK:
        raise BadRecord(Message("study-too-long", most=LONGEST_LINK))
    try:
        packed = base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))
        return zlib.decompressobj().decompress(packed, LONGEST_TEXT).decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        raise BadPosition(Message("study-no-link"), field="text") from None
