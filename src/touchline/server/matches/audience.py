"""What a seat or a spectator is told: the one way out of a match.

Everything sent to anybody is made here, from ``Match.record_for``, ``Match.view`` and ``Match.node_seen_by``: texts
that a seat may not know are replaced, and with them their play-by-play and rulings.
In games with hidden hands the hashes stay inside until the end too, for they would let somebody
test a guess.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace

from touchline.kernel.state import State
from touchline.play.match import Match, Step
from touchline.play.node import Chance, outcome_labels
from touchline.play.record import Entry
from touchline.server.matches.event_telling import Audience, disclosed, event_told, open_position
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.stages import DONE, OPEN, PLAYING
from touchline.server.matches.staging import MOST_STAGED, views
from touchline.wire import events
from touchline.wire.headlines import Heading
from touchline.wire.nodes import ChanceNode, DecisionNode, OpenNode, OverNode, node_told
from touchline.wire.state import ChangedTerms, ClockState, Curtain, MatchState, News
from touchline.wire.words import words_of

MOST_EVENTS = 500
"""A client that is further behind gets the present state and the last events only."""

MOST_KEPT = 20
"""Short news is made once and sent to everybody it is for: the acknowledged and the told."""


def _entries(live: LiveMatch, audience: Audience) -> list[Entry]:
    if live.match.game.perfect_information:
        return live.match.record.entries
    return live.match.record_for(audience).entries


def hidden_entries(live: LiveMatch, audience: Audience) -> frozenset[int]:
    """The numbers of the entries an audience may not read yet."""
    if live.match.game.perfect_information:
        return frozenset()
    shown = live.match.record_for(audience).entries
    return frozenset(
        mine.number for mine, true in zip(shown, live.match.record.entries, strict=True) if mine.text != true.text
    )


def rules_seen_by(live: LiveMatch, audience: Audience, seq: int) -> list[str]:
    """The ids of the rules behind an event, as an audience may read it; none if there is no such event."""
    if seq > live.seq:
        return []
    steps = {step.number: index for index, step in enumerate(live.match.steps)}
    told = event_told(live, live.rows[seq - 1], _entries(live, audience), steps, audience)
    return told.rules or [] if isinstance(told, events.Played | events.Rolled) else []


def node_seen_by(live: LiveMatch, audience: Audience) -> DecisionNode | ChanceNode | OverNode | OpenNode:
    """What is due, as the engine protocol words it; choices only to whom they belong."""
    if live.status == OPEN:
        return OpenNode(seats=[n for n, seat in enumerate(live.seats) if seat.kind == "open"])
    if live.off is not None or live.status == DONE:
        return OverNode(returns=live.returns(), reason=live.reason(), words=words_of(reason=live.result()))
    seen = live.match.node_seen_by(audience)
    drawn = live.dice.tier != "entered" and live.match.game.weights_known(live.match.state, live.match.box)
    node = node_told(seen, outcome_labels(live.match) if isinstance(seen, Chance) and not drawn else ())
    if isinstance(node, ChanceNode):
        return replace(node, drawn=drawn, waiting_for=sorted(live.due()))
    return node


def changed_terms(live: LiveMatch) -> ChangedTerms:
    """What is not as the game comes in its box, for whoever thinks about sitting down."""
    game, agreed = live.match.game, live.match.options
    usual = game.settle(game.on_screen)
    position: str | None = live.terms.get("position")
    return ChangedTerms(
        options={name: text for name, text in live.terms["options"].items() if agreed.get(name) != usual.get(name)},
        data=live.terms.get("data") or None,
        position=(position if open_position(live) else True) if position else None,
    )


def state_of(live: LiveMatch, audience: Audience, now: int) -> MatchState:
    """Where the match stands, for one audience."""
    seen = views(live.match, -1, audience)
    heading = Heading.now(live.match)
    return MatchState(
        match=live.id,
        seq=live.seq,
        status=live.status,
        node=node_seen_by(live, audience),
        view=seen.own,
        open_view=seen.open,
        **heading.lines,
        words=words_of(**heading.words),
        seats=[seat.public() for seat in live.seats],
        rated=live.terms["rated"],
        altered=live.altered(),
        dice=live.dice.public(live.match, live.seats, playing=live.status == PLAYING),
        terms=changed_terms(live) if live.status == OPEN else None,
        seat=audience,
        curtain=curtain(live) if audience is not None else None,
        clock=clock_state(live, now),
        undo_asked_by=live.asked_back,
        called_off=live.called_off(),
        rematch=live.rematch or None,
    )


def curtain(live: LiveMatch) -> Curtain | None:
    """Who is to look at a hand while all others look away; nothing where no hand is to be hidden."""
    match = live.match
    if match.game.perfect_information or live.status != PLAYING or live.dice.tier == "entered":
        return None
    watched = next((step.number for step, before in _backwards(match) if _is_watched(match, step, before)), None)
    since = next((row.seq for row in reversed(live.rows) if row.kind == "rolled" and row.body["n"] == watched), 0)
    chosen_unseen = match.to_move >= 0 and match.game.unseen(match.state, match.box)
    return Curtain(since=since, seat=match.to_move if chosen_unseen else None)


def _backwards(match: Match) -> Iterator[tuple[Step, State]]:
    """The steps with the states before them, the last first."""
    return zip(reversed(match.steps), reversed(match.states[:-1]), strict=True)


def _is_watched(match: Match, step: Step, before: State) -> bool:
    """Whether everybody looks at what falls."""
    return step.seat is None and not match.game.quiet(before, match.box)


def clock_state(live: LiveMatch, now: int) -> ClockState | None:
    """The clocks as they stand at ``since``; those in ``running`` run from then on.  Nothing where none ticks."""
    if not live.clock.ticks:
        return None
    return ClockState(
        terms=live.clock.terms,
        left=live.clock.left_at(now),
        running=sorted(live.clock.running),
        since=max(now, live.clock.since),
        now=now,
    )


def news_of(
    live: LiveMatch, audience: Audience, since: int, now: int, was_hidden: frozenset[int] | None = None
) -> News:
    """``making_news`` without a pause."""
    making = making_news(live, audience, since, now, was_hidden)
    while True:
        try:
            next(making)
        except StopIteration as made:
            return made.value  # type: ignore[no-any-return]


def making_news(
    live: LiveMatch, audience: Audience, since: int, now: int, was_hidden: frozenset[int] | None = None
) -> Generator[None, None, News]:
    """Everything after event ``since``, and where the match stands; with a pause after each event, for there are many.

    ``was_hidden`` are the entries the audience could not read before; those it can read now are
    sent again under ``revealed``.  Without it, every revealed secret up to ``since`` is.
    """
    key = (live.seq, audience, since)
    if key in live.told:
        return _by_the_clock(live, live.told[key], now)
    if told := next((news for (seq, _, first), news in live.told.items() if (seq, first) == (live.seq, since)), None):
        live.told[key] = _told_to(live, audience, told)
        return _by_the_clock(live, live.told[key], now)
    entries = _entries(live, audience)
    steps = {step.number: index for index, step in enumerate(live.match.steps)}
    rows = live.rows[since:]
    behind = len(rows) > MOST_EVENTS
    if behind:
        rows = rows[-MOST_EVENTS:]
    told_events: list[events.AnyEvent] = []
    for number, row in enumerate(rows):
        staged = number >= len(rows) - MOST_STAGED
        told_events.append(event_told(live, row, entries, steps, audience, staged=staged))
        yield
    open_game = live.match.game.perfect_information
    news = News(
        **vars(state_of(live, audience, now)),
        since=since,
        events=told_events,
        snapshot=True if behind else None,
        revealed=None if open_game else _revealed(live, audience, since, was_hidden, entries, steps),
    )
    if open_game and len(rows) < MOST_KEPT:
        if live.told and next(iter(live.told))[0] != live.seq:
            live.told.clear()
        live.told[key] = news
    return news


def _by_the_clock(live: LiveMatch, news: News, now: int) -> News:
    """What was told before, with the time it is now."""
    return News(**vars(news) | {"clock": clock_state(live, now)}) if live.clock.ticks else news


def _told_to(live: LiveMatch, audience: Audience, told: News) -> News:
    """What another audience was told of a game without secrets, for this one: only the choices are not everybody's."""
    return News(**vars(told) | {"seat": audience, "node": node_seen_by(live, audience)})


def _revealed(
    live: LiveMatch,
    audience: Audience,
    since: int,
    was_hidden: frozenset[int] | None,
    entries: list[Entry],
    steps: dict[int, int],
) -> list[events.Disclosed]:
    still = hidden_entries(live, audience)
    if was_hidden is None:
        match = live.match
        was_hidden = frozenset(
            step.number
            for index, step in enumerate(match.steps)
            if match.game.secret(match.states[index], match.box, step.choice) is not None
        )
    open_now = was_hidden - still
    return [
        disclosed(live, row, entries[row.body["n"] - 1], steps)
        for row in live.rows[:since]
        if row.kind in ("played", "rolled") and row.body["n"] in open_now
    ]


def may_watch(live: LiveMatch) -> bool:
    """Whether somebody without a seat may look on."""
    return bool(live.terms["public"] or live.terms["watchable"])
