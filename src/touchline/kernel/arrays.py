"""Arrays by what is in them; whoever has no NumPy, as a browser, only reads the names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Array: TypeAlias = "NDArray[Any]"
Ints: TypeAlias = "NDArray[np.integer[Any]]"
"""Whole numbers of any size."""
Floats: TypeAlias = "NDArray[np.floating[Any]]"
Flags: TypeAlias = "NDArray[np.bool_]"
Records: TypeAlias = "NDArray[np.void]"
"""States, one a record."""


class Numbers(Protocol):
    """Whole numbers in a row, read and written one by one: a list, or an array in machine code."""

    def __getitem__(self, at: int, /) -> int: ...

    def __setitem__(self, at: int, value: int, /) -> None: ...

    def __len__(self) -> int: ...
