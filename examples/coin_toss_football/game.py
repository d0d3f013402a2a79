"""Coin Toss Football, put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from coin_toss_football import ids, rules
from coin_toss_football.state import COIN, PHASES, TossBox, TossState
from touchline.kernel.game import Game
from touchline.kernel.options import Option

MOVES = ("kick", "run")
COIN_SIDES = ("heads", "tails")


class CoinTossFootball(Game):
    """Kick or run, four times."""

    name = "coin-toss-football"
    title = "Coin Toss Football"
    tagline = "Four turns each: toss for three points, or roll for seven."
    version = "1.0"
    State = TossState
    rules = rules
    ids = ids
    score_changes = frozenset({3, 7})
    options = (Option("turns", 4, "turns of each side", "CF-1.1", low=1, high=20),)

    def box(self, options: Mapping[str, Any], data: Mapping[str, Any] | None = None) -> TossBox:
        return TossBox(options["turns"])

    def max_moves(self, box: TossBox) -> int:
        return len(MOVES)

    def actions(self, box: TossBox) -> int:
        return len(MOVES)

    def move_text(self, s: TossState, box: TossBox, move: int) -> str:
        return MOVES[move]

    def outcome_text(self, s: TossState, box: TossBox, outcome: int) -> str:
        return COIN_SIDES[outcome] if s.phase == COIN else str(outcome + 1)

    def chance_name(self, s: TossState, box: TossBox) -> str:
        return PHASES[s.phase]

    def narrate(self, before: TossState, after: TossState, box: TossBox, choice: int, names: Sequence[str]) -> str:
        who = names[before.turn % 2]
        text = self.choice_text(before, box, choice)
        gained = sum(after.score) - sum(before.score)
        return f"{who}: {text}" + (f", {gained} points!" if gained else ".")

    def headline(self, s: TossState, box: TossBox, names: Sequence[str]) -> str:
        return f"{names[0]} {s.score[0]} – {s.score[1]} {names[1]} · turn {s.turn + 1} of {2 * box.turns}"

    def question(self, s: TossState, box: TossBox) -> str:
        return {"choose": "Kick or run?", "coin": "Toss the coin.", "die": "Roll the die."}.get(PHASES[s.phase], "")

    def ending(self, s: TossState, box: TossBox, names: Sequence[str]) -> str:
        if s.score[0] == s.score[1]:
            return f"A draw, {s.score[0]} each."
        winner = 0 if s.score[0] > s.score[1] else 1
        return f"{names[winner]} wins {s.score[winner]}–{s.score[1 - winner]}."

    def everything(self, s: TossState, box: TossBox) -> dict[str, Any]:
        return {"phase": PHASES[s.phase], "score": list(s.score), "turn": s.turn}

    def board(self, box: TossBox) -> dict[str, Any]:
        return {"kind": "words"}


GAME = CoinTossFootball()
