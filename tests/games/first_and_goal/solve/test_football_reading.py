"""The scout: what calls say of who made them, worked by hand, over whole matches, and in every room."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from tests.sweep import sample

from touchline.bots import Turn, asked, looks_back, make_bot, turn_of
from touchline.games import find_game
from touchline.games.first_and_goal.bots import Master, Scout, scouting, workshop
from touchline.games.first_and_goal.solve.imagined_hand import ImaginedHand, any_card
from touchline.games.first_and_goal.solve.knowing import known_state
from touchline.games.first_and_goal.solve.reading import (
    AS_THEY_COME,
    CHANGES,
    COUNTS_YARDS,
    MOST_TRUST,
    PRIOR,
    UNREADABLE,
    Snap,
    judged,
    snaps_in,
    trust,
)
from touchline.games.first_and_goal.solve.thinking import MANNER, Thinker, Told
from touchline.games.first_and_goal.state import DEFENSE_CARDS, OFFENSE_CARDS, OFFENSE_PLAYS, PLAYS
from touchline.kernel.nodes import CHANCE
from touchline.play.match import Match
from touchline.play.recalling import Recalled, past_of

GAME = find_game("first-and-goal")
ALL = [True] * PLAYS


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    assert workshop.wait(), workshop.problem


def row(*first: float) -> list[float]:
    return [*first, *[0.0] * (PLAYS - len(first))]


# ---- worked by hand


def test_two_places_and_three_cards() -> None:
    """Six unseen cards, three worth least: none of two places holds better 1/4 of the time, no best card 25/36."""
    unseen, worth = row(1, 2, 3), row(9, 6, 3)
    hand = ImaginedHand()
    hand.holds(2)
    assert hand.best(unseen, worth, ALL)[:3] == pytest.approx([1 - 25 / 36, 25 / 36 - 9 / 36, 9 / 36])


def test_who_called_his_second_best_card_does_not_hold_the_best() -> None:
    """He called the second of three: the other place is one of the two worse; the place he called from is fresh."""
    unseen, worth = row(1, 2, 3), row(9, 6, 3)
    hand = ImaginedHand()
    hand.holds(2)
    hand.called(1, unseen, worth, ALL)
    hand.holds(2)
    leaks = 0.02 / 5.02
    fresh, kept = [1 / 6, 2 / 6, 3 / 6], [leaks, (1 - leaks) * 2 / 5, (1 - leaks) * 3 / 5]
    best = 1 - (1 - fresh[0]) * (1 - kept[0])
    worst = fresh[2] * kept[2]
    assert hand.best(unseen, worth, ALL)[:3] == pytest.approx([best, 1 - best - worst, worst])
    hand.new()
    hand.holds(2)
    assert hand.best(unseen, worth, ALL)[0] == pytest.approx(11 / 36), "hands have changed: all is open again"


def test_a_card_that_may_not_be_played_says_nothing() -> None:
    """FG-3.3: inside its yard line the best card is not called, and not missing from the hand for that."""
    unseen, worth, barred = row(1, 1), row(9, 6), [False, *ALL[1:]]
    hand = ImaginedHand()
    hand.holds(2)
    assert hand.best(unseen, worth, barred)[:2] == [0.0, 1.0]
    hand.called(1, unseen, worth, barred)
    assert hand.best(unseen, worth, ALL)[0] == pytest.approx(0.5)


def test_cards_as_they_come() -> None:
    """Two of four cards: the one there are three copies of is held 15/16 of the time, the other 7/16."""
    assert any_card(2, row(3, 1), ALL)[:2] == pytest.approx([15 / 22, 7 / 22])


def test_bayes_by_hand() -> None:
    """Even styles and a card that one calls three times as often: three to one, and then some chance of a change."""
    after = judged((0.5, 0.5, 0.0), (0.1, 0.3, 0.0))
    assert after == pytest.approx(
        [(1 - CHANGES) * a + CHANGES * b for a, b in zip((0.25, 0.75, 0.0), PRIOR, strict=True)]
    )
    assert judged((0.5, 0.5, 0.0), (0.0, 0.0, 0.0)) == pytest.approx(
        [(1 - CHANGES) * a + CHANGES * b for a, b in zip((0.5, 0.5, 0.0), PRIOR, strict=True)]
    ), "what nobody would call says nothing"


def test_trust_begins_at_nothing_and_has_an_end() -> None:
    assert trust(PRIOR) == 0
    assert trust((0.99, 0.005, 0.005)) == 0
    assert trust((0.735, 0.2, 0.065)) == pytest.approx(0.25)
    assert trust((0.0, 1.0, 0.0)) == MOST_TRUST


# ---- over matches


def played(names: Sequence[str], seed: int, most: int = 100_000) -> Match:
    """A match between levels."""
    match = Match(GAME, seed=seed)
    bots = [make_bot(GAME.name, name, seed + seat) for seat, name in enumerate(names)]
    while not match.over and len(match.steps) < most:
        match.roll() if match.to_move == CHANCE else match.play(asked(bots[match.to_move], match))
    return match


def before_the_end(match: Match) -> Match:
    """The match at the last decision of home, so that something is still hidden."""
    found = max(k for k, step in enumerate(match.steps) if step.seat == 0)
    while len(match.steps) > found:
        match.undo()
    return match


def styles_of_away(level: str, seeds: Sequence[int]) -> list[float]:
    """How likely home thinks away of each style at the end of matches, on average."""
    total = [0.0] * len(PRIOR)
    for seed in seeds:
        match = before_the_end(played(("master", level), seed))
        s = known_state(match.view(0), match.box)
        which = DEFENSE_CARDS if s.offense == 0 else OFFENSE_CARDS
        found = scouting(match.box)[0].read(past_of(match, 0), s, which)
        total = [a + b / len(seeds) for a, b in zip(total, found.styles, strict=True)]
    return total


def test_who_counts_yards_is_found_out_and_the_master_is_not_taken_for_him() -> None:
    seeds = range(sample(3, 10))
    club, master, beginner = (styles_of_away(level, seeds) for level in ("club", "master", "beginner"))
    assert club[COUNTS_YARDS] > 0.8
    assert master[UNREADABLE] > 0.8
    assert beginner[AS_THEY_COME] > 0.5


def test_the_hand_imagined_foretells_calls_better_than_cards_dealt() -> None:
    """What a club player calls next is likelier by the better cards he did not call than by what is unseen alone."""
    match = before_the_end(played(("master", "club"), 8))
    reader, hand = scouting(match.box)[0], ImaginedHand()
    before: Snap | None = None
    followed = dealt = 0.0
    for snap in snaps_in(past_of(match, 0), match.box):
        fresh = ImaginedHand()
        fresh.holds(snap.s.in_hand[snap.which])
        then = before.s if before else None
        if then is None or (then.offense, then.half, *then.timeouts) != (snap.s.offense, snap.s.half, *snap.s.timeouts):
            hand.new()
        hand.holds(snap.s.in_hand[snap.which])
        cards = reader.prospects(snap.s, snap.which)
        followed += hand.best(*cards)[snap.play]
        dealt += fresh.best(*cards)[snap.play]
        hand.called(snap.play, *cards)
        before = snap
    assert followed > 1.1 * dealt


def test_snaps_are_read_as_they_were_called() -> None:
    match = before_the_end(played(("master", "club"), 9))
    calls = {}
    for k, step in enumerate(match.steps):
        if step.seat == 1 and step.text in OFFENSE_PLAYS:
            calls[match.states[k].y, match.states[k].down, match.states[k].in_deck[0]] = step.text
    read = [each for each in snaps_in(past_of(match, 0), match.box) if each.which == OFFENSE_CARDS]
    assert len(read) > 10
    for snap in read:
        assert calls[snap.s.y, snap.s.down, snap.s.in_deck[0]] == OFFENSE_PLAYS[snap.play]


# ---- what follows from it


def decisions(seed: int, most: int) -> list[Turn]:
    match = played(("master", "club"), seed, most)
    found = []
    while match.steps:
        match.undo()
        if match.to_move == 0 and len(match.legal()) > 1:
            found.append(turn_of(match, 60.0, past=True))
    return found[::-1]


def test_without_a_past_the_scout_is_the_master() -> None:
    for turn in decisions(3, 250):
        bare = replace(turn, past=())
        assert Scout(5).think(bare) == Master(5).think(bare)


def test_the_scout_answers_what_he_read() -> None:
    """Against who counts yards he calls otherwise than the master, and no longer so when he is told nothing of it."""
    turns = decisions(3, 900)[20:]
    assert any(Scout(5).think(turn) != Master(5).think(turn) for turn in turns)
    assert [looks_back(GAME.name, each) for each in ("club", "master", "scout")] == [False, False, True]


def test_what_is_told_of_a_rival_is_what_is_answered() -> None:
    """A defense that always calls one card meets the card that is worth most against it."""
    turn = next(each for each in decisions(4, 400) if each.view["phase"] == "call" and each.view["down"] == 1)
    s = known_state(turn.view, turn.box)
    moves = [move for move in GAME.legal_moves(s, turn.box) if move < PLAYS]
    thinker = Thinker.shipped(turn.box, manner=MANNER._replace(told=1))
    told = Told(1.0, DEFENSE_CARDS, [float(k == 3) for k in range(PLAYS)])
    options = thinker.thought(s, moves, 7, told).options
    best = max(options, key=lambda each: each.worth)
    assert max(options, key=lambda each: each.share).move == best.move
    matrix = thinker.mind.matrix
    assert best.worth == pytest.approx(max(float(matrix[move, 3]) for move in moves))


def test_two_worlds_that_look_the_same_get_the_same_move() -> None:
    """The state that he does not see moves nothing: a past that came by wire, a view of another deal."""
    told = 0
    for number, turn in enumerate(decisions(6, 700)[::3]):
        other = GAME.determinize(turn.view, turn.box, random.Random(number).randrange)
        view = GAME.view(other, turn.box, turn.seat)
        past = [Recalled(*each) for each in json.loads(json.dumps(turn.past))]
        assert Scout(2).think(replace(turn, view=view, past=past)) == Scout(2).think(turn)
        told += 1
    assert told > 10


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"seats": 4},
        {"seats": 3, "may_talk": True},
        {"cards": "table"},
        {"teams": "toronto-thunder,boulder-barrage", "d20_kicks": True, "advanced_turnovers": True},
        {"rules_version": "0.9"},
    ],
)
def test_the_scout_plays_whole_games_under_every_kind_of_option(options: dict[str, Any]) -> None:
    match = Match(GAME, options, seed=3)
    bots = [make_bot(GAME.name, name, 3) for name in ("scout", "club")]
    while not match.over and len(match.steps) < 3000:
        side = GAME.side(match.to_move, match.box) if match.to_move != CHANCE else 0
        match.roll() if match.to_move == CHANCE else match.play(asked(bots[side], match))
    assert match.over
