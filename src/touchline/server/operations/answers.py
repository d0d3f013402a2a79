"""Heavy answers, made once, in pieces, and kept by the byte."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator, Hashable

from touchline.server.operations.work import in_pieces

MOST_BYTES = 32 << 20


class Answers:
    """What was made lately, up to so many bytes."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.size = 0

    async def of(self, key: Hashable, making: Generator[None, None, bytes]) -> bytes:
        """The answer under a key; ``making`` makes it, piece by piece, from things that do not change meanwhile."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = await in_pieces(making)
        if key not in self._kept:
            self._kept[key] = made
            self.size += len(made)
        while self.size > self._most:
            self.size -= len(self._kept.popitem(last=False)[1])
        return made
