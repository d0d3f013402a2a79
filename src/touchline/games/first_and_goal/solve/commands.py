"""``touchline exploitability``: how far the First & Goal master can be exploited, in a reduced game and the whole."""

from __future__ import annotations

import argparse

from touchline.games.first_and_goal.solve import reliability
from touchline.kernel.command_line import Commands
from touchline.kernel.message import Amount, Message, Share
from touchline.words.languages import say

THOUGHTS = ((1, 1), (2, 4), (8, 16), (16, 80), (48, 300))
GAME_NAME = "first-and-goal"
TIME_OUT_GAMES = 100


def register(commands: Commands) -> None:
    """Add the commands."""
    reliability.register(commands)
    command = commands.add_parser(
        "exploitability",
        group="solve",
        topic="fg-help-exploitability",
    )
    command.add_argument("game", nargs="?", default=GAME_NAME, metavar="GAME")
    command.add_argument("--whole", action="store_true")
    command.add_argument("--former", action="store_true")
    command.add_argument("--club", action="store_true")
    command.add_argument("--pairs", type=int, default=1000, metavar="N")
    command.add_argument("--cores", type=int, default=1, metavar="N")
    command.add_argument("--seed", type=int, default=1, metavar="N")
    command.add_argument("--thought", metavar="HANDS,ROUNDS")
    command.add_argument("--seeds", type=int, default=8, metavar="N")
    command.set_defaults(run=run_exploitability)


def run_exploitability(given: argparse.Namespace) -> int:
    """Solve or play, and print."""
    from touchline.kernel.errors import BadOption

    if given.game != GAME_NAME:
        raise BadOption(Message("fg-solve-only-master", game=GAME_NAME, other=given.game), field="game")
    if given.pairs < 1 or given.cores < 1:
        raise BadOption(Message("fg-solve-least"), field="pairs" if given.pairs < 1 else "cores")
    if given.whole or given.former or given.club:
        return run_whole_game(given)
    return run_reduced_game(given)


def run_whole_game(given: argparse.Namespace) -> int:
    """Play whole games and print who won how much."""
    from touchline.games.first_and_goal.solve.whole_game import TRUSTS, WholeGame

    game = WholeGame(given.seed, given.pairs, given.cores)
    if given.former:
        print(say("fg-solve-former", pairs=given.pairs, score=game.against_former().text()), flush=True)
        for name, coach in (("fg-solve-master", game.master), ("fg-solve-former-master", game.former)):
            number, early = game.time_outs(coach, min(given.pairs, TIME_OUT_GAMES))
            print(say("fg-solve-time-outs", name=Message(name), number=Amount(number, 1), early=Share(early)))
    if given.club:
        for trust in TRUSTS:
            club, master = (score.text() for score in game.trusting(trust))
            print(say("fg-solve-trusting", trust=Share(trust), club=club, master=master), flush=True)
    if given.whole:
        tried = []
        for each, score in game.tried():
            tried.append((score.share, each))
            print(say("fg-solve-tried", coach=f"{each.name:<24}", score=score.text()), flush=True)
        best = max(tried)[1]
        print(say("fg-solve-fresh", pairs=given.pairs, coach=best.name, score=game.exploited(best).text()))
    return 0


def run_reduced_game(given: argparse.Namespace) -> int:
    """Solve the reduced game and print."""
    from touchline.games.first_and_goal.solve.equilibrium import SequenceForm
    from touchline.games.first_and_goal.solve.exploit import deals, mean_exploitability, reduced_box
    from touchline.games.first_and_goal.solve.situation import MOST_TYPES
    from touchline.games.first_and_goal.solve.thinking import MANNER
    from touchline.kernel.errors import BadOption

    box = reduced_box()
    beginnings = deals(box)
    thoughts = list(THOUGHTS)
    if given.thought:
        words = given.thought.split(",")
        if len(words) != 2 or not all(word.isdigit() and int(word) > 0 for word in words) or int(words[0]) > MOST_TYPES:
            raise BadOption(Message("fg-solve-thought", most=MOST_TYPES), field="thought")
        thoughts = [(int(words[0]), int(words[1]))]
    form = SequenceForm(box, beginnings)
    value, sure, at_most = form.guaranteed(0), form.guaranteed(0, pure=True), -form.guaranteed(1, pure=True)
    counts = {"deals": len(beginnings), "histories": form.histories}
    wins = {"value": chance(value), "sure": chance(sure), "most": chance(at_most)}
    print(say("fg-solve-reduced", **counts, **wins))
    print(f"{say('fg-solve-hands'):>6} {say('fg-solve-rounds'):>6} {say('fg-solve-points'):>8}")
    for hands, rounds in thoughts:
        found = mean_exploitability(box, beginnings, hands, rounds, MANNER, given.seeds)
        print(f"{hands:>6} {rounds:>6} {found:>8.2f}", flush=True)
    return 0


def chance(payoff: float) -> str:
    """A payoff between −1 and 1 as a chance to win.

    >>> chance(-1.0), chance(0.5)
    ('0.0 %', '75.0 %')
    """
    return f"{50 + 50 * payoff:.1f} %"
