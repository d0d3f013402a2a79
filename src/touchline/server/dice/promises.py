"""What the dice of a match promise, in plain words and no more than ``docs/security.md`` proves."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.server.dice.draws import CHAINS, COMMITTED, ENTERED, FORMER, PLAIN
from touchline.server.matches.seats import Seat

UNPLEDGED, SEALED_CHAINS, ENTRUSTED = "committed-unpledged", "chains-sealed", "chains-entrusted"
FORMER_COMMITTED, FORMER_CHAINS = "former-committed", "former-chains"

BADGES = {
    PLAIN: (
        "Plain dice: the server rolls from a seed. Whoever runs the server could foresee and choose every roll; "
        "for playing alone or with people who trust the host."
    ),
    COMMITTED: (
        "Committed dice: the server and every player fixed a secret value before any of them was shown, and every roll "
        "follows from all of them. Nobody could choose a roll; whoever runs the server can foresee them."
    ),
    UNPLEDGED: (
        "Committed dice: the server fixed its secret before the first roll and lays it open at the end. Not everybody "
        "brought a value of their own; for whoever did not, the server could have chosen."
    ),
    CHAINS: (
        "Two-party dice: every roll mixes a value of each player, fixed beforehand and shown after the action is "
        "recorded. Nobody, not even the host, could choose a roll or know it before the action; whoever does not show "
        "a value loses."
    ),
    SEALED_CHAINS: (
        "Two-party dice with hidden cards: every roll mixes a value of each player and one of the server, fixed "
        "beforehand. Nobody, not even the host, could choose a roll; whoever does not show a value loses. The cards "
        "are hidden from the other players, not from whoever runs the server."
    ),
    ENTRUSTED: (
        "Two-party dice, entrusted: somebody lets the server roll for them. Every value is still fixed beforehand, but "
        "whoever runs the server knows the entrusted ones."
    ),
    ENTERED: "Real dice: somebody at the table says what fell. There is nothing to prove.",
    FORMER_COMMITTED: (
        "Committed dice of the former scheme: the rolls follow from the server's secret and the players' words. It "
        "does not prove that nobody chose them: whoever joined last, or the server, could have."
    ),
    FORMER_CHAINS: (
        "Two-party dice of the former scheme: every roll mixes a value of each player, fixed before the match. A host "
        "who played could have chosen between his value and the server's."
    ),
}
"""What is promised, by the id that clients word in their own language."""


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
