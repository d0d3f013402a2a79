"""What is understood at the table, and how a game is told."""

import json

import pytest

from touchline import Match
from touchline.games import find_game
from touchline.kernel.errors import BadPosition, IllegalMove, IllegalOutcome

GAME = find_game("pocket-gridiron")
NAMES = ("Ann", "Bob")


def at(position: str, **options: object) -> Match:
    return Match.at("pocket-gridiron", position, options, names=NAMES)


def enter(match: Match, *texts: str) -> Match:
    for text in texts:
        match.enter(text)
    return match


def told(position: str, *texts: str, **options: object) -> str:
    """The last sentence after these entries."""
    return enter(at(position, **options), *texts).narrate()


class TestEnteringDice:
    """PG-1.1 to PG-1.7: every face in full, and in short where it is clear."""

    @pytest.mark.parametrize(
        ("position", "typed", "face"),
        [
            ("phase=snap", "wr", "WR"),
            ("phase=snap", "sneak", "QB SNEAK 4"),
            ("phase=snap", "qb sneak", "QB SNEAK 4"),
            ("phase=snap", "set", "SET PLAY +1"),
            ("phase=snap", "+1", "SET PLAY +1"),
            ("phase=snap", "SetPlay+1", "SET PLAY +1"),
            ("phase=snap", "scr", "SCRAMBLE"),
            ("phase=snap", "qb=SET PLAY +1", "SET PLAY +1"),
            ("phase=route carrier=WR", "stop&go", "Stop & Go 8"),
            ("phase=route carrier=WR", "8", "Stop & Go 8"),
            ("phase=route carrier=WR", "wr=StopGo8", "Stop & Go 8"),
            ("phase=route carrier=WR", "incomplete", "INCOMP"),
            ("phase=route carrier=RB", "off tackle", "Off Tackle 6"),
            ("phase=route carrier=RB", "fum", "FUMBLE"),
            ("phase=defense carrier=WR route=2", "3", "3 Sack"),
            ("phase=defense carrier=WR route=2", "sack3", "3 Sack"),
            ("phase=defense carrier=WR route=2", "3Sack", "3 Sack"),
            ("phase=defense carrier=WR route=2", "x", "FLAG X"),
            ("phase=defense carrier=WR route=2", "flag", "FLAG X"),
            ("phase=defense carrier=WR route=2", "injury", "5 2x injury"),
            ("phase=pat down=4", "block", "1 PAT Block"),
            ("phase=end-zone carrier=WR route=2", "2td", "2 TD"),
            ("phase=end-zone carrier=WR route=2", "arrow", "6 TD arrow"),
            ("phase=end-zone carrier=WR route=2", "td6", "6 TD arrow"),
            ("phase=end-zone carrier=WR route=2", "out", "4 Out of bounds"),
            ("phase=flag carrier=WR route=2", "holding", "Holding OFF"),
            ("phase=flag carrier=WR route=2", "passinterferenceDEF", "Pass interference DEF"),
        ],
    )
    def test_short_forms(self, position: str, typed: str, face: str) -> None:
        assert at(position).roll(typed).steps[-1].text == face

    def test_where_it_makes_no_difference_a_word_will_do(self) -> None:
        assert at("phase=end-zone carrier=WR route=2").roll("TD").state.score == [6, 0]
        assert at("phase=sack scrambles=1").roll("sack").state.sacks == 1
        assert at("phase=flag carrier=WR route=2").roll("OFF").state.down == 2

    @pytest.mark.parametrize(
        ("position", "typed", "rule"),
        [
            ("phase=defense carrier=WR route=2", "sack", "PG-1.5"),
            ("phase=field-goal bonus=1", "td", "PG-1.6"),
            ("phase=route carrier=RB", "4", "PG-1.4"),
            ("phase=route carrier=WR", "Drag 4", "PG-1.2"),
            ("phase=route carrier=TE", "7", "PG-1.3"),
            ("phase=snap", "1", "PG-1.1"),
            ("phase=flag carrier=WR route=2", "clipping", "PG-1.7"),
            ("phase=toss", "edge", "PG-2.1"),
        ],
    )
    def test_what_is_unclear_or_on_no_face_is_refused(self, position: str, typed: str, rule: str) -> None:
        match = at(position)
        with pytest.raises(IllegalOutcome) as caught:
            match.roll(typed)
        assert caught.value.rules == (rule,)
        assert not match.steps

    @pytest.mark.parametrize(
        "typed",
        [
            "qb=WR wr=Slant5 white=3Sack white=1 black=1TD",
            "black=1TD white=3Sack wr=Slant qb=WR white=1",
            "WR slant 3 1 td",
        ],
    )
    def test_several_dice_in_one_line(self, typed: str) -> None:
        match = at("phase=snap").roll(typed)
        assert [step.text for step in match.steps] == ["WR", "Slant 5", "3 Sack", "1 PAT Block", "1 TD"]

    def test_all_or_nothing(self) -> None:
        match = at("phase=snap")
        with pytest.raises(IllegalOutcome):
            match.roll("qb=WR wr=Slant5 white=9")
        assert not match.steps


