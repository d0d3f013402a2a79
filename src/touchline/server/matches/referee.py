"""The referee: what an order does to a match, as rows.

Each function adds the rows of one order to a live match or raises the reason why not.
Nothing here is told to anybody; that happens after the commit, in ``service.py``.
"""

from __future__ import annotations

from typing import Any

from touchline.bots import levels
from touchline.kernel.errors import IllegalMove, WrongNode
from touchline.kernel.message import Message
from touchline.kernel.nodes import CHANCE, OVER
from touchline.play.entering import read_outcomes
from touchline.server.dice.draws import CHAINS, COMMITTED
from touchline.server.errors import Forbidden, Refused
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.row_bodies import Agreed, Opened
from touchline.server.matches.seats import chain_of_seed
from touchline.server.matches.stages import DONE, PLAYING
from touchline.wire import commands

MOST_ROLLS = 10_000
"""In a row, without a decision: more than any game asks for."""


def carry_out(live: LiveMatch, order: commands.Order, seat: int) -> None:
    """Add the rows of an order of a seat."""
    if live.status != PLAYING and not isinstance(order, commands.Chat):
        raise WrongNode(Message("server-match-over" if live.status == DONE else "server-match-not-started"))
    DEEDS[type(order)](live, order, seat)
    run_on(live)


def run_on(live: LiveMatch) -> None:
    """Everything that follows by itself: reveals entrusted to the server, rolls, the end."""
    for _ in range(MOST_ROLLS):
        if live.status != PLAYING or live.match.to_move != CHANCE:
            break
        for number in live.dice.lacking(live.match, live.seats):
            last = live.seats[number].chains[-1]
            if last.seed:
                anchor = live.dice.own_chain(number, live.seats[number])[1]
                live.add("renewed", number, anchor=anchor, length=last.length, entrusted=True)
        for number in live.dice.owing(live.match, live.seats):
            value = live.dice.own_reveal(live.seats[number])
            if value is not None:
                live.add("revealed", number, round=live.dice.rounds + 1, value=value)
        live.dice.open(live.seats, live.match)
        if not live.dice.drawable(live.match, live.seats):
            break
        match = live.match
        outcome = live.dice.draw(match, live.seats)
        text = match.game.outcome_text(match.state, match.box, outcome)
        live.add("rolled", None, text=text, draw=live.dice.draws + 1, round=live.dice.rounds)
    else:
        raise Refused(Message("server-rolls-without-end"))
    if live.status == PLAYING and live.match.over:
        opened: Opened = {"secret": live.dice.secret.hex()} if live.dice.tier in (COMMITTED, CHAINS) else {}
        live.add("finished", None, returns=live.match.returns(), reason=live.reason(), **opened)


def start(live: LiveMatch) -> None:
    """Kick-off, once every seat is taken."""
    if live.full():
        live.dice.agree(live.seats)
        pact: Agreed = {"pact": live.dice.pact} if live.dice.pact else {}
        live.add("started", None, names=list(live.match.names), **pact)
        run_on(live)


def flag(live: LiveMatch, now: int) -> int | None:
    """The seat that loses because its clock has fallen, with the rows that say so."""
    if live.status != PLAYING:
        return None
    late = live.late(now)
    if late is not None:
        live.begin(now)
        live.add("flagged", late)
        run_on(live)
    return late


# ---- one function an order


def _play(live: LiveMatch, order: commands.Play, seat: int) -> None:
    """A decision; its text may say more (``fg S20``), as far as that is the same seat's to say."""
    match = live.match
    if match.to_move != seat:
        raise _not_your_turn(live, seat)
    for choice in match.game.parse_move(match.state, match.box, order.move):
        if match.to_move == seat:
            live.add("played", seat, text=choice.text)
        elif match.to_move == CHANCE:
            _check_entered(live)
            live.add("rolled", seat, text=choice.text)
        else:
            raise IllegalMove(Message("server-more-than-one-turn", move=repr(order.move)))


def _check_entered(live: LiveMatch) -> None:
    """What is rolled by the server is entered by nobody."""
    match = live.match
    if live.dice.tier != "entered" and match.game.weights_known(match.state, match.box):
        raise Refused(Message("server-rolled-here", die=str(match.game.chance_name(match.state, match.box))))


def _not_your_turn(live: LiveMatch, seat: int) -> WrongNode:
    match = live.match
    if match.to_move == OVER:
        return WrongNode(Message("server-match-over"))
    if match.to_move == CHANCE:
        due = match.game.chance_label(match.state, match.box)
        return WrongNode(Message("play-chance-due", due=due, tried=Message("play-a-move")))
    return WrongNode(Message("play-not-your-turn", who=match.names[seat], due=match.names[match.to_move]))


def _roll(live: LiveMatch, order: commands.Roll, seat: int) -> None:
    match = live.match
    if match.to_move != CHANCE:
        raise WrongNode(Message("server-decision-due"))
    _enter(live, order.outcome, seat)


