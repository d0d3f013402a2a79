"""First & Goal in words: what is typed, what is told, what programs read."""

from __future__ import annotations

import json

import pytest
from tests.games.first_and_goal.tables import GAME, dealt, play_on, snap, table

from touchline import Match
from touchline.kernel.errors import IllegalMove, IllegalOutcome

HAND = "draw sweep counter screen slant reverse off-tackle bomb"


def told(match: Match) -> list[str]:
    """The play-by-play so far."""
    return [line for line in (match.narrate(k) for k in range(len(match.steps))) if line]


@pytest.mark.parametrize("text", ["Short Pass", "short_pass", " SHORT-PASS ", "shortpass", "short"])
def test_cards_are_read_as_people_write_them(text: str) -> None:
    """FG-3.2."""
    assert table("").play(text).steps[0].text == "short-pass"


def test_words_with_aliases() -> None:
    """FG-3.1, FG-9.1, FG-9.3."""
    assert table("timeouts=3,3").play("timeout").steps[0].text == "time-out"
    assert table("").play("FG").steps[0].text == "field-goal"
    assert table("phase=try").play("pat").steps[0].text == "extra-point"


def test_both_calls_at_once_on_a_real_table_only() -> None:
    """FG-3.2: one line of the scribe; with dealt cards each coach lays his own."""
    for text in ("draw / 4-3", "draw vs 4-3", "Draw 4-3"):
        assert [step.text for step in table("").play(text).steps] == ["draw", "4-3"]
    with pytest.raises(IllegalMove):
        dealt("", HAND).play("draw / 4-3")
    with pytest.raises(IllegalMove) as refused:
        table("y=20").play("bomb / prevent")
    assert refused.value.rules == ("FG-3.3",)


@pytest.mark.parametrize(("text", "face"), [("breakaway", "BREAKAWAY"), ("b", "BREAKAWAY"), ("x", "X")])
def test_faces_are_read_as_people_write_them(text: str, face: str) -> None:
    """FG-1.3."""
    match = table("").play("short-pass / nickel").roll("0 +1").roll(text)
    assert match.steps[-1].text == face


def test_a_face_the_die_does_not_have() -> None:
    """FG-1.1: says what it can show."""
    with pytest.raises(IllegalOutcome) as refused:
        table("").play("short-pass / nickel").roll("red=4")
    assert "0, 1, 2, 3, 5" in refused.value.message
    assert refused.value.rules == ("FG-1.1",)
    with pytest.raises(IllegalOutcome) as refused:
        table("").play("short-pass / nickel").roll("0 +1").roll("Q")
    assert refused.value.rules == ("FG-1.3",)
    with pytest.raises(IllegalOutcome) as refused:
        Match("first-and-goal").play("heads").roll("edge")
    assert refused.value.rules == ("FG-2.1",)
    with pytest.raises(IllegalOutcome, match="red is due"):
        table("").play("short-pass / nickel").roll("blue=7")


@pytest.mark.parametrize(
    ("position", "move", "rule"),
    [
        ("phase=receive", "onside", "FG-2.3"),
        ("phase=fake-defense offense_call=kick action=punt", "punt", "FG-7.5"),
        ("phase=burn-stop action=snap offense_call=draw defense_call=4-3", "burn", "FG-8.3"),
        ("trying=1 y=2 to_gain=2", "field-goal", "FG-9.2"),
        ("faked=1 action=snap", "punt", "FG-7.5"),
        ("faked=1 action=snap", "time-out", "FG-8.5"),
        ("phase=time-out-offense", "draw", "FG-8.4"),
        ("", "cover-2-spy", "FG-3.2"),
        ("", "discard-bomb", "FG-7.4"),
        ("phase=catch", "dance", "FG-9.7"),
    ],
)
def test_every_refusal_names_its_rule(position: str, move: str, rule: str) -> None:
    """FG-2.3, FG-3.2, FG-7.4, FG-9.7 and others: nothing is refused without a reason."""
    with pytest.raises(IllegalMove) as refused:
        table(position).play(move)
    assert refused.value.rules == (rule,)
    assert refused.value.message


