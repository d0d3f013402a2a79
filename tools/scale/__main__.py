"""``python -m tools.scale``: measure, simulate, plan."""

from __future__ import annotations

import argparse
import json
import sys

PARTS = ("moves", "commits", "bus", "bots", "server")


def main() -> int:
    """Do what was asked."""
    parser = argparse.ArgumentParser(prog="python -m tools.scale", description=__doc__)
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    measuring = tasks.add_parser("measure", help="measure this machine, into tools/scale/measured.json (some minutes)")
    measuring.add_argument("parts", nargs="*", metavar="PART", help=f"only {', '.join(PARTS)} (all of them)")
    measuring.add_argument("--sockets", type=int, default=5000, metavar="N", help="idle sockets (5000)")
    measuring.add_argument("--seconds", type=float, default=10.0, metavar="S", help="time for each rate (10)")
    tasks.add_parser("simulate", help="p50 and p99 by load and processes, beside what was measured; and the knee")
    tasks.add_parser("plan", help="machines and money to a million matches at once")
    tasks.add_parser("picture", help="the picture of docs/scale.md")
    given = parser.parse_args()
    if given.task == "measure":
        from tools.scale.measure import keep, measure

        for part in given.parts or PARTS:
            found = measure(part, given.sockets, given.seconds)
            print(json.dumps(found, indent=2), flush=True)
            keep(found)
    elif given.task == "simulate":
        from tools.scale.processes import told

        print(told())
    elif given.task == "plan":
        from tools.scale.plan import told as plan_told

        print(plan_told())
    else:
        from tools.scale.picture import PICTURE, draw

        draw()
        print(PICTURE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
