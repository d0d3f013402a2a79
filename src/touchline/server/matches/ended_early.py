"""How a match ends without a result, and what everybody is told of it."""

from __future__ import annotations

from typing import Final

from touchline.kernel.message import Message

DECLINED: Final = "declined"
CANCELLED: Final = "cancelled"
ABORTED: Final = "aborted"

REASONS = (
    "generic", "later", "tooFast", "tooSlow", "timeControl", "rated", "casual", "standard", "variant", "noBot",
    "onlyBot",
)  # fmt: skip
"""Why somebody declines, by the keys that bot authors know."""


def ended_early(who: str, why: str, reason: str) -> Message:
    """What everybody is told.

    >>> ended_early("Ann", DECLINED, "tooFast").id
    'server-declined-toofast'
    """
    return Message(f"server-declined-{reason.lower()}" if why == DECLINED else "server-called-off", who=who)
