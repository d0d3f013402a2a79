"""The messages keep what was promised: what was there is there, as it was; whatever is added harms no client."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from tools.promised import FILE, promised

from touchline.wire.server_told import WIRES

MAY_GROW = ("oneOf", "anyOf", "enum")
"""Lists of possibilities: a client passes over those it does not know."""


def broken(old: Any, new: Any, where: str = "") -> Iterator[str]:
    """Where a type is no longer what it was."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in old.items():
            if key not in new:
                yield f"{where}.{key} is gone"
            elif key in MAY_GROW:
                yield from (f"{where}: {each} is gone" for each in value if each not in new[key])
            else:
                yield from broken(value, new[key], f"{where}.{key}")
    elif old != new:
        yield f"{where}: {old!r} became {new!r}"


def breaches(old: dict[str, Any], new: dict[str, Any]) -> list[str]:
    """Every way in which a client of the old messages would be let down by the new ones."""
    found = [f"refusal {kind} is gone" for kind in old["refusals"] if kind not in new["refusals"]]
    found += broken(old["unions"], new["unions"], "unions")
    for name, was in old["messages"].items():
        now = new["messages"].get(name)
        if now is None:
            found.append(f"{name} is gone")
            continue
        found += broken(was["fields"], now["fields"], name)
        if was["order"]:
            found += [f"{name}.{field} must be sent now" for field in now["always"] if field not in was["always"]]
        else:
            found += [f"{name}.{field} may be missing now" for field in was["always"] if field not in now["always"]]
    return found


@pytest.fixture(scope="module")
def kept() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


def test_what_was_promised_is_kept(kept: dict[str, Any]) -> None:
    """If this fails on purpose, it is a new version of the wire, and the former is still to be understood."""
    assert kept["wire"] in WIRES
    assert breaches(kept, promised()) == []


def test_a_breach_is_noticed_and_an_addition_is_none(kept: dict[str, Any]) -> None:
    now = copy.deepcopy(kept)
    now["messages"]["Account"]["fields"]["age"] = {"type": "integer"}
    now["messages"]["Account"]["always"].append("age")
    now["refusals"].append("bored")
    assert breaches(kept, now) == []
    del now["messages"]["Account"]["fields"]["bot"]
    now["messages"]["Account"]["fields"]["name"] = {"type": "integer"}
    now["messages"]["Account"]["always"].remove("shown")
    now["messages"]["Accept"]["always"].append("seat")
    now["refusals"].remove("behind")
    del now["messages"]["Played"]
    now["unions"]["MatchEvent"]["oneOf"].pop()
    assert len(breaches(kept, now)) == 7
