"""What the coach says first: one suggestion, in games of a hundred, and nothing where nothing matters."""

from __future__ import annotations

import pytest

from touchline import Match
from touchline.kernel.message import Message, english, plain
from touchline.solve import advise
from touchline.solve.advice import word_on
from touchline.solve.counsel import Counsel, counsel
from touchline.solve.evaluator import MoveValue, Value
from touchline.words.languages import LANGUAGES
from touchline.words.wording import Wording


def said(**wins: float) -> Counsel:
    """The counsel on moves with these chances, an underscore for the blank in a move."""
    moves = [MoveValue(move.replace("_", " "), Value((win, 1 - win))) for move, win in wins.items()]
    ranked = sorted(moves, key=lambda each: each.value.rank(0), reverse=True)
    return counsel(ranked, 0, plain)


def test_the_best_idea_stands_against_the_next_not_against_its_own_neighbour() -> None:
    told = said(kick_20=0.62, kick_19=0.61, go=0.55)
    assert english([told.message]) == "“kick 20” wins 62 in a hundred; “go” 55."
    assert not told.same


def test_where_there_is_one_idea_the_next_way_to_do_it_has_its_price() -> None:
    told = said(throw_bull=0.46, throw_25=0.4598, throw_T20=0.456, throw_D3=0.414)
    sentence = "“throw bull” wins 46 in a hundred; “throw T20” costs 0.4 of these, the worst choice 4.6."
    assert english([told.message]) == sentence
    assert not told.same


def test_a_real_dart_is_aimed_also_where_it_can_only_be_thrown() -> None:
    told = advise(Match.at("football-darts", "phase=call pos=30 dart=2")).to_json()
    assert (told["say"], told["same"]) == ("“Throw” wins 46 in a hundred.", False)


def test_about_equal_ideas_are_both_named() -> None:
    assert english([said(a=0.5, b=0.495, c=0.2).message]) == "“a” or “b”: both win about 50 in a hundred."


def test_nothing_is_suggested_where_all_is_the_same() -> None:
    told = said(a=0.5, b=0.499)
    assert told.same
    assert english([told.message]) == "It makes no difference: every choice wins about 50 in a hundred."


def test_hidden_choices_that_are_worth_the_same_are_to_be_mixed() -> None:
    """A kick and a fake are laid face down: each is worth the same because the other is played, too."""
    match = Match("first-and-goal", seed=1)
    while "punt" not in match.legal():
        match.roll() if match.to_move < 0 else match.play(match.legal()[0])
    match.play("punt")
    while match.legal() != ["kick", "fake"]:
        match.play(match.legal()[0])
    for _ in range(2):
        ranked = [MoveValue(move, Value((0.5, 0.5))) for move in match.legal()]
        told = word_on(match, ranked, 0)
        assert told.same
        assert english([told.message]).startswith("Now one, now the other, so that nobody can read you")
        match.play("kick")
    assert match.legal() != ["kick", "fake"]


@pytest.mark.parametrize(("win", "word"), [(0.999, "won"), (0.001, "lost")])
def test_a_decided_match_is_called_so(win: float, word: str) -> None:
    told = said(a=win, b=win)
    assert told.same
    assert english([told.message]) == f"Whatever you do, this is as good as {word}."


def test_advice_begins_with_the_sentence_and_keeps_the_numbers() -> None:
    told = advise(Match.at("football-darts", "phase=call pos=63 dart=4", {"darts": "simulated"}))
    assert told.counsel is not None
    first, _, *table = told.table().splitlines()
    assert first == told.say
    assert first.startswith("“Field goal")
    assert "in a hundred" in first
    assert table[0].startswith("option")
    json = told.to_json()
    assert json["say"] == first
    assert json["same"] is False
    assert json["words"]["say"][0]["id"] == "coach-says"


def test_where_all_is_the_same_the_table_is_that_sentence() -> None:
    told = advise(Match.at("pocket-gridiron", "phase=call offense=1 first=1 down=4 drive=15 score=60,0"))
    assert told.table() == "Whatever you do, this is as good as lost."
    assert told.to_json()["same"] is True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["says", "close", "only", "all-same", "all-won", "all-lost"])
def test_every_sentence_is_there_in_every_language(language: str, name: str) -> None:
    errors: list[Exception] = []
    wording = Wording(language, errors)
    wording.say(Message(f"coach-{name}", best="a", other="b", win=62, less=55))
    assert errors == []


def test_a_choice_that_loses_for_good_is_warned_of() -> None:
    """One point does not win it, when two would."""
    warned = said(two_point=0.45, extra_point=0.004).warning
    assert warned is not None
    assert english([warned]) == "“extra point” does not win it any more."
    assert said(two_point=0.45, extra_point=0.2).warning is None
    assert said(two_point=0.03, extra_point=0.001).warning is None, "nothing is left to be thrown away"


def test_one_point_does_not_win_it_on_the_last_try() -> None:
    """PG: the last drive, two points behind after the touchdown."""
    match = Match.at("pocket-gridiron", "phase=try score=22,20 offense=1 drive=16 down=4", {})
    told = advise(match)
    assert told.moves[0].move == "two"
    assert told.counsel is not None
    assert told.counsel.warning is not None
    assert "warning" in told.to_json()


def test_chances_are_told_by_side_however_many_share_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of four players two play for the home side, two for the other: the third seat's chances stand second."""

    class Sure:
        """Who knows that the away side wins."""

        exact, remark = True, ""

        def value(self, s: object) -> Value:
            return Value((0.25, 0.75))

        def move_values(self, s: object) -> list[MoveValue]:
            return [MoveValue(each, self.value(s)) for each in match.legal()]

        def why(self, s: object, ranked: object) -> str:
            return "so it is"

    monkeypatch.setattr("touchline.solve.advice.evaluator_for", lambda *_: Sure())
    match = Match("first-and-goal", {"seats": 4})
    while match.to_move < 0:
        match.roll()
    while match.to_move in (0, 1):
        match.play(match.legal()[0])
        while match.to_move < 0:
            match.roll()
    told = advise(match).to_json()
    assert told["seat"] in (2, 3)
    assert told["moves"][0]["win"][told["side"]] == 0.75
    assert english([advise(match).counsel.message]).count("75") == 1  # type: ignore[union-attr]
