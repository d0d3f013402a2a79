"""Pieces of our games small enough for algorithms that want the whole tree."""

from __future__ import annotations

FINITE = {"dice": {"play": ["X", "X", "T", "HAIL", "HAIL", "MARY"]}}
"""A play die for First & Goal without breakaways and penalties, both of which can go on for ever."""

SMALL_BOX = {
    "dice": {
        "qb": {"faces": ["WR", "TE", "RB", "QB SNEAK 4", "WR", "TE"]},
        "white": {"faces": ["1 PAT Block", "2 Recover", "3 Sack", "4 Sack", "5", "6"]},
        "black": {"faces": ["1 TD", "2 TD", "3 TD", "4 Out of bounds", "5 Out of bounds", "6 TD arrow"]},
    }
}
"""Dice for Pocket Gridiron without set plays, scrambles, flags, injuries and video: a try becomes a small game without
loops."""


def cards(**counts: int) -> list[int]:
    """Twelve counts of one deck, by the number of the play."""
    held = [0] * 12
    for name, count in counts.items():
        held[int(name[1:])] = count
    return held


def last_gasp_try() -> str:
    """Home trails by one with the last play of the game, a two-point try: success wins, failure loses.

    The offense holds Screen and Slant, the defense Cover 2 Spy, which stops the one, and Nickel, which stops the other.
    """
    offense, defense = cards(c6=1, c7=1), cards(c6=1, c7=1)
    hand = offense + defense
    pile = [5 - held for held in hand]
    return (
        "phase=call score=13,14 half=2 y=2 to_gain=2 timeouts=0,0 trying=1 last_play=1 "
        f"in_hand=2,2 in_deck=0,0 in_pile=58,58 hand={','.join(map(str, hand))} "
        f"deck={','.join(['0'] * 24)} pile={','.join(map(str, pile))}"
    )
