"""``touchline exploitability``: how much the First & Goal master can be exploited, by the amount of thought."""

from __future__ import annotations

import argparse
from typing import Any

THOUGHTS = ((1, 1), (2, 4), (8, 16), (16, 80), (48, 300))


def register(commands: Any) -> None:
    """Add the command."""
    command = commands.add_parser(
        "exploitability",
        group="solve",
        topic="fg-help-exploitability",
    )
    command.add_argument("--thought", metavar="HANDS,ROUNDS")
    command.add_argument("--seeds", type=int, default=8, metavar="N")
    command.set_defaults(run=run_exploitability)


def run_exploitability(given: argparse.Namespace) -> int:
    """Solve and print."""
    from touchline.games.first_and_goal.solve.equilibrium import SequenceForm
    from touchline.games.first_and_goal.solve.exploit import deals, mean_exploitability, reduced_box
    from touchline.games.first_and_goal.solve.situation import MOST_TYPES
    from touchline.games.first_and_goal.solve.thinking import TRUST
    from touchline.kernel.errors import BadOption

    box = reduced_box()
    beginnings = deals(box)
    thoughts = list(THOUGHTS)
    if given.thought:
        words = given.thought.split(",")
        if len(words) != 2 or not all(word.isdigit() and int(word) > 0 for word in words) or int(words[0]) > MOST_TYPES:
            raise BadOption(f"write --thought 16,80: at most {MOST_TYPES} hands, and rounds", field="thought")
        thoughts = [(int(words[0]), int(words[1]))]
    form = SequenceForm(box, beginnings)
    value, sure, at_most = form.guaranteed(0), form.guaranteed(0, pure=True), -form.guaranteed(1, pure=True)
    print(
        f"The reduced game: {len(beginnings)} deals, {form.histories} histories. Home wins {chance(value)} of the time,"
    )
    print(f"{chance(sure)} if it never mixes its calls, {chance(at_most)} if away never does.")
    print(f"{'hands':>6} {'rounds':>6} {'equilibrium':>12} {'as the bot':>12}   (points)")
    for hands, rounds in thoughts:
        found = [mean_exploitability(box, beginnings, hands, rounds, trust, given.seeds) for trust in (0.0, TRUST)]
        print(f"{hands:>6} {rounds:>6} {found[0]:>12.2f} {found[1]:>12.2f}", flush=True)
    return 0


def chance(payoff: float) -> str:
    """A payoff between −1 and 1 as a chance to win.

    >>> chance(-1.0), chance(0.5)
    ('0.0 %', '75.0 %')
    """
    return f"{50 + 50 * payoff:.1f} %"
