"""The seats of a match: who sits on them, and the dice chain each has laid down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel, Field

from touchline.server.fair_dice import CHAIN_LENGTHS

HEX_32 = r"^[0-9a-f]{64}$"
NAME = r"^[^\x00-\x1f\x7f\"\\{}\[\]<>]{1,32}$"
ACCOUNT = r"^[a-z0-9][a-z0-9_-]{1,23}$"


class SeatTerms(BaseModel):
    """What is wanted for a seat when a match is made.

    ``person``: whoever makes the match sits here (on several, at one table).  ``open``: whoever has
    the invitation, or anybody if the match is public, or only ``account``.  ``bot``: an opponent of a level.
    """

    kind: Literal["person", "open", "bot"] = "open"
    name: str = Field(default="", max_length=32)
    level: str = Field(default="random", max_length=32)
    account: str = Field(default="", max_length=24)


class Anchor(BaseModel):
    """The end of a dice chain, laid down before the match."""

    anchor: str = Field(pattern=HEX_32)
    length: int = Field(ge=CHAIN_LENGTHS.start, lt=CHAIN_LENGTHS.stop)


@dataclass
class Seat:
    """One seat as folded from the rows."""

    kind: str
    name: str = ""
    account: str = ""
    """Who sits here, or for whom an open seat is kept."""
    level: str = ""
    """The bot's level, for a bot's seat or while a bot stands in."""
    stand_in: bool = False
    """A bot is playing for somebody who has left."""
    luck: str = ""
    """The words mixed into committed dice."""
    anchor: str = ""
    length: int = 0
    value: str = ""
    """The chain's value of the last round revealed (the anchor before the first)."""
    rounds: int = 0
    """How many rounds this seat has revealed."""
    gone_from: int | None = None
    """The round from which the server's sealed seed stands in for this seat's chain."""
    seed: str = ""
    """The chain's seed, when the seat has entrusted it to the server."""
    acted: int = 0
    """When the seat last did anything."""

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.kind == "bot" or self.stand_in

    @property
    def chained(self) -> bool:
        """Whether the seat takes part in two-party dice."""
        return bool(self.anchor)

    def public(self) -> dict[str, Any]:
        """What everybody may know of it."""
        shown: dict[str, Any] = {"kind": self.kind, "name": self.name}
        if self.account:
            shown["account"] = self.account
        if self.by_bot:
            shown["level"] = self.level
        if self.stand_in:
            shown["stand_in"] = True
        if self.seed:
            shown["entrusted"] = True
        return shown
