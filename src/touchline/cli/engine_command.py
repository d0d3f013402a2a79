"""``touchline engine``: the engine protocol on standard input and output."""

from __future__ import annotations

import argparse
import io
import json
import sys
from typing import Any

from touchline.cli.manual_page import Page
from touchline.kernel.command_line import Commands
from touchline.kernel.message import Message
from touchline.play.match import Match
from touchline.wire.documents import engine_schema
from touchline.wire.engine import Engine, serve_lines

EXAMPLES = {
    "new": '{"id":1,"op":"new","game":GAME,"seed":7}',
    "roll": '{"id":2,"op":"roll"}',
    "advise": '{"id":3,"op":"advise"}',
}
"""Requests that the page shows."""


def register(commands: Commands) -> None:
    """Add the command."""
    engine = commands.add_parser("engine")
    assert isinstance(engine, Page)
    engine.told["page"] = Message("help-engine-page", **EXAMPLES)
    engine.add_argument("--schema", action="store_true")
    engine.set_defaults(run=run_engine)


def run_engine(given: argparse.Namespace) -> int:
    """Serve until the input ends."""
    if given.schema:
        print(json.dumps(engine_schema(), indent=2, ensure_ascii=False))
        return 0
    if isinstance(sys.stdin, io.TextIOWrapper):  # a line that is no UTF-8 is refused, not the end of the conversation
        sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")
    serve_lines(sys.stdin, sys.stdout, Engine(advise=_advise))
    return 0


def _advise(match: Match) -> dict[str, Any]:
    from touchline.solve import advise

    return dict(advise(match).to_json())
