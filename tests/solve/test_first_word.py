"""The coach never contradicts himself, and has a word to say before he has worked anything out."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import pytest

from touchline import Match
from touchline.games.football_darts.solve.dart_aim import DartAim
from touchline.games.street_soccer.solve.thinking import Thinker
from touchline.kernel.message import Message, english
from touchline.sessions import prompt
from touchline.sessions.quick_word import QuickWord, first_look, first_text, quick_word
from touchline.sessions.session import Session
from touchline.solve.comparing import compared
from touchline.solve.evaluator import MoveValue, Value


def test_what_is_better_is_said_to_be_better_where_draws_count() -> None:
    """A move that wins less often but draws more is worth more: the figures compared are those that are ranked."""
    best = MoveValue("play", Value((0.505, 0.40), 0.095))
    other = MoveValue("field-goal", Value((0.506, 0.41), 0.084))
    said = (Message("plain", text="play"), Message("plain", text="field-goal"))
    told = english([compared(best, other, 0, said, None)])
    assert told == "play is worth 55.2% with draws counted half, 0.45 points more than field-goal (54.8%)."


def test_a_dart_thrown_away_is_called_that() -> None:
    assert english([DartAim(338.0, 0.0).pointed_to()]) == "thrown away on purpose"
    assert english([DartAim(0.0, 0.0).pointed_to()]).startswith("BULL")


def played(game: str, *said: str, **options: str) -> Match:
    match = Match(game, options, names=["Ann", "Bob"], seed=4)
    for each in said:
        match.enter(each)
    return match


@pytest.mark.parametrize(
    "match",
    [
        played("football-darts", "heads", "receive", "T20"),
        played("street-soccer", *["B4", "D5", "E3", "F4", "H2", "K5", "I4", "H6", "G5", "E7", "5", "3"]),
        played("pocket-gridiron", "heads", "WR", "Incomp", "WR", "Incomp", "WR", "Incomp"),
    ],
    ids=lambda match: match.game.name,
)
def test_a_first_word_in_the_time_it_has(match: Match) -> None:
    """One tick of the clock a game: as many games are played out as ticks fit."""
    ticks = itertools.count()
    word = quick_word(match, seconds=10, now=lambda: float(next(ticks)))
    assert word is not None
    assert word.games == 9
    assert word.low <= word.win <= word.high
    assert "The coach is working out" in word.text()
    match.play(word.move.split()[0] if match.game.name == "football-darts" else word.move)


def test_hidden_hands_are_not_looked_at() -> None:
    """FG-1.7: a plain coach's card from his own view, and no games played out with hands nobody may know."""
    match = Match("first-and-goal", seed=4, names=["Ann", "Bob"])
    while match.to_move < 0 or len(match.legal()) < 6:
        match.play(match.legal()[0]) if match.to_move >= 0 else match.roll()
    word = quick_word(match)
    assert word is not None
    assert word.games == 0
    assert word.move in match.legal()
    assert "games played" not in word.text()


def test_what_the_coach_of_hidden_hands_sees_at_once_is_his_own_view() -> None:
    """FG-1.7: his first look values every call, and is the same whatever the other side holds."""
    match = Match("first-and-goal", seed=4, names=["Ann", "Bob"])
    while match.to_move < 0 or len(match.legal()) < 6:
        match.play(match.legal()[0]) if match.to_move >= 0 else match.roll()
    part = match.game.parts.first_sight
    assert part is not None
    game, box, seat = match.game, match.box, match.to_move
    found = part.load()(game, box, match.state)
    assert {each.move for each in found} <= set(match.legal())
    assert all(0 < each.value.win[0] < 1 for each in found)
    other = game.determinize(game.view(match.state, box, seat), box, random.Random(1).randrange)
    assert part.load()(game, box, other) == found
    assert first_text(match).startswith("At first sight, without much thought:")


def test_nothing_is_said_where_nothing_is_decided() -> None:
    assert quick_word(Match("football-darts")) is None
    assert "60%" in QuickWord("Ann", "punt", 0.6, 0.5, 0.7, 40).text()


def test_what_the_coach_sees_at_once_is_weighed_by_his_own_network() -> None:
    """Where values are learned, the first word weighs every move in plain Python, one move deep."""
    match = played("street-soccer", *["B4", "D5", "E3", "F4", "H2", "K5", "I4", "H6", "G5", "E7", "5", "3"])
    part = match.game.parts.first_sight
    assert part is not None
    before = match.position()
    found = {each.move: each.value for each in part.load()(match.game, match.box, match.state)}
    assert found.keys() == set(match.legal())
    assert all(value.win[0] + value.win[1] == pytest.approx(1) for value in found.values())
    assert match.position() == before
    side = match.game.side(match.to_move, match.box)
    best, worst = (f(value.win[side] for value in found.values()) for f in (max, min))
    assert 0 < worst < best < 1
    assert Thinker.shipped(match.box).weigh(match.state)[0].equity == pytest.approx(best, abs=1e-6)
    told = first_text(match)
    assert told.startswith("At first sight, without much thought:")
    assert told.endswith("The coach is working out what is really best …")


def test_from_where_a_goalie_restarts_is_weighed_at_once() -> None:
    """SS-5.2: both squares, by every roll that may follow, as machine code weighs them."""
    where = "phase=restart figures=D4,F6,I6,I1,D1,A4,B3,L4,G6,F7 minute=23 score=0,1 restart=yellow last=red"
    match = Match("street-soccer", position=where)
    part = match.game.parts.first_sight
    assert part is not None
    found = {each.move: each.value for each in part.load()(match.game, match.box, match.state)}
    assert found.keys() == {"B4", "B5"}
    best = Thinker.shipped(match.box).weigh(match.state)[0]
    assert best.equity == pytest.approx(max(value.win[0] for value in found.values()), abs=1e-6)
    assert first_look(match) is not None


def test_a_set_up_is_judged_by_games_played_out() -> None:
    """SS-2.1: what a square of the set-up is worth takes the network too long in plain Python."""
    assert first_look(Match("street-soccer")) is None


def test_ctrl_c_ends_the_thought_and_not_the_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(match: Match, progress: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(prompt, "advice", interrupted)
    monkeypatch.setattr(prompt, "is_ready", lambda *_: False)  # whatever other tests have made ready in this process
    session = Session.begin("street-soccer", path=tmp_path / "match.touchline", seed=4)
    told: list[str] = []
    words = prompt.PromptWords(session, lambda share: None, told.append)
    assert "the coach has stopped" in words.answer("hint")
    assert told[0].startswith("At first sight")
