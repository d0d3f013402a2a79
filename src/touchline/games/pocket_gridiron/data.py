"""Reading ``data.toml`` and an owner's corrections to it (PG-1.8).

Every complaint is a ``BadData`` with the dotted key at fault, so that whoever read the file can
name its line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from touchline.games.pocket_gridiron.dice import (
    ARROW,
    BLACK,
    CARRIERS,
    DICE,
    FLAG,
    FUMBLE,
    INCOMP,
    INJURY,
    ON_DEFENSE,
    ON_OFFENSE,
    OUT_OF_BOUNDS,
    PAT_BLOCK,
    PLAIN,
    QB,
    RB,
    RECOVER,
    ROUTE,
    SACK,
    SCRAMBLE,
    SET_PLAY,
    SIDES,
    SNEAK,
    TARGET,
    TE,
    TOUCHDOWN,
    VIDEO,
    WHITE,
    WR,
    YELLOW,
)
from touchline.games.pocket_gridiron.dice_and_cards import Card, CardPlay, DiceAndCards, Die, Face
from touchline.games.pocket_gridiron.state import CARD_NAMES
from touchline.kernel.box_figures import BoxFigure, Corrections
from touchline.kernel.errors import BadData
from touchline.kernel.message import Message

ORIGINS = ("text", "forced", "default", "box")
HIGHEST_VALUE = 20
"""More than any printed route: a slip of the pen."""
HIGHEST_BONUS = 9
LONGEST_TEXT = 40
"""Of a face, a title or a colour: what fits on a button."""

DIE_KEYS = ("title", "colour", "faces", "origins")
CARD_KEYS = ("title", "origin", "origins", "favoured", "decoy", "intercept")
TARGETS = {"WR": WR, "TE": TE, "RB": RB}
WORDS_ON_WHITE = {"": PLAIN, "PAT Block": PAT_BLOCK, "Recover": RECOVER, "Sack": SACK, "2x injury": INJURY}
WORDS_ON_BLACK = {"TD": TOUCHDOWN, "TD arrow": ARROW, "Out of bounds": OUT_OF_BOUNDS, "VIDEO": VIDEO}
ROUTE_FACE = re.compile(r"(?P<name>[A-Za-z][A-Za-z0-9 &'./-]*?) (?P<value>\d{1,2})")
WHITE_FACE = re.compile(r"(?P<value>\d)(?: (?P<word>[a-z2 ]+))?", re.IGNORECASE)
BLACK_FACE = re.compile(r"(?P<value>[1-6]) (?P<word>[a-z ]+)", re.IGNORECASE)
YELLOW_FACE = re.compile(r"(?P<name>[A-Za-z][A-Za-z0-9 './-]*?) (?P<side>DEF|OFF)", re.IGNORECASE)


def read_dice_and_cards(
    correction: Corrections | None = None,
    *,
    cards: bool = True,
    former_cards: Mapping[str, Mapping[str, Any]] | None = None,
) -> DiceAndCards:
    """The dice and cards of the box, corrected where an owner knows better.

    Without ``cards`` (the basic game) only the cards that the owner corrects are checked, and none is kept.
    ``former_cards`` are figures of our own that another version of the rules had.

    >>> faces = ["Dive 2", "Dive 2", "Draw 4", "Sweep 5", "FUMBLE", "FUMBLE"]
    >>> printed = read_dice_and_cards({"dice": {"rb": {"faces": faces}}}, cards=False)
    >>> [(face.text, face.weight) for face in printed.dice[RB].faces]
    [('Dive 2', 2), ('Draw 4', 1), ('Sweep 5', 1), ('FUMBLE', 2)]
    """
    given = _table(correction or {}, "", ("dice", "cards"))
    own = default_data()
    dice_given = _table(given.get("dice", {}), "dice", DICE)
    dice = tuple(
        read_die(die, own["dice"][name], _table(dice_given.get(name, {}), f"dice.{name}", DIE_KEYS))
        for die, name in enumerate(DICE)
    )
    cards_given = _table(given.get("cards", {}), "cards", CARD_NAMES[1:])
    read = {
        name: read_card(
            name,
            own["cards"][name] | (former_cards or {}).get(name, {}),
            _table(cards_given.get(name, {}), f"cards.{name}", CARD_KEYS),
            dice,
        )
        for name in CARD_NAMES[1:]
        if cards or name in cards_given
    }
    return DiceAndCards(dice, tuple(read.values()) if cards else ())


@cache
def default_data() -> dict[str, Any]:
    """What ``data.toml`` says."""
    return tomllib.loads((Path(__file__).parent / "data.toml").read_text(encoding="utf-8"))


def box_figures() -> list[BoxFigure]:
    """Every die and card as a data file would correct it, with where it comes from."""
    own = default_data()
    found = [BoxFigure(f"dice.{name}.faces", die["faces"], tuple(die["origins"])) for name, die in own["dice"].items()]
    for name, card in own["cards"].items():
        for part in ("favoured", "decoy", "intercept"):
            origin = card.get("origins", {}).get(part, card["origin"])
            found.append(BoxFigure(f"cards.{name}.{part}", card[part], (origin,)))
    return found


# ---- the shape of the file


def _table(value: object, key: str, known: Sequence[str]) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        told = Message("pg-data-table", key=key or Message("pg-data-the-data"), value=_quoted(value))
        raise BadData(told, field=key, rules=["PG-1.8"])
    for name in value:
        if name not in known:
            path = f"{key}.{name}" if key else str(name)
            told = Message("pg-data-unknown", key=path, known=", ".join(known))
            raise BadData(told, field=path, rules=["PG-1.8"])
    return value


def _text(value: object, key: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise BadData(Message("pg-data-text", key=key, value=_quoted(value)), field=key, rules=["PG-1.8"])
    tidy = " ".join(value.split())
    if len(value) > LONGEST_TEXT or not tidy.isprintable():
        raise BadData(Message("pg-data-long", key=key, most=LONGEST_TEXT), field=key, rules=["PG-1.8"])
    return tidy


def _quoted(value: object) -> str:
    """What was written, as far as it is worth repeating."""
    return repr(value) if len(repr(value)) <= 2 * LONGEST_TEXT else repr(value)[: 2 * LONGEST_TEXT] + "…"


def _number(value: object, key: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        told = Message("pg-data-number", key=key, low=low, high=high, value=_quoted(value))
        raise BadData(told, field=key, rules=["PG-1.8"])
    return value


def _list(value: object, key: str, count: int, what: str) -> Sequence[object]:
    if not isinstance(value, list | tuple) or len(value) != count:
        found = f"{len(value)}" if isinstance(value, list | tuple) else _quoted(value)
        raise BadData(Message(f"pg-data-{what}", key=key, count=count, given=found), field=key, rules=["PG-1.8"])
    return value


def _origin(value: object, key: str) -> str:
    origin = _text(value, key)
    if origin not in ORIGINS:
        told = Message("pg-data-origin", key=key, origin=repr(origin), known=", ".join(ORIGINS))
        raise BadData(told, field=key, rules=["PG-1.8"])
    return origin


# ---- dice


def read_die(die: int, own: Mapping[str, Any], given: Mapping[str, object]) -> Die:
    """One die (PG-1.1 to PG-1.7) with its different faces; what the owner gives goes before our own."""
    name = DICE[die]
    key = f"dice.{name}"
    printed = _list(given.get("faces", own["faces"]), f"{key}.faces", SIDES, "faces")
    origins = given.get("origins", ["box"] * SIDES if "faces" in given else own["origins"])
    faces: dict[str, Face] = {}
    for text, origin in zip(printed, _list(origins, f"{key}.origins", SIDES, "origins"), strict=True):
        tidy = _text(text, f"{key}.faces").replace('"', "")
        face = READERS[die](tidy)
        if face is None:
            told = Message("pg-data-no-face", key=f"{key}.faces", text=repr(text), die=name, form=FORMS[die])
            raise BadData(told, field=f"{key}.faces", rules=[f"PG-1.{die + 1}"])
        face = face._replace(origin=_origin(origin, f"{key}.origins"))
        before = faces.get(face.text)
        faces[face.text] = face if before is None else before._replace(weight=before.weight + 1)
    _check_die(die, tuple(faces.values()), f"{key}.faces")
    title = _text(given.get("title", own["title"]), f"{key}.title")
    return Die(name, title, _text(given.get("colour", own["colour"]), f"{key}.colour"), tuple(faces.values()))


def _check_die(die: int, faces: Iterable[Face], key: str) -> None:
    """PG-1.8: play must come to an end, and the black die is also read as a plain one."""
    endless = {QB: SET_PLAY, WHITE: FLAG, BLACK: VIDEO}.get(die)
    if endless is not None and all(face.kind == endless for face in faces):
        raise BadData(Message("pg-data-endless", key=key), field=key, rules=["PG-1.8"])
    if die == BLACK and sorted(face.value for face in faces) != list(range(1, SIDES + 1)):
        raise BadData(Message("pg-data-each-number", key=key, most=SIDES), field=key, rules=["PG-1.6"])


def _spelled(word: str, words: Mapping[str, int]) -> str | None:
    """A word as the die spells it, whatever the owner's capitals."""
    return next((each for each in words if each.lower() == word.lower()), None)


