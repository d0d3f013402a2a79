"""A match: legality, take-backs, corrections, views."""

import pytest

from touchline import Match
from touchline.kernel.errors import BadPosition, IllegalMove, NothingToUndo, UnknownGame, WrongNode
from touchline.play.chance import Asked, Scripted, Seeded


def darts() -> Match:
    return Match("football-darts", names=["Ann", "Bob"])


def test_the_same_seed_gives_the_same_game() -> None:
    def play(seed: int) -> list[str]:
        match = Match("football-darts", seed=seed)
        while not match.over:
            match.roll() if match.to_move < 0 else match.play(match.legal()[0])
        return [step.text for step in match.steps]

    assert play(7) == play(7)
    assert play(7) != play(8)


def test_outcomes_come_from_a_script_or_a_person() -> None:
    match = Match("football-darts", source=Scripted(["heads", "T20"])).roll().play("receive").roll()
    assert match.state.pos == 90
    asked: list[str] = []

    def person(question: str) -> str:
        asked.append(question)
        return "tails"

    assert Match("football-darts", source=Asked(person)).roll().to_move == 1
    assert asked == ["Toss the coin: heads or tails?"]


def test_a_roll_taken_back_and_made_again_shows_the_same_faces() -> None:
    match = Match("football-darts", seed=3, source=Seeded(3)).roll()
    first = match.steps[-1].text
    assert match.undo().roll().steps[-1].text == first


def test_a_move_where_dice_are_due_and_dice_where_a_decision_is_due() -> None:
    match = darts()
    with pytest.raises(WrongNode, match="coin is due"):
        match.play("receive")
    match.roll("heads")
    with pytest.raises(WrongNode, match="decision of Ann"):
        match.roll("heads")


def test_nothing_follows_the_end() -> None:
    match = Match.at("football-darts", "phase=over score=7,0 drive=16 quarter=4")
    with pytest.raises(WrongNode, match="over"):
        match.play("throw")
    with pytest.raises(WrongNode, match="over"):
        match.roll("T20")
    with pytest.raises(WrongNode, match="over"):
        match.resign(0)


def test_only_the_seat_to_move_may_move() -> None:
    match = darts().roll("heads")
    with pytest.raises(IllegalMove, match="not Bob's turn"):
        match.play("receive", seat=1)
    match.play("receive", seat=0)


def test_a_refused_move_changes_nothing() -> None:
    match = darts().roll("heads")
    text, position = match.record_text(), match.position()
    with pytest.raises(IllegalMove):
        match.play("kick it")
    assert (match.record_text(), match.position()) == (text, position)


def test_undo_takes_back_a_step_and_the_record_keeps_both() -> None:
    match = darts().roll("heads").play("receive").roll("T20").undo()
    assert match.state.pos == 30
    assert [entry.line() for entry in match.record.entries][-2:] == ["3. * T20", "4. ! undo"]
    with pytest.raises(NothingToUndo):
        darts().undo()


def test_resigning_ends_the_game_and_can_be_taken_back() -> None:
    match = darts().roll("heads").resign(0)
    assert match.over
    assert match.returns() == [-1, 1]
    assert match.ending() == "Ann resigned."
    assert match.record.get("Result") == "-1 1"
    assert not match.undo().over
    assert match.record.get("Result") == "*"


class TestCorrections:
    def played(self) -> Match:
        return darts().roll("heads").play("receive").roll("T20").play("throw").roll("S5").play("field-goal").roll("S20")

    def test_a_correction_folds_everything_after_it_again(self) -> None:
        match = darts().roll("heads").play("receive").roll("S5").roll("S6").roll("S7").correct(3, "S1")
        assert match.state.pos == 30 + 1 + 6 + 7
        assert match.record.entries[-1].line() == "6. ! correct 3 S1"

    def test_a_throw_that_is_no_longer_asked_for_is_dropped(self) -> None:
        """After S5 instead of T20 the ball is in the own half: nothing to declare."""
        match = darts().roll("heads").play("receive").roll("T20").play("throw").roll("S5").correct(3, "S5")
        assert match.state.pos == 40
        assert [step.text for step in match.steps] == ["heads", "receive", "S5", "S5"]

    def test_a_dart_where_a_declaration_is_now_due_is_a_throw(self) -> None:
        match = darts().roll("heads").play("receive").roll("S5").roll("S6").correct(3, "T20")
        assert match.state.pos == 96
        assert [step.text for step in match.steps] == ["heads", "receive", "T20", "throw", "S6"]

    def test_one_that_breaks_a_later_entry_is_refused_and_names_it(self) -> None:
        match = self.played()
        text, position = match.record_text(), match.position()
        with pytest.raises(IllegalMove, match=r"entry 6 \(field-goal\) no longer fits") as caught:
            match.correct(3, "S5")
        assert caught.value.rules == ("FD-4.1",)
        assert (match.record_text(), match.position()) == (text, position)

    def test_with_cut_the_rest_is_dropped(self) -> None:
        match = self.played().correct(3, "S5", cut=True)
        assert match.state.pos == 40
        assert match.state.score == [0, 0]
        assert Match.from_record(match.record_text()).state == match.state

    def test_an_impossible_correction_changes_nothing(self) -> None:
        match = self.played()
        text = match.record_text()
        for number, wrong in ((3, "T99"), (99, "T20"), (2, "throw")):
            with pytest.raises(Exception, match=r"\w"):
                match.correct(number, wrong)
        assert match.record_text() == text
        assert match.state.score == [3, 0]

    def test_corrections_of_corrections_replay(self) -> None:
        match = darts().roll("heads").play("receive").roll("S5").roll("S6").correct(3, "S1").correct(4, "S2").undo()
        assert match.state.pos == 31
        again = Match.from_record(match.record_text())
        assert again.state == match.state
        assert again.record_text() == match.record_text()


def test_positions_that_make_no_sense_are_refused() -> None:
    with pytest.raises(BadPosition, match="end zone"):
        Match.at("football-darts", "phase=throw pos=100")
    with pytest.raises(BadPosition, match="wind"):
        Match.at("football-darts", "wind=3")


def test_an_unknown_game_is_told_what_there_is() -> None:
    with pytest.raises(UnknownGame, match="football-darts"):
        Match("chess")


def test_views_of_an_open_game_show_everything_and_complete_to_the_state() -> None:
    match = darts().roll("heads").play("receive").roll("T20")
    for seat in (0, 1, None):
        assert match.view(seat)["pos"] == 90
        assert match.game.determinize(match.view(seat), match.box, lambda n: 0).position() == match.position()
