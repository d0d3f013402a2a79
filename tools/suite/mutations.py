"""Small mistakes that could be made in a rule: each mutation changes one place of one function.

The operators are the usual ones of mutation testing: a comparison at its border and turned round, arithmetic and bits
exchanged, a number one larger, a condition turned round, a statement left out.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import CodeType, FunctionType
from typing import Any

ORDER: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutation:
    """One function with one mistake in it."""

    function: FunctionType
    line: int
    before: str
    after: str
    code: CodeType

    @property
    def where(self) -> str:
        """File and line as an editor takes them."""
        return f"{self.function.__code__.co_filename}:{self.line}"


def _changes(node: ast.AST) -> Iterator[Callable[[], Callable[[], None]]]:
    """Ways to change a node in place; each, when called, changes it and gives what undoes that."""

    def put(owner: ast.AST, name: str, value: object) -> Callable[[], Callable[[], None]]:
        def change() -> Callable[[], None]:
            before = getattr(owner, name)
            setattr(owner, name, value)
            return lambda: setattr(owner, name, before)

        return change

    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for other in ORDER.get(type(node.ops[0]), ()):
            yield put(node, "ops", [other()])
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield put(node, "op", ARITHMETIC[type(node.op)]())
    elif isinstance(node, ast.BoolOp):
        yield put(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield put(node, "value", node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield put(node, "value", not node.value)
    elif isinstance(node, ast.If | ast.IfExp | ast.While) and not isinstance(node.test, ast.Compare):
        turned = node.test.operand if isinstance(node.test, ast.UnaryOp) else ast.UnaryOp(ast.Not(), node.test)
        yield put(node, "test", turned)
    for name in ("body", "orelse"):
        block = getattr(node, name, None)
        if not isinstance(block, list):
            continue
        for at, statement in enumerate(block):
            if isinstance(statement, ast.Assign | ast.AugAssign) or _is_call(statement):
                yield put(node, name, [*block[:at], ast.Pass(), *block[at + 1 :]])
            elif isinstance(statement, ast.Break | ast.Continue):
                turned_round = ast.Continue() if isinstance(statement, ast.Break) else ast.Break()
                yield put(node, name, [*block[:at], turned_round, *block[at + 1 :]])


def _is_call(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)


def mutations(function: Callable[..., Any]) -> Iterator[Mutation]:
    """Every mistake of these kinds that a plain function can have."""
    assert isinstance(function, FunctionType)
    first = function.__code__.co_firstlineno
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    (definition,) = tree.body
    assert isinstance(definition, ast.FunctionDef)
    definition.decorator_list = []
    if isinstance(definition.body[0], ast.Expr) and isinstance(definition.body[0].value, ast.Constant):
        del definition.body[0]
    ast.increment_lineno(tree, first - 1)
    original = ast.unparse(tree).splitlines()
    for node in list(ast.walk(definition)):
        for change in _changes(node):
            undo = change()
            changed = ast.unparse(tree).splitlines()
            module = compile(ast.fix_missing_locations(tree), function.__code__.co_filename, "exec")
            undo()
            code = next(each for each in module.co_consts if isinstance(each, CodeType))
            before, after = _difference(original, changed)
            yield Mutation(function, getattr(node, "lineno", first), before, after, code)


def _difference(before: list[str], after: list[str]) -> tuple[str, str]:
    """The lines that differ."""
    for one, other in zip(before, after, strict=False):
        if one != other:
            return one.strip(), other.strip()
    return before[-1].strip(), after[-1].strip()
