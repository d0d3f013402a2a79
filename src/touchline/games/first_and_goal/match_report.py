"""A finished match in a few sentences, from its box score."""

from __future__ import annotations

from touchline.kernel.fields import Fields
from touchline.kernel.message import Message
from touchline.play.box_score import BoxScore
from touchline.play.match import Match

CLOSE, ROUT = 3, 21
"""Points between a match that was close and one that was not."""


def report(match: Match, box: BoxScore) -> list[Message]:
    """The match as a paper would tell it."""
    score = [int(each) for each in match.state.score]
    winner = 0 if match.returns()[0] > 0 else 1
    names, loser = match.names, 1 - winner
    if not match.returns()[0]:
        told = [Message("fg-report-level", first=names[0], second=names[1], points=score[0], others=score[1])]
    else:
        sides = {"winner": names[winner], "loser": names[loser]}
        told = [Message(_verdict(score, winner, match), **sides, points=score[winner], others=score[loser])]
    told += [_ground(names[side], box.sides[side]) for side in (winner, loser)]
    told += [each for side in (winner, loser) if (each := _turning(names[side], box.sides[side])) is not None]
    best = max(box.plays, key=lambda row: row["yards_gained"], default=None)
    if best is not None and best["yards_gained"] > 0:
        named = "fg-report-longest-touchdown" if best["touchdown"] else "fg-report-longest"
        play, who = best["play_call"].replace("-", " "), names[best["posteam"]]
        told.append(Message(named, play=play, yards=int(best["yards_gained"]), who=who))
    return told


def _verdict(score: list[int], winner: int, match: Match) -> str:
    margin = score[winner] - score[1 - winner]
    if match.state.half > 2:
        return "fg-report-overtime"
    if margin <= CLOSE:
        return "fg-report-edged"
    return "fg-report-routed" if margin >= ROUT else "fg-report-beat"


def _ground(name: str, side: Fields) -> Message:
    return Message(
        "fg-report-ground",
        who=name,
        carries=int(side["carries"]),
        rushing=int(side["rushing_yards"]),
        completions=int(side["completions"]),
        attempts=int(side["attempts"]),
        passing=int(side["passing_yards"]),
        converted=int(side["third_down_conversions"]),
        thirds=int(side["third_down_attempts"]),
    )


def _turning(name: str, side: Fields) -> Message | None:
    if side["turnovers"]:
        return Message("fg-report-lost", who=name, times=int(side["turnovers"]))
    missed = int(side["fg_att"] - side["fg_made"])
    return Message("fg-report-missed", who=name, points=3 * missed, missed=missed) if missed > 1 else None
