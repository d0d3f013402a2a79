"""The geometry of the board: field with four down columns, scoreboard, time-outs, dice, cards.

One unit is one yard; the field lies upright, 0 is home's goal line, 100 away's, and each of its
four columns is one down (FG-4.1).  Everything is read from the box, an owner's corrections included.
"""

from __future__ import annotations

from collections.abc import Sequence

from touchline.games.first_and_goal.data import COLOURS, LETTERS, TEAM_DICE_NAMES, mean, printed, team_keys
from touchline.games.first_and_goal.shape import CardsShape, GridironShape, MatchupShape, PlayCardShape, TeamShape
from touchline.games.first_and_goal.state import (
    BLACK,
    DEFENSE_PLAYS,
    DICE,
    FACES,
    ICONS,
    OFFENSE_PLAYS,
    PENALTIES,
    PLAYS,
    RED,
    TEAM_DICE,
    FootballBox,
)

WIDTH, END_ZONE, LENGTH = 40, 10, 100
MARGIN = 30
DOWNS = 4


def board(box: FootballBox) -> GridironShape:
    """What somebody who draws the table needs; ``ball``, ``down`` and ``to_gain`` of a view place the markers."""
    column = WIDTH / DOWNS
    return {
        "kind": "gridiron",
        "unit": "yard",
        "size": [WIDTH + 2 * MARGIN, LENGTH + 2 * END_ZONE],
        "field": {
            "x": MARGIN,
            "width": WIDTH,
            "length": LENGTH,
            "end_zone": END_ZONE,
            "lines": list(range(5, LENGTH, 5)),
            "numbers": [{"at": at, "text": str(min(at, LENGTH - at))} for at in range(10, LENGTH, 10)],
            "columns": [{"down": down + 1, "x": MARGIN + down * column, "width": column} for down in range(DOWNS)],
            "red_zones": sorted({limit for limit in box.red_zone if limit}),
            "attacks": {"home": LENGTH, "away": 0},
        },
        "markers": {
            "ball": {"column": "down", "short_of_goal": "ball"},
            "line_to_gain": {"beyond_ball": "to_gain", "sideways": "goal_to_go"},
        },
        "scoreboard": {"home": {"x": 2, "y": 4}, "away": {"x": 2, "y": LENGTH + END_ZONE}},
        "timeouts": {"home": {"x": 2, "y": 14}, "away": {"x": 2, "y": LENGTH}, "most": box.time_outs},
        "cards": {"offense": _cards(box, 0, 10), "defense": _cards(box, 1, 66)},
        "matchups": {
            play: {against: matchup(box, k * PLAYS + j) for j, against in enumerate(DEFENSE_PLAYS)}
            for k, play in enumerate(OFFENSE_PLAYS)
        },
        "letters": dict(zip(COLOURS, LETTERS, strict=True)),
        "averages": [averages(box, side) for side in range(2)],
        "field_goal_range": [field_goal_range(box, side) for side in range(2)],
        "special_teams": {
            "kickoff_return": _colours(box.kickoff_return_dice),
            "punt": _colours(box.punt_dice),
            "punt_return": _colours(box.punt_return_dice),
            "field_goal": _colours(box.field_goal_dice),
            "onside": _colours(box.onside_dice),
            "squib": _colours(box.squib_dice),
        },
        "dice": {
            "tray": {"x": 2, "y": 40, "width": MARGIN - 4, "height": 40},
            "home": {die: faces_of(box, k) for k, die in enumerate(TEAM_DICE_NAMES)},
            "away": {die: faces_of(box, TEAM_DICE + k) for k, die in enumerate(TEAM_DICE_NAMES)},
            "play": [ICONS[face] for face in faces_of(box, 2 * TEAM_DICE)],
            "referee": [ICONS[face] for face in faces_of(box, 2 * TEAM_DICE + 1)],
            "penalty": [PENALTIES[face] for face in faces_of(box, 2 * TEAM_DICE + 2)],
        },
        "gallery": [_team(key) for key in team_keys()],
        "sides": [_played(box, side) for side in range(2)],
        "seat_teams": [1 if seat in box.seat[2:4] else 0 for seat in range(box.seats)],
    }


