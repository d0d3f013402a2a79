"""PG-5: field goals, extra points and tries for two."""

import pytest

from touchline import Match
from touchline.kernel.errors import IllegalMove, WrongNode

TRY = "phase=try down=4 score=6,0"
TWO = "phase=snap trying=1 down=4 score=6,0"


def at(position: str, **options: object) -> Match:
    return Match.at("pocket-gridiron", position, options)


def enter(match: Match, *texts: str) -> Match:
    for text in texts:
        match.enter(text)
    return match


class TestFieldGoal:
    """PG-5.1"""

    def test_it_is_offered_on_fourth_down(self) -> None:
        match = enter(at("phase=snap down=3"), "WR", "INCOMP")
        assert match.legal() == ["play", "field-goal"]

    @pytest.mark.parametrize(
        ("face", "points"), [("1", 0), ("2", 0), ("3", 0), ("4", 0), ("5 VIDEO", 3), ("6 TD arrow", 3)]
    )
    def test_5_or_6_is_good(self, face: str, points: int) -> None:
        match = enter(at("phase=call down=4"), "field-goal", face)
        assert match.state.score == [points, 0]
        assert (match.state.offense, match.state.drive) == (1, 2), "good or not, the drive is over"

    @pytest.mark.parametrize(("bonus", "face", "points"), [(1, "3", 0), (1, "4", 3), (2, "3", 3), (4, "1", 3)])
    def test_the_bonus_is_added(self, bonus: int, face: str, points: int) -> None:
        match = enter(at(f"phase=set-play bonus={bonus}"), "field-goal", face)
        assert match.state.score == [points, 0]

    def test_going_for_it_is_a_play(self) -> None:
        match = at("phase=call down=4").play("play")
        assert match.game.chance_name(match.state, match.box) == "qb"

    def test_before_fourth_down_there_is_nothing_to_call(self) -> None:
        for word in ("field-goal", "kick", "FG"):
            with pytest.raises(IllegalMove, match="4th down, before the play, or for a set play; this is 1st & goal"):
                at("phase=snap").enter(word)
        with pytest.raises(IllegalMove) as caught:
            at("phase=def-penalty carrier=WR route=2").play("fg")
        assert caught.value.rules == ("PG-5.1", "PG-3.7")
        with pytest.raises(IllegalMove, match="for 4th down only; this is 2nd & goal"):
            Match.at("pocket-gridiron", "phase=snap down=2 cards=air,ground", {"mode": "pro"}).enter("kick")
        with pytest.raises(IllegalMove, match="not for a try"):
            at(TWO).enter("kick")
        with pytest.raises(WrongNode):
            at("phase=snap down=2").play("decline")


class TestTheExtraPoint:
    """PG-5.2"""

    def test_only_pat_block_stops_it(self) -> None:
        for face, score in (("1 PAT Block", 6), ("2", 7), ("3", 7), ("4", 7), ("5", 7), ("FLAG X", 7)):
            match = enter(at(TRY), "pat", face)
            assert match.state.score == [score, 0], f"{face}; a flag is ignored (PG-3.5)"
            assert (match.state.offense, match.state.drive) == (1, 2)

    def test_a_field_goal_is_not_a_try(self) -> None:
        with pytest.raises(IllegalMove):
            at(TRY).play("field-goal")


class TestTheTryForTwo:
    """PG-5.2: one play, as on the last down."""

    def test_a_touchdown_is_two_points_and_no_further_try(self) -> None:
        match = enter(at(TRY), "two", "WR", "Slant", "1", "1", "3 TD")
        assert (match.state.score, match.state.drive, match.state.trying) == ([8, 0], 2, 0)

    @pytest.mark.parametrize(
        "texts",
        [
            ("WR", "INCOMP"),
            ("WR", "FUMBLE"),
            ("SCRAMBLE", "3 Sack"),
            ("SCRAMBLE", "1", "SCRAMBLE", "1", "SCRAMBLE"),
            ("RB", "Dive", "5", "1"),
            ("RB", "Dive", "FLAG X", "Holding OFF"),
            ("TE", "Seam", "1", "1", "Out of bounds"),
        ],
    )
    def test_everything_else_fails_at_once(self, texts: tuple[str, ...]) -> None:
        """A fumble fails without a roll; a sack is no safety."""
        match = enter(at(TWO), *texts)
        assert (match.state.score, match.state.drive, match.state.offense) == ([6, 0], 2, 1)

    def test_no_field_goal_is_asked_for(self) -> None:
        match = at(TRY).play("two")
        assert match.everything()["phase"] == "snap"

    def test_a_set_play_adds_its_bonus_but_offers_no_kick(self) -> None:
        match = enter(at(TWO), "SET PLAY +1")
        assert match.everything()["phase"] == "snap"
        assert enter(match, "SET PLAY +1", "WR", "Hitch").everything()["intensity"] == 6

    def test_an_accepted_def_flag_repeats_the_same_try(self) -> None:
        match = enter(at(TWO), "SET PLAY +1", "WR", "Slant", "FLAG X", "Offside DEF", "accept")
        assert (match.everything()["phase"], match.everything()["trying"], match.state.bonus) == ("snap", True, 0)
        assert enter(match, "WR", "INCOMP").state.drive == 2

    def test_a_def_flag_may_be_declined(self) -> None:
        match = enter(at(TWO), "WR", "Slant", "FLAG X", "Offside DEF", "decline", "1", "1", "TD")
        assert match.state.score == [8, 0]

    def test_video_is_rolled_again(self) -> None:
        match = enter(at(TWO), "WR", "Slant", "1", "1", "VIDEO", "TD")
        assert match.state.score == [8, 0]

    def test_a_scramble_goes_on(self) -> None:
        match = enter(at(TWO), "SCRAMBLE", "FLAG X", "SNEAK", "1", "2", "TD")
        assert match.state.score == [8, 0]
