"""The locks, of everything and of what playing needs: pinned and hashed, and nothing that says where it was found."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tests.packaging.conftest import ROOT

LOCKS = {name: (ROOT / f"requirements-{name}.lock").read_text(encoding="utf-8") for name in ("dev", "play")}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PIN = re.compile(
    r"^([a-z0-9][^ ;\\\n]*==[^ ;\\\n]+)(?: ; ([^\\\n]*[^\\\n ]))?((?: \\\n    --hash=sha256:[0-9a-f]{64})*)$", re.M
)
PINS = {name: PIN.findall(lock) for name, lock in LOCKS.items()}
either = pytest.mark.parametrize("name", LOCKS)


def wanted(extra: str = "dev") -> Iterator[Requirement]:
    """What the project asks for, with an extra and the extras that it takes in."""
    for line in PROJECT["optional-dependencies"][extra]:
        each = Requirement(line)
        if each.name == PROJECT["name"]:
            for inner in each.extras:
                yield from wanted(inner)
        else:
            yield each


@either
def test_everything_asked_for_is_pinned_to_a_version_that_fits(name: str) -> None:
    """After a change of the dependencies: ``make lock``."""
    here = {key: str(value) for key, value in default_environment().items()}
    pinned = {}
    for pin, marker, _ in PINS[name]:
        each = Requirement(f"{pin} ; {marker}" if marker else pin)
        if each.marker is None or each.marker.evaluate(here):
            pinned[canonicalize_name(each.name)] = next(iter(each.specifier)).version
    assert len(pinned) > (100 if name == "dev" else 20)
    asked = [*map(Requirement, PROJECT["dependencies"]), *(wanted() if name == "dev" else ())]
    for each in asked:
        if each.marker is None or each.marker.evaluate(here):
            assert each.specifier.contains(pinned[canonicalize_name(each.name)], prereleases=True), each


@either
def test_every_pin_has_hashes_and_no_line_names_a_place(name: str) -> None:
    assert len(PINS[name]) == len(re.findall(r"^[a-z0-9]", LOCKS[name], re.M))
    assert all(hashes for _, _, hashes in PINS[name])
    assert "://" not in LOCKS[name]
    assert not re.search(r"^--", LOCKS[name], re.M)


def test_playing_takes_the_versions_that_are_tested_and_nothing_of_the_laboratory() -> None:
    play, dev = ({pin for pin, _, _ in PINS[name]} for name in ("play", "dev"))
    assert play <= dev
    extras = {canonicalize_name(each.name) for extra in ("lab", "envs", "ray") for each in wanted(extra)}
    assert not extras & {canonicalize_name(pin.partition("==")[0]) for pin in play}
