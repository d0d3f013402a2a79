"""The review of a game: every step held against the best there was, where it was won and lost."""

from __future__ import annotations

from touchline.kernel.message import Message, Share, as_message
from touchline.kernel.speaking import HEADLINE_BREAK
from touchline.kernel.state import State
from touchline.play.match import Match
from touchline.play.record import Record
from touchline.solve.advice import noted, side_names, value_of
from touchline.solve.blunders import BLUNDER, puzzle_of
from touchline.solve.evaluator import Evaluator, MoveValue, Progress, Value, evaluator_for, no_progress
from touchline.solve.looked_back import FREE, Best, Review, ReviewStep
from touchline.words.languages import spoken


def _ranked(evaluator: Evaluator, s: State, side: int) -> list[MoveValue]:
    return sorted(evaluator.move_values(s, outlook=False), key=lambda each: each.value.rank(side), reverse=True)


def _better(best: Best) -> Message:
    return Message("review-better", move=best.move, win=Share(best.win, 1), got=Share(best.got, 1))


def _best(match: Match, index: int, best: MoveValue, side: int, got: Value) -> Best:
    game, s, box = match.game, match.states[index], match.box
    called = game.move_told(s, box, game.parse_move(s, box, best.move)[0].value)
    return Best(best.move, called, best.value.win[side], got.win[side])


def review(game: Record | Match | str, progress: Progress = no_progress) -> Review:
    """A match, a record or the text of a record, looked back on step by step."""
    match = game if isinstance(game, Match) else Match.from_record(game)
    evaluator = evaluator_for(match.game, match.options, match.box, lambda share: progress(0.5 * share))
    steps = []
    before = initial = evaluator.value(match.states[0])
    for index in range(len(match.steps)):
        steps.append(_reviewed(match, index, evaluator, before))
        before = steps[-1].after
        progress(0.5 + 0.5 * (index + 1) / len(match.steps))
    if match.resigned is not None:
        steps.append(_resignation(match, match.resigned, before))
    title = f"{match.game.title}: {match.ending() if match.over else match.headline()}"
    ended = match.result() if match.over else match.situation()
    heading = f"{match.game.title}: {spoken().say(ended, match.names, ' ' if match.over else HEADLINE_BREAK)}"
    final = steps[-1].after if steps else initial
    exact, note = evaluator.exact, noted(evaluator)
    return Review(title, side_names(match), steps, initial, final, match.over, exact, note, heading)


def _reviewed(match: Match, index: int, evaluator: Evaluator, before: Value) -> ReviewStep:
    """A step, and where it was a decision that cost something, what would have been better."""
    rules_of, box, step = match.game, match.box, match.steps[index]
    after = evaluator.value(match.states[index + 1])
    side = None if step.seat is None else rules_of.side(step.seat, box)
    best = better = why = puzzle = None
    cost = 0.0
    if side is not None and before.equity(side) - after.equity(side) > FREE:
        ranked = _ranked(evaluator, match.states[index], side)
        # an estimate of the whole position and those of its moves are not of one mind: moves are held against moves
        got = after if evaluator.exact else next((each.value for each in ranked if each.move == step.text), after)
        cost = max(0.0, (before if evaluator.exact else ranked[0].value).equity(side) - got.equity(side))
        if cost > FREE:
            best = _best(match, index, ranked[0], side, got)
            better = _better(best)
        if cost >= BLUNDER:
            why = as_message(evaluator.why(match.states[index], ranked))
            puzzle = puzzle_of(match, index, ranked)
    told, said = match.narrate(index), tuple(match.tell(index))
    thrower = rules_of.hand(match.states[index], box) if step.seat is None else None
    return ReviewStep(
        step.number,
        step.seat,
        side,
        step.text,
        told,
        before,
        after,
        best=better,
        choice=best,
        messages=said,
        hand=None if thrower is None else rules_of.side(thrower, box),
        spoken=spoken().say(said, match.names),
        why=why,
        puzzle=puzzle,
        cost=cost,
    )


def _resignation(match: Match, seat: int, before: Value) -> ReviewStep:
    """Giving up costs whatever there was to hope for."""
    side, after, said = match.game.side(seat, match.box), value_of(match), tuple(match.result())
    return ReviewStep(
        len(match.record.entries),
        seat,
        side,
        "resigns",
        match.ending(),
        before,
        after,
        messages=said,
        spoken=spoken().say(said, match.names),
        cost=before.equity(side) - after.equity(side),
    )
