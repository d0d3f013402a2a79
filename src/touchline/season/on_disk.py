"""Seasons on disk: one text file, a line for what was drawn up and one for everything that happened since.

Lines are only ever added, each forced to the disk before it counts, so a season that is killed in the middle of a match
goes on with that match; half a line at the end is dropped and written again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from touchline.kernel.errors import BadOption, BadRecord
from touchline.kernel.message import Message, plain
from touchline.play.keeping import matches_folder
from touchline.season.fixtures import Result
from touchline.season.lines import from_header, header, result_from, result_line
from touchline.season.season import Season

ENDING = ".season"


def seasons_folder() -> Path:
    """Where seasons on this machine are kept."""
    return matches_folder().parent / "seasons"


def season_path(name: str) -> Path:
    """The file of a season: a path as given, or a name in the folder of seasons."""
    path = Path(name)
    if path.suffix == ENDING or path.parent != Path():
        return path
    return seasons_folder() / f"{name}{ENDING}"


def newest() -> Path | None:
    """The season on this machine that was touched last."""
    files = sorted(seasons_folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime_ns)
    return files[-1] if files else None


def begin(season: Season, path: Path) -> None:
    """Write a new season; a file that is there already is never overwritten."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    with fresh.open("w", encoding="utf-8") as file:
        file.write(json.dumps(header(season), ensure_ascii=False) + "\n")
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(fresh, path)
    except FileExistsError:
        raise BadOption(Message("season-there", file=str(path)), field="file") from None
    finally:
        fresh.unlink()


def keep(season: Season, result: Result, path: Path) -> None:
    """Enter a result, on the disk first."""
    append(path, result_line(result))
    season.add(result)


def appoint(season: Season, team: str, owner: str, path: Path) -> None:
    """Give a team to a person, or with an empty name back to its bot."""
    if team not in season.team:
        raise BadOption(Message("season-no-team", team=repr(team)), field="team")
    append(path, {"team": team, "owner": owner})
    season.owners[team] = owner


def append(path: Path, line: Mapping[str, Any]) -> None:
    """One line at the end of the file; half a line that a crash left there is cut off before."""
    with path.open("r+b") as file:
        whole = _whole(file.read())
        file.seek(whole)
        file.truncate()
        file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())


def _whole(content: bytes) -> int:
    """How much of a file is whole lines."""
    return content.rfind(b"\n") + 1


def read_season(path: Path) -> Season:
    """The season in a file, as far as it has been played."""
    try:
        content = path.read_bytes()
    except OSError as problem:
        raise BadRecord(f"{path}: {problem.strerror}", field=str(path)) from None
    lines = content[: _whole(content)].splitlines()
    if not lines:
        raise BadRecord(Message("season-no-line", file=str(path)), field=str(path))
    season: Season | None = None
    for number, line in enumerate(lines, 1):
        try:
            read = json.loads(line)
            if season is None:
                season = from_header(read)
            elif "owner" in read:
                season.owners[read["team"]] = read["owner"]
            else:
                season.add(result_from(read, season))
        except (ValueError, KeyError, TypeError) as problem:
            raise BadRecord(_at_line(path, number, plain(str(problem))), field=str(number)) from None
        except BadRecord as problem:
            raise BadRecord(_at_line(path, number, problem.words), field=problem.field) from None
    assert season is not None
    return season


def _at_line(path: Path, number: int, problem: Message) -> Message:
    return Message("record-file-line", file=str(path), line=str(number), problem=problem)
