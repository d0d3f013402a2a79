"""First & Goal on paper: score sheet, field, matchup chart, cards."""

from __future__ import annotations

from touchline.games.first_and_goal.board import board
from touchline.games.first_and_goal.charts import charts, common_dice
from touchline.games.first_and_goal.state import FootballBox
from touchline.kernel.box_figures import Corrections
from touchline.kernel.fields import Fields
from touchline.lab.paper import MARGIN, Page, Paper
from touchline.play.chart import Chart
from touchline.words.languages import say

CARDS_ACROSS, CARDS_DOWN = 3, 4
PLAYS_ON_A_SHEET = 24


def pages(paper: Paper, box: FootballBox, data: Corrections | None) -> None:
    """Everything a table without the box needs but the dice."""
    told = board(box)
    _score_sheet(paper.page(say("paper-score-sheet")))
    _field(paper.page(say("paper-field"), across=True), told["field"])
    for chart in charts(box, data):
        paper.page(chart.title.lower(), across=True).chart(26, chart, 11)
    _dice(paper.page(say("fg-paper-dice")), told["dice"], common_dice(box, data))
    for deck in ("offense", "defense"):
        cards = told["cards"][deck]
        _cards(paper.page(say(f"fg-paper-{deck}-cards", copies=cards["copies"])), deck, cards)


def _score_sheet(page: Page) -> None:
    teams = [say("paper-home"), say("paper-away")]
    y = page.blanks(28, [*teams, say("paper-date")])
    halves = [[team, "", "", "", "", "○ ○ ○   ○ ○ ○"] for team in teams]
    y = page.table(y, say("fg-paper-halves").split(" | "), [2, 2, 2, 2, 2, 3], halves)
    head = say("fg-paper-plays").split(" | ")
    rows = [[str(number), "", "", "", "", "", ""] for number in range(1, PLAYS_ON_A_SHEET + 1)]
    page.table(y, head, [1, 1.2, 2, 3.4, 2, 1.2, 3.2], rows)


def _field(page: Page, field: Fields) -> None:
    length, zone = field["length"], field["end_zone"]
    yard = page.inner / (length + 2 * zone)
    top, high = 40.0, 110.0
    page.rectangle(MARGIN, top, page.inner, high)
    for end, name in ((MARGIN, say("paper-home")), (MARGIN + (length + zone) * yard, say("paper-away"))):
        page.rectangle(end, top, zone * yard, high, "#dddddd")
        page.text(end + zone * yard / 2, top + high / 2, name.upper(), size=12, bold=True, middle=True)
    for line in field["lines"]:
        x = MARGIN + (zone + line) * yard
        page.line(x, top, x, top + high, 1.0 if line % 10 == 0 else 0.3)
    for number in field["numbers"]:
        for y in (top + 8, top + high - 8):
            x = MARGIN + (zone + number["at"]) * yard
            page.clear(x - 4, y - 3, 8, 6)  # no line runs through a number
            page.text(x, y, number["text"], size=11, bold=True, middle=True)
    page.text(MARGIN, top + high + 10, say("fg-paper-coin"), size=9)


def _dice(page: Page, dice: Fields, common: Chart) -> None:
    rows = [[name, *map(str, faces)] for name, faces in dice["home"].items()]
    y = page.table(28, [say("fg-paper-home-die"), *"123456"], [3, 1, 1, 1, 1, 1, 1], rows)
    rows = [[name, *map(str, faces)] for name, faces in dice["away"].items()]
    y = page.table(y, [say("fg-paper-away-die"), *"123456"], [3, 1, 1, 1, 1, 1, 1], rows)
    page.text(MARGIN + 1.2, y + 4, common.title, size=8, bold=True)
    page.chart(y + 8, common, 8)


def _cards(page: Page, deck: str, told: Fields) -> None:
    wide = page.inner / CARDS_ACROSS
    high = (page.height - 24 - MARGIN - 6) / CARDS_DOWN
    for number, card in enumerate(told["plays"]):
        x, y = MARGIN + number % CARDS_ACROSS * wide, 24 + number // CARDS_ACROSS * high
        page.rectangle(x, y, wide, high, line=0.3)
        name = card.get("name") or say(f"fg-card-{card['play']}")
        page.text(x + wide / 2, y + high * 0.38, name, size=13, bold=True, middle=True)
        side = say(f"fg-paper-{deck}")
        kind = f"{side}, {card['type']}" if "type" in card else side
        page.text(x + wide / 2, y + high * 0.54, kind, size=9, middle=True)
        if card.get("red_zone"):
            limit = say("fg-paper-red-zone", yards=card["red_zone"])
            page.text(x + wide / 2, y + high * 0.68, limit, size=9, middle=True)
