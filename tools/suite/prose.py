"""Sentences for people that stand in code instead of a catalogue.

``python -m tools.suite.prose`` reads every module of the package.  What looks like prose (three words in a row; in a
formatted text what is filled in counts as a word) and is neither a docstring nor for programmers and operators belongs
in a ``words/*.ftl``.  What stays English is known by what it is, each with its reason below: ``EXEMPT`` by the place in
the code, ``NOTATION`` by the text, ``MODULES`` where a whole module speaks to programmers.  Modules that still hold
other sentences would be listed in ``prose_left.txt``; the list may only shrink, and a module on it that is clean must
leave it.  ``--list`` prints the modules that would have to be on it; ``--show MODULE`` prints what was found there.
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
FILLED_IN = "it"
"""The word that stands for what is filled in; two more make a sentence."""
OURS = (
    "AssertionError", "AttributeError", "BrokenChain", "Conflict", "Fault", "IndexError", "KeyError", "Late",
    "LawBroken", "LookupError", "NotDeclared", "NotImplementedError", "OSError", "RuntimeError", "TypeError",
    "ValueError",
)  # fmt: skip
"""Made for programmers and operators, who read English; a ``Fault`` is read by whoever wrote the bot at fault."""
LAWS = ("demand",)
"""Calls that hold a game to its laws, read by whoever writes the game."""
HOLDING = ("check", "check_examples", "check_lesson", "out_of_range")
"""Functions that tell whoever writes a game what is wrong with it, or with the files it ships."""
LOGGED = ("debug", "info", "warning", "error", "exception", "critical")
"""Calls that write a line of the log."""
MEASURED = ("Counter", "Gauge", "Histogram")
"""Figures for Prometheus, whose help operators read."""
DUTIES = ("once", "repeat")
"""Background work by name, as ``/healthz`` and the log tell operators of it."""
DOCUMENTED = ("description", "summary", "response_description", "refusals")
"""What only the document of an API shows: arguments, constants and fields of these names."""

HIDDEN = ("Secret",)
"""What a record writes in place of a hidden choice: notation, which pages word by ``page-move-…``."""
NOTATION = (
    (r"\W*(select|insert|update|delete|create|alter|drop|pragma|on conflict|from|exists|where|begin|rollback|lock)\b",
     "a statement for a database, or a part of one"),
    (r", \w+(, \w+)* from \w+ where ", "a part of such a statement"),
    (r"\w+(, \w+)+$", "the columns of a table"),
    (r"\s*local \w+", "a script for Redis"),
    (r"def \w+\(", "source of a function that is made here"),
    (r"\s*touchline \w+", "a command to be typed"),
    (r"round of it$|head to head$",
     "a round, or what set a team above another, as a season's file calls it; pages word it by season-…"),
    (r"# ", "a comment in a file that ships, for whoever makes that file"),
    (r"<!doctype html>", "the page of a server whose front end nobody has built"),
    (r"(End of half|Missed field goal|Turnover on downs)$",
     "how a drive ended, as tables for analysts call it; pages word it by report-drive-…"),
)  # fmt: skip
"""Texts that are no sentences for people, by how they begin, and what they are."""
MODULES = {
    "anywhere/licences.py": "the licences that a site carries, as their authors wrote them",
    "envs/": "environments are called by training programs: what they refuse is read in a traceback",
    "lab/batch.py": "the same, for batches of games",
    "lab/bench.py": "names of what is measured, by which runs of different versions are compared",
    "lab/env_speed.py": "the same",
    "lab/peers.py": "the same",
    "lab/rivals.py": "the same",
    "play/laws.py": "the laws a game is held to, read by whoever writes the game",
    "play/position_laws.py": "the same",
    "server/web/docs_page.py": "the document of the API, for whoever writes a program",
    "wire/documents.py": "the same, as programs read it",
    "wire/schema.py": "the same",
}
"""Modules, and folders, that speak to programmers alone, each with the reason."""


def docstrings(tree: ast.AST) -> set[int]:
    """The constants that are documentation: every string that stands alone, or is made a ``__doc__``."""
    alone = (node.value for node in ast.walk(tree) if isinstance(node, ast.Expr))
    given = (
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and any(getattr(each, "attr", "") == "__doc__" for each in node.targets)
    )
    return {id(each) for each in (*alone, *given) if isinstance(each, ast.Constant)}


def for_programmers(tree: ast.AST) -> set[int]:
    """What is inside something that only programmers and operators read, and the keys of tables, which nobody does."""
    inside: set[int] = set()
    for node in ast.walk(tree):
        if is_exempt(node):
            inside |= {id(each) for each in ast.walk(node)}
        if isinstance(node, ast.Dict):
            inside |= {id(key) for key in node.keys if key is not None}
            documented = (
                value
                for key, value in zip(node.keys, node.values, strict=True)
                if isinstance(key, ast.Constant) and key.value in DOCUMENTED
            )
            inside |= {id(each) for value in documented for each in ast.walk(value)}
    return inside


def is_exempt(node: ast.AST) -> bool:
    """Whether nothing in a part of the code is for people."""
    match node:
        case ast.Assert():
            return True
        case ast.FunctionDef(name=name):
            return name in HOLDING
        case ast.keyword(arg=arg):
            return arg in DOCUMENTED
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name.lower() in DOCUMENTED
        case ast.Call(func=ast.Name(id=name)):
            return name in (*OURS, *LAWS, *MEASURED, *HIDDEN)
        case ast.Call(func=ast.Attribute(attr=attr) as called):
            return attr in DUTIES or (attr in LOGGED and is_log(called)) or attr in OURS
    return False


def is_log(called: ast.Attribute) -> bool:
    """Whether a line is logged here: ``log().warning("...")``."""
    source = called.value.func if isinstance(called.value, ast.Call) else called.value
    return isinstance(source, ast.Name) and source.id in ("log", "logger", "logging")


def whole_text(node: ast.AST) -> str | None:
    """The text of a constant, or of a formatted text with a word for what is filled in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(each.value) if isinstance(each, ast.Constant) else FILLED_IN for each in node.values)
    return None


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of everything that looks like prose.

    >>> list(sentences('raise Refused("the dart is due")'))
    [(1, 'the dart is due')]
    >>> list(sentences('assert on, "the dart is due"')), list(sentences('log().info("the dart is due")'))
    ([], [])
    >>> list(sentences('raise Refused(f"{what} is due")')), list(sentences('x = {"as it comes": 1}'))
    ([(1, 'it is due')], [])
    >>> list(sentences('read("select card from matches where id = ?")'))
    []
    """
    tree = ast.parse(source)
    passed = docstrings(tree) | for_programmers(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            passed |= {id(each) for each in node.values}
        text = whole_text(node)
        if text is not None and id(node) not in passed and is_prose(text) and not is_notation(text):
            yield node.lineno, text  # type: ignore[attr-defined]


def is_prose(text: str) -> bool:
    """Whether three words stand in a row, no more than one of them filled in."""
    return any(re.findall(r"[A-Za-z']+", each[0]).count(FILLED_IN) < 2 for each in PROSE.finditer(text))


def is_notation(text: str) -> bool:
    """Whether a text is no sentence for people."""
    return any(re.match(pattern, text) for pattern, _ in NOTATION)


def found() -> dict[str, list[tuple[int, str]]]:
    """Module → its sentences."""
    modules = {}
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        if not name.startswith(tuple(MODULES)):
            told = sorted(sentences(path.read_text(encoding="utf-8")))
            if told:
                modules[name] = told
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
