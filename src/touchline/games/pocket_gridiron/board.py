"""The geometry of the drive strip and the dice, in units of a 320 wide portrait sheet, y downwards."""

from __future__ import annotations

from typing import Any

from touchline.games.pocket_gridiron.dice import CARRIERS, QB, RB, TE, WR
from touchline.games.pocket_gridiron.drives import DOWNS, SACKS_FOR_SAFETY
from touchline.games.pocket_gridiron.sheet import Card, CardPlay, Die
from touchline.games.pocket_gridiron.state import GridironBox
from touchline.games.pocket_gridiron.text import ORDINALS, sheet_of

WIDTH, HEIGHT = 320, 432
MARGIN, GAP = 8, 4
SCORE_HEIGHT = 56
DOWN_TOP, DOWN_HEIGHT = 72, 40
SACK_TOP, SACK_HEIGHT = 116, 28
INJURY_TOP, INJURY_HEIGHT = 152, 32
DICE_TOP, DIE_SIZE = 228, 92


def boxes_in_a_row(count: int, top: float, height: float, left: float = MARGIN, right: float = WIDTH - MARGIN) -> Any:
    """Equal boxes side by side between two edges."""
    width = (right - left - (count - 1) * GAP) / count
    return [
        {"x": round(left + each * (width + GAP), 2), "y": top, "width": round(width, 2), "height": height}
        for each in range(count)
    ]


def board(box: GridironBox) -> dict[str, Any]:
    """Both score boxes, downs, sacks, injuries, and the seven dice with their faces; the cards in Pro mode."""
    sheet = sheet_of(box)
    middle = WIDTH / 2
    halves = ((MARGIN, middle - GAP / 2), (middle + GAP / 2, WIDTH - MARGIN))
    return {
        "kind": "drive-strip",
        "unit": "px",
        "width": WIDTH,
        "height": HEIGHT,
        "scores": [{"seat": seat} | each for seat, each in enumerate(boxes_in_a_row(2, MARGIN, SCORE_HEIGHT))],
        "downs": [
            {"down": down, "label": ORDINALS[down - 1]} | each
            for down, each in enumerate(boxes_in_a_row(DOWNS, DOWN_TOP, DOWN_HEIGHT), 1)
        ],
        "sacks": [
            {"sack": sack, "label": "safety" if sack == SACKS_FOR_SAFETY else f"sack {sack}"} | each
            for sack, each in enumerate(boxes_in_a_row(SACKS_FOR_SAFETY, SACK_TOP, SACK_HEIGHT), 1)
        ],
        "injuries": [
            {"seat": seat, "carrier": CARRIERS[carrier]} | each
            for seat, (left, right) in enumerate(halves)
            for carrier, each in zip(
                (WR, TE, RB, QB), boxes_in_a_row(4, INJURY_TOP, INJURY_HEIGHT, left, right), strict=True
            )
        ],
        "dice": [
            die_geometry(die, place)
            for die, place in zip(
                sheet.dice,
                boxes_in_a_row(4, DICE_TOP, DIE_SIZE) + boxes_in_a_row(3, DICE_TOP + DIE_SIZE + GAP, DIE_SIZE),
                strict=True,
            )
        ],
        "drives": box.drives,
        "quarters": 4,
        "cards": [card_words(card) for card in sheet.cards],
    }


def die_geometry(die: Die, place: dict[str, Any]) -> dict[str, Any]:
    """One die: where it lies, and its faces with where each figure comes from."""
    faces = [{"text": face.text, "sides": face.weight, "origin": face.origin} for face in die.faces]
    return {"die": die.name, "title": die.title, "colour": die.colour, **place, "faces": faces}


def card_words(card: Card) -> dict[str, Any]:
    """One team card, to be read."""

    def words(play: CardPlay, figure: str) -> dict[str, Any]:
        return {"play": play.text, figure: play.number}

    return {
        "card": card.name,
        "title": card.title,
        "origin": card.origin,
        "favoured": [words(play, "bonus") for play in card.favoured],
        "decoy": words(card.decoy, "number"),
        "intercept": words(card.intercept, "number"),
    }
