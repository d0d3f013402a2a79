"""What players have reported, for whoever runs the server."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import NamedTuple

from touchline.server.store import open_store
from touchline.words.languages import say


class Report(NamedTuple):
    """Somebody told the host about somebody."""

    at: int
    about: str
    reporter: str
    reason: str
    match: str


async def read_reports(where: str, about: str = "") -> list[Report]:
    """Every report in a store, newest first; of one account alone if it is named."""
    store = await open_store(where)
    try:
        found = await store.read(
            "select at, about, reporter, reason, match from reports where ? in ('', about) order by at desc, id",
            about.lower(),
        )
    finally:
        await store.close()
    return [Report(*row) for row in found]


def report_lines(reports: list[Report]) -> Iterator[str]:
    """The reports as a person reads them: a line each, with how often somebody was reported before."""
    if not reports:
        yield say("cli-reports-none")
    for index, report in enumerate(reports):
        before = sum(other.about == report.about for other in reports[index + 1 :])
        day = datetime.fromtimestamp(report.at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        yield say(
            "cli-reports-line",
            day=day,
            about=report.about,
            reporter=report.reporter,
            reason=say(f"cli-reports-{report.reason}"),
            match=report.match or "–",
            before=before,
        )
