"""A match on a server in plain lines: what happens elsewhere is told as it happens."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable
from pathlib import Path

from touchline.cli.terminal import BOLD, paint
from touchline.kernel.errors import BadOption, TouchlineError
from touchline.sessions.prompt import Leave
from touchline.sessions.remote import RemoteMatch, fresh_id
from touchline.sessions.wording import cited, wrapped
from touchline.wire.client import ServerSaysNo
from touchline.wire.codec import from_json
from touchline.wire.commands import Accept, Chat, Correct, Decline, Order, Resign, Undo


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
        self._commands: dict[str, tuple[Callable[[str], str], str]] = {
            "help": (self._help, "this list"),
            "legal": (lambda rest: wrapped(", ".join(remote.choices[:60])) or "Nothing now.", "what may be done now"),
            "score": (lambda rest: remote.state.headline, "score and situation"),
            "where": (self._where, "the board, and every field of the position"),
            "why": (lambda rest: remote.why(), "the rules that ruled the last step"),
            "history": (lambda rest: "\n".join(f"{n:>4}. {text}" for n, text in remote.said), "everything so far"),
            "undo": (lambda rest: self._do(Undo(cmd_id=fresh_id())), "ask to take back your last move"),
            "accept": (lambda rest: self._do(Accept(cmd_id=fresh_id())), "agree to the other side's take-back"),
            "decline": (lambda rest: self._do(Decline(cmd_id=fresh_id())), "do not agree to it"),
            "chat": (self._chat, "'chat hello', 'chat well-played', 'chat good-game'"),
            "correct": (self._correct, "at the table: 'correct 17 T19'"),
            "save": (self._save, "'save FILE' writes the record as you may read it"),
            "resign": (lambda rest: self._do(Resign(cmd_id=fresh_id())), "give up"),
            "quit": (self._quit, "leave; the same link leads back to your seat"),
        }

    def run(self) -> int:
        """Play to the end or until the person leaves; the exit code."""
        remote = self.remote
        seat = "watching" if remote.seat is None else f"you are {remote.names[remote.seat]}"
        print(paint(f"{remote.game.title}: {' against '.join(remote.names)} ({seat})", BOLD))
        told = max(0, len(remote.said) - 5)
        shown = None
        remote.listen(self._lines.wake, self._lost)
        try:
            while True:
                for _, text in remote.said[told:]:
                    print(text)
                told = len(remote.said)
                if remote.over:
                    break
                if remote.state.seq != shown:
                    shown = remote.state.seq
                    self._show()
                line = self._lines.next()
                if line:
                    self._answer(line)
                    shown = None if remote.asked else shown
        except (Leave, EOFError, KeyboardInterrupt):
            print("\nYour seat is kept: the same link leads back to it.")
            return 0
        finally:
            remote.leave()
        print(paint(remote.question(), BOLD))
        return 0

    def _lost(self, problem: ServerSaysNo) -> None:
        print(f"{problem.message}" + (" Trying again." if problem.passing else ""), flush=True)

    def _show(self) -> None:
        remote = self.remote
        if remote.asked:
            picture = remote.picture()
            if picture:
                print(picture)
            print(remote.state.headline)
        if remote.wants_back:
            print("The other side asks to take back its last move: accept or decline?")
        print(remote.question() + (" > " if remote.asked else ""), flush=True)

    def _answer(self, line: str) -> None:
        if not sys.stdin.isatty():
            print(line)
        word, _, rest = line.partition(" ")
        try:
            if word.lower() in self._commands and line.lower() not in (move.lower() for move in self.remote.choices):
                print(self._commands[word.lower()][0](rest.strip()))
            else:
                self.remote.enter(line)
                self.remote.refresh()
        except TouchlineError as problem:
            print(f"No: {cited(problem)}")

    def _do(self, order: Order) -> str:
        self.remote.send(order)
        self.remote.refresh()
        return "Done."

    def _chat(self, rest: str) -> str:
        said = from_json(Chat, {"cmd_id": fresh_id(), "phrase": rest})
        return self._do(said)

    def _help(self, rest: str) -> str:
        listed = "\n".join(f"  {name:<8} {told}" for name, (_, told) in self._commands.items())
        return f"Type a move when it is your turn. Or one of:\n{listed}"

    def _where(self, rest: str) -> str:
        fields = "\n".join(f"  {name}: {value}" for name, value in self.remote.state.view.items())
        return f"{self.remote.picture()}\n{fields}".lstrip("\n")

    def _correct(self, rest: str) -> str:
        number, _, text = rest.partition(" ")
        if not number.isdigit() or not text:
            raise BadOption("write: correct 17 T19", field="correct")
        self.remote.send(Correct(cmd_id=fresh_id(), entry=int(number), text=text))
        return "Corrected."

    def _save(self, rest: str) -> str:
        if not rest:
            raise BadOption("write: save FILE", field="save")
        try:
            Path(rest).expanduser().write_text(self.remote.record(), encoding="utf-8")
        except OSError as problem:
            raise BadOption(f"cannot write {rest}: {problem.strerror}", field="save") from None
        return f"Saved to {rest}"

    def _quit(self, rest: str) -> str:
        raise Leave
