"""What a person reads, as a program reads it: beside a sentence, the messages it was made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from touchline.kernel.message import Message, messages_json
from touchline.wire.message import typed_dict


@typed_dict
class Phrase(TypedDict):
    """One message: an id of the catalogues and what goes into it."""

    id: str
    args: dict[str, Any]
    """Names to texts, numbers, other messages, or lists of these."""


Words = dict[str, list[Phrase]]
"""By the name of the worded field: the messages that its sentence is made of, in order."""


def words_of(**fields: Sequence[Message]) -> Words | None:
    """The messages behind some fields; nothing for those that no catalogue words."""
    found: Words | None = messages_json(**fields).get("words")
    return found
