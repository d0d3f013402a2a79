"""The laws: what any game must obey, whatever its rules say.

``touchline check GAME`` runs them; so do the tests, over every game and option.  A law
is a function that raises ``LawBroken`` with the position at which it was broken.
"""

from __future__ import annotations

import json
import random
import re
import zlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NotRequired, get_args, get_origin, get_type_hints

from touchline.kernel.box import Box
from touchline.kernel.draws import below, game_key
from touchline.kernel.errors import TouchlineError
from touchline.kernel.fields import Fields
from touchline.kernel.game import RULE_FUNCTIONS, Choice, Game
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.options import RULES_VERSION, Options
from touchline.kernel.state import State
from touchline.play.examples import check_examples, examples_of
from touchline.play.lesson import check_lesson, lesson_of
from touchline.play.match import Match

SAMPLE = 6
"""How many moves or outcomes of a node are tried in words."""

NONSENSE = "no such thing"


class LawBroken(AssertionError):
    """A game does not keep the contract."""


def demand(holds: bool, law: str, where: str) -> None:
    """Raise ``LawBroken`` unless the law holds."""
    if not holds:
        raise LawBroken(f"{law} [{where}]")


# ---- the house rules of a game's folder


def law_contract(game: Game) -> None:
    """A game has every rule function, and one bit for every rule of its rulebook that rules steps."""
    for name in RULE_FUNCTIONS:
        demand(callable(getattr(game.rules, name, None)), f"the rules have a function {name}", game.name)
    bits = list(game.rule_bits.values())
    known = [*game.rule_bits, *game.around_matches]
    demand(sorted(known) == sorted(game.rulebook.rules), "ids.py and RULES.md hold the same ids", game.name)
    demand(len(set(bits)) == len(bits), "every rule has a bit of its own", game.name)
    for bit in bits:
        demand(bit > 0 and bit & (bit - 1) == 0 and bit < 1 << 63, "a rule's bit is one of 63", game.name)


def cited_ids(folder: Path) -> set[str]:
    """Every rule id named in the Python files of a folder, as ``AB-2.2`` or ``AB_2_2``."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        if path.name != "ids.py":
            text = path.read_text(encoding="utf-8")
            found |= set(re.findall(r"\b[A-Z]{2}-\d+\.\d+\b", text))
            found |= {f"{a}-{b}.{c}" for a, b, c in re.findall(r"\b([A-Z]{2})_(\d+)_(\d+)\b", text)}
    return found


def law_rules_cited(game: Game, tests: Path | None = None) -> None:
    """Every rule of the rulebook is cited by the code, and by a test where tests are at hand."""
    missing = sorted(set(game.rulebook.rules) - cited_ids(game.folder))
    demand(not missing, f"every rule is cited by the code; not: {', '.join(missing)}", game.name)
    if tests is not None:
        missing = sorted(set(game.rulebook.rules) - cited_ids(tests))
        demand(not missing, f"every rule is cited by a test; not: {', '.join(missing)}", game.name)


def law_lesson(game: Game) -> int:
    """A lesson still plays, asks only the learner, and ends with a score; the number of its steps."""
    lesson = lesson_of(game)
    if lesson is None:
        return 0
    problems = list(check_lesson(lesson))
    demand(not problems, "; ".join(problems), game.name)
    return len(lesson.steps)


def law_examples(game: Game) -> int:
    """Every example of the rulebook still plays, and its rule rules in it; how many there are."""
    problems = list(check_examples(game))
    demand(not problems, "; ".join(problems), game.name)
    return len(examples_of(game))


# ---- the laws of play


def law_walk(game: Game, options: Options, seed: int, limit: int | None = None) -> int:
    """A random game, looked at from every side at every step; the number of steps."""
    box = game.new_box(options)
    s = game.new_state(box)
    key = game_key(seed, 0)
    chooser = random.Random(seed)
    moves = [0] * game.max_moves(box)
    for n in range(game.longest if limit is None else limit):
        where = f"{game.name} {dict(options)} seed {seed} step {n}: {s.position()}"
        _check_state(game, s, box, where)
        if game.rules.to_move(s, box) == OVER:
            _check_over(game, s, box, where)
            return n
        _check_node(game, s, box, chooser, where)
        choice = game.stepping.choose(s, box, moves, key, n)
        if game.rules.to_move(s, box) != CHANCE:
            legal = game.legal_moves(s, box)
            demand(choice == legal[below(key, n, len(legal))], "a move at random is the one on the list", where)
        before = s.copy()
        game.step(s, box, choice)
        _check_step(game, before, s, box, choice, where)
    demand(limit is not None, "the game ends", f"{game.name} {dict(options)} seed {seed}")
    return limit or 0


def _check_state(game: Game, s: State, box: Box, where: str) -> None:
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


def _check_over(game: Game, s: State, box: Box, where: str) -> None:
    """The sides' payoffs are a win, a loss or a draw, and sum to nothing."""
    sides = {game.side(seat, box): game.rules.payoff(s, box, seat) for seat in range(game.seats(box))}
    demand(all(each in (-1, 0, 1) for each in sides.values()), "a payoff is +1, 0 or -1", where)
    demand(sum(sides.values()) == 0, "what one side wins the other loses", where)
    names = [game.seat_name(seat) for seat in range(game.seats(box))]
    demand(bool(game.ending(s, box, names)), "the end is told", where)


