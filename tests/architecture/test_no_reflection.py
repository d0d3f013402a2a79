"""What happens is found in tables and by types, never by a name that is put together from strings."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import touchline

SOURCE = Path(touchline.__file__).parent
ATTRIBUTES = {"getattr", "setattr", "hasattr", "delattr", "methodcaller", "attrgetter"}
LINKED = {"anywhere/machine.py"}
"""Binds what machine code imports to the browser's own ``Math``, which has its functions by name alone."""
SCOPES = {"globals", "locals", "vars"}
LOOKED_FOR = {
    "anywhere/bundle.py": "the packages that travel into a browser",
    "envs/__init__.py": "OpenSpiel",
    "kernel/entry_points.py": "Numba and Wasmtime",
    "kernel/extras.py": "the library that an extra brings",
}
"""Who may ask whether something is installed, and what."""
THE_LAWS = "play/laws.py"
"""Holds a game to its contract, so it asks whether the functions of its rules are there."""


def called(node: ast.AST) -> str:
    """The name of the function that a call calls."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def names_given(call: ast.Call) -> list[ast.expr]:
    """Where a call takes the name of an attribute."""
    return call.args[:1] if called(call) in ("methodcaller", "attrgetter") else call.args[1:2]


def is_put_together(name: ast.expr) -> bool:
    """Whether a name is made while the program runs: an f-string, a sum of texts, what a text's method gives."""
    return isinstance(name, ast.JoinedStr | ast.BinOp | ast.Call)


def faults(source: str) -> Iterator[str]:
    """Every place that reaches for something by a name it has put together, or calls what it found by a name."""
    for node in ast.walk(ast.parse(source)):
        if called(node) in ATTRIBUTES and isinstance(node, ast.Call) and any(map(is_put_together, names_given(node))):
            yield f"line {node.lineno}: {ast.unparse(node)}"
        if isinstance(node, ast.Subscript) and called(node.value) in SCOPES and isinstance(node.ctx, ast.Load):
            yield f"line {node.lineno}: {ast.unparse(node)}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Call) and called(node.func) == "getattr":
            if not all(isinstance(name, ast.Constant) for name in names_given(node.func)):
                yield f"line {node.lineno}: {ast.unparse(node)}"


def test_nothing_is_dispatched_by_a_name_built_from_strings() -> None:
    files = sorted(path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).as_posix() not in LINKED)
    found = [f"{path.relative_to(SOURCE)} {each}" for path in files for each in faults(path.read_text("utf-8"))]
    assert len(files) > 400
    assert not found


def parts_looked_for(source: str) -> Iterator[str]:
    """Every place that feels for something in a game or in its parts, which declare what they have."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and called(node) in ("getattr", "hasattr") and node.args:
            asked = {each.id for each in ast.walk(node.args[0]) if isinstance(each, ast.Name)}
            asked |= {each.attr for each in ast.walk(node.args[0]) if isinstance(each, ast.Attribute)}
            if asked & {"game", "parts"}:
                yield f"line {node.lineno}: {ast.unparse(node)}"


def test_nobody_feels_for_what_a_game_has() -> None:
    files = {path.relative_to(SOURCE).as_posix(): path.read_text("utf-8") for path in SOURCE.rglob("*.py")}
    assert [f"{name} {each}" for name in files if name != THE_LAWS for each in parts_looked_for(files[name])] == []
    asking = {
        name for name, text in files.items() if any(called(each) == "find_spec" for each in ast.walk(ast.parse(text)))
    }
    assert asking == set(LOOKED_FOR)


@pytest.mark.parametrize(
    "wrong", ['getattr(game, "report", None)', 'hasattr(self.game.rules, "coach")', "getattr(match.game.parts, name)"]
)
def test_the_guard_sees_who_feels_for_it(wrong: str) -> None:
    assert list(parts_looked_for(wrong))


@pytest.mark.parametrize(
    "wrong",
    [
        'getattr(self, f"_on_{event}")(event)',
        'getattr(self, "_on_" + kind)',
        'getattr(self, "_on_%s" % kind)',
        'getattr(self, "_on_{}".format(kind))',
        "getattr(logging, level.upper())",
        "getattr(self, kind)(event)",
        "globals()[name](event)",
        'vars(module)["on_" + name]',
        'operator.methodcaller(f"on_{kind}")(self)',
    ],
)
def test_the_guard_sees(wrong: str) -> None:
    assert list(faults(wrong))


@pytest.mark.parametrize(
    "right", ["getattr(state, name)", 'getattr(kind, "__name__", kind)()', "FOLDS[row.kind](live)"]
)
def test_the_guard_lets_pass(right: str) -> None:
    assert not list(faults(right))
