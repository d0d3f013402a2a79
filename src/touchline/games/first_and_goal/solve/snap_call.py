"""The call of a snap solved as one seat sees it: the hands it imagines, the cards barred, the rival it knows."""

from __future__ import annotations

from touchline.games.first_and_goal.solve.calls import bar_cards, imagine_hands, read_rival, solve_call
from touchline.games.first_and_goal.solve.outcomes import (
    weigh_calls,
)
from touchline.games.first_and_goal.solve.situation import (
    Mind,
    Situation,
)
from touchline.games.first_and_goal.state import (
    DEFENSE_CARDS,
    OFFENSE_CARDS,
    FootballBox,
    FootballState,
)
from touchline.kernel.rule import rule


@rule
def solve_snap(
    m: Mind, s: FootballState, box: FootballBox, t: Situation, faked: int, trying: int, who: int, key: int
) -> None:
    """Solve the call of a snap as the holder of deck ``who`` sees it (``who`` 2: as nobody in particular)."""
    weigh_calls(m, box, s, t, faked, trying)
    draw = imagine_hands(m, s, box, OFFENSE_CARDS, who == OFFENSE_CARDS, key, 0)
    imagine_hands(m, s, box, DEFENSE_CARDS, who == DEFENSE_CARDS, key, draw)
    bar_cards(m, box, t.y, trying)
    if m.trust > 0.0 and who < 2:
        read_rival(m, s, box, 1 - who, faked)
    solve_call(m, 1 - who if who < 2 else 2)
