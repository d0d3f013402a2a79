"""The paper a report is printed on: one HTML file, no script, nothing fetched, light and dark."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from touchline.words.languages import language

STYLE = Path(__file__).with_name("report.css")
"""Light, dark, forced colours and print."""


def tile(value: str, label: str) -> str:
    """One number worth remembering."""
    return f'<div class="tile"><b>{escape(value)}</b><span>{escape(label)}</span></div>'


def plot(title: str, svg: str, caption: str, told: str = "") -> str:
    """A picture with its title and caption; ``told`` says in words what it shows."""
    return (
        f"<figure><h3>{escape(title)}</h3>"
        f'<div role="img" aria-label="{escape(told or caption, quote=True)}">{svg}</div>'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: Iterable[int], label: str) -> str:
    """A table whose cells are HTML already; columns in ``numbers`` stand right."""
    right = set(numbers)
    mark = [' class="n"' if k in right else "" for k in range(len(heads))]
    head = "".join(f'<th scope="col"{mark[k]}>{each}</th>' for k, each in enumerate(heads))
    body = "".join(
        "<tr>"
        + "".join(each if each.startswith("<td") else f"<td{mark[k]}>{each}</td>" for k, each in enumerate(row))
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="card" tabindex="0" role="region" aria-label="{escape(label, quote=True)}"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def bar_cell(share: float) -> str:
    """A bar in a table."""
    return f'<td class="bar" aria-hidden="true"><i style="width:{100 * share:.1f}%"></i></td>'


def section(title: str, text: str, *parts: str) -> str:
    """A chapter of the report."""
    return f"<section><h2>{escape(title)}</h2><p>{text}</p>{''.join(parts)}</section>"


def page(title: str, lead: str, parts: Iterable[str], foot: str) -> str:
    """The whole file."""
    return (
        f'<!doctype html>\n<html lang="{language()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE.read_text(encoding='utf-8')}</style></head><body><main>"
        f"<header><h1>{escape(title)}</h1>{lead}</header>{''.join(parts)}<footer>{foot}</footer></main></body></html>\n"
    )
