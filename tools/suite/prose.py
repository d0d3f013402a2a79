"""Sentences for people that stand in code instead of a catalogue.

``python -m tools.suite.prose`` reads every module of the package.  What looks like prose (three words in a row) and is
neither a docstring nor for programmers and operators belongs in a ``words/*.ftl``.  These stay English: docstrings,
assertions, errors that only a mistake in the program raises, the laws a game is held to, what an API document says of a
call, lines of the log, and the statements a database is asked with.  Modules that still hold other sentences are
listed in ``prose_left.txt``; the list may only shrink: a module on it that is clean must leave it.
``--list`` prints the modules that would have to be on it; ``--show MODULE`` prints what was found there.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.suite.programs import ROOT

SOURCES = ROOT / "src" / "touchline"
LEFT = Path(__file__).with_name("prose_left.txt")
PROSE = re.compile(r"(?:^|[\s(])[A-Za-z][a-z']*,? [a-z][a-z']*,? [a-z][a-z']*(?=$|[\s.,;:!?)])")
"""Three words in a row."""
OURS = (
    "AssertionError", "AttributeError", "BrokenChain", "Conflict", "IndexError", "KeyError", "LawBroken", "LookupError",
    "NotDeclared", "NotImplementedError", "RuntimeError", "TypeError", "ValueError",
)  # fmt: skip
"""Raised at programmers and operators, who read English."""
LAWS = ("demand",)
"""Calls that hold a game to its laws, read by whoever writes the game."""
LOGGED = ("debug", "info", "warning", "error", "exception", "critical")
"""Calls that write a line of the log."""
DOCUMENTED = ("description", "summary", "response_description")
"""Arguments that only the document of an API shows."""
SQL = re.compile(r"^\W*(select|insert|update|delete|create|alter|drop|pragma|on conflict|from|exists|where)\b")
"""How a statement for a database, or a part of one, begins."""


def docstrings(tree: ast.AST) -> set[int]:
    """The constants that are documentation: every string that stands alone."""
    return {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def for_programmers(tree: ast.AST) -> set[int]:
    """What is inside an ``assert``, an error of the program, a law, a line of the log or the document of an API."""
    inside: set[int] = set()
    for node in ast.walk(tree):
        raised = node.exc if isinstance(node, ast.Raise) else None
        called = raised.func if isinstance(raised, ast.Call) else raised
        if (
            isinstance(node, ast.Assert)
            or (isinstance(called, ast.Name) and called.id in OURS)
            or (isinstance(node, ast.Call) and (is_law(node) or is_log(node)))
            or (isinstance(node, ast.keyword) and node.arg in DOCUMENTED)
        ):
            inside |= {id(each) for each in ast.walk(node)}
    return inside


def is_law(call: ast.Call) -> bool:
    """Whether a game is held to a law here."""
    return isinstance(call.func, ast.Name) and call.func.id in LAWS


def is_log(call: ast.Call) -> bool:
    """Whether a line is logged here: ``log().warning("...")``."""
    made = call.func
    if not isinstance(made, ast.Attribute) or made.attr not in LOGGED:
        return False
    source = made.value.func if isinstance(made.value, ast.Call) else made.value
    return isinstance(source, ast.Name) and source.id in ("log", "logger", "logging")


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of everything that looks like prose.

    >>> list(sentences('raise Refused("the dart is due")'))
    [(1, 'the dart is due')]
    >>> list(sentences('assert on, "the dart is due"')), list(sentences('log().info("the dart is due")'))
    ([], [])
    >>> list(sentences('read("select card from matches where id = ?")'))
    []
    """
    tree = ast.parse(source)
    passed = docstrings(tree) | for_programmers(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in passed:
            if PROSE.search(node.value) and not SQL.match(node.value):
                yield node.lineno, node.value


def found() -> dict[str, list[tuple[int, str]]]:
    """Module → its sentences."""
    modules = {}
    for path in sorted(SOURCES.rglob("*.py")):
        told = sorted(sentences(path.read_text(encoding="utf-8")))
        if told:
            modules[path.relative_to(SOURCES).as_posix()] = told
    return modules


def main(words: list[str]) -> int:
    """Compare what was found with the list; the exit code."""
    modules = found()
    if words[:1] == ["--list"]:
        print("\n".join(modules))
        return 0
    if words[:1] == ["--show"]:
        for line, text in modules.get(words[1], []):
            print(f"{words[1]}:{line}: {text!r}")
        return 0
    left = set(LEFT.read_text(encoding="utf-8").split())
    for module in sorted(set(modules) - left):
        for line, text in modules[module]:
            print(f"src/touchline/{module}:{line}: belongs in a catalogue: {text!r}")
    for module in sorted(left - set(modules)):
        print(f"{LEFT.name}: {module} is clean and must leave the list")
    return int(bool(set(modules) ^ left))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
