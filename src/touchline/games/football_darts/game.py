"""Football Darts, put together."""

from __future__ import annotations

from typing import ClassVar

from touchline.games.football_darts import board, ids, narration, rules, text, text_board, upshot, view
from touchline.games.football_darts.beds import MISS
from touchline.games.football_darts.shape import DartboardShape
from touchline.games.football_darts.state import CHOICE, OVER_PHASE, TOSS, TRY, DartsBox, DartsState
from touchline.games.football_darts.thrower import Odds, aim_points, parse_thrower
from touchline.kernel.box_figures import Corrections
from touchline.kernel.choices import Choice
from touchline.kernel.errors import BadPosition, IllegalMove
from touchline.kernel.game import Game
from touchline.kernel.highlight import Highlight, of_points
from touchline.kernel.message import Message
from touchline.kernel.options import Option, Options
from touchline.kernel.parts import Part, Parts
from touchline.kernel.rule_sets import RuleSet


class FootballDarts(Game[DartsState, DartsBox]):
    """A dartboard as a football field."""

    name = "football-darts"
    title = "Football Darts"
    version = "1.0"
    former_versions = ("0.9",)
    State = DartsState
    View = view.FootballDartsView
    Board = DartboardShape
    drawn_at_every_question = False
    Upshot = upshot.Upshot
    rules = rules
    ids = ids
    parts = Parts(
        bots=Part("touchline.games.football_darts.bots", "LEVELS"),
        meeting_options=Part("touchline.games.football_darts.bots", "MEETING_OPTIONS"),
        evaluator=Part("touchline.games.football_darts.solve.shipping", "evaluator"),
        tables=Part("touchline.games.football_darts.solve.shipping", "tables"),
        modules=Part("touchline.games.football_darts.solve.shipping", "modules"),
        report_sheet=Part("touchline.games.football_darts.report_sheet", "SHEET"),
        figures=Part("touchline.games.football_darts.figures", "figures"),
        terminal_board=Part("touchline.games.football_darts.terminal", "DartsBoard"),
        paper=Part("touchline.games.football_darts.paper", "pages"),
        painter=Part("touchline.games.football_darts.painter", "paint"),
        rivals=Part("touchline.games.football_darts.rivals", "RIVALS"),
        season=Part("touchline.games.football_darts.season", "LEAGUE"),
        worth=Part("touchline.games.football_darts.solve.worth", "tell"),
        commands=Part("touchline.games.football_darts.darts_command", "register"),
    )
    on_screen: ClassVar[Options] = {"darts": "simulated"}
    trials: ClassVar[tuple[Options, ...]] = (
        {"darts": "simulated", "throwers": "pro,casual", "cushion_dart": True, "start_spot": 40},
        {"bounce_out_rethrow": True, "overtime_spots": "punts-only"},
    )
    score_changes = frozenset({1, 2, 3, 6})
    rule_sets = (RuleSet("app"), RuleSet("book", options={"overtime_spots": "punts-only"}))
    options = (
        Option("safety_spot", 20, rule="FD-2.2", low=1, high=99),
        Option("start_spot", 30, rule="FD-1.1", low=1, high=99),
        Option("cap_never_helps_punter", False, rule="FD-5.2"),
        Option("bounce_out_rethrow", False, rule="FD-6.1"),
        Option("cushion_dart", False, rule="FD-6.1"),
        Option("two_point_ring", False, rule="FD-3.1"),
        Option("inner_bull_yards", "touchdown", rule="FD-2.1", choices=("touchdown", 50)),
        Option("overtime_spots", "carried", rule="FD-1.4", choices=("carried", "punts-only")),
        Option("darts", "entered", rule="FD-7.3", choices=("entered", "simulated")),
        Option(
            "throwers",
            ("pub", "pub"),
            rule="FD-7.2",
            each_seat=True,
            check=lambda value: parse_thrower(value).text(),
            trial=(("pub", "pub"), ("pro", "38"), ("20/30/0.2", "casual")),
        ),
        Option("aim_grid", 0, rule="FD-7.3", high=40),
    )

    def box(self, options: Options, data: Corrections | None = None) -> DartsBox:
        simulated = options["darts"] == "simulated"
        grid = options["aim_grid"]
        throwers = [parse_thrower(each) for each in options["throwers"]]
        return DartsBox(
            start_spot=options["start_spot"],
            safety_spot=options["safety_spot"],
            cap_never_helps_punter=int(options["cap_never_helps_punter"]),
            bounce_out_rethrow=int(options["bounce_out_rethrow"]),
            cushion_dart=int(options["cushion_dart"]),
            two_point_ring=int(options["two_point_ring"]),
            inner_bull_yards=0 if options["inner_bull_yards"] == "touchdown" else 50,
            overtime_punts_only=int(options["overtime_spots"] == "punts-only"),
            bounce_asks_anew=int(self.version_of(options) == "0.9"),
            aims=len(aim_points(grid)) if simulated else 0,
            odds=Odds(throwers, grid) if simulated else (),
        )

    def max_moves(self, box: DartsBox) -> int:
        return 2 * max(1, box.aims)

    def actions(self, box: DartsBox) -> int:
        return len(text.CALLS) * max(1, box.aims)

    def listed_moves(self, s: DartsState, box: DartsBox) -> list[int] | None:
        moves = self.legal_moves(s, box)
        if s.phase == CHOICE or box.aims == 0:
            return moves
        return [move for move in moves if move % box.aims < MISS]

    def weights_known(self, s: DartsState, box: DartsBox) -> bool:
        return s.phase == TOSS or box.aims > 0

    def hand(self, s: DartsState, box: DartsBox) -> int | None:
        return None if self.weights_known(s, box) else s.offense

    def move_text(self, s: DartsState, box: DartsBox, move: int) -> str:
        return text.move_text(s, box, move)

    def outcome_text(self, s: DartsState, box: DartsBox, outcome: int) -> str:
        return text.outcome_text(s, box, outcome)

    def chance_name(self, s: DartsState, box: DartsBox) -> str:
        return text.chance_name(s)

    def parse_move(self, s: DartsState, box: DartsBox, text_: str) -> list[Choice]:
        return text.parse_move(s, box, text_)

    def refuse_now(self, s: DartsState, box: DartsBox, text_: str) -> IllegalMove | None:
        return text.refuse_now(s, text_)

    def parse_outcome(self, s: DartsState, box: DartsBox, text_: str) -> list[Choice]:
        return text.parse_outcome(s, box, text_)

    def tell(self, before: DartsState, after: DartsState, box: DartsBox, choice: int) -> list[Message]:
        return narration.tell(before, after, box, choice)

    def situation(self, s: DartsState, box: DartsBox) -> list[Message]:
        return narration.situation(s)

    def ask(self, s: DartsState, box: DartsBox) -> list[Message]:
        return [narration.question(s, box)]

    def result(self, s: DartsState, box: DartsBox) -> list[Message]:
        return [narration.result(s)]

    def move_label(self, s: DartsState, box: DartsBox, move: int) -> Message:
        return text.move_label(s, box, move)

    def outcome_label(self, s: DartsState, box: DartsBox, outcome: int) -> Message:
        return text.outcome_label(s, outcome)

    def gesture(self, s: DartsState, box: DartsBox, move: int) -> tuple[str, ...]:
        return text.gesture(s, box, move)

    def everything(self, s: DartsState, box: DartsBox) -> view.FootballDartsView:
        return view.everything(s)

    def skippable(self, text_: str) -> bool:
        return text_ == text.CALLS[rules.THROW_CALL]

    def board(self, box: DartsBox) -> DartboardShape:
        return board.board(box)

    def highlight(self, before: DartsState, after: DartsState, box: DartsBox, choice: int) -> Highlight | None:
        """FD-3.1: a touchdown is cheered before its try.  FD-2.3: so is whoever catches a dart."""
        if after.phase == TRY and before.phase != TRY:
            return Highlight("touchdown", after.offense)
        if any(each.id == "fd-intercepted" for each in self.tell(before, after, box, choice)):
            return Highlight("interception", 1 - before.offense)
        return of_points(before.score, after.score, before.offense)

    def picture(self, s: DartsState, box: DartsBox, seat: int | None = None) -> str:
        return text_board.draw(s)

    def upshot(self, before: DartsState, after: DartsState, box: DartsBox, choice: int) -> str | None:
        return upshot.upshot(before, after, box)

    def check_position(self, s: DartsState, box: DartsBox) -> None:
        """FD-1: a drive belongs to its quarter and its seat; a spot to its phase."""
        if s.quarter != (s.drive - 1) // rules.DRIVES_A_QUARTER + 1:
            raise BadPosition(
                Message("fd-wrong-quarter", drive=s.drive, quarter=s.quarter), field="quarter", rules=["FD-1.1"]
            )
        if s.pos == 100 and s.phase not in (TRY, *text.TRY_DARTS, OVER_PHASE):
            raise BadPosition(Message("fd-no-try-here"), field="pos", rules=["FD-3.1"])
        if s.aim and s.aim >= box.aims:
            raise BadPosition(Message("fd-aim-unknown", aim=s.aim), field="aim", rules=["FD-7.3"])


GAME = FootballDarts()
