"""Two at one screen are sent what everybody may see, and nothing has to be hidden by the page itself."""

from __future__ import annotations

import random
from typing import Any

from touchline.games import find_game
from touchline.play.match import Match
from touchline.server.matches.staging import moments, views


def played_to(game: str, phase: str) -> Match:
    match, chooser = Match(game, find_game(game).on_screen, seed=4), random.Random(5)
    while match.view(None)["phase"] != phase:
        if match.to_move < 0:
            match.roll()
        else:
            match.play(chooser.choice(match.legal()))
    return match


def test_beside_a_seat_s_view_stands_what_everybody_may_see() -> None:
    match = played_to("first-and-goal", "defense-call")
    caller = 1 - match.to_move
    told = views(match, -1, caller)
    own: dict[str, Any] = {**told.own}
    assert own["offense_call"] != "none", "who called knows the card"
    assert own["hands"]
    assert told.open is not None
    everybody: dict[str, Any] = {**told.open}
    assert everybody == {**match.view(None), **match.game.hints(match.state, match.box, None)}
    assert everybody["offense_call"] == "none", "it lies face down"
    assert not everybody.get("hands")


def test_every_moment_of_a_replay_has_it_too() -> None:
    match = played_to("first-and-goal", "defense-call")
    film = list(moments(match, 0))
    assert [each.open_view for each in film] == [each.view for each in moments(match, None)]


def test_who_may_not_read_a_call_is_told_that_there_was_one() -> None:
    match = played_to("first-and-goal", "defense-call")
    called, other = (list(moments(match, seat))[-1] for seat in (1 - match.to_move, match.to_move))
    assert called.gesture == ["call", called.text], "whose card it is sees which"
    assert other.gesture is None
    assert other.words is not None
    assert other.words["text"] == [{"id": "fg-hidden-play", "args": {}}]


def test_a_spectator_and_a_game_without_secrets_are_sent_one_view() -> None:
    assert views(played_to("first-and-goal", "defense-call"), -1, None).open is None
    assert views(played_to("football-darts", "throw"), -1, 0).open is None
