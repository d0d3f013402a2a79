"""OpenSpiel: every game as a registered Python game with explicit chance.

::

    import pyspiel
    from touchline.envs import openspiel          # registers touchline_name_of_the_game for every game
    game = pyspiel.load_game(openspiel.game_string(GAME, options="NAME=VALUE"))

Two more parameters make small games for algorithms that want the whole tree: ``start`` is a position
line, ``data`` corrects figures of dice and cards (an owner's data file, as JSON).  In a game string, which gives
``=`` and ``,`` a meaning of their own, parameters are percent-encoded; ``game_string`` writes it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any
from urllib.parse import quote, unquote

import pyspiel

from touchline.envs.simultaneous import Pair, pair_at, still_asked
from touchline.envs.spiel_observer import SpielObserver
from touchline.envs.spiel_shared import Shared, shared
from touchline.games import find_game, game_names
from touchline.kernel.box import Box
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.state import State
from touchline.play.laws import option_sets

PREFIX = "touchline_"
TWIN = "_simultaneous"
"""Ending of a game whose hidden calls are one simultaneous node."""
MOST_OUTCOMES = 128
PARAMETERS = ("options", "start", "data")


def spelled(text: str) -> str:
    """A parameter as a game string can hold it; what is spelled so already stays.

    >>> spelled("pos=90 score=3,0"), spelled(spelled("pos=90"))
    ('pos%3D90%20score%3D3%2C0', 'pos%3D90')
    """
    return quote(unquote(text), safe="")


def game_string(name: str, *, together: bool = False, **parameters: str) -> str:
    """What ``pyspiel.load_game`` takes for a game with parameters.

    >>> game_string("football-darts", start="pos=90", options="safety_spot=25")
    'touchline_football_darts(start=pos%3D90,options=safety_spot%3D25)'
    """
    given = ",".join(f"{parameter}={spelled(text)}" for parameter, text in parameters.items() if text)
    return short_name(find_game(name), together) + (f"({given})" if given else "")


def load_game(text: str) -> Any:
    """The game of a game string, for a process that may have imported nothing yet."""
    return pyspiel.load_game(text)


def short_name(game: Game, together: bool = False) -> str:
    """The name a game is registered under."""
    return PREFIX + game.name.replace("-", "_") + (TWIN if together else "")


@cache
def most_seats(game: Game) -> int:
    """How many seats a game has at most, whatever is agreed."""
    return max(game.seats(game.new_box(options)) for options in option_sets(game))


def even_sides(game: Game, box: Box) -> bool:
    """Whether both sides have as many seats, so that what one wins the other loses."""
    sides = [game.side(seat, box) for seat in range(game.seats(box))]
    return 2 * sum(sides) == len(sides)


def game_type(game: Game, *, together: bool = False, zero_sum: bool = True) -> pyspiel.GameType:
    """The game as OpenSpiel classifies it; ``together``: its simultaneous twin."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game, together),
        long_name=game.title + (" (simultaneous calls)" if together else ""),
        dynamics=kinds.Dynamics.SIMULTANEOUS if together else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.PERFECT_INFORMATION
            if game.perfect_information
            else kinds.Information.IMPERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most_seats(game),
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict.fromkeys(PARAMETERS, ""),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel loads it; its parameters are those of the module's docstring."""

    game_name: str
    together = False
    """Whether hidden calls are taken as one simultaneous node."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = {name: spelled((params or {}).get(name, "")) for name in PARAMETERS}
        self.shared = shared(self.game_name, *(params[name] for name in PARAMETERS))
        game, box = self.shared.game, self.shared.box
        zero_sum = even_sides(game, box)
        super().__init__(
            game_type(game, together=self.together, zero_sum=zero_sum),
            pyspiel.GameInfo(
                num_distinct_actions=game.actions(box),
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=game.seats(box),
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0 if zero_sum else None,
                max_game_length=game.longest,
            ),
            params,
        )

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """A pickle holds the game string; reading it registers the games first."""
        return load_game, (str(self),)

    def new_initial_state(self, state: Any = None) -> SpielState:
        """The beginning of a game."""
        return TwinState(self, self.shared) if self.together else SpielState(self, self.shared)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """What writes observations: any mix of public and private knowledge, at the moment or from the beginning."""
        return SpielObserver.of_kind(self.shared, iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One position, with what each seat has seen on the way there."""

    def __init__(self, game: SpielGame, common: Shared) -> None:
        super().__init__(game)
        self.common = common
        self.position: State = common.first.copy()
        self.seats = common.game.seats(common.box)
        self.seen: list[list[str]] = [[] for _ in range(self.seats + 1)]
        """For each seat, and a spectator last, what it saw happen, in order: its perfect recall."""
        self.hidden: list[tuple[int, str]] = []
        """Those who did not see, and what they will see at the reveal."""

    def current_player(self) -> int:
        """The seat to decide, chance, or nobody any more."""
        seat = self.common.game.rules.to_move(self.position, self.common.box)
        if seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if seat == OVER else int(seat)

    def _legal_actions(self, player: int) -> list[int]:
        """The legal moves, in ascending order as OpenSpiel wants them."""
        return sorted(self.common.game.legal_moves(self.position, self.common.box))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every possible outcome with its exact probability."""
        rules, box = self.common.game.rules, self.common.box
        whole = rules.total(self.position, box)
        weights = [(k, rules.weight(self.position, box, k)) for k in range(rules.chances(self.position, box))]
        return [(k, weight / whole) for k, weight in weights if weight]

    def _apply_action(self, action: int) -> None:
        """Make a move or an outcome, and note who saw it."""
        game, box = self.common.game, self.common.box
        before = self.position
        text = game.choice_text(before, box, action)
        secret = game.secret(before, box, action)
        self.position = before.copy()
        game.step(self.position, box, action)
        for seat, seen in enumerate(self.seen):
            if secret is None or seat in secret.seats:
                seen.append(text)
            else:
                seen.append(secret.shown)
                if secret.until == "reveal":
                    self.hidden.append((seat, text))
        if game.reveals(before, self.position, box):
            for seat, text in self.hidden:
                self.seen[seat].append(f"={text}")
            self.hidden = []
        elif game.withdraws(before, self.position, box):
            self.hidden = []

    def _action_to_string(self, player: int, action: int) -> str:
        return self.common.game.choice_text(self.position, self.common.box, action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return bool(self.common.game.rules.to_move(self.position, self.common.box) == OVER)

    def returns(self) -> list[float]:
        """+1, 0 or −1 for each seat at the end, 0 before."""
        game, box = self.common.game, self.common.box
        if not self.is_terminal():
            return [0.0] * self.seats
        return [float(game.rules.payoff(self.position, box, seat)) for seat in range(self.seats)]

    def __str__(self) -> str:
        return self.position.position() or "start"


class TwinState(SpielState):
    """The simultaneous twin: both seats of a hidden pair of calls choose at once."""

    def _pair(self) -> Pair | None:
        return pair_at(self.common.game, self.position, self.common.box)

    def current_player(self) -> int:
        """As in the turn-based game, but for calls made together."""
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self._pair() is not None else super().current_player()

    def _legal_actions(self, player: int) -> list[int]:
        together = self._pair()
        if together is None:
            return super()._legal_actions(player)
        moves = {together.first: together.first_moves, together.second: together.second_moves}
        return sorted(moves.get(player, [0]))

    def _apply_actions(self, actions: list[int]) -> None:
        together = self._pair()
        assert together is not None
        self._apply_action(actions[together.first])
        answer = actions[together.second]
        if still_asked(self.common.game, self.position, self.common.box, together.second, answer):
            self._apply_action(answer)


def register() -> None:
    """Make every installed game known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for name in game_names():
        game = find_game(name)
        for together in (False,) if game.perfect_information else (False, True):
            kind = game_type(game, together=together)
            if kind.short_name not in known:
                made = type(f"Spiel{kind.short_name}", (SpielGame,), {"game_name": name, "together": together})
                pyspiel.register_game(kind, made)


register()
