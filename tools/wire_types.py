"""The front end's types, made of the wire's declarations, the games' views and the words of the pages.

``python frontend/build.py --wire`` writes ``frontend/src/wire/*.ts``; with ``--check`` it only says whether they are as
they would be written, and ``make lint`` asks it to.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from frontend.build import HERE, install, node

from touchline.games import find_game, game_names
from touchline.play.newcomer import JUST_NOW
from touchline.wire import people, requests
from touchline.wire.chains import CHAIN_LENGTH
from touchline.wire.documents import reachable
from touchline.wire.kinds import PASSING
from touchline.wire.schema import UNIONS, board_types, definitions, messages, upshot_of, upshot_types, view_types
from touchline.words.catalogues import page_text

FOLDER = HERE / "src" / "wire"
ENGINE_ONLY = {"EngineRequest", "EngineReply", *(each.__name__ for each in requests.REPLIES.values())}


def typescript(title: str, schemas: Mapping[str, Any]) -> str:
    """TypeScript for some definitions."""
    install()
    told = {"title": title, "definitions": dict(schemas)}
    made = subprocess.run(
        [*node(), "wire.mjs"], cwd=HERE, input=json.dumps(told), capture_output=True, text=True, check=True
    )
    return made.stdout


def messages_file(everything: Mapping[str, Any]) -> str:
    """The messages of HTTP and the socket."""
    wanted = [name for name in everything if name not in ENGINE_ONLY and (name in messages() or name in UNIONS)]
    return typescript("Wire", reachable(everything, wanted, "#/definitions/"))


def views_file(everything: Mapping[str, Any]) -> str:
    """The views, boards and upshots of our own games; another package's are not ours to write down."""
    declared = {**view_types(), **board_types()}
    ours = [name for name, kind in declared.items() if kind.__module__.startswith("touchline.games.")]
    told = [upshot_of(name) for name in game_names() if type(find_game(name)).__module__.startswith("touchline.games.")]
    wanted = [*ours, *(name for name in told if name in upshot_types())]
    return typescript("Views", reachable(everything, wanted, "#/definitions/"))


def page_words_file() -> str:
    """The texts of the pages by id, less ``page-``, with the names of what is filled in."""
    lines = []
    for entry in FluentParser().parse(page_text("en")).body:
        if isinstance(entry, ast.Message):
            filled = sorted(set(re.findall(r"\$(\w+)", str(FluentSerializer().serialize_entry(entry)))))
            values = " | ".join(map(json.dumps, filled)) or "never"
            lines.append(f'  "{entry.id.name.removeprefix("page-")}": {values};')
    head = "/** The texts of the pages, and what is filled into each; made from the catalogues page.ftl. */"
    return "\n".join([head, "export interface PageWords {", *lines, "}", ""])


def figures_file() -> str:
    """Figures that the pages tell people before the server has to."""
    passing = ", ".join(f'"{kind}"' for kind in sorted(PASSING))
    lines = [
        "/* Made by `python frontend/build.py --wire` from src/touchline/wire: change it there. */",
        'import type { ErrorKind } from "./messages";',
        "",
        f"export const SHORTEST_PASSPHRASE = {people.SHORTEST_PASSPHRASE};",
        "/** Values of a dice chain that we lay down. */",
        f"export const CHAIN_LENGTH = {CHAIN_LENGTH};",
        "/** Of so many steps with a ruling the newest is explained to somebody new. */",
        f"export const JUST_NOW = {JUST_NOW};",
        "/** Refusals of the moment: nothing is wrong with the order, which may be sent again. */",
        f"export const PASSING: ReadonlySet<string> = new Set<ErrorKind>([{passing}]);",
        "",
    ]
    return "\n".join(lines)


def files() -> dict[str, str]:
    """Every generated file by its name."""
    everything = definitions("#/definitions/")
    return {
        "messages.ts": messages_file(everything),
        "views.ts": views_file(everything),
        "page-words.ts": page_words_file(),
        "figures.ts": figures_file(),
    }


def main(*, check: bool) -> int:
    """Write them, or say whether they are as they should be."""
    stale = []
    for name, text in files().items():
        path = FOLDER / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if check:
            stale.append(name)
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if stale:
        print(f"frontend/src/wire: {', '.join(stale)} is not what is declared; run python frontend/build.py --wire")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv))
