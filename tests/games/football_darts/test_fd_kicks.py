"""FD-3 to FD-6: tries, field goals, punts and house rules."""

import pytest

from touchline import Match
from touchline.kernel.errors import IllegalMove, IllegalOutcome


def at(position: str, **options: object) -> Match:
    return Match.at("football-darts", position, options)


def next_start(match: Match) -> int:
    assert match.state.offense == 1
    return int(match.state.pos)


class TestTry:
    """FD-3.1"""

    @pytest.mark.parametrize("dart", ["i1", "D1", "o5", "T5", "S20", "T20"])
    def test_the_point_is_good_with_1_5_or_20_in_any_ring(self, dart: str) -> None:
        assert at("phase=try pos=100 score=6,0").play("pat").roll(dart).state.score == [7, 0]

    @pytest.mark.parametrize("dart", ["S2", "i2", "D2", "T2"])
    def test_two_points_need_the_number_2_in_any_ring(self, dart: str) -> None:
        assert at("phase=try pos=100 score=6,0").play("two").roll(dart).state.score == [8, 0]

    @pytest.mark.parametrize(
        ("call", "dart"), [("two", "D1"), ("two", "25"), ("two", "BULL"), ("pat", "BULL"), ("pat", "25")]
    )
    def test_bulls_count_for_neither_and_d1_is_not_two(self, call: str, dart: str) -> None:
        match = at("phase=try pos=100 score=6,0").play(call).roll(dart)
        assert match.state.score == [6, 0]

    @pytest.mark.parametrize(
        ("call", "dart"),
        [("pat", "S12"), ("pat", "T18"), ("pat", "D2"), ("two", "S20"), ("two", "S12"), ("two", "T15")],
    )
    def test_any_other_number_fails(self, call: str, dart: str) -> None:
        assert at("phase=try pos=100 score=6,0").play(call).roll(dart).state.score == [6, 0]

    def test_one_dart_and_one_of_the_two(self) -> None:
        """FD-3.1: no third choice, and after the dart the ball is the opponent's."""
        match = at("phase=try pos=100 score=6,0")
        assert match.legal() == ["pat", "two"]
        assert next_start(match.play("two").roll("S20")) == 30

    def test_a_miss_simply_fails(self) -> None:
        match = at("phase=try pos=100 score=6,0").play("pat").roll("MISS")
        assert match.state.score == [6, 0]
        assert next_start(match) == 30

    def test_a_bed_alone_does_not_say_which_try(self) -> None:
        with pytest.raises(IllegalMove) as caught:
            at("phase=try pos=100 score=6,0").play("S20")
        assert caught.value.rules == ("FD-3.1",)

    def test_two_point_ring(self) -> None:
        """FD-6.1: D2 or T2 only."""
        match = at("phase=two-points pos=100 score=6,0", two_point_ring=True)
        assert match.roll("o2").state.score == [6, 0]
        assert match.undo().roll("D2").state.score == [8, 0]


class TestFieldGoal:
    """FD-4."""

    @pytest.mark.parametrize(
        ("pos", "dart", "points"), [(50, "S20", 3), (55, "D20", 3), (60, "T20", 3), (60, "S1", 0), (60, "S5", 0)]
    )
    def test_from_50_to_60_any_20(self, pos: int, dart: str, points: int) -> None:
        """FD-4.1"""
        assert at(f"phase=call pos={pos}").play("field-goal").roll(dart).state.score == [points, 0]

    @pytest.mark.parametrize(
        ("pos", "dart", "points"),
        [(61, "S1", 3), (61, "D5", 3), (80, "T20", 3), (99, "S20", 3), (61, "S12", 0), (99, "25", 0)],
    )
    def test_from_61_on_any_1_5_or_20(self, pos: int, dart: str, points: int) -> None:
        """FD-4.1"""
        assert at(f"phase=call pos={pos}").play("field-goal").roll(dart).state.score == [points, 0]

    def test_not_from_the_own_half(self) -> None:
        """FD-4.1"""
        with pytest.raises(IllegalMove) as caught:
            at("phase=call pos=49 dart=4").play("field-goal")
        assert caught.value.rules == ("FD-4.1",)

    def test_on_any_dart(self) -> None:
        """FD-4.1"""
        for dart in range(1, 5):
            assert "field-goal" in at(f"phase=call pos=50 dart={dart}").legal()

    def test_missed_the_opponent_takes_over_at_the_spot(self) -> None:
        """FD-4.2"""
        match = at("phase=field-goal pos=72 score=7,3").roll("MISS")
        assert next_start(match) == 28
        assert match.state.score == [7, 3]

    def test_it_is_declared_and_has_one_dart(self) -> None:
        """FD-4.1: undeclared, a 20 is twenty yards; declared and missed on the first dart, the drive is over."""
        thrown = at("phase=call pos=70").play("throw").roll("S20")
        assert (thrown.state.offense, thrown.state.pos, thrown.state.score) == (0, 90, [0, 0])
        assert at("phase=call pos=70").play("field-goal").roll("S20").state.score == [3, 0]
        assert next_start(at("phase=call pos=70 dart=1").play("field-goal").roll("S12")) == 30


