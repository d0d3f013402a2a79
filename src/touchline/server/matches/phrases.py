"""What can be said in the chat."""

from __future__ import annotations

from typing import get_args

from touchline.kernel.message import Message, english
from touchline.wire.commands import PhraseKey

PHRASES: tuple[PhraseKey, ...] = get_args(PhraseKey)
"""The chat: nothing can be said that is not here, so nobody has to moderate it."""


def phrase(key: str) -> Message:
    """One of them."""
    return Message(f"chat-{key}")


def phrases_in_english() -> dict[PhraseKey, str]:
    """Key → the phrase, for programs."""
    return {key: english([phrase(key)]) for key in PHRASES}
