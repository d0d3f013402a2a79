"""Reminding the owners of a season: when a week waits for them, and again before its deadline."""

from __future__ import annotations

from collections.abc import Iterator

from touchline.kernel.message import Message
from touchline.server.operations.settings import Settings
from touchline.server.people.notices import Notice, Notices
from touchline.server.people.season_lines import Kept
from touchline.server.people.tokens import DAY

HOUR = DAY // 24
WARNING_SHARE = 3
"""The second reminder comes when a third of a short week is left, or a day of a long one."""


def warning_time(days: int) -> int:
    """How long before the deadline of a week of so many days its owners are reminded again, in milliseconds.

    >>> warning_time(7) == DAY, warning_time(1) == DAY // 3
    (True, True)
    """
    return min(DAY, days * DAY // WARNING_SHARE)


def reminders(kept: Kept, now: int) -> Iterator[tuple[str, str, Notice]]:
    """Who is to be told what, each with the name under which it is told once."""
    season, week = kept.season, kept.season.week
    deadline = kept.deadlines.get(week)
    for fixture in season.open_in(week):
        for team, rival in ((fixture.home, fixture.away), (fixture.away, fixture.home)):
            owner = season.owners.get(team)
            if not owner:
                continue
            left = max(0, deadline - now) if deadline is not None else None
            late = left is not None and left <= warning_time(kept.terms["days"])
            once = f"season:{kept.id}:{week}:{fixture.again}:{owner}:{'soon' if late else 'begun'}"
            against = season.team[rival].name
            yield owner, once, Notice(_title(season.name, week, left, late=late), _body(against, left), *_where(kept))


def _title(season: str, week: int, left: int | None, *, late: bool) -> Message:
    if late and left is not None:
        return Message("notice-season-soon", season=season, week=week, hours=max(1, round(left / HOUR)))
    return Message("notice-season-week", season=season, week=week)


def _body(rival: str, left: int | None) -> Message:
    if left is None:
        return Message("notice-season-rival", rival=rival)
    return Message("notice-season-rival-until", rival=rival, days=max(1, round(left / DAY)))


def _where(kept: Kept) -> tuple[str, str]:
    return f"/seasons/{kept.id}", kept.id


class SeasonNotices:
    """Tells owners what their seasons wait for."""

    def __init__(self, notices: Notices, settings: Settings) -> None:
        self._notices, self._settings = notices, settings

    async def remind(self, kept: Kept) -> None:
        """Everybody for whom a season waits, of every week at most twice."""
        for owner, once, notice in reminders(kept, self._settings.now()):
            await self._notices.tell_account(owner, notice, once)
