"""A match on a server in plain lines: what happens elsewhere is told as it happens."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable
from pathlib import Path

from touchline.cli.terminal import BOLD, paint, ring
from touchline.kernel.errors import BadOption, TouchlineError
from touchline.kernel.message import Message
from touchline.sessions.prompt_words import CorrectionWish, Leave, help_on, is_no, is_yes, listed_briefly, quoted_rules
from touchline.sessions.remote import RemoteMatch, Said, fresh_id
from touchline.sessions.safekeeping import Copies
from touchline.sessions.wording import against, cited
from touchline.wire.client import ServerSaysNo
from touchline.wire.codec import from_json
from touchline.wire.commands import Accept, Chat, Correct, Decline, Order, Resign, Undo
from touchline.words.languages import say

AS_AT_HOME = ("board", "where", "rules", "correct")
"""Words that mean the same as in a match on this machine."""
LATELY = 5
"""Lines of what happened before that somebody is told who sits down."""


def numbered(line: Said) -> str:
    """A line of the play-by-play with its entry's number, by which ``correct`` calls it."""
    return f"{'' if line.entry is None else f'{line.entry}.':>5} {line.text}"


class Lines:
    """Typed lines, and word from the server: whichever comes first."""

    def __init__(self) -> None:
        self._left = b""
        self._ended = False
        self._woken, self._waker = os.pipe()

    def wake(self, *told: object) -> None:
        """Something has happened elsewhere; from any thread."""
        os.write(self._waker, b".")

    def next(self) -> str | None:
        """The next line, waited for; ``None`` when something happened elsewhere instead; ``EOFError`` at the end."""
        if b"\n" not in self._left and not self._ended:
            ready, _, _ = select.select([sys.stdin.fileno(), self._woken], [], [])
            if self._woken in ready:
                os.read(self._woken, 65_536)
            if sys.stdin.fileno() in ready:
                read = os.read(sys.stdin.fileno(), 65_536)
                self._ended = not read
                self._left += read
        line, newline, rest = self._left.partition(b"\n")
        if newline:
            self._left = rest
            return line.decode(errors="replace").strip()
        if self._ended:
            raise EOFError
        return None


