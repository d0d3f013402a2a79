"""Dice that can be checked: how a ticket is drawn, what is laid down before, and hash chains revealed link by link.

Nothing in this file needs a server.  ``verify.py`` uses it to check a finished record,
and the page at ``/verify`` does the same in the browser.  ``docs/security.md`` says what all this proves.

**The pact.**  Before any value is shown, every party lays down the SHA-256 of what it will show: the server of its
secret, a player of 32 bytes of their own (a *pledge*) or of a whole chain (an *anchor*).  The *pact* is the SHA-256
of all of these together; it is told to everybody before the first roll and goes into every one.

**Drawing.**  A roll with weights that sum to ``total`` is decided by a ticket in
``0 … total − 1``.  ``key`` is the SHA-256 of the parts that went into the roll, each 32
bytes, the pact first (without it, the hash of a lone secret would be its commitment, which
everybody knows); block ``c`` is HMAC-SHA-256 of ``"<pact>:<draw>:<c>"`` under that key; its first
eight bytes, big-endian, are a number ``x``.  If ``x`` is below the largest multiple of
``total`` that fits in 64 bits, the ticket is ``x mod total``; otherwise the next block is
tried.  So every ticket is exactly as likely as any other.  (In the former scheme the match's id stood
in the place of the pact.)

**Chains.**  A party picks 32 secret bytes and hashes them ``length`` times; the last hash is
the anchor, known before the first roll.  Round 1 is decided by the value whose hash is the
anchor, round 2 by the value whose hash is that one, and so on.  A party can neither change
a value nor invent one; it can only keep silent, and whoever keeps silent loses.

**Renewal.**  A chain of ``length`` values serves ``length`` rounds.  Before it is used up its owner lays down
the anchor of the next one, which begins with the round after the last.  Nobody reveals anything for a round
before every chain that it needs has been laid down: a chain chosen after another's value is known could steer.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from itertools import count
from typing import Final

SPAN = 1 << 64
RENEW_AHEAD = 32
"""So many rounds before the end of a chain its owner is asked for the next one."""

PLAIN: Final = "plain"
COMMITTED: Final = "committed"
CHAINS: Final = "chains"
ENTERED: Final = "entered"
TIERS = (PLAIN, COMMITTED, CHAINS, ENTERED)
ELSEWHERE = "elsewhere"
"""What a record says of rolls that were made before the match moved to where it is now."""

FORMER, SCHEME = 1, 2
"""How tickets come about: matches of the former scheme are replayed and checked as what they were."""

NOTHING = "nothing"
"""What stands in a pact for a seat that brings nothing of its own."""


def pact_of(tier: str, commitment: str, laid: Sequence[str]) -> str:
    """The pact: what the server and, seat by seat, the players laid down before any value was shown.

    >>> pact_of("committed", "aa" * 32, ["pledge " + "bb" * 32, NOTHING])[:16]
    '9c37bb1ca17f065a'
    """
    lines = (f"touchline dice {SCHEME}", tier, commitment, *laid)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def pledged(commitment: str) -> str:
    """A seat's line in the pact: the hash of one value for the whole match."""
    return f"pledge {commitment}"


def anchored(length: int, anchor: str) -> str:
    """A seat's line in the pact: its first chain."""
    return f"chain {length} {anchor}"


def ticket(parts: Sequence[bytes], salt: str, draw: int, total: int) -> int:
    """The ticket of one draw, in ``0 … total − 1``, all equally likely.

    >>> ticket([bytes(32), bytes([1]) * 32], "example", 1, 6)
    2
    """
    key = hashlib.sha256(b"".join(parts)).digest()
    limit = SPAN - SPAN % total
    for counter in count():
        block = hmac.digest(key, f"{salt}:{draw}:{counter}".encode(), "sha256")
        x = int.from_bytes(block[:8], "big")
        if x < limit:
            return x % total
    raise AssertionError("count() does not end")


def pick(weights: Sequence[int], drawn: int) -> int:
    """The outcome a ticket falls on when the outcomes stand in line, each as wide as its weight.

    >>> [pick([1, 2, 3], drawn) for drawn in range(6)]
    [0, 1, 1, 2, 2, 2]
    """
    for outcome, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return outcome
    raise ValueError("the ticket is larger than the sum of the weights")


def server_part(seed: bytes, salt: str, at_round: int, who: str) -> bytes:
    """What follows from the server's secret for a round: its sealed part, or a chain that was entrusted to it."""
    return hmac.digest(seed, f"{salt}:{at_round}:{who}".encode(), "sha256")


def luck_part(luck: str) -> bytes:
    """A player's words, as 32 bytes (the former scheme)."""
    return hashlib.sha256(luck.encode()).digest()
