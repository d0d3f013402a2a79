"""Who is to look away, what is nothing to look at and what is to be cheered: told, not worked out by a page."""

from __future__ import annotations

import random
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.playing import Table

from touchline.games import find_game, game_names
from touchline.play.match import Match
from touchline.server.matches.staging import scenery

AT_ONE_SCREEN = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]


def together(client: TestClient, game: str, **terms: Any) -> Table:
    return Table(client, game, seats=AT_ONE_SCREEN, **terms)


SAID_ALOUD = {"coin-call", "toss-choice", "kickoff", "receive", "answer", "breakaway", "try", "punt-choice", "catch"}
SAID_ALOUD |= {"flag-on-defense", "flag-on-offense", "burn-offer", "burn-stop", "fake-defense"}


def test_whoever_decides_unseen_is_to_look_and_lifts_the_curtain_again_after_every_roll(client: TestClient) -> None:
    """What is said aloud is asked before everybody: the screen changes hands for hidden choices alone."""
    table, choose = together(client, "first-and-goal", dice={"tier": "plain", "seed": 3}), random.Random(2)
    hung: set[int] = set()
    aloud: set[str] = set()
    for _ in range(40):
        told = table.get("", 0)
        curtain, node = told["curtain"], told["node"]
        if (phase := told["view"]["phase"]) in SAID_ALOUD:
            assert "seat" not in curtain, phase
            aloud.add(phase)
        else:
            assert curtain["seat"] == node["seat"], phase
        for seat in (0, 1):
            assert table.get(f"?seat={seat}", 0)["curtain"] == curtain, "the same for both hands"
        events = table.get("/events?since=0", 0)["events"]
        watched = [each["seq"] for each in events if each["kind"] == "rolled" and not each.get("quiet")]
        assert curtain["since"] == max(watched, default=0)
        hung.add(curtain["since"])
        table.play(choose.choice(table.legal()))
    assert len(hung) > 3
    assert len(aloud) > 3


@pytest.mark.parametrize("game", ["football-darts", "street-soccer"])
def test_without_secrets_there_is_no_curtain(client: TestClient, game: str) -> None:
    table = together(client, game, dice={"tier": "plain", "seed": 3})
    assert "curtain" not in table.get("", 0)


def test_nobody_but_a_seat_is_told_of_a_curtain(client: TestClient) -> None:
    table = together(client, "first-and-goal", dice={"tier": "plain", "seed": 3})
    assert "curtain" not in client.get(f"/api/matches/{table.id}").json()


def test_real_cards_need_no_curtain(client: TestClient) -> None:
    options = dict(find_game("first-and-goal").at_the_table)
    table = together(client, "first-and-goal", dice={"tier": "entered"}, options=options)
    assert "curtain" not in table.get("", 0)


def test_only_cards_that_go_to_a_hand_or_are_burned_are_quiet() -> None:
    match, choose = Match("first-and-goal", {}, seed=5), random.Random(5)
    while len(match.steps) < 300 and not match.over:
        match.roll() if match.to_move < 0 else match.play(choose.choice(match.legal()))
    for index, step in enumerate(match.steps):
        if step.seat is None:
            name = match.game.chance_name(match.states[index], match.box)
            assert bool(scenery(match, index, readable=True).quiet) == name.endswith("-card")


@pytest.mark.parametrize("game", sorted(game_names()))
def test_whoever_scores_is_cheered(game: str) -> None:
    """Every goal and every touchdown, and nothing else that leaves the score as it was but a ball lost in the air."""
    cheered: set[str] = set()
    for seed in range(6):
        match, choose = Match(game, find_game(game).on_screen, seed=seed), random.Random(seed)
        while len(match.steps) < 400 and not match.over:
            legal = match.legal() if match.to_move >= 0 else []
            shot = next((move for move in legal if move.endswith("GOAL")), None)
            match.play(shot or choose.choice(legal)) if legal else match.roll()
        for index in range(len(match.steps)):
            before, after = (list(match.states[index + k].score) for k in range(2))
            gained = max(now - then for then, now in zip(before, after, strict=True))
            found = scenery(match, index, readable=True).highlight
            if gained > (0 if game == "street-soccer" else 1):
                assert found is not None, "an extra point alone goes without"
            if found is not None:
                cheered.add(found.what)
                if gained:
                    assert after[found.side] > before[found.side]
                else:
                    assert found.what in ("interception", "touchdown"), "a touchdown of darts counts after its try"
    assert cheered & {"goal", "touchdown", "field-goal", "safety"}
