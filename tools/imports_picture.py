"""The architecture as the imports have it: ``python -m tools.imports_picture`` draws ``docs/pictures/imports.svg``.

Packages stand in rows, each below whatever it imports; a line is as broad as the number of modules that import there.
Where a package reaches another through a third as well, only that way is drawn.  The games are one box:
what they bring is asked for by name, not imported.
"""

from __future__ import annotations

import math
import sys
from collections import Counter, defaultdict
from html import escape

import grimp
from tools.suite.programs import ROOT

TARGET = ROOT / "docs" / "pictures" / "imports.svg"
WIDTH, ROW, BOX = 980, 96, (118, 40)
STYLE = """
svg { font: 600 15px system-ui, sans-serif; background: #fbf7ec; }
rect { fill: #1d6b45; stroke: #12402b; rx: 7px; }
text { fill: #fff; text-anchor: middle; dominant-baseline: central; }
text.small { font-size: 11px; font-weight: 400; opacity: .85; }
path { fill: none; stroke: #7a5a26; opacity: .45; }
@media (prefers-color-scheme: dark) { svg { background: #16221c; } path { stroke: #e2bd73; } }
"""

AT_THE_DOOR = {"touchline", "touchline.__main__", "touchline.games"}
"""Whoever asks there for a game by its name imports no game."""
Imports = Counter[tuple[str, str]]


def imports() -> tuple[Imports, Counter[str]]:
    """How many modules of each package import another package, and how many modules each has."""
    graph = grimp.build_graph("touchline", exclude_type_checking_imports=True)
    found: Imports = Counter()
    sizes: Counter[str] = Counter()
    for module in graph.modules - AT_THE_DOOR:
        package = package_of(module)
        sizes[package] += 1
        needed = {package_of(each) for each in graph.find_modules_directly_imported_by(module) - AT_THE_DOOR}
        found.update((package, other) for other in needed - {package})
    return found, sizes


def package_of(module: str) -> str:
    """The package of a module, as people speak of it.

    >>> package_of("touchline.games.street_soccer.rules"), package_of("touchline.kernel")
    ('games', 'kernel')
    """
    return module.split(".")[1]


def needs_of(found: Imports) -> dict[str, set[str]]:
    """Whom each package needs; of two that know one another the one that imports more needs the other."""
    needs: dict[str, set[str]] = defaultdict(set)
    for (package, other), count in found.items():
        if (count, package) > (found[other, package], other):
            needs[package].add(other)
        needs[other] |= set()
    return needs


def drawn(needs: dict[str, set[str]]) -> list[tuple[str, str]]:
    """The imports that do not follow from others."""

    def reached(package: str) -> set[str]:
        return needs[package].union(*(reached(other) for other in needs[package]))

    return sorted(
        (package, other)
        for package, others in needs.items()
        for other in others
        if not any(other in reached(third) for third in others - {other})
    )


def rows(needs: dict[str, set[str]]) -> list[list[str]]:
    """Packages by how long a chain of imports begins at them; those that need nobody come first."""
    levels: dict[str, int] = {}

    def level(package: str) -> int:
        if package not in levels:
            levels[package] = 1 + max((level(other) for other in needs[package]), default=-1)
        return levels[package]

    for package in sorted(needs):
        level(package)
    deepest = max(levels.values())
    return [sorted(name for name, at in levels.items() if at == row) for row in range(deepest + 1)]


def picture(found: Imports, sizes: Counter[str]) -> str:
    """The drawing."""
    places: dict[str, tuple[float, float]] = {}
    needs = needs_of(found)
    stacked = rows(needs)
    for row, names in enumerate(stacked):
        aside = (row % 2 - 0.5) * BOX[0] if len(names) == 1 else 0.0
        for column, name in enumerate(names):
            places[name] = (WIDTH * (column + 1) / (len(names) + 1) + aside, ROW * (row + 0.5))
    height = ROW * len(stacked)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>Which package imports which</title>",
        f"<style>{STYLE}</style>",
    ]
    for package, other in drawn(needs):
        count = found[package, other]
        (x1, y1), (x2, y2) = places[package], places[other]
        bend = 26 if y1 > y2 else -26
        broad = 0.8 + math.log2(1 + count) * 0.8
        told = escape(f"{count} modules of {package} import {other}")
        lines.append(
            f'<path stroke-width="{broad:.1f}" d="M{x1:.0f} {y1:.0f}C{x1:.0f} {y1 - bend:.0f} {x2:.0f} {y2 + bend:.0f} '
            f'{x2:.0f} {y2:.0f}"><title>{told}</title></path>'
        )
    wide, high = BOX
    for name, (x, y) in places.items():
        lines.append(f'<rect x="{x - wide / 2:.0f}" y="{y - high / 2:.0f}" width="{wide}" height="{high}"/>')
        lines.append(f'<text x="{x:.0f}" y="{y - 6:.0f}">{escape(name)}</text>')
        lines.append(f'<text class="small" x="{x:.0f}" y="{y + 11:.0f}">{sizes[name]} modules</text>')
    return "\n".join([*lines, "</svg>", ""])


def main() -> int:
    """Draw it."""
    TARGET.write_text(picture(*imports()), encoding="utf-8")
    print(TARGET)
    return 0


if __name__ == "__main__":
    sys.exit(main())
