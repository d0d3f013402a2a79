"""``touchline analyse``: any position, both sides and the dice in one's own hand, every variation kept."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from touchline.cli.line_play import ask_line, show_progress
from touchline.cli.terminal import BOLD, DIM, complain, paint
from touchline.games import game_names
from touchline.kernel.command_line import Commands
from touchline.kernel.errors import TouchlineError
from touchline.play.match import Match
from touchline.play.study import ROOT, Study
from touchline.sessions.coach_corner import advice
from touchline.sessions.speech import ending, headline, told
from touchline.words.languages import say, spoken
from touchline.words.lines import explained, folded, wrapped

MOST_LISTED = 60
"""So many moves are listed on request."""


def register(commands: Commands) -> None:
    """Add the command."""
    analyse = commands.add_parser("analyse")
    analyse.add_argument("what", metavar="GAME|FILE|LINK")
    analyse.add_argument("position", nargs="?", default="")
    analyse.set_defaults(run=run_analyse)


def run_analyse(given: argparse.Namespace) -> int:
    """``touchline analyse GAME|FILE|LINK [POSITION]``."""
    return Analysis(_opened(given.what, given.position)).run()


def _opened(what: str, position: str) -> Study:
    if what in game_names():
        return Study.begun(what, position)
    path = Path(what)
    return Study.opened(path.read_text(encoding="utf-8") if path.is_file() else what.rpartition("#")[2], own=True)


class Analysis:
    """One study, line by line."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self._words: dict[str, Callable[[str], None]] = {
            "roll": self._roll,
            "back": lambda rest: self.study.back(),
            "start": lambda rest: self.study.go(ROOT),
            "go": lambda rest: self.study.go(_number(rest)),
            "drop": lambda rest: self.study.drop(_number(rest)),
            "set": self._set,
        }
        self._answers: dict[str, Callable[[Match, str], None]] = {
            "tree": self._tree,
            "coach": self._coach,
            "hint": self._coach,  # as in a match
            "moves": self._moves,
            "position": lambda match, rest: print(match.position()),
            "link": self._link,
            "save": self._save,
            "help": lambda match, rest: print(explained(say("study-words"))),
        }

    def run(self) -> int:
        """Until somebody leaves."""
        match = self.study.match()
        print(paint(say("study-title", game=match.game.title), BOLD))
        print(explained(say("study-words")))
        self._show(match)
        while True:
            try:
                line = ask_line(f"{self.study.at}> ")
            except (EOFError, KeyboardInterrupt):
                print()
                return 0
            word, _, rest = line.partition(" ")
            if word == "quit":
                return 0
            try:
                match = self._take(match, line, word, rest.strip())
            except TouchlineError as problem:
                complain(problem)

    def _take(self, match: Match, line: str, word: str, rest: str) -> Match:
        """One line; the match as it then stands."""
        if word in self._answers:
            self._answers[word](match, rest)
            return match
        if word in self._words:
            self._words[word](rest)
        else:
            self.study.enter(line, self.study.match())
        match = self.study.match()
        self._show(match)
        return match

    def _show(self, match: Match) -> None:
        """The board, how we came here, what is due."""
        seat = match.to_move if match.to_move >= 0 else 0
        picture = match.game.picture(match.state, match.box, seat)
        if picture:
            print(picture)
        at = say("study-step", number=str(self.study.at)) if self.study.at else say("study-at-start")
        step = told(match) if match.steps else ""
        print(paint(wrapped(f"{at}: {headline(match)}"), DIM))
        due = ending(match) if match.over else spoken().say(match.ask(), match.names)
        print("\n".join(filter(None, [wrapped(step), due])))

    def _roll(self, rest: str) -> None:
        self.study.roll(on=rest == "on")

    def _set(self, rest: str) -> None:
        match = self.study.match()
        fresh = Match.at(match.game, rest, match.options, data=match.data, names=match.names)
        self.study = Study.parsed(fresh.record_text())

    def _tree(self, match: Match, rest: str) -> None:
        for line in drawn(self.study):
            print(line)

    def _coach(self, match: Match, rest: str) -> None:
        print(folded(advice(match, show_progress)))

    def _moves(self, match: Match, rest: str) -> None:
        node = match.node().to_json()
        listed = node.get("legal") or node.get("outcomes") or []
        more = ["…"] if len(listed) > MOST_LISTED else []
        print(wrapped(", ".join([*listed[:MOST_LISTED], *more])))

    def _link(self, match: Match, rest: str) -> None:
        print(say("study-link", command="touchline analyse"))
        print(self.study.link())

    def _save(self, match: Match, rest: str) -> None:
        if not rest:
            print(say("study-no-file"))
            return
        Path(rest).write_text(self.study.text(), encoding="utf-8")
        print(say("study-kept", file=rest))


def drawn(study: Study, number: int = ROOT, depth: int = 0) -> list[str]:
    """The tree of variations, the first tried as the main line, the others indented below it."""
    lines: list[str] = []
    while tried := study.following(number):
        main, *others = tried
        for each in tried if others else [main]:
            mark = "▸" if each.number == study.at else " "
            indent = "  " * (depth + (each is not main))
            who = "" if each.who == "*" else f"{int(each.who) + 1}: "
            lines.append(f"{mark}{indent}{each.number}. {who}{each.text}")
            if each is not main:
                lines += drawn(study, each.number, depth + 1)
        number = main.number
    return lines


def _number(text: str) -> int:
    return int(text) if text.isdecimal() else -1
