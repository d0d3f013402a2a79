"""A match in plain lines: for a keyboard, a screen reader or a pipe."""

from __future__ import annotations

import sys
from pathlib import Path

from touchline.bots import described, notice_of
from touchline.bots.solved import SolvedBot
from touchline.cli.terminal import BOLD, DIM, paint
from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Share
from touchline.play.lesson import lesson_of
from touchline.sessions.first_match import FirstMatch
from touchline.sessions.prompt import PromptWords
from touchline.sessions.prompt_words import Leave
from touchline.sessions.session import Due, Session
from touchline.sessions.speech import headline
from touchline.sessions.step_telling import Told
from touchline.sessions.summary import review_of, summary
from touchline.sessions.voice import Voice
from touchline.sessions.wording import against, cited
from touchline.words.languages import say, spoken
from touchline.words.lines import folded, wrapped

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what can be scrolled back to."""


def ask_line(prompt: str, *, empty: bool = False) -> str:
    """A line of input that says something, or with ``empty`` just the Enter key; in a pipe it is echoed, so that the
    output reads as a dialogue.
    """
    while True:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            print(line.rstrip("\n"))
        if line.strip() or empty:
            return line.strip()


def show_progress(share: float) -> None:
    """How far the coach is, on a terminal; Ctrl-C stops him."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{say('prompt-coach-works', share=Share(share))}" + ("\r\x1b[K" if share >= 1 else ""))
        sys.stderr.flush()


class LinePlay:
    """One session, line by line."""

    def __init__(self, session: Session, voice: Voice | None = None, *, first: bool = False) -> None:
        self.session = session
        self._shoulder = FirstMatch(session) if first else None
        self._voice = voice
        self._commands = PromptWords(session, show_progress, lambda text: print(wrapped(text), flush=True))
        self._silent = False
        """After a command the position has not changed: only the prompt is repeated."""
        self._notice = ""
        self._trouble = ""

    def run(self) -> int:
        """Play to the end or until the person leaves; the exit code."""
        session, match = self.session, self.session.match
        print(paint(f"{match.game.title}: {against(match.names)}", BOLD))
        if lesson := lesson_of(match.game):
            print(paint(wrapped(spoken().say(lesson.aim)), DIM))
        for seat, bot in session.bots.items():
            print(paint(wrapped(f"{match.names[seat]}: {described(bot)}"), DIM))
        if session.table:
            print(say("prompt-at-the-table"))
            if guesses := session.guesses():
                print(wrapped(say("prompt-chart-shows", guesses=guesses)))
        print(say("prompt-begin"))
        session.keep()
        try:
            while session.due is not Due.NOBODY:
                self._turn()
        except (Leave, EOFError, KeyboardInterrupt) as gone:
            if self._voice is not None:
                self._voice.hush()
            print()
            if self._kept_at_last(can_ask=isinstance(gone, Leave)):
                print(say("prompt-kept", file=str(session.path)))
            return 0
        ending, _, details = summary(session).partition("\n")
        print(paint(ending, BOLD))
        if details:
            print(folded(details))
        try:
            print(f"\n{folded(review_of(match, show_progress))}")
        except KeyboardInterrupt:
            print(f"\n{say('prompt-no-review')}")
        if self._kept_at_last(can_ask=True):
            print(say("prompt-record-in", file=str(session.path)))
        if self._voice is not None:
            self._voice.finish()
        return 0

    def _kept_at_last(self, *, can_ask: bool) -> bool:
        """Whether the match is in its file; if it cannot be, it is offered once more, and never lost without a word."""
        session = self.session
        session.keep()
        self._tell_trouble()
        while session.file.trouble:
            try:
                said = ask_line(f"{say('prompt-write-where')} ") if can_ask else ""
            except (EOFError, KeyboardInterrupt):
                said = ""
            if not said:
                print(f"{say('prompt-this-is-it')}\n")
                print(session.match.record_text())
                return False
            if said.lower() == "drop":
                return False
            try:
                session.save(Path(said).expanduser())
            except TouchlineError as problem:
                print(say("prompt-refused", why=cited(problem)))
        return True

    def _tell_trouble(self) -> None:
        """Once each: that the match cannot be kept just now, that it can again, that it went on in another file."""
        file = self.session.file
        if file.trouble != self._trouble:
            told = say("prompt-on-disk-again")
            if file.trouble:
                told = say("prompt-not-on-disk", trouble=say("prompt-unkept", trouble=file.trouble))
            print(paint(told, BOLD))
            self._trouble = file.trouble
        if file.moved_from is not None:
            print(say("prompt-moved", file=str(file.moved_from), new=str(file.path)))
            file.moved_from = None

    def _turn(self) -> None:
        session = self.session
        if session.due is Due.DICE:
            self._tell(session.roll())
        elif session.due is Due.BOT:
            match = session.match
            bot = session.bots[match.to_move]
            self._pass_on(notice_of(bot))
            if isinstance(bot, SolvedBot):
                bot.study(match.game, match.options, match.box, show_progress)
            self._tell(session.bot_move())
        else:
            self._ask()

    def _pass_on(self, notice: str) -> None:
        """What a bot has to say, once."""
        if notice and notice != self._notice:
            print(paint(notice, DIM))
        self._notice = notice

    def _ask(self) -> None:
        """Read one line and do what it says; a mistake is explained and changes nothing."""
        session = self.session
        if session.must_pass():
            self._pass_the_keyboard()
        if not self._silent:
            self._show()
        session.ask()
        self._tell_trouble()
        line = ask_line(f"{session.asked}> ")
        self._silent = True
        ordered = self._commands.knows(line)
        try:
            if ordered:
                before = len(session.match.record.entries)
                answer = self._commands.answer(line)
                if session.due is not Due.NOBODY:  # how it ended is said once, when everybody gets up
                    print(answer)
                self._silent = len(session.match.record.entries) == before
            else:
                self._tell(session.enter(line))
        except TouchlineError as problem:
            why = cited(problem)
            advised = "" if ordered else self._commands.advise_on(line, why)
            print(wrapped(say("prompt-refused", why=why) + advised))

    def _show(self) -> None:
        """The board, the score and the question of the moment."""
        session, match = self.session, self.session.match
        picture = session.picture() if match.game.drawn_at_every_question else ""
        if picture:
            print(picture)
        print(headline(match))
        if session.clock.bank is not None:
            print(session.clock_text())
        if self._shoulder is not None:
            for line in filter(None, (self._shoulder.news(), self._shoulder.advice())):
                print(paint(wrapped(line), BOLD))
        print(session.question())

    def _pass_the_keyboard(self) -> None:
        """With hidden hands and two people, the screen is cleared before it is turned around."""
        session = self.session
        if session.facing is not None:
            if sys.stdout.isatty():
                sys.stdout.write(WIPE)
            ask_line(f"{say('prompt-pass-keyboard', who=session.asked)} ")
        session.face()
        self._silent = False

    def _tell(self, told: list[Told]) -> None:
        """The play-by-play; at the table with the rules that ruled it."""
        self._silent = False
        if self._voice is not None:
            self._voice.tell(told)
        for each in told:
            rules = f" [{', '.join(each.rules)}]" if self.session.table and each.rules else ""
            print(f"{each.number:>3}. {each.text}{paint(rules, DIM)}")
