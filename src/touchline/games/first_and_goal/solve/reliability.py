"""``touchline calibration``: whether First & Goal's estimates hold over games that nobody learned from."""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from typing import Any

from touchline.games.first_and_goal.solve.phases import PHASES
from touchline.kernel.command_line import Commands
from touchline.kernel.message import Amount, Message, Share
from touchline.words.languages import say

GAME_NAME = "first-and-goal"


def register(commands: Commands) -> None:
    """Add the command."""
    command = commands.add_parser(
        "calibration",
        group="solve",
        topic="fg-help-calibration",
    )
    command.add_argument("--games", type=int, default=2000, metavar="N")
    command.add_argument("--cores", type=int, default=1, metavar="N")
    command.add_argument("--seed", type=int, default=2, metavar="N")
    command.add_argument("--single", action="store_true")
    command.add_argument("--leads", action="store_true")
    command.add_argument("--hands", action="store_true")
    command.add_argument("--positions", type=int, default=24, metavar="N")
    command.add_argument("--playouts", type=int, default=50, metavar="N")
    command.add_argument("--part", action="append", choices=PHASES, metavar="PART")
    command.add_argument("--thought", metavar="HANDS,ROUNDS")
    command.add_argument("--write", action="store_true")
    command.add_argument("--file", type=Path, metavar="FILE")
    command.add_argument("--picture", type=Path, metavar="FILE")
    command.set_defaults(run=run_calibration)


def run_calibration(given: argparse.Namespace) -> int:
    """Play, count and print."""
    from touchline.games import find_game
    from touchline.games.first_and_goal.solve.calibration import calibration
    from touchline.games.first_and_goal.solve.network import load_net, stated_intervals
    from touchline.kernel.errors import BadOption

    if given.games < 20 or given.cores < 1:
        raise BadOption(Message("fg-solve-calibration-least"), field="games" if given.games < 20 else "cores")
    if given.positions < 1 or given.playouts < 1:
        field = "positions" if given.positions < 1 else "playouts"
        raise BadOption(Message("fg-solve-single-least"), field=field)
    if given.leads:
        return run_leads(given)
    if given.hands:
        return run_hands(given)
    stated = stated_intervals()
    if given.single:
        return run_single(given, stated)
    found = calibration(find_game(GAME_NAME).new_box(), load_net(), given.seed, given.games, given.cores)
    heads = {name: say(f"fg-solve-{name}") for name in ("part", "positions", "stated", "within")}
    print(f"{heads['part']:<26} {heads['positions']:>9} {heads['stated']:>9} {heads['within']:>7}")
    held, counted = 0.0, 0
    for name, each in found["phases"].items():
        share = share_within(each["classes"], stated[name])
        held, counted = held + share * each["snaps"], counted + each["snaps"]
        print(f"{name:<26} {each['snaps']:>9,} {100 * stated[name]:>9.1f} {share:>7.0%}")
    print(f"{say('fg-solve-all'):<26} {counted:>9,} {'':>9} {held / counted:>7.0%}")
    if given.picture:
        draw_reliability(found["phases"], given.picture)
    return 0


def run_leads(given: argparse.Namespace) -> int:
    """Whether the moves of one position err together, over puzzles."""
    from touchline.games.first_and_goal.solve.coverage import playing
    from touchline.games.first_and_goal.solve.leads import pairs, together
    from touchline.games.first_and_goal.solve.thinking import ROUNDS, TYPES
    from touchline.games.first_and_goal.solve.thought_option import hands_and_rounds

    hands, rounds = hands_and_rounds(given.thought) if given.thought else (TYPES, ROUNDS)
    looked = pairs(playing(hands, rounds), given.seed, given.positions, given.playouts)
    found = together(looked)
    points = {name: Amount(100 * getattr(found, name), 1) for name in ("said", "won", "single", "lead")}
    ahead, correlation = Share(found.ahead), Amount(found.correlation, 2)
    print(say("fg-solve-leads", positions=len(looked), **points, ahead=ahead, correlation=correlation))
    if given.file:
        lines = [each.line() for pair in looked for each in (pair.best, pair.other)]
        given.file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


