"""What can be said at the prompt besides moves: the same words in plain lines and in the app."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from touchline.kernel.errors import BadOption, IllegalMove, NoAdvice
from touchline.kernel.nodes import CHANCE
from touchline.sessions.coach_corner import Progress, advice, chances
from touchline.sessions.session import Due, Session, tell_steps
from touchline.sessions.summary import review_of
from touchline.sessions.wording import wrapped

MANY = 60
"""More legal moves than this are counted, not listed."""


class Leave(Exception):
    """The person gets up from the table."""


class PromptWords:
    """Answers of a session to the words of a person."""

    def __init__(self, session: Session, progress: Progress) -> None:
        self.session = session
        self.progress = progress
        """Told how far the coach is with a long thought."""
        rule = next(iter(session.match.game.rulebook.rules))
        self._known: dict[str, tuple[Callable[[str], str], str]] = {
            "help": (self._help, "this list"),
            "legal": (self._legal, "what may be done now; 'legal F4' only what begins with F4"),
            "score": (self._score, "score and situation"),
            "where": (self._where, "the board, and every field of the position"),
            "why": (self._why, "the rules that ruled the last step; 'why 17' those of entry 17"),
            "rule": (self._rule, f"'rule {rule}' quotes a rule, 'rule {rule.partition('.')[0]}' a chapter"),
            "hint": (self._hint, "what the coach would do"),
            "chances": (self._chances, "everybody's chance to win from here"),
            "clock": (self._clock, "the time each side has used, or has left"),
            "history": (self._history, "everything so far, with entry numbers"),
            "undo": (self._undo, "take back your last entry"),
            "correct": (
                self._correct,
                "'correct 17 T19' changes entry 17 and replays the rest; end with 'cut' to drop what no longer fits",
            ),
            "save": (self._save, "'save FILE' writes a copy of the record"),
            "review": (self._review, "luck and skill, after the match"),
            "resign": (self._resign, "give up"),
            "quit": (self._quit, "stop; the match is kept and can be resumed"),
        }

    def knows(self, line: str) -> bool:
        """Whether a line is a command and not a move.

        A word that is also a legal move here is a move.
        """
        word = line.split()[0].lower() if line.split() else ""
        return word in self._known and line.strip().lower() not in (move.lower() for move in self.session.match.legal())

    def answer(self, line: str) -> str:
        """Do what a command says and answer it; a mistake raises ``TouchlineError`` and changes nothing."""
        word, _, rest = line.strip().partition(" ")
        return self._known[word.lower()][0](rest.strip())

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
            return f"{count} moves, too many to list. {match.game.question(match.state, match.box)}"
        else:
            listed = match.legal()
        if rest:
            listed = [text for text in listed if text.lower().startswith(rest.lower())]
        if not listed:
            return "Nothing." if not rest else f"Nothing that begins with {rest}."
        more = f" and {len(listed) - MANY} more" if len(listed) > MANY else ""
        return wrapped(", ".join(listed[:MANY]) + more)

    def _score(self, rest: str) -> str:
        return self.session.match.headline()

    def _where(self, rest: str) -> str:
        session = self.session
        picture = session.picture()
        fields = "\n".join(f"  {name}: {value}" for name, value in session.match.view(session.viewer).items())
        return f"{picture}\n{fields}" if picture else fields

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
        quoted = [wrapped(f"{each}  {match.game.rulebook[each].text}") for each in told.rules]
        return "\n".join([f"{told.number}. {told.text or told.entry}", *quoted])

    def _rule(self, rest: str) -> str:
        book = self.session.match.game.rulebook
        rules = book.chapter(rest) or [book[rest]]
        return "\n".join(wrapped(f"{rule.id}  {rule.text}") for rule in rules)

    def _hint(self, rest: str) -> str:
        try:
            return advice(self.session.match, self.progress)
        except NoAdvice as problem:
            return problem.message

    def _chances(self, rest: str) -> str:
        try:
            return chances(self.session.match, self.progress).text(self.session.side_names)
        except NoAdvice as problem:
            return problem.message

    def _clock(self, rest: str) -> str:
        return self.session.clock_text()

    def _history(self, rest: str) -> str:
        told = self.session.told()
        return "\n".join(f"{each.number:>4}. {each.text}" for each in told) or "Nothing has happened yet."

    def _undo(self, rest: str) -> str:
        undone = self.session.undo()
        return f"Taken back: {undone} {'entry' if undone == 1 else 'entries'}."

    def _correct(self, rest: str) -> str:
        words = rest.split()
        if len(words) < 2 or not words[0].isdigit():
            raise BadOption("write: correct 17 T19", field="correct")
        cut = words[-1] == "cut" and len(words) > 2
        self.session.correct(int(words[0]), " ".join(words[1:-1] if cut else words[1:]), cut=cut)
        return f"Corrected. {self.session.match.headline()}"

    def _save(self, rest: str) -> str:
        if not rest:
            raise BadOption("write: save FILE", field="save")
        try:
            self.session.save(Path(rest).expanduser())
        except OSError as problem:
            raise BadOption(f"cannot write {rest}: {problem.strerror}", field="save") from None
        return f"Saved to {rest}"

    def _review(self, rest: str) -> str:
        if self.session.due is not Due.NOBODY:
            raise IllegalMove("the review comes after the match")
        return review_of(self.session.match, self.progress)

    def _resign(self, rest: str) -> str:
        self.session.resign()
        return self.session.match.ending()

    def _quit(self, rest: str) -> str:
        raise Leave
