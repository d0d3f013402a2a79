"""Pocket Gridiron, put together."""

from __future__ import annotations

from typing import ClassVar

from touchline.games.pocket_gridiron import asking, board, ids, narration, rules, text, text_board, upshot, view
from touchline.games.pocket_gridiron.data import box_figures, read_dice_and_cards
from touchline.games.pocket_gridiron.dice_and_cards import Printed
from touchline.games.pocket_gridiron.positions import check_position
from touchline.games.pocket_gridiron.shape import DriveStripShape
from touchline.games.pocket_gridiron.state import CARD_NAMES, INTERCEPT, GridironBox, GridironState
from touchline.kernel.box_figures import BoxFigure, Corrections
from touchline.kernel.choices import Choice
from touchline.kernel.errors import IllegalMove, Unfit
from touchline.kernel.game import Game
from touchline.kernel.highlight import Highlight, of_points
from touchline.kernel.message import Message
from touchline.kernel.options import Option, Options
from touchline.kernel.parts import Part, Parts
from touchline.kernel.rule_sets import RuleSet

CHOOSE = "choose"
"""The team cards are chosen before the toss."""
FORMER_AIR = {"decoy": {"play": "RB Counter", "number": 3}, "intercept": {"play": "WR Hitch", "number": 6}}
"""PG-6.5: the checks of the card Air in matches of version 1.0."""
DRIVES = {"basic": 16, "pro": 32}
"""PG-2.1: drives of both teams: two a quarter each, in Pro mode four."""


def parse_cards(value: object) -> str:
    """``choose``, or two different cards as ``air,ground``.

    >>> parse_cards("Air, trick"), parse_cards(["tight", "air"])
    ('air,trick', 'tight,air')
    """
    parts = value.split(",") if isinstance(value, str) else value
    tidy = [str(part).strip().lower() for part in parts] if isinstance(parts, list | tuple) else []
    if tidy == [CHOOSE]:
        return CHOOSE
    if len(tidy) != 2 or any(card not in CARD_NAMES[1:] for card in tidy) or tidy[0] == tidy[1]:
        raise Unfit(Message("pg-want-cards", cards=", ".join(CARD_NAMES[1:])))
    return ",".join(tidy)


