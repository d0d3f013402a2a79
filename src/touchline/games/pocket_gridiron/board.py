"""The geometry of the drive strip and the dice, in units of a 320 wide portrait sheet, y downwards."""

from __future__ import annotations

from touchline.games.pocket_gridiron.dice import (
    BLACK,
    CARRIERS,
    DICE,
    FLAG,
    FUMBLE,
    INCOMP,
    ON_DEFENSE,
    ON_OFFENSE,
    QB,
    RB,
    SCRAMBLE,
    SET_PLAY,
    TARGET,
    TE,
    WHITE,
    WR,
    YELLOW,
)
from touchline.games.pocket_gridiron.dice_and_cards import Card, CardPlay, Die, Face
from touchline.games.pocket_gridiron.drives import DOWNS, SACKS_FOR_SAFETY
from touchline.games.pocket_gridiron.shape import (
    CardNumberShape,
    DieShape,
    DriveStripShape,
    FaceShape,
    PlaceShape,
    TeamCardShape,
)
from touchline.games.pocket_gridiron.state import FIELD_GOAL, PAT, PHASES, GridironBox
from touchline.games.pocket_gridiron.text import ORDINALS, printed_in

WIDTH, HEIGHT = 320, 432
MARGIN, GAP = 8, 4
SCORE_HEIGHT = 56
DOWN_TOP, DOWN_HEIGHT = 72, 40
SACK_TOP, SACK_HEIGHT = 116, 28
INJURY_TOP, INJURY_HEIGHT = 152, 32
DICE_TOP, DIE_SIZE = 228, 92


ROUTE_KINDS = ("route", "incomplete", "fumble")
KINDS = {
    "qb": ("target", "sneak", "scramble", "set-play"),
    "wr": ROUTE_KINDS,
    "te": ROUTE_KINDS,
    "rb": ROUTE_KINDS,
    "white": ("plain", "pat-block", "recover", "sack", "injury", "flag"),
    "black": ("touchdown", "touchdown-arrow", "out-of-bounds", "video"),
    "yellow": ("on-defense", "on-offense"),
}
"""What the kinds of faces are called, in the order of their numbers (PG-1)."""
UNCOUNTED = {
    QB: (TARGET, SCRAMBLE),
    WR: (INCOMP, FUMBLE),
    TE: (INCOMP, FUMBLE),
    RB: (INCOMP, FUMBLE),
    WHITE: (FLAG,),
    BLACK: (),
    YELLOW: (ON_DEFENSE, ON_OFFENSE),
}
"""By die: the kinds of faces without a number of their own."""


def boxes_in_a_row(
    count: int, top: float, height: float, left: float = MARGIN, right: float = WIDTH - MARGIN
) -> list[PlaceShape]:
    """Equal boxes side by side between two edges."""
    width = (right - left - (count - 1) * GAP) / count
    return [
        {"x": round(left + each * (width + GAP), 2), "y": top, "width": round(width, 2), "height": height}
        for each in range(count)
    ]


def board(box: GridironBox) -> DriveStripShape:
    """Both score boxes, downs, sacks, injuries, and the seven dice with their faces; the cards in Pro mode."""
    printed = printed_in(box)
    middle = WIDTH / 2
    halves = ((MARGIN, middle - GAP / 2), (middle + GAP / 2, WIDTH - MARGIN))
    return {
        "kind": "drive-strip",
        "unit": "px",
        "width": WIDTH,
        "height": HEIGHT,
        "scores": [{"seat": seat, **each} for seat, each in enumerate(boxes_in_a_row(2, MARGIN, SCORE_HEIGHT))],
        "downs": [
            {"down": down, "label": ORDINALS[down - 1], **each}
            for down, each in enumerate(boxes_in_a_row(DOWNS, DOWN_TOP, DOWN_HEIGHT), 1)
        ],
        "sacks": [
            {"sack": sack, "label": "safety" if sack == SACKS_FOR_SAFETY else f"sack {sack}", **each}
            for sack, each in enumerate(boxes_in_a_row(SACKS_FOR_SAFETY, SACK_TOP, SACK_HEIGHT), 1)
        ],
        "injuries": [
            {"seat": seat, "carrier": CARRIERS[carrier], **each}
            for seat, (left, right) in enumerate(halves)
            for carrier, each in zip(
                (WR, TE, RB, QB), boxes_in_a_row(4, INJURY_TOP, INJURY_HEIGHT, left, right), strict=True
            )
        ],
        "dice": [
            die_geometry(die, place)
            for die, place in zip(
                printed.dice,
                boxes_in_a_row(4, DICE_TOP, DIE_SIZE) + boxes_in_a_row(3, DICE_TOP + DIE_SIZE + GAP, DIE_SIZE),
                strict=True,
            )
        ],
        "drives": box.drives,
        "quarters": 4,
        "kicks": [PHASES[FIELD_GOAL], PHASES[PAT]],
        "cards": [card_words(card) for card in printed.cards],
    }


def die_geometry(die: Die, place: PlaceShape) -> DieShape:
    """One die: where it lies, and its faces with where each figure comes from."""
    faces = [face_shape(DICE.index(die.name), face) for face in die.faces]
    number = DICE.index(die.name)
    return {
        "die": die.name,
        "title": die.title,
        "colour": die.colour,
        **place,
        "opens": number == QB,
        "counts": number in (WHITE, BLACK),
        "faces": faces,
    }


def face_shape(die: int, face: Face) -> FaceShape:
    """One face, taken apart for whoever draws it."""
    return {
        "text": face.text,
        "name": face.name,
        "kind": KINDS[DICE[die]][face.kind],
        "number": None if face.kind in UNCOUNTED[die] else face.value,
        "sides": face.weight,
        "origin": face.origin,
        "again": die == QB and face.kind in (SCRAMBLE, SET_PLAY),
    }


def card_words(card: Card) -> TeamCardShape:
    """One team card, to be read."""

    def numbered(play: CardPlay) -> CardNumberShape:
        return {"play": play.text, "number": play.number}

    return {
        "card": card.name,
        "title": card.title,
        "origin": card.origin,
        "favoured": [{"play": play.text, "bonus": play.number} for play in card.favoured],
        "decoy": numbered(card.decoy),
        "intercept": numbered(card.intercept),
    }
