"""Who sits on a seat: a compiled policy for millions of games, or a bot for a few.

A policy is a rule function::

    @rule
    def cautious(s, box, moves, count, key, draw):
        '''Always the first legal move.'''
        return moves[0]

It gets the state, the box, the ``count`` legal moves and the counter-based dice
(``below(key, draw, n)`` is a number below ``n``), and answers with a move.  Because it
is a rule function it runs interpreted, compiled and on a GPU.  It sees the whole state: a
policy is an instrument of measurement, not an opponent (those are ``touchline.bots``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from dataclasses import replace
from types import SimpleNamespace

from touchline.bots import Bot, asks_for_past, former_levels, get_ready, levels, looks_back, make_bot, turn_at
from touchline.kernel.box import Box
from touchline.kernel.draws import below, game_key
from touchline.kernel.errors import BadOption
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.options import Options
from touchline.kernel.rule import Register, as_it_stands, rule
from touchline.kernel.rules import Rules
from touchline.kernel.speaking import B, S
from touchline.kernel.state import State
from touchline.kernel.stepping import stepping_of
from touchline.lab.sheets import sheet_of
from touchline.play.recalling import Witness

Policy = Callable[..., int]
"""``policy(s, box, moves, count, key, draw)``: one of the first ``count`` moves."""


@rule
def random_move(s: State, box: Box, moves: Sequence[int], count: int, key: int, draw: int) -> int:
    """Any legal move, all alike: the same game as the kernel's ``playout``."""
    return moves[below(key, draw, count)]


@rule
def first_move(s: State, box: Box, moves: Sequence[int], count: int, key: int, draw: int) -> int:
    """The first legal move there is."""
    return moves[0]


@rule
def last_move(s: State, box: Box, moves: Sequence[int], count: int, key: int, draw: int) -> int:
    """The last legal move there is."""
    return moves[count - 1]


POLICIES: Mapping[str, Policy] = {"random": random_move, "first": first_move, "last": last_move}
"""The policies that fit every game."""


def policies(game: Game) -> dict[str, Policy]:
    """Every compiled policy of a game by name.

    >>> from touchline.games import find_game
    >>> list(policies(find_game("football-darts")))
    ['random', 'first', 'last', 'gambler', 'kicker', 'finisher']
    """
    return {**POLICIES, **sheet_of(game).policies}


def policy_named(game: Game, name: str) -> Policy:
    """A compiled policy by name; ``BadOption`` where there is none."""
    known = policies(game)
    if name not in known:
        raise BadOption(Message("lab-no-opponent", name=repr(name), known=", ".join(known)), field="opponent")
    return known[name]


def side_of(game: Game, box: Box, seat: int) -> list[int]:
    """The seats of one side; ``BadOption`` where there is no such seat.

    >>> from touchline.games import find_game
    >>> game = find_game("football-darts")
    >>> side_of(game, game.new_box(), 1)
    [1]
    """
    seats = range(game.seats(box))
    if seat not in seats:
        raise BadOption(Message("lab-no-seat", seat=seat, game=game.title, seats=len(seats)), field="seat")
    return [each for each in seats if game.side(each, box) == game.side(seat, box)]


def players(game: Game) -> list[str]:
    """Everybody who can take a seat: compiled policies, then bots as ``bot:LEVEL`` where a policy has the name."""
    quick = policies(game)
    return [*quick, *(f"bot:{level}" if level in quick else level for level in levels(game.name))]


def is_policy(game: Game, player: str) -> bool:
    """Whether the player runs in compiled loops; a bot does not.  Unknown players raise ``BadOption``."""
    if player in policies(game):
        return True
    if bot_level(player) in (*levels(game.name), *former_levels(game.name)):
        return False
    known = ", ".join(players(game))
    raise BadOption(Message("lab-nobody-called", player=repr(player), game=game.name, known=known), field="seats")


def bot_level(player: str) -> str:
    """The level in ``bot:LEVEL`` or ``LEVEL``."""
    return player.removeprefix("bot:")


