"""Where the words are: the layers' here, by language; a game's in ``words/`` of its own folder.

Nothing is read before a language is spoken, and each file once.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from touchline.kernel.game import Game
from touchline.words.entries import entries_in

HERE = Path(__file__).parent
GAMES = HERE.parent / "games"
WRITTEN_AS = {"en": "en-GB"}
"""Whose numbers and lists a language writes, where it is not plain: the house writes no comma before "or"."""
AT_THE_TERMINAL = (
    "app",
    "bots",
    "cli",
    "help",
    "lab",
    "paper",
    "proof",
    "prompt",
    "report",
    "review",
    "verify",
    "wire",
)
"""The layers' catalogues that the arcade's pages do not speak from: a browser does not load them."""


def page_file(language: str) -> Path:
    """The catalogue of the browser's pages; they bring it along, and nobody else says what is in it."""
    return HERE / language / "page.ftl"


def page_files(language: str) -> list[Path]:
    """The same, and what the pages say about each of our own games: that lies in the game's folder."""
    return [page_file(language), *sorted(GAMES.glob(f"*/words/{language}/{page_file(language).name}"))]


def page_text(language: str) -> str:
    """All that the pages say, as one text."""
    return "\n".join(each.read_text(encoding="utf-8") for each in page_files(language))


def layer_files(language: str) -> list[Path]:
    """The catalogues of what no game says, the browser's own pages aside."""
    return sorted(set((HERE / language).glob("*.ftl")) - {page_file(language)})


def game_file(folder: Path, language: str) -> Path:
    """The catalogue of a game, by the game's folder; there may be none."""
    return folder / "words" / f"{language}.ftl"


def game_files(folder: Path, language: str) -> list[Path]:
    """All that a game says in a language: its catalogue, and those of its lesson and the like beside it."""
    beside = sorted((folder / "words" / language).glob("*.ftl"))
    return [game_file(folder, language), *(each for each in beside if each.name != page_file(language).name)]


def _game_page(folder: Path, language: str) -> list[Path]:
    """What the arcade's pages say about a game, by the game's folder; there may be nothing."""
    path = folder / "words" / language / page_file(language).name
    return [path] if path.is_file() else []


def catalogue_text(language: str, folder: Path | None = None) -> str:
    """The catalogue of a game (``None``: of the layers) as one text, for a browser; empty where there is none."""
    layers = (each for each in layer_files(language) if each.stem not in AT_THE_TERMINAL)
    files = layers if folder is None else game_files(folder, language)
    return "\n".join(each.read_text(encoding="utf-8") for each in files if each.is_file())


def game_folders(kind: type[Game] = Game) -> Iterator[Path]:
    """The folders of the games that this process has loaded, from whatever package."""
    for each in kind.__subclasses__():
        yield Path(getattr(sys.modules[each.__module__], "__file__", None) or "").parent
        yield from game_folders(each)


class Catalogue:
    """Every entry of one language: the layers', and those of each game that is loaded.

    What the arcade's pages say about a game is among them: a first match at the terminal explains in the same words.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.entries: dict[str, str] = {}
        """Id → its entry as it is written."""
        self._read: set[Path] = set()
        self._add(layer_files(language))

    def _add(self, files: list[Path]) -> None:
        for path in files:
            if path not in self._read:
                self._read.add(path)
                for named, entry in entries_in(path).items():
                    self.entries.setdefault(named, entry)

    def has(self, named: str) -> bool:
        """Whether the language has a message; games loaded since the last question are looked through too."""
        if named not in self.entries:
            for folder in game_folders():
                self._add([*game_files(folder, self.language), *_game_page(folder, self.language)])
        return named in self.entries
