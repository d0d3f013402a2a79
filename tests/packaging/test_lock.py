"""The lock: everything a developer needs, pinned and hashed, and nothing that says where it was found."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tests.packaging.conftest import ROOT

LOCK = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PINS = re.findall(
    r"^([a-z0-9][^ ;\\\n]*==[^ ;\\\n]+)(?: ; ([^\\\n]*[^\\\n ]))?((?: \\\n    --hash=sha256:[0-9a-f]{64})*)$",
    LOCK,
    re.M,
)


def wanted(extra: str = "dev") -> Iterator[Requirement]:
    """What the project asks for, with an extra and the extras that it takes in."""
    for line in PROJECT["optional-dependencies"][extra]:
        each = Requirement(line)
        if each.name == PROJECT["name"]:
            for inner in each.extras:
                yield from wanted(inner)
        else:
            yield each


def test_everything_asked_for_is_pinned_to_a_version_that_fits() -> None:
    """After a change of the dependencies: ``make lock``."""
    here = {key: str(value) for key, value in default_environment().items()}
    pinned = {}
    for pin, marker, _ in PINS:
        each = Requirement(f"{pin} ; {marker}" if marker else pin)
        if each.marker is None or each.marker.evaluate(here):
            pinned[canonicalize_name(each.name)] = next(iter(each.specifier)).version
    assert len(pinned) > 100
    asked = [*map(Requirement, PROJECT["dependencies"]), *wanted()]
    for each in asked:
        if each.marker is None or each.marker.evaluate(here):
            assert each.specifier.contains(pinned[canonicalize_name(each.name)], prereleases=True), each


def test_every_pin_has_hashes_and_no_line_names_a_place() -> None:
    assert len(PINS) == len(re.findall(r"^[a-z0-9]", LOCK, re.M))
    assert all(hashes for _, _, hashes in PINS)
    assert "://" not in LOCK
    assert not re.search(r"^--", LOCK, re.M)
