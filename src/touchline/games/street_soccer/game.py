"""Street Soccer, put together."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from touchline.games.street_soccer import board, commentary, ids, rules, text, text_board, view
from touchline.games.street_soccer.actions import ACTIONS, PASS
from touchline.games.street_soccer.checking import check_position
from touchline.games.street_soccer.paths import paths
from touchline.games.street_soccer.shape import PitchShape
from touchline.games.street_soccer.squares import GOAL_FRONTS, PENALTY_BOXES, half_set
from touchline.games.street_soccer.state import TEAMS, SoccerBox, SoccerState
from touchline.games.street_soccer.threats import threats
from touchline.kernel.box_figures import Corrections
from touchline.kernel.choices import Choice
from touchline.kernel.errors import IllegalMove
from touchline.kernel.fields import Fields
from touchline.kernel.game import Game
from touchline.kernel.highlight import Highlight, scorer
from touchline.kernel.message import Message
from touchline.kernel.options import Option, Options
from touchline.kernel.parts import Part, Parts
from touchline.kernel.rule_sets import RuleSet


class StreetSoccer(Game[SoccerState, SoccerBox]):
    """Football on a grid: one die, five figures a side."""

    name = "street-soccer"
    title = "Street Soccer"

    version = "1.0"
    former_versions = ("0.9",)
    State = SoccerState
    View = view.StreetSoccerView
    Board = PitchShape
    rules = rules
    ids = ids
    parts = Parts(
        bots=Part("touchline.games.street_soccer.bots", "LEVELS"),
        meeting=Part("touchline.games.street_soccer.bots", "meeting"),
        former_levels=("former",),
        evaluator=Part("touchline.games.street_soccer.solve.evaluator", "evaluator"),
        tables=Part("touchline.games.street_soccer.solve.shipping", "tables"),
        modules=Part("touchline.games.street_soccer.solve.shipping", "modules"),
        first_sight=Part("touchline.games.street_soccer.solve.first_sight", "first_sight"),
        training=Part("touchline.games.street_soccer.solve.training", "begin"),
        play_outs=Part("touchline.games.street_soccer.solve.play_outs", "play_outs"),
        report_sheet=Part("touchline.games.street_soccer.report_sheet", "SHEET"),
        terminal_board=Part("touchline.games.street_soccer.terminal", "GridBoard"),
        paper=Part("touchline.games.street_soccer.paper", "pages"),
        painter=Part("touchline.games.street_soccer.painter", "paint"),
        rivals=Part("touchline.games.street_soccer.rivals", "RIVALS"),
        season=Part("touchline.games.street_soccer.season", "LEAGUE"),
        figures=Part("touchline.games.street_soccer.figures", "figures"),
    )
    score_changes = frozenset({1})
    longest = 1_000
    rule_sets = (
        RuleSet("book"),
        RuleSet("club", options={"alternate_placement": True, "penalty_area": "box"}),
    )
    options = (
        Option("alternate_placement", False, rule="SS-2.1"),
        Option("up_to_die", False, rule="SS-3.2"),
        Option("penalty_area", "two", rule="SS-6.2", choices=("two", "box")),
    )

    def box(self, options: Options, data: Corrections | None = None) -> SoccerBox:
        areas = PENALTY_BOXES if options["penalty_area"] == "box" else GOAL_FRONTS
        return SoccerBox(
            alternate_placement=int(options["alternate_placement"]),
            up_to_die=int(options["up_to_die"]),
            yellow_area=half_set(*areas[0]),
            red_area=half_set(*areas[1]),
            enclosure_counts=int(self.version_of(options) != "0.9"),
        )

    def max_moves(self, box: SoccerBox) -> int:
        return ACTIONS

    def actions(self, box: SoccerBox) -> int:
        return ACTIONS

    def seat_name(self, seat: int) -> str:
        return TEAMS[seat].capitalize()

    def legal_moves(self, s: SoccerState, box: SoccerBox) -> list[int]:
        return text.legal_moves(s, box)

    def move_text(self, s: SoccerState, box: SoccerBox, move: int) -> str:
        return text.move_text(s, move)

    def outcome_text(self, s: SoccerState, box: SoccerBox, outcome: int) -> str:
        return text.outcome_text(s, outcome)

    def chance_name(self, s: SoccerState, box: SoccerBox) -> str:
        return text.chance_name(s)

    def parse_move(self, s: SoccerState, box: SoccerBox, text_: str) -> list[Choice]:
        return text.parse_move(s, box, text_)

    def illegal_move(self, s: SoccerState, box: SoccerBox, text_: str) -> IllegalMove:
        try:
            text.parse_move(s, box, text_)
        except IllegalMove as problem:
            return problem
        return super().illegal_move(s, box, text_)

    def parse_outcome(self, s: SoccerState, box: SoccerBox, text_: str) -> list[Choice]:
        return text.parse_outcome(s, box, text_)

    def tell(self, before: SoccerState, after: SoccerState, box: SoccerBox, choice: int) -> list[Message]:
        return commentary.tell(before, after, box, choice)

    def situation(self, s: SoccerState, box: SoccerBox) -> list[Message]:
        return commentary.situation(s)

    def ask(self, s: SoccerState, box: SoccerBox) -> list[Message]:
        return [commentary.question(s)]

    def result(self, s: SoccerState, box: SoccerBox) -> list[Message]:
        return [commentary.result(s)]

    def seat_label(self, seat: int) -> Message:
        return Message("ss-side", team=TEAMS[seat])

    def move_label(self, s: SoccerState, box: SoccerBox, move: int) -> Message:
        return Message("ss-move-pass") if move == PASS else super().move_label(s, box, move)

    def move_told(self, s: SoccerState, box: SoccerBox, move: int) -> Message:
        return text.move_told(s, move)

    def everything(self, s: SoccerState, box: SoccerBox) -> view.StreetSoccerView:
        return view.everything(s)

    def board(self, box: SoccerBox) -> PitchShape:
        return board.board(box)

    def highlight(self, before: SoccerState, after: SoccerState, box: SoccerBox, choice: int) -> Highlight | None:
        side = scorer(before.score, after.score)
        return None if side is None else Highlight("goal", side)

    def check_position(self, s: SoccerState, box: SoccerBox) -> None:
        check_position(s, box)

    # ---- what only a game with a board has

    def paths(self, s: SoccerState, box: SoccerBox, move: int) -> Fields:
        """A legal move square by square: ``walk``, ``ball``, ``touches`` and ``lifted`` (see ``paths.Paths``)."""
        return paths(s, box, move)._asdict()

    def gesture(self, s: SoccerState, box: SoccerBox, move: int) -> tuple[str, ...]:
        return text.gesture(s, move)

    def threats(self, s: SoccerState, box: SoccerBox, seat: int) -> Sequence[Fields]:
        return threats(self, s, box, seat)

    def moves_of(self, s: SoccerState, box: SoccerBox, square: str) -> list[Choice]:
        """The legal moves of the figure on a square such as ``F4``; none if it cannot be chosen."""
        return [Choice(move, text.move_text(s, move)) for move in text.moves_of(s, box, text.square_of(square))]

    def marks(self, s: SoccerState, box: SoccerBox, square: str | None = None) -> list[str]:
        """What to highlight for ``picture``: where the figure on ``square`` (``F7``) or the ball (``*H7``) can end.

        While figures are placed, and without a square, every square that may be named.
        """
        return text.marks(s, box, None if square is None else text.square_of(square))

    def picture(self, s: SoccerState, box: SoccerBox, seat: int | None = None, highlight: Collection[str] = ()) -> str:
        """The board in plain characters; ``highlight`` takes what ``marks`` gives."""
        return text_board.draw(s, highlight)


GAME = StreetSoccer()