class TestPunt:
    """FD-5."""

    @pytest.mark.parametrize(
        ("pos", "dart", "start"),
        [
            (46, "BULL", 5),
            (46, "25", 10),
            (46, "i20", 30),
            (46, "o20", 20),
            (46, "D20", 20),
            (41, "T20", 80),
            (43, "T10", 50),
            (30, "MISS", 70),
        ],
    )
    def test_where_the_receiver_starts(self, pos: int, dart: str, start: int) -> None:
        """FD-5.1: the page's checks, and every ring."""
        assert next_start(at(f"phase=call pos={pos} dart=4").play("punt").roll(dart)) == start

    @pytest.mark.parametrize("dart", ["BULL", "25", "i20", "o20", "D1", "T20", "MISS"])
    def test_no_punt_scores(self, dart: str) -> None:
        """FD-5.1: whatever the dart, the score stays."""
        assert at("phase=punt pos=40 dart=4 score=7,3").roll(dart).state.score == [7, 3]

    def test_only_on_the_fourth_dart_in_the_own_half(self) -> None:
        """FD-5.1: not at midfield or beyond, and not on the third dart; on the fourth at OWN 49 it may be."""
        for position in ("phase=call pos=50 dart=4", "phase=call pos=60 dart=4", "phase=throw pos=40 dart=3"):
            with pytest.raises(IllegalMove) as caught:
                at(position).play("punt")
            assert caught.value.rules == ("FD-5.1",)
        assert "punt" in at("phase=call pos=49 dart=4").legal()
        for dart in range(1, 5):  # a simulated dart is asked for every time
            asked = at(f"phase=call pos=40 dart={dart}", darts="simulated").legal()
            assert any(move.startswith("punt") for move in asked) is (dart == 4)

    def test_not_declared_the_fourth_dart_is_a_throw(self) -> None:
        """FD-5.1, FD-2.5: an outer 20 from OWN 40 gains its yards, and the ball goes over where it is."""
        assert next_start(at("phase=call pos=40 dart=4").play("punt").roll("o20")) == 20
        assert next_start(at("phase=call pos=40 dart=4").play("throw").roll("o20")) == 40

    def test_the_ring_decides_so_it_must_be_known(self) -> None:
        """FD-5.1: S5 is refused."""
        match = at("phase=punt pos=40 dart=4")
        with pytest.raises(IllegalOutcome) as caught:
            match.roll("S5")
        assert caught.value.rules == ("FD-5.1",)
        assert "i5" in caught.value.message
        assert next_start(match.roll("i5")) == 30

    @pytest.mark.parametrize(
        ("pos", "dart", "start"), [(20, "o20", 30), (20, "T20", 50), (29, "BULL", 6), (5, "MISS", 95)]
    )
    def test_from_inside_the_own_30(self, pos: int, dart: str, start: int) -> None:
        """FD-5.2: the start moves forward, capped at 50; a blocked punt is not moved."""
        assert next_start(at(f"phase=punt pos={pos} dart=4").roll(dart)) == start

    def test_from_the_own_30_nothing_is_moved(self) -> None:
        """FD-5.2: inside the 30 begins at 29."""
        assert "FD-5.2" not in {rule.id for rule in at("phase=punt pos=30 dart=4").roll("o20").why()}
        assert "FD-5.2" in {rule.id for rule in at("phase=punt pos=29 dart=4").roll("o20").why()}

    def test_the_cap_can_be_kept_from_helping_the_punter(self) -> None:
        """FD-5.2: never below the unpenalised start."""
        position = "phase=punt pos=20 dart=4"
        assert next_start(at(position, cap_never_helps_punter=True).roll("T20")) == 80
        assert next_start(at(position, cap_never_helps_punter=True).roll("i20")) == 40
        assert next_start(at("phase=punt pos=2 dart=4", cap_never_helps_punter=True).roll("i20")) == 50


