"""The same games from one seed, whatever runs them."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.sweep import swept

from touchline.games import find_game, game_names
from touchline.kernel.draws import below, game_key
from touchline.kernel.errors import BadOption
from touchline.kernel.game import RULE_FUNCTIONS
from touchline.kernel.message import english
from touchline.kernel.nodes import OVER
from touchline.lab.loops import PLANES, Notes, counters, loops
from touchline.lab.policies import deciding, policies, random_move, seated
from touchline.lab.sheets import Sheet, sheet_of
from touchline.lab.simulation import Crew, make_job, play_chunk, play_interpreted, simulate
from touchline.play.chance import Seeded
from touchline.play.match import Match

QUICK = ("football-darts", "pocket-gridiron")
"""Games whose rules are soon compiled."""


@pytest.mark.parametrize("name", game_names())
def test_compiled_games_are_the_interpreted_ones(name: str) -> None:
    """Every policy of every game against random: last states, notes and rulings agree."""
    for player in list(policies(find_game(name)))[1:]:
        job = make_job(name, [player, "random"], seed=5, limit=2000)
        ours, theirs = play_chunk(job, 3, 2), play_interpreted(job, 3, 2, 2000)
        assert (ours.states == theirs.states).all()
        assert (ours.notes == theirs.notes).all()
        assert ours.planes is not None
        assert theirs.planes is not None
        assert np.array_equal(ours.planes, theirs.planes)


@pytest.mark.parametrize("limit", [7, 8, 2000])
@pytest.mark.parametrize("name", game_names())
def test_games_in_step_are_the_same_games(name: str, limit: int) -> None:
    """As a GPU plays them: a roll and the decision it leads to in one round; cut short after a roll as after a move."""
    game = find_game(name)
    box, sheet = game.new_box(), sheet_of(game)
    told = []
    for in_step in (False, True):
        play_games = loops(game.rules, deciding(game.rules, [random_move]), sheet.first, in_step=in_step)
        states, notes = [game.State() for _ in range(2)], [Notes() for _ in range(2)]
        planes, moves = np.zeros((2, PLANES), np.int64), [0] * game.max_moves(box)
        sitting = [0] * game.seats(box)
        steps = play_games(states, None, box, moves, sitting, notes, planes, 4, 10, 0, 1, limit)
        told.append(
            (steps, states, [[getattr(each, name) for name in Notes.__slots__] for each in notes], planes.tolist())
        )
    assert told[0] == told[1]


@pytest.mark.parametrize("name", [pytest.param(each, marks=() if each in QUICK else swept) for each in game_names()])
def test_random_games_are_the_kernels_own(name: str) -> None:
    game = find_game(name)
    box = game.new_box()
    states, steps = game.compiled.playouts(box, 9, 0, 20)
    played = simulate(game, 20, seed=9)
    assert (played.states == states).all()
    assert played.transitions == steps


def test_cores_and_chunks_change_nothing() -> None:
    whole = simulate("football-darts", 1000, seed=1, cores=1, chunk=1000)
    cut = simulate("football-darts", 1000, seed=1, cores=3, chunk=17)
    late = simulate("football-darts", 400, seed=1, first=600)
    assert (whole.states == cut.states).all()
    assert (whole.notes == cut.notes).all()
    assert whole.fired == cut.fired
    assert whole.games_fired == cut.games_fired
    assert (whole.states[600:] == late.states).all()
    assert late.numbers[0] == 600


def test_bots_in_processes_play_the_games_of_one_process() -> None:
    one = simulate("football-darts", 12, seats=("bot:random", "kicker"), seed=4, cores=1)
    two = simulate("football-darts", 12, seats=("bot:random", "kicker"), seed=4, cores=2, chunk=5)
    assert (one.states == two.states).all()
    assert one.fired == two.fired


def test_a_simulated_game_can_be_replayed_as_a_match() -> None:
    """Game 7 of seed 3, decided as the policy decides, with the match's own seeded dice."""
    played = simulate("pocket-gridiron", 8, seed=3)
    match = Match("pocket-gridiron", source=Seeded(3, 7))
    key = game_key(3, 7)
    while not match.over:
        if match.to_move < 0:
            match.roll()
        else:
            moves = match.game.legal_moves(match.state, match.box)
            move = moves[below(key, len(match.steps), len(moves))]
            match.play(match.game.move_text(match.state, match.box, move))
    assert match.state == match.game.State.from_record(played.states[7])


