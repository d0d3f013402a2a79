"""Advice: every option with the win probability of each player, as a table a coach reads aloud."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from touchline.kernel.errors import NoAdvice
from touchline.kernel.message import Message, Share, as_message, english, messages_json
from touchline.kernel.nodes import OVER
from touchline.play.match import Match
from touchline.solve.comparing import reason_in
from touchline.solve.counsel import Counsel, counsel
from touchline.solve.evaluator import (
    Aim,
    Evaluator,
    MoveValue,
    Outlook,
    Progress,
    Value,
    evaluator_for,
    no_progress,
    settled,
)
from touchline.words.languages import say, spoken
from touchline.words.written_numbers import figure, percentage

SHOWN = 8
"""Rows of the table, unless more are asked for."""
HARDLY_EVER, RARELY = 0.0005, 0.01
"""What happens less often is not told, or in tenths of a percent."""


@dataclass(frozen=True)
class Branch:
    """What follows if a decision works, or if it fails."""

    told: Message
    probability: float
    win: float
    """Win probability of the seat that decides."""

    @property
    def label(self) -> str:
        """What it is that works or fails, in English."""
        return english([self.told])

    def to_json(self) -> dict[str, Any]:
        """As the engine protocol writes it."""
        odds = {"probability": round(self.probability, 6), "win": round(self.win, 6)}
        return {"label": self.label, **odds, **messages_json(label=[self.told])}


@dataclass(frozen=True)
class MoveAdvice:
    """One legal option."""

    move: str
    win: list[float]
    """By side: ``[p0, p1]``, whoever is to move."""
    draw: float
    if_works: Branch | None = None
    if_fails: Branch | None = None
    aim: Aim | None = None
    interval: float | None = None
    called: Message | None = None
    """Of the first few: what people call it."""

    def to_json(self) -> dict[str, Any]:
        """As the engine protocol writes it."""
        told: dict[str, Any] = {
            "move": self.move,
            "win": [round(each, 6) for each in self.win],
            "draw": round(self.draw, 6),
        }
        if self.if_works is not None:
            told["if_works"] = self.if_works.to_json()
        if self.if_fails is not None:
            told["if_fails"] = self.if_fails.to_json()
        if self.aim is not None:
            told["aim"] = self.aim.to_json()
        if self.interval is not None:
            told["interval"] = round(self.interval, 6)
        return told | messages_json(move=[self.called] if self.called is not None else [])


@dataclass(frozen=True)
class Advice:
    """What the coach says."""

    seat: int
    """The seat that is advised."""
    side: int
    names: list[str]
    """By side."""
    moves: list[MoveAdvice]
    """Best first."""
    reason: Message
    exact: bool
    note: Message | None = None
    counsel: Counsel | None = None
    """What the coach says first; nothing where only an aim is to be chosen."""

    @property
    def say(self) -> str:
        """One suggestion and what the next best costs, in English."""
        return english([self.counsel.message]) if self.counsel is not None else self.why

    @property
    def why(self) -> str:
        """Why the first is best, in English."""
        return english([self.reason])

    @property
    def remark(self) -> str:
        """What is assumed or left out, in English; may be empty."""
        return english([self.note]) if self.note is not None else ""

    def to_json(self) -> dict[str, Any]:
        """As the engine protocol writes it."""
        told: dict[str, Any] = {
            "seat": self.seat,
            "side": self.side,
            "moves": [move.to_json() for move in self.moves],
            "why": self.why,
            "exact": self.exact,
        }
        notes = [self.note] if self.note is not None else []
        told |= {"remark": self.remark} if notes else {}
        says = [self.counsel.message] if self.counsel is not None else [self.reason]
        told |= {"say": self.say, "same": self.counsel is not None and self.counsel.same}
        warned = [self.counsel.warning] if self.counsel is not None and self.counsel.warning is not None else []
        told |= {"warning": english(warned)} if warned else {}
        because = [reason] if (reason := reason_in(self.reason)) is not None else []
        told |= {"because": english(because)} if because else {}
        return told | messages_json(say=says, why=[self.reason], because=because, remark=notes, warning=warned)

    @property
    def spoken(self) -> str:
        """The coach's first sentence in the language that is spoken here."""
        return spoken().say(self.counsel.message if self.counsel is not None else self.reason)

    @property
    def because(self) -> str:
        """Why the first is best, as a sentence in the language spoken here; empty where nothing is suggested."""
        reason = reason_in(self.reason)
        if reason is None or self.counsel is None or self.counsel.same:
            return ""
        clause = spoken().say(reason)
        return f"{clause[:1].upper()}{clause[1:]}."

    @property
    def in_short(self) -> str:
        """The first sentence, the reason where something is suggested, and the warning where there is one."""
        warning = self.counsel.warning if self.counsel is not None else None
        return " ".join(filter(None, [self.spoken, self.because, spoken().say(warning) if warning is not None else ""]))

    def table(self, rows: int = SHOWN) -> str:
        """Plain text: the coach's sentence, then the options, each player's chance, what follows if it works or fails.

        Where all options are worth the same there is only the sentence.
        """
        if self.counsel is not None and self.counsel.same:
            return self.spoken
        left = len(self.moves) - rows
        more = [say("advice-more", left=left)] if left > 0 else []
        kind = [] if self.exact else [say("advice-estimates")]
        first = [] if self.counsel is None else [self.spoken, ""]
        why = [spoken().say(each) for each in (self.reason, self.note) if each is not None]
        return "\n".join([*first, *_aligned(self._cells(rows)), *more, *filter(None, why), *kind])

    def _cells(self, rows: int) -> list[list[str]]:
        """The options line by line under their heads; columns that would say nothing are left out."""
        draws = any(move.draw > 5e-4 for move in self.moves)
        estimated = any(move.interval is not None for move in self.moves)
        columns = [*([say("advice-draw"), say("advice-worth")] if draws else []), *(["±"] if estimated else [])]
        lines = [[say("advice-option"), *self.names, *columns, say("advice-if-works"), say("advice-if-fails")]]
        for move in self.moves[:rows]:
            worth = [move.draw, move.win[self.side] + move.draw / 2] if draws else []
            chances = [percentage(each, 1) for each in (*move.win, *worth)]
            chances += [figure(100 * (move.interval or 0), 1)] if estimated else []
            lines.append([_option(move), *chances, _branch(move.if_works), _branch(move.if_fails)])
        branches = any(line[-1] or line[-2] for line in lines[1:])
        return lines if branches else [line[:-2] for line in lines]


