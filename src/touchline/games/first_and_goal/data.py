"""The figures of the box: read from ``data.toml``, corrected by an owner's file, checked, laid out flat.

FG-1.1 to FG-1.5: team dice, white dice, cards and the matchup table.  A correction is a mapping of the
same shape that holds only what differs; a figure that cannot be used raises ``BadData`` with its dotted key.
"""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from touchline.games.first_and_goal.state import (
    BLACK,
    DEFENSE_PLAYS,
    DICE,
    FACES,
    GREEN,
    ICONS,
    OFFENSE_PLAYS,
    PENALTIES,
    RED,
)
from touchline.kernel.box_figures import BoxFigure, Corrections
from touchline.kernel.errors import BadData, Unfit
from touchline.kernel.message import Message

COLOURS = DICE[RED : GREEN + 1]
TEAM_DICE_NAMES = DICE[RED : BLACK + 1]
LETTERS = "RIBYUG"
"""FG-1.5: red, ivory, brown, yellow, blue (U), green."""
CELL = re.compile(r"^(?P<dice>0|[RIBYUG]{1,6})/(?P<black>[0-9])$")
PLAY_ICONS = ("X", "BREAKAWAY", "T", "P", "HAIL", "MARY")
REFEREE_ICONS = ("X", "T", "O", "D", "HAIL", "MARY")
ORIGINS = ("found", "rulebook", "default", "box")
LONGEST_NAME = 40
LOWEST_FACE, HIGHEST_FACE = -30, 30
"""What a face of a team die may show in an owner's file."""
FIELD_RANGES = {
    "hand": (1, 20),
    "time_outs": (0, 9),
    "first_down": (1, 50),
    "touchback": (1, 50),
    "kick": (1, 50),
    "safety_punt": (1, 50),
    "try": (1, 50),
    "hail_mary": (1, 99),
    "onside_needs": (-60, 60),
    "fake_bonus": (0, 50),
    "broken_run": (-30, 30),
    "d20_kickoff": (0, 50),
    "d20_punt": (0, 99),
    "d20_no_return": (0, 20),
}
"""How far an owner may correct each figure of the board."""


NAMES_ONLY = ("name", "nickname", "division")
"""In a team's table: words that decide nothing."""


class Figures(NamedTuple):
    """The data of a box, checked; see ``FootballBox`` for the flat form the rules read."""

    tree: Mapping[str, Any]

    def team_faces(self, team: str, die: str) -> Sequence[int]:
        """The six faces of a team's die (FG-1.1, FG-1.2)."""
        faces: Sequence[int] = self.tree["teams"][team][die]
        return faces

    def team_name(self, team: str) -> str:
        """As printed: ``Columbus Cobras``."""
        return str(self.tree["teams"][team]["name"])

    def nickname(self, team: str) -> str:
        """The part of its name that is not the town: ``Cobras``."""
        return str(self.tree["teams"][team]["nickname"])

    def dice_bits(self, plan: str) -> int:
        """The coloured dice of a special-teams play as bits."""
        return sum(1 << DICE.index(die) for die in self.tree["special_teams"][plan])

    def origin(self, key: str) -> str:
        """Where a figure comes from: ``found``, ``rulebook`` or ``default``.

        >>> figures().origin("matchups.bomb.prevent"), figures().origin("matchups.bomb.dime")
        ('found', 'default')
        """
        origins: Mapping[str, str] = self.tree["origins"]
        parts = key.split(".")
        for length in range(len(parts), 0, -1):
            found = origins.get(".".join(parts[:length]))
            if found is not None:
                return found
        raise KeyError(key)


@cache
def printed() -> Mapping[str, Any]:
    """``data.toml`` as it stands."""
    with (Path(__file__).parent / "data.toml").open("rb") as file:
        return tomllib.load(file)


@cache
def team_keys() -> tuple[str, ...]:
    """The 26 teams as typed."""
    return tuple(printed()["teams"])