def _team(key: str) -> TeamShape:
    """FG-1.2: one of the teams to choose from, with its dice as printed."""
    team = printed()["teams"][key]
    return {
        "team": key,
        "name": team["name"],
        "town": team["name"].removesuffix(team["nickname"]).strip(),
        "nickname": team["nickname"],
        "division": team["division"],
        "dice": {die: team[die] for die in TEAM_DICE_NAMES},
    }


def _played(box: FootballBox, side: int) -> str | None:
    """The team whose dice a side rolls; ``None`` for dice that an owner has corrected."""
    rolled = {die: sorted(faces_of(box, side * TEAM_DICE + k)) for k, die in enumerate(TEAM_DICE_NAMES)}
    teams = printed()["teams"]
    return next((key for key in team_keys() if all(sorted(teams[key][die]) == rolled[die] for die in rolled)), None)


def _cards(box: FootballBox, which: int, at: int) -> CardsShape:
    """Where a hand, a deck and a pile lie, and the cards of the deck."""
    names, calls = printed()["plays"], printed()["calls"]
    plays: list[PlayCardShape] = [{"play": play, "name": calls[play]["name"]} for play in DEFENSE_PLAYS]
    if which == 0:
        plays = [
            {
                "play": play,
                "name": names[play]["name"],
                "type": "run" if box.is_run[k] else "pass",
                "red_zone": box.red_zone[k],
            }
            for k, play in enumerate(OFFENSE_PLAYS)
        ]
    x = MARGIN + WIDTH + 2
    return {
        "hand": {"x": x, "y": at, "most": box.hand_size},
        "deck": {"x": x, "y": at + 22},
        "discards": {"x": x + 12, "y": at + 22},
        "copies": box.copies,
        "plays": plays,
    }


def matchup(box: FootballBox, pair: int) -> MatchupShape:
    """FG-1.5: the dice that two calls bring."""
    dice = [colour for k, colour in enumerate(COLOURS) if box.matchup_dice[pair] & (1 << (RED + k))]
    return {"dice": dice, "black": box.matchup_black[pair]}


def averages(box: FootballBox, side: int) -> dict[str, dict[str, float]]:
    """FG-3.4: what two calls bring a side on average: every coloured die, and the lowest roll of the other's black."""
    gains = [mean(faces_of(box, side * TEAM_DICE + k)) for k in range(len(COLOURS))]
    blacks = faces_of(box, (1 - side) * TEAM_DICE + BLACK - RED)
    losses = [lowest(blacks, rolls) for rolls in range(max(box.matchup_black) + 1)]

    def average(pair: int) -> float:
        gained = sum(gain for k, gain in enumerate(gains) if box.matchup_dice[pair] & (1 << (RED + k)))
        return round(gained + losses[box.matchup_black[pair]], 2)

    return {
        play: {against: average(k * PLAYS + j) for j, against in enumerate(DEFENSE_PLAYS)}
        for k, play in enumerate(OFFENSE_PLAYS)
    }


def field_goal_range(box: FootballBox, side: int) -> float:
    """From how many yards about every second field goal is good: as far as its dice go on average."""
    dice = [k for k in range(len(COLOURS)) if box.field_goal_dice & (1 << (RED + k))]
    return round(sum(mean(faces_of(box, side * TEAM_DICE + k)) for k in dice), 2)


def lowest(faces: Sequence[int], rolls: int) -> float:
    """The average of the lowest of so many rolls of a die; 0 without a roll.

    >>> lowest([1, 2], 1), lowest([1, 2], 2), lowest([1, 2], 0)
    (1.5, 1.25, 0.0)
    """
    many = len(faces)
    left = [((many - place) / many) ** rolls if rolls else 1.0 for place in range(many + 1)]
    return sum(face * (left[k] - left[k + 1]) for k, face in enumerate(sorted(faces)))


def _colours(bits: int) -> list[str]:
    return [colour for colour in COLOURS if bits & (1 << DICE.index(colour))]


def faces_of(box: FootballBox, die: int) -> list[int]:
    """The six sides of a die."""
    faces: list[int] = []
    for k in range(box.die_faces[die]):
        faces += [box.face_value[die * FACES + k]] * box.face_weight[die * FACES + k]
    return faces
