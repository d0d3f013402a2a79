"""What a fan of Pocket Gridiron counts, from drives played die by die."""

from __future__ import annotations

from touchline import Match
from touchline.games.pocket_gridiron.box_score import box_score
from touchline.games.pocket_gridiron.figures import figures
from touchline.kernel.message import english

RUN_IN = ("RB", "Draw 4", "1 PAT Block", "2 Recover", "6 TD arrow")
"""The back breaks through 1 and 2 and reaches the end zone."""


def played(position: str, *texts: str, **options: object) -> Match:
    match = Match.at("pocket-gridiron", position, options)
    for text in texts:
        match.enter(text)
    return match


def side(match: Match, seat: int, *names: str) -> list[int]:
    return [box_score(match).sides[seat][name] for name in names]


class TestFourthDowns:
    """PG-2.3, PG-5.1"""

    NAMES = ("fourth_down_attempts", "fourth_down_conversions")

    def test_a_touchdown_converts(self) -> None:
        match = played("phase=call down=4", "play", *RUN_IN)
        assert side(match, 0, *self.NAMES, "touchdowns", "touchdowns_rb", "drives") == [1, 1, 1, 1, 1]

    def test_an_incompletion_does_not(self) -> None:
        assert side(played("phase=call down=4", "play", "WR", "INCOMP"), 0, *self.NAMES) == [1, 0]

    def test_neither_does_one_in_the_last_drive(self) -> None:
        match = played("phase=call down=4 drive=16 offense=1 score=7,0", "play", "WR", "INCOMP")
        assert match.over
        assert side(match, 1, *self.NAMES) == [1, 0]

    def test_a_flag_on_the_defense_resets_the_downs(self) -> None:
        match = played("phase=call down=4", "play", "RB", "Draw 4", "FLAG", "Roughing DEF", "accept")
        assert side(match, 0, *self.NAMES) == [1, 1]

    def test_a_kick_is_none(self) -> None:
        match = played("phase=call down=4", "field-goal", "5 VIDEO")
        assert side(match, 0, *self.NAMES, "fg_att", "fg_made") == [0, 0, 1, 1]

    def test_an_interception_run_back_is_the_other_sides_touchdown(self) -> None:
        match = played(
            "phase=call down=4 cards=ground,tight", "play", "WR", "Post 6", "6 TD arrow", "6 TD arrow", mode="pro"
        )
        assert side(match, 0, *self.NAMES, "interceptions", "turnovers") == [1, 0, 1, 1]
        assert side(match, 1, "touchdowns", "drives") == [1, 0]


def test_tries() -> None:
    """PG-5.2"""
    one = played("phase=try down=4 score=6,0", "one", "1 PAT Block")
    assert side(one, 0, "pat_att", "pat_made", "two_pt_att") == [1, 0, 0]
    two = played("phase=try down=4 score=6,0", "two", *RUN_IN)
    assert side(two, 0, "two_pt_att", "two_pt_made", "touchdowns") == [1, 1, 0]


def test_the_third_scramble_is_a_sack_and_the_third_sack_a_safety() -> None:
    """PG-3.5, PG-3.6"""
    match = played("phase=snap sacks=2", "SCRAMBLE", "1 PAT Block", "SCRAMBLE", "1 PAT Block", "SCRAMBLE")
    assert side(match, 0, "sacks") == [1]
    assert side(match, 1, "safeties", "points") == [1, 2]


def test_figures_by_player() -> None:
    """Two touchdowns in two drives, one of them with its point."""
    drive = (*RUN_IN, "one", "2 Recover")
    first = played("phase=snap", *drive)
    second = played("phase=snap", *RUN_IN, "one", "1 PAT Block")
    told = {english([each.label]): english([each.value]) for each in figures([(first, 0), (second, 0)])}
    assert told["Points a drive"] == "6.50"
    assert told["Drives to the end zone"] == "2 of 2 (100%)"
    assert told["Touchdowns carried by"] == "RB 2"
    assert told["Extra points made"] == "1 of 2 (50%)"
    assert "Two-point tries made" not in told
    assert figures([(first, 1)]) == (), "nobody shows a match without a drive"
