"""``touchline advise`` and ``review``: the coach on the command line."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from touchline.kernel.command_line import Commands
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.kernel.speaking import HEADLINE_BREAK
from touchline.play.keeping import read_record
from touchline.play.match import Match
from touchline.words.languages import say, spoken


def register(commands: Commands) -> None:
    """Add the commands of this room."""
    advise = commands.add_parser("advise")
    advise.add_argument("file", type=Path, metavar="FILE")
    advise.add_argument("--at", type=int, metavar="N")
    advise.add_argument("--all", action="store_true")
    advise.add_argument("--json", action="store_true")
    advise.set_defaults(run=show_advice)

    review = commands.add_parser("review")
    review.add_argument("file", type=Path, metavar="FILE")
    review.add_argument("--svg", type=Path, metavar="OUT")
    review.add_argument("--json", action="store_true")
    review.set_defaults(run=show_review)


class Bar:
    """A progress bar on a terminal; silent elsewhere."""

    def __init__(self, doing: str) -> None:
        self.doing = doing
        self._shown = -1

    def __call__(self, share: float) -> None:
        """Show how far it has come."""
        percent = int(100 * share)
        if not sys.stderr.isatty() or percent == self._shown:
            return
        self._shown = percent
        end = "\r" + " " * 60 + "\r" if percent >= 100 else ""
        print(f"\r{self.doing} [{'#' * (percent // 4):<25}] {percent:3} %{end}", end="", file=sys.stderr, flush=True)


def show_advice(given: argparse.Namespace) -> int:
    """``touchline advise FILE``."""
    from touchline.solve import advise

    match = Match.from_record(read_record(given.file))
    if given.at is not None:
        match = before_entry(match, given.at)
    told = advise(match, progress=Bar(say("cli-solving")))
    if given.json:
        print(json.dumps(told.to_json(), indent=2))
    else:
        print(spoken().say(match.situation(), match.names, HEADLINE_BREAK))
        print(told.table(len(told.moves)) if given.all else told.table())
    return 0


def before_entry(match: Match, number: int) -> Match:
    """The match as it stood before an entry of its record."""
    index = next((i for i, step in enumerate(match.steps) if step.number == number), None)
    if index is None:
        raise BadOption(Message("cli-no-entry-counts", number=number), field="at")
    position = match.states[index].position()
    return Match(match.game, match.options, data=match.data, names=match.names, position=position)


def show_review(given: argparse.Namespace) -> int:
    """``touchline review FILE``."""
    from touchline.solve import review

    looked = review(read_record(given.file), progress=Bar(say("cli-reviewing")))
    if given.svg is not None:
        given.svg.write_text(looked.svg(), encoding="utf-8")
    print(json.dumps(looked.to_json(), indent=2) if given.json else looked.text())
    if not given.json and any(step.puzzle for step in looked.steps):
        print(f"\n{say('review-again', file=str(given.file))}")
    return 0
