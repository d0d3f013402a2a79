"""The box as machine code has it."""

from __future__ import annotations

from typing import Any

import numpy as np


def box_record(box: Any) -> np.void:
    """The box as one NumPy record: passed by reference, so that a rule call costs nothing for it."""
    layout: list[Any] = []
    for name, value in zip(box._fields, box, strict=True):
        layout.append((name, "i8") if isinstance(value, int) else (name, "i4", (max(1, len(value)),)))
    record = np.zeros(1, dtype=np.dtype(layout, align=True))
    for name, value in zip(box._fields, box, strict=True):
        if isinstance(value, int) or len(value):
            record[name][0] = value
    return record[0]  # type: ignore[no-any-return]