def _quarterback(text: str) -> Face | None:
    words = text.replace("●", "").strip().upper()
    if words in TARGETS:
        return Face(words, words, TARGET, TARGETS[words], "")
    if words == "SCRAMBLE":
        return Face(words, words, SCRAMBLE, 0, "")
    if found := re.fullmatch(r"QB SNEAK (\d{1,2})", words):
        return Face(words, "SNEAK", SNEAK, int(found[1]), "") if 1 <= int(found[1]) <= HIGHEST_VALUE else None
    if found := re.fullmatch(r"SET PLAY \+(\d)", words):
        return Face(words, "SET PLAY", SET_PLAY, int(found[1]), "") if int(found[1]) else None
    return None


def _route(text: str) -> Face | None:
    if text.upper() in ("INCOMP", "FUMBLE"):
        return Face(text.upper(), text.upper(), INCOMP if text.upper() == "INCOMP" else FUMBLE, 0, "")
    found = ROUTE_FACE.fullmatch(text)
    if found is None or not 1 <= int(found["value"]) <= HIGHEST_VALUE:
        return None
    return Face(f"{found['name']} {int(found['value'])}", found["name"], ROUTE, int(found["value"]), "")


def _white(text: str) -> Face | None:
    if text.upper() in ("FLAG", "FLAG X"):
        return Face("FLAG X", "FLAG", FLAG, 0, "")
    found = WHITE_FACE.fullmatch(text)
    word = None if found is None else _spelled(found["word"] or "", WORDS_ON_WHITE)
    if found is None or word is None:
        return None
    return Face(f"{found['value']} {word}".strip(), word, WORDS_ON_WHITE[word], int(found["value"]), "")


