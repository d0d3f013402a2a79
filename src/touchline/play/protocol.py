"""The engine protocol: JSON Lines, one request and one reply a line.

Bots in any language play through it, tests script any situation with it, and the
server speaks the same words.  ``Engine.answer`` is the whole of it; ``serve_lines``
puts it on a pair of streams.

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
from touchline.kernel.game import Game
from touchline.kernel.message import english, messages_json
from touchline.kernel.options import Option
from touchline.kernel.rule_sets import RULE_SET
from touchline.play.match import Match
from touchline.play.outside import read_json, shortened
from touchline.play.record import Record

Reply = dict[str, Any]


class BadRequest(TouchlineError):
    """A request that is not of the protocol's form."""

    kind = "bad-request"


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
        self._operations: dict[str, Callable[[dict[str, Any]], Reply]] = {
            "hello": self._hello,
            "games": self._games,
            "rules": self._rules,
            "new": self._new,
            "set": self._set,
            "load": self._load,
            "node": lambda _: {},
            "play": self._play,
            "roll": self._roll,
            "undo": lambda _: self._moved(self.match.undo()),
            "correct": self._correct,
            "resign": self._resign,
            "state": lambda _: {"state": self.match.everything()},
            "view": self._view,
            "position": lambda _: {"position": self.match.position()},
            "record": self._record,
            "why": lambda _: {"rules": [{"id": rule.id, "text": rule.text} for rule in self.match.why()]},
            "advise": self._advise,
            "quit": lambda _: {"bye": True},
            "board": lambda _: {"board": self.match.game.board(self.match.box)},
        }

    @property
    def match(self) -> Match:
        """The match at hand."""
        if self._match is None:
            raise BadRequest("no match yet: begin with 'new', 'set' or 'load'", field="op")
        return self._match

    def answer(self, request: Any) -> Reply:
        """The reply to one request; never raises for what a user can get wrong."""
        number = request.get("id") if isinstance(request, dict) else None
        if isinstance(number, dict | list):
            number = None
        try:
            if not isinstance(request, dict):
                raise BadRequest("a request is a JSON object")
            operation = self._operations.get(str(request.get("op")))
            if operation is None:
                known = ", ".join(self._operations)
                raise BadRequest(f"there is no operation {shortened(request.get('op'))}; there is: {known}", field="op")
            reply = operation(request)
            if request["op"] in WITH_NODE:
                reply["node"] = self.match.node().to_json()
            return {"id": number, "ok": True, **reply}
        except TouchlineError as problem:
            return {"id": number, "ok": False, "error": error_json(problem)}

    def answer_line(self, line: str) -> Reply:
        """The reply to one line of JSON."""
        try:
            request = read_json(line)
        except TouchlineError as problem:
            return {"id": None, "ok": False, "error": error_json(problem)}
        return self.answer(request)

    # ---- operations

    def _hello(self, request: dict[str, Any]) -> Reply:
        return {"touchline": touchline.__version__, "operations": list(self._operations)}

    def _games(self, request: dict[str, Any]) -> Reply:
        return {"games": [game_json(name) for name in game_names()]}

    def _rules(self, request: dict[str, Any]) -> Reply:
        game = find_game(_text(request, "game")) if "game" in request else self.match.game
        if "rule" in request:
            rule = game.rulebook[_text(request, "rule")]
            return {"rules": [{"id": rule.id, "text": rule.text}]}
        return {"rules": [{"id": rule.id, "text": rule.text} for rule in game.rulebook.rules.values()]}

    def _new(self, request: dict[str, Any], position: str | None = None) -> Reply:
        seed = request.get("seed")
        if seed is None:
            seed = secrets.randbits(53)
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 64:
            raise BadRequest("seed is a whole number from 0 to 2**64 - 1", field="seed")
        self._match = Match(
            _text(request, "game"),
            _options(request),
            data=_object(request, "data"),
            names=_names(request),
            seed=seed,
            position=position,
        )
        return {"seed": seed}

    def _set(self, request: dict[str, Any]) -> Reply:
        return self._new(request, _text(request, "position"))

    def _load(self, request: dict[str, Any]) -> Reply:
        self._match = Match.from_record(Record.parse(_text(request, "record")))
        return {}

    def _play(self, request: dict[str, Any]) -> Reply:
        seat = _seat(request) if request.get("seat") is not None else None
        return self._moved(self.match.play(_text(request, "move"), seat))

    def _roll(self, request: dict[str, Any]) -> Reply:
        outcome = request.get("outcome")
        return self._moved(self.match.roll(None if outcome is None else _text(request, "outcome")))

    def _correct(self, request: dict[str, Any]) -> Reply:
        number = request.get("entry")
        if not isinstance(number, int):
            raise BadRequest("entry is the number of the entry to correct", field="entry")
        return self._moved(self.match.correct(number, _text(request, "text"), cut=bool(request.get("cut"))))

    def _resign(self, request: dict[str, Any]) -> Reply:
        return self._moved(self.match.resign(_seat(request)))

    def _moved(self, match: Match) -> Reply:
        if not match.steps:
            return {}
        last = match.steps[-1]
        rules = match.game.fired_rules(match.state.fired)
        return {"made": last.text, "said": match.narrate(), "rules": rules, **messages_json(said=match.tell())}

    def _view(self, request: dict[str, Any]) -> Reply:
        if request.get("seat") is None:
            return {"view": self.match.view(None), "node": self.match.node_seen_by(None)}
        seat = _seat(request)
        if seat >= len(self.match.names):
            raise BadRequest(f"there is no seat {seat}", field="seat")
        return {"view": self.match.view(seat), "node": self.match.node_seen_by(seat)}

    def _record(self, request: dict[str, Any]) -> Reply:
        if request.get("seat") is None:
            return {"record": self.match.record_text()}
        return {"record": self.match.record_for(_seat(request)).text()}

    def _advise(self, request: dict[str, Any]) -> Reply:
        if self._adviser is None:
            raise BadRequest("this engine has no coach", field="op")
        return self._adviser(self.match)


