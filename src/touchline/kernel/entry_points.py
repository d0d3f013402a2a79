"""Entry points: loops over rules that run as machine code, asked for in one way.

Where Numba is installed it makes their code from the rules.  Where it is not, an entry point that playing needs came
along as WebAssembly, written from the same rules (``python -m tools.shipped_modules``): a file of its name in the
folder ``machine`` beside its source, run by Wasmtime.  What did not come along says which extra brings Numba.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from touchline.kernel.extras import missing_extra

if TYPE_CHECKING:
    from touchline.kernel.game import Game

T = TypeVar("T")
FOLDER = "machine"
"""Where modules lie, beside the source of their entry points."""


class Workplace(Protocol):
    """An entry point for one thread at a time, with room for what it works with."""

    def __call__(self, *arguments: Any) -> Any:
        """Run it; what its arguments hold afterwards is what it left there."""
        ...

    def settle(self, value: T) -> T:
        """An array, a record or a tuple of arrays where the code has it at hand: nothing is carried to and fro."""
        ...


class Shipped(NamedTuple):
    """An entry point that comes along as a module."""

    owner: Game | str
    """Whose it is: a game, or the name of what is no game's own."""
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    """Of the types that it is called with; what is in them does not matter."""
    calls: tuple[Callable[..., Any], ...] = ()
    """Functions that it calls and that are no marked rules."""


@cache
def can_compile() -> bool:
    """Whether machine code can be made here."""
    return find_spec("numba") is not None


@cache
def has_machine_code() -> bool:
    """Whether it can be made here, or what came along be run."""
    return can_compile() or find_spec("wasmtime") is not None


def module_file(function: Callable[..., Any]) -> Path:
    """Where the module of an entry point lies."""
    source = getattr(sys.modules[function.__module__], "__file__", None)
    return Path(source or "").parent / FOLDER / f"{function.__name__.lstrip('_')}.wasm"


def is_made(owner: Game | str, function: Callable[..., Any]) -> bool:
    """Whether the machine code is there, so that nobody waits for a compiler."""
    if not can_compile():
        return module_file(function).is_file()
    from touchline.kernel.compiled import cache_folder

    return any(cache_folder(owner, function).rglob(f"*{function.__name__}*.nbi"))


def entry_point(owner: Game | str, function: Callable[..., Any], calls: Iterable[Any] = ()) -> Callable[..., Any]:
    """A function over rules as machine code, for any number of threads; ``MissingExtra`` where there is none.

    ``calls``: functions that it calls and that are no marked rules.
    """
    if can_compile():
        from touchline.kernel.compiled import compile_rule, register

        for each in calls:
            register(each)
        made: Callable[..., Any] = compile_rule(owner, function)
        return made
    from touchline.kernel.shipped_code import Crew

    return Crew(_module_of(function))


def workplace(owner: Game | str, function: Callable[..., Any], calls: Iterable[Any] = ()) -> Workplace:
    """The same for one thread at a time, which keeps what it works with where the code has it at hand."""
    if can_compile():
        return Native(entry_point(owner, function, calls))
    from touchline.kernel.shipped_code import Machine

    return Machine(_module_of(function))


class Native:
    """Numba's code reads arrays wherever they are."""

    def __init__(self, code: Callable[..., Any]) -> None:
        self._code = code

    def __call__(self, *arguments: Any) -> Any:
        """Run it."""
        return self._code(*arguments)

    def settle(self, value: T) -> T:
        """As it is."""
        return value


def _module_of(function: Callable[..., Any]) -> Path:
    path = module_file(function)
    if not path.is_file() or not has_machine_code():
        problem = missing_extra("numba")
        assert problem is not None
        raise problem
    return path
