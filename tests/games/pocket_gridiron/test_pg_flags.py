"""PG-4: flags, accepted and declined."""

import pytest

from touchline import Match

SLANT = "phase=defense carrier=WR route=2"
STOP_AND_GO = "phase=defense carrier=WR route=4"


def at(position: str, **options: object) -> Match:
    return Match.at("pocket-gridiron", position, options)


def enter(match: Match, *texts: str) -> Match:
    for text in texts:
        match.enter(text)
    return match


class TestTheFlag:
    """PG-4.1"""

    @pytest.mark.parametrize("foul", ["False start OFF", "Holding OFF", "Illegal block OFF"])
    def test_off_is_a_down(self, foul: str) -> None:
        match = enter(at(f"{SLANT} down=2"), "FLAG X", foul)
        assert (match.state.down, match.everything()["phase"]) == (3, "snap")

    @pytest.mark.parametrize("foul", ["Offside DEF", "Pass interference DEF", "Roughing DEF"])
    def test_def_resets_the_downs_to_none_used(self, foul: str) -> None:
        match = enter(at(f"{SLANT} down=4"), "FLAG X", foul, "accept")
        assert (match.state.down, match.state.offense, match.everything()["phase"]) == (1, 0, "snap")

    def test_it_is_resolved_at_once(self) -> None:
        """On the first roll: the second is never made."""
        match = enter(at(SLANT), "FLAG X")
        assert match.game.chance_name(match.state, match.box) == "yellow"
        assert enter(match, "Holding OFF").everything()["phase"] == "snap"

    def test_sacks_stay_and_the_bonus_is_lost(self) -> None:
        match = enter(at(f"{SLANT} down=3 sacks=1 bonus=2 scrambles=1"), "FLAG X", "Offside DEF", "accept")
        assert (match.state.sacks, match.state.bonus, match.state.scrambles) == (1, 0, 0)

    def test_off_on_fourth_down_is_a_turnover(self) -> None:
        assert enter(at(f"{SLANT} down=4"), "FLAG X", "Holding OFF").state.offense == 1


class TestDeclinedByTheAttack:
    """PG-4.2"""

    def test_only_the_attack_is_asked(self) -> None:
        match = enter(at(SLANT), "FLAG X", "Offside DEF")
        assert (match.to_move, match.legal()) == (0, ["accept", "decline"])

    def test_that_roll_is_made_again(self) -> None:
        """The example of the rulebook: Stop & Go 8 in the air, offside, declined."""
        match = enter(at(STOP_AND_GO), "4", "FLAG X", "Offside DEF", "decline")
        assert (match.everything()["shown"], match.everything()["phase"]) == ("4 Sack", "defense")
        assert match.roll("3").everything()["phase"] == "end-zone"

    def test_a_flagged_first_roll_leaves_both_rolls_to_be_made(self) -> None:
        match = enter(at(SLANT), "FLAG X", "Offside DEF", "decline")
        assert match.everything()["shown"] is None
        assert match.roll("2").everything()["phase"] == "defense"

    def test_any_further_flag_in_this_play_counts_0(self) -> None:
        match = enter(at(SLANT), "FLAG X", "Offside DEF", "decline", "FLAG X", "4")
        assert match.everything()["phase"] == "end-zone", "0 and 4 do not stop a Slant 5"
        match = enter(at(SLANT), "FLAG X", "Offside DEF", "decline", "FLAG X", "5")
        assert match.state.down == 2

    def test_flags_count_again_in_the_next_play(self) -> None:
        match = enter(at(SLANT), "FLAG X", "Offside DEF", "decline", "4", "4", "WR", "Slant", "FLAG X")
        assert match.everything()["phase"] == "flag"


class TestDeclinedByTheDefense:
    """PG-4.3"""

    TWO_SACKS = f"{SLANT} sacks=2 down=3"

    def test_only_when_one_more_sack_is_a_safety(self) -> None:
        for sacks in (0, 1):
            match = enter(at(f"{SLANT} sacks={sacks}"), "FLAG X", "Holding OFF")
            assert match.everything()["phase"] == "snap"
        match = enter(at(self.TWO_SACKS), "FLAG X", "Holding OFF")
        assert (match.to_move, match.legal()) == (1, ["accept", "decline"])

    def test_whoever_has_the_ball_the_other_decides(self) -> None:
        """PG-4.3: of the second drive it is the first seat that answers the flag."""
        match = enter(at(f"{self.TWO_SACKS} drive=2 offense=1"), "FLAG X", "Holding OFF")
        assert (match.state.offense, match.to_move) == (1, 0)

    def test_what_ruled_the_answer_and_the_chase(self) -> None:
        """PG-4.1 accepted, PG-4.3 declined and for the roll after it."""
        accepted = enter(at(self.TWO_SACKS), "FLAG X", "Holding OFF", "accept")
        assert "PG-4.1" in {rule.id for rule in accepted.why()}
        declined = enter(at(self.TWO_SACKS), "FLAG X", "Holding OFF", "decline")
        assert "PG-4.3" in {rule.id for rule in declined.why()}
        assert "PG-4.3" in {rule.id for rule in declined.roll("1").why()}

    def test_accepted_it_is_a_down(self) -> None:
        match = enter(at(self.TWO_SACKS), "FLAG X", "Holding OFF", "accept")
        assert (match.state.down, match.state.sacks, match.state.score) == (4, 2, [0, 0])

    @pytest.mark.parametrize("white", ["3 Sack", "4 Sack"])
    def test_declined_a_sack_is_a_safety(self, white: str) -> None:
        match = enter(at(self.TWO_SACKS), "3", "FLAG X", "Holding OFF", "decline", white)
        assert (match.state.score, match.state.offense, match.state.drive) == ([0, 2], 1, 2)

    @pytest.mark.parametrize("white", ["1", "2", "5", "FLAG X"])
    def test_otherwise_the_flagged_roll_is_made_again_with_flag_0(self, white: str) -> None:
        match = enter(at(self.TWO_SACKS), "4", "FLAG X", "Holding OFF", "decline", white)
        assert (match.everything()["phase"], match.everything()["shown"]) == ("defense", "4 Sack")
        assert match.state.down == 3
        assert match.roll("FLAG X").everything()["phase"] == "end-zone", "4 and 0 do not stop a Slant 5"

    def test_the_chase_roll_is_not_a_defense_roll(self) -> None:
        """PG-3.8: a 5 on the chase does not make a double 5."""
        match = enter(at(self.TWO_SACKS), "5", "FLAG X", "Holding OFF", "decline", "5", "1")
        assert match.state.injuries == [0] * 8

    def test_not_on_a_two_point_try(self) -> None:
        """PG-5.2: sacks do not count on a try, so no safety is possible."""
        match = at("phase=end-zone carrier=WR route=2 sacks=2").roll("1 TD").play("two")
        enter(match, "WR", "Slant", "FLAG X", "Holding OFF")
        assert (match.state.drive, match.state.score) == (2, [6, 0])