class TestHouseRules:
    """FD-6.1"""

    def test_start_spot_is_where_drives_start_after_breaks_busts_and_scores(self) -> None:
        match = Match("football-darts", {"start_spot": 25}).roll("heads").play("receive")
        assert match.state.pos == 25
        assert next_start(at("phase=call pos=95", start_spot=25).play("throw").roll("S6")) == 25
        assert next_start(at("phase=pat pos=100", start_spot=25).roll("MISS")) == 25
        assert next_start(at("phase=field-goal pos=70", start_spot=25).roll("S20")) == 25

    def test_the_punt_line_stays_at_30(self) -> None:
        """FD-5.2"""
        assert next_start(at("phase=punt pos=28 dart=4", start_spot=25).roll("o20")) == 22

    def test_a_bounce_out_is_thrown_again_when_agreed(self) -> None:
        match = at("phase=throw pos=40 dart=2", bounce_out_rethrow=True)
        before = match.position()
        assert match.roll("BOUNCE").position() == before
        assert "BOUNCE" in match.node().to_json()["outcomes"]
        punt = at("phase=punt pos=40 dart=4", bounce_out_rethrow=True).roll("BOUNCE")
        assert punt.position() == "phase=punt pos=40 dart=4"

    def test_the_call_stands_when_the_dart_bounces_out(self) -> None:
        """FD-6.1: thrown again for the same call; nothing is asked anew, whatever could be declared here."""
        match = at("phase=call pos=70 dart=2", bounce_out_rethrow=True).play("throw").roll("BOUNCE")
        assert match.position() == "phase=throw pos=70 dart=2"
        assert match.narrate() == "Player 1: the dart bounces out and is thrown again."
        assert [rule.id for rule in match.why()] == ["FD-6.1"]
        former = at("phase=throw pos=70 dart=2", bounce_out_rethrow=True, rules_version="0.9").roll("BOUNCE")
        assert former.position() == "phase=call pos=70 dart=2"

    def test_otherwise_a_bounce_out_is_a_miss(self) -> None:
        with pytest.raises(IllegalOutcome) as caught:
            at("phase=throw pos=40").roll("BOUNCE")
        assert caught.value.rules == ("FD-6.1",)
        assert len(at("phase=throw pos=40").node().to_json()["outcomes"]) == 83

    def test_the_cushion_dart(self) -> None:
        """The fourth dart leaves 1 after 21 to 50 were needed: a bonus dart at single 1."""
        match = at("phase=call pos=60 dart=4", cushion_dart=True).play("throw").roll("T13")
        assert match.everything()["phase"] == "cushion"
        assert "FD-6.1" in {rule.id for rule in match.why()}
        assert match.roll("i1").state.score == [6, 0]
        assert "FD-6.1" in {rule.id for rule in match.why()}
        match.undo()
        for dart in ("D1", "BULL", "MISS", "S2"):
            assert next_start(match.roll(dart)) == 30
            assert {"FD-6.1", "FD-2.4"} <= {rule.id for rule in match.why()}
            assert match.state.score == [0, 0]
            match.undo()

    @pytest.mark.parametrize(
        ("position", "dart"),
        [
            ("phase=call pos=80 dart=4", "S19"),  # 20 needed
            ("phase=throw pos=49 dart=4", "25"),  # leaves 26
            ("phase=call pos=60 dart=3", "T13"),  # not the fourth dart
        ],
    )
    def test_no_cushion_otherwise(self, position: str, dart: str) -> None:
        match = at(position, cushion_dart=True)
        if match.to_move >= 0:
            match.play("throw")
        assert match.roll(dart).everything()["phase"] not in ("cushion", "cushion-call")

    @pytest.mark.parametrize(("pos", "dart", "given"), [(79, "i20", True), (80, "i19", False), (50, "T15", False)])
    def test_twenty_one_needed_is_enough_for_the_cushion(self, pos: int, dart: str, given: bool) -> None:
        """FD-6.1: a yard short of a touchdown that needed 21 at least."""
        match = at(f"phase=throw pos={pos} dart=4", cushion_dart=True).roll(dart)
        assert (match.everything()["phase"] == "cushion") is given

    def test_fifty_one_needed_is_too_much_for_the_cushion(self) -> None:
        match = at("phase=throw pos=49 dart=4", cushion_dart=True, inner_bull_yards=50).roll("BULL")
        assert next_start(match) == 1

    def test_the_inner_bull_can_be_worth_50_yards(self) -> None:
        """FD-2.1"""
        match = at("phase=throw pos=40", inner_bull_yards=50).roll("BULL")
        assert (match.state.pos, match.state.score) == (90, [0, 0])
        assert at("phase=call pos=50", inner_bull_yards=50).play("throw BULL").state.score == [6, 0]
        assert next_start(at("phase=call pos=51", inner_bull_yards="50").play("throw").roll("BULL")) == 30

    def test_on_a_punt_the_inner_bull_stays_what_it_is(self) -> None:
        """FD-5.1"""
        assert next_start(at("phase=punt pos=40 dart=4", inner_bull_yards=50).roll("BULL")) == 5
