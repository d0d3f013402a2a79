"""The moments of a match that a walk through it seldom meets, each from the position before it with dice that bring it.

``make stage`` looks at every one: goals and touchdowns, one's own and the rival's, safeties, interceptions, what wins
at the last second, and a drive of real darts.  The server plays them; only where a match begins, and the seed of its
dice, is ordered.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import Page, Route
from tests.browser.player import settled

from touchline import Match, find_game
from touchline.kernel.nodes import CHANCE

SEEDS = 2000
"""So many dice are tried for a moment."""
ME, RIVAL = 0, 1
TRIES = 20
"""So often a bot may miss its goal."""
SPRUNG = 700
"""Milliseconds after which the word of a celebration stands."""
LASTS = """
const atOnce = window.setTimeout.bind(window);
const ends = (then, after) => () => { if (after < 2000 || !document.querySelector('.celebration')) then(); };
window.setTimeout = (then, after = 0) => atOnce(ends(then, after), after);
"""
"""A celebration stays until it is touched, however long its picture takes: nothing else is waited for that long."""
GOES_ON = ".prompt.ours, #roll, .ending"


class Moment(NamedTuple):
    """What leads to a celebration."""

    position: str
    what: str
    """As the engine calls it."""
    side: int = ME
    """Whose it is; the rival is a bot."""
    mode: str = ""
    """The version of the game, where it has several."""
    move: str = ""
    """What is chosen for it; nothing where dice are due."""
    touched: tuple[str, ...] = ()
    """How that is done on the page."""
    level: str = "random"
    """Of the bot: one that chooses something has to see the goal."""
    won: bool = False
    """It wins the match with its last event."""


CARDS = (
    "in_hand=6,7 in_deck=53,52 in_pile=1,1 hand=1,1,0,1,1,0,1,0,0,0,1,0,1,1,1,0,0,1,0,0,1,1,0,1"
    " deck=4,4,5,4,4,5,4,4,5,5,4,5,4,4,4,4,5,4,5,5,4,4,5,4 pile=0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0"
)
"""After a snap of First & Goal: a slant against a 4-3 on the piles."""
SLANT = (
    "phase=snap-dice timeouts=1,1 action=snap offense_call=slant defense_call=4-3 die=blue pending=288 blacks=1"
    f" {CARDS}"
)
BACKED_UP = (
    "phase=snap-dice score=7,3 y=97 to_gain=12 timeouts=1,0 action=snap offense_call=halfback-dive"
    " defense_call=goal-line stopped=1 die=black pending=256 blacks=3 in_hand=6,7 in_deck=53,52 in_pile=1,1"
    " hand=0,1,0,1,1,0,1,1,0,0,1,0,0,1,1,1,0,1,0,0,1,1,0,1 deck=4,4,5,4,4,5,4,4,5,5,4,5,4,4,4,4,5,4,5,5,4,4,5,4"
    " pile=1,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0"
)
LAST_CARD = (
    "phase=block-dice score=17,17 half=2 y=22 down=4 timeouts=0,0 action=field-goal die=play pending=768"
    " in_hand=0,8 in_deck=0,52 in_pile=60,0 hand=0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,1,0,1,1,1,0,1"
    " deck=0,0,0,0,0,0,0,0,0,0,0,0,5,4,4,4,5,4,5,4,4,4,5,4 pile=5,5,5,5,5,5,5,5,5,5,5,5,0,0,0,0,0,0,0,0,0,0,0,0"
)
MOMENTS: dict[str, dict[str, Moment]] = {
    "street-soccer": {
        "goal": Moment(
            "phase=move figures=B4,E2,I5,E4,J6,K4,D5,G5,H6,J5 ball=G3 turn=yellow die=5 minute=21 score=2,2 last=red",
            "goal",
            move="E4-G3*GOAL",
            touched=('.offer.figure[data-square="E4"]', '.offer.kick[data-square="GOAL"]'),
        ),
        "goal-against": Moment(
            "phase=move figures=B5,I4,F4,E3,C4,K5,H7,D4,H5,C3 ball=F6 turn=red die=5 minute=21 score=2,2 last=yellow",
            "goal",
            RIVAL,
            level="club",
        ),
    },
    "football-darts": {
        "touchdown": Moment("phase=throw pos=40", "touchdown"),
        "touchdown-against": Moment("phase=throw offense=1 drive=2 pos=40", "touchdown", RIVAL),
        "interception": Moment("phase=throw pos=40", "interception", RIVAL),
    },
    "pocket-gridiron": {
        "touchdown": Moment("phase=end-zone carrier=WR route=2", "touchdown"),
        "touchdown-against": Moment("phase=end-zone carrier=WR route=2 drive=2 offense=1", "touchdown", RIVAL),
        "safety": Moment("phase=chase carrier=WR route=2 sacks=2", "safety", RIVAL),
        "interception": Moment(
            "phase=intercept carrier=WR route=1 cards=ground,air", "interception", RIVAL, mode="pro"
        ),
        "last-second": Moment(
            "phase=call down=4 drive=16 first=1 score=14,14",
            "field-goal",
            move="field-goal",
            touched=("button.move[data-move=field-goal]",),
            won=True,
        ),
    },
    "first-and-goal": {
        "touchdown": Moment(f"{SLANT} score=7,3 y=7 to_gain=7", "touchdown"),
        "touchdown-against": Moment(f"{SLANT} score=7,3 y=7 to_gain=7 offense=1 roller=1", "touchdown", RIVAL),
        "interception": Moment(f"{SLANT} score=7,3 y=30 to_gain=10", "interception", RIVAL),
        "safety": Moment(BACKED_UP, "safety", RIVAL),
        "last-second": Moment(LAST_CARD, "field-goal", won=True),
    },
}


def before(game: str, moment: Moment, seed: int = 0) -> Match:
    """A match by the rules of the screen that begins a roll or a choice before it."""
    options = find_game(game).on_screen | ({"mode": moment.mode} if moment.mode else {})
    return Match(game, options, seed=seed, position=moment.position)


def brings(game: str, moment: Moment, seed: int) -> bool:
    """Whether the dice of a seed bring it before anybody decides anything else."""
    match = before(game, moment, seed)
    chosen = [moment.move] if moment.move else []
    while chosen or match.to_move == CHANCE:
        earlier = match.state
        if chosen:
            match.play(chosen.pop())
        else:
            match.roll()
        told = match.game.highlight(earlier, match.state, match.box, match.steps[-1].choice)
        if told is not None:
            return (told.what, told.side, match.over) == (moment.what, moment.side, moment.won)
    return False


def dice_for(game: str, moment: Moment) -> int:
    """The first seed that brings it; any where a bot chooses."""
    if moment.level != "random":
        return 0
    return next(seed for seed in range(SEEDS) if brings(game, moment, seed))


def begin(page: Page, url: str, game: str, moment: Moment) -> None:
    """Into a match that begins a roll or a touch before it, as far as its celebration."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": moment.level}]
    ordered = {
        "position": moment.position,
        "options": before(game, moment).options,
        "seats": seats,
        "dice": {"tier": "plain", "seed": dice_for(game, moment)},
    }

    def from_there(route: Route) -> None:
        route.continue_(post_data=json.dumps(json.loads(route.request.post_data or "{}") | ordered))

    page.route(re.compile(r"/matches$"), from_there)
    page.add_init_script(LASTS)
    if not any(comes(page, url, game, moment) for _ in range(TRIES)):
        raise SystemExit(f"{game}: {moment.what} did not come in {TRIES} matches from {moment.position}")


