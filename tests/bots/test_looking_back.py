"""Who asks for the past of a match is handed it in every room; who does not is handed none."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.anywhere.home import Drawer, told
from tests.lab.test_lab_engines import program

from touchline import bots
from touchline.anywhere.own_server import OwnServer
from touchline.bots import RandomBot, Turn
from touchline.envs.gymnasium import TableEnv
from touchline.games import find_game
from touchline.lab.arbiter import TimeControl
from touchline.lab.simulation import simulate
from touchline.lab.tournament import Tournament
from touchline.play.match import Match
from touchline.play.recalling import past_of
from touchline.season import new_season
from touchline.season import playing as season_playing
from touchline.sessions.session import Due, Session
from touchline.tui.questions import Spot, bot_move

GAME = "pocket-gridiron"
Recollection = tuple[int, int, list[tuple[int, str]]]
"""Seat, step, and who had decided what."""


class Diarist(RandomBot):
    """Plays at random and writes down what it recalls."""

    name = "diarist"
    asks_for_past = True
    diary: list[Recollection] = []  # noqa: RUF012

    def choose(self, turn: Turn) -> str:
        """Any move."""
        self.diary.append((turn.seat, turn.step, [(each.seat, each.move) for each in turn.past]))
        assert all((each.view is not None) == (each.seat == turn.seat) for each in turn.past)
        return super().choose(turn)


class Forgetful(RandomBot):
    """Plays at random and is handed nothing."""

    name = "forgetful"

    def choose(self, turn: Turn) -> str:
        """Any move."""
        assert turn.past == ()
        return super().choose(turn)


@pytest.fixture(autouse=True)
def diary(monkeypatch: pytest.MonkeyPatch) -> list[Recollection]:
    makers = bots._makers
    own = {each.name: each for each in (Diarist, Forgetful)}
    monkeypatch.setattr(bots, "_makers", lambda game: makers(game) | own)
    Diarist.diary.clear()
    return Diarist.diary


def holds(diary: list[Recollection], match: Match) -> None:
    """Each time it recalled what had been decided so far, all of it and in its order."""
    assert len(diary) > 3
    for _, step, recalled in diary:
        decided = [(each.seat, each.text) for each in match.steps[:step] if each.seat is not None]
        assert recalled == decided
    assert any(who != seat for seat, _, recalled in diary for who, _ in recalled), "the other's decisions, too"


def test_in_a_session(diary: list[Recollection], tmp_path: Path) -> None:
    session = Session.begin(GAME, players=["diarist", "forgetful"], seed=3, path=tmp_path / "match")
    while not session.match.over and len(session.match.steps) < 150:
        session.roll() if session.due is Due.DICE else session.bot_move()
    holds(diary, session.match)


def test_in_the_terminal_app(diary: list[Recollection]) -> None:
    """Its bots are asked in another process, with lists."""
    match = Match(GAME, seed=3)
    while not match.over and len(match.steps) < 120:
        if match.to_move < 0:
            match.roll()
            continue
        past = json.loads(json.dumps(past_of(match, match.to_move)))
        match.play(bot_move(Spot.of(match), "diarist", 1, past))
    holds(diary, match)


def test_in_a_browser(diary: list[Recollection]) -> None:
    """The server for one person asks as a server does."""

    async def visit() -> None:
        own = await OwnServer.open(Drawer())
        try:
            seats = [{"kind": "person"}, {"kind": "bot", "level": "diarist"}]
            made = await told(own, "POST", "/matches", {"game": GAME, "seats": seats})
            address, number = f"/matches/{made['match']}", 0
            status = ""
            while len(diary) < 12 and status != "over":  # in some matches the bot has less to decide
                state = await told(own, "GET", f"{address}?seat=0", None, made["token"])
                status = state["status"]
                if state["node"].get("legal") and state["node"].get("seat") == 0:
                    number += 1
                    move = {"op": "play", "cmd_id": f"c{number}", "move": state["node"]["legal"][0]}
                    await told(own, "POST", f"{address}/commands", move, made["token"])
                await asyncio.sleep(0)
            record = await told(own, "GET", f"{address}/record", None, made["token"])
        finally:
            await own.close()
        match = Match.from_record(record)
        holds([each for each in diary[1:] if each[1] < len(match.steps)], match)  # the first is the rehearsal

    asyncio.run(visit())


def test_in_the_laboratory_and_on_the_ladder(diary: list[Recollection]) -> None:
    """Where games are played without a match somebody remembers them."""
    played = simulate(GAME, 1, seats=("diarist", "forgetful"), seed=4, cores=1)
    seats = [seat for seat, _, _ in diary]
    assert set(seats) == {0}
    texts = [len(recalled) for _, _, recalled in diary]
    assert texts == sorted(texts)
    assert len(played.decisions[0]) > texts[-1] > 10
    diary.clear()
    Tournament(GAME, ["diarist", "forgetful"], pairs=1, seed=4, quick=lambda *_, **__: [0.0]).run(cores=1)
    assert {seat for seat, _, _ in diary} == {0, 1}, "whoever looks back is asked move by move"
    assert max(len(recalled) for _, _, recalled in diary) > 10


def test_in_a_season(diary: list[Recollection]) -> None:
    season = new_season(GAME, seed=5)
    match = season_playing.match_of(season, season.open_in(season.week)[0])
    season_playing.ask_bots(match, ["diarist", "forgetful"])
    holds(diary, match)


def test_in_an_environment(diary: list[Recollection]) -> None:
    env = TableEnv(GAME, opponent="diarist", seat=0)
    _, info = env.reset(seed=6)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert {seat for seat, _, _ in diary} == {1}
    assert {who for _, _, recalled in diary for who, _ in recalled} == {0, 1}
    assert max(len(recalled) for _, _, recalled in diary) > 10


@pytest.mark.parametrize(("wants", "told_so"), [("true", True), ("false", False), ("1", False)])
def test_a_program_is_handed_what_it_asked_for_when_it_said_hello(wants: str, told_so: bool, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    note = f'print(json.dumps(question.get("past")), file=open({str(seen)!r}, "a"))'
    engines = program(tmp_path, "mine", f'answer["move"] = question["node"]["legal"][0]; {note}')
    path = tmp_path / "mine.py"
    hello = f'    answer |= {{"past": json.loads({wants!r})}} if question["op"] == "hello" else {{}}'
    path.write_text(
        path.read_text(encoding="utf-8").replace("    print(json", f"{hello}\n    print(json"), encoding="utf-8"
    )
    Tournament(GAME, ["bot:random"], pairs=1, seed=2, engines=engines, control=TimeControl(60)).run()
    pasts: list[Any] = [json.loads(line) for line in seen.read_text(encoding="utf-8").splitlines()]
    assert all((past is not None) == told_so for past in pasts)
    if told_so:
        assert set(pasts[-1][0]) == {"seat", "move", "view"}
        assert len(pasts[-1]) > 10


def test_the_scout_is_a_level_wherever_the_master_is() -> None:
    levels = bots.levels("first-and-goal")
    assert levels.index("scout") == levels.index("master") + 1
    assert "scout" in bots.travelling_levels("first-and-goal")
    game = find_game("first-and-goal")
    cup = Tournament(game.name, ["scout", "former"], pairs=1, quick=lambda *_, **__: [0.0])
    assert cup.entrants == ["scout", "former"]
