"""At the table: Touchline referees real dice, cards and darts, for every game."""

import random

import pytest

from touchline.games import find_game, game_names
from touchline.kernel.errors import BadOption, IllegalMove, IllegalOutcome
from touchline.play.keeping import read_record
from touchline.play.match import Match
from touchline.sessions.match_clock import Bank, MatchClock
from touchline.sessions.session import Due, Session


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):  # type: ignore[no-untyped-def]
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))


def table(game: str, **more: object) -> Session:
    return Session.begin(game, table=True, names=["Ann", "Bob"], **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", game_names())
def test_a_whole_match_of_real_dice(game: str) -> None:
    """Whatever falls is entered in notation, told with the rule, and lies on the disk at once."""
    session, chooser = table(game), random.Random(4)
    match, told = session.match, []
    while session.due is not Due.NOBODY:
        assert session.due in (Due.PERSON, Due.TABLE)
        s, box = match.state, match.box
        if session.due is Due.TABLE:
            said = match.game.outcome_text(s, box, chooser.randrange(match.game.rules.chances(s, box)))
        else:
            said = chooser.choice(match.legal())
        told += session.enter(said)
    assert all(each.rules for each in told)
    kept = Match.from_record(read_record(session.path))
    assert kept.over
    assert kept.state == match.state


def test_first_and_goal_never_needs_the_hands() -> None:
    """FG-1.4: with real cards nothing hidden is known, so nothing hidden can be asked for or shown."""
    session = table("first-and-goal")
    session.enter("heads tails kick touchback")
    assert "hands" not in session.match.everything()
    assert "reveal together" in session.question()
    offense = set(session.match.legal())
    assert {"bomb", "screen", "draw"} <= offense, "any card may turn up"


def test_a_line_may_hold_calls_and_dice() -> None:
    """FG-3.2, FG-3.4: both cards as revealed, then all dice, named in any order or not at all."""
    session = table("first-and-goal")
    session.enter("heads tails kick touchback")
    session.enter("reverse 4-3 ready")
    due = session.dice_due()
    assert due[-2:] == ["black", "play"]
    assert f"Roll together: {', '.join(due)}." in session.question()
    faces = dict.fromkeys(due, "3") | {"black": "-4", "play": "X"}
    named = " ".join(f"{die} {faces[die]}" for die in reversed(due))
    ball = session.match.everything()["ball"]
    session.enter(named)
    assert session.match.everything()["ball"] == ball + 4, "FG-5.1: an X leaves only the black die"


def test_a_line_that_cannot_be_read_to_its_end_changes_nothing() -> None:
    session = table("first-and-goal")
    before = session.match.record_text()
    with pytest.raises(IllegalMove, match="after 'heads tails kick': "):
        session.enter("heads tails kick bomb")
    assert session.match.record_text() == before


def test_no_line_decides_for_a_bot() -> None:
    session = table("pocket-gridiron", players=["person", "random"], seed=1)
    with pytest.raises((IllegalMove, IllegalOutcome)):
        session.enter("tails WR Incomp WR Incomp WR Incomp field-goal 6")
    assert not session.match.steps


def test_a_bot_cannot_hold_real_cards() -> None:
    with pytest.raises(BadOption, match="real cards"):
        table("first-and-goal", players=["person", "random"])


def test_correcting_far_back_replays_the_rest() -> None:
    """FD-2.1: T20 and 10 were a touchdown; with T19 entered instead the drive goes on."""
    session = table("football-darts")
    session.enter("heads receive T20")
    session.enter("S4")
    assert session.match.everything()["pos"] == 94
    session.correct(3, "T19")
    assert session.match.everything()["pos"] == 91
    assert Match.from_record(read_record(session.path)).state == session.match.state


def test_a_correction_that_spoils_a_later_entry_says_which_one() -> None:
    """FD-4.1: without the long first dart there was no field goal to kick."""
    session = table("football-darts")
    session.enter("heads receive T20 fg S20")
    kept = session.match.record_text()
    with pytest.raises(IllegalMove, match=r"entry 4 \(field-goal\) no longer fits"):
        session.correct(3, "S1")
    assert session.match.record_text() == kept
    session.correct(3, "S1", cut=True)
    assert [step.text for step in session.match.steps] == ["heads", "receive", "S1"]


def test_what_touchline_rolled_is_not_corrected() -> None:
    session = Session.begin("football-darts", seed=3)
    session.roll()
    with pytest.raises(IllegalMove, match="own dice"):
        session.correct(1, "tails" if session.match.steps[0].text == "heads" else "heads")


def until_a_person_is_asked(session: Session) -> None:
    while session.due in (Due.DICE, Due.BOT):
        session.roll() if session.due is Due.DICE else session.bot_move()


def test_undo_goes_back_to_the_last_entry_of_a_person() -> None:
    session = Session.begin("football-darts", players=["person", "random"], seed=3)
    until_a_person_is_asked(session)
    position = session.match.position()
    session.enter(session.match.legal()[0])
    until_a_person_is_asked(session)
    assert session.undo() == 1
    assert session.match.position() == position


# ---- the clock


def test_the_clock_counts_for_whoever_acts_and_survives_being_closed() -> None:
    now = [0.0]
    session = table("football-darts", clock="1+5")
    session.clock = MatchClock(2, Bank.parse("1+5"), now=lambda: now[0])
    for said, seconds in (("heads", 0), ("receive", 10), ("T20", 61)):
        session.ask()
        now[0] += seconds
        session.enter(said)
    session.ask()
    now[0] += 4
    assert session.clock.spent(0) == 75
    assert session.clock.left(0) == 60 + 3 * 5 - 75
    assert session.clock_text() == "Ann 0:00 left · Bob 1:00 left"
    now[0] += 30
    assert session.clock_text().startswith("Ann TIME UP 0:30 ago")
    again = Session.resume(session.path)
    assert again.clock.bank == Bank(60, 5)
    assert again.clock.used == [71, 0]


@pytest.mark.parametrize("said", ["", "no", "0", "5+", "1:30"])
def test_a_clock_that_makes_no_sense(said: str) -> None:
    with pytest.raises(BadOption, match="minutes a side"):
        Bank.parse(said)


# ---- secrets on the screen


def test_a_hidden_call_is_told_only_to_its_seat_until_the_reveal() -> None:
    """FG-3.2: the other coach reads that a card was chosen, not which."""
    session = Session.begin("first-and-goal", names=["Ann", "Bob"], seed=3)
    match = session.match
    while match.view(None)["phase"] != "call":
        if session.due is Due.DICE:
            session.roll()
        else:
            session.face()
            session.enter("touchback" if "touchback" in match.legal() else match.legal()[0])
    assert session.must_pass() or session.facing == match.to_move
    session.face()
    card = next(move for move in match.legal() if move in match.view(match.to_move)["hands"]["offense"])
    session.enter(card)
    session.face()
    hidden = session.told()[-1]
    assert "face down" in hidden.text
    assert card not in hidden.text.lower()
    assert hidden.rules == ()
    assert not any("draws" in each.text for each in session.told())
    session.enter(match.legal()[0])
    assert card.replace("-", " ") in session.told()[-1].text.lower()


def test_the_natural_options_of_the_table_are_taken() -> None:
    for name in game_names():
        game = find_game(name)
        session = table(name)
        for option, value in game.at_the_table.items():
            assert session.match.options[option] == value


def test_a_question_names_whom_it_is_put_to_once() -> None:
    session = Session.begin("street-soccer", table=True)
    assert session.addressed_question().startswith("Yellow places figure 1")
    assert table("street-soccer").addressed_question().startswith("Ann: Yellow places figure 1")
    session = table("football-darts")
    assert session.addressed_question() == session.question(), "the coin is put to nobody"
    session.enter("heads")
    assert session.addressed_question() == f"Ann: {session.question()}"
