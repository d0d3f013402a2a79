"""The laws: what any game must obey, whatever its rules say.

``touchline check GAME`` runs them; so do the tests, over every game and option.  A law
is a function that raises ``LawBroken`` with the position at which it was broken.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from touchline.kernel.draws import below, game_key
from touchline.kernel.errors import TouchlineError
from touchline.kernel.game import RULE_FUNCTIONS, Game
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.options import RULES_VERSION, Options
from touchline.play.examples import check_examples, examples_of
from touchline.play.law import demand
from touchline.play.lesson import check_lesson, lesson_of
from touchline.play.match import Match
from touchline.play.position_laws import NONSENSE, check_node, check_over, check_state, check_step

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
        check_state(game, s, box, where)
        if game.rules.to_move(s, box) == OVER:
            check_over(game, s, box, where)
            return n
        check_node(game, s, box, chooser, where)
        choice = game.stepping.choose(s, box, moves, key, n)
        if game.rules.to_move(s, box) != CHANCE:
            legal = game.legal_moves(s, box)
            demand(choice == legal[below(key, n, len(legal))], "a move at random is the one on the list", where)
            mask = [False] * game.actions(box)
            game.stepping.mark_legal(s, box, moves, mask)
            marked = [move for move, is_legal in enumerate(mask) if is_legal]
            demand(marked == sorted(legal), "the moves that are marked are those on the list", where)
        before = s.copy()
        game.step(s, box, choice)
        check_step(game, before, s, box, choice, where)
    demand(limit is not None, "the game ends", f"{game.name} {dict(options)} seed {seed}")
    return limit or 0


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
