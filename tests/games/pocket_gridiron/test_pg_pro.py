"""PG-6: Pro mode, its cards, audibles, decoys and interceptions."""

import pytest

from touchline import Match
from touchline.kernel.errors import BadOption, IllegalMove


def pro(position: str, cards: str = "air,ground", **options: object) -> Match:
    """Ann with the first card has the ball against the second."""
    return Match.at("pocket-gridiron", f"{position} cards={cards}", {"mode": "pro", **options})


def enter(match: Match, *texts: str) -> Match:
    for text in texts:
        match.enter(text)
    return match


class TestCards:
    """PG-6.2, PG-6.5"""

    def test_they_are_chosen_before_the_toss_the_first_seat_first(self) -> None:
        """PG-2.1"""
        match = Match("pocket-gridiron", {"mode": "pro"})
        assert (match.to_move, match.legal()) == (0, ["air", "ground", "tight", "trick"])
        match.play("ground")
        assert (match.to_move, match.legal()) == (1, ["air", "tight", "trick"])
        match.play("trick")
        assert match.everything()["cards"] == ["ground", "trick"]
        assert match.roll("tails").state.offense == 1

    def test_two_teams_never_have_the_same_card(self) -> None:
        match = Match("pocket-gridiron", {"mode": "pro"}).play("air")
        with pytest.raises(IllegalMove, match="already has the card Air") as caught:
            match.play("air")
        assert caught.value.rules == ("PG-2.1",)

    def test_they_may_be_agreed_before(self) -> None:
        match = Match("pocket-gridiron", {"mode": "pro", "cards": "tight, AIR"})
        assert match.everything()["cards"] == ["tight", "air"]
        assert match.everything()["phase"] == "toss"
        assert Match("pocket-gridiron", {"mode": "pro", "cards": ["trick", "air"]}).everything()["cards"][0] == "trick"

    @pytest.mark.parametrize("cards", ["air,air", "air", "air,sea", "", 7, "air,ground,tight"])
    def test_a_bad_agreement_is_refused(self, cards: object) -> None:
        with pytest.raises(BadOption) as caught:
            Match("pocket-gridiron", {"mode": "pro", "cards": cards})
        assert caught.value.field == "cards"

    def test_the_basic_game_has_none(self) -> None:
        match = Match("pocket-gridiron", {"cards": "air,ground"}).roll("heads")
        assert match.everything()["cards"] == [None, None]
        assert enter(match, "WR", "Slant").everything()["intensity"] == 5

    @pytest.mark.parametrize(
        ("card", "carrier", "route", "intensity"),
        [
            ("air", "WR", "Stop & Go", 10),
            ("air", "WR", "Slant", 6),
            ("ground", "RB", "Sweep", 6),
            ("ground", "RB", "Off Tackle", 8),
            ("tight", "TE", "Seam", 7),
            ("tight", "TE", "Out", 7),
            ("trick", "RB", "Counter", 6),
            ("trick", "WR", "Post", 7),
        ],
    )
    def test_a_favoured_play_has_its_bonus(self, card: str, carrier: str, route: str, intensity: int) -> None:
        other = "air" if card != "air" else "ground"
        match = enter(pro("phase=snap", f"{card},{other}"), carrier, route)
        assert match.everything()["intensity"] == intensity
        assert "PG-6.2" in {rule.id for rule in match.why()}

    def test_the_bonus_comes_after_the_floor_of_injuries(self) -> None:
        """PG-3.8"""
        match = enter(pro("phase=snap injuries=0,9,0,0,0,0,0,0"), "WR", "Slant")
        assert match.everything()["intensity"] == 1 + 1

    def test_the_other_teams_favoured_plays_are_worth_what_is_printed(self) -> None:
        match = enter(pro("phase=snap drive=2 offense=1"), "WR", "Slant")
        assert match.everything()["intensity"] == 5


