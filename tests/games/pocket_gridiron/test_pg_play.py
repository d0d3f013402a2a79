"""PG-3: a play from the snap to the end zone."""

import pytest

from touchline import Match
from touchline.kernel.errors import IllegalMove
from touchline.kernel.nodes import CHANCE

FIRST_DOWN = "phase=snap"


def at(position: str, **options: object) -> Match:
    return Match.at("pocket-gridiron", position, options)


def enter(match: Match, *texts: str) -> Match:
    for text in texts:
        match.enter(text)
    return match


def rules_of(match: Match) -> set[str]:
    return {rule.id for rule in match.why()}


class TestTheCall:
    """PG-3.1"""

    @pytest.mark.parametrize("target", ["WR", "TE", "RB"])
    def test_the_quarterback_names_the_next_die(self, target: str) -> None:
        match = at(FIRST_DOWN).roll(target)
        assert match.game.chance_name(match.state, match.box) == target.lower()

    def test_the_route_has_its_intensity(self) -> None:
        match = at(FIRST_DOWN).roll("WR").roll("Stop & Go 8")
        assert match.everything().items() >= {"play": "Stop & Go 8", "intensity": 8, "carrier": "WR"}.items()
        assert rules_of(match) == {"PG-1.2", "PG-3.1"}

    def test_a_sneak_is_a_run_with_intensity_4(self) -> None:
        match = at(FIRST_DOWN).roll("QB SNEAK 4")
        assert (match.everything()["intensity"], match.everything()["carrier"]) == (4, "QB")
        assert match.roll("2 2").state.down == 2
        assert match.undo().roll("1").state.phase == at("phase=end-zone carrier=QB route=4").state.phase

    @pytest.mark.parametrize(
        ("target", "route", "intensity"), [("TE", "Seam", 6), ("RB", "Sweep", 5), ("WR", "Post", 6)]
    )
    def test_every_position_has_its_routes(self, target: str, route: str, intensity: int) -> None:
        match = at(FIRST_DOWN).roll(target).roll(route)
        assert (match.everything()["intensity"], match.everything()["carrier"]) == (intensity, target)


class TestTheDefense:
    """PG-3.2"""

    @pytest.mark.parametrize(("first", "second", "stopped"), [("3", "1", False), ("3", "2", True), ("5", "4", True)])
    def test_a_sum_that_reaches_the_intensity_stops_the_play(self, first: str, second: str, stopped: bool) -> None:
        """Slant, intensity 5: 5 stops it; 4 does not, and the end zone die is due (PG-3.3)."""
        match = at("phase=defense carrier=WR route=2").roll(first).roll(second)
        assert match.everything()["phase"] == ("snap" if stopped else "end-zone")
        assert match.state.down == (2 if stopped else 1)

    def test_both_rolls_are_made_even_when_the_first_is_enough(self) -> None:
        match = at("phase=defense carrier=TE route=1").roll("5")
        assert (match.everything()["phase"], match.everything()["shown"]) == ("defense", "5 2x injury")
        assert match.state.down == 1
        assert match.roll("1").state.down == 2

    def test_the_two_rolls_are_two_nodes_of_six_distinct_faces(self) -> None:
        match = at("phase=defense carrier=WR route=2")
        node = match.node().to_json()
        assert node["outcomes"] == ["1 PAT Block", "2 Recover", "3 Sack", "4 Sack", "5 2x injury", "FLAG X"]
        assert node["weights"] == [1] * 6
        assert match.roll("4 Sack").node().to_json()["outcomes"] == node["outcomes"]


class TestTheEndZone:
    """PG-3.3"""

    @pytest.mark.parametrize("face", ["1 TD", "2 TD", "3 TD", "6 TD arrow"])
    def test_four_faces_are_a_touchdown(self, face: str) -> None:
        match = at("phase=end-zone carrier=WR route=2").roll(face)
        assert match.state.score == [6, 0]
        assert match.legal() == ["pat", "two"]

    def test_video_is_rolled_again(self) -> None:
        match = at("phase=end-zone carrier=WR route=2 down=3").roll("5 VIDEO")
        assert (match.everything()["phase"], match.state.down) == ("end-zone", 3)
        assert match.roll("5 VIDEO").roll("1 TD").state.score == [6, 0]

    def test_out_of_bounds_is_a_down(self) -> None:
        match = at("phase=end-zone carrier=WR route=2 down=3").roll("4 Out of bounds")
        assert (match.state.score, match.state.down) == ([0, 0], 4)


