"""What can be said in the chat."""

from __future__ import annotations

from touchline.wire.commands import PhraseKey

PHRASES: dict[PhraseKey, str] = {
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