def _check_node(game: Game, s: State, box: Box, chooser: random.Random, where: str) -> None:
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


def _check_step(game: Game, before: State, after: State, box: Box, choice: int, where: str) -> None:
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


def law_compiled(game: Game, options: Options, seed: int, games: int, limit: int = 20_000) -> int:
    """Interpreted and compiled play are the same, state by state; the number of steps compared."""
    box = game.new_box(options)
    moves = [0] * game.max_moves(box)
    compared = 0
    for number in range(games):
        states, choices = game.compiled.trace(box, seed, number, limit)
        s = game.new_state(box)
        key = game_key(seed, number)
        for n, choice in enumerate(choices):
            where = f"{game.name} {dict(options)} seed {seed} game {number} step {n}: {s.position()}"
            demand(game.State.from_record(states[n]) == s, "compiled and interpreted states agree", where)
            demand(game.stepping.choose(s, box, moves, key, n) == choice, "both choose the same", where)
            game.step(s, box, int(choice))
        demand(game.State.from_record(states[len(choices)]) == s, "the last states agree", f"{game.name} {number}")
        compared += len(choices)
    return compared


def law_record(game: Game, options: Options, seed: int, limit: int | None = None) -> int:
    """A match is replayed from its record to the same state, with take-backs on the way."""
    match = Match(game, options, seed=seed)
    chooser = random.Random(seed)
    for _ in range(game.longest if limit is None else limit):
        if match.over:
            break
        where = f"{game.name} {dict(options)} seed {seed}: {match.position()}"
        text = match.record_text()
        state = match.state.copy()
        _match_refuses(match, where)
        demand(match.record_text() == text and match.state == state, "a refusal changes nothing", where)
        move = _random_entry(match, chooser)
        match.enter(move)
        if chooser.random() < 0.05:
            match.undo()
            demand(match.state == state, "a take-back gives the state before", where)
            match.enter(move)
    text = match.record_text()
    again = Match.from_record(text)
    demand(again.state == match.state, "the record replays to the same state", game.name)
    demand(again.record_text() == text, "the record writes itself again", game.name)
    demand([step.choice for step in again.steps] == [step.choice for step in match.steps], "step by step", game.name)
    return len(match.steps)


def _random_entry(match: Match, chooser: random.Random) -> str:
    game, s, box = match.game, match.state, match.box
    if match.to_move == CHANCE:
        drawn = match.source.draw(match)
        return drawn if isinstance(drawn, str) else game.outcome_text(s, box, drawn)
    return game.move_text(s, box, chooser.choice(game.legal_moves(s, box)))


def _match_refuses(match: Match, where: str) -> None:
    wrong: Callable[[str], Match] = match.play if match.to_move == CHANCE else match.roll
    for tried in (wrong, match.enter):
        try:
            tried(NONSENSE)
        except TouchlineError:
            continue
        demand(False, "nonsense is refused", where)


# ---- all of them


def option_sets(game: Game) -> Iterator[dict[str, object]]:
    """The default rules, then every option at every value worth trying, then those that belong together."""
    yield {}
    for option in game.options:
        for value in option.trials():
            if value != option.default:
                yield {option.name: value}
    yield from (dict(together) for together in game.trials)


def former_sets(game: Game) -> Iterator[dict[str, object]]:
    """Every former version of the rules, to be held to the laws as the present one is."""
    for version in game.former_versions:
        yield {RULES_VERSION: version}


def check_game(
    game: Game, *, games: int, seed: int = 0, compiled: bool = True, told: Callable[[str, str], None]
) -> None:
    """Every law over every option, ``games`` random games each; ``told(options, result)`` after each."""
    law_contract(game)
    law_rules_cited(game)
    told("contract", f"{len(game.rulebook.rules)} rules, each with its id and cited by the code")
    taught = law_lesson(game)
    if taught:
        told("lesson", f"{taught} steps played, the last of them a score")
    shown = law_examples(game)
    if shown:
        told("examples", f"{shown} played, each ruled by its rule")
    for options in (*option_sets(game), *former_sets(game)):
        named = " ".join(f"{name}={value}" for name, value in options.items()) or "default rules"
        steps = sum(law_walk(game, options, seed + each) for each in range(games))
        steps += law_record(game, options, seed)
        result = f"{steps} steps walked"
        if compiled:
            result += f", {law_compiled(game, options, seed, 10 * games)} compared with compiled play"
        told(named, result)
