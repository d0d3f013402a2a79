"""Who meets whom in which week."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message

if TYPE_CHECKING:
    from touchline.season.league import Shape, Team

Week = list[tuple[str, str]]
"""The matches of a week, each home side first."""
TRIES = 500
"""Draws before a schedule is given up; a full season of many divisions needs one."""


def rounds(players: Sequence[str], legs: int) -> list[Week]:
    """Everybody meets everybody (the circle method); in the second leg home and away change.

    >>> rounds(["a", "b", "c", "d"], 1)
    [[('a', 'd'), ('b', 'c')], [('d', 'b'), ('c', 'a')], [('c', 'd'), ('a', 'b')]]
    """
    ring = list(players) + ([""] if len(players) % 2 else [])
    half, once = len(ring) // 2, []
    for number in range(len(ring) - 1):
        pairs = [(ring[i], ring[-1 - i]) for i in range(half)]
        if number % 2:
            pairs[0] = (pairs[0][1], pairs[0][0])
        once.append([pair for pair in pairs if "" not in pair])
        ring = [*ring[1:-1], ring[0], ring[-1]]
    made: list[Week] = []
    for leg in range(legs):
        made += [list(pairs) if leg % 2 == 0 else [(away, home) for home, away in pairs] for pairs in once]
    return made


def draw_up(teams: Sequence[Team], shape: Shape, seed: int) -> list[Week]:
    """The weeks of a season, drawn by the season's seed."""
    if len(teams) < 2:
        raise BadOption(Message("season-two-teams"), field="teams")
    dice = random.Random(f"schedule {seed}")
    if not shape.division_legs:
        shuffled = [team.key for team in teams]
        dice.shuffle(shuffled)
        return rounds(shuffled, shape.legs)
    weeks = within_divisions(teams, shape.division_legs, dice)
    weeks += among_others(teams, shape.others, dice)
    dice.shuffle(weeks)
    return weeks


def within_divisions(teams: Sequence[Team], legs: int, dice: random.Random) -> list[Week]:
    """Every rival of the own division ``legs`` times, all divisions in the same weeks."""
    divisions: dict[str, list[str]] = {}
    for team in teams:
        divisions.setdefault(team.division, []).append(team.key)
    if len({len(members) for members in divisions.values()}) > 1:
        sizes = ", ".join(f"{name or 'none'} {len(members)}" for name, members in divisions.items())
        raise BadOption(Message("season-division-sizes", sizes=str(sizes)), field="division")
    weeks: list[Week] = []
    for members in divisions.values():
        dice.shuffle(members)
        for number, pairs in enumerate(rounds(members, legs)):
            if number == len(weeks):
                weeks.append([])
            weeks[number] += pairs
    return weeks


def among_others(teams: Sequence[Team], count: int, dice: random.Random) -> list[Week]:
    """``count`` weeks in which everybody plays a team of another division and no pairing repeats.

    Home and away are even: the pairings are walked through in closed tours, each in one direction.
    """
    if count == 0:
        return []
    if len(teams) % 2:
        raise BadOption(Message("season-odd-teams"), field="teams")
    division = {team.key: team.division for team in teams}
    free = {one: {two for two in division if division[two] != division[one]} for one in division}
    if min(map(len, free.values())) < count:
        raise BadOption(Message("season-few-rivals", count=str(count)), field="others")
    weeks = next((drawn for _ in range(TRIES) if (drawn := _draw_weeks(free, count, dice)) is not None), None)
    if weeks is None:
        raise BadOption(Message("season-no-schedule", count=str(count)), field="others")
    at_home = _tours([frozenset(pair) for pairs in weeks for pair in pairs], dice)
    return [[pair if pair in at_home else (pair[1], pair[0]) for pair in pairs] for pairs in weeks]


def _draw_weeks(rivals: dict[str, set[str]], count: int, dice: random.Random) -> list[Week] | None:
    """Week after week; ``None`` when the pairings left over do not go up any more."""
    free = {team: set(others) for team, others in rivals.items()}
    weeks: list[Week] = []
    for _ in range(count):
        pairs = _pairing(list(free), free, dice)
        if pairs is None:
            return None
        for one, two in pairs:
            free[one].discard(two)
            free[two].discard(one)
        weeks.append(pairs)
    return weeks


def _pairing(left: list[str], free: dict[str, set[str]], dice: random.Random) -> list[tuple[str, str]] | None:
    """All teams in pairs that are still free, drawn; the team with the fewest rivals left chooses first."""
    if not left:
        return []
    dice.shuffle(left)
    open_ = set(left)
    one = min(left, key=lambda team: len(free[team] & open_))
    rivals = sorted(free[one] & open_)
    dice.shuffle(rivals)
    for two in rivals:
        rest = _pairing([team for team in left if team not in (one, two)], free, dice)
        if rest is not None:
            return [(one, two), *rest]
    return None


def _tours(pairs: list[frozenset[str]], dice: random.Random) -> set[tuple[str, str]]:
    """Each pair with its home side first, everybody as often at home as away (or once more, with an odd number)."""
    roads: dict[str, list[str]] = {}
    for pair in pairs:
        one, two = sorted(pair)
        roads.setdefault(one, []).append(two)
        roads.setdefault(two, []).append(one)
    odd = sorted(team for team, ends in roads.items() if len(ends) % 2)
    for one, two in zip(odd[::2], odd[1::2], strict=True):
        roads[one].append(two)
        roads[two].append(one)
    for team in sorted(roads):
        dice.shuffle(roads[team])
    real = {tuple(sorted(pair)) for pair in pairs}
    found: set[tuple[str, str]] = set()
    for start in sorted(roads):
        here = start
        while roads[here]:
            there = roads[here].pop()
            roads[there].remove(here)
            road = (here, there)
            if tuple(sorted(road)) in real and (there, here) not in found:
                found.add(road)
            here = there
    return found
