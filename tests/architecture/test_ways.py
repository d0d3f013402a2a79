"""The functions that the architecture page names along its ways are there."""

import re
from pathlib import Path

import pytest

import touchline

SOURCE = Path(touchline.__file__).parent
PAGE = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
WAYS = dict(re.findall(r"^## (The way of [^\n]+)\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S))
NAMED = sorted({name for text in WAYS.values() for name in re.findall(r"`(?:\w+(?:\(\w+\))?\.)?(_?[a-z]\w+)`", text)})
FILES = sorted({path for text in WAYS.values() for path in re.findall(r"`([a-z_]+/[a-z_/]+\.py)`", text)})
CODE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))


def test_there_are_two_ways_and_more() -> None:
    assert len(WAYS) >= 2
    assert len(NAMED) > 25


@pytest.mark.parametrize("name", NAMED)
def test_a_name_on_the_way_is_in_the_code(name: str) -> None:
    assert re.search(rf"\b(def|class) {name}\b|^\s+(self\.)?{name}\b.*=|\b{name}:", CODE, re.M)


@pytest.mark.parametrize("path", FILES)
def test_a_file_on_the_way_is_there(path: str) -> None:
    assert (SOURCE / path).is_file() or (SOURCE / "server" / path).is_file()
