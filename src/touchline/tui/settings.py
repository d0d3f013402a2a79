"""What the app remembers from one evening to the next: the theme, the names, whether the coach talks."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from touchline.play.keeping import matches_folder
from touchline.words.languages import LANGUAGES, SYSTEM

PACES = {"at once": 0.0, "followed": 0.35, "slow": 1.0}
"""Seconds between steps that nobody here makes, so that the eye can follow."""


@dataclass
class Settings:
    """A few choices of the person at this machine."""

    theme: str = "floodlight"
    coach: bool = False
    voice: bool = False
    """Whether what happens is spoken, where the system can."""
    pace: str = "followed"
    """A name in ``PACES``."""
    names: str = ""
    """As last typed: ``Ann, Bob``."""
    language: str = SYSTEM
    """The tag of a language, or that of the machine."""

    @classmethod
    def read(cls) -> Settings:
        """As written last time; anything unreadable is forgotten."""
        try:
            kept = json.loads(cls._path().read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return cls()
        if not isinstance(kept, dict):
            return cls()
        found = cls()
        for field in fields(cls):
            value = kept.get(field.name)
            if type(value) is type(field.default):
                setattr(found, field.name, value)
        found.pace = found.pace if found.pace in PACES else cls.pace
        found.language = found.language if found.language in LANGUAGES else cls.language
        return found

    def write(self) -> None:
        """Keep them; where nothing can be written nothing is kept."""
        try:
            self._path().parent.mkdir(parents=True, exist_ok=True)
            self._path().write_text(json.dumps(asdict(self), indent=2) + "\n", encoding="utf-8")
        except OSError:
            return

    @staticmethod
    def _path() -> Path:
        return matches_folder().parent / "app.json"
