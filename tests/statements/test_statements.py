"""Every statement of an original document that is a rule has its rule, its place in the code and its test.

The tables beside this file list the statements in our own words, document by document.  The tests they name run
with all the others; here it is made sure that each exists, and that nothing is listed without.
"""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tools.statements import ROOT, documents, page, places

from touchline import find_game

DOCUMENTS = documents()


def nodes_in(path: Path) -> set[str]:
    """The node ids of a file of tests, without the file."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            found |= {f"{node.name}::{each.name}" for each in node.body if isinstance(each, ast.FunctionDef)}
    return found


@pytest.mark.parametrize("document", DOCUMENTS, ids=[each["document"] for each in DOCUMENTS])
def test_every_statement_has_a_rule_a_place_and_a_test(document: dict[str, Any]) -> None:
    game = find_game(document["game"])
    assert document["statement"]
    for each in document["statement"]:
        assert each["rule"] in game.rulebook.rules, each
        assert places(document["game"], each["rule"]), f"no code cites {each['rule']}"
        file, _, node = each["test"].partition("::")
        path = ROOT / document["folder"] / file
        assert node.split("::")[-1].startswith("test_"), each
        assert node in nodes_in(path), f"there is no test {each['test']}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=[each["document"] for each in DOCUMENTS])
def test_no_statement_is_listed_twice(document: dict[str, Any]) -> None:
    said = [each["says"] for each in document["statement"]]
    assert len(said) == len(set(said))


def test_the_tables_are_what_is_read() -> None:
    files = sorted((ROOT / "tests" / "statements").glob("*.toml"))
    assert [tomllib.loads(path.read_text(encoding="utf-8")) for path in files] == DOCUMENTS


def test_the_page_has_every_statement_and_says_what_is_not_listed() -> None:
    told = page()
    for document in DOCUMENTS:
        assert f"## {document['document']}\n" in told
        assert document.get("left_out", "") in told
        for each in document["statement"]:
            assert f"| {each['says']} | {each['rule']} | " in told
            assert "|" not in each["says"]
