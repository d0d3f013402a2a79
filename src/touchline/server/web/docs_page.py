"""The API as one plain page: no script, no outside resource, made from the OpenAPI document."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from touchline.wire.schema import Schema

HEAD = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title} API</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/pages/plain.css"></head><body><main>
<h1>{title} {version}</h1><p>{description}</p>
<p>For programs: <a href="/openapi.json">openapi.json</a>. Send a seat token or a session token as
<code>Authorization: Bearer …</code>. Every refusal looks like
<code>{{"ok":false,"error":{{"kind":…,"message":…,"rules":[…]}}}}</code>.</p>
"""


def docs_html(document: Schema) -> str:
    """The page."""
    info = document["info"]
    parts = [
        HEAD.format(
            title=escape(info["title"]), version=escape(info["version"]), description=escape(info["description"])
        )
    ]
    by_tag: dict[str, list[str]] = {}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            tag = operation.get("tags", ["other"])[0]
            by_tag.setdefault(tag, []).append("".join(_operation(path, method, operation)))
    parts.append("<nav>" + " · ".join(f'<a href="#{escape(tag)}">{escape(tag)}</a>' for tag in by_tag))
    parts.append(' · <a href="#schemas">schemas</a></nav>')
    for tag, operations in by_tag.items():
        parts += [f'<h2 id="{escape(tag)}">{escape(tag)}</h2>', *operations]
    parts.append('<h2 id="schemas">schemas</h2>')
    for name, schema in document["components"]["schemas"].items():
        parts += _schema(name, schema)
    return "".join(parts) + "</main></body></html>"


def _operation(path: str, method: str, operation: Schema) -> Iterator[str]:
    yield f"<section><h3><code>{method.upper()} {escape(path)}</code></h3>"
    yield f"<p>{escape(operation.get('description', ''))}</p>"
    rows = [
        f"<tr><td><code>{escape(each['name'])}</code></td><td>{escape(each['in'])}</td>"
        f"<td>{_type(each['schema'])}</td><td>{escape(each.get('description', ''))}</td></tr>"
        for each in operation.get("parameters", [])
    ]
    if rows:
        yield "<table>" + "".join(rows) + "</table>"
    for content in operation.get("requestBody", {}).get("content", {}).values():
        yield f"<p>Body: {_type(content['schema'])}</p>"
    codes = ", ".join(escape(code) for code in operation["responses"])
    yield f"<p>Answers: {codes}</p></section>"


def _schema(name: str, schema: Schema) -> Iterator[str]:
    yield f'<section id="schema-{escape(name)}"><h3><code>{escape(name)}</code></h3>'
    yield f"<p>{escape(schema.get('description', ''))}</p>"
    needed = schema.get("required", [])
    rows = [
        f"<tr><td><code>{escape(field)}</code>{' *' if field in needed else ''}</td><td>{_type(each)}</td>"
        f"<td>{escape(each.get('description', ''))}</td></tr>"
        for field, each in schema.get("properties", {}).items()
    ]
    yield "<table>" + "".join(rows) + "</table></section>"


def _type(schema: Schema) -> str:
    """A schema in a word or two."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#schema-{escape(name)}">{escape(name)}</a>'
    for key in ("anyOf", "oneOf", "allOf"):
        if key in schema:
            return " or ".join(_type(each) for each in schema[key])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))
