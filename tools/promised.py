"""What others build on: ``python -m tools.promised`` writes it to ``tests/wire`` and ``tests/packaging``.

For each message the fields with their types, and which of them are always there; for each command and each function of
the library what it takes.  ``test_promised.py`` beside each file holds the code to it; a release writes them anew, so
that what was added is promised from then on.
"""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from tools.suite.programs import ROOT

from touchline.cli.main import manual
from touchline.wire.kinds import ErrorKind
from touchline.wire.message import is_order
from touchline.wire.schema import UNIONS, definitions, messages
from touchline.wire.server_told import WIRE

FILE = ROOT / "tests" / "wire" / "promised.json"
BUILT_ON = ROOT / "tests" / "packaging" / "promised.json"
LIBRARY = {
    "touchline": ("Match", "Record", "TouchlineError", "find_game", "game_names"),
    "touchline.wire.client": ("Client", "AsyncClient", "ServerSaysNo"),
    "touchline.envs.pettingzoo": ("env", "register"),
    "touchline.envs.parallel": ("parallel_env",),
    "touchline.envs.gymnasium": ("TableEnv", "register"),
    "touchline.envs.vector": ("BatchEnv",),
    "touchline.envs.device": ("DeviceGames",),
    "touchline.envs.openspiel": ("game_string", "load_game", "register"),
    "touchline.envs.kept": ("Kept", "keep"),
}
"""What the docs tell others to import."""
ONLY_TOLD = ("description", "title", "default", "examples", "discriminator")
"""What a schema says beside the type."""


def bare(schema: Any) -> Any:
    """A type without what is said about it."""
    if isinstance(schema, dict):
        return {key: bare(value) for key, value in schema.items() if key not in ONLY_TOLD}
    return [bare(each) for each in schema] if isinstance(schema, list) else schema


def promised() -> dict[str, Any]:
    """Every message as a client knows it."""
    schemas, known = definitions(), messages()
    return {
        "wire": WIRE,
        "refusals": sorted(kind.value for kind in ErrorKind),
        "unions": {name: bare(schemas[name]) for name in sorted(UNIONS)},
        "messages": {
            name: {
                "order": bool(is_order(known[name])),
                "always": schemas[name].get("required", []),
                "fields": {field: bare(its) for field, its in schemas[name].get("properties", {}).items()},
            }
            for name in sorted(known)
            if name in schemas
        },
    }


def commands() -> dict[str, list[str]]:
    """Every command, and every tool inside one, with its words: in brackets what may be left out."""
    found: dict[str, list[str]] = {}

    def look(name: str, page: argparse.ArgumentParser) -> None:
        page.word()  # type: ignore[attr-defined]
        words: list[str] = []
        for action in page._actions:
            if isinstance(action, argparse._SubParsersAction):
                for tool, inner in action.choices.items():
                    look(f"{name} {tool}", inner)
            else:
                needed = action.required and action.nargs not in ("*", "?")
                words += (each if needed else f"[{each}]" for each in action.option_strings or [action.dest])
        found[name] = words

    for name, page in manual()[1].pages.items():
        look(name, page)
    return found


def library() -> dict[str, list[str]]:
    """Everything that the docs tell others to import, with its parameters: in brackets what may be left out."""
    found: dict[str, list[str]] = {}
    for module, names in LIBRARY.items():
        for name in names:
            thing = getattr(import_module(module), name)
            found[f"{module}.{name}"] = list(parameters(thing))
            if inspect.isclass(thing):
                for member, its in vars(thing).items():
                    if not member.startswith("_"):
                        called = getattr(its, "__func__", its)
                        found[f"{module}.{name}.{member}"] = list(parameters(called)) if callable(called) else []
    return found


def parameters(thing: Any) -> Iterator[str]:
    """What a function takes; of what cannot tell, nothing."""
    try:
        signature = inspect.signature(thing)
    except (TypeError, ValueError):
        return
    for name, parameter in signature.parameters.items():
        if name not in ("self", "cls"):
            free = parameter.default is not parameter.empty or parameter.kind in (
                parameter.VAR_POSITIONAL,
                parameter.VAR_KEYWORD,
            )
            yield f"[{name}]" if free else name


def main() -> int:
    """Write the files."""
    lines = json.dumps(promised(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    FILE.write_text(lines.replace('},"', '},\n"') + "\n", encoding="utf-8")
    built_on = json.dumps({"commands": commands(), "library": library()}, sort_keys=True, separators=(",", ":"))
    BUILT_ON.write_text(built_on.replace('],"', '],\n"') + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
