"""A game, for a program that has never seen it: options, rule sets, rules."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from touchline.kernel.game import Game
from touchline.kernel.message import english
from touchline.kernel.options import Option
from touchline.kernel.rule_sets import RuleSet
from touchline.play.glance import Glance
from touchline.wire.message import message, opened
from touchline.wire.words import Words, words_of


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
    words: Words | None = None
    """Behind ``help``; ``name`` has what people call it, ``choices`` the same for each of them."""


@message()
class RuleSetInfo:
    """A bundle of options with a name."""

    name: str
    help: str
    options: dict[str, Any]
    words: Words | None = None


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
    words: Words | None = None


@message()
class GlanceInfo(Glance):
    """A game at a glance, measured by playing it."""

    low: int
    high: int
    """Between these ``better`` lies, 95 times of 100."""


@message()
class PlayableGame(GameInfo):
    """A game as a server offers it."""

    levels: list[str]
    """Of the bots, weakest first."""
    lesson: bool
    """Whether it teaches itself."""
    puzzles: int
    """How many it ships."""
    aim: str = ""
    """How one wins, in a sentence; empty where the game does not say."""
    glance: GlanceInfo | None = None
    """How long it lasts and how much of it is skill; nothing where nobody has measured it."""


@message()
class RuleInAWord:
    """What somebody who plays for the first time is told of a rule when it first rules."""

    place: int
    """Of several rules that are new the one with the lowest is told."""
    say: str


@message()
class RuleText:
    """One numbered rule."""

    id: str
    chapter: str
    """The title of the chapter it stands in."""
    text: str
    first: RuleInAWord | None = None
    """In a book: what a newcomer is told of it; none of a rule that is not worth a word."""


@message()
class GlossaryTerm:
    """A word of the game, and where it is explained."""

    words: list[str]
    """As the rulebook writes it; the first stands for it in a list."""
    rule: str


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
    examples: list[str]
    """The rules that have an example to be played."""
    glossary: list[GlossaryTerm]
    board: BoardShape


def game_info(game: Game) -> GameInfo:
    """A game, described.

    >>> from touchline.games import find_game
    >>> game_info(find_game("football-darts")).title
    'Football Darts'
    """
    box = game.new_box(game.on_screen)
    return GameInfo(
        name=game.name,
        title=game.title,
        tagline=english([game.about()]),
        version=game.version,
        perfect_information=game.perfect_information,
        seats=game.seat_names(box),
        on_screen=dict(game.on_screen),
        at_the_table=dict(game.at_the_table),
        rule_sets=[rule_set_info(game, each) for each in game.rule_sets],
        options=[option_info(game, option) for option in game.options],
        words=words_of(tagline=[game.about()], seats=game.seat_labels(box)),
    )


def rule_set_info(game: Game, rules: RuleSet) -> RuleSetInfo:
    """A rule set, described."""
    told, label = game.rule_set_help(rules), game.rule_set_label(rules)
    words = words_of(help=[told], name=[label])
    return RuleSetInfo(name=rules.name, help=english([told]), options=dict(rules.options), words=words)


def option_info(game: Game, option: Option) -> OptionInfo:
    """An option, described."""
    told = game.option_help(option)
    return OptionInfo(
        name=option.name,
        default=option.default,
        help=english([told]),
        rule=option.rule,
        each_seat=option.each_seat,
        flag=option.is_flag,
        choices=list(option.choices),
        low=option.low,
        high=option.high,
        words=words_of(
            help=[told],
            name=[game.option_label(option)],
            choices=[game.value_label(option, each) for each in option.choices],
        ),
    )
