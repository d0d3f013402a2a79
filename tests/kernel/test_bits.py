"""Sets as bits: the same answers interpreted and in machine code (on a GPU: ``tests/lab/test_lab_gpu.py``)."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from touchline.kernel.bits import lowest, size_of
from touchline.kernel.compiled import compile_rule


def both(members: Any, found: Any) -> None:
    for i in range(len(members)):
        found[i, 0] = lowest(members[i])
        found[i, 1] = size_of(members[i])


def test_machine_code_answers_as_python_does() -> None:
    rng = random.Random(1)
    sets = [1 << n for n in range(63)] + [rng.getrandbits(63) | 1 << rng.randrange(63) for _ in range(300)]
    plain, compiled = np.zeros((len(sets), 2), np.int64), np.zeros((len(sets), 2), np.int64)
    both(sets, plain)
    compile_rule("bits", both)(np.array(sets, np.int64), compiled)
    assert (plain == compiled).all()
    assert plain[:63].tolist() == [[n, 1] for n in range(63)]
