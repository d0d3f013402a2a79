"""The documents that programs read: OpenAPI over HTTP, AsyncAPI over the socket, JSON Schema for the engine."""

from __future__ import annotations

import typing
from typing import Any

import touchline
from touchline.games import game_names
from touchline.wire import frames, requests
from touchline.wire.message import Kind
from touchline.wire.schema import Schema, board_of, board_types, definitions, tidy, view_of, view_types

OPENAPI = "#/components/schemas/"


def place_of(kind: Kind) -> Schema:
    """Where an answer's kind is described in the OpenAPI document.

    >>> from touchline.wire.state import Card
    >>> place_of(list[Card])
    {'type': 'array', 'items': {'$ref': '#/components/schemas/Card'}}
    """
    inner = typing.get_args(kind)
    origin: Kind = typing.get_origin(kind)
    match origin:
        case None if kind is str:
            return {"type": "string"}
        case None if kind is type(None):
            return {"type": "null"}
        case None if kind is Any:
            return {}
        case None:
            return {"$ref": OPENAPI + kind.__name__}
        case _ if origin is list:
            return {"type": "array", "items": place_of(inner[0])}
        case _ if origin is dict:
            return {"type": "object", "additionalProperties": place_of(inner[1])}
        case _:
            return {"anyOf": [place_of(each) for each in inner]}


def openapi_parts(document: Schema) -> Schema:
    """An OpenAPI document with our definitions, all of them, in the place of those that FastAPI made."""
    schemas = document.setdefault("components", {}).setdefault("schemas", {})
    ours = definitions(OPENAPI)
    for name in schemas:
        if name not in ours and not name.endswith("ValidationError"):
            raise LookupError(f"{name} is told over HTTP, but not declared in the wire")
    document["components"]["schemas"] = ours
    tidy(document["paths"])
    return document


def engine_schema() -> Schema:
    """The messages of the engine protocol: a line in is an ``EngineRequest``, a line out an ``EngineReply``."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Touchline engine protocol",
        "description": "One JSON object a line: requests in, replies out. A refused request changes nothing.",
        "version": touchline.__version__,
        "oneOf": [{"$ref": "#/$defs/EngineRequest"}, {"$ref": "#/$defs/EngineReply"}],
        "$defs": reachable(definitions(), ("EngineRequest", "EngineReply", *view_types(), *board_types())),
        "x-replies": {op: f"#/$defs/{kind.__name__}" for op, kind in requests.REPLIES.items()},
        "x-views": {name: f"#/$defs/{view_of(name)}" for name in game_names()},
        "x-boards": {name: f"#/$defs/{board_of(name)}" for name in game_names()},
    }


def asyncapi() -> Schema:
    """The socket: what is sent and received at ``/ws``."""
    schemas = definitions(OPENAPI)
    sent, received = _members(frames.ClientFrame), _members(frames.ServerFrame)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Touchline's socket",
            "version": touchline.__version__,
            "description": "Open it with a ticket from POST /api/tickets. Every frame is one JSON text; an answer "
            "repeats the frame's `id`. Whoever watches a match is sent everything that happens in it, from `since` on.",
        },
        "defaultContentType": "application/json",
        "channels": {
            "socket": {
                "address": "/ws",
                "description": "Closed with 1008 for whoever may not come in, with 1013 for whoever should come back.",
                "bindings": {
                    "ws": {
                        "query": {
                            "type": "object",
                            "properties": {
                                "ticket": {"type": "string"},
                                "wire": {
                                    "type": "integer",
                                    "description": "the version of the messages that you speak",
                                },
                            },
                            "required": ["ticket"],
                        }
                    }
                },
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in {**sent, **received}},
            }
        },
        "operations": {
            "ask": _operation("receive", sent, "What a client sends."),
            "tell": _operation("send", received, "What the server sends."),
        },
        "components": {
            "messages": {
                name: {
                    "name": name,
                    "summary": (kind.__doc__ or "").partition("\n")[0],
                    "payload": {"$ref": f"#/components/schemas/{name}"},
                }
                for name, kind in {**sent, **received}.items()
            },
            "schemas": reachable(schemas, (*sent, *received), OPENAPI),
        },
    }


def _members(union: Kind) -> dict[str, Kind]:
    return {kind.__name__: kind for kind in typing.get_args(typing.get_args(union)[0])}


def _operation(action: str, told: Schema, summary: str) -> Schema:
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": "#/channels/socket"},
        "messages": [{"$ref": f"#/channels/socket/messages/{name}"} for name in told],
    }


def reachable(
    schemas: typing.Mapping[str, Schema], names: typing.Iterable[str], place: str = "#/$defs/"
) -> dict[str, Schema]:
    """Some definitions and all that they refer to."""
    found: dict[str, Schema] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = schemas[name]
            waiting += [ref.removeprefix(place) for ref in _references(schemas[name])]
    return {name: found[name] for name in sorted(found)}


def _references(schema: object) -> typing.Iterator[str]:
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"]
        schema = list(schema.values())
    if isinstance(schema, list):
        for each in schema:
            yield from _references(each)
