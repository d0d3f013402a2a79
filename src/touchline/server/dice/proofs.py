"""What a finished match lays open so that anybody can check its dice and its rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from touchline.server.dice.draws import CHAINS, PLAIN
from touchline.server.matches.rows import compact

if TYPE_CHECKING:
    from touchline.server.matches.live import LiveMatch


def proof_headers(live: LiveMatch) -> list[tuple[str, str]]:
    """Headers of the record.  A chain's last value proves all before it, so one line a chain is enough."""
    dice, over = live.dice, live.status == "over"
    headers = [("Match", live.id), ("Dice", dice.tier)]
    if dice.commitment:
        headers.append(("Commitment", dice.commitment))
    if over and dice.commitment:
        headers.append(("Secret", dice.secret.hex()))
    for number, seat in enumerate(live.seats):
        if seat.kind == "bot":
            continue
        if dice.tier == CHAINS and seat.chained:
            headers += [("Chain", f"{number} {chain.length} {chain.anchor}") for chain in seat.chains]
            if over:
                gone = "" if seat.gone_from is None else f" {seat.gone_from}"
                headers += [("Revealed", f"{number} {chain.rounds} {chain.value}{gone}") for chain in seat.chains]
        elif dice.commitment:
            headers.append(("Luck", f"{number} {seat.luck}"))
    if live.rows and (over or live.match.game.perfect_information) and dice.tier != PLAIN:
        headers.append(("Head", live.head))
    return headers


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