class TestLooseBalls:
    """PG-3.4"""

    @pytest.mark.parametrize("target", ["WR", "TE"])
    def test_incomp_is_a_down_without_a_defense_roll(self, target: str) -> None:
        match = enter(at(FIRST_DOWN), target, "INCOMP")
        assert (match.everything()["phase"], match.state.down) == ("snap", 2)

    @pytest.mark.parametrize("target", ["WR", "TE", "RB"])
    def test_fumble_and_recover_is_possession_lost(self, target: str) -> None:
        match = enter(at(FIRST_DOWN), target, "FUMBLE", "2 Recover")
        assert (match.state.offense, match.state.drive, match.state.down) == (1, 2, 1)

    @pytest.mark.parametrize("white", ["1 PAT Block", "3 Sack", "4 Sack", "5 2x injury", "FLAG X"])
    def test_any_other_face_is_a_down_a_flag_too(self, white: str) -> None:
        """PG-3.5: a FLAG on a fumble roll is ignored, not repeated."""
        match = enter(at(FIRST_DOWN), "RB", "FUMBLE", white)
        assert (match.state.offense, match.state.down, match.everything()["phase"]) == (0, 2, "snap")


class TestScramble:
    """PG-3.5"""

    @pytest.mark.parametrize("white", ["3 Sack", "4 Sack"])
    def test_a_sack_ends_the_down(self, white: str) -> None:
        match = enter(at(FIRST_DOWN), "SCRAMBLE", white)
        assert (match.state.down, match.state.sacks) == (2, 1)

    @pytest.mark.parametrize("white", ["1", "2", "5", "FLAG X"])
    def test_otherwise_the_red_die_is_rolled_again_in_the_same_play(self, white: str) -> None:
        match = enter(at(FIRST_DOWN), "SCRAMBLE", white)
        assert (match.state.down, match.state.sacks, match.state.scrambles) == (1, 0, 1)
        assert match.game.chance_name(match.state, match.box) == "qb", "a flag is ignored, the roll not repeated"

    def test_the_third_scramble_of_a_play_is_a_sack_without_a_roll(self) -> None:
        match = enter(at(FIRST_DOWN), "SCRAMBLE", "1", "SCRAMBLE", "1", "SCRAMBLE")
        assert (match.state.down, match.state.sacks, match.everything()["phase"]) == (2, 1, "snap")

    def test_scrambles_are_counted_by_the_play(self) -> None:
        match = enter(at(FIRST_DOWN), "SCRAMBLE", "1", "SCRAMBLE", "1", "WR", "INCOMP", "SCRAMBLE", "1")
        assert (match.state.scrambles, match.state.sacks) == (1, 0)

    def test_a_set_play_in_between_changes_nothing(self) -> None:
        match = enter(at(FIRST_DOWN), "SCRAMBLE", "1", "SET PLAY +1", "play", "SCRAMBLE", "1", "SCRAMBLE")
        assert (match.state.sacks, match.state.bonus) == (1, 0)


class TestSafety:
    """PG-3.6"""

    def test_three_sacks_in_one_drive_are_two_points_and_the_ball(self) -> None:
        match = enter(at(FIRST_DOWN), *("SCRAMBLE", "3 Sack") * 3)
        assert (match.state.score, match.state.offense, match.state.drive) == ([0, 2], 1, 2)
        assert {"PG-3.5", "PG-3.6"} <= rules_of(match)

    def test_it_comes_before_the_down_count(self) -> None:
        match = enter(at("phase=call down=4 sacks=2"), "play", "SCRAMBLE", "4 Sack")
        assert match.state.score == [0, 2]

    def test_the_third_scramble_counts_as_the_third_sack(self) -> None:
        match = at("phase=snap down=3 sacks=2 scrambles=2").roll("SCRAMBLE")
        assert match.state.score == [0, 2]

    def test_sacks_need_not_follow_each_other(self) -> None:
        match = enter(at("phase=snap sacks=2 down=3"), "WR", "INCOMP", "play", "SCRAMBLE", "3 Sack")
        assert match.state.score == [0, 2]


class TestSetPlay:
    """PG-3.7"""

    def test_it_adds_one_to_the_route(self) -> None:
        match = enter(at(FIRST_DOWN), "SET PLAY +1", "play", "WR", "Slant")
        assert match.everything()["intensity"] == 6

    def test_it_adds_to_the_sneak(self) -> None:
        assert enter(at(FIRST_DOWN), "SET PLAY +1", "play", "SNEAK").everything()["intensity"] == 5

    def test_nobody_is_named_in_the_basic_game(self) -> None:
        """PG-6.1: audibles are for Pro mode; here the quarterback die is rolled again to say who gets the ball."""
        match = at(FIRST_DOWN).roll("SET PLAY +1")
        for name in ("wr", "te", "rb"):
            with pytest.raises(IllegalMove, match="say play, field-goal"):
                match.play(name)
        match.play("play")
        assert match.game.chance_name(match.state, match.box) == "qb"

    def test_it_stacks(self) -> None:
        match = enter(at(FIRST_DOWN), "SET PLAY +1", "play", "SET PLAY +1", "play", "RB", "Counter")
        assert match.everything()["intensity"] == 6

    @pytest.mark.parametrize("down", [1, 2, 3, 4])
    def test_a_field_goal_may_be_kicked_at_once_on_any_down(self, down: int) -> None:
        match = at(f"phase=snap down={down}").roll("SET PLAY +1")
        assert match.legal() == ["play", "field-goal"]
        assert enter(match, "field-goal", "4").state.score == [3, 0]

    def test_it_lasts_for_this_play_only(self) -> None:
        match = enter(at(FIRST_DOWN), "SET PLAY +1", "play", "WR", "INCOMP")
        assert match.state.bonus == 0
        assert enter(match, "WR", "Slant").everything()["intensity"] == 5

    @pytest.mark.parametrize("ending", [("SCRAMBLE", "3 Sack"), ("TE", "INCOMP"), ("TE", "FUMBLE", "1")])
    def test_it_is_lost_on_a_sack_an_incompletion_a_fumble(self, ending: tuple[str, ...]) -> None:
        assert enter(at(FIRST_DOWN), "SET PLAY +1", "play", *ending).state.bonus == 0

    def test_beyond_any_defense_more_of_it_changes_nothing(self) -> None:
        """Ten more than the least value of 1 is more than double 5 can stop."""
        match = at("phase=set-play bonus=10").play("play").roll("SET PLAY +1")
        assert match.state.bonus == 10
        enter(match, "play", "TE", "Flat", "5", "5")
        assert match.everything()["phase"] == "end-zone"


