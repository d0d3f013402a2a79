"""What a finished match lays open so that anybody can check its dice and its rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from touchline.server.dice.draws import CHAINS, COMMITTED, ELSEWHERE, FORMER, PLAIN
from touchline.server.matches.rows import compact
from touchline.server.matches.seats import Seat

if TYPE_CHECKING:
    from touchline.server.matches.live import LiveMatch


def proof_headers(live: LiveMatch) -> list[tuple[str, str]]:
    """Headers of the record.  A chain's last value proves all before it, so one line a chain is enough."""
    dice, over = live.dice, live.status == "over"
    headers = [("Match", live.id), ("Dice", dice.tier)]
    if live.elsewhere:
        headers.append(("Rolled", ELSEWHERE))
    if dice.commitment:
        headers += [("Scheme", str(dice.scheme)), ("Commitment", dice.commitment)]
    if dice.pact:
        headers.append(("Pact", dice.pact))
    if over and dice.commitment:
        headers.append(("Secret", dice.secret.hex()))
    for number, seat in enumerate(live.seats):
        if dice.tier == CHAINS and seat.chained:
            headers += _chains(number, seat, over=over)
        elif dice.tier == COMMITTED and dice.scheme == FORMER and seat.kind != "bot":
            headers.append(("Luck", f"{number} {seat.luck}"))
        elif dice.tier == COMMITTED and seat.pledge:
            headers.append(("Pledge", f"{number} {seat.pledge}"))
            if over and number in dice.revealed:
                headers.append(("Opened", f"{number} {dice.revealed[number]}"))
    if live.rows and (over or live.match.game.perfect_information) and dice.tier != PLAIN:
        headers.append(("Head", live.head))
    return headers


def _chains(number: int, seat: Seat, *, over: bool) -> Iterator[tuple[str, str]]:
    """A seat's chains, those marked that the server laid down; at the end, how far each was shown."""
    for chain in seat.chains:
        yield "Chain", f"{number} {chain.length} {chain.anchor}" + (" server" if chain.by_server else "")
    if over:
        gone = "" if seat.gone_from is None else f" {seat.gone_from}"
        for chain in seat.chains:
            yield "Revealed", f"{number} {chain.rounds} {chain.value}{gone}"


def export_lines(live: LiveMatch) -> Iterator[str]:
    """Every row as a JSON object, then the weights of every roll that was drawn, for checkers without the rules."""
    for row in live.rows:
        yield compact(
            {
                "match": row.match,
                "seq": row.seq,
                "kind": row.kind,
                "seat": row.seat,
                "at": row.at,
                "cmd": row.cmd,
                "data": row.data,
                "hash": row.hash,
            }
        )
    drawn = {row.body["n"]: row.body["draw"] for row in live.rows if row.kind == "rolled" and "draw" in row.body}
    match = live.match
    for index, step in enumerate(match.steps):
        if step.number not in drawn:
            continue
        rules, state = match.game.rules, match.states[index]
        count = rules.chances(state, match.box)
        yield compact(
            {
                "draw": drawn[step.number],
                "outcomes": [match.game.outcome_text(state, match.box, k) for k in range(count)],
                "weights": [rules.weight(state, match.box, k) for k in range(count)],
                "sealed": live.dice.sealed,
            }
        )
