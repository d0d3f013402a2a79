"""Dart statistics by player, as dart scorers keep them: average, beds hit, drives finished, match by match."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from touchline.games.football_darts.beds import BED_TEXTS, BEDS, INNER_BULL, MISS, OUTER_BULL, number_of, ring_of
from touchline.games.football_darts.state import FIELD_GOAL, THROW, TOSS
from touchline.kernel.message import Amount, Share
from touchline.play.match import Match
from touchline.words.languages import say

DOUBLE, TREBLE = 2, 3


def points_of(bed: int) -> int:
    """What a dart scores on a scoreboard.

    >>> from touchline.games.football_darts.text import parse_bed
    >>> [points_of(parse_bed(text).value) for text in ("T20", "D16", "S5", "BULL", "25", "MISS")]
    [60, 32, 5, 50, 25, 0]
    """
    if bed >= MISS:
        return 0
    if bed in (INNER_BULL, OUTER_BULL):
        return 50 if bed == INNER_BULL else 25
    return number_of(bed) * max(1, ring_of(bed))


@dataclass
class Evening:
    """One player in one match."""

    match: str
    """What the match is called: its file."""
    opponent: str
    result: str
    over: bool
    darts: int = 0
    scored: int = 0
    drives: int = 0
    touchdowns: int = 0

    @property
    def average(self) -> float:
        """Points a dart."""
        return self.scored / self.darts if self.darts else 0.0

    def text(self) -> str:
        """In a line."""
        result = self.result if self.over else say("fd-stats-unfinished", result=self.result)
        counts = {"touchdowns": self.touchdowns, "drives": self.drives}
        about = {"match": self.match, "opponent": self.opponent, "result": result}
        return say("fd-stats-evening", average=Amount(self.average, 1), **about, **counts)


@dataclass
class DartStatistics:
    """Everything a player threw."""

    player: str
    evenings: list[Evening] = field(default_factory=list)
    hits: dict[str, int] = field(default_factory=dict)
    """How often each bed was hit."""
    aimed: dict[str, list[int]] = field(default_factory=dict)
    """Where the aim is known: bed → darts at it, and hits."""
    kinds: dict[str, int] = field(default_factory=dict)
    field_goals: list[int] = field(default_factory=lambda: [0, 0])
    """Good, and tried."""

    def total(self, name: str) -> int:
        """A number of all evenings together."""
        return sum(int(getattr(each, name)) for each in self.evenings)

    def text(self) -> str:
        """All of it, to be read."""
        darts, drives = self.total("darts"), self.total("drives")
        lines = [say("fd-stats-player", player=self.player, matches=len(self.evenings), darts=darts)]
        if not darts:
            return lines[0]
        kinds = (say(f"fd-stats-kind-{kind}", share=Share(n / darts)) for kind, n in self.kinds.items())
        average = Amount(self.total("scored") / darts, 1)
        told = [say("fd-stats-average", average=average, share=", ".join(kinds))]
        often = sorted(self.hits.items(), key=lambda each: -each[1])[:6]
        told.append(say("fd-stats-most", beds=", ".join(f"{bed} {count}" for bed, count in often)))
        for bed, (thrown, hit) in sorted(self.aimed.items(), key=lambda each: -each[1][0])[:6]:
            told.append(say("fd-stats-at", bed=bed, hit=hit, thrown=thrown, share=Share(hit / thrown)))
        if drives:
            done = self.total("touchdowns")
            told.append(say("fd-stats-drives", done=done, drives=drives, share=Share(done / drives)))
        if self.field_goals[1]:
            told.append(say("fd-stats-field-goals", good=self.field_goals[0], tried=self.field_goals[1]))
        told += [each.text() for each in self.evenings[-10:]]
        return "\n  ".join([*lines, *told])

    def to_json(self) -> dict[str, object]:
        """For a program."""
        return {
            "player": self.player,
            "darts": self.total("darts"),
            "average": self.total("scored") / max(1, self.total("darts")),
            "kinds": self.kinds,
            "hits": self.hits,
            "aimed": {bed: {"thrown": thrown, "hit": hit} for bed, (thrown, hit) in self.aimed.items()},
            "drives": self.total("drives"),
            "touchdowns": self.total("touchdowns"),
            "field_goals": {"good": self.field_goals[0], "tried": self.field_goals[1]},
            "matches": [{**vars(each), "average": each.average} for each in self.evenings],
        }


def statistics(matches: Iterable[tuple[str, Match]]) -> list[DartStatistics]:
    """Every player of some matches (each with what it is called), by name."""
    players: dict[str, DartStatistics] = {}
    for called, match in matches:
        for seat, name in enumerate(match.names):
            found = players.setdefault(name, DartStatistics(name))
            count(found, called, match, seat)
    return sorted(players.values(), key=lambda each: -each.total("darts"))


def count(found: DartStatistics, called: str, match: Match, seat: int) -> None:
    """One match of one player."""
    score = match.state.score
    evening = Evening(called, match.names[1 - seat], f"{score[seat]}–{score[1 - seat]}", match.over)
    drives: set[int] = set()
    for before, after, step in zip(match.states, match.states[1:], match.steps, strict=False):
        if before.offense != seat or before.phase == TOSS:
            continue
        drives.add(before.drive)
        if step.seat is not None or step.choice >= BEDS:
            continue
        evening.darts += 1
        evening.scored += points_of(step.choice)
        hit = BED_TEXTS[step.choice]
        found.hits[hit] = found.hits.get(hit, 0) + 1
        kind = _kind(step.choice)
        found.kinds[kind] = found.kinds.get(kind, 0) + 1
        if match.box.aims and before.aim < MISS:
            tally = found.aimed.setdefault(BED_TEXTS[before.aim], [0, 0])
            tally[0] += 1
            tally[1] += step.choice == before.aim
        gained = after.score[seat] - before.score[seat]
        if before.phase == THROW and gained >= 6:
            evening.touchdowns += 1
        if before.phase == FIELD_GOAL:
            found.field_goals[1] += 1
            found.field_goals[0] += gained > 0
    evening.drives = len(drives)
    found.evenings.append(evening)


def _kind(bed: int) -> str:
    if bed == MISS:
        return "off"
    if bed in (INNER_BULL, OUTER_BULL):
        return "bulls"
    return {DOUBLE: "doubles", TREBLE: "trebles"}.get(ring_of(bed), "singles")
