"""Engine lines, records, positions and data files: what is read is refused with a reason, or makes sense."""

from __future__ import annotations

import contextlib
import copy
import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz.conftest import looking
from tests.fuzz.rubbish import ANYTHING, spoiled, spoiled_text

from touchline.games import find_game, game_names
from touchline.games.first_and_goal.data import printed
from touchline.games.pocket_gridiron.data import default_data
from touchline.kernel.errors import TouchlineError
from touchline.play.data_file import read_data
from touchline.play.match import Match
from touchline.play.outside import read_json
from touchline.play.record import Record
from touchline.wire.engine import Engine

GAMES = sorted(game_names())


@cache
def played(game: str) -> Match:
    """A match of some thirty steps."""
    match = Match(game, find_game(game).on_screen, seed=5)
    dice = random.Random(5)
    while not match.over and len(match.steps) < 30:
        if match.to_move < 0:
            match.roll()
        else:
            match.play(dice.choice(match.legal()))
    return match


def requests(game: str) -> list[dict[str, Any]]:
    """One good request of every kind."""
    match = played(game)
    new = {
        "id": 1,
        "op": "new",
        "game": game,
        "options": dict(match.game.on_screen),
        "seed": 7,
        "names": ["Ann", "Bob"],
    }
    return [
        new,
        {"id": 2, "op": "set", "game": game, "options": dict(match.game.on_screen), "position": match.position()},
        {"id": 3, "op": "load", "record": match.record_text()},
        {"id": 4, "op": "play", "move": match.steps[-1].text, "seat": 0},
        {"id": 5, "op": "roll", "outcome": match.steps[0].text},
        {"id": 6, "op": "roll"},
        {"id": 7, "op": "correct", "entry": 1, "text": match.steps[0].text, "cut": True},
        {"id": 8, "op": "resign", "seat": 0},
        {"id": 9, "op": "view", "seat": 1},
        {"id": 10, "op": "record", "seat": 0},
        {"id": 11, "op": "rules", "game": game, "rule": "FD-2.1"},
        *({"id": 12, "op": op} for op in ("undo", "state", "why", "position", "node", "hello", "games", "board")),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_engine_lines(game: str) -> None:
    """Whole conversations: every line is answered by a line that can be written."""

    @looking(20)
    @given(st.lists(spoiled(requests(game)), min_size=1, max_size=8), st.lists(st.text(max_size=40), max_size=2))
    def conversation(said: list[Any], noise: list[str]) -> None:
        engine = Engine()
        engine.answer(requests(game)[0])
        for line in [*map(_line, said), *noise]:
            reply = engine.answer_line(line)
            json.dumps(reply, ensure_ascii=False).encode()
            assert reply["ok"] or (reply["error"]["kind"] and reply["error"]["message"])

    conversation()


def _line(value: Any) -> str:
    return json.dumps(value)


@looking(40)
@given(ANYTHING)
def test_json_that_is_read_can_be_written(value: Any) -> None:
    try:
        read = read_json(json.dumps(value))
    except TouchlineError:
        return
    assert read_json(json.dumps(read, ensure_ascii=False).encode()) == read


@pytest.mark.parametrize("game", GAMES)
def test_records(game: str) -> None:
    """A record is refused, or it is a match whose own record replays to the same position."""

    @looking(40)
    @given(spoiled_text(played(game).record_text()))
    def read(text: str) -> None:
        try:
            match = Match.from_record(Record.parse(text))
        except TouchlineError:
            return
        again = Match.from_record(Record.parse(match.record_text()))
        assert again.position() == match.position()

    read()


@pytest.mark.parametrize("game", GAMES)
def test_positions(game: str) -> None:
    """A position is refused, or it can be played from."""
    good = played(game)

    @looking(40)
    @given(spoiled_text(good.position().replace(" ", "\n")), st.integers(0, 1 << 30))
    def set_up(text: str, seed: int) -> None:
        try:
            match = Match(game, good.options, position=text.replace("\n", " "), seed=seed)
        except TouchlineError:
            return
        for _ in range(3):
            match.node().to_json()
            match.headline()
            if match.over:
                return
            match.roll() if match.to_move < 0 else match.play(match.legal()[seed % len(match.legal())])

    set_up()


FIGURES: list[tuple[str, dict[str, Any]]] = [
    ("first-and-goal", dict(printed())),
    ("pocket-gridiron", default_data()),
]


@pytest.mark.parametrize(("game", "good"), FIGURES, ids=[game for game, _ in FIGURES])
def test_data(game: str, good: dict[str, Any]) -> None:
    """Figures are refused with the key at fault, or a match can be played with them and its record read again."""
    parts = [{key: copy.deepcopy(value)} for key, value in good.items()] + [
        {key: {name: copy.deepcopy(each)}} for key, value in good.items() for name, each in value.items()
    ]

    @looking(40)
    @given(spoiled(parts))
    def play(data: Any) -> None:
        try:
            match = Match(game, data=read_json(json.dumps(data)), seed=1)
        except TouchlineError:
            return
        for _ in range(4):
            match.roll() if match.to_move < 0 else match.play(match.legal()[0])
        assert Match.from_record(match.record_text()).position() == match.position()

    play()


def test_data_files(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    good = (find_game("pocket-gridiron").folder / "data.toml").read_text(encoding="utf-8")

    @looking(40)
    @given(spoiled_text(good))
    def read(text: str) -> None:
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        with contextlib.suppress(TouchlineError):
            read_data(find_game("pocket-gridiron"), path)

    read()
