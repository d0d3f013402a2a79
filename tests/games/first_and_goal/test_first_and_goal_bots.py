"""Opponents of First & Goal: legal, fair, reproducible, and each better than the one below."""

import random
from typing import Any

import numpy as np
import pytest
from tests.patience import PATIENCE
from tests.sweep import sample, swept

from touchline import Match
from touchline.bots import levels, make_bot, turn_of
from touchline.bots.base import Turn
from touchline.games import find_game
from touchline.games.first_and_goal.bots import meeting, workshop
from touchline.games.first_and_goal.game import FirstAndGoal
from touchline.games.first_and_goal.solve.knowing import known_state
from touchline.games.first_and_goal.solve.matches import CLUB, MASTER, pondering, scratch_moves, stadium
from touchline.games.first_and_goal.solve.thinking import THINK, Thinker
from touchline.kernel.box_record import box_record
from touchline.kernel.draws import game_key
from touchline.kernel.nodes import CHANCE, OVER

GAME = find_game("first-and-goal")
assert isinstance(GAME, FirstAndGoal)


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    assert workshop.wait(), workshop.problem


def test_levels_weakest_first() -> None:
    assert levels("first-and-goal") == ["random", "beginner", "club", "master", "scout"]


def play_out(options: dict[str, Any], names: tuple[str, str], seed: int, most: int = 3_000) -> Match:
    match = Match("first-and-goal", options, seed=seed)
    bots = [make_bot("first-and-goal", name, seed + k) for k, name in enumerate(names)]
    while not match.over and len(match.steps) < most:
        if match.to_move == CHANCE:
            match.roll()
        else:
            side = GAME.side(match.to_move, match.box)
            match.play(bots[side].choose(turn_of(match)))
    return match


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"seats": 4},
        {"seats": 3, "may_talk": True},
        {"cards": "table"},
        {"teams": "toronto-thunder,boulder-barrage", "toss_choice": True, "squib_kick": True},
        {"advanced_turnovers": True, "advanced_broken_plays": True, "breakaway_touchdown": True, "d20_kicks": True},
        {"broken_play": "all", "breakaway_stop": "reroll", "end_zone_turnover": "touchdown", "field_goal_cards": 2},
        {"seats": 3, "pair": "away"},
        {"rules_version": "0.9"},
    ],
)
def test_every_level_plays_whole_games_under_every_option(options: dict[str, Any]) -> None:
    assert play_out(options, ("master", "club"), 3).over
    assert play_out(options, ("beginner", "master"), 4).over


def test_the_same_seed_plays_the_same_game() -> None:
    one, two = (play_out({}, ("master", "club"), 9) for _ in range(2))
    assert one.record.entries == two.record.entries


def decisions(seed: int, steps: int) -> list[tuple[Any, int]]:
    """States of a random game in which somebody decides among several moves."""
    dice = random.Random(seed)
    box = GAME.new_box()
    s = GAME.new_state(box)
    found = []
    for _ in range(steps):
        mover = GAME.rules.to_move(s, box)
        if mover == OVER:
            s = GAME.new_state(box)
            continue
        if mover == CHANCE:
            choice = dice.choices(
                range(GAME.rules.chances(s, box)),
                [GAME.rules.weight(s, box, k) for k in range(GAME.rules.chances(s, box))],
            )[0]
        else:
            moves = GAME.legal_moves(s, box)
            if len(moves) > 1:
                found.append((s.copy(), mover))
            choice = dice.choice(moves)
        GAME.step(s, box, choice)
    return found


