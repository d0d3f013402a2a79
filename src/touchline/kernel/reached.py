"""What a function's machine code is made from: every function and constant that it reaches.

Numba compiles a function together with all it calls, and bakes in the constants they name.  Walking the same way, from
global to global and through closures, gives a key that changes when any of them does, and only then.
"""

from __future__ import annotations

import ast
import enum
import hashlib
import inspect
import sys
import textwrap
from collections.abc import Iterable, Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

LIBRARIES = frozenset({"numba", "llvmlite", "numpy", *sys.stdlib_module_names}) - {"__main__"}
"""Packages whose functions are known by their names: their versions are part of every key."""


class Reached:
    """Everything that some functions reach, in the order of the walk.

    >>> LENGTH = 3
    >>> def length() -> int:
    ...     return LENGTH
    >>> def walk() -> int:
    ...     return 2 * length()
    >>> space = {"LENGTH": 3}
    >>> near = FunctionType(length.__code__, space, "length")
    >>> space["length"] = near
    >>> far = FunctionType(walk.__code__, space, "walk")
    >>> [each.__name__ for each in Reached([far]).functions]
    ['walk', 'length']
    >>> before = Reached([far]).key
    >>> space["LENGTH"] = 4
    >>> Reached([far]).key == before
    False
    """

    def __init__(self, functions: Iterable[Any], *, by_source: bool = False) -> None:
        """``by_source``: the key is of what was written, not of what this Python made of it."""
        self._by_source = by_source
        self.functions: list[FunctionType] = []
        self._seen: set[int] = set()
        self._digest = hashlib.sha256()
        for function in functions:
            self._take(function)

    @property
    def key(self) -> str:
        """A name for all of it."""
        return self._digest.hexdigest()

    def _write(self, *words: object) -> None:
        self._digest.update("\0".join(map(str, words)).encode("utf-8", "surrogatepass") + b"\n")

    def _take(self, value: Any) -> None:
        """Write down a function, a class or a constant, and all that it reaches."""
        value = getattr(value, "py_func", value)
        if isinstance(value, FunctionType):
            self._take_function(value)
        elif isinstance(value, type):
            self._take_class(value)
        elif isinstance(value, tuple | list):
            self._write(type(value).__name__, len(value))
            for each in value:
                self._take(each)
        elif hasattr(value, "tobytes") and hasattr(value, "dtype"):
            self._write("array", value.dtype, getattr(value, "shape", ()), hashlib.sha256(value.tobytes()).hexdigest())
        elif isinstance(value, int | float | complex | str | bytes | frozenset | None):
            self._write(type(value).__name__, _told(value))
        else:
            self._write(type(value).__qualname__, getattr(value, "__qualname__", ""))

    def _take_class(self, kind: type) -> None:
        self._write("class", kind.__qualname__, getattr(kind, "_fields", ()))
        if issubclass(kind, enum.Enum):
            self._write(*((each.name, each.value) for each in kind))

    def _take_function(self, function: FunctionType) -> None:
        if id(function) in self._seen:
            return
        self._seen.add(id(function))
        if (function.__module__ or "").partition(".")[0] in LIBRARIES:
            self._write("library", function.__module__, function.__qualname__)
            return
        self.functions.append(function)
        self._write("function", function.__module__, function.__qualname__)
        names: dict[str, None] = {}
        for code in _codes(function.__code__):
            if not self._by_source:
                self._write_code(code)
            names.update(dict.fromkeys(code.co_names))
        if self._by_source:
            self._write(_source(function))
            names = dict.fromkeys(sorted(names))
        self._take(function.__defaults__)
        for cell in function.__closure__ or ():
            self._take(cell.cell_contents)
        for value in _named(function.__globals__, names):
            self._take(value)

    def _write_code(self, code: CodeType) -> None:
        self._write(code.co_code.hex(), code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
        self._write(code.co_argcount, code.co_kwonlyargcount, code.co_flags)
        self._write(*(_told(each) for each in code.co_consts if not isinstance(each, CodeType)))


def _source(function: FunctionType) -> str:
    """A function as it was written, without what is said of it: docstring, comments, types, decorators."""
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    assert isinstance(tree, ast.FunctionDef)
    tree.decorator_list, tree.returns = [], None
    for each in ast.walk(tree):
        if isinstance(each, ast.arg):
            each.annotation = None
    if ast.get_docstring(tree) is not None:
        del tree.body[0]
    return ast.unparse(tree)


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A function's code and that of the functions inside it."""
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)


def _named(space: dict[str, Any], names: Iterable[str]) -> Iterator[Any]:
    """What names mean in a space; of a module, what they mean in there."""
    for name in names:
        value = space.get(name)
        if isinstance(value, ModuleType):
            if value.__name__.partition(".")[0] not in LIBRARIES:
                yield from _named(vars(value), (each for each in names if each != name))
        elif name in space:
            yield value


def _told(value: object) -> str:
    """A constant in words that are the same in every process."""
    if isinstance(value, frozenset):
        return f"frozenset({sorted(map(repr, value))})"
    return repr(value)
