"""``python -m touchline.server``: the server's commands without the rest of the command line."""

from __future__ import annotations

import argparse
import sys

from touchline.server.server_commands import register


def main() -> int:
    """Run one of the server's commands."""
    parser = argparse.ArgumentParser(prog="touchline")
    register(parser.add_subparsers(required=True, metavar="command"))
    given = parser.parse_args()
    return int(given.run(given))


if __name__ == "__main__":
    sys.exit(main())
