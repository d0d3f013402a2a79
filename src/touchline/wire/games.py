"""A game, for a program that has never seen it: options, rule sets, rules."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from touchline.kernel.game import Game
from touchline.kernel.options import Option
from touchline.wire.message import message, opened


@message()
class OptionInfo:
    """Something that is agreed on before a match."""

    name: str
    default: Any
    help: str
    rule: str
    """The rule it is about."""
    each_seat: bool
    """Every seat has its own value, with commas between."""
    flag: bool
    """Yes or no."""
    choices: list[Any]
    """Empty: not a choice among a few."""
    low: int
    high: int
    """Both zero: not a number within bounds."""


@message()
class RuleSetInfo:
    """A bundle of options with a name."""

    name: str
    help: str
    options: dict[str, Any]


@message()
class GameInfo:
    """A game, its options and its rule sets."""

    name: str
    title: str
    tagline: str
    version: str
    """Of the rules."""
    perfect_information: bool
    seats: list[str]
    """What the seats are called."""
    on_screen: dict[str, Any]
    """Options that are the natural choice when Touchline rolls, deals and throws."""
    at_the_table: dict[str, Any]
    """Options that are the natural choice with real dice, cards and darts."""
    rule_sets: list[RuleSetInfo]
    options: list[OptionInfo]


@message()
class PlayableGame(GameInfo):
    """A game as a server offers it."""

    levels: list[str]
    """Of the bots, weakest first."""


@message()
class RuleText:
    """One numbered rule."""

    id: str
    chapter: str
    """The title of the chapter it stands in."""
    text: str


@opened
class BoardShape(TypedDict):
    """The geometry of a board, each game its own."""

    kind: str
    front: NotRequired[str]
    """The address of the game's own module for the browser, where it brings one."""


@message()
class GameBook(PlayableGame):
    """A game with its rulebook and the geometry of its board."""

    rules: list[RuleText]
    board: BoardShape


def game_info(game: Game) -> GameInfo:
    """A game, described.

    >>> from touchline.games import find_game
    >>> game_info(find_game("football-darts")).title
    'Football Darts'
    """
    return GameInfo(
        name=game.name,
        title=game.title,
        tagline=game.tagline,
        version=game.version,
        perfect_information=game.perfect_information,
        seats=game.seat_names(game.new_box(game.on_screen)),
        on_screen=dict(game.on_screen),
        at_the_table=dict(game.at_the_table),
        rule_sets=[RuleSetInfo(name=each.name, help=each.help, options=dict(each.options)) for each in game.rule_sets],
        options=[option_info(option) for option in game.options],
    )


def option_info(option: Option) -> OptionInfo:
    """An option, described."""
    return OptionInfo(
        name=option.name,
        default=option.default,
        help=option.help,
        rule=option.rule,
        each_seat=option.each_seat,
        flag=option.is_flag,
        choices=list(option.choices),
        low=option.low,
        high=option.high,
    )
