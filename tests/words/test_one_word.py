"""One word for one thing: what a language has settled on is said so everywhere, in rules, games and pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.words.playing import worded_games

from touchline.games import find_game
from touchline.words.catalogues import game_files, layer_files, page_files

VOUS = "players are addressed as vous"
NOT_SAID = {
    "fr": {
        r"\b(?i:tu|toi|ton|ta|tes|tiens?)\b|\b(?i:t)['’]|(?<!`)\b[Tt]e\b": VOUS,
        # Verbs whose tu form is nobody else's, and an order with its pronoun: joue-le, beside jouez-le and dites-le.
        r"(?<!-)\b(?i:écris|dis|redis|choisis|remplis|attends|prends|reprends|mets|fais)[- ]": VOUS,
        r"\w(?<!ez)(?<!vous)(?<!dites)(?<!aites)-(?:le|la|les|en|moi)\b(?!-)": VOUS,
        # An order that begins a sentence; inside one the same form is somebody else's (qui tape, le bot lance).
        r"(?:^|[.:;!?] |  )(?i:abandonne|annule|arrête|colle|demande|lance|nomme|ouvre|pose|renvoie) ": VOUS,
        r"(?:^|[.:;!?] |  )(?i:passe le|réessaie|tape|trouve)\b|[:;] (?:garde|joue|montre|regarde) ": VOUS,
    },
    "pt-BR": {
        r"\b[Ss]éries?\b": "a drive is a campanha",
        r"\b[Ff]iguras?\b": "a figure is a peça",
    },
}


def files(language: str) -> list[Path]:
    games = [find_game(name) for name in worded_games()]
    own = [path for game in games for path in game_files(game.folder, language)]
    rules = [game.folder / "words" / f"RULES.{language}.md" for game in games]
    return [*page_files(language), *layer_files(language), *own, *rules]


def said_in(path: Path) -> list[str]:
    """The lines of a file without what only programs read: a catalogue's ids and its comments."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if path.suffix == ".ftl":
        lines = [re.sub(r"^(?:[a-z][\w-]*| *\.[a-z]+) = ?", "", line) for line in lines if not line.startswith("#")]
    return [line.strip() for line in lines]


@pytest.mark.parametrize("language", NOT_SAID)
def test_what_is_settled_is_said_everywhere(language: str) -> None:
    found = [
        f"{path.name}: {line} ({why})"
        for path in files(language)
        for line in said_in(path)
        for pattern, why in NOT_SAID[language].items()
        if re.search(pattern, line)
    ]
    assert found == []
