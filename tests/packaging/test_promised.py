"""Commands and library keep what was promised: no name is gone, nothing more must be said than before."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from tools.promised import BUILT_ON, commands, library

KEPT: dict[str, dict[str, list[str]]] = json.loads(BUILT_ON.read_text("utf-8"))


def broken(old: dict[str, list[str]], new: dict[str, list[str]]) -> Iterator[str]:
    """Every way in which a call that was right would be wrong now."""
    for name, words in old.items():
        if name not in new:
            yield f"{name} is gone"
            continue
        was, now = {word.strip("[]") for word in words}, {word.strip("[]") for word in new[name]}
        yield from (f"{name}: {word} is gone" for word in sorted(was - now))
        must = [word for word in new[name] if not word.startswith("[") and word not in words]
        yield from (f"{name}: {word} must be said now" for word in must)


@pytest.mark.parametrize(("what", "found"), [("commands", commands), ("library", library)])
def test_what_was_promised_is_kept(what: str, found: object) -> None:
    """If this fails on purpose, it is a new major version."""
    assert callable(found)
    assert list(broken(KEPT[what], found())) == []


def test_a_breach_is_noticed_and_an_addition_is_none() -> None:
    old = {"play": ["game", "[--vs]", "[--seed]"], "check": ["[game]"]}
    more = {"play": ["[game]", "[--vs]", "[--seed]", "[--more]"], "check": ["[game]"], "new": []}
    assert list(broken(old, more)) == []
    found = set(broken(old, {"play": ["game", "--vs", "side"]}))
    assert found == {
        "play: --seed is gone",
        "play: --vs must be said now",
        "play: side must be said now",
        "check is gone",
    }


@pytest.mark.parametrize(
    ("what", "some"),
    [
        ("commands", {"play": "[--vs]", "serve": "[--store]", "season new": "[--own]", "replay": "file"}),
        ("library", {"touchline.Match.play": "move", "touchline.envs.pettingzoo.env": "game"}),
    ],
)
def test_the_list_is_of_what_there_is(what: str, some: dict[str, str]) -> None:
    assert {name: word in KEPT[what].get(name, ()) for name, word in some.items()} == dict.fromkeys(some, True)
