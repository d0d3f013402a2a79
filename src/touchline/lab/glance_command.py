"""``touchline glance``: how long a game lasts and how much of it is skill, measured by playing it."""

from __future__ import annotations

import argparse

from touchline.bots import get_ready, levels, make_bot
from touchline.bots.base import asked
from touchline.games import find_game
from touchline.kernel.command_line import Commands
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE
from touchline.lab.intervals import wilson
from touchline.lab.progress import progress
from touchline.play.glance import FILE, SECONDS_A_DECISION, SECONDS_A_ROLL, Glance, players_of
from touchline.play.match import Match
from touchline.words.languages import say


def register(commands: Commands) -> None:
    """Add the command."""
    glance = commands.add_parser("glance")
    glance.add_argument("game", metavar="GAME")
    glance.add_argument("--matches", type=int, default=200, metavar="N")
    glance.add_argument("--seed", type=int, default=1, metavar="N")
    glance.add_argument("--write", action="store_true")
    glance.set_defaults(run=run_glance)


def run_glance(given: argparse.Namespace) -> int:
    """``touchline glance GAME``."""
    game = find_game(given.game)
    found = measure(game, given.matches, given.seed)
    if given.write:
        (game.folder / FILE).write_text(found.text(), encoding="utf-8")
    print(say("lab-glance", title=game.title, **found.facts()))
    return 0


def measure(game: Game, matches: int, seed: int) -> Glance:
    """So many matches between the two levels above those that know nothing, the seats changed every time."""
    known = levels(game.name)
    weaker, stronger = (known + known[-1:])[1:3]
    worth, seconds = 0.0, 0.0
    with progress(game.name, matches) as tell:
        for number in range(matches):
            match = Match(game, game.on_screen, seed=seed + number // 2)
            strong = number % 2
            who = [stronger if game.side(seat, match.box) == strong else weaker for seat in range(len(match.names))]
            seconds += play(match, who, seed + number)
            result = next(r for seat, r in enumerate(match.returns()) if game.side(seat, match.box) == strong)
            worth += (1 + result) / 2
            tell(1)
    share = worth / matches
    minutes = max(1, round(seconds / matches / 60))
    better, unsure = round(100 * share), within(share, matches)
    return Glance(minutes, players_of(game), better, unsure, stronger, weaker, matches, seed)


def within(share: float, matches: int) -> int:
    """How far from the share the truth may be, in a hundred: the farther end of its 95 % interval.

    >>> within(1.0, 120), within(0.5, 400)
    (3, 5)
    """
    low, high = wilson(share, matches)
    return round(100 * max(share - low, high - share))


def play(match: Match, who: list[str], seed: int) -> float:
    """A whole match; the seconds that people would take for it."""
    bots = [make_bot(match.game.name, level, seed + seat) for seat, level in enumerate(who)]
    for bot in bots:
        get_ready(bot)
    seconds = 0.0
    while not match.over:
        if match.to_move == CHANCE:
            told = not match.game.chance_name(match.state, match.box).endswith("-card")
            seconds += SECONDS_A_ROLL * told
            match.roll()
        else:
            seconds += SECONDS_A_DECISION * (len(match.legal()) != 1)
            match.play(asked(bots[match.to_move], match))
    return seconds
