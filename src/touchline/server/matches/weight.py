"""What a match weighs in memory, so that room is given by the byte and not by the match."""

from __future__ import annotations

import sys
from typing import Any

from touchline.kernel.state import State
from touchline.server.matches.live import LiveMatch

ROW, STEP, MATCH = 1_500, 500, 20_000
"""Bytes of a row with what was read from it, of a step with its entry, and of a match that has neither."""


def weight(live: LiveMatch) -> int:
    """About how many bytes a match takes: its rows, its states, its shadow for spectators who see it later."""
    own = MATCH + ROW * len(live.rows) + live.text_bytes + len(live.match.states) * (STEP + _state_bytes(live))
    return own if live.shadow is None else 2 * own


def _state_bytes(live: LiveMatch) -> int:
    """Of one state, less what it shares with the one before."""
    state: State = live.match.states[-1]
    before: State | None = live.match.states[-2] if len(live.match.states) > 1 else None
    arrays = [name for name, field in state.fields.items() if field.is_array]
    own = [
        getattr(state, name) for name in arrays if before is None or getattr(state, name) is not getattr(before, name)
    ]
    return sys.getsizeof(state) + sum(map(sys.getsizeof, own))


class Weights(dict[str, int]):
    """Weights by match, and their sum."""

    def __init__(self) -> None:
        super().__init__()
        self._total = 0

    def total(self) -> int:
        """All of them."""
        return self._total

    def __setitem__(self, key: str, value: int) -> None:
        self._total += value - self.get(key, 0)
        super().__setitem__(key, value)

    def pop(self, key: str, default: Any = None) -> Any:
        """Take one off."""
        self._total -= self.get(key, 0)
        return super().pop(key, default)
