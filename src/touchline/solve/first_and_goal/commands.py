"""``touchline exploitability``: how much the First & Goal master can be exploited, by the amount of thought."""

from __future__ import annotations

import argparse
from typing import Any

DESCRIPTION = """\
The exact best response to the master in a reduced game of First & Goal (one half, tied, a few cards left of each
deck, every die at its average), on both seats; what it wins beyond a fair share, in points of win probability.
An unexploitable strategy has 0. "As the bot" partly takes the rival to maximise expected yards, which the
equilibrium does not.

  touchline exploitability                  the master with more and more thought
  touchline exploitability --thought 16,80  that many imagined hands and rounds of regret matching
"""
THOUGHTS = ((1, 1), (2, 4), (8, 16), (16, 80), (48, 300))


def register(commands: Any) -> None:
    """Add the command."""
    command = commands.add_parser(
        "exploitability",
        help="how much the First & Goal master can be exploited",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("--thought", metavar="HANDS,ROUNDS", help="one amount of thought instead of several")
    command.add_argument("--large", action="store_true", help="four cards left of each deck, not three: a minute each")
    command.add_argument("--seeds", type=int, default=8, metavar="N", help="the mean over N ways to imagine hands (8)")
    command.set_defaults(run=run_exploitability)


def run_exploitability(given: argparse.Namespace) -> int:
    """Solve and print."""
    from touchline.kernel.errors import BadOption
    from touchline.solve.first_and_goal.exploit import (
        LARGE_DEFENSE_LEFT,
        LARGE_OFFENSE_LEFT,
        deals,
        mean_exploitability,
        reduced_box,
    )
    from touchline.solve.first_and_goal.situation import MOST_TYPES
    from touchline.solve.first_and_goal.thinking import TRUST

    box = reduced_box()
    beginnings = deals(box, LARGE_OFFENSE_LEFT, LARGE_DEFENSE_LEFT) if given.large else deals(box)
    thoughts = list(THOUGHTS)
    if given.thought:
        words = given.thought.split(",")
        if len(words) != 2 or not all(word.isdigit() and int(word) > 0 for word in words) or int(words[0]) > MOST_TYPES:
            raise BadOption(f"write --thought 16,80: at most {MOST_TYPES} hands, and rounds", field="thought")
        thoughts = [(int(words[0]), int(words[1]))]
    print(f"{'hands':>6} {'rounds':>6} {'equilibrium':>12} {'as the bot':>12}   (points)")
    for hands, rounds in thoughts:
        found = [mean_exploitability(box, beginnings, hands, rounds, trust, given.seeds) for trust in (0.0, TRUST)]
        print(f"{hands:>6} {rounds:>6} {found[0]:>12.2f} {found[1]:>12.2f}", flush=True)
    return 0
