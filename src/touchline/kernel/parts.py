"""What a game brings beside its rules: bots, an evaluator, a report sheet, a drawn board.

A game declares these parts in one place (``Game.parts``), each by the module it is in and its name there.
Nothing is imported before a layer asks for the part, so the rules stay light, and whoever lacks
a layer's libraries can still play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from touchline.kernel.extras import load

if TYPE_CHECKING:
    from touchline.bots.base import Bot
    from touchline.kernel.arrays import Floats
    from touchline.kernel.command_line import Commands
    from touchline.kernel.entry_points import Shipped
    from touchline.kernel.game import Game
    from touchline.kernel.options import Options
    from touchline.lab.rivals import Rival
    from touchline.lab.sheets import Sheet
    from touchline.play.chart import Chart
    from touchline.play.figures import Figure
    from touchline.play.match import Match
    from touchline.season.league import League
    from touchline.solve.evaluator import Maker, MoveValue
    from touchline.solve.proof import PlayOuts
    from touchline.solve.training import Course
    from touchline.tui.boards.base import Board

T = TypeVar("T")


@dataclass(frozen=True)
class Part(Generic[T]):
    """Something in a module, imported when it is first asked for."""

    module: str
    name: str

    def load(self) -> T:
        """The thing itself; ``MissingExtra`` when it needs a library that is not installed."""
        found: T = load(self.module, self.name)
        return found


@dataclass(frozen=True)
class Parts:
    """Where each part of a game is; whatever is missing has a plain stand-in."""

    bots: Part[Mapping[str, Callable[[int], Bot]]] | None = None
    """Makers of opponents by level, weakest first; ``random`` is there without being named."""
    meeting: Part[Callable[..., Floats]] | None = None
    """``meeting(upper, lower, pairs, *, seed, cores, on)``: many matches between two levels in machine code, neither of
    which looks back."""
    former_levels: tuple[str, ...] = ()
    """Levels of former releases that ``meeting`` still knows: nobody meets them but on the ladder."""
    former_bots: Part[Mapping[str, Callable[[int], Bot]]] | None = None
    """Makers of those of them who can be asked move by move."""
    meeting_options: Part[Options] | None = None
    """What is agreed when levels meet on the ladder."""
    evaluator: Part[Maker] | None = None
    """``evaluator(game, options, box, progress)``: who values the states."""
    first_sight: Part[Callable[[Game, Any, Any], list[MoveValue]]] | None = None
    """``first_sight(game, box, s)``: every move valued within a second, while the evaluator gets ready."""
    tables: Part[Callable[[], bytes]] | None = None
    """``tables()``: a file of tables by which its bots play where nothing can be solved or compiled."""
    modules: Part[Callable[[], Sequence[Shipped]]] | None = None
    """``modules()``: the entry points that come along as WebAssembly, for whoever plays without Numba."""
    training: Part[Callable[..., Course]] | None = None
    """``begin(folder, *, seed, scale, cores, on)``: learning by self-play."""
    puzzle_spots: Part[Callable[[int], Iterator[Match]]] | None = None
    """``spots(seed)``: matches at decisions that are seldom met from the start, to make puzzles of."""
    play_outs: Part[Callable[[], PlayOuts]] | None = None
    """``play_outs()``: who plays positions out, so that the answers of puzzles are more than estimates."""
    report_sheet: Part[Sheet] | None = None
    """How positions are written up for analysts."""
    terminal_board: Part[type[Board]] | None = None
    """The widget that draws the board in the terminal app."""
    painter: Part[Callable[[Any, Any, Any], None]] | None = None
    """``paint(axes, table, board)``: the board for an environment's picture."""
    worth: Part[Callable[[Match, bool], None]] | None = None
    """``tell(match, finer)``: solve a match's game, print what it is worth and how far that can be trusted."""
    rivals: Part[Sequence[Rival]] | None = None
    """The peers' games it is timed beside."""
    season: Part[League] | None = None
    """Teams, schedule, standings and play-offs of a season."""
    figures: Part[Callable[[Sequence[tuple[Match, int]]], Sequence[Figure]]] | None = None
    """``figures(held)``: what a player has to show for some matches, each with the seat; what tells most first."""
    charts: Part[Callable[..., Sequence[Chart]]] | None = None
    """``charts(box, data)``: what players look up at the table."""
    paper: Part[Callable[..., None]] | None = None
    """``pages(paper, box, data)``: score sheets, boards, cards and charts to be printed."""
    commands: Part[Callable[[Commands], None]] | None = None
    """``register(commands)``: commands of the game's own."""