class TestInjuries:
    """PG-3.8"""

    def test_double_five_hurts_the_carrier(self) -> None:
        match = enter(at(FIRST_DOWN), "WR", "Slant", "5", "5")
        assert match.everything()["injuries"][0] == {"WR": 1, "TE": 0, "RB": 0, "QB": 0}
        assert "PG-3.8" in rules_of(match)
        assert enter(match, "WR", "Slant").everything()["intensity"] == 4

    def test_the_other_positions_and_the_other_team_are_unhurt(self) -> None:
        match = at("phase=snap injuries=0,1,0,0,0,0,0,0")
        assert enter(match, "TE", "Out").everything()["intensity"] == 5
        match = at("phase=snap drive=2 offense=1 injuries=0,1,0,0,0,0,0,0")
        assert enter(match, "WR", "Slant").everything()["intensity"] == 5

    def test_a_sneak_counts_for_the_quarterback(self) -> None:
        match = enter(at(FIRST_DOWN), "SNEAK", "5", "5")
        assert match.everything()["injuries"][0]["QB"] == 1
        assert match.roll("SNEAK").everything()["intensity"] == 3

    def test_injuries_add_up(self) -> None:
        match = at("phase=defense carrier=WR route=4 injuries=0,2,0,0,0,0,0,0").roll("5").roll("5")
        assert match.state.injuries[1] == 3
        assert enter(match, "WR", "Post").everything()["intensity"] == 3

    def test_the_printed_value_does_not_fall_below_1_before_bonuses(self) -> None:
        match = at("phase=route carrier=RB bonus=2 injuries=0,0,0,7,0,0,0,0").roll("Dive")
        assert match.everything()["intensity"] == 1 + 2

    def test_it_counts_from_the_next_play_on(self) -> None:
        """Stop & Go 8 with +3 is 11: double 5 does not reach it, though the receiver is hurt."""
        match = at("phase=defense carrier=WR route=4 bonus=3").roll("5").roll("5")
        assert (match.everything()["phase"], match.state.injuries[1]) == ("end-zone", 1)

    def test_also_after_a_declined_flag(self) -> None:
        match = enter(at("phase=defense carrier=WR route=2"), "5", "FLAG X", "Offside DEF", "decline", "5")
        assert match.state.injuries[1] == 1

    def test_one_five_is_not_enough(self) -> None:
        assert at("phase=defense carrier=WR route=2").roll("5").roll("4").state.injuries == [0] * 8

    def test_not_on_a_decoys_single_roll(self) -> None:
        match = at("phase=defense carrier=RB route=3 one_roll=1 cards=air,ground", mode="pro").roll("5")
        assert (match.state.injuries, match.state.down) == ([0] * 8, 2)

    def test_also_on_a_try(self) -> None:
        """PG-5.2: a try is a play like any other."""
        match = at("phase=defense carrier=TE route=2 trying=1 down=4 score=6,0").roll("5").roll("5")
        assert match.state.injuries[2] == 1


def test_forced_steps_are_not_asked() -> None:
    """PG-3.1: on the first three downs there is nothing to decide before the snap."""
    for down in (1, 2, 3):
        match = enter(at(f"phase=snap down={down}"), "WR")
        assert match.to_move == CHANCE


def test_what_no_longer_matters_is_forgotten() -> None:
    """PG-3.5, PG-3.7: equal situations are equal positions, however they came about."""
    scrambled = enter(at(FIRST_DOWN), "SCRAMBLE", "1", "SCRAMBLE", "2")
    assert enter(scrambled, "WR").position() == at(FIRST_DOWN).roll("WR").position()
    assert enter(scrambled, "Slant", "1", "1").position() == "phase=end-zone carrier=WR route=2"
    assert enter(at(FIRST_DOWN), "SET PLAY +1", "play", "TE", "FUMBLE").position() == "phase=fumble carrier=TE"
    kick = enter(at(FIRST_DOWN), "SCRAMBLE", "1", "SET PLAY +1", "field-goal")
    assert kick.position() == "phase=field-goal bonus=1"
