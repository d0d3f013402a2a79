"""The page of all messages, made of their declarations in ``touchline.wire``."""

from __future__ import annotations

import inspect
import json
from typing import Any

from touchline.wire import kinds
from touchline.wire.schema import MODULES, UNIONS, definitions, messages

PLACE = "#/$defs/"

TOP = """\
# Messages

Made from the declarations in `src/touchline/wire/`, of which engine protocol, HTTP, socket and bot API are made too.
For programs: `touchline engine --schema` prints the JSON Schema, a server has `/openapi.json`, `/api/asyncapi.json` and
`/api/engine.json`. A field in bold is always there; of the others each may be left out, and none is ever `null`. What a
client does not know it may pass over: answers grow ([what 1.0 promises](promises.md)).

## Kinds of refusal

{kinds}

| kind | |
|---|---|
{refusals}
"""


def page() -> str:
    """Every message by the file that declares it, after the kinds of refusal."""
    meant = field_docs_of_enum()
    refusals = "\n".join(f"| `{kind.value}` | {meant.get(kind.name, '')} |" for kind in kinds.ErrorKind)
    lines = [TOP.format(kinds=in_a_line(kinds.ErrorKind.__doc__), refusals=refusals)]
    schemas = definitions(PLACE)
    for module in MODULES:
        named = [name for name, kind in messages().items() if kind.__module__ == module.__name__ and name in schemas]
        unions = [name for name, kind in UNIONS.items() if getattr(module, name, None) is kind]
        if named:
            lines += [f"## {module.__name__.rpartition('.')[2]}", "", (module.__doc__ or "").strip(), ""]
        for name in unions:
            lines += [f"### {name}", "", f"One of {type_of(schemas[name])}.", ""]
        for name in named:
            lines += message(name, schemas[name])
    return "\n".join(lines)


def message(name: str, schema: dict[str, Any]) -> list[str]:
    """One message: what it means, then its fields."""
    lines = [f"### {name}", "", in_a_line(schema.get("description")), ""]
    needed = schema.get("required", [])
    rows = []
    for field, its in schema.get("properties", {}).items():
        shown = f"**`{field}`**" if field in needed else f"`{field}`"
        rows.append(f"| {shown} | {type_of(its)} | {in_a_line(its.get('description'))} |")
    return [*lines, "| field | | |", "|---|---|---|", *rows, ""] if rows else lines


def type_of(schema: dict[str, Any]) -> str:
    """A type in a word or two, with links to other messages."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(PLACE)
        return f"[{name}](#{name.lower()})" if name in messages() or name in UNIONS else name
    if "const" in schema:
        return f"`{json.dumps(schema['const'], ensure_ascii=False)}`"
    if "enum" in schema:
        return " ".join(f"`{value}`" for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return ", ".join(type_of(each) for each in schema[several])
    if schema.get("type") == "array":
        inner = schema.get("items") or {"anyOf": schema.get("prefixItems", [{}])}
        return f"list of {type_of(inner)}"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"names, each with {type_of(inner)}" if isinstance(inner, dict) and inner else "object"
    return {"integer": "whole number", "string": "text", "boolean": "yes or no"}.get(
        schema.get("type", "any"), schema.get("type", "any")
    )


def field_docs_of_enum() -> dict[str, str]:
    """What stands under each kind of refusal in the source."""
    lines = inspect.getsource(kinds.ErrorKind).splitlines()
    pairs = zip(lines, [*lines[1:], ""], strict=True)
    return {
        above.split("=")[0].strip(): below.strip().strip('"').replace("``", "`")
        for above, below in pairs
        if " = " in above and below.strip().startswith('"""')
    }


def in_a_line(text: str | None) -> str:
    """Prose as a table takes it."""
    return " ".join((text or "").split()).replace("``", "`").replace("|", "\\|")
