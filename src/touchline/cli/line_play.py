"""A match in plain lines: for a keyboard, a screen reader or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from touchline.bots import Bot, turn_of
from touchline.cli.terminal import BOLD, DIM, cited, paint, wrapped
from touchline.kernel.errors import BadOption, IllegalMove, NothingToUndo, TouchlineError
from touchline.kernel.nodes import CHANCE
from touchline.play.keeping import keep
from touchline.play.match import Match

BOT_SECONDS = 2.0
MANY = 40
"""More legal moves than this are counted, not listed."""


class Leave(Exception):
    """The person gets up from the table."""


class LinePlay:
    """One match between people and bots, line by line."""

    def __init__(self, match: Match, path: Path, *, bots: Mapping[int, Bot], table: bool) -> None:
        self.match = match
        self.path = path
        self.bots = bots
        self.table = table
        self._facing: int | None = None
        """Whose eyes are on the screen, in a game with hidden hands."""
        self._commands: dict[str, tuple[Callable[[str], None], str]] = {
            "help": (self._help, "this list"),
            "legal": (self._legal, "what may be done now"),
            "score": (self._score, "score and situation"),
            "where": (self._where, "the board, and every field of the position"),
            "why": (self._why, "the rules that ruled the last step"),
            "rule": (self._rule, "'rule FD-2.2' quotes a rule"),
            "hint": (self._hint, "what the coach would do"),
            "history": (self._history, "everything so far, with entry numbers"),
            "undo": (self._undo, "take back your last entry"),
            "correct": (
                self._correct,
                "'correct 17 T19' changes entry 17 and replays the rest; end with 'cut' to drop it",
            ),
            "save": (self._save, "'save FILE' writes a copy of the record"),
            "resign": (self._resign, "give up"),
            "quit": (self._quit, "stop; the match is kept and can be resumed"),
        }

    def run(self) -> int:
        """Play to the end or until the person leaves; the exit code."""
        match = self.match
        print(paint(f"{match.game.title}: {' against '.join(match.names)}", BOLD))
        for seat, bot in self.bots.items():
            print(paint(f"{match.names[seat]}: {bot.description}", DIM))
        print("Type a move, or 'help'.")
        keep(match, self.path)
        try:
            while not match.over:
                self._turn()
        except (Leave, EOFError, KeyboardInterrupt):
            print(f"\nThe match is kept. Go on with: touchline resume {self.path}")
            return 0
        print(paint(match.ending(), BOLD))
        print(f"The record is in {self.path}")
        return 0

    # ---- a turn

    def _turn(self) -> None:
        match = self.match
        seat = match.to_move
        if seat == CHANCE and not self.table:
            self._done(match.roll)
        elif seat in self.bots:
            self._done(lambda: match.play(self.bots[seat].choose(turn_of(match, BOT_SECONDS))))
        else:
            self._ask(seat)

    def _ask(self, seat: int) -> None:
        """Read one line and do what it says; a mistake is explained and changes nothing."""
        match = self.match
        self._face(seat)
        picture = match.game.picture(match.state, match.box, None if seat == CHANCE else seat)
        if picture:
            print(picture)
        print(match.headline())
        print(match.game.question(match.state, match.box))
        who = "table" if seat == CHANCE else match.names[seat]
        line = self._read(f"{who}> ")
        word, _, rest = line.partition(" ")
        try:
            if word.lower() in self._commands:
                self._commands[word.lower()][0](rest.strip())
            else:
                self._done(lambda: match.enter(line))
        except TouchlineError as problem:
            print(f"No: {cited(problem)}")

    def _read(self, prompt: str) -> str:
        while True:
            sys.stdout.write(prompt)
            sys.stdout.flush()
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            if not sys.stdin.isatty():
                print(line.rstrip("\n"))
            if line.strip():
                return line.strip()

    def _face(self, seat: int) -> None:
        """With hidden hands and two people, the screen is cleared before it is turned around."""
        people = len(self.match.names) - len(self.bots)
        if seat == CHANCE or self.table or people < 2 or self.match.game.perfect_information:
            return
        side = self.match.game.side(seat, self.match.box)
        if self._facing is not None and self._facing != side:
            if sys.stdout.isatty():
                sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
            self._read(f"Pass the keyboard to {self.match.names[seat]}, who types 'ready': ")
        self._facing = side

    def _done(self, do: Callable[[], object]) -> None:
        """Make an entry, keep it, tell it."""
        before = len(self.match.steps)
        do()
        keep(self.match, self.path)
        for index in range(before, len(self.match.steps)):
            told = self.match.narrate(index)
            if told:
                print(f"{self.match.steps[index].number:>3}. {told}")

    # ---- commands

    def _help(self, rest: str) -> None:
        print("Type a move or, at the table, what fell. Or one of:")
        for name, (_, told) in self._commands.items():
            print(f"  {name:<8} {told}")

    def _legal(self, rest: str) -> None:
        match = self.match
        if match.to_move == CHANCE:
            count = match.game.rules.chances(match.state, match.box)
            print(wrapped(", ".join(match.game.outcome_text(match.state, match.box, k) for k in range(count))))
            return
        moves = match.legal()
        more = f" and {len(moves) - MANY} more" if len(moves) > MANY else ""
        print(wrapped(", ".join(moves[:MANY]) + more))

    def _score(self, rest: str) -> None:
        print(self.match.headline())

    def _where(self, rest: str) -> None:
        seat = self.match.to_move if self.match.to_move >= 0 else None
        for name, value in self.match.view(seat).items():
            print(f"  {name}: {value}")

    def _why(self, rest: str) -> None:
        for rule in self.match.why():
            print(wrapped(f"{rule.id}  {rule.text}"))
        if not self.match.steps:
            print("Nothing has happened yet.")

    def _rule(self, rest: str) -> None:
        rule = self.match.game.rulebook[rest]
        print(wrapped(f"{rule.id}  {rule.text}"))

    def _hint(self, rest: str) -> None:
        from touchline.solve import advise

        print(advise(self.match).table())

    def _history(self, rest: str) -> None:
        for index, step in enumerate(self.match.steps):
            print(f"{step.number:>3}. {self.match.narrate(index) or step.text}")

    def _undo(self, rest: str) -> None:
        """Back to the last thing a person entered."""
        match = self.match
        undone = 0
        while match.steps:
            step = match.steps[-1]
            match.undo()
            undone += 1
            if step.seat not in self.bots and (step.seat is not None or self.table):
                break
        if not undone:
            raise NothingToUndo("nothing has been played yet")
        keep(match, self.path)
        print(f"Taken back: {undone} {'entry' if undone == 1 else 'entries'}.")

    def _correct(self, rest: str) -> None:
        words = rest.split()
        if len(words) < 2 or not words[0].isdigit():
            raise BadOption("write: correct 17 T19", field="correct")
        cut = words[-1] == "cut"
        self.match.correct(int(words[0]), " ".join(words[1:-1] if cut else words[1:]), cut=cut)
        keep(self.match, self.path)
        print(f"Corrected. {self.match.headline()}")

    def _save(self, rest: str) -> None:
        if not rest:
            raise BadOption("write: save FILE", field="save")
        try:
            keep(self.match, Path(rest))
        except OSError as problem:
            raise BadOption(f"cannot write {rest}: {problem.strerror}", field="save") from None
        print(f"Saved to {rest}")

    def _resign(self, rest: str) -> None:
        seat = self.match.to_move
        if seat < 0:
            raise IllegalMove("resign when it is your turn")
        self.match.resign(seat)
        keep(self.match, self.path)

    def _quit(self, rest: str) -> None:
        raise Leave
