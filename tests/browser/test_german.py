"""German for everything the games say: real matches are played, and no sentence may stay English."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import ROOT

from touchline.games import find_game, game_names
from touchline.play.match import Match

FRONTEND = ROOT / "frontend"
NAMES = ("Ann", "random bot", "Carl", "Dora")
SHOWN = ("Ann", "Bot (Zufall)", "Carl", "Dora")
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "street-soccer": [{}, {"alternate_placement": True}],
    "first-and-goal": [
        {"toss_choice": True, "squib_kick": True, "advanced_turnovers": True},
        {"d20_kicks": True, "advanced_broken_plays": True},
        {"seats": "4"},
        {"field_goal_cards": "2", "end_zone_turnover": "touchdown", "cards": "table"},
        {"rules_version": "0.9"},
    ],
}
MATCHES = 4
SPEAK = """
import {{ buildSync }} from {esbuild};
const [source, out] = process.argv.slice(1);
buildSync({{ entryPoints: [source], bundle: true, format: "esm", outfile: out, logLevel: "error" }});
const said = await import(out);
let asked = "";
for await (const chunk of process.stdin) asked += chunk;
process.stdout.write(JSON.stringify(({deed})(said, JSON.parse(asked))));
"""


@cache
def node() -> str:
    """The Node that the front end is built with."""
    asked = "import sys; sys.path.insert(0, sys.argv[1]); import build; print(build.node()[0])"
    found = subprocess.run(
        [sys.executable, "-c", asked, str(FRONTEND)], check=True, capture_output=True, text=True, timeout=60
    )
    return found.stdout.strip()


def ask_german(source: str, deed: str, asked: Any, folder: Path) -> Any:
    """Runs a module of the catalog, bundled as in the app, over some input."""
    esbuild = json.dumps((FRONTEND / "node_modules" / "esbuild" / "lib" / "main.js").as_uri())
    script = SPEAK.format(esbuild=esbuild, deed=deed)
    command = [node(), "--input-type=module", "-e", script, str(FRONTEND / "src" / "i18n" / "german" / source)]
    done = subprocess.run(
        [*command, str(folder / "german.mjs")], input=json.dumps(asked), capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def sentences(name: str) -> set[str]:
    """Whatever a game says in some random matches: questions, headlines, play-by-play, endings."""
    game = find_game(name)
    said: set[str] = set()
    for options in VARIANTS[name]:
        for seed in range(MATCHES):
            choose = random.Random(f"{name} {options} {seed}")
            match = Match(game, options, seed=seed, names=NAMES)
            while not match.over:
                said.add(game.question(match.state, match.box))
                said.update(part for part in match.headline().split(" · ") if not re.search(r"\d – \d", part))
                if match.to_move >= 0:
                    match.play(choose.choice(match.legal()))
                elif game.weights_known(match.state, match.box):
                    match.roll()
                else:
                    match.roll(choose.choice(match.node().to_json()["outcomes"]))
                said.add(match.narrate())
            said.add(match.ending())
    return said - {""}


@pytest.mark.parametrize("game", VARIANTS)
def test_no_sentence_of_a_match_stays_english(game: str, tmp_path: Path) -> None:
    said = sorted(sentences(game))
    assert len(said) > 200
    deed = "({ inGerman }, asked) => asked.said.map((text) => inGerman(asked.game, text, asked.names, asked.shown))"
    asked = {"game": game, "said": said, "names": NAMES, "shown": SHOWN}
    spoken = ask_german("index.ts", deed, asked, tmp_path)
    assert [english for english, german in zip(said, spoken, strict=True) if not german] == []
    english_words = re.compile(r"\b(the|and|is|are|with|yards? back|to go|wins|which|where)\b")
    assert [german for german in spoken if english_words.search(german)] == []
    assert [german for german in spoken if "random bot" in german] == []


def test_a_name_that_is_a_word_does_not_confuse(tmp_path: Path) -> None:
    """Better English than half a sentence; and names may be anything."""
    said = [["Bob to roll", "Bob"], ["end to roll", "end"], ["Nobody.", "Bob"]]
    deed = "({ inGerman }, asked) => asked.map(([text, name]) => inGerman('street-soccer', text, [name]) ?? null)"
    spoken = ask_german("index.ts", deed, said, tmp_path)
    assert spoken == ["Bob würfelt", "end würfelt", None]


def test_every_rule_and_house_rule_has_its_german(tmp_path: Path) -> None:
    """The same rules, the same options named in them, the same references, the same chapters."""
    deed = "({ ruleTexts, chapterTitles, optionTexts }) => ({ ruleTexts, chapterTitles, optionTexts })"
    german = ask_german("rules.ts", deed, None, tmp_path)
    marks = re.compile(r"`[^`]+`|[A-Z]{2}-\d\.\d")
    for name in game_names():
        game = find_game(name)
        for rule in game.rulebook.rules.values():
            assert rule.chapter in german["chapterTitles"]
            assert sorted(marks.findall(rule.text)) == sorted(marks.findall(german["ruleTexts"][rule.id])), rule.id
        assert {f"{name}.{option.name}" for option in game.options} <= set(german["optionTexts"])
    assert len(german["ruleTexts"]) == sum(len(find_game(name).rulebook.rules) for name in game_names())
