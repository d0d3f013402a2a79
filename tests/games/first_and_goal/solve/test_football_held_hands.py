"""How often cards are held, against how often they would be if dealt; and who feigns against the scout."""

from __future__ import annotations

import pytest

from touchline.cli import main
from touchline.games import find_game
from touchline.games.first_and_goal.bots import workshop
from touchline.games.first_and_goal.solve.feigning import Feigner
from touchline.games.first_and_goal.solve.held_hands import dealt_from_unseen, held_hands
from touchline.games.first_and_goal.state import CALL, DEFENSE_CARDS, OFFENSE_CARDS, PLAYS
from touchline.kernel.nodes import CHANCE
from touchline.play.match import Match

GAME = find_game("first-and-goal")


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    assert workshop.wait(), workshop.problem


def test_a_hand_dealt_from_full_decks_holds_every_card_alike() -> None:
    """Eight of sixty, five of each: two thirds of a copy; of a card that all copies of lie on the pile, none."""
    match = Match(GAME, seed=1)
    while match.state.phase != CALL:
        match.roll() if match.to_move == CHANCE else match.play(match.legal()[0])
    s = match.state.copy()
    for which in (OFFENSE_CARDS, DEFENSE_CARDS):
        assert dealt_from_unseen(s, match.box, which) == pytest.approx([8 / PLAYS] * PLAYS)
    gone = 5 - s.hand[0]
    s.deck[0], s.pile[0], s.in_deck[0], s.in_pile[0] = 0, gone, s.in_deck[0] - gone, gone
    left = 5 - gone
    assert dealt_from_unseen(s, match.box, OFFENSE_CARDS)[0] == pytest.approx(8 * left / (60 - gone))


def test_every_hand_is_counted_whole() -> None:
    """What is held and what would be dealt are as many cards of a deck."""
    found = held_hands(3, 2)
    for deck in (found[:PLAYS], found[PLAYS:]):
        assert sum(each.held for each in deck) == pytest.approx(sum(each.dealt for each in deck))
    assert {each.held for each in found} != {each.dealt for each in found}
    assert held_hands(3, 2) == found, "the seed decides"


def test_the_command_prints_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibration", "--hands", "--games", "20", "--seed", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 * PLAYS + 2
    assert lines[1].split()[0] == "halfback-dive"


@pytest.mark.parametrize(("until", "feigns"), [(0.0, False), (1.0, True)])
def test_who_feigns_counts_yards_until_he_is_trusted(until: float, feigns: bool) -> None:
    """Never trusted enough he calls as the club player does; who never feigns does not."""
    from touchline.bots import make_bot, turn_of

    match = Match(GAME, seed=2)
    feigner, club, same, calls = Feigner(match.box, 5, until), make_bot(GAME.name, "club", 5), 0, 0
    while len(match.steps) < 300 and not match.over:
        if match.to_move == CHANCE:
            match.roll()
            continue
        move = feigner.choose(match)
        if len(match.legal()) > 1 and match.view(match.to_move)["phase"] in ("call", "defense-call"):
            calls += 1
            same += move == club.choose(turn_of(match))
        match.play(move)
    assert calls > 15
    assert (same == calls) == feigns
