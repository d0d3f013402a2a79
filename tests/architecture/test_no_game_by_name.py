"""The layers around the games know none of them: a new game is one folder."""

import doctest
import re
from pathlib import Path

import pytest

import touchline
from touchline.games import find_game

SOURCE = Path(touchline.__file__).parent
LAYERS = sorted(path.name for path in SOURCE.iterdir() if path.is_dir() and path.name not in ("games", "__pycache__"))
READ = (".py", ".html", ".css", ".toml", ".md", ".js", ".ftl")
BUILT = SOURCE / "server" / "static"
"""The front end's bundle, made elsewhere: it is not this layer's source."""
FOLDERS = sorted(path.parent.name for path in (SOURCE / "games").glob("*/game.py"))
SOURCES = sorted(
    path
    for layer in LAYERS
    for path in (SOURCE / layer).rglob("*")
    if path.suffix in READ and not path.is_relative_to(BUILT)
)


def spellings() -> re.Pattern[str]:
    """A game's name however it is written, and its rules' ids: ``football-darts``, ``FootballDarts``, ``FD-2``."""
    found = []
    for folder in FOLDERS:
        game = find_game(folder)
        found += [re.escape(game.title), "[-_ ]?".join(folder.split("_"))]
        found += [rf"\b{initials}[-_]\d" for initials in {rule.partition("-")[0] for rule in game.rule_bits}]
    return re.compile("|".join(found), re.IGNORECASE)


def without_examples(text: str) -> str:
    """A source without its doctests.

    The one thing allowed: an example that is run must play some game that is there.  Everything else (code,
    comments, help, prose in docstrings) speaks of games in general.
    """
    lines = text.splitlines()
    for example in doctest.DocTestParser().get_examples(text):
        length = example.source.count("\n") + example.want.count("\n")
        lines[example.lineno : example.lineno + length] = [""] * length
    return "\n".join(lines)


def named(text: str) -> list[str]:
    """The lines that name a game."""
    pattern = spellings()
    return [line.strip() for line in without_examples(text).splitlines() if pattern.search(line)]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_layer_names_no_game(path: Path) -> None:
    assert named(path.read_text()) == []


@pytest.mark.parametrize(
    "line",
    [
        'game = "football-darts"',
        "from touchline.games.street_soccer import board",
        "class PocketGridironPanel:",
        "# as First & Goal does",
        "FG_6_4 = 1",
        '"""FD-2.2 says so."""',
    ],
)
def test_the_search_finds_every_spelling(line: str) -> None:
    assert named(line) == [line]


def test_an_example_that_is_run_may_play_a_game() -> None:
    text = '"""What it is.\n\n>>> find_game("street-soccer").title\n\'Street Soccer\'\n\nLike Street Soccer.\n"""\n'
    assert named(text) == ["Like Street Soccer."]
