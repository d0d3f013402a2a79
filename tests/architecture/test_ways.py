"""What the architecture page names along its ways is there: files, what is said to be in them, functions of classes."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import touchline

SOURCE = Path(touchline.__file__).parent
PAGE = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
WAYS = dict(re.findall(r"^## (The way of [^\n]+)\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S))
WALKED = "\n".join(WAYS.values())
FILE = r"`([a-z_]+/[a-z_/]+\.py)`"
FILES = sorted(set(re.findall(FILE, WALKED)))
OF_CLASSES = sorted(set(re.findall(r"`([A-Z]\w+)\.(\w+)`", WALKED)))
IN_FILES = sorted(set(re.findall(FILE + r": `(\w+)", WALKED)))
NAMED = sorted(set(re.findall(r"`(?:\w+(?:\(\w+\))?\.)?(_?[a-z]\w+)`", WALKED)))


def place(path: str) -> Path:
    """A file that the page names, as seen from the package or from the server."""
    return next(each for each in (SOURCE / path, SOURCE / "server" / path) if each.is_file())


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def named_in(body: list[ast.stmt]) -> set[str]:
    """The functions, classes and variables of a module or a class."""
    found: set[str] = set()
    for each in body:
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(each.name)
        targets = (
            each.targets if isinstance(each, ast.Assign) else [each.target] if isinstance(each, ast.AnnAssign) else []
        )
        found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


@cache
def classes() -> dict[str, set[str]]:
    """What every class of the package has by itself, by its name; classes called alike are taken together."""
    found: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).update(named_in(node.body))
    return found


@cache
def functions() -> set[str]:
    """Every name that the package defines anywhere, also inside a function."""
    nodes = (node for path in SOURCE.rglob("*.py") for node in ast.walk(tree(path)))
    return {name for node in nodes if isinstance(body := getattr(node, "body", None), list) for name in named_in(body)}


def test_there_are_two_ways_and_more() -> None:
    assert len(WAYS) >= 2
    assert (len(NAMED) > 25, len(OF_CLASSES) > 12, len(IN_FILES) > 6) == (True, True, True)


@pytest.mark.parametrize("path", FILES)
def test_a_file_on_the_way_is_there(path: str) -> None:
    assert place(path).is_file()


@pytest.mark.parametrize(("path", "name"), IN_FILES)
def test_what_a_file_is_said_to_hold_is_in_it(path: str, name: str) -> None:
    body = tree(place(path)).body
    within = (each for node in ast.walk(tree(place(path))) for each in named_in(getattr(node, "body", None) or []))
    assert name in named_in(body) or name in within


@pytest.mark.parametrize(("owner", "name"), OF_CLASSES)
def test_a_class_on_the_way_has_what_is_said_of_it(owner: str, name: str) -> None:
    assert name in classes()[owner]


@pytest.mark.parametrize("name", NAMED)
def test_a_name_on_the_way_is_in_the_code(name: str) -> None:
    assert name in functions()
