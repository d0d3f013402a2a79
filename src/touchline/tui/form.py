"""A screen to fill in: a title, a line a question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar

from textual.containers import Horizontal
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Label, Select

if TYPE_CHECKING:
    from touchline.tui.app import TouchlineApp

V = TypeVar("V")


class FormScreen(Screen[None]):
    """A form; what is wide or narrow about its lines is its own."""

    app: TouchlineApp
    DEFAULT_CSS = """
    FormScreen #title { height: 1; background: $primary; color: $text; text-style: bold; padding: 0 1; }
    FormScreen VerticalScroll { padding: 0 1; }
    FormScreen .row { height: 1; margin-top: 1; }
    FormScreen .row Input { width: 1fr; max-width: 34; }
    FormScreen .row Select { width: 1fr; }
    FormScreen .help { color: $text-muted; height: auto; }
    """


def row(question: str, field: Widget) -> Horizontal:
    """A question and what answers it."""
    return Horizontal(Label(question), field, classes="row")


def one_of(choices: Iterable[tuple[str, V]], value: V, name: str) -> Select[V]:
    """One of some answers, each with what it is called; something is always chosen."""
    return Select(choices, value=value, allow_blank=False, compact=True, id=name)
