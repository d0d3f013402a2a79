"""Descriptions for other programs, made of the declarations: JSON Schema, the parts of OpenAPI, AsyncAPI.

Pydantic turns the dataclasses into JSON Schema; here it is finished: a field that may be left out is never ``null``,
a field with one possible value is always there, and what stands under a field in the source describes it.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import itertools
import textwrap
import typing
from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any

from touchline.games import find_game, game_names
from touchline.wire import (
    answers,
    bots,
    commands,
    events,
    figures,
    frames,
    friends,
    games,
    kinds,
    learning,
    moving,
    nodes,
    notices,
    passkeys,
    people,
    requests,
    seasons,
    server_told,
    state,
    study,
    terms,
    tournaments,
    watching,
    words,
)
from touchline.wire.message import Kind, is_order, typed_dict

MODULES: tuple[ModuleType, ...] = (
    words,
    moving,
    nodes,
    kinds,
    commands,
    terms,
    tournaments,
    watching,
    events,
    state,
    friends,
    games,
    people,
    passkeys,
    answers,
    learning,
    bots,
    frames,
    requests,
    notices,
    seasons,
    server_told,
    study,
    figures,
)
UNIONS: dict[str, Kind] = {
    "Node": nodes.Node,
    "Command": commands.Command,
    "MatchEvent": events.MatchEvent,
    "ExportLine": answers.ExportLine,
    "AccountLine": bots.AccountLine,
    "GameStreamLine": bots.GameStreamLine,
    "ClientFrame": frames.ClientFrame,
    "ServerFrame": frames.ServerFrame,
    "EngineRequest": requests.EngineRequest,
    "EngineReply": requests.EngineReply,
}
"""Unions that have a name of their own."""

Schema = dict[str, Any]
"""A document, or a part of one, as others' standards write it: JSON Schema, OpenAPI, AsyncAPI.  No message of ours."""


def is_message(kind: Kind) -> bool:
    """Whether something in a module is a message."""
    return inspect.isclass(kind) and (dataclasses.is_dataclass(kind) or typing.is_typeddict(kind))


@cache
def messages() -> dict[str, Kind]:
    """Every message by its name."""
    return {
        name: kind
        for module in MODULES
        for name, kind in vars(module).items()
        if is_message(kind) and kind.__module__ == module.__name__
    }


@cache
def view_types() -> dict[str, Kind]:
    """The declared views of the games that are installed, by the name of the type."""
    declared = [find_game(name).View for name in game_names()]
    return {view.__name__: typed_dict(view) for view in declared if view is not None}


@cache
def board_types() -> dict[str, Kind]:
    """The declared boards of the games that are installed, by the name of the type."""
    declared = [find_game(name).Board for name in game_names()]
    return {board.__name__: typed_dict(board) for board in declared if board is not None}


@cache
def upshot_types() -> dict[str, Any]:
    """The closed lists of what a step may come to, of the games that have one."""
    declared = {name: find_game(name).Upshot for name in game_names()}
    return {upshot_of(name): words for name, words in declared.items() if words is not None}


def upshot_of(game: str) -> str:
    """The name under which a game's upshots are described.

    >>> upshot_of("pocket-gridiron")
    'PocketGridironUpshot'
    """
    return "".join(part.capitalize() for part in game.split("-")) + "Upshot"


def board_of(game: str) -> str:
    """The name under which a game's board is described; the open ``BoardShape`` for one that declares none."""
    board = find_game(game).Board
    return "BoardShape" if board is None else str(board.__name__)


def view_of(game: str) -> str:
    """The name under which a game's view is described; the open ``View`` for one that declares none."""
    view = find_game(game).View
    return "View" if view is None else str(view.__name__)


