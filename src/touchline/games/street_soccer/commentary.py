"""Street Soccer told: the question of the moment, the score line, the play-by-play.  The words are in ``words/``."""

from __future__ import annotations

from touchline.games.street_soccer import rules
from touchline.games.street_soccer.actions import A_FIGURE, PASS
from touchline.games.street_soccer.clock import winner
from touchline.games.street_soccer.paths import Paths, paths
from touchline.games.street_soccer.setup import placed
from touchline.games.street_soccer.squares import NOWHERE, SQUARE_TEXTS
from touchline.games.street_soccer.state import (
    FIGURES,
    KICK_OFF,
    MOVE,
    NOBODY,
    NORMAL_TIME,
    OVER_PHASE,
    RED_DIE,
    RESTART,
    RESTART_KICK,
    RESTART_ROLL,
    ROLL,
    SET_UP,
    TEAMS,
    YELLOW_DIE,
    SoccerBox,
    SoccerState,
)
from touchline.kernel.message import Argument, Message, Player, plain

DUE = {KICK_OFF: "ss-to-kick-off", ROLL: "ss-to-roll", MOVE: "ss-to-move"}
"""What a team is about to do, where it is no restart."""


def question(s: SoccerState) -> Message:
    """What is asked of the coach or the table."""
    if s.phase == SET_UP:
        own = [each for each in s.figures[s.turn * FIGURES : (s.turn + 1) * FIGURES] if each != NOWHERE]
        asked = "ss-ask-place" if s.figures[s.turn * FIGURES] != NOWHERE else "ss-ask-place-goalie-too"
        return Message(asked, team=TEAMS[s.turn], number=len(own) + 1, of=FIGURES)
    if s.phase == YELLOW_DIE:
        return Message("ss-ask-yellow-rolls")
    if s.phase == RED_DIE:
        return Message("ss-ask-red-rolls", rolled=s.die)
    if s.phase == KICK_OFF:
        return Message("ss-ask-kick-off", squares=s.die)
    if s.phase == ROLL:
        return Message("ss-ask-roll", team=TEAMS[s.turn])
    if s.phase == RESTART:
        return Message("ss-ask-restart")
    if s.phase == RESTART_ROLL:
        return Message("ss-ask-restart-roll")
    if s.phase == RESTART_KICK:
        return Message("ss-ask-restart-kick", squares=s.die)
    return Message("ss-ask-move", die=s.die)


def clock(s: SoccerState) -> str:
    """``12'``; in extra time ``25+3'``.

    >>> s = SoccerState()
    >>> s.minute = 28
    >>> clock(s)
    "25+3'"
    """
    return f"{s.minute}'" if s.minute <= NORMAL_TIME else f"{NORMAL_TIME}+{s.minute - NORMAL_TIME}'"


def situation(s: SoccerState) -> list[Message]:
    """Minute, score and what is due."""
    score = Message("play-score", home=Player(0), points=s.score[0], others=s.score[1], away=Player(1))
    if s.phase == SET_UP:
        return [score, Message("ss-setting-up", placed=placed(s), of=2 * FIGURES)]
    minute = plain(clock(s))
    if s.phase == OVER_PHASE:
        return [minute, score, Message("ss-over")]
    if s.phase in (YELLOW_DIE, RED_DIE):
        return [minute, score, Message("ss-rolling-off")]
    due = Message(DUE.get(s.phase, "ss-to-restart"), who=Player(s.turn))
    die = [Message("ss-die-shows", die=s.die)] if s.die else []
    ball = [] if s.ball == NOWHERE else [Message("ss-ball-on", square=SQUARE_TEXTS[s.ball])]
    return [minute, score, _joined([due, *die, *ball])]


def _joined(parts: list[Message]) -> Message:
    """What is due, with the die and the ball where there are any."""
    if len(parts) == 1:
        return parts[0]
    if len(parts) == 2:
        return Message("ss-due-with", due=parts[0], first=parts[1])
    return Message("ss-due-with-both", due=parts[0], first=parts[1], second=parts[2])


