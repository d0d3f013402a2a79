"""One version, written in one place: whatever else tells it follows from ``touchline.__version__``."""

from __future__ import annotations

import re
import subprocess

from tests.packaging.conftest import ROOT

from touchline import __version__


def test_the_changelog_begins_with_it() -> None:
    heads = re.findall(r"^## (\S+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert heads[0] == __version__


def test_the_image_made_here_is_labelled_with_it() -> None:
    """The script's own line that finds it; the workflow of a release asks the package."""
    script = (ROOT / "deploy" / "image-from-debian.sh").read_text(encoding="utf-8")
    (line,) = re.findall(r"^version=.*$", script, re.MULTILINE)
    told = subprocess.run(["sh", "-c", f"{line}; echo $version"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == __version__


def test_it_is_written_nowhere_else() -> None:
    """What is released next changes one line of code."""
    written = [
        path.relative_to(ROOT).as_posix()
        for folder in ("src", "deploy", "tools", ".github")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".sh", ".yml", ".yaml", ".service", ".toml"} or path.name == "Containerfile"
        if re.search(rf"""["'=v]{re.escape(__version__)}\b""", path.read_text(encoding="utf-8"))
    ]
    assert written == ["src/touchline/__init__.py"]
