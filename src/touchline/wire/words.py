"""What a person reads, as a program reads it: beside a sentence, the messages it was made of."""

from __future__ import annotations

from typing import Any

from touchline.wire.message import message


@message()
class Phrase:
    """One message: an id of the catalogues and what goes into it."""

    id: str
    args: dict[str, Any]
    """Names to texts, numbers, other messages, or lists of these."""


Words = dict[str, list[Phrase]]
"""By the name of the worded field: the messages that its sentence is made of, in order."""
