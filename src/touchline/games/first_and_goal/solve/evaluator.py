"""First & Goal for the coach: estimates by matrix games on the learned value, each with its interval.

Advice is for the seat that decides and is made from its view alone.  The win probability of a position is made from
what everybody sees, so showing it to the table gives nothing away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import sqrt
from typing import TYPE_CHECKING

from touchline.games.first_and_goal.moves import CALL_FIELD_GOAL
from touchline.games.first_and_goal.solve.announcing import LONGEST_KICK
from touchline.games.first_and_goal.solve.dice_facts import DiceFacts
from touchline.games.first_and_goal.solve.knowing import known_state
from touchline.games.first_and_goal.solve.network import stated_intervals
from touchline.games.first_and_goal.solve.phases import LEAST_SCALE, phase_of
from touchline.games.first_and_goal.solve.reasons import Reasons
from touchline.games.first_and_goal.solve.thinking import Option, Thinker, Thought, is_compiled
from touchline.games.first_and_goal.state import (
    CALL,
    DEFENSE_CALL,
    FAKE_DEFENSE,
    FAKE_OFFENSE,
    OFFENSE_CARDS,
    PLAYS,
    FootballBox,
    FootballState,
)
from touchline.games.first_and_goal.view import team_of
from touchline.kernel.game import Game
from touchline.kernel.hosted import is_hosted
from touchline.kernel.message import Amount, Argument, Message, Share
from touchline.kernel.nodes import OVER
from touchline.kernel.options import Options
from touchline.solve.evaluator import MoveValue, Progress, Value, no_progress

if TYPE_CHECKING:
    from touchline.games.first_and_goal.solve.plain_thinking import SoonThinker

ADVISED_TYPES, ADVISED_ROUNDS = 48, 300
"""The coach takes more rounds than the master."""
SEED = 1
SHARE_TOLD, MOST_TOLD = 0.005, 5
"""How often a call must be made to be told, and how many calls are."""


class FootballEvaluator:
    """Estimates of win probability; a draw counts a half for both."""

    exact = False

    def __init__(
        self, game: Game, box: FootballBox, thinker: Thinker | SoonThinker, spreads: Mapping[str, float]
    ) -> None:
        self.game = game
        self.box = box
        self.spreads = spreads
        """Half-width of the 95 % interval at even chances by the part of the match, as measured after training."""
        least, most = (Amount(100 * end(spreads.values()), 1) for end in (min, max))
        self.remark = Message("fg-remark-interval", least=least, most=most)
        self._thinker = thinker
        self._facts = DiceFacts(box, thinker.known)
        self._thought: tuple[FootballState, FootballState, Thought] | None = None
        """The last state that was thought about, as its seat knows it, and what came of it; reasons follow."""

    def _estimate(self, s: FootballState, side: int, chance: float) -> Value:
        """A side's chance as a value; the interval is widest when all is open."""
        sure = min(1.0, max(0.0, chance))
        spread = self.spreads[phase_of(s.half, s.in_hand[OFFENSE_CARDS] + s.in_deck[OFFENSE_CARDS])]
        half_width = spread * sqrt(max(LEAST_SCALE, 4 * sure * (1.0 - sure)))
        return Value((sure, 1.0 - sure) if side == 0 else (1.0 - sure, sure), interval=half_width)

    def value(self, s: FootballState) -> Value:
        """The win probabilities from this state on, by what everybody sees; of a match that is over nothing is open."""
        estimate = self._estimate(s, 0, self._thinker.outlook(s))
        over = self.game.rules.to_move(s, self.box) == OVER
        return replace(estimate, interval=None) if over else estimate

    def options(self, s: FootballState) -> list[Option]:
        """Every legal move of the seat to decide, from its view."""
        return self._think(s)[1].options

    def _think(self, s: FootballState) -> tuple[FootballState, Thought]:
        """The state as the seat to decide knows it, and what it thinks."""
        if self._thought is None or self._thought[0] != s:
            seat = self.game.rules.to_move(s, self.box)
            known = known_state(self.game.view(s, self.box, seat), self.box)
            self._thought = s.copy(), known, self._thinker.thought(known, self.game.legal_moves(s, self.box), SEED)
        return self._thought[1:]

    def move_values(self, s: FootballState, *, outlook: bool = True) -> list[MoveValue]:
        """Every legal move of the seat to decide, from its view."""
        side = team_of(self.box, self.game.rules.to_move(s, self.box))
        return [
            MoveValue(self.game.move_text(s, self.box, each.move), self._estimate(s, side, each.worth))
            for each in self.options(s)
            if not (each.move == CALL_FIELD_GOAL and s.phase == CALL and s.y > LONGEST_KICK)  # never weighed: no chance
        ]

    def why(self, s: FootballState, ranked: list[MoveValue]) -> Message:
        """One sentence on the first of the ranked moves and its reason; for hidden calls how to mix them."""
        best = ranked[0]
        side = team_of(self.box, self.game.rules.to_move(s, self.box))
        told: dict[str, Argument] = {
            "win": Share(best.value.win[side]),
            "within": Amount(100 * (best.value.interval or 0), 0),
        }
        reason = self._reason(s, side, ranked)
        told |= {} if reason is None else {"why": reason}
        because = "" if reason is None else "-why"
        options = sorted(self.options(s), key=lambda each: -each.share)
        mixed = [each for each in options if each.share >= SHARE_TOLD]
        unseen = s.phase in (FAKE_OFFENSE, FAKE_DEFENSE) or (s.phase in (CALL, DEFENSE_CALL) and mixed[0].move < PLAYS)
        if unseen and len(mixed) > 1:
            return Message(f"fg-because-mixed{because}", shares=self._mixture(s, mixed[:MOST_TOLD]), **told)
        move = self.game.move_label(s, self.box, self._number(s, best))
        return Message(f"fg-because-worth{because}", move=move, **told)

    def _number(self, s: FootballState, ranked: MoveValue) -> int:
        [chosen] = self.game.parse_move(s, self.box, ranked.move)
        return chosen.value

    def _reason(self, s: FootballState, side: int, ranked: list[MoveValue]) -> Message | None:
        """What the best move does on the field, and what the next best."""
        known, thought = self._think(s)
        best, other = (self._number(s, each) for each in (ranked[0], ranked[min(1, len(ranked) - 1)]))
        return Reasons(self._facts, known, side, thought.calls).why(best, other if other != best else None)

    def _mixture(self, s: FootballState, mixed: list[Option]) -> Message:
        """How often to play each of some moves, one after the other."""
        *earlier, last = (
            Message("fg-because-share", move=self.game.move_label(s, self.box, each.move), share=Share(each.share))
            for each in mixed
        )
        for each in reversed(earlier):
            last = Message("fg-because-shares", first=each, more=last)
        return last


def evaluator(game: Game, options: Options, box: FootballBox, progress: Progress = no_progress) -> FootballEvaluator:
    """The evaluator of a match; without machine code on the disk it begins in plain Python."""
    progress(1.0)
    if not is_hosted() and not is_compiled():
        from touchline.games.first_and_goal.solve.plain_thinking import SoonThinker  # which needs NumPy

        return FootballEvaluator(game, box, SoonThinker(box, ADVISED_TYPES, ADVISED_ROUNDS), stated_intervals())
    thinker = Thinker.shipped(box, ADVISED_TYPES, ADVISED_ROUNDS)
    thinker.warm_up()
    return FootballEvaluator(game, box, thinker, stated_intervals())
