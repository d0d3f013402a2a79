"""Where a tournament stands: its boards, who is out, and the table, from its pairings."""

from __future__ import annotations

import json

from touchline.season.cups import BYE, Form
from touchline.server.matches.stages import DONE
from touchline.server.store.base import Found
from touchline.wire.tournaments import CupLine, Pairing, Tournament

REPLAYS = 3
"""A knock-out match that is drawn is played again, sides changed; after so many the better seed goes on."""
NEXT_GAME = 1000
"""What a board's number grows by when its match is played again."""
SWISS, KNOCK_OUT, ARENA = "swiss", "knock-out", "arena"


def pairing_of(number: int, board: int, home: str, away: str, match: str | None, status: str, card: str) -> Pairing:
    """A row of the store with what has become of its match."""
    result = json.loads(card)["returns"] if card and status == DONE else None
    winner = home if away == BYE else None
    if result is not None and result[0] != result[1]:
        winner = home if result[0] > result[1] else away
    return Pairing(round=number, board=board, home=home, away=away, match=match, result=result, winner=winner)


def boards(pairings: list[Pairing]) -> list[list[Pairing]]:
    """The matches of a round by board, each with those played again."""
    by_number: dict[int, list[Pairing]] = {}
    for each in sorted(pairings, key=lambda each: each.board):
        by_number.setdefault(each.board % NEXT_GAME, []).append(each)
    return [by_number[number] for number in sorted(by_number)]


def goes_on(played: list[Pairing], seeds: dict[str, int]) -> str:
    """Whoever has won the last match of a board; where none was won, the better seed."""
    last = played[-1]
    return str(last.winner or min((last.home, last.away), key=lambda name: seeds[name]))


def is_open(pairing: Pairing) -> bool:
    """Whether its match is still to be played."""
    return pairing.away != BYE and pairing.result is None


def who_is_out(shown: Tournament) -> set[str]:
    """Who is paired no more."""
    return {line.account for line in shown.table if line.out}


def table_of(kind: str, players: list[Found], pairings: list[Pairing]) -> list[CupLine]:
    """One point a win and a half a draw; level on points, by the points of those one has met; then by seed."""
    seeds = {row[0]: seed for seed, row in enumerate(sorted(players, key=lambda row: -(row[2] or 0)), 1)}
    got: dict[str, list[float]] = {account: [] for account in seeds}
    met: dict[str, list[str]] = {account: [] for account in seeds}
    byes = [each.home for each in pairings if each.away == BYE]
    for each in pairings:
        if each.away == BYE or each.result is None:
            continue
        for name, other in ((each.home, each.away), (each.away, each.home)):
            got[name].append(1.0 if each.winner == name else 0.0 if each.winner else 0.5)
            met[name].append(other)
    points = {account: sum(shares) + byes.count(account) for account, shares in got.items()}
    beaten = _beaten(pairings, seeds) if kind == KNOCK_OUT else set()
    lines = [
        CupLine(
            account=account,
            seed=seeds[account],
            points=points[account],
            played=len(got[account]),
            won=got[account].count(1.0),
            drawn=got[account].count(0.5),
            lost=got[account].count(0.0),
            buchholz=sum((points[other] for other in met[account]), 0.0),
            out=bool(gone) or account in beaten,
        )
        for account, gone, _ in players
    ]
    return sorted(lines, key=lambda line: (-line.points, -line.buchholz, line.seed))


def _beaten(pairings: list[Pairing], seeds: dict[str, int]) -> set[str]:
    """Who has been knocked out: by a defeat, or by the better seed after the last of the drawn matches."""
    out = set()
    for number in {each.round for each in pairings}:
        for played in boards([each for each in pairings if each.round == number]):
            last = played[-1]
            decided = last.winner is not None or (last.result is not None and len(played) > REPLAYS)
            if decided and last.away != BYE:
                out |= {last.home, last.away} - {goes_on(played, seeds)}
    return out


def forms_of(shown: Tournament) -> list[Form]:
    """Everybody as those who pair a round want to know them."""
    forms = {line.account: Form(line.account, line.seed, line.points) for line in shown.table}
    for each in shown.pairings:
        if each.away == BYE:
            forms[each.home].had_bye = True
            continue
        forms[each.home].met.add(each.away)
        forms[each.away].met.add(each.home)
        forms[each.home].homes += 1
    return list(forms.values())
