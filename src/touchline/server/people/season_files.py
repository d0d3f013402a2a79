"""A season of a server as files: the season itself, as ``touchline season`` reads it, and tables for analysts."""

from __future__ import annotations

import json

from touchline.kernel.message import Message
from touchline.season.export import as_csv, rows
from touchline.season.lines import header, result_line
from touchline.season.season import Season
from touchline.server.errors import Forbidden

TABLES = ("schedules", "team_stats")
"""Those that need no match replayed; ``touchline season export`` makes the others of the season's file."""


def season_file(season: Season) -> str:
    """Everything in one file; only when the season is over, for it tells the dice of its bots."""
    if not season.over:
        raise Forbidden(Message("server-season-later"))
    lines = [header(season), *(result_line(result) for result in season.results)]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def table_file(season: Season, table: str, ending: str) -> str:
    """A table of what has been played so far, as CSV or JSON."""
    found = rows(season, table)
    return as_csv(found) if ending == "csv" else json.dumps(found, ensure_ascii=False)
