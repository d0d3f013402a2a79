"""A season for analysts: games, team figures, drives and plays as CSV, JSON or Parquet, under nflverse's names."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path

from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.play.match import Match
from touchline.season.fixtures import Result
from touchline.season.playing import box_score_of
from touchline.season.season import Season

TABLES = ("schedules", "team_stats", "pbp", "drives")
"""nflverse's tables: the results, each team's figures in each match, play by play, drives."""
ENDINGS = (".csv", ".json", ".parquet")


def rows(season: Season, table: str) -> list[dict[str, object]]:
    """The rows of a table."""
    makers = {"schedules": schedule_rows, "team_stats": team_rows, "pbp": play_rows, "drives": drive_rows}
    if table not in makers:
        raise BadOption(Message("season-no-table", table=repr(table), known=", ".join(TABLES)), field="table")
    return list(makers[table](season))


def game_id(season: Season, result: Result) -> str:
    """``2026_07_away_home``, as nflverse writes it, the season's seed for the year."""
    return f"{season.seed}_{result.week:02d}_{result.away}_{result.home}"


def _head(season: Season, result: Result) -> dict[str, object]:
    regular = result.week <= len(season.weeks)
    return {
        "game_id": game_id(season, result),
        "season": season.name,
        "season_type": "REG" if regular else "POST",
        "week": result.week,
    }


def schedule_rows(season: Season) -> Iterator[dict[str, object]]:
    """One row a match: who, where, how it ended."""
    for result in season.results:
        yield {
            **_head(season, result),
            "away_team": result.away,
            "away_score": result.score[1],
            "home_team": result.home,
            "home_score": result.score[0],
            "result": result.score[0] - result.score[1],
            "total": sum(result.score),
            "location": "Neutral" if result.week == season.last_week and season.playoffs else "Home",
            "home_coach": result.by[0],
            "away_coach": result.by[1],
        }


def team_rows(season: Season) -> Iterator[dict[str, object]]:
    """One row a team and match."""
    for result in season.results:
        for side, (team, rival) in enumerate(((result.home, result.away), (result.away, result.home))):
            yield {**_head(season, result), "team": team, "opponent_team": rival, **result.figures[side]}


def play_rows(season: Season) -> Iterator[dict[str, object]]:
    """One row a play, from the records."""
    for result in season.results:
        yield from _replayed(season, result, "plays")


def drive_rows(season: Season) -> Iterator[dict[str, object]]:
    """One row a drive, from the records."""
    for result in season.results:
        yield from _replayed(season, result, "drives")


def _replayed(season: Season, result: Result, what: str) -> Iterator[dict[str, object]]:
    if not result.record:
        return
    box = box_score_of(season, Match.from_record(result.record))
    teams = (result.home, result.away)
    for row in getattr(box, what):
        side = row["posteam"]
        yield {**_head(season, result), **row, "posteam": teams[side], "defteam": teams[1 - side]}


def export(season: Season, table: str, path: Path) -> int:
    """Write a table to a file, its kind by the ending; how many rows."""
    if path.suffix not in ENDINGS:
        raise BadOption(Message("season-table-as", file=path.name, kinds=", ".join(ENDINGS)), field="out")
    found = rows(season, table)
    if path.suffix == ".parquet":
        import polars as pl

        pl.DataFrame(found, infer_schema_length=None).write_parquet(path)
    elif path.suffix == ".json":
        path.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    else:
        path.write_text(as_csv(found), encoding="utf-8")
    return len(found)


def as_csv(found: list[dict[str, object]]) -> str:
    """Rows as comma-separated lines; a column that a row lacks stays empty."""
    columns = list(dict.fromkeys(name for row in found for name in row))
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(found)
    return out.getvalue()
