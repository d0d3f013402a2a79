"""A finished match in a few sentences, from its box score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from touchline.play.match import Match
from touchline.season.box_score import BoxScore

CLOSE, ROUT = 3, 21
"""Points between a match that was close and one that was not."""


def report(match: Match, box: BoxScore) -> str:
    """The match as a paper would tell it."""
    score = [int(each) for each in match.state.score]
    winner = 0 if match.returns()[0] > 0 else 1
    names, loser = match.names, 1 - winner
    if not match.returns()[0]:
        told = [f"{names[0]} and {names[1]} could not be parted: {score[0]}-{score[1]}."]
    else:
        told = [f"{names[winner]} {_verb(score, winner, match)} {names[loser]} {score[winner]}-{score[loser]}."]
    told += [_ground(names[side], box.sides[side]) for side in (winner, loser)]
    told += [each for side in (winner, loser) if (each := _turning(names[side], box.sides[side]))]
    best = max(box.plays, key=lambda row: row["yards_gained"], default=None)
    if best is not None and best["yards_gained"] > 0:
        what = " for a touchdown" if best["touchdown"] else ""
        told.append(
            f"The longest play: {best['play_call'].replace('-', ' ')}, {best['yards_gained']} yards, "
            f"by {names[best['posteam']]}{what}."
        )
    return " ".join(told)


def _verb(score: list[int], winner: int, match: Match) -> str:
    margin = score[winner] - score[1 - winner]
    if match.state.half > 2:
        return "outlasted in overtime"
    if margin <= CLOSE:
        return "edged"
    return "routed" if margin >= ROUT else "beat"


def _ground(name: str, side: Mapping[str, Any]) -> str:
    return (
        f"{name} ran {side['carries']} times for {side['rushing_yards']} yards and completed {side['completions']} of "
        f"{side['attempts']} passes for {side['passing_yards']}, converting {side['third_down_conversions']} of "
        f"{side['third_down_attempts']} third downs."
    )


def _turning(name: str, side: Mapping[str, Any]) -> str:
    lost = side["turnovers"]
    if lost:
        return f"{name} lost the ball {'once' if lost == 1 else f'{lost} times'}."
    missed = side["fg_att"] - side["fg_made"]
    return f"{name} left {3 * missed} points on the field with {missed} missed field goals." if missed > 1 else ""
