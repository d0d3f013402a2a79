"""Advice, review, opponents and commands: what people and programs get from the solutions."""

from __future__ import annotations

import json
import random
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from touchline import Match
from touchline.bots import described, levels, make_bot, turn_of
from touchline.bots.solved import graded
from touchline.cli import main
from touchline.kernel.errors import NoAdvice
from touchline.solve import advise, review, win_probability
from touchline.solve.evaluator import evaluator_for

SIMULATED = {"darts": "simulated", "throwers": "pub,18"}


@pytest.fixture(autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path_factory.getbasetemp() / "solved-cache"
    monkeypatch.setattr("touchline.kernel.cache.platformdirs.user_cache_dir", lambda _: str(folder))


def played_match(seed: int = 3) -> Match:
    """A game between one who mostly listens to the coach and one who often does not."""
    match = Match("football-darts", SIMULATED, seed=seed, names=["Ann", "Bob"])
    dice = random.Random(seed)
    while not match.over:
        if match.to_move < 0:
            match.roll()
        elif dice.random() < (0.9, 0.6)[match.to_move]:
            match.play(advise(match).moves[0].move)
        else:
            match.play(dice.choice(match.legal()))
    return match


def test_advice_is_best_first_and_for_the_right_side() -> None:
    """Two behind on the last dart of normal time, in range: the field goal, whoever sits where."""
    line = "phase=call pos=70 dart=4 drive=16 quarter=4"
    for seat, score in ((0, "12,14"), (1, "14,12")):
        first = 0 if seat == 0 else 1
        told = advise(Match.at("football-darts", f"{line} offense={seat} first={first} score={score}", SIMULATED))
        assert told.seat == seat
        assert told.moves[0].move.startswith("field-goal")
        chances = [move.win[seat] for move in told.moves]
        assert chances == sorted(chances, reverse=True)
        best = told.moves[0]
        assert best.if_works is not None
        assert best.if_works.win == 1.0
        assert best.win[seat] == pytest.approx(best.if_works.probability)
        assert sum(best.win) + best.draw == pytest.approx(1)
        assert told.exact
        assert told.why.startswith(best.move)
        assert json.loads(json.dumps(told.to_json()))["moves"][0]["win"][seat] > 0.5
        assert told.table().splitlines()[3].startswith(best.move)


def test_real_darts_get_an_aim_even_when_only_a_throw_is_possible() -> None:
    """FD-7.3: with entered darts the call may be forced, the aim never is."""
    options = {"throwers": "casual,casual"}
    told = advise(Match.at("football-darts", "phase=throw pos=30", options))
    assert [move.move for move in told.moves] == ["throw"]
    assert told.moves[0].aim is not None
    assert "casual" in told.remark
    other = advise(Match.at("football-darts", "phase=try pos=100 score=6,0", options))
    assert {move.move for move in other.moves} == {"pat", "two"}


def test_where_there_is_no_advice() -> None:
    match = Match("football-darts", SIMULATED)
    with pytest.raises(NoAdvice, match="coin"):
        advise(match)
    match.roll("heads")
    with pytest.raises(NoAdvice, match="Player 1"):
        advise(match, seat=1)
    match.resign(1)
    with pytest.raises(NoAdvice, match="over"):
        advise(match)
    assert win_probability(match) == ([1.0, 0.0], 0.0)


def test_a_review_closes() -> None:
    """Luck and the cost of decisions together are the final minus the initial win probability."""
    match = played_match()
    looked = review(match.record)
    assert looked.unexplained == pytest.approx(0, abs=1e-9)
    assert looked.final.win == tuple(float(each > 0) for each in match.returns())
    luck = sum(step.change for step in looked.steps if step.side is None)
    skill = looked.cost(1) - looked.cost(0)
    assert looked.initial.equity(0) + luck + skill == pytest.approx(looked.final.equity(0), abs=1e-9)
    assert all(step.cost > -1e-7 for step in looked.steps)
    assert looked.cost(1) > looked.cost(0) > 0
    costs = [step.cost for step in looked.expensive()]
    assert len(costs) == 3
    assert costs == sorted(costs, reverse=True)
    assert all(step.better for step in looked.expensive())
    told = looked.to_json()
    assert sum(step["luck"][0] for step in told["steps"] if "luck" in step) == pytest.approx(told["luck"][0], abs=0.05)
    assert "With average dice" in looked.text()
    picture = ElementTree.fromstring(looked.svg())
    assert picture.tag.endswith("svg")
    assert "prefers-color-scheme:dark" in looked.svg()


def test_resigning_is_a_decision_too() -> None:
    match = Match("football-darts", SIMULATED, seed=1)
    match.roll("heads").play("receive").resign(0)
    looked = review(match)
    assert looked.steps[-1].text == "resigns"
    assert looked.steps[-1].cost == pytest.approx(looked.steps[-2].after.win[0])
    assert looked.unexplained == pytest.approx(0, abs=1e-9)


def test_perfect_gives_nothing_away_and_graded_what_they_say() -> None:
    assert levels("football-darts") == ["random", "rookie", "club", "pro", "perfect"]
    match = Match.at("football-darts", "phase=call pos=62 dart=3 drive=15 quarter=4 score=14,16 first=1", SIMULATED)
    told = advise(match)
    bot = make_bot("football-darts", "perfect", 1)
    assert bot.choose(turn_of(match)) == told.moves[0].move
    coach = evaluator_for(match.game, match.options, match.box)
    ranked = sorted(coach.move_values(match.state), key=lambda each: each.value.rank(0), reverse=True)
    costs = [ranked[0].value.win[0] - each.value.win[0] for each in ranked]
    for loss in (0.003, 0.01, 0.03):
        weights = graded(ranked, 0, loss)
        expected = sum(w * c for w, c in zip(weights, costs, strict=True)) / sum(weights)
        assert expected == pytest.approx(loss, rel=1e-3)
    rookie = make_bot("football-darts", "rookie", 1)
    assert rookie.choose(turn_of(match)) == rookie.choose(turn_of(match))
    assert "3 points" in described(rookie)


def test_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played_match(5)
    record = tmp_path / "game.touchline"
    record.write_text(match.record_text(), encoding="utf-8")
    chart = tmp_path / "chart.svg"
    assert main(["review", str(record), "--svg", str(chart)]) == 0
    assert "most expensive decisions" in capsys.readouterr().out
    ElementTree.fromstring(chart.read_text(encoding="utf-8"))
    assert main(["review", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["exact"] is True
    decision = next(step.number for step in match.steps if step.seat is not None and step.text.startswith("throw"))
    assert main(["advise", str(record), "--at", str(decision)]) == 0
    assert "if it works" in capsys.readouterr().out
    assert main(["advise", str(record)]) == 2
    assert main(["darts", "fit", str(record), "--json", "--seat", "0"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["interval"][0] < 28 < found["interval"][1]
    assert main(["darts", "fit", "12", "16,19", "T20:5"]) == 0
    assert "4 darts" in capsys.readouterr().out
    assert main(["darts", "heatmap", str(tmp_path / "heat.png"), "--thrower", "league"]) == 0
    assert (tmp_path / "heat.png").read_bytes().startswith(b"\x89PNG")
    assert main(["darts", "heatmap", str(tmp_path / "heat.txt")]) == 2


def test_solving_ahead_of_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    """What `touchline solve` says is what the coach says at the kickoff."""
    assert main(["solve", "football-darts", "-o", "darts=simulated", "-o", "throwers=pub,18"]) == 0
    told = capsys.readouterr().out
    match = Match.at("football-darts", "phase=call first=1 offense=1 pos=30", SIMULATED)
    wins, _ = win_probability(match)
    assert f"Player 2 (league) receiving first wins {wins[1]:.1%}" in told


def test_only_what_is_solved_can_be_solved_ahead(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "street-soccer"]) == 2
    assert "Street Soccer is not solved" in capsys.readouterr().err


def test_pro_mode_is_solved_for_two_cards(capsys: pytest.CaptureFixture[str]) -> None:
    """PG-6.5: every pair of cards is a game of its own."""
    assert main(["solve", "pocket-gridiron", "-o", "mode=pro"]) == 2
    assert "cards=air,ground [PG-6.5]" in capsys.readouterr().err
