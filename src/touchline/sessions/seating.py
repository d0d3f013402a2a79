"""Who sits where in a match on this machine, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from touchline.games import find_game
from touchline.kernel.errors import BadOption
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.options import Options
from touchline.play.match import Match
from touchline.play.outside import shortened
from touchline.words.languages import say, spoken

PERSON = "person"
"""In a record's ``Player`` headers: somebody at this screen or table; anything else is a bot's level."""
LONGEST_NAME = 32
"""Characters of a name, as on a server."""


def name_seats(match: Match, players: Sequence[str]) -> None:
    """A seat without a name of its own is called after its bot, or as this language calls the seat."""
    bare, labels = match.game.seat_names(match.box), match.game.seat_labels(match.box)
    for seat, who in enumerate(players):
        if match.names[seat] == bare[seat]:
            match.names[seat] = spoken().say(labels[seat]) if who == PERSON else say("prompt-bot-name", level=who)
    names = iter(match.names)
    match.record.headers = [(key, next(names) if key == "Seat" else value) for key, value in match.record.headers]


def check_names(names: Sequence[str], seats: int) -> None:
    """Refuse more than can sit down, what no line of a score has room for, and what a terminal would obey."""

    def refuse(fault: Message, value: object) -> NoReturn:
        raise BadOption(Message("fault-wrong", place="names", fault=fault, value=shortened(value)), field="names")

    if any(names[seats:]):
        refuse(Message("fault-many-members", most=str(seats)), ", ".join(names))
    for name in names:
        if len(name) > LONGEST_NAME:
            refuse(Message("fault-many-characters", most=str(LONGEST_NAME)), name)
        if not name.isprintable():
            refuse(Message("fault-not-text"), name)


def names_by_seat(game: Game, options: Options, typed: Sequence[str], *, second: bool) -> list[str]:
    """Names as a person types them who plays against a bot, the own first: on the seats of both sides.

    >>> from touchline.games import find_game
    >>> names_by_seat(find_game("football-darts"), {}, ["Ann"], second=True)
    ['', 'Ann']
    """
    box = game.new_box(options)
    own = 1 if second else 0
    by_side = {own: typed[0] if typed else "", 1 - own: typed[1] if len(typed) > 1 else ""}
    return [by_side[game.side(seat, box)] for seat in range(game.seats(box))]


def seated(game_name: str, options: dict[str, str], level: str, *, second: bool) -> list[str]:
    """Who sits where when a person plays one side against a bot: every seat of the other side is the bot's."""
    game = find_game(game_name)
    box = game.new_box(options)
    own = 1 if second else 0
    return [PERSON if game.side(seat, box) == own else level for seat in range(game.seats(box))]
