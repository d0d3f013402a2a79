"""The search for good set-ups: a book in which each new plan answers the ones before it."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from touchline.games.street_soccer.game import GAME
from touchline.games.street_soccer.setup import FINE, objection, place
from touchline.games.street_soccer.solve.instinct import TEXTBOOK
from touchline.games.street_soccer.solve.network import Net
from touchline.games.street_soccer.solve.setups import plan_text
from touchline.games.street_soccer.solve.thinking import Thinker
from touchline.games.street_soccer.squares import SQUARE_OF, SQUARES
from touchline.games.street_soccer.state import FIGURES, YELLOW_DIE, SoccerState
from touchline.kernel.arrays import Ints

Plan = tuple[int, ...]


class BookSearch:
    """Plans valued against each other by the network, over all roll-offs and the best kick-off after each."""

    def __init__(self, net: Net, seed: int) -> None:
        self.box = GAME.new_box()
        self.thinker = Thinker(self.box, net, np.array([TEXTBOOK], dtype=np.int64))
        self.dice = np.random.default_rng(seed)
        self._known: dict[tuple[Plan, Plan], float | None] = {}

    def is_legal(self, plan: Plan) -> bool:
        """SS-2.2: whether yellow may set up so, in this order, on an empty board."""
        s = GAME.new_state(self.box)
        for square in plan:
            if objection(s, self.box, square) != FINE:
                return False
            place(s, self.box, square)
        return bool(s.turn == 1)

    def random_plan(self) -> Plan:
        """A legal set-up, square by square at random."""
        while True:
            goalie = int(self.dice.choice([11, 12]))
            others = self.dice.choice(SQUARE_OF, FIGURES - 1, replace=False)
            plan = (goalie, *sorted(int(square) for square in others))
            if self.is_legal(plan):
                return plan

    def worth(self, yellow: Plan, red: Plan) -> float | None:
        """What yellow's plan is worth against red's, turned for him; ``None`` if they want the same square."""
        if (yellow, red) not in self._known:
            turned = [SQUARES - 1 - square for square in red]
            if set(turned) & set(yellow):
                self._known[yellow, red] = None
            else:
                s = SoccerState()
                s.figures = [*yellow, *turned]
                s.phase = YELLOW_DIE
                self._known[yellow, red] = self.thinker.set_up_worth(s)
        return self._known[yellow, red]

    def score(self, plan: Plan, rivals: list[Plan]) -> float:
        """The mean of the average and the worst result against the rivals, on both sides of the board."""
        results = []
        for rival in rivals:
            home, away = self.worth(plan, rival), self.worth(rival, plan)
            results += [each for each in (home, None if away is None else 1.0 - away) if each is not None]
        if not results:
            return 0.5
        return 0.5 * (sum(results) / len(results) + min(results))

    def climb(self, plan: Plan, rivals: list[Plan], tries: int) -> Plan:
        """Change a square at a time as long as it helps."""
        top = self.score(plan, rivals)
        for _ in range(tries):
            figure = int(self.dice.integers(0, FIGURES))
            square = int(self.dice.choice([11, 12]) if figure == 0 else self.dice.choice(SQUARE_OF))
            changed = (*plan[:figure], square, *plan[figure + 1 :])
            if len(set(changed)) == FIGURES and self.is_legal(changed):
                score = self.score(changed, rivals)
                if score > top:
                    plan, top = changed, score
        return plan

    def run(self, plans: int = 12, starts: int = 40, tries: int = 120) -> list[Plan]:
        """A book of plans, the one that does best against all the others first."""
        book: list[Plan] = [tuple(TEXTBOOK)]
        while len(book) < plans:
            begun = sorted((self.random_plan() for _ in range(starts)), key=lambda each: -self.score(each, book))
            answer = self.climb(begun[0], book, tries)
            if answer not in book:
                book.append(answer)
        return sorted(book, key=lambda each: -self.score(each, [rival for rival in book if rival != each]))


def write_book(book: list[Plan], path: Path, made: str) -> None:
    """One plan a line, as yellow places it, best first."""
    lines = [f"# Set-ups, strongest first, found by: {made}", *(plan_text(plan) for plan in book)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def as_array(book: list[Plan]) -> Ints:
    """The book as the compiled player reads it."""
    return np.array(book, dtype=np.int64)
