"""Champions of past seasons: who won, who was beaten, who coached."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from touchline.kernel.errors import BadRecord
from touchline.season.on_disk import ENDING, read_season, seasons_folder
from touchline.season.season import Season


@dataclass(frozen=True)
class Title:
    """How a season was won."""

    team: str
    coach: str
    """A person or a level."""
    record: str
    """Of the weeks."""
    rival: str
    """Who was beaten in the last match; empty where the table decided."""
    score: tuple[int, int] | None
    """Of that match, the champion's points first."""


def title_of(season: Season) -> Title | None:
    """How a season was won; ``None`` while it goes on."""
    won = season.champion
    if not won:
        return None
    record = next(line.record for line in season.standings.league if line.team.key == won)
    rival, score = "", None
    if season.playoffs:
        last = season.finished[season.last_week, season.fixtures_of(season.last_week)[0].home]
        at_home = last.home == won
        rival = last.away if at_home else last.home
        score = last.score if at_home else (last.score[1], last.score[0])
    return Title(won, season.coach(won), record, rival, score)


def past_seasons(folder: Path | None = None) -> list[tuple[Path, Season]]:
    """Every season on this machine that has a champion, the latest first; a damaged file is passed over."""
    files = sorted((folder or seasons_folder()).glob(f"*{ENDING}"), key=lambda path: -path.stat().st_mtime_ns)
    found = []
    for path in files:
        try:
            season = read_season(path)
        except BadRecord:
            continue
        if season.champion:
            found.append((path, season))
    return found
