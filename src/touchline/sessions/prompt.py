"""What can be said at the prompt besides moves: the same words in plain lines and in the app."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from touchline.kernel.errors import BadOption, IllegalMove, NoAdvice
from touchline.kernel.nodes import CHANCE
from touchline.sessions.coach_corner import Progress, advice, chances
from touchline.sessions.quick_word import quick_word
from touchline.sessions.session import Due, Session
from touchline.sessions.speech import ending, headline, question, refusal, rulebook
from touchline.sessions.summary import review_of
from touchline.sessions.telling import tell_steps
from touchline.sessions.wording import wrapped
from touchline.solve.evaluator import is_ready

MANY = 60
"""More legal moves than this are counted, not listed."""


YES, NO = ("yes", "y"), ("no", "n")
ALIKE = 0.6
"""How much a mistyped word must be like another to be taken for it."""


class Leave(Exception):
    """The person gets up from the table."""


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
        rule = next(iter(session.match.game.rulebook.rules))
        chapter = rule.partition(".")[0]
        self._known: dict[str, tuple[Callable[[str], str], str]] = {
            "help": (self._help, "this list; '?' is the same"),
            "legal": (self._legal, "what may be done now; 'legal F4' only what begins with F4"),
            "score": (self._score, "score and situation"),
            "board": (self._board, "the board"),
            "where": (self._where, "where the match stands, in words; 'where fields' for every field of the position"),
            "why": (self._why, "the rules that ruled the last step; 'why 17' those of entry 17"),
            "rules": (
                self._rules,
                f"the rules by chapter; 'rules {chapter}' quotes one, 'rules {rule}' a rule",
            ),
            **({"chart": (self._chart, "what meets what, to be looked up")} if session.match.game.parts.charts else {}),
            "hint": (self._hint, "what the coach would do"),
            "chances": (self._chances, "everybody's chance to win from here"),
            "clock": (self._clock, "the time each side has used, or has left"),
            "history": (self._history, "everything so far, with entry numbers"),
            "undo": (self._undo, "take back your last entry; 'undo 3' the last three"),
            "correct": (
                self._correct,
                "'correct 17 T19' shows what that would change, and asks; end with 'cut' to drop what no longer fits",
            ),
            "save": (self._save, "'save FILE' writes a copy of the record"),
            "review": (self._review, "luck and skill, after the match"),
            "resign": (self._resign, "give up"),
            "quit": (self._quit, "stop; the match is kept and can be resumed"),
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
        if self.doubt is not None and word in YES + NO:
            return True
        return word in self._known and line.strip().lower() not in (move.lower() for move in self.session.match.legal())

    def answer(self, line: str) -> str:
        """Do what a command says and answer it; a mistake raises ``TouchlineError`` and changes nothing."""
        doubt, self._doubt = self.doubt, None
        word, rest = self._word(line), line.strip().partition(" ")[2].strip()
        if doubt is not None and word in YES:
            return doubt.do()
        if doubt is not None and word in NO:
            return "Nothing was changed."
        return self._known[word][0](rest)

    def suggest(self, line: str) -> str:
        """The command or move that a line nobody could read may have been meant for, as a sentence to add."""
        match = self.session.match
        said = line.strip().lower()
        meant = difflib.get_close_matches(self._word(line), self._known, 1, ALIKE) if said.isalpha() else []
        if not meant and match.to_move >= 0:
            meant = difflib.get_close_matches(said, [move.lower() for move in match.legal()], 1, ALIKE)
        return f" Did you mean '{meant[0]}'?" if meant and meant[0] != said else ""

    def _word(self, line: str) -> str:
        word = line.split()[0].lower() if line.split() else ""
        return self._same.get(word, word)

    def _ask(self, question: str, do: Callable[[], str], *, sure: bool) -> str:
        """Do it if the person said yes already, else ask."""
        if sure:
            return do()
        self._doubt = Doubt(question, do, len(self.session.match.record.entries))
        return f"{question} (yes or no)"

    def _help(self, rest: str) -> str:
        listed = "\n".join(f"  {name:<8} {told}" for name, (_, told) in self._known.items())
        return f"Type a move or, at the table, what fell. Or one of:\n{listed}"

    def _legal(self, rest: str) -> str:
        match = self.session.match
        if match.to_move == CHANCE:
            count = match.game.rules.chances(match.state, match.box)
            listed = [match.game.outcome_text(match.state, match.box, k) for k in range(count)]
        elif match.to_move >= 0 and match.game.listed_moves(match.state, match.box) is None:
            count = len(match.game.legal_moves(match.state, match.box))
            return f"{count} moves, too many to list. {question(match)}"
        else:
            listed = match.legal()
        if rest:
            listed = [text for text in listed if text.lower().startswith(rest.lower())]
        if not listed:
            return "Nothing." if not rest else f"Nothing that begins with {rest}."
        more = f" and {len(listed) - MANY} more" if len(listed) > MANY else ""
        return wrapped(", ".join(listed[:MANY]) + more)

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
        asked = f"{session.asked}: " if session.due is Due.PERSON else ""
        return "\n".join(filter(None, [session.picture(), headline(match), asked + session.question()]))

    def _why(self, rest: str) -> str:
        match = self.session.match
        if not match.steps:
            return "Nothing has happened yet."
        index = len(match.steps) - 1
        if rest:
            index = next((i for i, step in enumerate(match.steps) if str(step.number) == rest), -1)
            if index < 0:
                raise BadOption(f"there is no entry {rest}; 'history' lists them", field="why")
        told = tell_steps(match, self.session.viewer, index)[0]
        book = rulebook(match.game)
        quoted = [wrapped(f"{each}  {book[each].text}") for each in told.rules]
        return "\n".join([f"{told.number}. {told.text or told.entry}", *quoted])

    def _rules(self, rest: str) -> str:
        book = rulebook(self.session.match.game)
        if not rest:
            chapters = dict.fromkeys((rule.id.rpartition(".")[0], rule.chapter) for rule in book.rules.values())
            return "\n".join(f"  {number:<6} {title}" for number, title in chapters)
        rules = book.chapter(rest) or [book[rest]]
        return "\n".join(wrapped(f"{rule.id}  {rule.text}") for rule in rules)

    def _chart(self, rest: str) -> str:
        return "\n\n".join(each.text() for each in self.session.charts())

    def _hint(self, rest: str) -> str:
        match = self.session.match
        if not is_ready(match.game, match.options, match.box):
            first = quick_word(match)
            if first is not None:
                self.early(first.text())
        try:
            return advice(self.session.match, self.progress)
        except NoAdvice as problem:
            return refusal(problem)

    def _chances(self, rest: str) -> str:
        try:
            return chances(self.session.match, self.progress).text(self.session.side_names)
        except NoAdvice as problem:
            return refusal(problem)

    def _clock(self, rest: str) -> str:
        return self.session.clock_text()

    def _history(self, rest: str) -> str:
        told = self.session.told()
        return "\n".join(f"{each.number:>4}. {each.text}" for each in told) or "Nothing has happened yet."

    def _undo(self, rest: str) -> str:
        if rest and not (rest.isdecimal() and int(rest) > 0):
            raise BadOption("write: undo, or undo 3", field="undo")
        undone = self.session.undo(int(rest or 1))
        return f"Taken back: {undone} {'entry' if undone == 1 else 'entries'}."

    def _correct(self, rest: str) -> str:
        words = rest.split()
        sure = bool(words) and words[-1].lower() == YES[0]
        words = words[:-1] if sure else words
        if len(words) < 2 or not words[0].isdecimal():
            raise BadOption("write: correct 17 T19", field="correct")
        cut = words[-1] == "cut" and len(words) > 2
        number, text = int(words[0]), " ".join(words[1:-1] if cut else words[1:])
        found = self.session.correction(number, text, cut=cut)
        if not found.changes:
            return found.text()

        def make() -> str:
            self.session.correct(number, text, cut=cut)
            return f"Corrected. {headline(self.session.match)}"

        return self._ask(f"{found.text()}\nCorrect it so?", make, sure=sure)

    def _save(self, rest: str) -> str:
        if not rest:
            raise BadOption("write: save FILE", field="save")
        self.session.save(Path(rest).expanduser())
        return f"Saved to {rest}"

    def _review(self, rest: str) -> str:
        if self.session.due is not Due.NOBODY:
            raise IllegalMove("the review comes after the match")
        return review_of(self.session.match, self.progress)

    def _resign(self, rest: str) -> str:
        seat = self.session.who_resigns()

        def give_up() -> str:
            self.session.resign()
            return ending(self.session.match)

        return self._ask(f"{self.session.match.names[seat]} gives up?", give_up, sure=rest.lower() == YES[0])

    def _quit(self, rest: str) -> str:
        raise Leave
