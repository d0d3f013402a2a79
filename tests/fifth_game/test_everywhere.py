"""A game from another package is everybody's equal: terminal, bots, coach, laboratory, environments, server."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from touchline import games
from touchline.bots import levels, make_bot
from touchline.bots.base import turn_of
from touchline.kernel.game import Game
from touchline.play.match import Match
from touchline.play.newcomer import first_words
from touchline.sessions.session import Session
from touchline.solve import advise, review
from touchline.solve.evaluator import chance_parts, evaluator_for


def touchline(surroundings: dict[str, str], *words: str, said: str = "") -> str:
    """What the command prints in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "touchline", *words], input=said, env=surroundings, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_found_like_the_others(fifth: Game) -> None:
    assert "long-ball" in games.game_names()
    assert games.offers()["long-ball"].group == games.offers()["football-darts"].group
    assert "site-packages" not in str(fifth.folder)
    assert "examples" not in str(fifth.folder)


def test_the_command_line_plays_it(surroundings: dict[str, str]) -> None:
    assert "kick-and-rush" in touchline(surroundings, "games", "long-ball")
    assert "LB-4.2" in touchline(surroundings, "rules", "long-ball", "LB-4")
    assert "All laws hold." in touchline(surroundings, "check", "long-ball", "--games", "1")
    told = touchline(surroundings, "play", "long-ball", "--plain", "--seed", "3", said="press\nshort\nwhere\nquit\n")
    assert "A ]" in told
    requests = [{"id": 1, "op": "new", "game": "long-ball", "seed": 1}, {"id": 2, "op": "play", "move": "press"}]
    lines = touchline(surroundings, "engine", said="\n".join(json.dumps(each) for each in requests)).splitlines()
    assert json.loads(lines[1])["node"]["legal"] == ["short", "long"]


def test_its_bots_play(fifth: Game) -> None:
    assert levels("long-ball") == ["random", "kick-and-rush", "perfect"]
    match = Match(fifth, {"half": 4}, seed=5)
    bots = [make_bot("long-ball", "kick-and-rush"), make_bot("long-ball", "perfect")]
    while not match.over:
        match = match.roll() if match.to_move < 0 else match.play(bots[match.to_move].choose(turn_of(match)))
    assert match.state.rolled == 8


def test_its_values_are_those_of_its_tree(fifth: Game) -> None:
    """The value of a chance node is the mean of what follows; of a decision, the best of what follows."""
    match = Match(fifth, {"half": 3}).play("press").play("long")
    coach = evaluator_for(fifth, match.options, match.box)
    parts = chance_parts(fifth, match.state, match.box)
    assert coach.value(match.state).win[0] == pytest.approx(sum(p * coach.value(s).win[0] for p, s in parts))
    before = match.states[-2]
    best = max(each.value.equity(0) for each in coach.move_values(before))
    assert coach.value(before).equity(0) == pytest.approx(best)


def test_its_coach_speaks_and_its_review_closes(fifth: Game) -> None:
    match = Match(fifth, {"half": 2}, seed=2).play("press")
    assert advise(match).exact
    assert "if it works" in advise(match).table()
    while not match.over:
        match = match.roll() if match.to_move < 0 else match.play(match.legal()[0])
    told = review(match)
    closed = told.initial.equity(0) + told.luck - told.cost(0) + told.cost(1)
    assert told.final.equity(0) == pytest.approx(closed)
    assert told.exact


def test_the_laboratory_knows_its_sheet(surroundings: dict[str, str], tmp_path: Path) -> None:
    told = touchline(surroundings, "simulate", "long-ball", "--games", "2000", "--seats", "rusher,passer", "--json")
    assert json.loads(told)["games"] == 2000
    page = tmp_path / "report.html"
    touchline(surroundings, "report", "long-ball", "--games", "500", "--out", str(page))
    assert "kicked off" in page.read_text()
    assert "drawn" in touchline(surroundings, "solve", "long-ball", "-o", "half=3")


def test_its_board_is_drawn_in_the_terminal(fifth: Game) -> None:
    from touchline.tui.app import TouchlineApp

    shown: list[str] = []

    async def run() -> None:
        app = TouchlineApp(Session.begin(fifth, names=["Ann", "Bob"], seed=4), pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            strips = app.screen._compositor.render_strips()
            shown.extend("".join(segment.text for segment in line) for line in strips)

    asyncio.run(run())
    assert "(>>)" in "\n".join(shown)


def test_its_environments_pass_the_peers_tests(surroundings: dict[str, str]) -> None:
    """In a process of its own: the peers' registries outlive a test."""
    code = """
import warnings
warnings.filterwarnings("ignore")
import random
import gymnasium, pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from touchline.envs import openspiel
from touchline.envs.gymnasium import env_id
from touchline.envs.parallel import parallel_env
from touchline.envs.pettingzoo import env
api_test(env("long-ball"), num_cycles=40)
seed_test(lambda: env("long-ball"), num_cycles=20)
parallel_api_test(parallel_env("long-ball"), num_cycles=40)
check_env(gymnasium.make(env_id("long-ball"), opponent="random").unwrapped, skip_render_check=True)
game = pyspiel.load_game(openspiel.game_string("long-ball", options="half=2"))
state = game.new_initial_state()
while not state.is_terminal():
    state.apply_action(random.choice(state.legal_actions()))
assert sum(state.returns()) == 0
drawn = env("long-ball", render_mode="svg")
drawn.reset(seed=1)
assert "<svg" in drawn.render()
"""
    done = subprocess.run([sys.executable, "-c", code], env=surroundings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_server_hosts_it_with_a_board_of_its_own(fifth: Game, tmp_path: Path) -> None:
    from touchline.server.app import make_app
    from touchline.server.operations.settings import Settings

    settings = Settings(store=str(tmp_path / "touchline.sqlite"))
    settings.lift_limits()
    with TestClient(make_app(settings)) as client:
        order = {"game": "long-ball", "seats": [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "random"}]}
        made = client.post("/api/matches", json=order).json()
        assert made["ok"], made
        shape = client.get(f"/api/matches/{made['match']}/board").json()["board"]
        assert shape == {"kind": "zones", "zones": 7, "middle": 4, "front": "/games/long-ball/front.js"}
        module = client.get(shape["front"])
        assert module.headers["content-type"].startswith("text/javascript")
        assert "export function board" in module.text
        for missing in ("/games/long-ball/other.js", "/games/long-ball/..%2Frules.py", "/games/chess/front.js"):
            assert client.get(missing).status_code == 404
        assert client.get("/games/football-darts/front.js").status_code == 404


def test_a_newcomer_is_told_its_rules_although_it_has_no_words_for_that(fifth: Game) -> None:
    told = first_words(fifth, "en")
    assert set(told) == set(fifth.rulebook.rules)
    assert all(each.text.startswith(told[each.id].say) for each in fifth.rulebook.rules.values())
