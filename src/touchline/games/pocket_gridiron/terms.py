"""What the sentences of Pocket Gridiron speak of, as messages: downs, players, faces, strengths."""

from __future__ import annotations

from touchline.games.pocket_gridiron.dice import (
    ARROW,
    BLACK,
    DICE,
    INJURY,
    OUT_OF_BOUNDS,
    PAT_BLOCK,
    RECOVER,
    SACK,
    TOUCHDOWN,
    VIDEO,
    WHITE,
)
from touchline.games.pocket_gridiron.dice_and_cards import Face
from touchline.games.pocket_gridiron.play import intensity, play_number, value_left
from touchline.games.pocket_gridiron.state import DECOY, INTERCEPT, PLAYS, GridironBox, GridironState
from touchline.kernel.message import Argument, Message, plain

FACES = {
    (WHITE, PAT_BLOCK): "pg-face-pat-block",
    (WHITE, RECOVER): "pg-face-recover",
    (WHITE, SACK): "pg-face-sack",
    (WHITE, INJURY): "pg-face-injury",
    (BLACK, TOUCHDOWN): "pg-face-touchdown",
    (BLACK, ARROW): "pg-face-arrow",
    (BLACK, OUT_OF_BOUNDS): "pg-face-out-of-bounds",
    (BLACK, VIDEO): "pg-face-video",
}
"""Faces with a number and a word; all others are read as they are printed."""


def down(number: int) -> Message:
    """``3rd & goal``."""
    return Message("pg-down", number=number)


def this_down(s: GridironState) -> Message:
    """The down, or the try, at the beginning of a sentence."""
    return Message("pg-the-try") if s.trying else down(s.down)


def player(carrier: int) -> Message:
    """Who carries the ball."""
    return Message(f"pg-player-{DICE[carrier]}")


def shown_face(die: int, face: Face) -> Message:
    """What a die shows."""
    named = FACES.get((die, face.kind))
    return plain(face.text) if named is None else Message(named, value=face.value)


def strength(s: GridironState, box: GridironBox) -> Message:
    """The intensity and how it came about, ``intensity 7 (6 − 1 injured + 2 favoured)``, and the check that comes now.

    Set plays add something in the basic game only (PG-3.7, PG-6.1), team cards in Pro mode only (PG-6.2).
    """
    play = play_number(s)
    injured = box.value[play] - value_left(s, box)
    favour = box.favour[s.cards[s.offense] * PLAYS + play]
    args: dict[str, Argument] = {"intensity": intensity(s, box)}
    named = "pg-intensity"
    for part, amount in (("injured", injured), ("set-play", s.bonus), ("favoured", favour)):
        if amount:
            named += f"-{part}"
            args |= {"printed": box.value[play], "less" if part == "injured" else "more": amount}
    return checked(s, Message(named, **args))


def checked(s: GridironState, told: Message) -> Message:
    """PG-6.3: what was told, and the skill check that comes now."""
    if s.phase == INTERCEPT:
        return Message("pg-and-read", told=told)
    return Message("pg-and-decoy", told=told) if s.phase == DECOY else told