class TestMoves:
    @pytest.mark.parametrize(
        ("position", "typed", "move"),
        [
            ("phase=call down=4", "fg", "field-goal"),
            ("phase=call down=4", "Field Goal", "field-goal"),
            ("phase=call down=4", "go", "play"),
            ("phase=try down=4", "2", "two"),
            ("phase=try down=4", "kick", "pat"),
            ("phase=def-penalty carrier=WR route=2", "take", "accept"),
        ],
    )
    def test_other_words_for_it(self, position: str, typed: str, move: str) -> None:
        assert at(position).play(typed).steps[-1].text == move

    @pytest.mark.parametrize(
        ("position", "typed", "rule"),
        [
            ("phase=call down=4", "punt", "PG-5.1"),
            ("phase=set-play bonus=1", "two", "PG-3.7"),
            ("phase=try down=4", "decline", "PG-5.2"),
            ("phase=def-penalty carrier=WR route=2", "yes", "PG-4.2"),
            ("phase=off-penalty carrier=WR route=2 sacks=2", "play", "PG-4.3"),
        ],
    )
    def test_a_refusal_names_the_rule(self, position: str, typed: str, rule: str) -> None:
        with pytest.raises(IllegalMove) as caught:
            at(position).play(typed)
        assert caught.value.rules == (rule,)

    def test_a_correction_drops_a_call_that_is_no_longer_asked(self) -> None:
        """PG-5.1: the fumble was lost after all, so there was no 4th down to play."""
        match = enter(at("phase=fumble carrier=WR down=3"), "1", "play", "TE").correct(1, "2 Recover")
        assert (match.state.offense, match.state.down, match.everything()["carrier"]) == (1, 1, "TE")

    def test_a_correction_drops_an_answer_that_is_no_longer_asked(self) -> None:
        """PG-4.3: it was no sack after all, so no safety was possible and holding could not be declined."""
        match = at("phase=sack scrambles=1 sacks=1 down=2")
        enter(match, "3 Sack", "SNEAK", "FLAG X", "Holding OFF", "accept")
        assert (match.state.down, match.state.sacks) == (4, 2)
        match.correct(1, "2 Recover")
        assert (match.state.down, match.state.sacks) == (3, 1)


