"""PG-2: the toss, the schedule of drives, downs, the end."""

import pytest

from touchline import Match
from touchline.kernel.nodes import CHANCE


def at(position: str, **options: object) -> Match:
    return Match.at("pocket-gridiron", position, options)


def enter(match: Match, *texts: str) -> Match:
    for text in texts:
        match.enter(text)
    return match


def lose_the_ball(match: Match) -> Match:
    """The shortest way to end a drive: a lost fumble."""
    return enter(match, "WR", "FUMBLE", "Recover")


def schedule(match: Match, drives: int) -> str:
    """Who has the ball in each drive."""
    order = ""
    for drive in range(1, drives + 1):
        assert match.state.drive == drive
        order += "AB"[match.state.offense]
        lose_the_ball(match)
    return order


class TestTheToss:
    """PG-2.1"""

    @pytest.mark.parametrize(("coin", "receiver"), [("heads", 0), ("tails", 1), ("h", 0), ("Tails", 1)])
    def test_the_coin_decides_who_receives(self, coin: str, receiver: int) -> None:
        match = Match("pocket-gridiron").roll(coin)
        assert (match.state.offense, match.state.first) == (receiver, receiver)
        assert match.to_move == CHANCE, "nothing is asked: the coin alone decides"

    def test_a_drive_begins_on_first_down(self) -> None:
        state = Match("pocket-gridiron").roll("heads").everything()
        assert (state["down"], state["sacks"], state["drive"], state["quarter"]) == (1, 0, 1, 1)


class TestTheSchedule:
    """PG-2.1: eight drives each, A B A B; in Pro mode sixteen."""

    def test_sixteen_drives_alternate(self) -> None:
        match = Match("pocket-gridiron").roll("heads")
        assert schedule(match, 16) == "AB" * 8
        assert match.over

    def test_who_receives_second_drives_second_throughout(self) -> None:
        assert schedule(Match("pocket-gridiron").roll("tails"), 16) == "BA" * 8

    def test_pro_mode_has_32(self) -> None:
        match = Match("pocket-gridiron", {"mode": "pro", "cards": "air,ground"}).roll("heads")
        assert schedule(match, 32) == "AB" * 16
        assert match.over

    def test_with_halftime_swap_a_team_drives_twice_in_a_row(self) -> None:
        match = Match("pocket-gridiron", {"halftime_swap": True}).roll("heads")
        assert schedule(match, 16) == "ABABABAB" + "BABABABA"

    def test_overtime_continues_the_alternation(self) -> None:
        """PG-2.2"""
        match = Match("pocket-gridiron", {"overtime": "drives"}).roll("heads")
        assert schedule(match, 20) == "AB" * 10
        match = Match("pocket-gridiron", {"overtime": "drives", "halftime_swap": True}).roll("heads")
        assert schedule(match, 20) == "ABABABAB" + "BABABABA" + "BABA"

    @pytest.mark.parametrize(
        ("drive", "mode", "quarter"), [(4, "basic", 1), (5, "basic", 2), (16, "basic", 4), (8, "pro", 1), (9, "pro", 2)]
    )
    def test_two_drives_a_quarter_each_in_pro_mode_four(self, drive: int, mode: str, quarter: int) -> None:
        cards = " cards=air,ground" if mode == "pro" else ""
        match = at(f"phase=snap drive={drive} first={1 - drive % 2}{cards}", mode=mode)
        assert match.everything()["quarter"] == quarter


class TestTheEnd:
    """PG-2.2"""

    @pytest.mark.parametrize(("score", "returns"), [("7,3", [1, -1]), ("3,7", [-1, 1]), ("7,7", [0, 0])])
    def test_highest_score_wins_and_level_is_a_draw(self, score: str, returns: list[int]) -> None:
        match = lose_the_ball(at(f"phase=snap drive=16 offense=1 score={score}"))
        assert match.over
        assert match.returns() == returns

    def test_overtime_is_a_drive_each_until_different(self) -> None:
        match = lose_the_ball(at("phase=snap drive=16 offense=1 score=7,7", overtime="drives"))
        assert (match.over, match.state.drive, match.state.offense) == (False, 17, 0)
        enter(match, "SET PLAY +1", "field-goal", "6")
        assert not match.over, "ahead after one drive is not enough: the other team has its own"
        enter(match, "SET PLAY +1", "field-goal", "6")
        assert (match.over, match.state.drive, match.state.score) == (False, 19, [10, 10])
        lose_the_ball(match)
        enter(match, "SET PLAY +1", "field-goal", "6")
        assert (match.over, match.returns()) == (True, [-1, 1])
        assert match.ending() == "Player 2 wins 13–10 after overtime."

    def test_a_lead_in_normal_time_needs_no_overtime(self) -> None:
        assert lose_the_ball(at("phase=snap drive=16 offense=1 score=7,6", overtime="drives")).over


class TestDowns:
    """PG-2.3"""

    def test_everything_that_does_not_score_costs_a_down(self) -> None:
        match = Match("pocket-gridiron").roll("heads")
        assert enter(match, "WR", "INCOMP").state.down == 2
        assert enter(match, "RB", "Dive", "3", "4").state.down == 3
        assert enter(match, "TE", "Seam", "1", "1", "Out of bounds").state.down == 4
        assert match.state.offense == 0
        enter(match, "play", "TE", "FUMBLE", "5")
        assert (match.state.offense, match.state.down, match.state.drive) == (1, 1, 2)

    @pytest.mark.parametrize(
        "texts",
        [
            ("SET PLAY +1", "field-goal", "1"),
            ("SET PLAY +1", "field-goal", "6"),
            ("WR", "FUMBLE", "2 Recover"),
            ("WR", "Stop & Go 8", "1", "1", "1 TD", "pat", "5"),
        ],
    )
    def test_a_drive_ends_by_score_kick_or_lost_ball_and_the_other_team_has_its_own(self, texts: tuple[str]) -> None:
        match = enter(at("phase=snap down=2"), *texts)
        assert (match.state.drive, match.state.offense, match.state.down, match.state.sacks) == (2, 1, 1, 0)

    def test_the_new_drive_has_no_sacks(self) -> None:
        """PG-3.6"""
        assert lose_the_ball(at("phase=snap sacks=2")).state.sacks == 0

    def test_injuries_stay_for_the_match(self) -> None:
        """PG-3.8"""
        assert lose_the_ball(at("phase=snap injuries=0,1,0,0,0,0,0,2")).everything()["injuries"] == [
            {"WR": 1, "TE": 0, "RB": 0, "QB": 0},
            {"WR": 0, "TE": 0, "RB": 2, "QB": 0},
        ]
