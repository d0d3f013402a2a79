"""The adding up of a box score of First & Goal: what a play that is over adds to its side, and the drives."""

from __future__ import annotations

from collections.abc import Iterable

from touchline.play.box_score import BoxScore, Row

FROM_SCRIMMAGE = ("run", "pass", "qb_kneel")
"""Plays that gain or lose yards and may win a first down."""
GOES_ON = "End of half"
"""The result of a drive that nothing has ended yet: the half will."""
FIGURES = (
    "points", "points_allowed", "touchdowns", "total_yards", "carries", "rushing_yards", "attempts", "completions",
    "passing_yards", "sacks", "sack_yards", "interceptions", "fumbles_lost", "turnovers", "first_downs",
    "third_down_attempts", "third_down_conversions", "fourth_down_attempts", "fourth_down_conversions", "penalties",
    "penalty_yards", "punts", "punt_yards", "fg_att", "fg_made", "fg_long", "pat_att", "pat_made", "two_pt_att",
    "two_pt_made", "kickoff_return_yards", "punt_return_yards", "onside_kicks", "safeties", "time_outs",
    "possession_cards", "drives",
)  # fmt: skip
"""Every figure of a side, in the order of a sheet; they are 0 where nothing happened."""


def enter(sheet: BoxScore, row: Row) -> None:
    """A play that is over: its yards capped at the goal lines, then counted."""
    row["yards_gained"] = max(row["yardline_100"] - 100, min(row["yards_gained"], row["yardline_100"]))
    if row["interception"]:
        row["yards_gained"] = 0
    row["sack"] = int(row["play_type"] == "pass" and row["yards_gained"] < 0 and not row["incomplete_pass"])
    lost = row["interception"] or row["fumble_lost"]
    if row["play_type"] in FROM_SCRIMMAGE and not lost and row["yards_gained"] >= row["ydstogo"]:
        row["first_down"] = 1
    sheet.plays.append(row)
    if row["two_point_attempt"]:
        _enter_try(sheet, row)
    elif row["play_type"] == "no_play":
        sheet.count(row["posteam"], "first_downs", row["first_down"])
    else:
        _enter_play(sheet, row, int(lost))


def _enter_try(sheet: BoxScore, row: Row) -> None:
    """FG-9.2: a two-point try is no play of the statistics."""
    if row["play_type"] != "no_play":
        good = row["yards_gained"] >= row["yardline_100"] and not row["interception"] and not row["fumble_lost"]
        sheet.count(row["posteam"], "two_pt_att")
        sheet.count(row["posteam"], "two_pt_made", int(good))


def _enter_play(sheet: BoxScore, row: Row, lost: int) -> None:
    side, kind = row["posteam"], row["play_type"]
    sheet.count(side, "interceptions", row["interception"])
    sheet.count(side, "fumbles_lost", row["fumble_lost"])
    sheet.count(side, "turnovers", lost)
    if kind == "pass":
        _enter_pass(sheet, row, lost)
    elif kind in FROM_SCRIMMAGE:
        sheet.count(side, "carries")
        sheet.count(side, "rushing_yards", row["yards_gained"])
    elif kind == "punt":
        sheet.count(side, "punts")
        sheet.count(side, "punt_yards", row["kick_distance"])
    elif kind == "field_goal":
        _enter_field_goal(sheet, row)
    if kind in FROM_SCRIMMAGE:
        sheet.count(side, "total_yards", row["yards_gained"])
        sheet.count(side, "first_downs", row["first_down"])
        for down, name in ((3, "third_down"), (4, "fourth_down")):
            if row["down"] == down:
                sheet.count(side, f"{name}_attempts")
                sheet.count(side, f"{name}_conversions", row["first_down"])


def _enter_pass(sheet: BoxScore, row: Row, lost: int) -> None:
    """A sack is no attempt, and its yards are no passing yards."""
    side, yards = row["posteam"], row["yards_gained"]
    sheet.count(side, "attempts", int(not row["sack"]))
    sheet.count(side, "sacks", row["sack"])
    sheet.count(side, "sack_yards", -yards if row["sack"] else 0)
    sheet.count(side, "completions", int(not (row["sack"] or row["incomplete_pass"] or lost)))
    sheet.count(side, "passing_yards", yards if not row["sack"] else 0)


def _enter_field_goal(sheet: BoxScore, row: Row) -> None:
    figures = sheet.sides[row["posteam"]]
    figures["fg_att"] += 1
    if row["field_goal_result"] == "made":
        figures["fg_made"] += 1
        figures["fg_long"] = max(figures["fg_long"], row["kick_distance"])


def drives(plays: Iterable[Row]) -> list[Row]:
    """Plays in a row by one side in one half, up to a score, a kick or a turnover."""
    found: list[Row] = []
    for row in plays:
        if row["two_point_attempt"]:
            continue
        drive = found[-1] if found else None
        same = drive is not None and (drive["posteam"], drive["game_half"]) == (row["posteam"], row["game_half"])
        if drive is None or not same or drive["fixed_drive_result"] != GOES_ON:
            drive = {
                "fixed_drive": len(found) + 1,
                "posteam": row["posteam"],
                "game_half": row["game_half"],
                "drive_start_yard_line": row["yardline_100"],
                "drive_play_count": 0,
                "drive_yards": 0,
                "fixed_drive_result": GOES_ON,
            }
            found.append(drive)
        drive["drive_play_count"] += int(row["play_type"] in FROM_SCRIMMAGE)
        drive["drive_yards"] += row["yards_gained"]
        drive["fixed_drive_result"] = drive_result(row)
    return found


def drive_result(row: Row) -> str:
    """How a drive ends with this play; ``GOES_ON`` while it does not."""
    if row["touchdown"]:
        return "Touchdown"
    if row["safety"]:
        return "Safety"
    if row["field_goal_result"]:
        return "Field goal" if row["field_goal_result"] == "made" else "Missed field goal"
    if row["play_type"] == "punt":
        return "Punt"
    if row["interception"] or row["fumble_lost"]:
        return "Turnover"
    if row["down"] == 4 and row["play_type"] in FROM_SCRIMMAGE and not row["first_down"]:
        return "Turnover on downs"
    return GOES_ON