def test_the_commentator() -> None:
    """FG-5, FG-6, FG-8, FG-9: a drive, told."""
    match = Match.at(GAME, "phase=kickoff timeouts=0,0", {"cards": "table"}, names=("Ann", "Bob"))
    play_on(match, "kick", "run-out", "3 5 7 10 HAIL", "draw / nickel", "4 8 1 HAIL")
    play_on(match, "slant / 3-4", "7 0 P", "O 10", "accept", "bomb / prevent", "-1 0 0 X")
    play_on(match, "slant / 3-4", "14 1 BREAKAWAY", "14 1 BREAKAWAY", "14 1 T", "hold")
    play_on(match, "field-goal", "kick", "fake", "X T", "8 9 10")
    assert told(match) == [
        "Bob kicks off.",
        "Ann brings it out.",
        "25 yards. 1st & 10 Ann at own 25.",
        "Ann sends in a play.",
        "1st & 10 at own 25: Draw against Nickel.",
        "Gain of 13. First down at own 38!",
        "Ann sends in a play.",
        "1st & 10 at own 38: Slant against 3-4.",
        "Gain of 7, but there is a flag on the play.",
        "Foul on Ann: 10 yards.",
        "Bob accepts: 1st & 20 at own 28.",
        "Ann sends in a play.",
        "1st & 20 at own 28: Bomb against Prevent.",
        "Broken up! Loss of 1. 2nd & 21 at own 27.",
        "Ann sends in a play.",
        "2nd & 21 at own 27: Slant against 3-4.",
        "BREAKAWAY, gain of 15!",
        "Still loose, gain of 15!",
        "Gain of 15 more before he is caught. First down at the opponent's 28!",
        "Ann lines up for a field goal at the opponent's 28.",
        "Kick or fake? The offense has decided.",
        "It is the kick, and Bob fell for a fake: five yards more.",
        "The kick is away ...",
        "32 yards: it is GOOD, three points.",
    ]


@pytest.mark.parametrize(
    ("position", "entries", "line"),
    [
        ("y=60", ("slant / 3-4", "7 0 T", "T"), "INTERCEPTED! Away has the ball at the opponent's 47."),
        ("y=60", ("off-tackle / 4-3", "3 6 -1 T", "T"), "FUMBLE! Away has the ball at the opponent's 48."),
        ("y=5 to_gain=5", ("slant / 3-4", "7 0 T", "T"), "INTERCEPTED! Away has the ball in the end zone: touchback."),
        (
            "y=98",
            ("short-pass / nickel", "0 -3 HAIL"),
            "Loss of 3. Caught in his own end zone: SAFETY, two points for Away!",
        ),
        ("y=40 down=4 to_gain=1", ("sneak", "HAIL"), "First down at the opponent's 39!"),
        (
            "y=70 down=4",
            ("punt", "kick", "kick", "five-dice", "1 3 5 7 10"),
            "A punt of 26 yards; Away at own 44.",
        ),
        ("y=70 down=4", ("punt", "fake", "fake"), "A FAKE punt, and Away smelled it! Turnover at the spot."),
        ("phase=kickoff", ("onside", "3 7 T X"), "10 yards, and Away RECOVERS it at own 40!"),
        ("phase=try", ("extra-point", "X X"), "The extra point is BLOCKED!"),
        (
            "y=98",
            ("medium-pass / safety-blitz", "-5 0 T", "T"),
            "INTERCEPTED behind his own goal line: SAFETY, two points for Away!",
        ),
        ("timeouts=0,1", ("draw / 4-3", "time-out"), "Time-out Away: this run will burn no card."),
        ("timeouts=1,0", ("time-out", "nothing"), "Home keeps the cards as they are."),
        ("y=60 timeouts=0,1 in_hand=2,8 in_deck=0,52", ("kneel", "time-out"), "Time-out Away, before the play."),
        ("y=60 in_hand=2,8 in_deck=0,52", ("hail-mary", "MARY HAIL"), "HAIL ... MARY! TOUCHDOWN HOME!"),
    ],
)
def test_what_is_told(position: str, entries: tuple[str, ...], line: str) -> None:
    """FG-5.3, FG-7, FG-9: the moments a commentator lives for."""
    assert told(play_on(table(position), *entries))[-1] == line


@pytest.mark.parametrize(
    ("position", "entries", "line"),
    [
        (
            "phase=receive",
            ("run-out", "3 5 7 10 T", "T 5"),
            "FUMBLE on the return! Away has it and is running with it.",
        ),
        (
            "phase=receive",
            ("run-out", "3 5 7 10 T", "T 5", "red=5 black=-1"),
            "Away brings it back, gain of 4, at the opponent's 21.",
        ),
        (
            "y=96",
            ("medium-pass / safety-blitz", "-1 0 T", "T 5", "red=5 black=0"),
            "Away brings it back, gain of 5: TOUCHDOWN AWAY!",
        ),
    ],
)
def test_what_is_told_of_a_ball_carried_back(position: str, entries: tuple[str, ...], line: str) -> None:
    """FG-5.8."""
    assert told(play_on(table(position, advanced_turnovers=True), *entries))[-1] == line


