"""What a seat can ask of a match: the commands, as the engine protocol words them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from touchline.server.dice.draws import CHAIN_LENGTHS
from touchline.server.matches.clocks import ClockTerms
from touchline.server.matches.once import CmdId
from touchline.server.matches.seats import HEX_32, Anchor, SeatTerms

PHRASES = {
    "hello": "Hello!",
    "good-luck": "Good luck!",
    "have-fun": "Have fun!",
    "well-played": "Well played!",
    "nice-one": "Nice one!",
    "lucky": "That was lucky.",
    "unlucky": "Unlucky!",
    "oops": "Oops!",
    "thinking": "Thinking…",
    "one-moment": "One moment, please.",
    "back": "I am back.",
    "thanks": "Thank you!",
    "sorry": "Sorry!",
    "close": "That was close!",
    "rematch": "Another one?",
    "good-game": "Good game!",
    "bye": "Goodbye!",
}
"""The chat: nothing can be said that is not here, so nobody has to moderate it."""


class Order(BaseModel):
    """Common to all commands."""

    model_config = ConfigDict(extra="ignore")

    cmd_id: str = Field(min_length=1, max_length=64, description="your own id; the same id is never carried out twice")
    seq: int | None = Field(
        default=None, ge=0, description="the last event you know; refused with 409 if the game moved on"
    )
    seat: int | None = Field(
        default=None, ge=0, le=15, description="which of your seats; needed only if you hold several"
    )


class Play(Order):
    """A decision of the seat to move."""

    op: Literal["play"]
    move: str = Field(max_length=200)


class Roll(Order):
    """A real roll, card or dart, entered."""

    op: Literal["roll"]
    outcome: str = Field(max_length=200)


class Resign(Order):
    """Give up."""

    op: Literal["resign"]


class Undo(Order):
    """Ask to take back the own last decision; a bot agrees at once."""

    op: Literal["undo"]


class Accept(Order):
    """Agree to the take-back that was asked for."""

    op: Literal["accept"]


class Decline(Order):
    """Do not agree to it (or withdraw the own request)."""

    op: Literal["decline"]


class Chat(Order):
    """Say one of the phrases of ``/api/phrases``."""

    op: Literal["chat"]
    phrase: Literal[tuple(PHRASES)]  # type: ignore[valid-type]


class Reveal(Order):
    """The value of one's chain for the round of two-party dice that is due, or in round 0 the value one pledged."""

    op: Literal["reveal"]
    round: int = Field(ge=0, le=1_000_000)
    value: str = Field(pattern=HEX_32)


class Entrust(Order):
    """Tell the server the chain's seed; it then reveals for you, and whoever runs it could foresee the rolls."""

    op: Literal["entrust"]
    seed: str = Field(pattern=HEX_32)


class Renew(Order):
    """Lay down the next dice chain before the one in use is used up; it begins where that one ends."""

    op: Literal["renew"]
    anchor: str = Field(pattern=HEX_32)
    length: int = Field(ge=CHAIN_LENGTHS.start, lt=CHAIN_LENGTHS.stop)


class Correct(Order):
    """At one table: change what an entry said; everything after it is folded again."""

    op: Literal["correct"]
    number: int = Field(ge=1, le=1_000_000)
    text: str = Field(max_length=200)
    cut: bool = False


class Replace(Order):
    """Let a bot play for a seat: the own one at any time, another's when its player has left."""

    op: Literal["replace"]
    whom: int = Field(ge=0, le=15)
    level: str = Field(default="random", max_length=32)


class Return(Order):
    """Come back and take over from the bot that stood in."""

    op: Literal["return"]


AnyOrder = Annotated[
    Play | Roll | Resign | Undo | Accept | Decline | Chat | Reveal | Entrust | Renew | Correct | Replace | Return,
    Field(discriminator="op"),
]
ORDERS: TypeAdapter[Any] = TypeAdapter(AnyOrder)


PLEDGE = r"^([0-9a-f]{64})?$"
ABOUT_PLEDGE = "committed dice: SHA-256 of 32 secret bytes of your own, which you reveal in round 0, when all have sat"


class Luck(BaseModel):
    """The dice a match is to be played with, and one's own part in them."""

    tier: str | None = Field(
        default=None,
        pattern=r"^(plain|committed|chains|entered)$",
        description="plain, committed, chains or entered; default: the most that the seats allow",
    )
    nonce: str = Field(default="", pattern=r"^([0-9a-f]{32})?$", description="of the commitment fetched from /api/dice")
    pledge: str = Field(default="", pattern=PLEDGE, description=ABOUT_PLEDGE)
    chain: Anchor | None = Field(default=None, description="your chain, for two-party dice")
    seed: int | None = Field(
        default=None, ge=0, lt=1 << 63, description="plain dice only, where nobody else sits down: the seed"
    )


class NewMatch(BaseModel):
    """A match to be made."""

    cmd_id: CmdId = None
    game: str = Field(max_length=64)
    rules: str = Field(default="", max_length=64, description="a named rule set; single options stand on top of it")
    options: dict[str, Any] = Field(default_factory=dict, max_length=64)
    data: dict[str, Any] | None = Field(
        default=None, description="corrected figures of dice and cards, as in a data file"
    )
    seats: list[SeatTerms] = Field(default_factory=list, max_length=16)
    dice: Luck = Field(default_factory=Luck)
    clock: ClockTerms = Field(default_factory=ClockTerms)
    position: str | None = Field(default=None, max_length=4000, description="where to begin, if not at the beginning")
    public: bool = Field(default=False, description="listed in the lobby; anybody may join and watch")
    watchable: bool = Field(default=True, description="whoever has the address may watch")
    rated: bool = False
    delay: int = Field(default=0, ge=0, le=86_400, description="seconds by which spectators are behind")


class Join(BaseModel):
    """Taking an open seat."""

    cmd_id: CmdId = None
    seat: int | None = Field(default=None, ge=0, le=15)
    name: str = Field(default="", max_length=32)
    invite: str = Field(default="", max_length=2048)
    pledge: str = Field(default="", pattern=PLEDGE, description=ABOUT_PLEDGE)
    chain: Anchor | None = None