class TestAudible:
    """PG-6.1"""

    @pytest.mark.parametrize("target", ["wr", "te", "rb"])
    def test_the_attacker_names_who_gets_the_ball(self, target: str) -> None:
        match = enter(pro("phase=snap"), "SET PLAY +1")
        assert match.legal() == ["wr", "te", "rb"]
        assert match.play(target).game.chance_name(match.state, match.box) == target

    def test_it_has_no_bonus(self) -> None:
        match = enter(pro("phase=snap"), "SET PLAY +1", "rb", "Sweep")
        assert (match.everything()["intensity"], match.state.bonus) == (5, 0)

    def test_a_favoured_play_has_the_bonus_of_the_card(self) -> None:
        """PG-6.2: Air's Slant is worth 5 and 1, called by an audible too."""
        assert enter(pro("phase=snap"), "SET PLAY +1", "wr", "Slant").everything()["intensity"] == 6

    @pytest.mark.parametrize("move", ["field-goal", "qb", "play"])
    def test_neither_a_kick_nor_the_quarterback(self, move: str) -> None:
        match = enter(pro("phase=snap"), "SET PLAY +1")
        with pytest.raises(IllegalMove) as caught:
            match.play(move)
        assert "PG-6.1" in caught.value.rules

    def test_a_kick_on_a_set_play_when_agreed(self) -> None:
        """PG-6.1, PG-5.1: ``pro_set_play_kick``, on any down, with nothing added; not on a try."""
        match = enter(pro("phase=snap", pro_set_play_kick=True), "SET PLAY +1")
        assert match.legal() == ["wr", "te", "rb", "field-goal"]
        assert match.game.question(match.state, match.box).endswith("or kick a field-goal (5 or more is good)?")
        match.play("kick")
        assert match.narrate() == "Player 1 takes the kick."
        assert [rule.id for rule in match.why()] == ["PG-5.1", "PG-6.1"]
        assert enter(match, "4").state.score == [0, 0]
        good = enter(pro("phase=snap", pro_set_play_kick=True), "SET PLAY +1", "field-goal", "5")
        assert (good.state.score, good.state.drive) == ([3, 0], 2)
        trying = enter(pro("phase=snap trying=1 down=4 score=6,0", pro_set_play_kick=True), "SET PLAY +1")
        assert trying.legal() == ["wr", "te", "rb"]

    def test_field_goals_are_for_fourth_down(self) -> None:
        """PG-5.1"""
        assert enter(pro("phase=call down=4"), "field-goal", "5").state.score == [3, 0]


class TestDecoy:
    """PG-6.3, PG-6.5: Air's decoy is Counter, 4 or more."""

    @pytest.mark.parametrize(("black", "works"), [("3", False), ("4", True), ("5", True), ("6", True)])
    def test_its_number_or_more_leaves_the_defense_one_roll(self, black: str, works: bool) -> None:
        match = enter(pro("phase=snap"), "RB", "Counter", black, "3")
        assert match.everything()["phase"] == ("end-zone" if works else "defense")

    def test_the_one_roll_can_still_stop_the_play(self) -> None:
        assert enter(pro("phase=snap"), "RB", "Counter", "6", "4 Sack").state.down == 2

    def test_a_flag_on_the_one_roll(self) -> None:
        """PG-4.2: declined, that one roll is made again."""
        match = enter(pro("phase=snap"), "RB", "Counter", "6", "FLAG X", "Offside DEF", "decline", "FLAG X")
        assert match.everything()["phase"] == "end-zone"

    def test_other_plays_have_no_decoy(self) -> None:
        assert enter(pro("phase=snap"), "RB", "Dive").everything()["phase"] == "defense"

    def test_the_defense_has_no_decoy(self) -> None:
        """Ground defends against Air: Ground's Drag is no decoy for Air."""
        assert enter(pro("phase=snap"), "TE", "Drag").everything()["phase"] == "defense"


