"""Pages of the docs that are made, not written: the rulebooks, and the map from rule to code to test."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "touchline" / "games"
CITED = re.compile(r"\b([A-Z]{2})[-_](\d+)[._](\d+)\b")


def on_files(files: Files, config: Any) -> Files:
    """Add the made pages to the written ones."""
    for folder in sorted(GAMES.iterdir()):
        book = folder / "RULES.md"
        if book.exists():
            name = folder.name.replace("_", "-")
            files.append(File.generated(config, f"rules/{name}.md", content=book.read_text(encoding="utf-8")))
    files.append(File.generated(config, "rules/map.md", content=rule_map()))
    return files


def citations(folder: Path) -> dict[str, list[str]]:
    """Rule id → the files below a folder that cite it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        if path.name == "ids.py":
            continue
        text = path.read_text(encoding="utf-8")
        for rule in sorted({f"{a}-{b}.{c}" for a, b, c in CITED.findall(text)}):
            found[rule].append(path.name)
    return found


def rule_map() -> str:
    """The page that says for every rule where it is written and where it is tested."""
    told = "Made from the sources: every rule, the files that rule it, the tests that hold it."
    lines = ["# Rule, code, test", "", told]
    for folder in sorted(GAMES.iterdir()):
        book = folder / "RULES.md"
        if not book.exists():
            continue
        code, tests = citations(folder), citations(ROOT / "tests" / "games" / folder.name)
        title = book.read_text(encoding="utf-8").splitlines()[0].lstrip("# ")
        lines += ["", f"## {title}", "", "| rule | code | tests |", "|---|---|---|"]
        for rule in re.findall(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\*", book.read_text(encoding="utf-8"), re.MULTILINE):
            lines.append(f"| {rule} | {', '.join(code[rule])} | {', '.join(tests[rule])} |")
    return "\n".join(lines) + "\n"