def comes(page: Page, url: str, game: str, moment: Moment) -> bool:
    """Whether it is celebrated; a bot of a server that has just started may still have missed its goal."""
    page.goto(url)
    page.locator(f"button[data-game={game}]").click()
    if moment.touched:
        settled(page)
    for each in moment.touched:
        page.locator(each).dispatch_event("click")
    awaited = "#roll, .celebration" + (", .prompt.ours" if moment.level != "random" else "")
    while not page.locator(".celebration").count():
        page.locator(awaited).first.wait_for()
        if page.locator(".prompt.ours:not(:has(#roll))").count() and moment.level != "random":
            return False
        if page.locator("#roll").count():
            page.locator("#roll").dispatch_event("click")
    return True


def celebrated(page: Page, url: str, game: str, name: str) -> Iterator[str]:
    """The name of a moment while it is celebrated, and again when the match goes on."""
    begin(page, url, game, MOMENTS[game][name])
    page.wait_for_timeout(SPRUNG)
    yield name
    page.locator(".celebration").dispatch_event("click")
    page.wait_for_selector(GOES_ON)
    yield f"{name}-after"


def at_a_real_board(page: Page, url: str) -> Iterator[str]:
    """A match of real darts, entered by its keys: toss, first dart, a double, a touchdown, the try, the end."""
    key = ".score-key[data-bed={}]"
    page.goto(f"{url}/game/football-darts?with=table")
    page.locator("#begin").click()
    page.locator("button.move[data-move=heads]").wait_for()
    yield "table-toss"
    page.locator("button.move[data-move=heads]").click()
    page.locator("button.move[data-move=receive]").click()
    page.locator(key.format("S20"), has_text="50 to go").wait_for()
    yield "table-dart"
    page.locator(key.format("S20")).click()
    page.locator(".score-key", has_text="touchdown").first.wait_for()
    page.locator("[data-ring=double]").click()
    yield "table-double"
    page.locator(key.format("BULL")).click()
    page.wait_for_selector(".match[data-phase=try]")
    yield "table-try"
    page.locator("#resign").click()
    page.locator("#resign-sure").click()
    page.wait_for_selector(".ending")
    yield "table-over"
