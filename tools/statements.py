"""The statements of the original documents that are rules, each with its place in the code and its test."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TOLD = """\
# The books, statement by statement

Made from the tables in `tests/statements`: what the original documents say that is a rule, in our own words, where it
lives in the code, and the test that shows it. The tests make sure that every test named here exists.
"""


def documents() -> list[dict[str, Any]]:
    """Every table, in the order of the files."""
    files = sorted((ROOT / "tests" / "statements").glob("*.toml"))
    return [tomllib.loads(path.read_text(encoding="utf-8")) for path in files]


@cache
def places(game: str, rule: str) -> tuple[str, ...]:
    """The files of a game's rules that cite a rule."""
    written = re.compile(rf"\b{rule.replace('-', '[-_]', 1).replace('.', '[._]')}\b")
    folder = ROOT / "src" / "touchline" / "games" / game.replace("-", "_")
    return tuple(
        path.name
        for path in sorted(folder.glob("*.py"))
        if path.name != "ids.py" and written.search(path.read_text(encoding="utf-8"))
    )


def page() -> str:
    """The page of the docs."""
    lines = [TOLD]
    for document in documents():
        lines += [f"## {document['document']}", ""]
        if "left_out" in document:
            lines += [f"Not listed: {document['left_out']}", ""]
        lines += ["| statement | rule | code | test |", "|---|---|---|---|"]
        for each in document["statement"]:
            code = ", ".join(places(document["game"], each["rule"]))
            lines.append(f"| {each['says']} | {each['rule']} | {code} | `{each['test']}` |")
        lines.append("")
    return "\n".join(lines)
