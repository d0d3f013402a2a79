"""The front end's types are the declarations': a field that is renamed there is missed here by the type check."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from frontend.build import HERE, install, node

from tools import wire_types
from touchline.wire.schema import definitions

CHECKED = "tsconfig.json"


def test_the_generated_files_are_what_is_declared() -> None:
    assert wire_types.main(check=True) == 0


def renamed(schemas: dict[str, Any], name: str, old: str, new: str) -> dict[str, Any]:
    """The definitions after somebody renamed a field of a message."""
    copy: dict[str, Any] = json.loads(json.dumps(schemas))
    properties = copy[name]["properties"]
    copy[name]["properties"] = {new if key == old else key: each for key, each in properties.items()}
    copy[name]["required"] = [new if key == old else key for key in copy[name].get("required", [])]
    return copy


@pytest.fixture
def front_end(tmp_path: Path) -> Path:
    """A copy of the sources whose types may be spoiled."""
    install()
    shutil.copytree(HERE / "src", tmp_path / "src")
    shutil.copy(HERE / CHECKED, tmp_path / CHECKED)
    (tmp_path / "node_modules").symlink_to(HERE / "node_modules", target_is_directory=True)
    return tmp_path


def problems(folder: Path) -> str:
    """What the type check says."""
    command = [*node(), "node_modules/typescript/bin/tsc", "--noEmit", "--project", CHECKED]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout


def test_a_renamed_field_fails_the_type_check(front_end: Path) -> None:
    assert problems(front_end) == ""
    spoiled = renamed(definitions("#/definitions/"), "MatchState", "headline", "summary")
    path = front_end / "src" / "wire" / "messages.ts"
    path.write_text(wire_types.messages_file(spoiled), encoding="utf-8")
    told = problems(front_end)
    assert "'headline' does not exist" in told or "Property 'headline'" in told, told[:2000]


def test_a_renamed_phase_fails_the_type_check(front_end: Path) -> None:
    """What a view may say is a closed list: a screen that asks for another word is wrong, and told so."""
    spoiled: dict[str, Any] = json.loads(json.dumps(definitions("#/definitions/")))
    phase = spoiled["StreetSoccerView"]["properties"]["phase"]
    assert "set-up" in phase["enum"]
    phase["enum"] = ["setting-up" if each == "set-up" else each for each in phase["enum"]]
    path = front_end / "src" / "wire" / "views.ts"
    path.write_text(wire_types.views_file(spoiled), encoding="utf-8")
    told = problems(front_end)
    assert "have no overlap" in told, told[:2000]
    assert "street-soccer" in told, told[:2000]