class TestAir:
    """PG-6.5: the two checks that the printed game gives: decoy Counter 4, intercept Hitch 5."""

    @pytest.mark.parametrize(("black", "caught"), [("4", False), ("5", True), ("6", True)])
    def test_hitch_is_intercepted_with_5(self, black: str, caught: bool) -> None:
        match = enter(pro("phase=snap drive=2 offense=1"), "WR", "Hitch", black)
        assert match.everything()["phase"] == ("return" if caught else "defense")

    def test_matches_of_version_1_0_keep_their_card(self) -> None:
        former = {"rules_version": "1.0"}
        assert enter(pro("phase=snap", **former), "RB", "Counter", "3").everything()["one_roll"]
        intercept = enter(pro("phase=snap drive=2 offense=1", **former), "WR", "Hitch", "5")
        assert intercept.everything()["phase"] == "defense"


class TestIntercept:
    """PG-6.3, PG-6.4: Ground intercepts Out with 4 or more."""

    @pytest.mark.parametrize(("black", "phase"), [("3", "defense"), ("4", "return"), ("6", "return")])
    def test_its_number_or_more_and_the_pass_is_intercepted(self, black: str, phase: str) -> None:
        assert enter(pro("phase=snap"), "TE", "Out", black).everything()["phase"] == phase

    def test_the_attackers_own_intercept_does_not_count(self) -> None:
        """Air would intercept Hitch."""
        assert enter(pro("phase=snap"), "WR", "Hitch").everything()["phase"] == "defense"

    def test_first_the_intercept_then_the_decoy_then_the_defense(self) -> None:
        """Trick's decoy is Out 4; Ground intercepts Out 4."""
        match = enter(pro("phase=snap", "trick,ground"), "TE", "Out")
        assert match.everything()["phase"] == "intercept"
        assert match.roll("3").everything()["phase"] == "decoy"
        assert match.roll("4").everything()["phase"] == "defense"
        assert match.everything()["one_roll"] is True

    def test_a_failed_check_changes_nothing(self) -> None:
        match = enter(pro("phase=snap", "trick,ground"), "TE", "Out", "1", "1")
        assert match.position() == "phase=defense carrier=TE route=3 cards=trick,ground"

    @pytest.mark.parametrize("black", ["1 TD", "2 TD", "3 TD", "4 Out of bounds", "5 VIDEO"])
    def test_the_return_needs_the_arrow_and_video_is_not_rolled_again(self, black: str) -> None:
        match = enter(pro("phase=return down=2 sacks=1"), black)
        assert (match.state.score, match.state.offense, match.state.drive) == ([0, 0], 1, 2)
        assert (match.state.down, match.state.sacks) == (1, 0)

    def test_the_arrow_scores_six_and_a_try_for_the_defense(self) -> None:
        match = enter(pro("phase=return down=2 sacks=1"), "6 TD arrow")
        assert (match.state.score, match.to_move, match.legal()) == ([0, 6], 1, ["pat", "two"])
        assert enter(match, "pat", "5").state.score == [0, 7]
        assert (match.state.offense, match.state.drive) == (1, 2), "the drives go on as scheduled"

    def test_a_return_on_the_second_teams_drive_gives_the_first_its_own(self) -> None:
        """Air intercepts Hitch with a 6."""
        match = enter(pro("phase=snap drive=2 offense=1"), "WR", "Hitch", "6", "6", "two", "WR", "INCOMP")
        assert (match.state.score, match.state.offense, match.state.drive) == ([6, 0], 0, 3)

    def test_the_returning_team_tries_with_its_own_card_and_injuries(self) -> None:
        match = enter(pro("phase=return injuries=0,0,0,0,0,0,0,1"), "6", "two", "RB", "Off Tackle")
        assert match.everything()["intensity"] == 6 - 1 + 2

    def test_on_a_try_an_interception_fails_without_a_return(self) -> None:
        """PG-5.2"""
        match = enter(pro("phase=snap trying=1 down=4 score=6,0"), "TE", "Out", "4")
        assert (match.state.score, match.state.offense, match.state.drive) == ([6, 0], 1, 2)

    def test_audibles_are_called_on_a_try_too(self) -> None:
        match = enter(pro("phase=snap trying=1 down=4 score=6,0"), "SET PLAY +1", "wr", "Stop & Go", "5", "4", "TD")
        assert match.state.score == [8, 0]