@cache
def definitions(place: str = "#/$defs/") -> dict[str, Schema]:
    """Every message, union with a name, declared view, board and upshot, by name; references begin with ``place``."""
    from pydantic import TypeAdapter

    wanted = {**messages(), **UNIONS, **view_types(), **board_types(), **upshot_types()}
    everything: Kind = tuple[tuple(wanted.values())]  # type: ignore[misc] # at once, so that each is made once
    together: TypeAdapter[Any] = TypeAdapter(everything)
    described = together.json_schema(ref_template=place + "{model}")
    found: dict[str, Schema] = dict(described["$defs"])
    inline = zip(wanted, described["prefixItems"], strict=True)
    found |= {name: schema for name, schema in inline if schema != {"$ref": place + name}}
    return finished({name: found[name] for name in sorted(found)})


def finished(schemas: dict[str, Schema]) -> dict[str, Schema]:
    """Definitions as we mean them."""
    kinds_ = {**messages(), **_within(view_types()), **_within(board_types())}
    for name, schema in schemas.items():
        tidy(schema)
        if schema.get("additionalProperties") is False and not is_order(kinds_.get(name)):
            del schema["additionalProperties"]  # a part of orders may be part of answers too, and those may grow
        if name in kinds_ and "properties" in schema:
            _describe(kinds_[name], schema)
        if name in UNIONS:
            schema["title"] = name
    return schemas


def _within(kinds: Mapping[str, Kind]) -> dict[str, Kind]:
    """Some typed dictionaries, and those that their fields are made of."""
    found: dict[str, Kind] = {}
    waiting: list[Kind] = list(kinds.values())
    while waiting:
        kind = waiting.pop()
        if typing.is_typeddict(kind) and kind.__name__ not in found:
            found[kind.__name__] = kind
            waiting += typing.get_type_hints(kind).values()
        waiting += typing.get_args(kind)
    return found


def tidy(schema: object) -> None:
    """Titles that only repeat names go; what may be left out is not null; what can only be one thing is there."""
    if isinstance(schema, list):
        for each in schema:
            tidy(each)
    if not isinstance(schema, dict):
        return
    for each in schema.values():
        tidy(each)
    properties = schema.get("properties")
    if not isinstance(properties, dict):
        return
    needed = list(schema.get("required", []))
    for name, field in properties.items():
        field.pop("title", None)
        if "const" in field and "default" in field:
            del field["default"]
            needed.append(name)
        elif field.get("default", "") is None:
            del field["default"]
            _never_null(field)
    ordered = [name for name in properties if name in needed]
    if ordered:
        schema["required"] = ordered


def _never_null(field: Schema) -> None:
    others = [each for each in field.get("anyOf", []) if each != {"type": "null"}]
    if len(others) == 1:
        del field["anyOf"]
        field.update(others[0])
    elif others:
        field["anyOf"] = others


def _describe(kind: Kind, schema: Schema) -> None:
    documented = field_docs(kind)
    for name, field in schema["properties"].items():
        if name in documented:
            field.setdefault("description", documented[name])


@cache
def field_docs(kind: Kind) -> dict[str, str]:
    """What stands under the fields of a message, those it inherits included."""
    found: dict[str, str] = {}
    for base in reversed(_ancestry(kind)):
        try:
            tree = ast.parse(textwrap.dedent(inspect.getsource(base)))
        except (OSError, TypeError):
            continue  # made by a call, or without its source: it says nothing of its fields
        if not isinstance(tree.body[0], ast.ClassDef):
            continue
        body = tree.body[0].body
        for field, below in itertools.pairwise(body):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                if (
                    isinstance(below, ast.Expr)
                    and isinstance(below.value, ast.Constant)
                    and isinstance(below.value.value, str)
                ):
                    found[field.target.id] = inspect.cleandoc(below.value.value)
    return found


def _ancestry(kind: Kind) -> tuple[Kind, ...]:
    if typing.is_typeddict(kind):
        bases = [
            each
            for base in getattr(kind, "__orig_bases__", ())
            if typing.is_typeddict(base)
            for each in _ancestry(base)
        ]
        return (kind, *bases)
    return tuple(base for base in kind.__mro__ if base is not object)