def run_hands(given: argparse.Namespace) -> int:
    """How often each card is held, and would be if hands were dealt from what the other side has not seen."""
    from touchline.games.first_and_goal.solve.held_hands import held_hands

    card, held, dealt = (say(f"fg-solve-{name}") for name in ("card", "held", "dealt"))
    print(f"{card:<16} {held:>10} {dealt:>10}")
    found = held_hands(given.seed, given.games, given.cores)
    for each in found:
        print(f"{each.card:<16} {each.held:>10,.0f} {each.dealt:>10,.0f}  {each.ratio:.3f} ± {each.error:.3f}")
    most = max(found, key=lambda each: abs(each.ratio - 1))
    print(say("fg-solve-held-most", games=given.games, card=most.card, most=Share(abs(most.ratio - 1))))
    return 0


def run_single(given: argparse.Namespace, stated: dict[str, float]) -> int:
    """Single positions played out: whether what is stated holds for each; what would, kept where it is asked for."""
    from touchline.games.first_and_goal.solve.coverage import SAID_OF, Looked, interval_of, playing
    from touchline.games.first_and_goal.solve.thinking import ROUNDS, TYPES
    from touchline.games.first_and_goal.solve.thought_option import hands_and_rounds

    hands, rounds = hands_and_rounds(given.thought) if given.thought else (TYPES, ROUNDS)
    parts = given.part or PHASES
    heads = {name: say(f"fg-solve-{name}") for name in ("part", "positions", "stated", *SAID_OF, "needed")}
    table, advice = (f"{heads[name]:>10}" for name in SAID_OF)
    print(f"{heads['part']:<26} {heads['positions']:>9} {heads['stated']:>9} {table} {advice} {heads['needed']:>9}")
    measured: dict[str, list[Looked]] = {}
    played = playing(hands, rounds)
    for part in parts:
        measured[part] = list(played.looked(given.seed, given.positions, given.playouts, part))
        by = {of: [each for each in measured[part] if each.of == of] for of in SAID_OF}
        held = (sum(each.within(stated[part]) for each in here) / len(here) for here in by.values())
        needed = max(interval_of(here) for here in by.values())
        line = f"{part:<26} {len(by['table']):>9} {100 * stated[part]:>9.1f}"
        print(line, *(f"{share:>10.0%}" for share in held), f"{100 * needed:>9.1f}", flush=True)
        if given.write:
            command = f"touchline calibration --single --seed {given.seed} --positions {given.positions}"
            command += f" --playouts {given.playouts} --thought {hands},{rounds} --part '{part}' --write"
            keep_coverage(part, {"positions": len(by["table"]), "interval": round(needed, 4), "command": command})
    if given.file:
        kept = [each.line() for here in measured.values() for each in here]
        given.file.write_text("\n".join(kept) + "\n", encoding="utf-8")
    return 0


def keep_coverage(part: str, found: dict[str, Any]) -> None:
    """Keep what single positions of a part were found to need: advice states it from then on."""
    from touchline.games.first_and_goal.solve.network import STORY, story

    told = story()
    told["coverage"] = told.get("coverage", {}) | {part: found}
    STORY.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def share_within(classes: list[dict[str, float]], spread: float) -> float:
    """The share of positions whose class is off by no more than what is stated, and what counting may be off.

    >>> share_within([{"said": 0.5, "won": 0.53, "error": 0.0, "snaps": 3}], 0.02)
    0.0
    >>> share_within([{"said": 0.5, "won": 0.53, "error": 0.0, "snaps": 3}], 0.04)
    1.0
    """
    good = 0.0
    for each in classes:
        stated = spread * 2 * sqrt(each["said"] * (1 - each["said"]))
        if abs(each["said"] - each["won"]) <= stated + 1.96 * each["error"]:
            good += each["snaps"]
    return good / sum(each["snaps"] for each in classes)


def draw_reliability(phases: dict[str, Any], path: Path) -> None:
    """Estimates against results, a panel for every part of a match, 95 % intervals over games."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, panels = plt.subplots(1, len(phases), figsize=(3 * len(phases), 3.6), layout="constrained", sharey=True)
    for panel, (name, each) in zip(panels, phases.items(), strict=True):
        said, won = ([one[key] for one in each["classes"]] for key in ("said", "won"))
        panel.plot([0, 1], [0, 1], color="grey", linewidth=1, linestyle=":")
        panel.errorbar(said, won, yerr=[1.96 * one["error"] for one in each["classes"]], marker="o", ms=4, capsize=2)
        panel.set(title=name, xlabel=say("fg-solve-estimate"), xlim=(0, 1), ylim=(0, 1), aspect="equal")
    panels[0].set_ylabel(say("fg-solve-won"))
    figure.savefig(path, dpi=120)
    plt.close(figure)
