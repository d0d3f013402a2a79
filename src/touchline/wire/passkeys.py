"""Passkeys: signing in with what a device or a security key holds, beside the passphrase (WebAuthn)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from touchline.wire.message import Text, message, order
from touchline.wire.people import Passphrase


@order()
class NewPasskey:
    """The passphrase once more: whoever found a session open makes no key to it."""

    passphrase: Passphrase


@message()
class PasskeyOptions:
    """What a browser is to be asked."""

    ok: Literal[True] = True
    options: dict[str, Any]
    """As ``PublicKeyCredential.parseCreationOptionsFromJSON`` or ``parseRequestOptionsFromJSON`` reads them."""
    state: str
    """Send it back with the browser's answer; good for five minutes and once."""


@order()
class PasskeyAnswer:
    """What the browser answered."""

    state: Annotated[str, Text(2048)]
    credential: dict[str, Any]
    """As ``PublicKeyCredential.toJSON`` writes it."""
    name: Annotated[str, Text(32)] = ""
    """What the new passkey is to be called."""


@message()
class Passkey:
    """A passkey of yours."""

    id: str
    name: str
    created: int
    used: int | None
    """When somebody last signed in with it."""
