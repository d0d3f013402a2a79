"""Whose work ships: everything that playing installs and the front end carries is named, and nothing forbids it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools.suite.programs import ROOT

from tools import licences
from touchline.server.web.pages import STATIC


def test_every_package_that_ships_is_named_with_its_terms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "licences.txt"
    monkeypatch.setattr("sys.argv", ["licences", str(target)])
    assert licences.main() == 0
    told = target.read_text(encoding="utf-8")
    named = {line.partition(" ")[0].lower().replace("_", "-").replace(".", "-") for line in told.splitlines()}
    assert {name.lower().replace("_", "-").replace(".", "-") for name in licences.installed()} <= named
    assert "SIL OPEN FONT LICENSE" in told.upper()
    for text in ("Mozilla Public License Version 2.0\n====", "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2\n----"):
        assert text in told
    assert told.count("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION") > 1


def test_the_front_end_carries_the_licences_of_what_is_in_it() -> None:
    told = (STATIC / "licences.txt").read_text(encoding="utf-8")
    wanted = json.loads((ROOT / "frontend" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    bundled = [name for name in wanted if f"\n{name} " in f"\n{told}"]
    assert {"preact", "@noble/hashes", "pyodide", "@fontsource/barlow-condensed"} <= set(bundled)


def test_a_licence_that_would_become_ours_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = {"numpy": "BSD-3-Clause", "fastapi": "License :: OSI Approved :: GNU General Public License v3"}
    monkeypatch.setattr(licences, "terms_of", terms.__getitem__)
    assert licences.forbidden(["numpy", "fastapi"]) == ["fastapi"]
