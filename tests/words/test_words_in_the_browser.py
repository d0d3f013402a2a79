"""The browser words messages from the same catalogues as the server, and says the same."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tests.browser.node_run import FRONTEND, SPEAK, node
from tests.patience import PATIENCE
from tests.words.playing import NAMES, all_messages, worded_games
from tests.words.test_catalogues import PAGES, catalogue

from touchline.games import find_game
from touchline.kernel.message import Amount, Message, Share, plain
from touchline.words.catalogues import catalogue_text, page_text
from touchline.words.languages import LANGUAGES
from touchline.words.wording import wording

SAY = """({ Speaker }, asked) => {
  const speaker = new Speaker(asked.language);
  for (const catalogue of asked.catalogues) speaker.learn(catalogue);
  return asked.messages.map((message) => speaker.say([message], (seat) => asked.names[seat]));
}"""
FIGURES = Message(
    "coach-better", best=plain("a"), win=Share(0.5312, 1), gap=Amount(12345.5, 1), other=plain("b"), less=Share(0.5, 1)
)


def said_by_the_browser(asked: dict[str, Any], folder: Path) -> Any:
    """What the front end's own module says, bundled as in the app."""
    esbuild = json.dumps((FRONTEND / "node_modules" / "esbuild" / "lib" / "main.js").as_uri())
    script = SPEAK.format(esbuild=esbuild, deed=SAY)
    command = [node(), "--input-type=module", "-e", script, str(FRONTEND / "src" / "i18n" / "speaker.ts")]
    done = subprocess.run(
        [*command, str(folder / "speaker.mjs")],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", worded_games())
def test_browser_and_server_say_the_same(game: str, language: str, tmp_path: Path) -> None:
    messages = [*all_messages(game), FIGURES]
    catalogues = [catalogue_text(language), catalogue_text(language, find_game(game).folder)]
    told = [message.to_json() for message in messages]
    asked = {"language": language, "catalogues": catalogues, "messages": told, "names": NAMES}
    assert said_by_the_browser(asked, tmp_path) == [wording(language).say(message, NAMES) for message in messages]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_pages_can_be_said(language: str, tmp_path: Path) -> None:
    told = [{"id": named, "args": dict.fromkeys(filled, 2)} for named, filled in catalogue(PAGES, language).items()]
    texts = [page_text(language)]
    said = said_by_the_browser({"language": language, "catalogues": texts, "messages": told, "names": NAMES}, tmp_path)
    assert len(said) == len(told) > 700
    assert [text for text in said if "{" in text or text.startswith("page-")] == []
