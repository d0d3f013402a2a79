"""First & Goal, put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import ClassVar

from touchline.games.first_and_goal import (
    asking,
    board,
    ids,
    imagining,
    narration,
    rules,
    terms,
    text,
    text_board,
    upshot,
    view,
)
from touchline.games.first_and_goal.agreeing import AWAY_PAIR, OPTIONS, RULE_SETS, SEAT_MAPS, packed
from touchline.games.first_and_goal.data import box_figures
from touchline.games.first_and_goal.features import FEATURES
from touchline.games.first_and_goal.moves import TAKE, WITHOUT
from touchline.games.first_and_goal.positions import check_position
from touchline.games.first_and_goal.refusal import illegal_outcome, refusal
from touchline.games.first_and_goal.shape import GridironShape
from touchline.games.first_and_goal.state import (
    BURN_TOP,
    CALL,
    COIN_CALL,
    DEFENSE_CALL,
    DEFENSE_CARDS,
    DICE,
    DRAW,
    FAKE_DEFENSE,
    FAKE_OFFENSE,
    OFFENSE_CARDS,
    PLAYS,
    TIME_OUT_DEFENSE,
    TIME_OUT_OFFENSE,
    FootballBox,
    FootballState,
)
from touchline.games.first_and_goal.view import Hints
from touchline.kernel.box_figures import BoxFigure, Corrections
from touchline.kernel.choices import Choice, Secret
from touchline.kernel.errors import IllegalMove, IllegalOutcome
from touchline.kernel.features import Features
from touchline.kernel.fields import Fields
from touchline.kernel.game import Game
from touchline.kernel.highlight import Highlight, of_points
from touchline.kernel.message import Message
from touchline.kernel.options import Options
from touchline.kernel.parts import Part, Parts

SEAT_NAMES: Mapping[tuple[int, ...], tuple[str, ...]] = {
    SEAT_MAPS[2]: ("Home", "Away"),
    SEAT_MAPS[3]: ("Home offense", "Home defense", "Away"),
    AWAY_PAIR: ("Home", "Away offense", "Away defense"),
    SEAT_MAPS[4]: ("Home offense", "Home defense", "Away offense", "Away defense"),
}
FIRST_EDITION = "0.9"
"""The rules before they were read against both books once more: see ``FootballBox.first_edition``."""
MOST_MOVES = 24


def _seat_called(name: str) -> Message:
    return Message("fg-seat", seat=name.lower().replace(" ", "-"))


HIDDEN_PLAY, HIDDEN_KICK, HIDDEN_TAKE = (Message(f"fg-hidden-{each}") for each in ("play", "kick", "take"))
"""What is said of a decision to those who may not know it yet."""


class FirstAndGoal(Game[FootballState, FootballBox]):
    """Play cards against play cards, and dice."""

    name = "first-and-goal"
    title = "First & Goal"
    version = "1.0"
    former_versions = (FIRST_EDITION,)
    State = FootballState
    View = view.FirstAndGoalView
    Board = GridironShape
    drawn_at_every_question = False
    Upshot = upshot.Upshot
    rules = rules
    ids = ids
    parts = Parts(
        bots=Part("touchline.games.first_and_goal.bots", "LEVELS"),
        meeting=Part("touchline.games.first_and_goal.bots", "meeting"),
        former_levels=("former",),
        former_bots=Part("touchline.games.first_and_goal.bots", "FORMER_LEVELS"),
        evaluator=Part("touchline.games.first_and_goal.solve.evaluator", "evaluator"),
        tables=Part("touchline.games.first_and_goal.solve.shipping", "tables"),
        modules=Part("touchline.games.first_and_goal.solve.shipping", "modules"),
        first_sight=Part("touchline.games.first_and_goal.solve.first_sight", "first_sight"),
        training=Part("touchline.games.first_and_goal.solve.training", "begin"),
        puzzle_spots=Part("touchline.games.first_and_goal.solve.puzzle_spots", "spots"),
        play_outs=Part("touchline.games.first_and_goal.solve.play_outs", "play_outs"),
        report_sheet=Part("touchline.games.first_and_goal.report_sheet", "SHEET"),
        terminal_board=Part("touchline.games.first_and_goal.terminal", "FieldBoard"),
        charts=Part("touchline.games.first_and_goal.charts", "charts"),
        paper=Part("touchline.games.first_and_goal.paper", "pages"),
        painter=Part("touchline.games.first_and_goal.painter", "paint"),
        rivals=Part("touchline.games.first_and_goal.rivals", "RIVALS"),
        season=Part("touchline.games.first_and_goal.season", "LEAGUE"),
        figures=Part("touchline.games.first_and_goal.figures", "figures"),
        commands=Part("touchline.games.first_and_goal.solve.exploitability_command", "register"),
    )
    at_the_table: ClassVar[Options] = {"cards": "table"}
    around_matches = ("FG-10.1", "FG-10.2", "FG-10.3", "FG-10.4")
    perfect_information = False
    correctable = True
    score_changes = frozenset({1, 2, 3, 6})
    rule_sets = RULE_SETS
    options = OPTIONS
    trials = ({"seats": 3, "pair": "away"},)

    def box(self, options: Options, data: Corrections | None = None) -> FootballBox:
        return packed(options, data, first_edition=self.version_of(options) == FIRST_EDITION)

    def box_figures(self) -> list[BoxFigure]:
        return box_figures()

    def max_moves(self, box: FootballBox) -> int:
        return MOST_MOVES

    def actions(self, box: FootballBox) -> int:
        return WITHOUT + len(DICE)

    @cached_property
    def features(self) -> Features:
        return FEATURES

    def seats(self, box: FootballBox) -> int:
        return box.seats

    def seat_name(self, seat: int) -> str:
        return SEAT_NAMES[SEAT_MAPS[2 if seat < 2 else 4]][seat]

    def seat_names(self, box: FootballBox) -> list[str]:
        return list(SEAT_NAMES[tuple(box.seat)])

    def side(self, seat: int, box: FootballBox) -> int:
        return view.team_of(box, seat)

    # ---- words

    def seat_label(self, seat: int) -> Message:
        return _seat_called(self.seat_name(seat))

    def seat_labels(self, box: FootballBox) -> list[Message]:
        return [_seat_called(name) for name in self.seat_names(box)]

    def move_text(self, s: FootballState, box: FootballBox, move: int) -> str:
        return text.move_text(s, move)

    def move_label(self, s: FootballState, box: FootballBox, move: int) -> Message:
        return text.move_label(s, move)

    def gesture(self, s: FootballState, box: FootballBox, move: int) -> tuple[str, ...]:
        """``call`` a card of the hand."""
        return text.gesture(s, move)

    def outcome_text(self, s: FootballState, box: FootballBox, outcome: int) -> str:
        return text.outcome_text(s, box, outcome)

    def outcome_label(self, s: FootballState, box: FootballBox, outcome: int) -> Message:
        return text.outcome_label(s, box, outcome)

    def chance_name(self, s: FootballState, box: FootballBox) -> str:
        return terms.chance_name(s)

    def parse_move(self, s: FootballState, box: FootballBox, text_: str) -> list[Choice]:
        return text.parse_move(s, box, text_, self.legal_moves(s, box))

    def illegal_move(self, s: FootballState, box: FootballBox, text_: str) -> IllegalMove:
        return refusal(s, box, text_, text.move_named(text.tidy(text_), s.phase))

    def parse_outcome(self, s: FootballState, box: FootballBox, text_: str) -> list[Choice]:
        return text.parse_outcome(s, box, text_)

    def illegal_outcome(self, s: FootballState, box: FootballBox, text_: str) -> IllegalOutcome:
        return illegal_outcome(s, text_, text.outcome_texts(s, box))

    def tell(self, before: FootballState, after: FootballState, box: FootballBox, choice: int) -> list[Message]:
        return narration.tell(before, after, box, choice)

    def situation(self, s: FootballState, box: FootballBox) -> list[Message]:
        return asking.situation(s, box)

    def ask(self, s: FootballState, box: FootballBox) -> list[Message]:
        return [asking.question(s, box)]

    def result(self, s: FootballState, box: FootballBox) -> list[Message]:
        return [asking.result(s, box)]

    # ---- what may be known

    def everything(self, s: FootballState, box: FootballBox) -> Fields:
        return view.everything(s, box)

    def view(self, s: FootballState, box: FootballBox, seat: int | None) -> Fields:
        return view.view(s, box, seat)

    def alike(self, s: FootballState, box: FootballBox) -> bool:
        return bool(s.phase == COIN_CALL)

    def hints(self, s: FootballState, box: FootballBox, seat: int | None) -> Hints:
        return view.hints(s, box)

    def determinize(self, view_: Fields, box: FootballBox, draw: Callable[[int], int]) -> FootballState:
        return imagining.determinize(view_, box, draw)

    def secret(self, s: FootballState, box: FootballBox, choice: int) -> Secret | None:
        """Drawn cards and cards taken back are the holder's to the end; a call lies face down until the reveal."""
        if box.anonymous:
            return None
        if s.phase == DRAW:
            return Secret(view.holders(s, box, rules.deck_due(s)), "over", "a card")
        if s.phase == CALL and choice < PLAYS:
            return Secret(view.holders(s, box, OFFENSE_CARDS), "reveal", "a card, face down", HIDDEN_PLAY)
        if s.phase == FAKE_OFFENSE:
            return Secret(view.holders(s, box, OFFENSE_CARDS), "reveal", "kick or fake, face down", HIDDEN_KICK)
        if s.phase in (TIME_OUT_OFFENSE, TIME_OUT_DEFENSE) and choice >= TAKE:
            which = OFFENSE_CARDS if s.phase == TIME_OUT_OFFENSE else DEFENSE_CARDS
            return Secret(view.holders(s, box, which), "over", "take a card", HIDDEN_TAKE)
        return None

    def unseen(self, s: FootballState, box: FootballBox) -> bool:
        """Cards are chosen from a hand; whether a kick is a fake is hidden.  All else is said aloud."""
        return not box.anonymous and s.phase in view.UNSEEN

    def foresees(self, s: FootballState, box: FootballBox, seat: int | None) -> bool:
        """Whoever holds a hand can count what is left in its deck; to others the odds would tell the hand."""
        if box.anonymous or s.phase not in (DRAW, BURN_TOP):
            return True
        return seat in view.holders(s, box, rules.deck_due(s))

    def quiet(self, s: FootballState, box: FootballBox) -> bool:
        return s.phase in (DRAW, BURN_TOP)

    def highlight(self, before: FootballState, after: FootballState, box: FootballBox, choice: int) -> Highlight | None:
        cheered = of_points(before.score, after.score, before.offense)
        if cheered is None and after.offense != before.offense and self.is_interception(before, after, box, choice):
            return Highlight("interception", after.offense)
        return cheered

    def is_interception(self, before: FootballState, after: FootballState, box: FootballBox, choice: int) -> bool:
        """FG-5.3: whether a step tells of a pass that the defense has caught."""
        told = self.tell(before, after, box, choice)
        return any(each.id.startswith("fg-lost") and each.args.get("how") == "interception" for each in told)

    def upshot(self, before: FootballState, after: FootballState, box: FootballBox, choice: int) -> str | None:
        return upshot.upshot(before, after, box, choice)

    def reveals(self, before: FootballState, after: FootballState, box: FootballBox) -> bool:
        return before.phase in (DEFENSE_CALL, FAKE_DEFENSE)

    def withdraws(self, before: FootballState, after: FootballState, box: FootballBox) -> bool:
        return before.phase == DEFENSE_CALL and after.timeouts != before.timeouts

    def recalls(self, s: FootballState, box: FootballBox) -> bool:
        """What both sides called."""
        return s.phase in (CALL, DEFENSE_CALL)

    def skippable(self, text_: str) -> bool:
        return text_ in ("ready", "hold")

    def board(self, box: FootballBox) -> GridironShape:
        return board.board(box)

    def picture(self, s: FootballState, box: FootballBox, seat: int | None = None) -> str:
        return text_board.draw(self.view(s, box, seat))

    def check_position(self, s: FootballState, box: FootballBox) -> None:
        check_position(s, box)


GAME = FirstAndGoal()
