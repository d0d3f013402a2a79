"""PyTorch, where somebody has it."""

from __future__ import annotations

from typing import Any

import pytest


def torch_or_skip() -> Any:
    """The library; the set-up does not fetch it, because its usual form brings gigabytes for a GPU."""
    return pytest.importorskip("torch", reason="PyTorch, with its gigabytes for a GPU, is not fetched")