def parse_team(written: object) -> str:
    """The team a person means: its key, its name or its nickname; ``Unfit`` with what would do.

    >>> parse_team("Columbus Cobras"), parse_team("eagles")
    ('columbus-cobras', 'essen-eagles')
    """
    wanted = re.sub(r"[^a-z0-9]+", "-", str(written).lower()).strip("-")
    if wanted in team_keys():
        return wanted
    nicknamed = [key for key in team_keys() if wanted and key.endswith(f"-{wanted}")]
    if len(nicknamed) != 1:
        raise Unfit(Message("play-want-one-of", choices=", ".join(team_keys())))
    return nicknamed[0]


def figures(corrections: Corrections | None = None) -> Figures:
    """The figures of the box with an owner's corrections, checked."""
    if not corrections:
        return _as_printed()
    tree = copy.deepcopy(dict(printed()))
    _correct(tree, corrections, "")
    return _checked(tree)


def mean(faces: Sequence[int]) -> float:
    """What a die shows on average."""
    return sum(faces) / len(faces)


def box_figures() -> list[BoxFigure]:
    """Every figure of the box as a data file would correct it, with where it comes from."""
    ours = _as_printed()
    found: list[BoxFigure] = []

    def gather(table: Mapping[str, Any], path: str) -> None:
        for key, value in table.items():
            here = f"{path}.{key}" if path else key
            if isinstance(value, Mapping):
                gather(value, here)
            elif key not in NAMES_ONLY:
                found.append(BoxFigure(here, value, (ours.origin(here),)))

    gather({key: table for key, table in ours.tree.items() if key != "origins"}, "")
    return found


@cache
def _as_printed() -> Figures:
    return _checked(printed())


def _correct(tree: dict[str, Any], corrections: Corrections, path: str) -> None:
    for key, value in corrections.items():
        here = f"{path}.{key}" if path else str(key)
        if key not in tree:
            raise BadData(Message("fg-no-figure", figure=here, known=", ".join(map(str, tree))), field=here)
        if isinstance(tree[key], dict):
            if not isinstance(value, Mapping):
                raise BadData(Message("fg-wrong-table", figure=here, value=_quoted(value)), field=here)
            _correct(tree[key], value, here)
        else:
            tree[key] = value


def _checked(tree: Mapping[str, Any]) -> Figures:
    _whole_number(tree["cards"]["copies"], 1, 9, "cards.copies")
    for key, (low, high) in FIELD_RANGES.items():
        _whole_number(tree["field"][key], low, high, f"field.{key}")
    for key, origin in tree["origins"].items():
        _one_of(origin, ORIGINS, f"origins.{key}")
    for team, card in tree["teams"].items():
        _words(card["name"], f"teams.{team}.name")
        _words(card["nickname"], f"teams.{team}.nickname")
        _words(card["division"], f"teams.{team}.division", shortest=0)
        for die in TEAM_DICE_NAMES:
            here = f"teams.{team}.{die}"
            _six(card[die], here)
            for face in card[die]:
                _whole_number(face, LOWEST_FACE, HIGHEST_FACE, here)
    _white_die(tree, "play", PLAY_ICONS)
    _white_die(tree, "referee", REFEREE_ICONS)
    _white_die(tree, "penalty", PENALTIES[1:])
    for plan, dice in tree["special_teams"].items():
        _some_of(dice, COLOURS, f"special_teams.{plan}")
    _some_of(tree["interception"]["referee"], REFEREE_ICONS, "interception.referee", may_be_empty=True)
    _some_of(tree["interception"]["penalty"], PENALTIES[1:], "interception.penalty", may_be_empty=True)
    _plays(tree)
    return Figures(tree)


def _plays(tree: Mapping[str, Any]) -> None:
    """FG-1.4, FG-1.5: every play is a run or a pass, marked or not, with a cell against every defense."""
    for play in OFFENSE_PLAYS:
        card = tree["plays"][play]
        _words(card["name"], f"plays.{play}.name")
        _one_of(card["type"], ("run", "pass"), f"plays.{play}.type")
        _one_of(card["red_zone"], (0, 10, 20), f"plays.{play}.red_zone")
        for against in DEFENSE_PLAYS:
            here = f"matchups.{play}.{against}"
            cell = tree["matchups"][play][against]
            found = CELL.match(cell) if isinstance(cell, str) else None
            if found is None or len(set(found["dice"])) != len(found["dice"]):
                raise BadData(
                    Message("fg-wrong-matchup", figure=here, value=_quoted(cell), letters=LETTERS), field=here
                )


