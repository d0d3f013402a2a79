"""What somebody at this machine has solved: kept beside the matches."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from datetime import date
from pathlib import Path

from touchline.play.keeping import matches_folder


def scores_file() -> Path:
    """Where it is kept."""
    return matches_folder().parent / "puzzles.json"


@dataclass
class PuzzleScores:
    """Solved puzzles, the run of right answers, and days in a row."""

    solved: list[str] = field(default_factory=list)
    """Ids, all games together."""
    run: int = 0
    """Right answers since the last wrong one."""
    best: int = 0
    """The longest run ever."""
    days: int = 0
    """Days in a row with the daily puzzle solved."""
    last_day: str = ""

    @classmethod
    def read(cls, path: Path | None = None) -> PuzzleScores:
        """As they were left; a file that cannot be read begins anew."""
        try:
            told = json.loads((path or scores_file()).read_text(encoding="utf-8"))
            return cls(**{name: told[name] for name in cls.__dataclass_fields__ if name in told})
        except (OSError, ValueError, TypeError):
            return cls()

    def write(self, path: Path | None = None) -> None:
        """Keep them."""
        to = path or scores_file()
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(json.dumps(asdict(self)), encoding="utf-8")

    def days_by(self, today: date) -> int:
        """Days in a row up to today or yesterday; a day missed has ended it."""
        gone = (today - date.fromisoformat(self.last_day)).days if self.last_day else 0
        return self.days if gone in (0, 1) else 0

    def answered(self, puzzle: str, *, right: bool, day: date | None = None) -> None:
        """Count an answer; ``day`` for the puzzle of that day."""
        self.run = self.run + 1 if right else 0
        self.best = max(self.best, self.run)
        if right and puzzle not in self.solved:
            self.solved.append(puzzle)
        if day is not None and right and self.last_day != day.isoformat():
            gone = (day - date.fromisoformat(self.last_day)).days if self.last_day else 0
            self.days = self.days + 1 if gone == 1 else 1
            self.last_day = day.isoformat()
