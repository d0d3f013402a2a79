"""A game from outside the package: found by its entry point, held to the laws, played everywhere."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from touchline import games
from touchline.kernel.game import Game
from touchline.play import laws
from touchline.play.match import Match

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def fifth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """The game as an installed package would offer it."""
    installed = tmp_path_factory.mktemp("site") / "coin_toss_football-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: coin-toss-football\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(
        "[touchline.games]\ncoin-toss-football = coin_toss_football.game:GAME\n"
    )
    sys.path[:0] = [str(EXAMPLES), str(installed.parent)]
    games.look_again()
    yield games.find_game("coin-toss-football")
    del sys.path[:2]
    games.look_again()


def test_it_is_found(fifth: Game) -> None:
    assert "coin-toss-football" in games.game_names()
    assert fifth.title == "Coin Toss Football"


def test_it_keeps_the_laws(fifth: Game) -> None:
    laws.law_contract(fifth)
    laws.law_rules_cited(fifth, Path(__file__).parent)
    for options in laws.option_sets(fifth):
        for seed in range(5):
            laws.law_walk(fifth, options, seed)
        laws.law_record(fifth, options, 1)
        laws.law_compiled(fifth, options, 2, games=20)


def test_its_rules(fifth: Game) -> None:
    """CF-1.1, CF-2.1, CF-2.2: turns alternate; heads is three, a six is seven."""
    match = Match(fifth).play("kick").roll("heads").play("run").roll("6").play("run").roll("5")
    assert match.state.score == [3, 7]
    assert match.to_move == 1


def test_the_higher_score_wins(fifth: Game) -> None:
    """CF-1.2"""
    match = Match(fifth, {"turns": 1}).play("kick").roll("heads").play("kick").roll("tails")
    assert match.returns() == [1, -1]
    assert match.ending() == "Player 1 wins 3–0."


def test_the_engine_plays_it_in_a_process_of_its_own(fifth: Game) -> None:
    requests = [
        {"id": 1, "op": "new", "game": "coin-toss-football", "seed": 1},
        {"id": 2, "op": "play", "move": "kick"},
    ]
    done = subprocess.run(
        [sys.executable, "-m", "touchline", "engine"],
        input="\n".join(json.dumps(each) for each in requests),
        env={"PYTHONPATH": ":".join(sys.path[:2]), "PATH": "", "HOME": str(Path.home())},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout.splitlines()[1])["node"]["what"] == "coin"