class TestNarration:
    @pytest.mark.parametrize(
        ("position", "texts", "sentence"),
        [
            ("phase=toss", ["tails"], "Tails: Bob receives. 1st & goal."),
            ("phase=snap down=2", ["WR"], "2nd & goal: pass to the wide receiver."),
            ("phase=snap", ["RB"], "1st & goal: hand-off to the running back."),
            ("phase=snap", ["SNEAK"], "1st & goal: quarterback sneak, intensity 4."),
            ("phase=snap", ["WR", "Slant"], "Slant, intensity 5."),
            ("phase=snap", ["TE", "INCOMP"], "Incomplete. 2nd & goal."),
            ("phase=snap", ["SCRAMBLE"], "1st & goal: the quarterback scrambles."),
            ("phase=snap", ["SCRAMBLE", "1"], "1: he gets away."),
            ("phase=snap", ["SCRAMBLE", "1", "SCRAMBLE"], "He scrambles again."),
            ("phase=snap", ["SCRAMBLE", "3"], "SACKED! 2nd & goal, 1 sack in this drive."),
            (
                "phase=snap scrambles=2 sacks=1",
                ["SCRAMBLE"],
                "He scrambles a third time and is SACKED. 2nd & goal, 2 sacks in this drive.",
            ),
            (
                "phase=snap sacks=2",
                ["SCRAMBLE", "4"],
                "SACKED! SAFETY! 2 points for Bob. Ann 0, Bob 2. Bob's ball, 1st & goal.",
            ),
            ("phase=defense carrier=WR route=2", ["3", "1"], "The defense shows 3 and 1: 4 against 5, BEATEN!"),
            (
                "phase=defense carrier=WR route=2 down=4",
                ["3", "2"],
                (
                    "The defense shows 3 and 2: 5 against 5, the Slant is stopped. Turnover on downs. "
                    "Bob's ball, 1st & goal."
                ),
            ),
            (
                "phase=defense carrier=QB route=4",
                ["5", "5"],
                (
                    "The defense shows 5 and 5: 10 against 4, the sneak is stopped. "
                    "A brutal hit: Ann's quarterback is INJURED, −1 from now on. 2nd & goal."
                ),
            ),
            ("phase=end-zone carrier=WR route=2", ["2 TD"], "TOUCHDOWN Ann! Ann 6, Bob 0."),
            (
                "phase=end-zone carrier=RB route=1",
                ["out"],
                "Out of bounds: the runner steps over the touchline. 2nd & goal.",
            ),
            ("phase=call down=4", ["play", "SCRAMBLE"], "The quarterback scrambles."),
            ("phase=call down=4", ["field-goal"], "4th & goal: Ann lines up for the field goal."),
            (
                "phase=set-play bonus=1",
                ["field-goal", "4"],
                "4 + 1: the field goal is GOOD, 3 points. Ann 3, Bob 0. Bob's ball, 1st & goal.",
            ),
            ("phase=fumble carrier=WR", ["2"], "Bob RECOVERS the fumble! Bob's ball, 1st & goal."),
            (
                "phase=fumble carrier=WR down=4",
                ["5"],
                "Ann falls on the loose ball. Turnover on downs. Bob's ball, 1st & goal.",
            ),
            (
                "phase=flag carrier=WR route=2",
                ["Holding"],
                "Flag: Holding, against the offense: the play fails. 2nd & goal.",
            ),
            ("phase=flag carrier=WR route=2 sacks=2", ["Holding"], "Flag: Holding, against the offense."),
            (
                "phase=off-penalty carrier=WR route=2 sacks=2",
                ["decline", "1"],
                "1 PAT Block: no sack; the first roll is made again and flags count 0.",
            ),
            ("phase=snap trying=1 down=4", ["WR"], "The try for two: pass to the wide receiver."),
            (
                "phase=snap trying=1 down=4 drive=8 offense=1",
                ["WR", "FUMBLE"],
                "FUMBLE! The try fails. Half-time. Ann's ball, 1st & goal.",
            ),
            ("phase=pat down=4 score=6,0", ["1"], "The kick is BLOCKED. Bob's ball, 1st & goal."),
            (
                "phase=pat down=4 drive=16 offense=1 score=6,6",
                ["3"],
                "3: the extra point is good. Ann 6, Bob 7. And that is the game. Bob wins 7–6.",
            ),
        ],
    )
    def test_a_step_is_told_as_a_fan_would(self, position: str, texts: list[str], sentence: str) -> None:
        assert told(position, *texts) == sentence

    def test_an_intensity_is_added_up(self) -> None:
        """PG-3.7, PG-3.8"""
        match = enter(at("phase=route carrier=WR bonus=2 injuries=0,1,0,0,0,0,0,0"), "Post")
        assert match.narrate() == "Post, intensity 7 (6 − 1 injured + 2 set play)."

    def test_overtime_is_announced(self) -> None:
        """PG-2.2"""
        assert told("phase=fumble carrier=WR drive=16 offense=1", "2", overtime="drives") == (
            "Ann RECOVERS the fumble! Level after four quarters: overtime. Ann's ball, 1st & goal."
        )

    def test_an_interception_in_pro_mode(self) -> None:
        """PG-6.3, PG-6.4"""
        match = at("phase=snap cards=air,ground", mode="pro")
        sentences = [enter(match, text).narrate() for text in ("TE", "Out", "4", "6")]
        assert sentences == [
            "1st & goal: pass to the tight end.",
            "Out, intensity 5; the defense reads it and goes for the interception.",
            "4: INTERCEPTED by Bob!",
            "Bob takes it ALL THE WAY BACK, touchdown! Ann 0, Bob 6.",
        ]

    def test_headlines(self) -> None:
        assert at("phase=snap drive=6 offense=1 down=3 sacks=1 score=7,3").headline() == (
            "Q2 · Ann 7 – 3 Bob · Bob, 3rd & goal, 1 sack · drive 6 of 16"
        )
        assert at("phase=try down=4 score=6,0").headline() == "Q1 · Ann 6 – 0 Bob · Ann on the try"
        assert (
            at("phase=snap drive=17", overtime="drives").headline() == "OT · Ann 0 – 0 Bob · Ann, 1st & goal · drive 17"
        )

    def test_questions(self) -> None:
        def asked(position: str, **options: object) -> str:
            match = at(position, **options)
            return match.game.question(match.state, match.box)

        assert asked("phase=snap down=3") == "3rd & goal: roll the red quarterback die."
        assert asked("phase=defense carrier=WR route=2 shown=3") == (
            "Slant, intensity 5: roll the white die, second of two after 3."
        )
        assert asked("phase=field-goal bonus=1") == "Field goal: roll the black die; 4 or more is good."
        assert asked("phase=decoy carrier=RB route=3 cards=air,ground", mode="pro") == (
            "Counter, intensity 4: roll the black die; 4 or more and the decoy works."
        )