class RemoteLines:
    """One seat, line by line."""

    def __init__(self, remote: RemoteMatch) -> None:
        self.remote = remote
        self._lines = Lines()
        self._copies = Copies()
        self._doubt: Callable[[], str] | None = None
        """What is done if the next word is yes."""
        self._was_asked = True
        """Whoever has just come needs no calling."""
        self._commands: dict[str, Callable[[str], str]] = {
            "help": self._help,
            "legal": lambda rest: listed_briefly(remote.choices) or say("prompt-nothing-now"),
            "score": lambda rest: remote.headline(),
            "board": lambda rest: remote.picture() or remote.headline(),
            "where": self._where,
            "why": lambda rest: remote.why(),
            "rules": lambda rest: quoted_rules(remote.game, rest),
            "history": lambda rest: "\n".join(map(numbered, remote.said)),
            "undo": lambda rest: self._do(Undo(cmd_id=fresh_id())),
            "accept": lambda rest: self._do(Accept(cmd_id=fresh_id())),
            "decline": lambda rest: self._do(Decline(cmd_id=fresh_id())),
            "chat": self._chat,
            "correct": self._correct,
            "save": self._save,
            "resign": self._resign,
            "quit": self._quit,
        }

    def run(self) -> int:
        """Play to the end or until the person leaves; the exit code."""
        remote = self.remote
        seat = say("prompt-watching") if remote.seat is None else say("prompt-you-are", who=remote.names[remote.seat])
        print(paint(f"{remote.game.title}: {against(remote.names)} ({seat})", BOLD))
        self._tell(remote.unheard()[-LATELY:])
        shown = None
        remote.listen(self._lines.wake, self._lost)
        try:
            while not remote.over:
                if remote.state.seq != shown:
                    shown = remote.state.seq
                    self._show()
                line = self._lines.next()
                if line:
                    self._answer(line)
                    shown = None if remote.asked else shown
                self._tell(remote.unheard())
        except (Leave, EOFError, KeyboardInterrupt):
            print(f"\n{say('prompt-seat-kept')}")
            return 0
        finally:
            remote.leave()
        self._tell(remote.unheard())  # what came with the end
        print(paint(remote.question(), BOLD))
        return 0

    def _tell(self, lines: list[Said]) -> None:
        for each in lines:
            print(each.text)

    def _lost(self, problem: ServerSaysNo) -> None:
        told = cited(problem)
        print(say("prompt-trying-again", problem=told) if problem.passing else told, flush=True)

    def _show(self) -> None:
        remote = self.remote
        asked = remote.asked  # once: it may change while this is shown, and the next showing must notice
        if asked and not self._was_asked:
            ring(say("notice-your-turn", game=remote.game.title))
        self._was_asked = asked
        if asked:
            picture = remote.picture() if remote.game.drawn_at_every_question else ""
            if picture:
                print(picture)
            print(remote.headline())
        if remote.wants_back:
            print(say("prompt-undo-asked"))
        print(remote.question() + (" > " if asked else ""), flush=True)

    def _answer(self, line: str) -> None:
        if not sys.stdin.isatty():
            print(line)
        word, _, rest = line.partition(" ")
        word = "help" if word == "?" else word.lower()
        doubt, self._doubt = self._doubt, None
        try:
            if doubt is not None and is_yes(word):
                print(doubt())
            elif doubt is not None and is_no(word):
                print(say("prompt-nothing-changed"))
            elif word in self._commands and line.lower() not in (move.lower() for move in self.remote.choices):
                print(self._commands[word](rest.strip()))
            else:
                self.remote.enter(line)
                self.remote.refresh()
                self._was_asked = self.remote.asked  # now: a quick rival may have moved before this is shown
        except TouchlineError as problem:
            print(say("prompt-refused", why=cited(problem)))

    def _do(self, order: Order) -> str:
        self.remote.send(order)
        self.remote.refresh()
        return say("prompt-done")

    def _chat(self, rest: str) -> str:
        said = from_json(Chat, {"cmd_id": fresh_id(), "phrase": rest})
        return self._do(said)

    def _help(self, rest: str) -> str:
        told = {
            name: help_on(name, self.remote.game) if name in AS_AT_HOME else say(f"prompt-remote-help-{name}")
            for name in self._commands
        }
        return "\n".join([say("prompt-remote-help"), *(f"  {name:<8} {each}" for name, each in told.items())])

    def _where(self, rest: str) -> str:
        remote = self.remote
        if rest.lower() == "fields":
            return "\n".join(f"  {name}: {value}" for name, value in remote.state.view.items())
        return "\n".join(filter(None, [remote.picture(), remote.headline(), remote.question()]))

    def _resign(self, rest: str) -> str:
        def give_up() -> str:
            return self._do(Resign(cmd_id=fresh_id()))

        if self.remote.seat is None or is_yes(rest.lower()):
            return give_up()
        self._doubt = give_up
        asked = say("prompt-gives-up", who=self.remote.names[self.remote.seat])
        return say("prompt-yes-or-no", question=asked)

    def _correct(self, rest: str) -> str:
        wish = CorrectionWish.of(rest)
        found = self.remote.correction(wish.number, wish.text, cut=wish.cut)
        if found is not None and not found.changes:
            return found.text()

        def make() -> str:
            entry = wish.number if found is None else found.number
            self.remote.send(Correct(cmd_id=fresh_id(), entry=entry, text=wish.text, cut=wish.cut))
            self.remote.refresh()
            return say("prompt-corrected-there")

        if found is None or wish.sure:
            return make()
        self._doubt = make
        return say("prompt-yes-or-no", question=f"{found.text()}\n{say('prompt-correct-so')}")

    def _save(self, rest: str) -> str:
        if not rest:
            raise BadOption(Message("prompt-write-save"), field="save")
        self._copies.write(self.remote.record(), Path(rest).expanduser())
        return say("prompt-saved", file=rest)

    def _quit(self, rest: str) -> str:
        raise Leave
