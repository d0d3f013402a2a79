"""The engine protocol: JSON Lines, one request and one reply a line.

Bots in any language play through it, tests script any situation with it, and the
server speaks the same words.  ``Engine.answer`` is the whole of it; ``serve_lines``
puts it on a pair of streams.  What can be asked and answered is declared in ``requests.py``.

::

    {"id":1,"op":"new","game":GAME,"options":{},"seed":7}
    {"id":1,"ok":true,"node":{"kind":"chance","what":"coin",…},"seed":7}

Every reply repeats the request's ``id``.  A refused request changes nothing.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Any, TextIO

import touchline
from touchline.games import find_game, game_names
from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message, messages_json
from touchline.kernel.rule_sets import RULE_SET
from touchline.kernel.rulebook import Rule
from touchline.play.match import Match
from touchline.play.outside import read_json
from touchline.play.record import Record
from touchline.wire import requests
from touchline.wire.codec import BadMessage, from_json, to_json
from touchline.wire.games import game_info
from touchline.wire.kinds import problem_told
from touchline.wire.server_told import WIRE

Reply = dict[str, Any]


class Engine:
    """One conversation: at most one match at a time.

    >>> engine = Engine()
    >>> reply = engine.answer({"id": 1, "op": "new", "game": "football-darts", "seed": 7})
    >>> reply["ok"], reply["node"]["what"]
    (True, 'coin')
    >>> engine.answer({"id": 2, "op": "play", "move": "punt"})["error"]["kind"]
    'wrong-node'
    """

    def __init__(self, advise: Callable[[Match], Reply] | None = None) -> None:
        self._match: Match | None = None
        self._adviser = advise

    @property
    def match(self) -> Match:
        """The match at hand."""
        if self._match is None:
            raise BadMessage(Message("fault-no-match"), field="op")
        return self._match

    def answer(self, request: Any) -> Reply:
        """The reply to one request; never raises for what a user can get wrong."""
        number = request.get("id") if isinstance(request, dict) else None
        if isinstance(number, dict | list):
            number = None
        try:
            asked = from_json(requests.EngineRequest, request, strict=True)
            reply = OPERATIONS[type(asked)](self, asked)
            if type(asked) in WITH_NODE:
                reply["node"] = self.match.node().to_json()
            return {"id": number, "ok": True, **reply}
        except TouchlineError as problem:
            return {"id": number, "ok": False, "error": to_json(problem_told(problem))}

    def answer_line(self, line: str) -> Reply:
        """The reply to one line of JSON."""
        try:
            request = read_json(line)
        except TouchlineError as problem:
            return {"id": None, "ok": False, "error": to_json(problem_told(problem))}
        return self.answer(request)

    # ---- operations

    def _hello(self, asked: requests.Hello) -> Reply:
        return {"touchline": touchline.__version__, "wire": WIRE, "operations": list(requests.REPLIES)}

    def _games(self, asked: requests.Games) -> Reply:
        return {"games": [to_json(game_info(find_game(name))) for name in game_names()]}

    def _rules(self, asked: requests.Rules) -> Reply:
        game = self.match.game if asked.game is None else find_game(asked.game)
        rules = game.rulebook.rules.values() if asked.rule is None else [game.rulebook[asked.rule]]
        return {"rules": [rule_json(rule) for rule in rules]}

    def _new(self, asked: requests.New | requests.Set) -> Reply:
        seed = secrets.randbits(53) if asked.seed is None else asked.seed
        by_name = {} if asked.rules is None else {RULE_SET: asked.rules}
        self._match = Match(
            asked.game,
            {**by_name, **(asked.options or {})},
            data=asked.data or {},
            names=asked.names,
            seed=seed,
            position=asked.position if isinstance(asked, requests.Set) else None,
        )
        return {"seed": seed}

    def _load(self, asked: requests.Load) -> Reply:
        self._match = Match.from_record(Record.parse(asked.record))
        return {}

    def _node(self, asked: requests.AskNode) -> Reply:
        return {}

    def _play(self, asked: requests.PlayMove) -> Reply:
        return self._moved(self.match.play(asked.move, asked.seat))

    def _roll(self, asked: requests.RollDice) -> Reply:
        return self._moved(self.match.roll(asked.outcome))

    def _undo(self, asked: requests.TakeBack) -> Reply:
        return self._moved(self.match.undo())

    def _correct(self, asked: requests.CorrectEntry) -> Reply:
        return self._moved(self.match.correct(asked.entry, asked.text, cut=asked.cut))

    def _resign(self, asked: requests.GiveUp) -> Reply:
        return self._moved(self.match.resign(asked.seat))

    def _moved(self, match: Match) -> Reply:
        if not match.steps:
            return {}
        last = match.steps[-1]
        rules = match.game.fired_rules(match.state.fired)
        return {"made": last.text, "said": match.narrate(), "rules": rules, **messages_json(said=match.tell())}

    def _state(self, asked: requests.AskState) -> Reply:
        return {"state": self.match.everything()}

    def _view(self, asked: requests.AskView) -> Reply:
        if asked.seat is not None and asked.seat >= len(self.match.names):
            raise BadMessage(Message("play-no-seat", seat=asked.seat), field="seat")
        return {"view": self.match.view(asked.seat), "node": self.match.node_seen_by(asked.seat).to_json()}

    def _position(self, asked: requests.AskPosition) -> Reply:
        return {"position": self.match.position()}

    def _record(self, asked: requests.AskRecord) -> Reply:
        if asked.seat is None:
            return {"record": self.match.record_text()}
        return {"record": self.match.record_for(asked.seat).text()}

    def _why(self, asked: requests.AskWhy) -> Reply:
        return {"rules": [rule_json(rule) for rule in self.match.why()]}

    def _advise(self, asked: requests.Advise) -> Reply:
        if self._adviser is None:
            raise BadMessage(Message("fault-no-coach"), field="op")
        return self._adviser(self.match)

    def _board(self, asked: requests.AskBoard) -> Reply:
        return {"board": self.match.game.board(self.match.box)}

    def _quit(self, asked: requests.Quit) -> Reply:
        return {"bye": True}


OPERATIONS: dict[type[requests.Request], Callable[[Engine, Any], Reply]] = {
    requests.Hello: Engine._hello,
    requests.Games: Engine._games,
    requests.Rules: Engine._rules,
    requests.New: Engine._new,
    requests.Set: Engine._new,
    requests.Load: Engine._load,
    requests.AskNode: Engine._node,
    requests.PlayMove: Engine._play,
    requests.RollDice: Engine._roll,
    requests.TakeBack: Engine._undo,
    requests.CorrectEntry: Engine._correct,
    requests.GiveUp: Engine._resign,
    requests.AskState: Engine._state,
    requests.AskView: Engine._view,
    requests.AskPosition: Engine._position,
    requests.AskRecord: Engine._record,
    requests.AskWhy: Engine._why,
    requests.Advise: Engine._advise,
    requests.AskBoard: Engine._board,
    requests.Quit: Engine._quit,
}
"""What answers each kind of request."""

WITH_NODE = frozenset(
    {
        requests.New,
        requests.Set,
        requests.Load,
        requests.AskNode,
        requests.PlayMove,
        requests.RollDice,
        requests.TakeBack,
        requests.CorrectEntry,
        requests.GiveUp,
    }
)
"""Requests whose reply carries the next node."""


def rule_json(rule: Rule) -> dict[str, Any]:
    """A rule, quoted."""
    return dict(rule._asdict())


def serve_lines(source: TextIO, sink: TextIO, engine: Engine) -> None:
    """Answer every line of ``source`` on ``sink`` until it ends or says ``quit``."""
    for line in source:
        if line.strip():
            reply = engine.answer_line(line)
            sink.write(json.dumps(reply, ensure_ascii=False) + "\n")
            sink.flush()
            if reply.get("bye"):
                return
