"""The call of a snap solved as one seat sees it: the hands it imagines, the cards barred, the rival it knows."""

from __future__ import annotations

from touchline.games.first_and_goal.solve.calls import (
    bar_cards,
    has_taken_back,
    hold_what_was_laid,
    imagine_hands,
    read_rival,
    solve_call,
    take_best_card,
)
from touchline.games.first_and_goal.solve.inputs import Situation
from touchline.games.first_and_goal.solve.outcomes import (
    weigh_calls,
)
from touchline.games.first_and_goal.solve.situation import Mind
from touchline.games.first_and_goal.state import (
    DEFENSE_CARDS,
    OFFENSE_CARDS,
    FootballBox,
    FootballState,
)
from touchline.kernel.rule import rule


@rule
def lay_out(
    m: Mind, s: FootballState, box: FootballBox, t: Situation, faked: int, trying: int, who: int, key: int
) -> None:
    """What every call is worth against every other, and the hands that either side may hold."""
    weigh_calls(m, box, s, t, faked, trying)
    draw = imagine_hands(m, s, box, OFFENSE_CARDS, who == OFFENSE_CARDS, key, 0)
    imagine_hands(m, s, box, DEFENSE_CARDS, who == DEFENSE_CARDS, key, draw)
    for which in range(2):
        if m.recalls and has_taken_back(s, box, which):
            hold_what_was_laid(m, s, box, which, 1)


@rule
def solve_snap(
    m: Mind, s: FootballState, box: FootballBox, t: Situation, faked: int, trying: int, who: int, key: int
) -> None:
    """Solve the call of a snap as the holder of deck ``who`` sees it (``who`` 2: as nobody in particular)."""
    lay_out(m, s, box, t, faked, trying, who, key)
    solve_hands(m, s, box, t, faked, trying, who)


@rule
def solve_after_time_out(
    m: Mind, s: FootballState, box: FootballBox, t: Situation, faked: int, trying: int, who: int, key: int
) -> None:
    """FG-8.4: solve the call after a time-out, in which both sides may take back a card that was laid."""
    lay_out(m, s, box, t, faked, trying, who, key)
    for which in range(2):
        hold_what_was_laid(m, s, box, which, 0 if which == who else 1)
    solve_hands(m, s, box, t, faked, trying, who)


@rule
def solve_hands(m: Mind, s: FootballState, box: FootballBox, t: Situation, faked: int, trying: int, who: int) -> None:
    """Solve the call between the hands imagined, the matrix weighed."""
    bar_cards(m, box, t.y, trying)
    rival = 2
    if who < 2:
        rival = who if m.greedy else 1 - who  # who answers a rival thinks of how the rival thinks of him
        if m.trust > 0.0 and m.told == 0:
            read_rival(m, s, box, rival, faked)
    solve_call(m, rival)
    if m.greedy and who < 2:
        take_best_card(m, who)
