"""What can be said at the prompt besides moves: the same words in plain lines and in the app."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from touchline.kernel.errors import BadOption, IllegalMove, NoAdvice
from touchline.kernel.message import Message
from touchline.kernel.nodes import CHANCE
from touchline.sessions.coach_corner import Progress, advice, chances
from touchline.sessions.prompt_words import CorrectionWish, Leave, help_on, is_no, is_yes, listed_briefly, quoted_rules
from touchline.sessions.quick_word import first_text
from touchline.sessions.session import Due, Session
from touchline.sessions.speech import ending, headline, question, refusal, rulebook
from touchline.sessions.step_telling import tell_steps
from touchline.sessions.summary import review_of
from touchline.solve.evaluator import is_ready
from touchline.words.languages import say
from touchline.words.lines import folded, wrapped

FEW = 8
"""As many are told to whoever said something else."""
ALIKE = 0.6
"""How much a mistyped word must be like another to be taken for it."""


@dataclass(frozen=True)
class Doubt:
    """Something that is done only when a person says yes."""

    question: str
    do: Callable[[], str]
    entries: int
    """How long the record was when it was asked; once it is longer, nobody means this any more."""


class PromptWords:
    """Answers of a session to the words of a person."""

    def __init__(self, session: Session, progress: Progress, early: Callable[[str], None] = lambda text: None) -> None:
        self.session = session
        self.early = early
        """Told a first word at once, before an answer that takes a while."""
        self.progress = progress
        """Told how far the coach is with a long thought."""
        self._doubt: Doubt | None = None
        self._known: dict[str, Callable[[str], str]] = {
            "help": self._help,
            "legal": self._legal,
            "score": self._score,
            "board": self._board,
            "where": self._where,
            "why": self._why,
            "rules": self._rules,
            **({"chart": self._chart} if session.match.game.parts.charts else {}),
            "hint": self._hint,
            "chances": self._chances,
            "clock": self._clock,
            "history": self._history,
            "undo": self._undo,
            "correct": self._correct,
            "save": self._save,
            "review": self._review,
            "resign": self._resign,
            "quit": self._quit,
        }
        self._same = {"?": "help", "rule": "rules"}

    @property
    def doubt(self) -> Doubt | None:
        """What waits for a yes or a no."""
        if self._doubt is not None and self._doubt.entries != len(self.session.match.record.entries):
            self._doubt = None
        return self._doubt

    def knows(self, line: str) -> bool:
        """Whether a line is a command and not a move.

        A word that is also a legal move here is a move.
        """
        word = self._word(line)
        if self.doubt is not None and (is_yes(word) or is_no(word)):
            return True
        return word in self._known and line.strip().lower() not in (move.lower() for move in self.session.match.legal())

    def answer(self, line: str) -> str:
        """Do what a command says and answer it; a mistake raises ``TouchlineError`` and changes nothing."""
        doubt, self._doubt = self.doubt, None
        word, rest = self._word(line), line.strip().partition(" ")[2].strip()
        if doubt is not None and is_yes(word):
            return doubt.do()
        if doubt is not None and is_no(word):
            return say("prompt-nothing-changed")
        return self._known[word](rest)

    def advise_on(self, line: str, refused: str) -> str:
        """After a refusal: the word that may have been meant, else what may be said, if it is not told yet."""
        match = self.session.match
        if (meant := self.suggest(line)) or match.to_move < 0:
            return meant
        legal = match.legal() if match.game.listed_moves(match.state, match.box) is not None else []
        if len(legal) > FEW or all(move in refused for move in legal):
            return ""
        return f" {say('prompt-may-say', moves=', '.join(legal))}"

    def suggest(self, line: str) -> str:
        """The command or move that a line nobody could read may have been meant for, as a sentence to add."""
        match = self.session.match
        said = line.strip().lower()
        meant = difflib.get_close_matches(self._word(line), self._known, 1, ALIKE) if said.isalpha() else []
        if not meant and match.to_move >= 0:
            meant = difflib.get_close_matches(said, [move.lower() for move in match.legal()], 1, ALIKE)
        return f" {say('prompt-did-you-mean', word=meant[0])}" if meant and meant[0] != said else ""

    def _word(self, line: str) -> str:
        word = line.split()[0].lower() if line.split() else ""
        return self._same.get(word, word)

    def _ask(self, question: str, do: Callable[[], str], *, sure: bool) -> str:
        """Do it if the person said yes already, else ask."""
        if sure:
            return do()
        self._doubt = Doubt(question, do, len(self.session.match.record.entries))
        return say("prompt-yes-or-no", question=question)

    def _help(self, rest: str) -> str:
        told = {name: help_on(name, self.session.match.game) for name in self._known}
        rows = (wrapped(f"  {name:<8} {each}", hang=" " * 11) for name, each in told.items())
        return "\n".join([wrapped(say("prompt-help")), *rows])

    def _legal(self, rest: str) -> str:
        match = self.session.match
        if match.to_move == CHANCE:
            count = match.game.rules.chances(match.state, match.box)
            listed = [match.game.outcome_text(match.state, match.box, k) for k in range(count)]
        elif match.to_move >= 0 and match.game.listed_moves(match.state, match.box) is None:
            count = len(match.game.legal_moves(match.state, match.box))
            return say("prompt-too-many", count=count, question=question(match))
        else:
            listed = match.legal()
        if rest:
            listed = [text for text in listed if text.lower().startswith(rest.lower())]
        if not listed:
            return say("prompt-nothing-with", text=rest) if rest else say("prompt-nothing")
        return listed_briefly(listed)

    def _score(self, rest: str) -> str:
        return headline(self.session.match)

    def _board(self, rest: str) -> str:
        return self.session.picture() or headline(self.session.match)

    def _where(self, rest: str) -> str:
        session, match = self.session, self.session.match
        if rest.lower() == "fields":
            return "\n".join(f"  {name}: {value}" for name, value in match.view(session.viewer).items())
        if match.over:
            return ending(match)
        return "\n".join(filter(None, [session.picture(), headline(match), session.addressed_question()]))

    def _why(self, rest: str) -> str:
        match = self.session.match
        if not match.steps:
            return say("prompt-nothing-yet")
        index = len(match.steps) - 1
        if rest:
            index = next((i for i, step in enumerate(match.steps) if str(step.number) == rest), -1)
            if index < 0:
                raise BadOption(Message("prompt-no-entry", number=rest), field="why")
        told = tell_steps(match, self.session.viewer, index)[0]
        book = rulebook(match.game)
        quoted = [wrapped(f"{each}  {book[each].text}") for each in told.rules]
        return "\n".join([f"{told.number}. {told.text or told.entry}", *quoted])

    def _rules(self, rest: str) -> str:
        return quoted_rules(self.session.match.game, rest)

    def _chart(self, rest: str) -> str:
        return "\n\n".join(each.text() for each in self.session.charts())

    def _hint(self, rest: str) -> str:
        match = self.session.match
        if not is_ready(match.game, match.options, match.box):
            first = first_text(match)
            if first:
                self.early(first)
        try:
            return folded(advice(self.session.match, self.progress))
        except NoAdvice as problem:
            return refusal(problem)
        except KeyboardInterrupt:
            return "\n" + say("prompt-hint-enough")

    def _chances(self, rest: str) -> str:
        try:
            return chances(self.session.match, self.progress).text(self.session.side_names)
        except NoAdvice as problem:
            return refusal(problem)

    def _clock(self, rest: str) -> str:
        return self.session.clock_text()

    def _history(self, rest: str) -> str:
        told = self.session.told()
        return "\n".join(f"{each.number:>4}. {each.text}" for each in told) or say("prompt-nothing-yet")

    def _undo(self, rest: str) -> str:
        if rest and not (rest.isdecimal() and int(rest) > 0):
            raise BadOption(Message("prompt-write-undo"), field="undo")
        times = int(rest or 1)

        def take_back() -> str:
            return say("prompt-taken-back", count=self.session.undo(times))

        more_than_all = times > 1 + len(self.session.match.steps)  # and giving up
        return self._ask(say("prompt-take-back-all"), take_back, sure=not more_than_all)

    def _correct(self, rest: str) -> str:
        wish = CorrectionWish.of(rest)
        found = self.session.correction(wish.number, wish.text, cut=wish.cut)
        if not found.changes:
            return found.text()

        def make() -> str:
            self.session.correct(wish.number, wish.text, cut=wish.cut)
            return say("prompt-corrected", headline=headline(self.session.match))

        return self._ask(f"{found.text()}\n{say('prompt-correct-so')}", make, sure=wish.sure)

    def _save(self, rest: str) -> str:
        if not rest:
            raise BadOption(Message("prompt-write-save"), field="save")
        self.session.save(Path(rest).expanduser())
        return say("prompt-saved", file=rest)

    def _review(self, rest: str) -> str:
        if self.session.due is not Due.NOBODY:
            raise IllegalMove(Message("prompt-review-after"))
        return review_of(self.session.match, self.progress)

    def _resign(self, rest: str) -> str:
        seat = self.session.who_resigns()

        def give_up() -> str:
            self.session.resign()
            return ending(self.session.match)

        return self._ask(say("prompt-gives-up", who=self.session.match.names[seat]), give_up, sure=is_yes(rest.lower()))

    def _quit(self, rest: str) -> str:
        raise Leave
