"""Whether puzzles are right: their answers played out against the next ideas, and the figures kept beside the tests."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from touchline.games import find_game
from touchline.play.match import Match
from touchline.solve.counsel import idea
from touchline.solve.proof import LOOKS, PlayOuts, lead_of, proofs_in, prove
from touchline.solve.puzzles import Puzzle, check, puzzles_of

KEPT = Path(__file__).parents[1] / "games" / "first_and_goal" / "proven.tsv"
"""What ``python -m tools.puzzles first-and-goal --prove --keep`` found."""
AGAIN, GAMES = 3, 30
"""Of so many that were soon proven so many games are played again."""
FAR_OFF = 4.0
"""Standard errors that a lead may be off."""

COMMON = 0.25
"""The largest share of one answer."""

ONCE_SHIPPED = (
    "phase=call score=13,14 half=2 first=1 y=19 timeouts=0,0 in_hand=6,8 in_deck=0,18 in_pile=54,34 "
    "hand=2,0,0,2,0,0,0,0,0,0,2,0,0,0,2,0,0,1,4,1,0,0,0,0 deck=0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,1,2,3,0,2,2,1,3,2 "
    "pile=3,5,5,3,5,5,5,5,5,5,3,5,3,5,3,4,3,1,1,2,3,4,2,3 lost=0,1,0,1,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,1,0"
)
"""One point behind, six cards left, first and ten on the 19: a field goal, it was said, and it leaves them the time."""


class Settled:
    """Play-outs that end as they are told: the share of the games that each move wins, spread evenly."""

    def __init__(self, **shares: float) -> None:
        self.shares = {move.replace("_", "-"): share for move, share in shares.items()}
        self.played: dict[str, int] = dict.fromkeys(self.shares, 0)

    def points(self, match: Match, moves: Sequence[str], seed: int, numbers: range) -> list[NDArray[np.float64]]:
        for move in moves:
            self.played[move] += len(numbers)
        dice = [random.Random(number).random() for number in numbers]
        return [np.array([each < self.shares[move] for each in dice], dtype=np.float64) for move in moves]


@pytest.fixture
def kick() -> Puzzle:
    """A kickoff: deep or onside."""
    return next(each for each in puzzles_of(find_game("first-and-goal")) if each.best == "kick")


def test_an_idea_that_wins_more_is_proven_and_the_closest_other_is_named(kick: Puzzle) -> None:
    proof = prove(kick, Settled(kick=0.6, onside=0.3), 1)
    assert proof.holds
    assert (proof.best, proof.lead.games) == ("kick", LOOKS[0])
    assert proof.lead.mean == pytest.approx(0.3, abs=0.1)


def test_an_idea_that_wins_less_is_given_up_at_the_first_look(kick: Puzzle) -> None:
    played = Settled(kick=0.4, onside=0.5)
    assert not prove(kick, played, 1).holds
    assert played.played["kick"] == LOOKS[0]


def test_a_small_lead_takes_more_games(kick: Puzzle) -> None:
    played = Settled(kick=0.53, onside=0.5)
    prove(kick, played, 1)
    assert played.played["kick"] > LOOKS[0]


def test_games_that_all_end_alike_prove_nothing() -> None:
    assert not lead_of("punt", [0.0] * LOOKS[-1]).sure


# ---- what ships


def test_every_answer_that_ships_has_been_played_out() -> None:
    proofs = {each.id: each for each in proofs_in(KEPT)}
    for puzzle in puzzles_of(find_game("first-and-goal")):
        assert puzzle.id in proofs, f"never played out: {puzzle.line()}"
        assert proofs[puzzle.id].best == puzzle.best, "another answer was played out"
        assert proofs[puzzle.id].holds, f"not proven: {proofs[puzzle.id].line()}"


def test_no_answer_is_right_too_often_to_be_guessed() -> None:
    answers = Counter(idea(each.best) for each in puzzles_of(find_game("first-and-goal")))
    assert max(answers.values()) <= COMMON * answers.total(), answers.most_common(3)


@pytest.fixture(scope="module")
def masters() -> PlayOuts:
    made = find_game("first-and-goal").parts.play_outs
    assert made is not None
    return made.load()()


def test_a_few_come_out_again_as_they_are_kept(masters: PlayOuts) -> None:
    soon = sorted((each for each in proofs_in(KEPT) if each.lead.games == LOOKS[0]), key=lambda each: -each.lead.mean)
    puzzles = {each.id: each for each in puzzles_of(find_game("first-and-goal"))}
    for proof in soon[:AGAIN]:
        match = puzzles[proof.id].match()
        ours, theirs = masters.points(match, [proof.best, proof.lead.move], 99, range(GAMES))
        lead = lead_of(proof.lead.move, [float(each) for each in ours - theirs])
        assert abs(lead.mean - proof.lead.mean) < FAR_OFF * (lead.error + proof.lead.error), proof.line()


def test_a_puzzle_that_the_coach_believed_in_is_found_out(masters: PlayOuts) -> None:
    wrong = Puzzle("first-and-goal", 2, 0.147, "field-goal", {}, ONCE_SHIPPED)
    assert check(wrong) == "", "by his estimates it was one"
    assert not prove(wrong, masters, 1).holds
