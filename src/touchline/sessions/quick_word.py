"""A first word before the coach has worked anything out: what a plain player would do, and how such games end.

The coach may have to solve a game or make machine code first.  Until then he says what he sees at once, where his
game can value moves at first sight (``parts.first_sight``); elsewhere a plain player's move is shown with what came of
it in as many games as a second holds, played out by plain players.  Either says that this is all it is.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from touchline.bots import levels, make_bot, turn_of
from touchline.bots.compiling import LateBot
from touchline.bots.solved import SolvedBot
from touchline.kernel.box import Box
from touchline.kernel.draws import below, game_key
from touchline.kernel.errors import TouchlineError
from touchline.kernel.game import Game
from touchline.kernel.message import Message, Share
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.state import State
from touchline.lab.intervals import share_interval
from touchline.lab.policies import Policy, policies
from touchline.lab.sheets import sheet_of
from touchline.play.match import Match
from touchline.solve.advice import word_on
from touchline.words.languages import spoken

SECONDS = 1.0
LONGEST = 5_000
FEWEST_GAMES = 8
"""Fewer games played out tell nothing worth showing."""


@dataclass(frozen=True)
class QuickWord:
    """What a plain player would do, and how often that was enough."""

    name: str
    """Of whoever decides."""
    move: str
    win: float
    """Points a game, a draw counting half."""
    low: float
    high: float
    games: int

    def text(self) -> str:
        """The word with everything that should make one doubt it."""
        told = [Message("prompt-first-sight", move=self.move)]
        if self.games >= FEWEST_GAMES:
            win, low, high = Share(self.win), Share(self.low), Share(self.high)
            told.append(Message("prompt-first-games", who=self.name, win=win, low=low, high=high, games=self.games))
        return spoken().say([*told, Message("prompt-first-wait")])


def first_text(match: Match) -> str:
    """A first word in a sentence or two; empty where nothing is decided or nobody knows at once."""
    seen = first_look(match)
    if seen is not None:
        return spoken().say([Message("prompt-first-look"), seen, Message("prompt-first-wait")])
    found = quick_word(match)
    return "" if found is None else found.text()


def first_look(match: Match) -> Message | None:
    """What the coach of a game says at first sight; ``None`` where he needs longer to say anything."""
    game, seat = match.game, match.to_move
    if seat < 0 or game.parts.first_sight is None:
        return None
    try:
        found = game.parts.first_sight.load()(game, match.box, match.state)
    except TouchlineError:
        return None
    side = game.side(seat, match.box)
    ranked = sorted(found, key=lambda each: each.value.rank(side), reverse=True)
    return word_on(match, ranked, side).message


def quick_word(match: Match, seconds: float = SECONDS, now: Callable[[], float] = time.monotonic) -> QuickWord | None:
    """The first word, within about ``seconds``; ``None`` where nothing is decided or no plain player knows how."""
    seat = match.to_move
    if seat < 0:
        return None
    began, game = now(), match.game
    try:
        box, s = _with_odds(match)
        plain = policies(game)[sheet_of(game).strongest]
        text = _plain_bot_move(match) or _policy_move(match, s, box, plain)
        after = _after(match, s, box, text)
        points: list[float] = []
        side = game.side(seat, box)
        while after is not None and now() - began < seconds:
            points.append(_played_out(match, after, box, plain, side, len(points)))
    except (TouchlineError, NotImplementedError, LookupError):
        return None
    low, high = share_interval(points)
    return QuickWord(match.names[seat], text, sum(points) / max(1, len(points)), low, high, len(points))


def _with_odds(match: Match) -> tuple[Box, State]:
    """The box and the state with dice and darts that have odds, even where people enter what fell."""
    game = match.game
    box = game.new_box({**match.options, **game.on_screen}, match.data)
    return box, game.position(match.position(), box)


def _plain_bot_move(match: Match) -> str:
    """What a bot would do that needs neither a solution nor machine code; empty where there is none."""
    for level in reversed(levels(match.game.name)[1:]):
        bot = make_bot(match.game.name, level)
        if not isinstance(bot, SolvedBot | LateBot):
            return bot.choose(turn_of(match))
    return ""


def _policy_move(match: Match, s: State, box: Box, plain: Policy) -> str:
    moves = match.game.legal_moves(s, box)
    return match.game.move_text(s, box, plain(s, box, moves, len(moves), game_key(1, 0), 0))


def _after(match: Match, s: State, box: Box, text: str) -> State | None:
    """The state after the move; ``None`` where what is hidden would be looked at."""
    if not match.game.perfect_information:
        return None
    after = s.copy()
    for choice in match.game.parse_move(s, box, text):
        match.game.step(after, box, choice.value)
    return after


def _played_out(match: Match, s: State, box: Box, plain: Policy, side: int, number: int) -> float:
    """Points of a side in one game played out by the plain player on all seats."""
    game, rules, key = match.game, match.game.rules, game_key(2, number)
    s, moves = s.copy(), [0] * game.max_moves(box)
    for step in range(LONGEST):
        seat = rules.to_move(s, box)
        if seat == OVER:
            return (1 + rules.payoff(s, box, _seat_of(game, box, side))) / 2
        if seat == CHANCE:
            game.step(s, box, game.stepping.outcome(s, box, key, step))
        else:
            game.step(s, box, plain(s, box, moves, rules.legal(s, box, moves), key, step))
    return below(key, LONGEST, 2)


def _seat_of(game: Game, box: Box, side: int) -> int:
    return next(seat for seat in range(game.seats(box)) if game.side(seat, box) == side)
