"""What a game tells of itself in named fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Fields: TypeAlias = Mapping[str, Any]
"""A view or a board: the fields that its game declares (``Game.View``, ``Game.Board``) and alone knows."""
