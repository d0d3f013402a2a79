"""The laws that hold wherever a game stands, and for every step from there.

``laws.py`` walks through games and asks them at every position.
"""

from __future__ import annotations

import json
import random
import zlib
from functools import cache
from typing import NotRequired, get_args, get_origin, get_type_hints

from touchline.kernel.box import Box
from touchline.kernel.choices import Choice
from touchline.kernel.draws import below, game_key
from touchline.kernel.errors import TouchlineError
from touchline.kernel.fields import Fields
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE
from touchline.kernel.state import State
from touchline.play.law import demand

SAMPLE = 6
"""How many moves or outcomes of a node are tried in words."""
NONSENSE = "no such thing"


def check_state(game: Game, s: State, box: Box, where: str) -> None:
    """Ranges, position line, views."""
    problem = s.out_of_range()
    demand(problem is None, f"every field is in its range: {problem}", where)
    again = game.position(s.position(), box)
    again.fired = s.fired
    for name, field in s.fields.items():
        if field.scratch:
            setattr(again, name, getattr(s, name))
    demand(again == s, f"the position line gives the same state back, not {again.position()}", where)
    json.dumps(game.everything(s, box))
    names = [game.seat_name(seat) for seat in range(game.seats(box))]
    demand(bool(game.headline(s, box, names)), "there is a headline", where)
    for seat in (None, *range(game.seats(box))):
        view = game.view(s, box, seat)
        demand(json.loads(json.dumps(view)) == view, f"the view of seat {seat} is plain JSON", where)
        _check_hints(game, s, box, view, seat, where)
        _check_determinize(game, s, box, view, seat, where)


def _check_determinize(game: Game, s: State, box: Box, view: Fields, seat: int | None, where: str) -> None:
    """A view completes to a state that looks the same, made without the real state."""
    key = game_key(zlib.crc32(where.encode()), 0)
    count = iter(range(1 << 30))
    made = game.determinize(view, box, lambda n: below(key, next(count), n))
    _check_declared(game, view, where)
    demand(made.out_of_range() is None, f"a completed view is in range: {made.out_of_range()}", where)
    demand(game.view(made, box, seat) == view, f"a completed view of seat {seat} looks the same", where)
    demand(_told(game, made, box, seat) == _told(game, s, box, seat), f"seat {seat} is told what its view holds", where)
    if seat is None:
        if game.rules.to_move(s, box) >= 0 and not game.unseen(s, box):
            same = game.legal_moves(made, box) == game.legal_moves(s, box)
            demand(same, "what is chosen before everybody can be read off the board", where)
        return
    demand(_observed(game, made, box, seat) == _observed(game, s, box, seat), "features follow from the view", where)
    if game.rules.to_move(s, box) == seat:
        demand(
            game.legal_moves(made, box) == game.legal_moves(s, box), "a seat's legal moves follow from its view", where
        )


@cache
def _declared(game: Game) -> tuple[frozenset[str], frozenset[str]]:
    """The fields that a view must have, and all that it may."""
    hints = get_type_hints(game.View, include_extras=True)
    return frozenset(name for name, hint in hints.items() if get_origin(hint) is not NotRequired), frozenset(hints)


def _check_hints(game: Game, s: State, box: Box, view: Fields, seat: int | None, where: str) -> None:
    """What a screen is sent beside a view is declared with it and repeats none of it."""
    hints = game.hints(s, box, seat)
    demand(not hints.keys() & view.keys(), "no hint stands in the view as well", where)
    if game.View is not None:
        more = hints.keys() - _declared(game)[1]
        demand(not more, f"every hint is a field that is declared; more: {', '.join(sorted(more))}", where)


def _check_declared(game: Game, view: Fields, where: str) -> None:
    """A view has the fields its game declares for it, if it declares any, and no others."""
    if game.View is not None:
        demanded, allowed = _declared(game)
        missing = demanded - view.keys()
        demand(not missing, f"a view has every field that is declared; missing: {', '.join(sorted(missing))}", where)
        more = view.keys() - allowed
        demand(not more, f"a view has no field that is not declared; more: {', '.join(sorted(more))}", where)


def _told(game: Game, s: State, box: Box, seat: int | None) -> list[object]:
    """All that a seat is told of a position beside its view: who is due, the roll and its odds, headline, picture."""
    names = [game.seat_name(each) for each in range(game.seats(box))]
    due = game.rules.to_move(s, box)
    told: list[object] = [due, game.headline(s, box, names), game.picture(s, box, seat)]
    if due == seat:
        told.append(game.question(s, box))
    if due == CHANCE:
        told += [game.chance_name(s, box), game.foresees(s, box, seat)]
        if game.foresees(s, box, seat):
            count = game.rules.chances(s, box)
            told += [(game.outcome_text(s, box, k), game.rules.weight(s, box, k)) for k in range(count)]
            told.append(game.question(s, box))
    return told


