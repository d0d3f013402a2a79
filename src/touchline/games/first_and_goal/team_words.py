"""A team in a few words, from its dice: ``strong legs, weak arm``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from touchline.games.first_and_goal.data import TEAM_DICE_NAMES, figures, mean, team_keys
from touchline.kernel.message import Message
from touchline.season.league import Team

LEGS = ("red", "ivory", "brown")
"""The dice that runs are mostly made of."""
ARM = ("yellow", "blue", "green")
"""The dice that passes and kicks are mostly made of."""
CLEAR = 0.8
"""How many standard deviations from the mean of all teams are worth a word."""


def spread(faces: Sequence[int]) -> float:
    """How far a die strays from its average, squared."""
    return sum((face - mean(faces)) ** 2 for face in faces) / len(faces)


def traits(dice: Mapping[str, Sequence[int]]) -> dict[str, float]:
    """Legs and arm by their average, defense by the black die (low is good), and how wild the coloured dice are."""
    return {
        "legs": sum(mean(dice[die]) for die in LEGS),
        "arm": sum(mean(dice[die]) for die in ARM),
        "defense": -mean(dice["black"]),
        "wildness": sum(spread(dice[die]) for die in (*LEGS, *ARM)),
    }


def dice_of(team: Team) -> Mapping[str, Sequence[int]]:
    """A team's own figures, or those of the box."""
    if team.figures:
        return team.figures
    found = figures()
    return {die: found.team_faces(team.key, die) for die in TEAM_DICE_NAMES}


@cache
def _usual() -> dict[str, tuple[float, float]]:
    """Mean and standard deviation of each trait over the 24 teams with a division."""
    found = figures()
    rows = [
        traits({die: found.team_faces(key, die) for die in TEAM_DICE_NAMES})
        for key in team_keys()
        if found.tree["teams"][key]["division"] not in ("", "promo")
    ]
    usual = {}
    for name in rows[0]:
        values = [row[name] for row in rows]
        centre = sum(values) / len(values)
        usual[name] = (centre, (sum((value - centre) ** 2 for value in values) / len(values)) ** 0.5)
    return usual


def team_words(team: Team) -> list[Message]:
    """What its dice mean.

    >>> [each.id for each in team_words(Team("toronto-thunder", "Toronto Thunder"))]
    ['fg-team-arm-weak', 'fg-team-defense-strong', 'fg-team-wildness-strong']
    """
    own: dict[str, Any] = {
        name: (value - _usual()[name][0]) / _usual()[name][1] for name, value in traits(dice_of(team)).items()
    }
    said = [
        Message(f"fg-team-{part}-{'strong' if own[part] > 0 else 'weak'}")
        for part in ("legs", "arm", "defense", "wildness")
        if abs(own[part]) >= CLEAR
    ]
    return said or [Message("fg-team-average")]