def result(s: SoccerState) -> Message:
    """SS-5.3: who won, and how."""
    best = winner(s)
    if best == NOBODY:
        return Message("ss-draw")
    score: dict[str, Argument] = {"who": Player(best), "goals": s.score[best], "others": s.score[1 - best]}
    if s.score[0] == s.score[1]:
        return Message("ss-wins-by-last-goal", **score)
    return Message("ss-wins-in-extra-time" if s.minute > NORMAL_TIME else "ss-wins", **score)


def tell(before: SoccerState, after: SoccerState, box: SoccerBox, choice: int) -> list[Message]:
    """One step as the commentator tells it."""
    who = Player(before.turn)
    if before.phase == SET_UP:
        keeper = after.figures[before.turn * FIGURES] != before.figures[before.turn * FIGURES]
        told = [Message("ss-places-goalie" if keeper else "ss-places", who=who, square=SQUARE_TEXTS[choice])]
        return [*told, Message("ss-all-placed")] if after.phase != SET_UP else told
    if before.phase in (YELLOW_DIE, RED_DIE):
        return [_tell_roll_off(before, after, rules.pips(before, choice))]
    if before.phase in (ROLL, RESTART_ROLL):
        return [Message("ss-rolls", who=who, rolled=rules.pips(before, choice))]
    return [*_tell_action(before, after, box, choice), *_tell_time(before, after)]


def _tell_roll_off(before: SoccerState, after: SoccerState, rolled: int) -> Message:
    if before.phase == YELLOW_DIE:
        return Message("ss-rolls-for-kick-off", who=Player(0), rolled=rolled)
    if after.phase == YELLOW_DIE:
        return Message("ss-rolls-the-same", who=Player(1), rolled=rolled)
    return Message("ss-wins-roll-off", who=Player(1), rolled=rolled, first=Player(after.first), squares=after.die)


def _tell_action(before: SoccerState, after: SoccerState, box: SoccerBox, move: int) -> list[Message]:
    who = Player(before.turn)
    if move == PASS:
        stuck = "ss-no-restart" if before.restart == before.turn else "ss-nobody-moves"
        return [Message(stuck, who=who)]
    shown = paths(before, box, move)
    if before.phase == RESTART:
        return _tell_goalie(shown, move, who)
    start = SQUARE_TEXTS[before.figures[before.turn * FIGURES + move // A_FIGURE]]
    if before.phase == KICK_OFF:
        lead = Message("ss-kicks-off", who=who, start=start)
    elif before.phase == RESTART_KICK:
        lead = Message("ss-restarts", who=who, start=start)
    else:
        lead = Message("ss-walks", who=who, start=start, end=shown.walk[-1])
    if not shown.ball:
        return [Message("ss-only-walks", lead=lead)]
    told = [_tell_ball(lead, shown, walked=before.phase == MOVE)]
    told += [Message("ss-shifted", there=there, aside=aside) for there, aside in shown.lifted]
    if after.score != before.score:
        score = {"points": after.score[0], "others": after.score[1]}
        told.append(Message("ss-new-score", home=Player(0), away=Player(1), **score))
    return told


def _tell_ball(lead: Message, shown: Paths, *, walked: bool) -> Message:
    """The kick, touches included: ``…, passing via H6 and I4, GOAL!``."""
    way = "ss-passes" if walked else "ss-passing"
    if shown.ball[-1] == "GOAL":
        if shown.touches:
            return Message(f"{way}-goal", lead=lead, touches=list(shown.touches))
        return Message("ss-shoots-goal", lead=lead)
    if shown.touches:
        return Message(way, lead=lead, touches=list(shown.touches), end=shown.ball[-1])
    return Message("ss-kicks" if walked else "ss-kicks-to", lead=lead, end=shown.ball[-1])


def _tell_goalie(shown: Paths, square: int, who: Player) -> list[Message]:
    told = [Message("ss-goalie-takes", who=who, square=SQUARE_TEXTS[square])]
    if len(shown.lifted) > 1 or (shown.lifted and shown.lifted[0][0] == SQUARE_TEXTS[square]):
        told.append(Message("ss-makes-way", aside=shown.lifted[0][1]))
    return told


def _tell_time(before: SoccerState, after: SoccerState) -> list[Message]:
    if after.phase == OVER_PHASE:
        return [Message("ss-full-time")]
    if after.minute == NORMAL_TIME + 1 and before.minute == NORMAL_TIME:
        return [Message("ss-extra-time", minutes=NORMAL_TIME)]
    return []
