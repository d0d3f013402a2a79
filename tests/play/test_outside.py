"""Text from outside: what cannot be kept, hashed or sent on is refused with a reason, wherever it comes in."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE

from touchline.games import find_game
from touchline.kernel.errors import BadData, BadPosition, BadRecord, TouchlineError
from touchline.play.data_file import read_data
from touchline.play.match import Match
from touchline.play.outside import BadText, read_json, read_toml
from touchline.play.record import Record
from touchline.wire.engine import Engine, serve_lines

BAD_JSON = [
    "[" * 3000,
    "[" * 40 + "]" * 40,
    '{"a":' * 200 + "1" + "}" * 200,
    '{"id":"\\ud800"}',
    '{"id":"a\\u0000"}',
    '{"\\udfff":1}',
    "1" * 4301,
    "[1e999]",
    "NaN",
    "Infinity",
    "\ud800",
    "",
    b"\xed\xa0\x80",
    b"\xff\xfe[\x00]\x00",
]


@pytest.mark.parametrize("raw", BAD_JSON, ids=range(len(BAD_JSON)))
def test_bad_json_is_refused_with_a_reason(raw: str | bytes) -> None:
    with pytest.raises(BadText) as refusal:
        read_json(raw)
    json.dumps(refusal.value.message, ensure_ascii=False).encode()


def test_good_json_is_read() -> None:
    assert read_json('{"a": [1, -2.5, "\\ud83d\\ude00", null], "seed": 18446744073709551615}') == {
        "a": [1, -2.5, "😀", None],
        "seed": (1 << 64) - 1,
    }
    assert read_json(b"\xef\xbb\xbf[]") == []


@pytest.mark.parametrize(
    "text", ["a=" + "1" * 5000, "a=" + "9" * 40, "a=" + "[" * 5000, 'a="\\u0000"', "a=nan", "a = [", "a=0x" + "f" * 99]
)
def test_bad_toml_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(BadText):
        read_toml(text)


def test_the_engine_outlives_every_bad_line() -> None:
    """3,000 brackets and a surrogate in the id used to end the conversation."""
    lines = [raw for raw in BAD_JSON if isinstance(raw, str) and raw != "\ud800"]
    sink = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    serve_lines(io.StringIO("\n".join([*lines, '{"id":1,"op":"hello"}']) + "\n"), sink, Engine())
    replies = [json.loads(line) for line in sink.buffer.getvalue().splitlines()]
    assert [reply["ok"] for reply in replies] == [False] * (len(replies) - 1) + [True]
    assert {reply["error"]["kind"] for reply in replies[:-1]} == {"bad-request"}


def test_the_engine_process_outlives_a_line_that_is_no_text() -> None:
    said = b'\xff\xfe\n{"id":"\\ud800","op":"hello"}\n{"id":2,"op":"hello"}\n'
    heard = subprocess.run(
        [sys.executable, "-m", "touchline", "engine"], input=said, capture_output=True, timeout=PATIENCE
    )
    replies = [json.loads(line) for line in heard.stdout.splitlines()]
    assert [reply["ok"] for reply in replies] == [False, False, True], heard.stderr


HEAD = '[Game "football-darts"]\n'
BAD_RECORDS = [
    HEAD + "\n" + "1" * 5000 + ". * heads\n",
    HEAD + "\n1. " + "1" * 5000 + " receive\n",
    HEAD + "\n1. ! resign " + "1" * 5000 + "\n",
    HEAD + "\n1. ! resign ²\n",
    HEAD + "\n1. ! correct ² x\n",
    HEAD + f'[Seed "{"1" * 5000}"]\n\n',
    HEAD + '[Seed "²"]\n\n',
    HEAD + '[Data "[1]"]\n\n',
    HEAD + f'[Data "{"[" * 3000}"]\n\n',
    '[Game "first-and-goal"]\n[Data "{\\"cards\\":{\\"copies\\":' + "1" * 5000 + '}}"]\n\n',
]


@pytest.mark.parametrize("text", BAD_RECORDS, ids=range(len(BAD_RECORDS)))
def test_a_bad_record_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        Match.from_record(Record.parse(text))
    assert len(refusal.value.message) < 400, "the complaint does not repeat five thousand digits"


def test_a_position_of_absurd_numbers_is_refused() -> None:
    with pytest.raises(BadPosition):
        Match.at("football-darts", "pos=" + "1" * 5000)


BAD_FIGURES: list[tuple[str, Any]] = [
    ("first-and-goal", {"special_teams": {"punt": [{}, {}]}}),
    ("first-and-goal", {"special_teams": {"punt": [[], []]}}),
    ("first-and-goal", {"special_teams": {"punt": ["red"] * 5000}}),
    ("first-and-goal", {"interception": {"referee": [{}]}}),
    ("first-and-goal", {"teams": {"base": {"name": "x" * 60_000}}}),
    ("first-and-goal", {"teams": {"base": {"name": ["a", "list"]}}}),
    ("first-and-goal", {"teams": {"base": {"division": "line\nbreak"}}}),
    ("first-and-goal", {"teams": {"base": {"red": [{}] * 6}}}),
    ("first-and-goal", {"plays": {"bomb": {"name": "x" * 41}}}),
    ("first-and-goal", {"plays": {"bomb": {"type": {}}}}),
    ("first-and-goal", {"origins": {"cards": "x" * 60_000}}),
    ("pocket-gridiron", {"dice": {"wr": {"title": "x" * 60_000}}}),
    ("pocket-gridiron", {"dice": {"wr": {"colour": " " * 60_000 + "red"}}}),
    ("pocket-gridiron", {"dice": {"wr": {"faces": [{}] * 6}}}),
    ("pocket-gridiron", {"cards": {"air": {"favoured": [[], {}]}}}),
    ("pocket-gridiron", {"dice": {"rb": {"faces": ["Dive" + " e" * 9000 + " 2"] * 6}}}),
    ("football-darts", {"anything": "x" * 60_000}),
    ("street-soccer", {"anything": 1}),
]


@pytest.mark.parametrize(("game", "data"), BAD_FIGURES, ids=range(len(BAD_FIGURES)))
def test_figures_are_checked_to_the_last(game: str, data: Any) -> None:
    """Names of teams were not: 64 KB a match, as often as one liked."""
    with pytest.raises(BadData) as refusal:
        Match(game, data=data)
    assert refusal.value.field
    assert len(refusal.value.message) < 600


@pytest.mark.parametrize("text", ["[cards]\ncopies = " + "1" * 5000, "cards = " + "[" * 5000, "#" * 300_000])
def test_a_bad_data_file_is_refused_with_a_reason(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    with pytest.raises(TouchlineError):
        read_data(find_game("first-and-goal"), path)
