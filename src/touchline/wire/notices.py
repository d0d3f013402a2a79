"""Being told that it is one's turn: by Web Push, and by e-mail where the server has it."""

from __future__ import annotations

from typing import Annotated, Literal

from touchline.wire.message import Text, message, order

Language = Annotated[str, Text(16)]


@message()
class PushKey:
    """The server's public key, for a browser that subscribes."""

    ok: Literal[True] = True
    key: str


@order()
class PushOrder:
    """A browser's subscription: with a session's token for all matches of the account, with a seat's for that match."""

    endpoint: Annotated[str, Text(1024, 1)]
    p256dh: Annotated[str, Text(128, 1)]
    auth: Annotated[str, Text(64, 1)]
    lang: Language = "en"


@order()
class PushFarewell:
    """A subscription that is given up."""

    endpoint: Annotated[str, Text(1024, 1)]


@order()
class QuietOrder:
    """Whether nothing is to be told of a match."""

    quiet: bool


@message()
class NoticeState:
    """How you are told of your turn in a match."""

    ok: Literal[True] = True
    quiet: bool
    slow: bool
    """A match that is played over hours or days: only of such is anything told."""


@order()
class EmailOrder:
    """The address to be written to; an empty one is forgotten."""

    address: Annotated[str, Text(254)]
    lang: Language = "en"


@order()
class EmailToken:
    """What a letter brought: it confirms an address, or ends the letters to it."""

    token: Annotated[str, Text(2048, 1)]


@message()
class EmailState:
    """Whether letters are written."""

    ok: Literal[True] = True
    offered: bool
    """The server has set up SMTP."""
    address: str | None = None
    confirmed: bool = False
