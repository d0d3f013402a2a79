"""The win-probability chart as SVG: no script, no font, no file beside it; for light and dark pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from touchline.kernel.message import Share
from touchline.words.languages import say

WIDTH, HEIGHT = 720, 300
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 40, 34

STYLE = """
.paper{fill:#fff}text{font:13px system-ui,sans-serif;fill:#1b1f24}.quiet{fill:#59636e}.line{stroke:#d1d9e0;fill:none}
.curve{stroke:#0b5cad;stroke-width:2.5;fill:none}.above{fill:#0b5cad;opacity:.16}.below{fill:#a33b00;opacity:.16}
.mark{fill:#fff;stroke:#a33b00;stroke-width:2}.hover{fill:transparent}
@media(prefers-color-scheme:dark){.paper{fill:#0f1419}text{fill:#e8edf2}.quiet{fill:#a3adb8}.line{stroke:#38424d}
.curve{stroke:#79b8ff}.above{fill:#79b8ff}.below{fill:#ffab70}.mark{fill:#0f1419;stroke:#ffab70}}
"""


def chart(
    title: str, names: Sequence[str], values: Sequence[float], told: Sequence[str], notes: Mapping[int, str]
) -> str:
    """``values``: chances of the first side after each step; ``told``: a line for each; ``notes``: steps to mark."""
    across = WIDTH - LEFT - RIGHT
    down = HEIGHT - TOP - BOTTOM

    def x(step: float) -> float:
        return LEFT + across * step / max(1, len(values) - 1)

    def y(chance: float) -> float:
        return TOP + down * (1.0 - chance)

    points = " ".join(f"{x(n):.1f},{y(value):.1f}" for n, value in enumerate(values))
    middle = y(0.5)
    area = f"{x(0):.1f},{middle:.1f} {points} {x(len(values) - 1):.1f},{middle:.1f}"
    steps = len(values) - 1
    summary = say("review-summary", who=names[0], steps=steps, **{"from": Share(values[0]), "to": Share(values[-1])})
    far = escape(say("review-steps", steps=steps))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="t d">',
        f'<title id="t">{escape(title)}</title>',
        f'<desc id="d">{escape(summary)}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>',
        f'<text x="{LEFT}" y="22">{escape(title)}</text>',
    ]
    for chance, label in ((1.0, "100 %"), (0.75, "75 %"), (0.5, "50 %"), (0.25, "25 %"), (0.0, "0 %")):
        parts.append(f'<path class="line" d="M{LEFT} {y(chance):.1f}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text class="quiet" x="{LEFT - 8}" y="{y(chance) + 4:.1f}" text-anchor="end">{label}</text>')
    parts += [
        f'<clipPath id="up"><rect x="0" y="{TOP}" width="{WIDTH}" height="{middle - TOP:.1f}"/></clipPath>',
        f'<clipPath id="low"><rect x="0" y="{middle:.1f}" width="{WIDTH}" height="{down / 2:.1f}"/></clipPath>',
        f'<polygon class="above" clip-path="url(#up)" points="{area}"/>',
        f'<polygon class="below" clip-path="url(#low)" points="{area}"/>',
        f'<polyline class="curve" points="{points}"/>',
        f'<text x="{LEFT + 6}" y="{TOP + 16}">▲ {escape(say("review-ahead", who=names[0]))}</text>',
        f'<text x="{LEFT + 6}" y="{HEIGHT - BOTTOM - 8}">▼ {escape(say("review-ahead", who=names[1]))}</text>',
        f'<text class="quiet" x="{WIDTH - RIGHT}" y="{HEIGHT - 10}" text-anchor="end">{far}</text>',
    ]
    for number, (step, note) in enumerate(sorted(notes.items()), 1):
        parts.append(f'<circle class="mark" cx="{x(step):.1f}" cy="{y(values[step]):.1f}" r="8"/>')
        parts.append(
            f'<text x="{x(step):.1f}" y="{y(values[step]) + 4.5:.1f}" text-anchor="middle">{number}'
            f"<title>{escape(note)}</title></text>"
        )
    half = across / max(1, len(values) - 1) / 2
    for step, (value, line) in enumerate(zip(values, told, strict=True)):
        parts.append(
            f'<rect class="hover" x="{x(step) - half:.1f}" y="{TOP}" width="{2 * half:.1f}" height="{down}">'
            f"<title>{escape(line)} — {escape(names[0])} {value:.1%}</title></rect>"
        )
    return "\n".join([*parts, "</svg>", ""])
