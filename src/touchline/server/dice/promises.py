"""What the dice of a match promise, in plain words and no more than ``docs/security.md`` proves."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.kernel.message import Message, english
from touchline.server.dice.draws import CHAINS, COMMITTED, ENTERED, FORMER, PLAIN
from touchline.server.matches.seats import Seat

UNPLEDGED, SEALED_CHAINS, ENTRUSTED = "committed-unpledged", "chains-sealed", "chains-entrusted"
FORMER_COMMITTED, FORMER_CHAINS = "former-committed", "former-chains"

PROMISES = (
    PLAIN, COMMITTED, UNPLEDGED, CHAINS, SEALED_CHAINS, ENTRUSTED, ENTERED, FORMER_COMMITTED, FORMER_CHAINS,
)  # fmt: skip
"""What can be promised, by key."""


def promised(key: str) -> Message:
    """What dice promise, to be said."""
    return Message(f"dice-{key}")


def badges_in_english() -> dict[str, str]:
    """Key → what is promised, for programs."""
    return {key: english([promised(key)]) for key in PROMISES}


def promise(tier: str, scheme: int, seats: Sequence[Seat], *, sealed: bool) -> str:
    """The id of what a match's dice promise, as its seats are now."""
    if tier not in (COMMITTED, CHAINS):
        return tier
    if scheme == FORMER:
        return FORMER_COMMITTED if tier == COMMITTED else FORMER_CHAINS
    if tier == COMMITTED:
        return COMMITTED if all(seat.pledge for seat in seats if seat.kind == "person") else UNPLEDGED
    if any(seat.entrusted for seat in seats):
        return ENTRUSTED
    return SEALED_CHAINS if sealed else CHAINS