@pytest.mark.parametrize("level", ["beginner", "club", "master"])
def test_secrets_do_not_change_a_move(level: str) -> None:
    """Two states that differ only in what the seat cannot see get the same answer."""
    box = GAME.new_box()
    options = GAME.settle({})
    told = 0
    for number, (s, seat) in enumerate(decisions(11, 4_000)):
        view = GAME.view(s, box, seat)
        other = GAME.determinize(view, box, random.Random(number).randrange)
        if other.position() == s.position():
            continue
        told += 1
        answers = [
            make_bot("first-and-goal", level, 5).choose(
                Turn(
                    GAME,
                    options,
                    box,
                    seat,
                    GAME.view(each, box, seat),
                    [GAME.move_text(each, box, move) for move in GAME.legal_moves(each, box)],
                    1.0,
                    number,
                )
            )
            for each in (s, other)
        ]
        assert answers[0] == answers[1]
    assert told > 200


def test_machine_code_asked_with_the_state_answers_as_with_the_view() -> None:
    """The compiled matches hand the whole state to the coach; he reads no more of it than a view shows."""
    box = GAME.new_box()
    thinker = Thinker.shipped(box)
    record, room, ponder = box_record(box), scratch_moves(box), pondering()
    for number, (s, seat) in enumerate(decisions(12, 3_000)):
        moves = GAME.legal_moves(s, box)
        known = known_state(GAME.view(s, box, seat), box)
        by_view = [(each.share, each.worth) for each in thinker.options(known, moves, number)]
        room[: len(moves)] = moves
        ponder(THINK, thinker.mind, s.to_record()[0], record, room, len(moves), np.uint64(number))
        for move, (share, worth) in zip(moves, by_view, strict=True):
            assert thinker.mind.score[move] == worth
            assert share == pytest.approx(thinker.mind.odd[move], abs=1e-9) or len(moves) == 1


def test_compiled_matches_are_the_bots_matches() -> None:
    """A master asked move by move through the laboratory plays the game that compiled matches play."""
    from touchline.games.first_and_goal.solve.network import load_net
    from touchline.games.first_and_goal.solve.odds import odds_of
    from touchline.games.first_and_goal.solve.situation import mind
    from touchline.games.first_and_goal.solve.thinking import MANNER, ROUNDS, TYPES
    from touchline.lab.simulation import simulate

    box = GAME.new_box()
    coach = mind(load_net(), odds_of(box), TYPES, ROUNDS, MANNER)
    room = stadium(box, coach, coach)
    slow = simulate(GAME, 2, seats=("master", "club"), seed=7, cores=1, seconds=PATIENCE)
    for number in range(2):
        room.play(np.array([MASTER, CLUB], dtype=np.int64), game_key(7, number))
        assert slow.states["score"][number].tolist() == room.s["score"].tolist()


def test_the_master_has_an_answer_to_everything() -> None:
    """In every decision of some games: each legal move has its share, and they are all there is."""
    box = GAME.new_box()
    thinker = Thinker.shipped(box)
    for s, seat in decisions(13, 600):
        known, legal = known_state(GAME.view(s, box, seat), box), GAME.legal_moves(s, box)
        shares = [option.share for option in thinker.options(known, legal, 1)]
        assert len(shares) == len(legal)
        assert min(shares) >= 0
        assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize(("one", "two", "least"), [("beginner", "random", 0.6), ("club", "beginner", 0.6)])
def test_levels_beat_the_one_below(one: str, two: str, least: float) -> None:
    points = meeting(one, two, 200, seed=21)
    assert points.mean() / 2 - 1.96 * points.std() / 2 / np.sqrt(len(points)) > least - 0.05
    assert points.mean() / 2 > least


@swept
def test_the_master_beats_the_coach_that_maximises_expected_yards() -> None:
    points = meeting("master", "club", 60, seed=22)
    assert points.mean() / 2 > 0.6


def test_the_master_beats_random_play() -> None:
    points = meeting("master", "random", sample(4, 20), seed=23)
    assert points.mean() / 2 > 0.9


def test_the_ladder_knows_the_master_of_the_first_release() -> None:
    """Mirrored pairs: what one takes the other loses, whoever is named first."""
    assert "former" in GAME.parts.former_levels
    points = meeting("former", "master", 3, seed=2) + meeting("master", "former", 3, seed=2)
    assert points.tolist() == [2.0] * 3
