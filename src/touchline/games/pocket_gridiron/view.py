"""Pocket Gridiron as named fields.  Nothing is hidden in this game."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from touchline.games.pocket_gridiron.dice import CARRIERS, FLAG, QB, RB, SIDES, TE, WHITE, WR
from touchline.games.pocket_gridiron.play import intensity
from touchline.games.pocket_gridiron.state import (
    CARD_NAMES,
    DECOY,
    DEF_PENALTY,
    DEFENSE,
    FLAG_DUE,
    INTERCEPT,
    OFF_PENALTY,
    PHASES,
    GridironBox,
    GridironState,
    Phase,
)
from touchline.games.pocket_gridiron.text import called_play, printed_in, quarter_of


class FateShape(TypedDict):
    """What a face of the white die does to the play."""

    face: str
    """In notation."""
    fate: Literal["open", "through", "stopped", "flag"]
    """``open``: the defense's second roll decides; ``flag``: it is thrown before anything is decided."""
    covered: int
    """How much of the intensity the defense has reached with it."""


class SharesShape(TypedDict):
    """How often the play gets past the defense, and what else may happen first; together 1."""

    through: float
    stopped: float
    flag: float


class PocketGridironView(TypedDict):
    """Pocket Gridiron: drives of downs and sacks, played with the dice of a sheet."""

    phase: Phase
    """What is due."""
    score: list[int]
    """By side."""
    offense: int
    """The side with the ball; before the toss the side that chooses its card."""
    first: int
    """The side that received the opening kick-off."""
    drive: int
    """From 1, both sides' together."""
    drives: int
    """How many the game has."""
    quarter: int
    down: int
    """1 to 4; a try is played as on the 4th."""
    sacks: int
    """In this drive; the third is a safety."""
    trying: bool
    """The play is a try for two points."""
    carrier: str
    """Who has the ball in this play."""
    play: str | None
    """The play that the carrier's die names; null before it is rolled."""
    intensity: int | None
    """What the defense has to reach; null where nothing is contested."""
    bonus: int
    """What set plays have added to it."""
    scrambles: int
    """In this play; the third is a sack."""
    shown: str | None
    """The defense's first roll; null before it is made."""
    flags_off: bool
    """A flag was declined in this play: every further one counts 0."""
    one_roll: bool
    """A decoy has left the defense with one roll."""
    injuries: list[dict[str, int]]
    """By side: how often each of ``WR``, ``TE``, ``RB`` and ``QB`` was hurt."""
    cards: list[str | None]
    """By side: the team card; null without one."""
    called: NotRequired[str | None]
    """The play as the team cards name it; null before it is rolled."""
    covered: NotRequired[int]
    """How much of the intensity the defense has reached."""
    last_roll: NotRequired[bool]
    """The defense's next roll is its last in this play."""
    fates: NotRequired[list[FateShape]]
    """What each face of the white die would do to the play; empty where nothing is contested."""
    shares: NotRequired[SharesShape | None]
    """What all the rolls that the defense has left come to; null where it has none."""
    position: NotRequired[str]
    """The position in one line."""


CONTESTED = (INTERCEPT, DECOY, DEFENSE, FLAG_DUE, DEF_PENALTY, OFF_PENALTY)
"""Phases in which the defense is still to answer a play."""
ANSWERED = (DEFENSE, DEF_PENALTY)
"""Those of them in which nothing comes before its white dice."""


class Hints(TypedDict):
    """What a screen is sent beside the state, so that it runs no rules."""

    called: str | None
    covered: int
    last_roll: bool
    fates: list[FateShape]
    shares: SharesShape | None


def hints(s: GridironState, box: GridironBox) -> Hints:
    """How the play stands, and what the defense's next roll would do to it."""
    play, contested = called_play(s, box), s.phase in CONTESTED
    if s.phase == DEF_PENALTY:  # PG-4.2: declined, the roll is made again, and a flag counts nothing any more
        s = s.copy()
        s.flags_off = 1
    return {
        "called": None if play is None else f"{CARRIERS[s.carrier]} {play.name}",
        "covered": reached(s, box) if contested else 0,
        "last_roll": contested and (bool(s.one_roll) or s.shown > 0),
        "fates": [fate(s, box, face) for face in range(len(printed_in(box).dice[WHITE].faces))] if contested else [],
        "shares": shares(s, box) if s.phase in ANSWERED else None,
    }


def shares(s: GridironState, box: GridironBox) -> SharesShape:
    """PG-3.2, PG-4.1: over every roll that is left; the second is made whatever the first has shown."""
    told: SharesShape = {"through": 0.0, "stopped": 0.0, "flag": 0.0}
    weights = box.weight[WHITE * SIDES : WHITE * SIDES + box.faces[WHITE]]
    for face, weight in enumerate(weights):
        part, comes = weight / sum(weights), fate(s, box, face)["fate"]
        if comes == "flag":
            told["flag"] += part
        elif comes == "through" or s.shown or s.one_roll:
            told["through" if comes == "through" else "stopped"] += part
        else:
            second = s.copy()
            second.shown = face + 1
            after = shares(second, box)
            told = {
                "through": told["through"] + part * after["through"],
                "stopped": told["stopped"] + part * after["stopped"],
                "flag": told["flag"] + part * after["flag"],
            }
    return told


def reached(s: GridironState, box: GridironBox) -> int:
    """PG-3.2: what the defense's first roll counts; nothing before it is made."""
    return box.value[WHITE * SIDES + s.shown - 1] if s.shown else 0


def fate(s: GridironState, box: GridironBox, face: int) -> FateShape:
    """PG-3.2, PG-4.1: what a face of the white die would do to the play that is contested."""
    white, text = WHITE * SIDES + face, printed_in(box).face(WHITE, face).text
    if box.kind[white] == FLAG and not s.flags_off:
        return {"face": text, "fate": "flag", "covered": reached(s, box)}
    covered = reached(s, box) + box.value[white]
    if covered >= intensity(s, box):
        return {"face": text, "fate": "stopped", "covered": covered}
    return {"face": text, "fate": "through" if s.shown or s.one_roll else "open", "covered": covered}


def everything(s: GridironState, box: GridironBox) -> PocketGridironView:
    """The whole state, named."""
    play = called_play(s, box)
    contested = s.phase in CONTESTED
    return {
        "phase": PHASES[s.phase],
        "score": list(s.score),
        "offense": s.offense,
        "first": s.first,
        "drive": s.drive,
        "drives": box.drives,
        "quarter": quarter_of(s.drive, box),
        "down": s.down,
        "sacks": s.sacks,
        "trying": bool(s.trying),
        "carrier": CARRIERS[s.carrier],
        "play": None if play is None else play.text,
        "intensity": intensity(s, box) if contested else None,
        "bonus": s.bonus,
        "scrambles": s.scrambles,
        "shown": printed_in(box).face(WHITE, s.shown - 1).text if s.shown else None,
        "flags_off": bool(s.flags_off),
        "one_roll": bool(s.one_roll),
        "injuries": [
            {CARRIERS[carrier]: s.injuries[seat * len(CARRIERS) + carrier] for carrier in (WR, TE, RB, QB)}
            for seat in range(2)
        ],
        "cards": [CARD_NAMES[card] if card else None for card in s.cards],
    }
