"""Whose work a copy of Touchline carries: the front end's packages, fonts and all that playing installs.

``python -m tools.licences [FILE]`` writes one file with the text of every licence (``build/licences.txt``), and fails
when one of them forbids what we do with it.
"""

from __future__ import annotations

import re
import sys
from importlib import metadata
from pathlib import Path

from tools.suite.programs import ROOT

from touchline.anywhere.licences import licences

LOCK = ROOT / "requirements-play.lock"
NOT_OURS = re.compile(r"\b(?:A?GPL|GNU (?:Affero )?General Public)", re.IGNORECASE)


def installed() -> list[str]:
    """What playing installs on this machine, by the lock file; what is for other systems is not here."""
    names = re.findall(r"^([A-Za-z0-9_.-]+)==", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    return sorted({name for name in names if list(metadata.distributions(name=name))})


def forbidden(names: list[str]) -> list[str]:
    """Those whose terms would have to become ours."""
    return [name for name in names if NOT_OURS.search(terms_of(name)) and "Lesser" not in terms_of(name)]


def terms_of(name: str) -> str:
    """What a distribution says of its licence."""
    about = metadata.metadata(name)
    classifiers = [each for each in about.get_all("Classifier", []) if "License" in each]
    return " ".join([*about.get_all("License-Expression", []), *classifiers])


def main() -> int:
    """Write the file."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "licences.txt"
    names = installed()
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(licences(names), encoding="utf-8")
    print(f"{target}: {len(names)} Python packages, and those of the front end")
    wrong = forbidden(names)
    if wrong:
        print(f"not to be shipped: {', '.join(wrong)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