def test_what_is_asked_when_a_burn_can_be_stopped() -> None:
    """FG-8.1, FG-8.3: at the reveal of a run before the dice, after a pass when the burn is announced."""
    run = table("timeouts=0,1").play("draw / 4-3")
    assert GAME.question(run.state, run.box) == (
        "It is a run, and a card will burn: stop that with a time-out before the dice?"
    )
    passed = play_on(table("timeouts=0,1"), "slant / 3-4", "7 0 HAIL", "burn")
    assert GAME.question(passed.state, passed.box) == "A card is about to burn: stop it with a time-out?"


def test_the_end_of_a_half_and_of_the_game() -> None:
    """FG-8.7, FG-9.9."""
    late = "y=60 in_hand=1,8 in_deck=0,52"
    half = snap(f"score=7,3 {late}", "slant / 3-4", "7 0 HAIL")
    assert half.narrate().endswith("That is the half: Home 7, Away 3. Away receives to open the second.")
    over = snap(f"half=2 score=7,3 {late}", "slant / 3-4", "7 0 HAIL")
    assert over.ending() == "Home wins 7–3."
    assert snap(f"half=12 score=3,3 {late}", "slant / 3-4", "7 0 HAIL").ending() == "A 3–3 tie after overtime 10."


def test_seats_are_named_by_what_they_play() -> None:
    """FG-1.7."""
    assert Match(GAME).names == ["Home", "Away"]
    assert Match(GAME, {"seats": 3}).names == ["Home offense", "Home defense", "Away"]
    assert Match(GAME, {"seats": 3, "pair": "away"}).names == ["Home", "Away offense", "Away defense"]
    assert Match(GAME, {"seats": 4}).names == ["Home offense", "Home defense", "Away offense", "Away defense"]
    assert table("y=60", seats=4).headline().startswith("First half · Home 0 – 0 Away")


def test_the_state_for_programs() -> None:
    """FG-2.9: the fields of the engine protocol."""
    shown = table("y=8 to_gain=8 down=3 offense=1 half=2 score=3,7 timeouts=1,2").everything()
    assert (shown["ball"], shown["down"], shown["to_gain"], shown["offense"]) == (8, 3, 8, 1)
    assert (shown["half"], shown["timeouts"], shown["score"], shown["phase"]) == (2, [1, 2], [3, 7], "call")


def test_the_board_is_plain_and_follows_an_owners_figures() -> None:
    """FG-1.5, FG-4.1: four down columns; the dice as they are rolled."""
    board = GAME.board(GAME.new_box(data={"matchups": {"draw": {"4-3": "RG/2"}}}))
    assert json.loads(json.dumps(board)) == board
    assert [column["down"] for column in board["field"]["columns"]] == [1, 2, 3, 4]
    assert board["matchups"]["draw"]["4-3"] == {"dice": ["red", "green"], "black": 2}
    assert board["dice"]["home"]["red"] == [0, 1, 1, 2, 3, 5]
    assert board["field"]["red_zones"] == [10, 20]


def test_a_correction_drops_a_window_that_no_longer_opens() -> None:
    """FG-8.2: the pass is corrected to a broken one, so nobody is asked about the burn."""
    match = play_on(table("y=60"), "slant / 3-4", "7", "0", "HAIL", "hold", "draw / 4-3", "0")
    match.correct(5, "X", cut=True)
    assert match.state.y == 60


def test_the_picture_shows_each_coach_the_own_hand() -> None:
    """FG-1.7, FG-4.1: the line to gain, how many cards lie where, and a hand only to who holds it."""
    match = dealt("y=73 down=2 to_gain=8", HAND)
    shown = GAME.picture(match.state, match.box, 0).splitlines()
    assert shown[:2] == [
        "      10   20   30   40   50   40   30   20   10",
        "#|    |    |   o>  ! |    |    |    |    |    |    |#",
    ]
    assert "Hand    off-tackle, counter, draw, sweep" in "\n".join(shown)
    assert "sweep" not in GAME.picture(match.state, match.box, None)
