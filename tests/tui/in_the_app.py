"""The app with somebody at its keyboard."""

import asyncio
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot
from textual.widgets import RichLog

from touchline.sessions.session import Session
from touchline.tui.app import TouchlineApp
from touchline.tui.match_screen import MatchScreen

Act = Callable[[TouchlineApp, Pilot[int]], Awaitable[None]]


def in_the_app(act: Act, session: Session | None = None, pace: float = 0, size: tuple[int, int] = (80, 24)) -> None:
    async def run() -> None:
        app = TouchlineApp(session, pace=pace)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await act(app, pilot)

    asyncio.run(run())


async def until(pilot: Pilot[int], holds: Callable[[], bool]) -> None:
    """Wait for it, however long: only the limit of the whole test ends that."""
    while not holds():
        await pilot.pause(0.005)


def match_screen(app: TouchlineApp) -> MatchScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, MatchScreen))


def on_the_screen(app: TouchlineApp) -> str:
    """All characters to be seen now."""
    return "\n".join("".join(segment.text for segment in line) for line in app.screen._compositor.render_strips())


def told(screen: MatchScreen) -> str:
    return "\n".join(line.text for line in screen.query_one("#log", RichLog).lines)