def seated(game: Game, box: Box, named: Sequence[str]) -> tuple[str, ...]:
    """One player a seat: a single name sits everywhere, two share the seats of their side.

    >>> from touchline.games import find_game
    >>> game = find_game("football-darts")
    >>> seated(game, game.new_box(), ["random"])
    ('random', 'random')
    """
    seats = game.seats(box)
    for player in named:
        is_policy(game, player)
    if len(named) == 1:
        return (named[0],) * seats
    if len(named) == seats:
        return tuple(named)
    if len(named) == 2:
        return tuple(named[game.side(seat, box)] for seat in range(seats))
    raise BadOption(Message("lab-seat-count", game=game.title, seats=seats, most=seats), field="seats")


def deciding(
    rules: Rules[S, B] | SimpleNamespace, functions: Sequence[Policy], register: Register = as_it_stands
) -> Callable[..., int]:
    """One function ``decide(s, box, moves, key, draw, who)``: the move of the policy of index ``who``.

    Where everybody plays at random nobody needs a list of the moves, if the game can do without.  (For a mixture both
    ways would have to be compiled, which takes longer than it saves.)
    """
    legal, any_move = rules.legal, register(stepping_of(rules).any_move)
    ask = asking(functions, register)

    def decide_any(s: S, box: B, moves: MutableSequence[int], key: int, draw: int, who: int) -> int:
        return any_move(s, box, moves, key, draw)

    def decide(s: S, box: B, moves: MutableSequence[int], key: int, draw: int, who: int) -> int:
        return ask(s, box, moves, legal(s, box, moves), key, draw, who)

    return register(decide_any if all(map(_is_random, functions)) else decide)


def _is_random(policy: Policy) -> bool:
    """Whether a policy is ``random_move`` or a copy of it."""
    return getattr(policy, "__code__", None) is random_move.__code__


def asking(functions: Sequence[Policy], register: Register = as_it_stands) -> Callable[..., int]:
    """One function ``ask(s, box, moves, count, key, draw, who)`` that asks the policy of index ``who``.

    Compiled code cannot index functions, so this is a chain of questions, built here and
    made known to the compiler by ``register``.
    """
    last = functions[-1]

    def decide(s: State, box: Box, moves: Sequence[int], count: int, key: int, draw: int, who: int) -> int:
        return last(s, box, moves, count, key, draw)

    chain = register(decide)
    for index in range(len(functions) - 2, -1, -1):
        chain = register(_asked_before(chain, functions[index], index))
    return chain


def _asked_before(rest: Callable[..., int], policy: Policy, own: int) -> Callable[..., int]:
    def decide(s: State, box: Box, moves: Sequence[int], count: int, key: int, draw: int, who: int) -> int:
        if who == own:
            return policy(s, box, moves, count, key, draw)
        return rest(s, box, moves, count, key, draw, who)

    return decide


class BotOnSeat:
    """A bot behind the signature of a policy; it is shown its view, never the state."""

    def __init__(
        self, game: Game, options: Options, seat: int, bot: Bot, seconds: float, witness: Witness | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.seat = seat
        self.bot = bot
        self.seconds = seconds
        self.witness = witness if asks_for_past(bot) else None
        get_ready(bot)
        self._still_to_play: list[int] = []

    def __call__(self, s: State, box: Box, moves: Sequence[int], count: int, key: int, draw: int) -> int:
        """The bot's move; a text that means several moves is played out one by one."""
        if not self._still_to_play:
            turn = turn_at(self.game, s, box, options=self.options, seat=self.seat, seconds=self.seconds, step=draw)
            if self.witness is not None:
                turn = replace(turn, past=self.witness.past(self.seat))
            self._still_to_play = [each.value for each in self.game.parse_move(s, box, self.bot.choose(turn))]
        return self._still_to_play.pop(0)


def witness_for(game: Game, box: Box, named: Iterable[str]) -> Witness | None:
    """Somebody who remembers a game, if one of its players asks for its past."""
    return Witness(game, box) if any(looks_back(game.name, bot_level(each)) for each in named) else None


def slow_policy(
    game: Game,
    options: Options,
    player: str,
    seat: int,
    seed: int,
    number: int,
    seconds: float,
    witness: Witness | None = None,
) -> Policy:
    """The player of one game as a Python function: a bot with dice of its own, or a policy as it stands."""
    if is_policy(game, player):
        return policies(game)[player]
    own_seed = game_key(game_key(seed, number), seat) >> 1
    return BotOnSeat(game, options, seat, make_bot(game.name, bot_level(player), own_seed), seconds, witness)
