"""Libraries that playing does not need: which extra brings them, said when one is missing."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Any

from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message

EXTRAS = {
    "lab": ("choix", "matplotlib", "polars", "scipy"),
    "envs": ("gymnasium", "open_spiel", "pettingzoo", "pyspiel"),
    "ray": ("ray",),
    "fast": ("llvmlite", "numba"),
    "cuda": ("numba_cuda",),
    "bench": ("jax", "pgx", "rlcard"),
    "postgres": ("asyncpg",),
    "redis": ("redis",),
}
"""Extra → the libraries that it brings."""


class MissingExtra(TouchlineError, ModuleNotFoundError):
    """Something that is installed only on request."""

    kind = "missing-extra"


def missing_extra(library: str) -> MissingExtra | None:
    """What to say when a library is not installed; ``None`` where it is no extra's.

    >>> missing_extra("polars").message
    "polars is not installed; it comes with the laboratory's extra: pip install 'touchline[lab]'"
    """
    for extra, libraries in EXTRAS.items():
        if library.partition(".")[0] in libraries:
            named = f"extra-{extra}" if extra in ("lab", "envs") else "extra-other"
            return MissingExtra(Message(named, library=library, extra=extra), field=extra)
    return None


def require(*libraries: str) -> None:
    """Raise ``MissingExtra`` unless all are installed: before hours of work, not after."""
    for library in libraries:
        if find_spec(library) is None and (told := missing_extra(library)):
            raise told


def load(module: str, name: str) -> Any:
    """A name in a module, imported now; ``MissingExtra`` when a library behind it is not installed."""
    try:
        return getattr(importlib.import_module(module), name)
    except ModuleNotFoundError as problem:
        raise missing_extra(problem.name or "") or problem from None