class TestPositions:
    @pytest.mark.parametrize(
        ("position", "field"),
        [
            ("phase=snap offense=1", "offense"),
            ("phase=snap drive=17", "drive"),
            ("phase=call down=3", "down"),
            ("phase=defense carrier=WR", "route"),
            ("phase=defense carrier=WR route=5", "route"),
            ("phase=defense carrier=QB route=1", "route"),
            ("phase=route", "carrier"),
            ("phase=snap route=2", "route"),
            ("phase=snap carrier=WR", "carrier"),
            ("phase=snap shown=2", "shown"),
            ("phase=defense carrier=WR route=2 shown=6", "shown"),
            ("phase=defense carrier=WR route=2 bonus=11", "bonus"),
            ("phase=off-penalty carrier=WR route=2 sacks=1", "sacks"),
            ("phase=call down=4 bonus=1", "phase"),
            ("phase=fumble carrier=WR trying=1 down=4", "trying"),
            ("phase=try", "down"),
            ("phase=sack", "scrambles"),
            ("phase=set-play", "bonus"),
            ("phase=audible", "cards"),
            ("phase=snap cards=air,ground", "cards"),
        ],
    )
    def test_what_cannot_be_is_refused(self, position: str, field: str) -> None:
        """PG-2 to PG-5"""
        with pytest.raises(BadPosition) as caught:
            at(position)
        assert caught.value.field == field
        assert caught.value.rules

    @pytest.mark.parametrize(
        ("position", "field"),
        [
            ("phase=snap", "cards"),
            ("phase=snap cards=air,air", "cards"),
            ("phase=cards cards=air,ground", "cards"),
            ("phase=set-play bonus=1 cards=air,ground", "bonus"),
            ("phase=decoy carrier=WR route=2 cards=air,ground", "route"),
            ("phase=intercept carrier=WR route=1 cards=air,ground", "route"),
        ],
    )
    def test_what_cannot_be_in_pro_mode(self, position: str, field: str) -> None:
        """PG-6"""
        with pytest.raises(BadPosition) as caught:
            at(position, mode="pro")
        assert caught.value.field == field


class TestTheBoard:
    def test_it_has_the_strip_and_the_seven_dice(self) -> None:
        board = GAME.board(GAME.new_box())
        assert json.loads(json.dumps(board)) == board
        assert [len(board[part]) for part in ("scores", "downs", "sacks", "injuries", "dice")] == [2, 4, 3, 8, 7]
        assert [die["die"] for die in board["dice"]] == ["qb", "wr", "te", "rb", "white", "black", "yellow"]
        assert [sum(face["sides"] for face in die["faces"]) for die in board["dice"]] == [6] * 7

    def test_nothing_overlaps_or_leaves_the_sheet(self) -> None:
        board = GAME.board(GAME.new_box())
        boxes = [each for part in ("scores", "downs", "sacks", "injuries", "dice") for each in board[part]]
        for one in boxes:
            assert 0 <= one["x"] <= one["x"] + one["width"] <= board["width"]
            assert 0 <= one["y"] <= one["y"] + one["height"] <= board["height"]
            for other in boxes:
                apart = (
                    one["x"] + one["width"] <= other["x"]
                    or other["x"] + other["width"] <= one["x"]
                    or one["y"] + one["height"] <= other["y"]
                    or other["y"] + other["height"] <= one["y"]
                )
                assert apart or one is other

    def test_pro_mode_shows_the_cards(self) -> None:
        """PG-6.5"""
        assert GAME.board(GAME.new_box())["cards"] == []
        cards = GAME.board(GAME.new_box({"mode": "pro"}))["cards"]
        assert [card["title"] for card in cards] == ["Air", "Ground", "Tight", "Trick"]
        assert cards[0]["decoy"] == {"play": "RB Counter", "number": 4}


def test_the_state_has_the_fields_of_the_protocol() -> None:
    """PG-2.3, PG-3.8"""
    state = Match("pocket-gridiron").roll("heads").everything()
    for field in ("score", "phase", "down", "sacks", "drive", "offense", "injuries"):
        assert field in state
    assert state["injuries"] == [{"WR": 0, "TE": 0, "RB": 0, "QB": 0}] * 2


def test_the_picture() -> None:
    """PG-2.1, PG-3.2: the drive so far, what is to be stopped, who is hurt."""
    match = enter(at("phase=snap down=3 sacks=1 injuries=1,0,0,0,0,0,0,0"), "WR", "slant")
    assert GAME.picture(match.state, match.box).splitlines() == [
        "Down      1  2 [3] 4 ",
        "Sacks    [x][ ][ ]",
        "Play: Slant 5, 5 to beat",
        "Hurt     Player 1: QB -1",
    ]