class PocketGridiron(Game[GridironState, GridironBox]):
    """Seven dice, four downs, one end zone."""

    name = "pocket-gridiron"
    title = "Pocket Gridiron"
    version = "1.1"
    former_versions = ("1.0",)
    State = GridironState
    View = view.PocketGridironView
    Board = DriveStripShape
    drawn_at_every_question = False
    Upshot = upshot.Upshot
    rules = rules
    ids = ids
    correctable = True
    parts = Parts(
        bots=Part("touchline.games.pocket_gridiron.bots", "LEVELS"),
        evaluator=Part("touchline.games.pocket_gridiron.solve.evaluator", "evaluator"),
        tables=Part("touchline.games.pocket_gridiron.solve.shipping", "tables"),
        modules=Part("touchline.games.pocket_gridiron.solve.shipping", "modules"),
        report_sheet=Part("touchline.games.pocket_gridiron.report_sheet", "SHEET"),
        terminal_board=Part("touchline.games.pocket_gridiron.terminal", "DriveBoard"),
        charts=Part("touchline.games.pocket_gridiron.charts", "charts"),
        paper=Part("touchline.games.pocket_gridiron.paper", "pages"),
        painter=Part("touchline.games.pocket_gridiron.painter", "paint"),
        rivals=Part("touchline.games.pocket_gridiron.rivals", "RIVALS"),
        season=Part("touchline.games.pocket_gridiron.season", "LEAGUE"),
        figures=Part("touchline.games.pocket_gridiron.figures", "figures"),
        worth=Part("touchline.games.pocket_gridiron.solve.worth", "tell"),
    )
    score_changes = frozenset({1, 2, 3, 6})
    trials: ClassVar[tuple[Options, ...]] = (
        {"mode": "pro", "cards": "air,ground", "overtime": "drives"},
        {"mode": "pro", "cards": "tight,air", "pro_set_play_kick": True},
    )
    rule_sets = (RuleSet("basic"), RuleSet("pro", options={"mode": "pro"}))
    options = (
        Option("mode", "basic", rule="PG-2.1", choices=("basic", "pro")),
        Option(
            "cards",
            CHOOSE,
            rule="PG-6.5",
            check=parse_cards,
            trial=(CHOOSE, "air,ground", "trick,tight"),
        ),
        Option("pro_set_play_kick", False, rule="PG-6.1"),
        Option("halftime_swap", False, rule="PG-2.1"),
        Option("overtime", "draw", rule="PG-2.2", choices=("draw", "drives")),
    )

    def box(self, options: Options, data: Corrections | None = None) -> GridironBox:
        pro = options["mode"] == "pro"
        former = {"air": FORMER_AIR} if self.version_of(options) == "1.0" else {}
        printed = read_dice_and_cards(data, cards=pro, former_cards=former)
        cards = (0, 0)
        if pro and options["cards"] != CHOOSE:
            first, second = options["cards"].split(",")
            cards = (CARD_NAMES.index(first), CARD_NAMES.index(second))
        return GridironBox(
            pro=int(pro),
            set_play_kick=int(pro and options["pro_set_play_kick"]),
            drives=DRIVES[options["mode"]],
            halftime_swap=int(options["halftime_swap"]),
            overtime=int(options["overtime"] == "drives"),
            cards=cards,
            most_bonus=printed.most_bonus,
            faces=Printed((len(die.faces) for die in printed.dice), printed),
            kind=printed.table("kind"),
            value=printed.table("value"),
            weight=printed.table("weight"),
            favour=printed.card_table("favoured"),
            decoy=printed.card_table("decoy"),
            intercept=printed.card_table("intercept"),
        )

    def actions(self, box: GridironBox) -> int:
        return len(CARD_NAMES)

    def box_figures(self) -> list[BoxFigure]:
        return box_figures()

    def max_moves(self, box: GridironBox) -> int:
        return len(CARD_NAMES) - 1

    def move_text(self, s: GridironState, box: GridironBox, move: int) -> str:
        return text.move_text(s, box, move)

    def outcome_text(self, s: GridironState, box: GridironBox, outcome: int) -> str:
        return text.outcome_text(s, box, outcome)

    def chance_name(self, s: GridironState, box: GridironBox) -> str:
        return text.chance_name(s)

    def parse_move(self, s: GridironState, box: GridironBox, text_: str) -> list[Choice]:
        return text.parse_move(s, box, text_)

    def refuse_now(self, s: GridironState, box: GridironBox, text_: str) -> IllegalMove | None:
        return text.refuse_now(s, box, text_)

    def parse_outcome(self, s: GridironState, box: GridironBox, text_: str) -> list[Choice]:
        return text.parse_outcome(s, box, text_)

    def tell(self, before: GridironState, after: GridironState, box: GridironBox, choice: int) -> list[Message]:
        return narration.tell(before, after, box, choice)

    def situation(self, s: GridironState, box: GridironBox) -> list[Message]:
        return asking.situation(s, box)

    def ask(self, s: GridironState, box: GridironBox) -> list[Message]:
        return [asking.question(s, box)]

    def result(self, s: GridironState, box: GridironBox) -> list[Message]:
        return [asking.result(s, box)]

    def move_label(self, s: GridironState, box: GridironBox, move: int) -> Message:
        return text.move_label(s, box, move)

    def outcome_label(self, s: GridironState, box: GridironBox, outcome: int) -> Message:
        return text.outcome_label(s, box, outcome)

    def everything(self, s: GridironState, box: GridironBox) -> view.PocketGridironView:
        return view.everything(s, box)

    def hints(self, s: GridironState, box: GridironBox, seat: int | None) -> view.Hints:
        return view.hints(s, box)

    def skippable(self, text_: str) -> bool:
        return text_ in ("play", "accept")

    def board(self, box: GridironBox) -> DriveStripShape:
        return board.board(box)

    def highlight(self, before: GridironState, after: GridironState, box: GridironBox, choice: int) -> Highlight | None:
        cheered = of_points(before.score, after.score, before.offense)
        if cheered is None and before.phase == INTERCEPT and not after.route:
            return Highlight("interception", 1 - before.offense)
        return cheered

    def picture(self, s: GridironState, box: GridironBox, seat: int | None = None) -> str:
        return text_board.draw(s, box)

    def upshot(self, before: GridironState, after: GridironState, box: GridironBox, choice: int) -> str | None:
        return upshot.upshot(before, after, box, choice)

    def check_position(self, s: GridironState, box: GridironBox) -> None:
        check_position(s, box)


GAME = PocketGridiron()
