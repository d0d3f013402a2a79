"""The paper a report is printed on: one HTML file, no script, nothing fetched, light and dark."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --paper: #faf7f0; --card: #fffdf8; --ink: #26251f; --soft: #67645a; --grid: #e4dfd2;
  --one: #23755a; --two: #c2502a; --accent: #a87b12; --line: #ddd7c8; }
@media (prefers-color-scheme: dark) { :root { --paper: #161916; --card: #1e221f; --ink: #eeece4; --soft: #a9a79c;
  --grid: #333833; --one: #55bd93; --two: #f39567; --accent: #e3b84c; --line: #373c37; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.5;
  font-family: Inter, "Segoe UI", system-ui, -apple-system, Roboto, "Helvetica Neue", sans-serif; font-size: 16px; }
main { max-width: 68rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
header p { color: var(--soft); max-width: 44rem; margin: .4rem 0; }
h1 { font-size: 2.1rem; line-height: 1.15; margin: 0 0 .5rem; letter-spacing: -.01em; }
h2 { font-size: 1.3rem; margin: 3rem 0 .3rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
section > p { color: var(--soft); max-width: 44rem; margin: .2rem 0 1rem; }
code { white-space: nowrap; font-family: ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; font-size: .875em;
  background: color-mix(in srgb, var(--ink) 8%, transparent); padding: .1em .4em; border-radius: 4px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .75rem; margin: 1.6rem 0 0; }
.tile, figure, .card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.tile { padding: .8rem 1rem; }
.tile b { display: block; font-size: 1.55rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.tile span { color: var(--soft); font-size: .875rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1rem; align-items: start; }
.plots.wide { grid-template-columns: repeat(auto-fill, minmax(min(100%, 30rem), 1fr)); }
figure { margin: 0; padding: 1rem 1rem .8rem; }
figure svg { width: 100%; height: auto; display: block; overflow: visible; }
figure svg text { font-family: inherit !important; }
figcaption { color: var(--soft); font-size: .875rem; margin-top: .5rem; }
.card { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; padding: .45rem .9rem; border-top: 1px solid var(--line); vertical-align: top; }
thead th { border-top: 0; color: var(--soft); font-weight: 600; font-size: .8125rem; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.bar { width: 8rem; vertical-align: middle; } td.bar i { display: block; height: .6rem; border-radius: 3px; background: var(--one); min-width: 1px; }
tr.quiet { color: var(--soft); }
.real { color: var(--two); font-weight: 600; white-space: nowrap; }
.key { display: inline-block; width: .8em; height: .8em; border-radius: 3px; background: var(--one); margin-right: .35em; }
.key.two { background: transparent; border: 2px solid var(--two); }
footer { color: var(--soft); font-size: .875rem; margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1rem; }
@media print { .plots { grid-template-columns: 1fr 1fr; } figure, .card, .tile { break-inside: avoid; } }
@media (forced-colors: active) { :root { --one: CanvasText; --two: Highlight; --ink: CanvasText; --soft: CanvasText; --grid: GrayText; } }
"""


def tile(value: str, label: str) -> str:
    """One number worth remembering."""
    return f'<div class="tile"><b>{escape(value)}</b><span>{escape(label)}</span></div>'


def plot(title: str, svg: str, caption: str, told: str = "") -> str:
    """A picture with its title and caption; ``told`` says in words what it shows."""
    return (
        f'<figure><h3>{escape(title)}</h3><div role="img" aria-label="{escape(told or caption, quote=True)}">{svg}</div>'
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
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>"
        f"<header><h1>{escape(title)}</h1>{lead}</header>{''.join(parts)}<footer>{foot}</footer></main></body></html>\n"
    )
