"""A league of Street Soccer clubs, everybody twice, counted as the players' community counts.

Five points are shared in every match: all five for a win; three against two when the last goal of normal time decides a
level match; two and a half each after a match without goals.
"""

from __future__ import annotations

from touchline.games.street_soccer.box_score import box_score
from touchline.season.league import Counting, League, PlayOffs, Shape, Team
from touchline.season.ordering import COIN, DIFFERENCE, HEAD_TO_HEAD, POINTS, SCORED

CLUBS = (
    ("dockside", "Dockside Rovers"),
    ("hill-street", "Hill Street"),
    ("market-square", "Market Square"),
    ("old-mill", "Old Mill"),
    ("railway-yard", "Railway Yard"),
    ("canal-bank", "Canal Bank"),
    ("north-gate", "North Gate"),
    ("chapel-court", "Chapel Court"),
)
"""Eight clubs of eight corners of a town."""
WIN, LAST_GOAL_WIN, GOALLESS, LAST_GOAL_LOSS, LOSS = 10, 6, 5, 4, 0
"""SS-5.3: how a match can end, in half points."""


def clubs() -> list[Team]:
    """The clubs of the standard league."""
    return [Team(key, name, short=name) for key, name in CLUBS]


LEAGUE = League(
    title="Street Soccer league",
    teams=clubs,
    options=lambda home, away, decisive: {},
    shape=Shape(legs=2),
    counting=Counting(
        win=WIN,
        draw=GOALLESS,
        loss=LOSS,
        level_win=LAST_GOAL_WIN,
        level_loss=LAST_GOAL_LOSS,
        order=(POINTS, DIFFERENCE, SCORED, HEAD_TO_HEAD, COIN),
    ),
    playoffs=PlayOffs(),
    level="beginner",
    box_score=box_score,
    leading=("points", "chances", "chances_taken", "kicks"),
)
