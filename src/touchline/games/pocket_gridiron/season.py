"""A season of Pocket Gridiron in Pro mode: every team is one of the printed cards."""

from __future__ import annotations

from touchline.games.pocket_gridiron.box_score import box_score
from touchline.games.pocket_gridiron.state import CARD_NAMES
from touchline.kernel.errors import BadData
from touchline.kernel.message import Message
from touchline.kernel.options import Options
from touchline.season.league import Asked, Counting, League, PlayOffs, Shape, Team
from touchline.season.ordering import COIN, DIFFERENCE, HEAD_TO_HEAD, POINTS, SCORED

LEGS = 4
"""How often each pair of cards meets."""


def card_teams() -> list[Team]:
    """PG-6.5: a team for each card."""
    return [Team(card, f"{card.capitalize()} attack", short=card.capitalize()) for card in CARD_NAMES[1:]]


def card_of(team: Team) -> str:
    """The card a team plays by: its own figure, or its key."""
    return str(team.figures.get("card", team.key))


def options(home: Team, away: Team, decisive: bool) -> Options:
    """PG-6.5: both cards are known; PG-2.2: a decisive match goes on drive by drive."""
    agreed = {"mode": "pro", "cards": f"{card_of(home)},{card_of(away)}"}
    return {**agreed, "overtime": "drives"} if decisive else agreed


def check(team: Team) -> None:
    """PG-6.5: a team must have one of the cards."""
    if card_of(team) not in CARD_NAMES[1:]:
        told = Message("pg-no-card", team=team.key, card=repr(card_of(team)), known=", ".join(CARD_NAMES[1:]))
        raise BadData(told, field="card", rules=["PG-6.5"])


LEAGUE = League(
    title="Pocket Gridiron season",
    teams=card_teams,
    options=options,
    check=check,
    asks=(Asked("card", "choice", CARD_NAMES[1], choices=tuple(CARD_NAMES[1:])),),
    figures=lambda team: {"card": card_of(team)},
    shape=Shape(legs=LEGS),
    counting=Counting(order=(POINTS, HEAD_TO_HEAD, DIFFERENCE, SCORED, COIN)),
    playoffs=PlayOffs(places=2, winners=False, final="the final"),
    level="attacker",
    box_score=box_score,
    leading=("points", "touchdowns", "fg_made", "fourth_down_conversions", "turnovers"),
)