def _black(text: str) -> Face | None:
    found = BLACK_FACE.fullmatch(text)
    word = None if found is None else _spelled(found["word"], WORDS_ON_BLACK)
    if found is None or word is None:
        return None
    return Face(f"{found['value']} {word}", word, WORDS_ON_BLACK[word], int(found["value"]), "")


def _yellow(text: str) -> Face | None:
    found = YELLOW_FACE.fullmatch(text)
    if found is None:
        return None
    side = found["side"].upper()
    return Face(f"{found['name']} {side}", found["name"], ON_DEFENSE if side == "DEF" else ON_OFFENSE, 0, "")


READERS: dict[int, Callable[[str], Face | None]] = {
    QB: _quarterback,
    WR: _route,
    TE: _route,
    RB: _route,
    WHITE: _white,
    BLACK: _black,
    YELLOW: _yellow,
}
ROUTE_FORM = Message("pg-form-route", most=HIGHEST_VALUE)
FORMS = {
    QB: Message("pg-form-quarterback"),
    WR: ROUTE_FORM,
    TE: ROUTE_FORM,
    RB: ROUTE_FORM,
    WHITE: Message("pg-form-white"),
    BLACK: Message("pg-form-black"),
    YELLOW: Message("pg-form-yellow"),
}


# ---- team cards


def read_card(name: str, own: Mapping[str, Any], given: Mapping[str, object], dice: Sequence[Die]) -> Card:
    """PG-6.2, PG-6.5: one team card; every play on it must be on a die."""
    key = f"cards.{name}"
    figures = dict(own) | dict(given)
    favoured = _list(figures["favoured"], f"{key}.favoured", 2, "plays")
    return Card(
        name,
        _text(figures["title"], f"{key}.title"),
        tuple(_card_play(each, f"{key}.favoured", "bonus", HIGHEST_BONUS, dice) for each in favoured),
        _card_play(figures["decoy"], f"{key}.decoy", "number", SIDES, dice),
        _card_play(figures["intercept"], f"{key}.intercept", "number", SIDES, dice),
        _origin(given.get("origin", "box" if given else own["origin"]), f"{key}.origin"),
    )


def _card_play(value: object, key: str, figure: str, high: int, dice: Sequence[Die]) -> CardPlay:
    table = _table(value, key, ("play", figure))
    for needed in ("play", figure):
        if needed not in table:
            raise BadData(Message("pg-data-needs", key=key, part=needed), field=key, rules=["PG-6.2"])
    text = _text(table["play"], f"{key}.play")
    wanted = text.lower()
    found = {
        (carrier, face.name)
        for carrier in (QB, WR, TE, RB)
        for face in dice[carrier].faces
        if face.kind == (SNEAK if carrier == QB else ROUTE)
        and wanted in (face.name.lower(), f"{CARRIERS[carrier]} {face.name}".lower())
    }
    if len(found) != 1:
        named = "pg-data-play-nowhere" if not found else "pg-data-play-twice"
        raise BadData(Message(named, key=key, play=repr(text)), field=f"{key}.play", rules=["PG-6.2"])
    carrier, play = found.pop()
    return CardPlay(carrier, play, _number(table[figure], f"{key}.{figure}", 1, high))
