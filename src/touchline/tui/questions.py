"""What the app asks a thinker: everything goes there and back as plain text and numbers.

A match travels as its record.  The bots and solvers of the other process stay there, so what they have
worked out once they still know at the next question.
"""

from __future__ import annotations

from functools import cache

from touchline.bots import Bot, make_bot, turn_of
from touchline.cli.coach import Chances, Idea, advice, chances, ideas, review
from touchline.cli.session import BOT_SECONDS
from touchline.play.match import Match


@cache
def bot_at(game_name: str, level: str, seed: int) -> Bot:
    """The bot on a seat, the same one at every question."""
    return make_bot(game_name, level, seed)


def bot_move(record: str, level: str, seed: int) -> str:
    """What a bot does in the position at the end of a record.  It is handed its seat's view, not the record."""
    match = Match.from_record(record)
    return bot_at(match.game.name, level, seed).choose(turn_of(match, BOT_SECONDS))


def coach_word(record: str) -> tuple[Chances, list[Idea]]:
    """Everybody's chances, and the best moves."""
    match = Match.from_record(record)
    return chances(match), ideas(match)


def coach_table(record: str) -> str:
    """The best moves as a table."""
    return advice(Match.from_record(record))


def coach_review(record: str) -> str:
    """A match looked at again."""
    return review(Match.from_record(record))
