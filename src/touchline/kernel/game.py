"""What a game is to the rest of the house.

A game is a folder with a ``game.py`` that makes one ``Game``.  The rules are a
module of functions (see ``RULE_FUNCTIONS``); everything else is a method, which a game
overrides with its own: what is agreed, entered and known here, what is said in
``speaking.py``, what is drawn in ``showing.py``.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, cast

from touchline.kernel.box_figures import BoxFigure, Corrections
from touchline.kernel.choices import Choice, Secret
from touchline.kernel.errors import BadData, BadOption, IllegalMove, IllegalOutcome
from touchline.kernel.features import Features, cell_features
from touchline.kernel.fields import Fields
from touchline.kernel.message import Message
from touchline.kernel.nodes import CHANCE
from touchline.kernel.options import RULES_VERSION, Given, Option, Options, settle
from touchline.kernel.parts import Parts
from touchline.kernel.rule_sets import RuleSet, rule_set_named, rule_set_of, unbundled
from touchline.kernel.rulebook import Rulebook, read_rulebook
from touchline.kernel.rules import Rules
from touchline.kernel.showing import Showing
from touchline.kernel.speaking import B, S, Speaking
from touchline.kernel.state import State
from touchline.kernel.stepping import Stepping, stepping_of

if TYPE_CHECKING:
    from touchline.kernel.compiled import CompiledGame

RULE_FUNCTIONS = ("start", "to_move", "legal", "play", "chances", "total", "weight", "roll", "payoff")
"""The rule functions that every game's ``rules`` module has; ``rules.py`` says what each does."""


MOST_HINTED = 12
"""A refusal lists so many moves that would do."""


def the_game_of(module: str) -> Game:
    """The ``GAME`` of a game's module."""
    game = importlib.import_module(module).GAME
    assert isinstance(game, Game)
    return game