def _observed(game: Game, s: State, box: Box, seat: int) -> list[int]:
    seen = [0] * len(game.features.names)
    game.features.observe(s, box, seat, seen)
    return seen


def check_over(game: Game, s: State, box: Box, where: str) -> None:
    """The sides' payoffs are a win, a loss or a draw, and sum to nothing."""
    sides = {game.side(seat, box): game.rules.payoff(s, box, seat) for seat in range(game.seats(box))}
    demand(all(each in (-1, 0, 1) for each in sides.values()), "a payoff is +1, 0 or -1", where)
    demand(sum(sides.values()) == 0, "what one side wins the other loses", where)
    names = [game.seat_name(seat) for seat in range(game.seats(box))]
    demand(bool(game.ending(s, box, names)), "the end is told", where)


def check_node(game: Game, s: State, box: Box, chooser: random.Random, where: str) -> None:
    """Legal moves are playable and can be written; weights are exact; nonsense is refused."""
    kept = s.copy()
    demand(bool(game.question(s, box)), "the question of the moment is asked", where)
    if game.rules.to_move(s, box) == CHANCE:
        count = game.rules.chances(s, box)
        weights = [game.rules.weight(s, box, k) for k in range(count)]
        demand(count >= 1 and all(each >= 0 for each in weights), "weights are not negative", where)
        demand(sum(weights) == game.rules.total(s, box) > 0, "the weights sum to the total", where)
        demand(sum(weights) <= 1 << 30, "the total is at most 2**30", where)
        if sum(weights) == count:
            demand(set(weights) == {1}, "a total equal to the count means that all weigh one", where)
        choices = range(count)
        texts = [game.outcome_text(s, box, k) for k in choices]
        demand(len(set(texts)) == count, "outcomes have different texts", where)
    else:
        choices = game.legal_moves(s, box)  # type: ignore[assignment]
        demand(len(choices) >= 1, "somebody who must decide has a legal move", where)
        demand(len(set(choices)) == len(choices), "no legal move is listed twice", where)
        demand(min(choices) >= 0 and max(choices) < game.actions(box), "a move is a number below actions", where)
        demand(len(choices) <= game.max_moves(box), "max_moves is the most there can be", where)
        if not game.unseen(s, box):
            secrets = [choice for choice in choices if game.secret(s, box, choice) is not None]
            demand(not secrets, "what is chosen before everybody is no secret", where)
    for choice in chooser.sample(choices, min(SAMPLE, len(choices))):
        text = game.choice_text(s, box, choice)
        demand(_reads_back(game, s, box, text, choice), f"{text!r} reads back as itself", where)
        game.step(s.copy(), box, choice)
    _refused(game, s, box, where)
    demand(s == kept, "looking changes nothing", where)


def _reads_back(game: Game, s: State, box: Box, text: str, choice: int) -> bool:
    parse = game.parse_outcome if game.rules.to_move(s, box) == CHANCE else game.parse_move
    return parse(s, box, text) == [Choice(choice, text)]


def _refused(game: Game, s: State, box: Box, where: str) -> None:
    parse = game.parse_outcome if game.rules.to_move(s, box) == CHANCE else game.parse_move
    for nonsense in (NONSENSE, "", "99999"):
        try:
            read = parse(s, box, nonsense)
        except TouchlineError as problem:
            demand(bool(problem.message), "a refusal says why", where)
        else:
            demand(False, f"{nonsense!r} is refused, not read as {read}", where)


def check_step(game: Game, before: State, after: State, box: Box, choice: int, where: str) -> None:
    """Scores change by legal amounts; the step can be told; rulings exist."""
    scores = zip(game.everything(before, box)["score"], game.everything(after, box)["score"], strict=True)
    for old, new in scores:
        demand(
            new == old or new - old in game.score_changes, f"a score changes by a legal amount, not {new - old}", where
        )
    names = [game.seat_name(seat) for seat in range(game.seats(box))]
    demand(isinstance(game.narrate(before, after, box, choice, names), str), "the step is told", where)
    demand(bool(game.fired_rules(after.fired)), "every step cites a rule", where)
    upshot = game.upshot(before, after, box, choice)
    demand(upshot is None or upshot in get_args(game.Upshot), f"an upshot is one of those declared: {upshot}", where)
