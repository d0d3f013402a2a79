"""The declarations: every message has one name, every refusal a kind of the list, both readers read alike."""

from __future__ import annotations

import ast
import re
import typing
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError
from tests.fuzz.rubbish import spoiled

import touchline
from touchline.play.outside import check_fit
from touchline.server.errors import Outdated
from touchline.server.matches.folds import FOLDS
from touchline.server.matches.phrases import phrases_in_english
from touchline.server.matches.referee import DEEDS
from touchline.wire import commands, events, frames, requests, schema
from touchline.wire.codec import BadMessage, from_json, to_json
from touchline.wire.engine import OPERATIONS
from touchline.wire.kinds import PASSING, ErrorKind
from touchline.wire.terms import NewMatch

SOURCES = sorted(Path(touchline.__file__).parent.rglob("*.py"))


def kinds_in(path: Path) -> list[str]:
    """The kinds that classes of a source give themselves."""
    return [
        str(ast.literal_eval(line.value))
        for found in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(found, ast.ClassDef)
        for line in found.body
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant)
        for target in line.targets
        if isinstance(target, ast.Name) and target.id == "kind"
    ]


def test_every_refusal_is_of_a_kind_of_the_list_and_every_kind_is_used() -> None:
    used = {kind for path in SOURCES for kind in kinds_in(path)}
    assert used == {str(kind) for kind in ErrorKind}


def test_what_may_be_sent_again_is_what_the_browser_sends_again() -> None:
    figures = Path(touchline.__file__).parents[2] / "frontend" / "src" / "wire" / "figures.ts"
    listed = re.search(r"PASSING[^(]*\(\[([^]]*)\]", figures.read_text(encoding="utf-8"))
    assert listed is not None
    assert set(re.findall(r'"([^"]+)"', listed[1])) == {str(kind) for kind in PASSING}


def test_no_two_messages_have_the_same_name() -> None:
    found = Counter(
        name
        for module in schema.MODULES
        for name, kind in vars(module).items()
        if schema.is_message(kind) and kind.__module__ == module.__name__
    )
    assert [name for name, count in found.items() if count > 1] == []


def members(union: Any) -> tuple[Any, ...]:
    return typing.get_args(typing.get_args(union)[0])


def tags(union: Any, field: str) -> list[str]:
    return [str(getattr(kind, field)) for kind in members(union)]


def test_every_command_is_carried_out_and_every_event_folded() -> None:
    assert set(DEEDS) == set(members(commands.Command))
    assert set(FOLDS) == set(tags(events.MatchEvent, "kind"))
    assert set(OPERATIONS) == set(members(requests.EngineRequest))
    assert set(requests.REPLIES) == set(tags(requests.EngineRequest, "op"))
    said = phrases_in_english()
    assert set(said) == set(typing.get_args(commands.PhraseKey))
    assert said["good-luck"] == "Good luck!"
    assert not [text for text in said.values() if text.startswith("chat-")]


@pytest.mark.parametrize("union", [commands.Command, frames.ClientFrame, requests.EngineRequest])
def test_the_former_word_is_still_taken(union: Any) -> None:
    """``correct`` takes ``entry`` everywhere; ``number``, as the server called it, is an alias."""
    for word in ("entry", "number"):
        said = {"op": "correct", word: 3, "text": "T19"}
        if union is not requests.EngineRequest:
            said["cmd_id"] = "c"
        assert from_json(union, said, strict=True).entry == 3
        assert TypeAdapter(union).validate_python(said).entry == 3


GOOD: list[dict[str, Any]] = [
    {"op": "play", "cmd_id": "c", "move": "B4-D5", "seq": 3, "seat": 0, "match": "k7"},
    {"op": "roll", "cmd_id": "c", "outcome": "3"},
    {"op": "chat", "cmd_id": "c", "phrase": "hello"},
    {"op": "reveal", "cmd_id": "c", "round": 1, "value": "ab" * 32},
    {"op": "renew", "cmd_id": "c", "anchor": "ab" * 32, "length": 1024},
    {"op": "correct", "cmd_id": "c", "entry": 2, "text": "heads", "cut": True},
    {"op": "replace", "cmd_id": "c", "whom": 1, "level": "random"},
    {"op": "watch", "match": "k7", "since": 4, "id": "w"},
    {"op": "ping", "id": 7},
]
DOOR: TypeAdapter[Any] = TypeAdapter(frames.ClientFrame)


@given(spoiled(GOOD))
def test_what_the_codec_reads_pydantic_reads_alike(said: Any) -> None:
    """At the door of a server and where there is no Pydantic, the same message means the same."""
    try:
        check_fit(said)
        read = from_json(frames.ClientFrame, said, strict=True)
    except Exception:
        return
    assert DOOR.validate_python(said) == read


@given(st.sampled_from(GOOD))
def test_what_is_written_is_read_again(said: dict[str, Any]) -> None:
    read = from_json(frames.ClientFrame, said)
    assert to_json(read) == said
    assert from_json(frames.ClientFrame, to_json(read)) == read


@pytest.mark.parametrize(
    ("said", "field"),
    [
        ({"game": 3}, "game"),
        ({"game": "x", "seats": [{"kind": "ghost"}]}, "seats.0.kind"),
        ({"game": "x", "clock": {"bank": 1}}, "clock.bank"),
        ({"game": "x", "dice": {"pledge": "beef"}}, "dice.pledge"),
        ({}, "game"),
    ],
)
def test_a_refusal_names_the_field(said: dict[str, Any], field: str) -> None:
    with pytest.raises(BadMessage) as refused:
        from_json(NewMatch, said)
    assert refused.value.field == field
    with pytest.raises(ValidationError):
        TypeAdapter(NewMatch).validate_python(said)


def test_an_older_client_gets_a_clear_answer() -> None:
    Outdated.check("")
    Outdated.check("1")
    with pytest.raises(Outdated, match="update the client"):
        Outdated.check("0")
    with pytest.raises(Outdated, match="update the server"):
        Outdated.check("99")