WITH_NODE = frozenset({"new", "set", "load", "node", "play", "roll", "undo", "correct", "resign"})
"""Operations whose reply carries the next node."""


def game_json(name: str) -> dict[str, Any]:
    """A game and its options, for a program that has never seen it."""
    game = find_game(name)
    return {
        "name": game.name,
        "title": game.title,
        "tagline": english([game.about()]),
        **messages_json(tagline=[game.about()]),
        "rules": game.version,
        "rule_sets": rule_sets_json(game),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "help": english([game.option_help(option)]),
                **option_words(game, option),
                "rule": option.rule,
                "each_seat": option.each_seat,
                **({"choices": list(option.choices)} if option.choices else {}),
                **({"low": option.low, "high": option.high} if option.high else {}),
            }
            for option in game.options
        ],
    }


def rule_sets_json(game: Game) -> list[dict[str, Any]]:
    """The named rule sets of a game, and what each sets."""
    return [
        {
            "name": each.name,
            "help": english([game.rule_set_help(each)]),
            "options": dict(each.options),
            **messages_json(help=[game.rule_set_help(each)], name=[game.rule_set_label(each)]),
        }
        for each in game.rule_sets
    ]


def option_words(game: Game, option: Option) -> dict[str, Any]:
    """The messages behind an option: its help, its name, and its choices one by one."""
    return messages_json(
        help=[game.option_help(option)],
        name=[game.option_label(option)],
        choices=[game.value_label(option, each) for each in option.choices],
    )


def error_json(problem: TouchlineError) -> dict[str, Any]:
    """An error as the protocol writes it."""
    error: dict[str, Any] = {"kind": problem.kind, "message": problem.message, "rules": list(problem.rules)}
    error |= messages_json(message=[problem.words])
    if problem.field:
        error["field"] = problem.field
    return error


def serve_lines(source: TextIO, sink: TextIO, engine: Engine) -> None:
    """Answer every line of ``source`` on ``sink`` until it ends or says ``quit``."""
    for line in source:
        if line.strip():
            reply = engine.answer_line(line)
            sink.write(json.dumps(reply, ensure_ascii=False) + "\n")
            sink.flush()
            if reply.get("bye"):
                return


def _text(request: dict[str, Any], key: str) -> str:
    value = request.get(key)
    if not isinstance(value, str):
        raise BadRequest(f"{key} is missing, or is not a text", field=key)
    return value


def _object(request: dict[str, Any], key: str) -> dict[str, Any]:
    value = request.get(key)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadRequest(f"{key} is not an object", field=key)
    return value


def _options(request: dict[str, Any]) -> dict[str, Any]:
    """The options asked for; ``rules`` beside them names a rule set."""
    options = _object(request, "options")
    return {RULE_SET: _text(request, RULE_SET), **options} if RULE_SET in request else options


def _seat(request: dict[str, Any]) -> int:
    seat = request.get("seat")
    if not isinstance(seat, int) or isinstance(seat, bool) or seat < 0:
        raise BadRequest("seat is a whole number from 0 on", field="seat")
    return seat


def _names(request: dict[str, Any]) -> list[str]:
    names = request.get("names", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadRequest("names is a list of texts", field="names")
    return names