def _whole_number(value: object, low: int, high: int, here: str) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadData(Message("fg-wrong-number", figure=here, value=_quoted(value), low=low, high=high), field=here)


def _words(value: object, here: str, shortest: int = 1) -> None:
    """A name fit to be printed on a line, in a record and on a button."""
    if not isinstance(value, str) or not shortest <= len(value) <= LONGEST_NAME or not value.isprintable():
        raise BadData(Message("fg-wrong-name", figure=here, value=_quoted(value), longest=LONGEST_NAME), field=here)


def _quoted(value: object) -> str:
    """What was written, as far as it is worth repeating."""
    return repr(value) if len(repr(value)) <= 2 * LONGEST_NAME else repr(value)[: 2 * LONGEST_NAME] + "…"


def _six(value: object, here: str) -> None:
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != FACES:
        raise BadData(Message("fg-wrong-faces", figure=here, value=_quoted(value)), field=here)


def _one_of(value: object, allowed: Sequence[object], here: str) -> None:
    if isinstance(value, bool) or value not in allowed:
        raise BadData(
            Message("fg-wrong-choice", figure=here, value=_quoted(value), choices=", ".join(map(str, allowed))),
            field=here,
        )


def _some_of(value: object, allowed: Sequence[str], here: str, *, may_be_empty: bool = False) -> None:
    listed = isinstance(value, Sequence) and not isinstance(value, str) and (may_be_empty or bool(value))
    if not isinstance(value, Sequence) or not listed or _twice(value):
        raise BadData(
            Message("fg-wrong-list", figure=here, value=_quoted(value), choices=", ".join(allowed)), field=here
        )
    for each in value:
        _one_of(each, allowed, here)


def _twice(values: Sequence[object]) -> bool:
    """Whether something is listed twice; whatever it is, for nothing has been checked yet."""
    return any(value in values[:at] for at, value in enumerate(values[:FACES])) or len(values) > FACES


def _white_die(tree: Mapping[str, Any], die: str, allowed: Sequence[str]) -> None:
    here = f"dice.{die}"
    _six(tree["dice"][die], here)
    for face in tree["dice"][die]:
        _one_of(face, allowed, here)


# ---- the flat form


class DiceTable(NamedTuple):
    """Every die as its different faces and how often each occurs."""

    faces: tuple[int, ...]
    value: tuple[int, ...]
    weight: tuple[int, ...]


def dice_table(found: Figures, teams: Sequence[str]) -> DiceTable:
    """FG-1.2, FG-1.3: the dice of both teams, then play, referee and penalty die."""
    dice: list[Sequence[int]] = [found.team_faces(team, die) for team in teams for die in TEAM_DICE_NAMES]
    white = found.tree["dice"]
    dice += [[ICONS.index(icon) for icon in white[die]] for die in ("play", "referee")]
    dice.append([PENALTIES.index(face) for face in white["penalty"]])
    counts: list[int] = []
    values: list[int] = []
    weights: list[int] = []
    for die in dice:
        different = sorted(set(die))
        counts.append(len(different))
        values += different + [0] * (FACES - len(different))
        weights += [list(die).count(face) for face in different] + [0] * (FACES - len(different))
    return DiceTable(tuple(counts), tuple(values), tuple(weights))


def matchups(found: Figures) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """FG-1.5: for every pair of plays the coloured dice as bits, and the number of black rolls."""
    dice: list[int] = []
    black: list[int] = []
    bit: Callable[[str], int] = lambda letter: 1 << (RED + LETTERS.index(letter))  # noqa: E731
    for play in OFFENSE_PLAYS:
        for against in DEFENSE_PLAYS:
            coloured, _, rolls = found.tree["matchups"][play][against].partition("/")
            dice.append(0 if coloured == "0" else sum(bit(letter) for letter in coloured))
            black.append(int(rolls))
    return tuple(dice), tuple(black)
