"""Names of a package that are loaded when somebody first uses them, so that importing the package costs nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any


def names_of(package: str, homes: Mapping[str, str]) -> Callable[[str], Any]:
    """The ``__getattr__`` of a package: each name from the module that is its home.

    Where that needs an extra that is not installed, the refusal names it.
    """

    def load_name(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        from touchline.kernel.extras import load

        return load(homes[name], name)

    return load_name