def _aligned(lines: list[list[str]]) -> list[str]:
    """Cells below one another.

    >>> _aligned([["option", "win"], ["punt", "5 %"]])
    ['option  win', 'punt    5 %']
    """
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines]


def _option(move: MoveAdvice) -> str:
    if move.aim is None or " " in move.move:
        return move.move
    return f"{move.move} → {spoken().say(move.aim.pointed_to())}"


def _branch(branch: Branch | None) -> str:
    """A branch in the table; what would read "0 %" is told in tenths, or not at all."""
    if branch is None or branch.probability < HARDLY_EVER:
        return ""
    rare = HARDLY_EVER <= min(branch.probability, 1 - branch.probability) < RARELY
    chance = Share(branch.probability, 1 if rare else 0)
    return say("advice-branch", label=branch.told, chance=chance, win=Share(branch.win, 1))


def _seen(outlook: Outlook | None, side: int) -> Branch | None:
    return None if outlook is None else Branch(as_message(outlook.label), outlook.probability, outlook.value.win[side])


def advise(match: Match, seat: int | None = None, progress: Progress = no_progress) -> Advice:
    """What the seat to move should do; ``NoAdvice`` where nothing is to be decided or nobody knows.

    Where a hand decides, it is advised where to aim also when nothing is left to be called.
    """
    if match.to_move == OVER:
        raise NoAdvice(Message("coach-over"))
    game, s, box = match.game, match.state, match.box
    advised = match.to_move
    if advised < 0:
        hand = game.hand(s, box)
        if hand is None:
            raise NoAdvice(Message("coach-chance-due", due=game.chance_label(s, box)))
        advised = hand
    if seat is not None and seat != advised:
        raise NoAdvice(Message("coach-not-yours", who=match.names[seat], due=match.names[advised]))
    evaluator = evaluator_for(game, match.options, box, progress)
    side = game.side(advised, box)
    ranked = sorted(evaluator.move_values(s), key=lambda each: each.value.rank(side), reverse=True)
    moves = [
        MoveAdvice(
            each.move,
            list(each.value.win),
            each.value.draw,
            _seen(each.if_works, side),
            _seen(each.if_fails, side),
            each.aim,
            each.value.interval,
            called(match, each.move) if match.to_move >= 0 and number < SHOWN else None,
        )
        for number, each in enumerate(ranked)
    ]
    reason, note = as_message(evaluator.why(s, ranked)), noted(evaluator)
    said = word_on(match, ranked, side) if match.to_move >= 0 else None
    return Advice(advised, side, side_names(match), moves, reason, evaluator.exact, note, said)


def word_on(match: Match, ranked: list[MoveValue], side: int) -> Counsel:
    """The coach's sentence on the moves of a match, best first."""
    return counsel(ranked, side, lambda move: called(match, move), unseen=face_down(match, ranked[0].move))


def face_down(match: Match, move: str) -> bool:
    """Whether a move is one of two that are turned over together: then the best play is a mixture."""
    game, box = match.game, match.box
    own = game.secret(match.state, box, game.parse_move(match.state, box, move)[0].value)
    if own is None and match.steps:  # or it answers one that lies there
        own = game.secret(match.states[-2], box, match.steps[-1].choice)
    return own is not None and own.until == "reveal"


def called(match: Match, move: str) -> Message:
    """A move as people call it."""
    game, s, box = match.game, match.state, match.box
    return game.move_told(s, box, game.parse_move(s, box, move)[0].value)


def noted(evaluator: Evaluator) -> Message | None:
    """What an evaluator assumes or leaves out."""
    return as_message(evaluator.remark) if evaluator.remark else None


def side_names(match: Match) -> list[str]:
    """What each side is called: its first seat's name."""
    names = ["", ""]
    for seat, name in enumerate(match.names):
        side = match.game.side(seat, match.box)
        names[side] = names[side] or name
    return names


def value_of(match: Match, progress: Progress = no_progress) -> Value:
    """The value of the match as it stands."""
    if match.over:
        returns = [0, 0]
        for seat, each in enumerate(match.returns()):
            returns[match.game.side(seat, match.box)] = each
        return settled(returns)
    return evaluator_for(match.game, match.options, match.box, progress).value(match.state)


def win_probability(match: Match, progress: Progress = no_progress) -> tuple[list[float], float]:
    """Each side's chance to win, and that of a draw."""
    value = value_of(match, progress)
    return list(value.win), value.draw
