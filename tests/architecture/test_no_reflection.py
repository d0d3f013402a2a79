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
