"""FD-1 and FD-2: drives, quarters, overtime, and the darts of the offense."""

import pytest

from touchline import Match
from touchline.kernel.errors import BadPosition, IllegalMove


def at(position: str, **options: object) -> Match:
    return Match.at("football-darts", position, options)


def spot(match: Match) -> tuple[int, int]:
    """Whose ball, and where."""
    return match.state.offense, match.state.pos


class TestTheGame:
    """FD-1."""

    def test_a_drive_starts_at_own_30_with_four_darts(self) -> None:
        """FD-1.1"""
        match = Match("football-darts").roll("heads").play("receive")
        assert match.everything()["spot"] == "OWN 30"
        assert (match.state.dart, match.state.drive, match.state.quarter) == (1, 1, 1)

    @pytest.mark.parametrize(("pos", "told"), [(1, "OWN 1"), (49, "OWN 49"), (50, "50"), (51, "OPP 49"), (99, "OPP 1")])
    def test_the_spot_is_told_from_the_nearer_goal(self, pos: int, told: str) -> None:
        """FD-1.1"""
        assert at(f"phase=throw pos={pos}").everything()["spot"] == told

    @pytest.mark.parametrize(
        ("coin", "choice", "first"),
        [("heads", "receive", 0), ("heads", "defer", 1), ("tails", "receive", 1), ("tails", "defer", 0)],
    )
    def test_the_toss_winner_receives_or_defers(self, coin: str, choice: str, first: int) -> None:
        """FD-1.2: heads: seat 0 wins the coin."""
        match = Match("football-darts").roll(coin)
        assert match.to_move == ("heads", "tails").index(coin)
        assert match.play(choice).state.offense == first

    def test_possession_is_abab_abab_baba_baba(self) -> None:
        """FD-1.1, FD-1.2: two drives each in every one of the four quarters."""
        match = Match("football-darts").roll("heads").play("receive")
        order = ""
        for drive in range(1, 17):
            assert (match.state.drive, match.state.quarter) == (drive, (drive + 3) // 4)
            order += "AB"[match.state.offense]
            if match.to_move >= 0:
                match.play("throw")
            match.roll("T1")  # an interception ends the drive
        assert order == "ABABABAB" + "BABABABA"

    def test_the_spot_carries_into_the_second_and_fourth_quarter(self) -> None:
        """FD-1.3"""
        assert spot(at("phase=throw pos=45 drive=4 offense=1").roll("D1")) == (0, 55)
        assert spot(at("phase=throw pos=45 drive=12 quarter=3 first=1 offense=1").roll("D1")) == (0, 55)

    def test_the_third_quarter_starts_at_own_30(self) -> None:
        """FD-1.3"""
        assert spot(at("phase=throw pos=45 drive=8 quarter=2 offense=1").roll("D1")) == (1, 30)

    def test_ahead_after_four_quarters_is_won(self) -> None:
        """FD-1.4"""
        match = at("phase=throw pos=45 drive=16 quarter=4 score=7,3").roll("D1")
        assert match.over
        assert match.returns() == [1, -1]
        assert match.ending() == "Player 1 wins 7–3."

    def test_level_means_overtime_with_a_toss(self) -> None:
        """FD-1.4: a toss, receive or defer, OWN 30."""
        match = at("phase=throw pos=45 drive=16 quarter=4 score=7,7").roll("D1")
        assert match.node().to_json()["what"] == "coin"
        assert match.roll("tails").legal() == ["receive", "defer"]
        assert match.play("defer").state.offense == 0
        match.undo().play("receive")
        assert (spot(match), match.state.quarter) == ((1, 30), 5)

    def test_overtime_alternates_carries_spots_and_plays_every_drive(self) -> None:
        """FD-1.4: ahead in the middle of the period is not yet won."""
        match = at("phase=throw pos=45 drive=17 quarter=5 score=7,7").roll("D1")
        assert spot(match) == (1, 55)
        match = at("phase=try pos=100 drive=17 quarter=5 score=13,7").play("pat").roll("MISS")
        assert not match.over
        match = at("phase=throw pos=45 drive=20 quarter=5 offense=1 score=13,7").roll("D1")
        assert match.over

    def test_overtime_has_two_drives_a_player(self) -> None:
        """FD-1.4: four drives in turn, and the period is over."""
        match, order = at("phase=throw pos=45 drive=17 quarter=5 score=7,7"), ""
        while match.state.quarter == 5:
            order += "AB"[match.state.offense]
            if match.to_move >= 0:
                match.play("throw")
            match.roll("T1")  # an interception ends the drive
        assert order == "ABAB"

    def test_only_a_punt_moves_an_overtime_drive_when_agreed(self) -> None:
        """FD-1.4: ``overtime_spots`` punts-only: OWN 30 after anything but a punt, a blocked one included."""
        overtime, agreed = "drive=17 quarter=5 score=7,7", {"overtime_spots": "punts-only"}
        for ended in (
            at(f"phase=throw pos=45 {overtime}", **agreed).roll("D1"),
            at(f"phase=throw pos=45 dart=4 {overtime}", **agreed).roll("S5"),
            at(f"phase=throw pos=5 {overtime}", **agreed).roll("MISS"),
            at(f"phase=field-goal pos=70 {overtime}", **agreed).roll("MISS"),
        ):
            assert spot(ended) == (1, 30)
            assert "FD-1.4" in [rule.id for rule in ended.why()]
        assert spot(at(f"phase=punt pos=45 dart=4 {overtime}", **agreed).roll("o20")) == (1, 20)
        assert spot(at(f"phase=punt pos=45 dart=4 {overtime}", **agreed).roll("MISS")) == (1, 55)
        assert spot(at("phase=throw pos=45 score=7,7", **agreed).roll("D1")) == (1, 55)

    def test_still_level_another_period_same_first_player_no_toss(self) -> None:
        """FD-1.4, FD-1.3"""
        match = at("phase=throw pos=45 drive=20 quarter=5 first=1 score=7,7").roll("D1")
        assert (spot(match), match.state.quarter, match.state.phase) == ((1, 30), 6, 3)

    def test_a_position_must_fit_the_schedule(self) -> None:
        """FD-1.1"""
        with pytest.raises(BadPosition) as caught:
            at("phase=throw pos=45 drive=9")
        assert caught.value.rules == ("FD-1.1",)


class TestOffenseDarts:
    """FD-2."""

    @pytest.mark.parametrize(
        ("dart", "yards"), [("i5", 5), ("o5", 5), ("S5", 5), ("D16", 32), ("T20", 60), ("25", 25), ("S1", 1), ("S3", 3)]
    )
    def test_what_a_dart_is_worth(self, dart: str, yards: int) -> None:
        """FD-2.1"""
        assert at("phase=throw pos=30").roll(dart).state.pos == 30 + yards

    def test_thirty_and_t20_is_opp_10_and_s10_is_a_touchdown(self) -> None:
        """FD-2.1, FD-2.4: the page's first check."""
        match = at("phase=throw").roll("T20")
        assert match.everything()["spot"] == "OPP 10"
        match.play("throw").roll("S10")
        assert match.state.score == [6, 0]
        assert match.everything()["phase"] == "try"

    def test_two_t20_bust(self) -> None:
        """FD-2.4: the opponent starts at OWN 30."""
        match = at("phase=throw").roll("T20").play("throw").roll("T20")
        assert spot(match) == (1, 30)
        assert match.state.score == [0, 0]

    @pytest.mark.parametrize("pos", [1, 3, 50, 75, 99])
    def test_the_inner_bull_is_a_touchdown_from_anywhere(self, pos: int) -> None:
        """FD-2.1: neither too far nor a bust."""
        assert at(f"phase=throw pos={pos}").roll("BULL").state.score == [6, 0]

    def test_a_miss_costs_ten_yards_and_the_dart(self) -> None:
        """FD-2.2: pos 11 miss = OWN 1."""
        match = at("phase=throw pos=11 dart=2").roll("MISS")
        assert (match.state.pos, match.state.dart) == (1, 3)

    def test_a_miss_at_the_own_10_is_a_safety(self) -> None:
        """FD-2.2: landing on 0 counts as past the goal line; the opponent gets 2 and the ball at OWN 20."""
        match = at("phase=throw pos=10").roll("MISS")
        assert match.state.score == [0, 2]
        assert spot(match) == (1, 20)

    def test_a_safety_that_ends_the_game_leaves_the_ball_on_the_field(self) -> None:
        """FD-2.2, FD-1.4: the last position can be written down and read back like any other."""
        match = at("phase=throw pos=4 drive=16 quarter=4").roll("MISS")
        assert match.over
        assert sorted(match.state.score) == [0, 2]
        assert match.state.out_of_range() is None
        again = match.game.position(match.position(), match.box)
        assert again.position() == match.position()

    def test_the_safety_spot_is_an_option(self) -> None:
        """FD-2.2, FD-6.1"""
        assert spot(at("phase=throw pos=5", safety_spot=35).roll("MISS")) == (1, 35)

    @pytest.mark.parametrize("dart", ["D1", "T1", "D3", "T3"])
    def test_double_and_triple_one_and_three_are_interceptions(self, dart: str) -> None:
        """FD-2.3: D1 at OWN 45: the opponent at OPP 45, pos 55."""
        match = at("phase=throw pos=45").roll(dart)
        assert spot(match) == (1, 55)
        assert match.everything()["spot"] == "OPP 45"

    def test_an_interception_goes_before_an_exact_touchdown(self) -> None:
        """FD-2.3: D1 with two to go."""
        match = at("phase=call pos=98 dart=2").play("throw").roll("D1")
        assert match.state.score == [0, 0]
        assert spot(match) == (1, 2)

    def test_interceptions_happen_only_on_offense_darts(self) -> None:
        """FD-2.3: T1 is a good field goal, a good point after, and a punt return."""
        assert at("phase=field-goal pos=70").roll("T1").state.score == [3, 0]
        assert at("phase=pat pos=100").roll("D1").state.score == [1, 0]
        assert spot(at("phase=punt pos=40 dart=4").roll("T3")) == (1, 29)

    def test_a_drive_has_four_darts(self) -> None:
        """FD-1.1, FD-2.5: four fives from OWN 30, and the ball goes over at midfield."""
        match = Match("football-darts").roll("heads").play("receive").roll("S5").roll("S5").roll("S5")
        assert (spot(match), match.state.dart) == ((0, 45), 4)
        assert spot(match.play("throw").roll("S5")) == (1, 50)

    def test_four_darts_used_turns_the_ball_over(self) -> None:
        """FD-2.5"""
        match = at("phase=call pos=55 dart=4").play("throw").roll("S5")
        assert spot(match) == (1, 40)

    def test_a_miss_on_the_fourth_dart_costs_its_yards_first(self) -> None:
        """FD-2.5"""
        assert spot(at("phase=call pos=55 dart=4").play("throw").roll("MISS")) == (1, 55)

    def test_after_a_touchdown_or_field_goal_the_opponent_starts_at_own_30(self) -> None:
        """FD-2.6"""
        assert spot(at("phase=two-points pos=100").roll("o2")) == (1, 30)
        assert spot(at("phase=field-goal pos=70").roll("S20")) == (1, 30)

    @pytest.mark.parametrize(
        "rest", [23, 29, 31, 35, 37, 41, 43, 44, 46, 47, 49, 50, 52, 53, 55, 56, 58, 59, *range(61, 100)]
    )
    def test_rests_that_only_the_inner_bull_finishes(self, rest: int) -> None:
        """FD-2.4: from the page's list of checks."""
        finishing = []
        match = at(f"phase=throw pos={100 - rest}")
        for outcome, text in enumerate(match.node().to_json()["outcomes"]):
            s = match.state.copy()
            match.game.step(s, match.box, outcome)
            if s.score[0] == 6:
                finishing.append(text)
        assert finishing == ["BULL"]

    @pytest.mark.parametrize("rest", [1, 20, 22, 24, 25, 40, 57, 60])
    def test_other_rests_have_a_finish(self, rest: int) -> None:
        """FD-2.4"""
        match = at(f"phase=throw pos={100 - rest}")
        finishes = 0
        for outcome in range(81):
            s = match.state.copy()
            match.game.step(s, match.box, outcome)
            finishes += s.score[0] == 6
        assert finishes >= 1

    def test_a_throw_is_not_declared_when_nothing_else_is_possible(self) -> None:
        """FD-7.3, FD-5.1: forced decisions are not asked; a wrong declaration is refused with its rule."""
        match = at("phase=throw pos=40 dart=2")
        with pytest.raises(IllegalMove) as caught:
            match.play("punt")
        assert caught.value.rules == ("FD-5.1",)
        with pytest.raises(IllegalMove) as caught:
            match.play("field-goal")
        assert caught.value.rules == ("FD-4.1",)
        assert match.position() == "phase=throw pos=40 dart=2"