def _enter(live: LiveMatch, text: str, seat: int) -> None:
    match = live.match
    _check_entered(live)
    if not live.may_enter(seat):
        raise Forbidden(Message("server-thrower-says"))
    for choice in read_outcomes(match.game, match.state, match.box, text):
        live.add("rolled", seat, text=choice.text)


def _resign(live: LiveMatch, order: commands.Resign, seat: int) -> None:
    live.add("resigned", seat)


def may_take_back(live: LiveMatch, seat: int) -> bool:
    """Only the own decision, and only while nothing has followed it: no roll, no reveal, nobody else's action.

    What people at one table have rolled, drawn or thrown themselves can be entered anew.
    """
    if live.status != PLAYING or not live.match.steps:
        return False
    if live.dice.tier == "entered" and live.at_one_table():
        return True
    if live.match.steps[-1].seat != seat:
        return False
    return live.dice.open_round or not live.dice.revealed


def _undo(live: LiveMatch, order: commands.Undo, seat: int) -> None:
    if not may_take_back(live, seat):
        raise Refused(Message("server-own-last-only"))
    live.add("asked", seat)
    others = [number for number in range(len(live.seats)) if number != seat]
    if live.at_one_table() or all(live.seats[number].by_bot for number in others):
        live.add("undone", seat)


def _accept(live: LiveMatch, order: commands.Accept, seat: int) -> None:
    asker = live.asked_back
    if asker is None:
        raise Refused(Message("server-nobody-asked-back"))
    if asker == seat:
        raise Refused(Message("server-other-agrees"))
    if not may_take_back(live, asker):
        raise Refused(Message("server-something-followed"))
    live.add("undone", asker)


def _decline(live: LiveMatch, order: commands.Decline, seat: int) -> None:
    if live.asked_back is None:
        raise Refused(Message("server-nobody-asked-back"))
    live.add("declined", seat)


def _chat(live: LiveMatch, order: commands.Chat, seat: int) -> None:
    live.add("chatted", seat, phrase=order.phrase)


def _reveal(live: LiveMatch, order: commands.Reveal, seat: int) -> None:
    if live.match.to_move != CHANCE or seat not in live.dice.owing(live.match, live.seats):
        raise WrongNode(Message("server-your-value-not-due"))
    live.dice.check_reveal(live.seats[seat], order.round, order.value)
    live.add("revealed", seat, round=order.round, value=order.value)


def _entrust(live: LiveMatch, order: commands.Entrust, seat: int) -> None:
    mine = live.seats[seat]
    if not mine.chained or mine.gone_from is not None:
        raise Refused(Message("server-dice-no-chain"))
    chain_of_seed(mine, order.seed)
    live.add("entrusted", seat, seed=order.seed)


def _renew(live: LiveMatch, order: commands.Renew, seat: int) -> None:
    if any(chain.anchor == order.anchor for each in live.seats for chain in each.chains):
        raise Refused(Message("server-chain-laid"), field="anchor")
    live.add("renewed", seat, anchor=order.anchor, length=order.length)


def _correct(live: LiveMatch, order: commands.Correct, seat: int) -> None:
    if not live.at_one_table() or live.dice.tier != "entered":
        raise Refused(Message("server-correct-at-table"))
    live.add("corrected", seat, number=order.entry, text=order.text, cut=order.cut)


def _replace(live: LiveMatch, order: commands.Replace, seat: int) -> None:
    if order.whom >= len(live.seats):
        raise Refused(Message("server-no-seat", seat=str(order.whom)))
    if live.seats[order.whom].by_bot:
        raise Refused(Message("server-bot-there"))
    if order.level not in levels(live.match.game.name):
        known = ", ".join(levels(live.match.game.name))
        raise Refused(Message("server-no-level", level=repr(order.level), known=known))
    if order.whom != seat and live.dice.values_due_of(live.seats[order.whom]):
        raise Refused(Message("server-values-in-dice"))
    if live.terms["rated"]:
        raise Refused(Message("server-rated-no-stand-in"))
    live.add("replaced", seat, whom=order.whom, level=order.level)


def _return(live: LiveMatch, order: commands.Return, seat: int) -> None:
    if not live.seats[seat].stand_in:
        raise Refused(Message("server-no-bot-for-you"))
    live.add("returned", seat)


DEEDS: dict[type[commands.Order], Any] = {
    commands.Play: _play,
    commands.Roll: _roll,
    commands.Resign: _resign,
    commands.Undo: _undo,
    commands.Accept: _accept,
    commands.Decline: _decline,
    commands.Chat: _chat,
    commands.Reveal: _reveal,
    commands.Entrust: _entrust,
    commands.Renew: _renew,
    commands.Correct: _correct,
    commands.Replace: _replace,
    commands.Return: _return,
}