def test_vertical_counters_count() -> None:
    """A made-up game that fires rule k every k-th step."""

    class Rules:
        @staticmethod
        def start(s: Any, box: Any) -> None:
            s.n = 0
            s.score = [0, 0]

        @staticmethod
        def to_move(s: Any, box: Any) -> int:
            return OVER if s.n == 1000 else 0

        @staticmethod
        def legal(s: Any, box: Any, moves: Any) -> int:
            moves[0] = 0
            return 1

        @staticmethod
        def play(s: Any, box: Any, move: int) -> None:
            s.n += 1
            for k in range(1, 60):
                if s.n % k == 0:
                    s.fired |= 1 << k

        @staticmethod
        def payoff(s: Any, box: Any, seat: int) -> int:
            return 0

        chances = total = weight = roll = staticmethod(lambda *a: 0)

    class Thing:
        pass

    planes = np.zeros((2, PLANES), dtype=np.int64)
    rules = SimpleNamespace(**{name: getattr(Rules, name) for name in RULE_FUNCTIONS})
    run = loops(rules, deciding(rules, [random_move]), Sheet().first)
    run([Thing(), Thing()], None, None, [0], [0], [Thing(), Thing()], planes, 0, 0, 0, 1, 10_000)
    times, games = counters(planes)
    assert times[1:60] == [2 * (1000 // k) for k in range(1, 60)]
    assert games[1:60] == [2] * 59


def test_notes_tell_the_story_of_a_game() -> None:
    """Lead changes, largest leads and the step of the decision, told again from the steps themselves."""
    played = simulate("football-darts", 300, seed=8)
    from touchline.lab.frames import steps_frame, traced

    steps = steps_frame(played, traced(played))
    for game in range(300):
        mine = steps.filter(steps["game_id"] == game)
        margins = np.cumsum(mine["home_points"].to_numpy() - mine["away_points"].to_numpy())
        signs = np.sign(margins)
        leaders = signs[signs != 0]
        notes = played.notes[game]
        assert notes["lead_changes"] == (leaders[1:] != leaders[:-1]).sum()
        assert notes["home_best"] == max(0, margins.max())
        assert notes["away_best"] == max(0, -margins.min())
        held = len(signs) - np.argmax(signs[::-1] != signs[-1]) if (signs != signs[-1]).any() else 0
        assert notes["decided"] == held + (1 if held or signs[0] else 0)
        assert notes["steps"] == len(mine)
        assert notes["payoff"] == signs[-1]


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl-C as a terminal has it: whatever is started in the background inherits that it is ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_keeps_what_is_done() -> None:
    """The interrupt arrives after the third chunk; whole chunks are kept, and they are the right games."""
    told: list[int] = []

    def tell(count: int) -> None:
        told.append(count)
        if len(told) == 3:
            signal.raise_signal(signal.SIGINT)

    assert threading.current_thread() is threading.main_thread()
    played = simulate("football-darts", 5000, seed=2, cores=2, chunk=50, tell=tell)
    assert 150 <= len(played.numbers) < 5000
    assert played.asked == 5000
    whole = simulate("football-darts", 5000, seed=2)
    assert (played.states == whole.states[played.numbers]).all()
    assert played.fired != whole.fired


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"seats": ["nobody"]}, "seats"),
        ({"seats": ["random"] * 3}, "seats"),
        ({"on": "the moon"}, "on"),
        ({"seed": -1}, "seed"),
        ({"options": {"safety_spot": 200}}, "safety_spot"),
    ],
)
def test_mistakes_are_named(wrong: dict[str, Any], field: str) -> None:
    with pytest.raises(BadOption) as problem:
        simulate("football-darts", 10, **wrong)
    assert problem.value.field == field


def test_no_games_is_a_mistake() -> None:
    with pytest.raises(BadOption):
        simulate("football-darts", 0)


def test_two_names_share_four_seats() -> None:
    game = find_game("first-and-goal")
    box = game.new_box({"seats": 4})
    sitting = seated(game, box, ["coach", "random"])
    assert [sitting[seat] for seat in range(4) if game.side(seat, box) == 0] == ["coach", "coach"]


def test_who_went_first_is_what_the_game_says() -> None:
    """FD-1.2: whoever receives has the first drive; the toss is fair, so both go first half of the time."""
    played = simulate("football-darts", 4000, seed=6)
    assert set(np.unique(played.notes["first"])) == {0, 1}
    assert abs(played.notes["first"].mean() - 0.5) < 0.04
    assert english([sheet_of(find_game("football-darts")).first_means]) == "received first"


def test_an_unfinished_game_is_marked() -> None:
    played = simulate("football-darts", 5, limit=10)
    assert (played.notes["steps"] == 10).all()
    assert not played.notes["finished"].any()


@pytest.mark.skipif(sys.platform == "win32", reason="nothing can be withheld on Windows")
def test_processes_are_deaf_to_ctrl_c_from_their_first_moment() -> None:
    """One that is interrupted while it still imports would print a traceback over what the parent has to say."""
    with Crew() as crew:
        simulate("football-darts", 4, seats=("bot:random", "kicker"), cores=2, chunk=2)
        withheld = crew.hands(2).submit(signal.pthread_sigmask, signal.SIG_BLOCK, ()).result()
    assert signal.SIGINT in withheld
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
