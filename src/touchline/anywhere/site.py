"""A static site: the arcade, the engine and everything else as files that any web space can serve."""

from __future__ import annotations

import hashlib
import html
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from touchline.anywhere.bundle import bundle
from touchline.anywhere.licences import licences
from touchline.bots import plain_levels
from touchline.games import find_game, game_names
from touchline.kernel.errors import BadData
from touchline.kernel.message import Message
from touchline.play.lesson import lesson_of
from touchline.server.dice.promises import badges_in_english
from touchline.server.matches.phrases import phrases_in_english
from touchline.server.matches.rows import compact
from touchline.server.matches.shelf import book, lesson_film, shelf
from touchline.words.catalogues import catalogue_text
from touchline.words.languages import LANGUAGES

STATIC = Path(__file__).parents[1] / "server" / "static"
WORKER = Path(__file__).with_name("service_worker.js")
ANSWERS = "answers"
"""The folder of what is always answered alike."""
NOT_SERVED = frozenset({".gz"})
OWN_FILES = frozenset({"built-from", "engine.json", "worker.js"})
"""Of the built front end: what is not for the site, or made anew for it."""


def write_site(folder: Path) -> None:
    """Write the site into a folder, which is made if there is none."""
    if not (STATIC / "engine.json").is_file():
        raise BadData(Message("cli-site-not-built"))
    folder.mkdir(parents=True, exist_ok=True)
    _copy_front_end(folder)
    parts = _put_engine(folder)
    for name, text in answers():
        path = folder / ANSWERS / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    _put_page(folder, parts)
    (folder / "licences.txt").write_text(licences(), encoding="utf-8")
    _put_service_worker(folder)


def _copy_front_end(folder: Path) -> None:
    for path in STATIC.rglob("*"):
        place = path.relative_to(STATIC)
        if path.is_file() and path.suffix not in NOT_SERVED and place.name not in OWN_FILES:
            (folder / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, folder / place)


def _put_engine(folder: Path) -> dict[str, Any]:
    """The engine beside Pyodide; where everything lies (``EngineParts`` of the front end)."""
    packed = bundle()
    name = f"engine/touchline-{hashlib.sha256(packed).hexdigest()[:12]}.zip"
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_bytes(packed)
    parts: dict[str, Any] = json.loads((STATIC / "engine.json").read_text())
    fetched = [path for path in (STATIC / parts["pyodide"].strip("/")).iterdir() if path.suffix != ".mjs"]
    size = len(packed) + sum(path.stat().st_size for path in fetched)
    return parts | {"bundle": f"/{name}", "answers": f"/{ANSWERS}/", "bytes": size, "tables": _put_tables(folder)}


def _put_tables(folder: Path) -> dict[str, str]:
    """The tables of the games that have some, each under a name that follows from them; where they lie."""
    places = {}
    for name in game_names():
        part = find_game(name).parts.tables
        if part is not None:
            tables = part.load()()
            place = f"engine/{name}-{hashlib.sha256(tables).hexdigest()[:12]}.tables"
            (folder / place).write_bytes(tables)
            places[name] = f"/{place}"
    return places


def answers() -> Iterator[tuple[str, str]]:
    """What nobody needs an engine for: games, rulebooks, lessons, words."""
    yield "games.json", compact(shelf(plain_levels))
    yield "phrases.json", compact(phrases_in_english())
    yield "dice.json", compact(badges_in_english())
    yield "lobby.json", "[]"
    for language in LANGUAGES:
        yield f"words/{language}.ftl", catalogue_text(language)
    for name in game_names():
        game = find_game(name)
        if lesson_of(game) is not None:
            yield f"games/{name}/lesson.json", compact(lesson_film(game))
        for language in LANGUAGES:
            yield f"games/{name}.{language}.json", compact(book(game, language, plain_levels))
            yield f"words/{language}/{name}.ftl", catalogue_text(language, game.folder)


def _put_page(folder: Path, parts: dict[str, Any]) -> None:
    """The one page, told where the engine is; a web space shows it for addresses that it does not know too."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    told = f'<meta name="touchline-engine" content="{html.escape(compact(parts))}" />'
    page = page.replace("</title>", f"</title>\n    {told}", 1)
    for name in ("index.html", "404.html"):
        (folder / name).write_text(page, encoding="utf-8")


def _put_service_worker(folder: Path) -> None:
    """The worker that keeps every file; its version is that of all of them."""
    version, kept = hashlib.sha256(), ["/"]
    for path in sorted(folder.rglob("*")):
        place = path.relative_to(folder).as_posix()
        if path.is_file() and place not in ("worker.js", "404.html"):
            version.update(place.encode() + b"\0" + path.read_bytes() + b"\0")
            if place not in ("index.html", "licences.txt"):
                kept.append(f"/{place}")
    written = WORKER.read_text(encoding="utf-8").replace('"%version%"', json.dumps(version.hexdigest()[:12]))
    (folder / "worker.js").write_text(written.replace('"%files%"', json.dumps(kept)), encoding="utf-8")
