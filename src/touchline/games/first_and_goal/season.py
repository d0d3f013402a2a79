"""The season of First & Goal: 24 teams in six divisions, fourteen weeks, play-offs, the Bowl (FG-10)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from touchline.games.first_and_goal.box_score import box_score
from touchline.games.first_and_goal.data import HIGHEST_FACE, LOWEST_FACE, TEAM_DICE_NAMES, figures, team_keys
from touchline.games.first_and_goal.match_report import report
from touchline.games.first_and_goal.solve.plain_matches import play_out, scores
from touchline.games.first_and_goal.state import FACES
from touchline.games.first_and_goal.team_words import dice_of, team_words
from touchline.kernel.box_figures import Corrections
from touchline.kernel.errors import BadData
from touchline.kernel.message import Message
from touchline.kernel.options import Options
from touchline.season.league import Asked, Counting, League, PlayOffs, Shape, Team
from touchline.season.ordering import COIN, DIFFERENCE, DIVISION, HEAD_TO_HEAD, SCORED, SHARE

DIVISION_LEGS, OTHERS, PLACES = 2, 8, 8
"""FG-10.1: each division rival twice, eight others; FG-10.3: eight places in the play-offs."""
OVERTIME_GOES_ON = 100
"""FG-10.3: as many overtime halves as the rules can count."""
CHECKSUM = 12
"""FG-1.2: what the faces of every die sum to a multiple of."""
SLOTS = ("base", "essen-eagles")
"""Where the dice of teams of one's own lie in the box, home first."""


def expansion_teams() -> list[Team]:
    """FG-10.1: the 24 teams that have a division."""
    found = figures()
    return [
        Team(key, found.team_name(key), found.nickname(key), found.tree["teams"][key]["division"])
        for key in team_keys()
        if found.tree["teams"][key]["division"] not in ("", "promo")
    ]


def guests() -> list[Team]:
    """The team of the basic box and the promo team: they have no division, and play in leagues of one's own."""
    found, season = figures(), {team.key for team in expansion_teams()}
    return [Team(key, found.team_name(key), found.nickname(key)) for key in team_keys() if key not in season]


def slot(team: Team, side: int) -> str:
    """The team in the box whose dice a side rolls."""
    return SLOTS[side] if team.figures else team.key


def options(home: Team, away: Team, decisive: bool) -> Options:
    """FG-10.3: a decisive match goes on in overtime until somebody scores."""
    agreed: dict[str, object] = {"teams": (slot(home, 0), slot(away, 1))}
    return {**agreed, "overtime_cap": OVERTIME_GOES_ON} if decisive else agreed


def data(home: Team, away: Team) -> Corrections | None:
    """The dice of teams of one's own."""
    own = {
        SLOTS[side]: {die: list(team.figures[die]) for die in TEAM_DICE_NAMES}
        for side, team in enumerate((home, away))
        if team.figures
    }
    return {"teams": own} if own else None


def check(team: Team) -> None:
    """FG-1.2: a team of the box, or seven dice of six faces, each with a face sum that is a multiple of twelve."""
    if not team.figures:
        if team.key not in team_keys():
            raise BadData(Message("fg-no-team", team=team.key), field=team.key, rules=["FG-1.2"])
        return
    for die in TEAM_DICE_NAMES:
        faces = team.figures.get(die)
        here = f"{team.key}.{die}"
        if not isinstance(faces, Sequence) or len(faces) != FACES or not all(type(face) is int for face in faces):
            raise BadData(Message("fg-wrong-own-faces", figure=here, value=repr(faces)), field=here, rules=["FG-1.1"])
        if not all(LOWEST_FACE <= face <= HIGHEST_FACE for face in faces):
            raise BadData(
                Message("fg-wrong-face", figure=here, low=LOWEST_FACE, high=HIGHEST_FACE), field=here, rules=["FG-1.1"]
            )
        if sum(faces) % CHECKSUM:
            raise BadData(
                Message("fg-wrong-face-sum", figure=here, sum=sum(faces), factor=CHECKSUM),
                field=here,
                rules=["FG-1.2"],
            )


def asked() -> tuple[Asked, ...]:
    """FG-1.2: a team of one's own is seven dice; a form begins with those of the base team."""
    return tuple(
        Asked(die, "faces", tuple(figures().team_faces("base", die)), LOWEST_FACE, HIGHEST_FACE)
        for die in TEAM_DICE_NAMES
    )


LEAGUE = League(
    title="First & Goal season",
    teams=expansion_teams,
    guests=guests,
    options=options,
    data=data,
    check=check,
    asks=asked(),
    figures=dice_of,
    shape=Shape(division_legs=DIVISION_LEGS, others=OTHERS),
    counting=Counting(order=(SHARE, HEAD_TO_HEAD, DIVISION, DIFFERENCE, SCORED, COIN), points_word="wins"),
    playoffs=PlayOffs(places=PLACES, winners=True, final="the Bowl"),
    level="club",
    rules={"season": "FG-10.1", "standings": "FG-10.2", "playoffs": "FG-10.3", "coaches": "FG-10.4"},
    strength=Path(__file__).parent / "strength.json",
    words=team_words,
    box_score=box_score,
    leading=(
        "points",
        "total_yards",
        "rushing_yards",
        "passing_yards",
        "touchdowns",
        "fg_made",
        "third_down_conversions",
        "turnovers",
        "possession_cards",
    ),
    report=report,
    play_out=play_out,
    scores=scores,
)
