"""A static site: the arcade, the engine and everything else as files that any web space can serve."""

from __future__ import annotations

import hashlib
import html
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from touchline.anywhere.bundle import bundle
from touchline.anywhere.licences import licences
from touchline.bots import travelling_levels
from touchline.games import find_game, game_names
from touchline.kernel.errors import BadData
from touchline.kernel.message import Message
from touchline.play.lesson import lesson_of
from touchline.server.dice.promises import badges_in_english
from touchline.server.matches.films import lesson_film
from touchline.server.matches.phrases import phrases_in_english
from touchline.server.matches.rows import compact
from touchline.server.matches.shelf import book, shelf
from touchline.server.operations.takeaway import PLACE, TOLD_IN
from touchline.words.catalogues import catalogue_text
from touchline.words.languages import LANGUAGES

STATIC = Path(__file__).parents[1] / "server" / "static"
WORKER = Path(__file__).with_name("service_worker.js")
MANIFEST = "manifest.webmanifest"
ANSWERS = "answers"
"""The folder of what is always answered alike."""
NOT_SERVED = frozenset({".gz"})
OWN_FILES = frozenset({"built-from", "engine.json", "worker.js"})
"""Of the built front end: what is not for the site, or made anew for it."""


def write_site(folder: Path, at: str = "/") -> None:
    """Write the site into a folder, which is made if there is none; ``at`` is where in its web space it will lie."""
    root = place_in(at)
    if not (STATIC / "engine.json").is_file():
        raise BadData(Message("cli-site-not-built"))
    folder.mkdir(parents=True, exist_ok=True)
    _copy_front_end(folder)
    parts = _put_engine(folder, root)
    for name, text in answers():
        path = folder / ANSWERS / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    _put_page(folder, parts, root)
    if not root:
        _tell(folder, parts)
    (folder / "licences.txt").write_text(licences(), encoding="utf-8")
    _put_service_worker(folder, root)


def place_in(at: str) -> str:
    """The folder of a web space that stands before every address; nothing for its root.

    >>> place_in("/"), place_in("games/touchline/")
    ('', '/games/touchline')
    """
    parts = [part for part in at.split("/") if part]
    if any(not re.fullmatch(r"[\w.~-]+", part) or part in (".", "..") for part in parts):
        raise BadData(Message("cli-site-at", at=repr(at)), field="at")
    return "".join(f"/{part}" for part in parts)


def _copy_front_end(folder: Path) -> None:
    for path in STATIC.rglob("*"):
        place = path.relative_to(STATIC)
        if path.is_file() and path.suffix not in NOT_SERVED and place.name not in OWN_FILES:
            (folder / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, folder / place)


def _put_engine(folder: Path, root: str) -> dict[str, Any]:
    """The engine beside Pyodide; where everything lies (``EngineParts`` of the front end)."""
    packed = bundle()
    name = f"engine/touchline-{hashlib.sha256(packed).hexdigest()[:12]}.zip"
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_bytes(packed)
    parts: dict[str, Any] = json.loads((STATIC / "engine.json").read_text())
    own = {name: root + place for name, place in parts.items()}
    fetched = [path for path in (STATIC / parts["pyodide"].strip("/")).iterdir() if path.suffix != ".mjs"]
    size = len(packed) + sum(path.stat().st_size for path in fetched)
    tables = {game: root + place for game, place in _put_tables(folder).items()}
    return own | {"bundle": f"{root}/{name}", "answers": f"{root}/{ANSWERS}/", "bytes": size, "tables": tables}


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
    yield "games.json", compact(shelf(travelling_levels))
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
            yield f"games/{name}.{language}.json", compact(book(game, language, travelling_levels))
            yield f"words/{language}/{name}.ftl", catalogue_text(language, game.folder)


def _put_page(folder: Path, parts: dict[str, Any], root: str) -> None:
    """The one page, told where the engine is; a web space shows it for addresses that it does not know too."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    told = f'<meta name="touchline-engine" content="{html.escape(compact(parts))}" />'
    told += f'\n    <meta name="touchline-folder" content="{root}" />' if root else ""
    page = re.sub(r'(href|src)="/', rf'\1="{root}/', page).replace("</title>", f"</title>\n    {told}", 1)
    manifest = (STATIC / MANIFEST).read_text(encoding="utf-8")
    (folder / MANIFEST).write_text(re.sub(r'("(?:src|start_url)": ")/', rf"\1{root}/", manifest), encoding="utf-8")
    for name in ("index.html", "404.html"):
        (folder / name).write_text(page, encoding="utf-8")


def _tell(folder: Path, parts: dict[str, Any]) -> None:
    """For a server: what a browser takes along from it, where it serves that, and how much it is."""
    kept = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    along = [path for path in kept if path.relative_to(folder).parts[0] in ("engine", ANSWERS, "pyodide")]
    at = {path: "/" + path.relative_to(folder).as_posix() for path in along}
    files = [place if place.startswith("/pyodide/") else PLACE.rstrip("/") + place for place in at.values()]
    there = {name: PLACE.rstrip("/") + parts[name] for name in ("bundle", "answers")}
    tables = {game: PLACE.rstrip("/") + place for game, place in parts["tables"].items()}
    size = sum(path.stat().st_size for path in along)
    told = {"parts": parts | there | {"tables": tables}, "files": files, "bytes": size}
    (folder / TOLD_IN).write_text(compact(told), encoding="utf-8")


def _put_service_worker(folder: Path, root: str) -> None:
    """The worker that keeps every file; its version is that of all of them."""
    version, kept = hashlib.sha256(), [f"{root}/"]
    for path in sorted(folder.rglob("*")):
        place = path.relative_to(folder).as_posix()
        if path.is_file() and place not in ("worker.js", "404.html", TOLD_IN):
            version.update(place.encode() + b"\0" + path.read_bytes() + b"\0")
            if place not in ("index.html", "licences.txt"):
                kept.append(f"{root}/{place}")
    written = WORKER.read_text(encoding="utf-8").replace('"%version%"', json.dumps(version.hexdigest()[:12]))
    written = written.replace('"%folder%"', json.dumps(root))
    (folder / "worker.js").write_text(written.replace('"%files%"', json.dumps(kept)), encoding="utf-8")
