"""What the site carries is enough: the engine runs from its archive alone, without anything that is installed here."""

from __future__ import annotations

import json
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from touchline.anywhere.bundle import bundle
from touchline.bots import plain_levels
from touchline.games import find_game, game_names

ALONE = """
import asyncio, json, pathlib, sys
sys.path[:0] = [{engine!r}]
from touchline.anywhere.own_api import ask
from touchline.anywhere.own_server import OwnServer

class Drawer:
    def __init__(self):
        self.kept = {{}}
    async def rows(self, match, since):
        return [row for (each, seq), row in sorted(self.kept.items()) if each == match and seq > since]
    async def append(self, rows):
        self.kept |= {{(row[0], row[1]): tuple(row) for row in rows}}
        return True
    async def noted(self):
        return {{}}
    async def note(self, name, value):
        return value

async def tables(game):
    path = pathlib.Path({tables!r}) / game
    return path.read_bytes() if path.exists() else None

async def main():
    server = await OwnServer.open(Drawer(), tables)
    for game in {games!r}:
        book = json.loads((await ask(server, "GET", f"/games/{{game}}?lang=de")).text)
        for level in book["levels"]:
            seats = [{{"kind": "bot", "level": level}}] * len(book["seats"])
            made = await ask(server, "POST", "/matches", {{"game": game, "options": book["on_screen"], "seats": seats}})
            assert made.status == 201, made
            match = json.loads(made.text)["match"]
            live = server.matches.in_memory(match)
            while live.seq <= {events} and live.status != "over":
                await asyncio.sleep(0)
            await server.bots.close()
            server.bots._thinking.clear()
        print("told", json.dumps([game, book["levels"]]))
    own = {{"game": "football-darts", "options": {{"darts": "simulated", "throwers": "17,31"}}}}
    seats = [{{"kind": "person"}}, {{"kind": "bot", "level": "club"}}]
    refused = await ask(server, "POST", "/matches", own | {{"seats": seats}})
    print("told", json.loads(refused.text)["error"]["words"]["message"][0]["id"])
    print("told", "numpy" in sys.modules)
asyncio.run(main())
"""


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("engine")
    ZipFile(BytesIO(bundle())).extractall(folder)
    return folder


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tables")
    for name in game_names():
        part = find_game(name).parts.tables
        if part is not None:
            (folder / name).write_bytes(part.load()())
    return folder


def test_every_level_of_every_game_plays_from_the_archive_alone(engine: Path, tables: Path) -> None:
    script = ALONE.format(engine=str(engine), tables=str(tables), games=list(game_names()), events=12)
    done = subprocess.run([sys.executable, "-I", "-S", "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    lines = done.stdout.splitlines()  # among what a busy machine is told of its clocks
    *levels, refused, numpy = [line.removeprefix("told ") for line in lines if line.startswith("told ")]
    assert [json.loads(line) for line in levels] == [[name, plain_levels(name)] for name in game_names()]
    assert refused == "play-no-bot-here"
    assert numpy == "False"
    assert "a bot failed" not in done.stdout + done.stderr


def test_the_same_engine_is_the_same_archive() -> None:
    assert bundle() == bundle()