class Game(Speaking[S, B], Showing[S, B]):
    """One game: its rules, its options, its words.  Stateless; states and boxes are passed in."""

    name: ClassVar[str]
    """As typed: lower case, words joined by ``-``."""
    title: ClassVar[str]
    version: ClassVar[str]
    """Version of the rules; changes only when behaviour does."""
    former_versions: ClassVar[tuple[str, ...]] = ()
    """Older versions that the same rules still play: what was begun by one of them goes on and replays by it."""
    State: ClassVar[type[State]]
    rules: Rules[S, B]
    """The module with the functions of ``RULE_FUNCTIONS``."""
    ids: ModuleType
    """The module of rule bits: ``AB_2_2 = 1 << 5``."""
    options: ClassVar[tuple[Option, ...]] = ()
    rule_sets: ClassVar[tuple[RuleSet, ...]] = ()
    """Bundles of options with a name, the default one, which sets nothing, first."""
    on_screen: ClassVar[Options] = {}
    """Options that are the natural choice when Touchline itself rolls, deals and throws."""
    at_the_table: ClassVar[Options] = {}
    """Options that are the natural choice with real dice, cards and darts."""
    trials: ClassVar[tuple[Options, ...]] = ()
    """Options that only mean something together, for the laws to try beside each option alone."""
    around_matches: ClassVar[tuple[str, ...]] = ()
    """Rules of the book that rule no step of a match and have no bit: those of a season."""
    perfect_information: ClassVar[bool] = True
    score_changes: ClassVar[frozenset[int]]
    """By how much a side's score can change in one step."""
    correctable: ClassVar[bool] = False
    """Whether there are figures in the box that an owner's data file may correct."""
    parts: ClassVar[Parts] = Parts()
    """What the game brings beside its rules, and where it is."""
    longest: ClassVar[int] = 100_000
    """More steps than any sensible game takes, played at random."""

    # ---- what lies in the box

    def box(self, options: Options, data: Corrections | None = None) -> B:
        """Everything fixed for a match, as a named tuple of integers and flat sequences of integers.

        ``options`` are settled (every option has a value); ``data`` corrects the
        game's own figures, as read from a data file.
        """
        raise NotImplementedError

    def box_figures(self) -> Sequence[BoxFigure]:
        """The figures of the box that an owner can correct, each with where it comes from."""
        return ()

    def settle(self, given: Given) -> dict[str, Any]:
        """All options with their values; a bad one raises ``BadOption``.  ``rules`` among them names a rule set.

        Games with options that depend on each other check that here.  ``RULES_VERSION`` is kept only where it
        names a former version; ``box`` asks ``version_of`` for it.
        """
        chosen = unbundled(self.rule_sets, given)
        version = str(chosen.pop(RULES_VERSION, self.version))
        settled = settle(self.options, chosen)
        if version == self.version:
            return settled
        if version not in self.former_versions:
            known = ", ".join((self.version, *self.former_versions))
            unknown = Message("play-no-version", game=self.title, version=version, known=known)
            raise BadOption(unknown, field=RULES_VERSION)
        return settled | {RULES_VERSION: version}

    def rule_set(self, name: str) -> RuleSet:
        """The rule set of that name."""
        return rule_set_named(self.rule_sets, name)

    def rule_set_of(self, options: Options) -> RuleSet | None:
        """The named rule set that settled options are played by, single options on top."""
        return rule_set_of(self.rule_sets, options)

    def version_of(self, options: Options) -> str:
        """The version of the rules that settled options are played by."""
        return str(options.get(RULES_VERSION, self.version))

    def max_moves(self, box: B) -> int:
        """The most legal moves any position can have."""
        raise NotImplementedError

    def actions(self, box: B) -> int:
        """Every move is a number below this, so that a learner can have one output a move."""
        raise NotImplementedError

    def seats(self, box: B) -> int:
        """How many seats decide."""
        return 2

    def seat_name(self, seat: int) -> str:
        """What the seat is called in a record before anybody sits on it."""
        return f"Player {seat + 1}"

    def seat_names(self, box: B) -> list[str]:
        """What the seats of a match are called; games whose seats vary with the options say it here."""
        return [self.seat_name(seat) for seat in range(self.seats(box))]

    def seat_labels(self, box: B) -> list[Message]:
        """What people call the seats of a match before anybody sits on them."""
        return [self.seat_label(seat) for seat in range(self.seats(box))]

    def side(self, seat: int, box: B) -> int:
        """The team a seat plays for: the index of its score and its payoff."""
        return seat

    # ---- what is entered

    def listed_moves(self, s: S, box: B) -> list[int] | None:
        """The legal moves worth listing to a person; ``None`` when there are too many."""
        return self.legal_moves(s, box)

    def weights_known(self, s: S, box: B) -> bool:
        """Whether the outcomes have true odds, or are only entered by a person."""
        return True

    def hand(self, s: S, box: B) -> int | None:
        """At a chance node: the seat whose skill decides it, when a person enters what fell; ``None``: pure chance."""
        return None

    def parse_move(self, s: S, box: B, text: str) -> list[Choice]:
        """The move a text means, as one or more choices to be made in a row.

        Raises ``IllegalMove`` naming the rule that forbids it.
        """
        wanted = text.strip().lower()
        for move in self.legal_moves(s, box):
            if self.move_text(s, box, move).lower() == wanted:
                return [Choice(move, self.move_text(s, box, move))]
        raise self.illegal_move(s, box, text)

    def illegal_move(self, s: S, box: B, text: str) -> IllegalMove:
        """Why a text is not a legal move here; games add the rule that forbids it."""
        listed = self.listed_moves(s, box)
        if listed is None or len(listed) > MOST_HINTED:
            return IllegalMove(Message("play-illegal-move", text=repr(text)))
        moves = ", ".join(self.move_text(s, box, move) for move in listed)
        return IllegalMove(Message("play-illegal-move-listed", text=repr(text), legal=moves))

    def refuse_now(self, s: S, box: B, text: str) -> IllegalMove | None:
        """Why a decision tried while dice are due is not offered here, if the text names one."""
        return None

    def parse_outcome(self, s: S, box: B, text: str) -> list[Choice]:
        """The outcome a text means, as one or more choices to be made in a row."""
        wanted = text.strip().lower()
        for outcome in range(self.rules.chances(s, box)):
            if self.outcome_text(s, box, outcome).lower() == wanted:
                return [Choice(outcome, self.outcome_text(s, box, outcome))]
        raise self.illegal_outcome(s, box, text)

    def illegal_outcome(self, s: S, box: B, text: str) -> IllegalOutcome:
        """Why a text is no outcome of this roll."""
        count = self.rules.chances(s, box)
        what = self.chance_label(s, box)
        if count > MOST_HINTED:
            return IllegalOutcome(Message("play-illegal-outcome", text=repr(text), what=what))
        faces = ", ".join(self.outcome_text(s, box, k) for k in range(count))
        return IllegalOutcome(Message("play-illegal-outcome-listed", text=repr(text), what=what, possible=faces))

    # ---- what may be known

    def everything(self, s: S, box: B) -> Fields:
        """The whole state with named fields, for the engine protocol's ``state``."""
        raise NotImplementedError

    def view(self, s: S, box: B, seat: int | None) -> Fields:
        """What a seat may know (``None``: a spectator).  The one place where anything is hidden."""
        return {**self.everything(s, box), "position": s.position()}

    def determinize(self, view: Fields, box: B, draw: Callable[[int], int]) -> S:
        """A state that fits a view, hidden things drawn by ``draw(n)`` (a number below ``n``)."""
        return cast("S", self.State.from_position(view["position"]))

    def secret(self, s: S, box: B, choice: int) -> Secret | None:
        """Who alone may know this choice, made in state ``s``, and for how long; ``None``: everybody."""
        return None

    def unseen(self, s: S, box: B) -> bool:
        """Whether the seat to decide chooses from what it alone may see: at one screen the others look away.

        Where it does not, its choices are the same to all eyes and none of them is a secret.
        """
        return not self.perfect_information

    def foresees(self, s: S, box: B, seat: int | None) -> bool:
        """Whether a seat (``None``: a spectator) may know what can fall at this chance node, and with what odds.

        Odds that depend on hidden things (the cards left in a deck) are as secret as those.  A game whose
        outcome is seen by everybody but whose odds are not says so here.
        """
        secret = self.secret(s, box, 0)
        return secret is None or seat in secret.seats

    def reveals(self, before: S, after: S, box: B) -> bool:
        """Whether this step lays open what was hidden "until the reveal"."""
        return False

    def withdraws(self, before: S, after: S, box: B) -> bool:
        """Whether this step takes back, unseen, what was hidden "until the reveal": it stays hidden to the end."""
        return False

    def recalls(self, s: S, box: B) -> bool:
        """Whether a decision made here is among those that bots who ask for the past of a match are handed."""
        return True

    def skippable(self, text: str) -> bool:
        """Whether a recorded move may be dropped when a correction makes it forced, so not asked."""
        return False

    def check_position(self, s: S, box: B) -> None:
        """Raise ``BadPosition`` when the fields, each in range, do not fit together."""

    @cached_property
    def features(self) -> Features:
        """What a seat may know, as named numbers; games with hidden things override it."""
        if not self.perfect_information:
            raise NotImplementedError
        return cell_features(self.State)

    # ---- the same for all games

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """A game is one object; a copy or a pickle of it is the game itself."""
        return the_game_of, (type(self).__module__,)

    @cached_property
    def stepping(self) -> Stepping:
        """The interpreted loops."""
        return stepping_of(self.rules)

    @cached_property
    def compiled(self) -> CompiledGame:
        """The machine code; the first time ever this takes some seconds."""
        from touchline.kernel.compiled import CompiledGame

        return CompiledGame(self)

    @property
    def folder(self) -> Path:
        """Where the game lives."""
        return Path(sys.modules[type(self).__module__].__file__ or "").parent

    @property
    def front(self) -> Path | None:
        """The folder ``front`` of a game that brings its own board for the browser, in a module ``front.js``."""
        folder = self.folder / "front"
        return folder if (folder / "front.js").is_file() else None

    @property
    def rulebook(self) -> Rulebook:
        """The numbered rules."""
        return self.rulebook_in("en")

    def rulebook_in(self, language: str) -> Rulebook:
        """The numbered rules in a language; in English, which is the authority, where they are not translated."""
        translated = self.folder / "words" / f"RULES.{language}.md"
        return read_rulebook(translated if translated.is_file() else self.folder / "RULES.md")

    def new_box(self, options: Given | None = None, data: Corrections | None = None) -> B:
        """The box for some options, the others at their default, with the figures checked."""
        return self.checked_box(self.settle(options or {}), data)

    def checked_box(self, settled: Options, data: Corrections | None) -> B:
        """The box for settled options and an owner's figures, which only some games have."""
        if data is not None and not isinstance(data, Mapping):
            raise BadData(Message("play-data-table"), field="data")
        if data and not self.correctable:
            raise BadData(Message("play-no-figures", game=self.title), field="data")
        return self.box(settled, data)

    def new_state(self, box: B) -> S:
        """The beginning of a game."""
        s = cast("S", self.State())
        self.rules.start(s, box)
        return s

    def position(self, text: str, box: B) -> S:
        """The state a position line describes, checked."""
        s = cast("S", self.State.from_position(text))
        self.check_position(s, box)
        return s

    def legal_moves(self, s: S, box: B) -> list[int]:
        """Every legal move of the seat to decide."""
        moves = [0] * self.max_moves(box)
        return moves[: self.rules.legal(s, box, moves)]

    def step(self, s: S, box: B, choice: int) -> None:
        """Apply a legal move or a possible outcome to ``s``."""
        self.stepping.step(s, box, choice)

    def choice_text(self, s: S, box: B, choice: int) -> str:
        """A move or outcome of the node at hand in notation."""
        if self.rules.to_move(s, box) == CHANCE:
            return self.outcome_text(s, box, choice)
        return self.move_text(s, box, choice)

    def choice_label(self, s: S, box: B, choice: int) -> Message:
        """A move or outcome of the node at hand as people call it."""
        if self.rules.to_move(s, box) == CHANCE:
            return self.outcome_label(s, box, choice)
        return self.move_told(s, box, choice)

    def fired_rules(self, fired: int) -> list[str]:
        """The ids of the rules in a state's ``fired``, in the order of the book."""
        return [name for name, bit in self.rule_bits.items() if fired & bit]

    @cached_property
    def rule_bits(self) -> dict[str, int]:
        """Rule id → bit."""
        found = {}
        for name, bit in vars(self.ids).items():
            letters, _, numbers = name.partition("_")
            if len(letters) == 2 and letters.isupper() and isinstance(bit, int):
                found[f"{letters}-{numbers.replace('_', '.')}"] = bit
        return found

    @cached_property
    def letters(self) -> str:
        """What the ids of the game's messages begin with: the letters of its rules, ``ab`` for ``AB-1.1``."""
        return next(iter(self.rule_bits)).partition("-")[0].lower()
