"""The coach in a worker process: advice on a decision, the review of a finished match.

He is told what the seat may know, no more: hidden things are dealt anew from the view.
"""

from __future__ import annotations

import random
from typing import Any

from touchline.games import find_game
from touchline.kernel.errors import TouchlineError
from touchline.play.match import Match
from touchline.server.operations.questions import AdviceWanted, Counselled, JudgingWanted, Question, ReviewWanted


def advise(request: AdviceWanted) -> dict[str, Any]:
    """Every option of the seat to move with everybody's chance to win, best first."""
    from touchline import solve

    game = find_game(request["game"])
    match = Match(game, request["options"], data=request["data"], names=request["names"])
    match.states = [game.determinize(request["view"], match.box, random.Random(request["view"]["position"]).randrange)]
    return dict(solve.advise(match, request["seat"]).to_json())


def review(request: ReviewWanted) -> dict[str, Any]:
    """A finished match, split into luck and skill."""
    from touchline import solve

    match = Match.from_record(request["record"])
    told = dict(solve.review(match).to_json())
    moments = {step.number: index + 1 for index, step in enumerate(match.steps)}
    for step in told["steps"]:
        step["at"] = moments.get(step["number"], len(match.steps))
    return told


def judge(request: JudgingWanted) -> dict[str, Any]:
    """An answer to a puzzle, and why the best is best."""
    from touchline.solve.puzzles import find, judge

    return judge(find(find_game(request["game"]), request["puzzle"]), request["move"]).to_json()


def coach(request: Question) -> Counselled:
    """The answer to a request of the API; where nobody knows, the reason."""
    try:
        if request["op"] == "advise":
            return {"told": advise(request)}
        return {"told": review(request) if request["op"] == "review" else judge(request)}
    except TouchlineError as problem:
        return {"refused": problem.words.to_json()}
