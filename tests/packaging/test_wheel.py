"""Whoever installs the wheel has everything: the games, their data, the weights, the front end, the types."""

from __future__ import annotations

import re
import signal
import subprocess
import time
from pathlib import Path

import httpx2 as httpx
from tests.packaging.conftest import PATIENCE, ROOT, Installed, done

import touchline
from touchline import Match
from touchline.kernel.nodes import CHANCE, OVER
from touchline.play.keeping import read_record

STATIC = "touchline/server/static/"


def test_the_wheel_has_data_weights_rules_types_and_the_front_end(wheel_files: dict[str, bytes]) -> None:
    shipped = ROOT / "src" / "touchline"
    wanted = [
        *shipped.rglob("*.py"),
        *shipped.rglob("*.toml"),
        *shipped.rglob("RULES.md"),
        *shipped.rglob("weights.*"),
        *(shipped / "server" / "web" / "html").iterdir(),
        shipped / "py.typed",
    ]
    assert len(wanted) > 200
    missing = [path for path in wanted if path.relative_to(shipped.parent).as_posix() not in wheel_files]
    assert missing == []
    page = wheel_files[STATIC + "index.html"].decode()
    for asset in re.findall(r'(?:src|href)="/?(assets/[^"]+)"', page):
        assert STATIC + asset in wheel_files


def test_the_wheel_has_nothing_but_the_package(wheel_files: dict[str, bytes]) -> None:
    assert {name.split("/")[0] for name in wheel_files} == {"touchline", f"touchline-{touchline.__version__}.dist-info"}
    assert not [name for name in wheel_files if "__pycache__" in name or name.endswith(".pyc")]


def test_the_sdist_builds_the_wheel_without_node(wheel_files: dict[str, bytes], unpacked: Path) -> None:
    """It brings the built front end, so nothing is fetched and nothing is built again."""
    assert not (unpacked / "frontend" / "node_modules").exists()
    assert wheel_files[STATIC + "built-from"] == (unpacked / "src" / STATIC / "built-from").read_bytes()
    for name in (
        "Makefile",
        "mkdocs.yml",
        "requirements-dev.lock",
        "docs/index.md",
        "tools/soak/load.py",
        "conftest.py",
    ):
        assert (unpacked / name).is_file(), name


def test_the_installed_package_is_the_wheels_and_no_checkout_leaks_in(installed: Installed) -> None:
    where = done(
        installed.python, "-c", "import touchline; print(touchline.__file__)", cwd=installed.folder, env=installed.env
    )
    assert Path(where.strip()).is_relative_to(installed.folder)
    path = done(installed.python, "-c", "import sys; print(sys.path)", cwd=installed.folder, env=installed.env)
    assert str(ROOT / "src") not in path


def test_the_command_tells_its_version(installed: Installed) -> None:
    assert installed.touchline("--version").stdout == f"touchline {touchline.__version__}\n"


def test_two_people_play_a_whole_match_that_is_the_same_everywhere(installed: Installed) -> None:
    """With a seed the dice are the same, so what is typed there ends where it ends here."""
    match, typed = Match("football-darts", {"darts": "simulated"}, seed=7), []
    while match.to_move != OVER:
        if match.to_move == CHANCE:
            match.roll()
        else:
            typed.append(match.legal()[len(match.legal()) // 2])
            match.play(typed[-1])
    words = (
        "play",
        "football-darts",
        "--plain",
        "--option",
        "darts=simulated",
        "--seed",
        "7",
        "--save",
        "two.touchline",
    )
    told = installed.touchline(*words, typed="\n".join(typed) + "\n")
    assert told.returncode == 0, told.stderr
    assert match.ending() in told.stdout
    assert "The most expensive decisions" in told.stdout
    kept = Match.from_record(read_record(installed.folder / "two.touchline"))
    assert kept.position() == match.position()


def test_a_whole_match_against_a_bot(installed: Installed) -> None:
    """Every word is tried at every question; those that are no move there are refused and asked again."""
    typed = "receive\nthrow BULL\nfield-goal i1\npat i1\n" * 300
    words = (
        "play",
        "football-darts",
        "--plain",
        "--option",
        "darts=simulated",
        "--vs",
        "random",
        "--save",
        "bot.touchline",
    )
    told = installed.touchline(*words, typed=typed)
    assert told.returncode == 0, told.stderr
    kept = Match.from_record(read_record(installed.folder / "bot.touchline"))
    assert kept.to_move == OVER
    assert kept.ending() in told.stdout


def test_the_weights_are_read_from_the_wheel(installed: Installed) -> None:
    asked = (
        "from touchline.games.street_soccer.solve.network import WEIGHTS, load_net;"
        "print(WEIGHTS, load_net(WEIGHTS).table.shape)"
    )
    told = done(installed.python, "-c", asked, cwd=installed.folder, env=installed.env)
    assert told.startswith(str(installed.folder))


def test_the_server_serves_the_arcade_from_the_wheel(installed: Installed, wheel_files: dict[str, bytes]) -> None:
    store = installed.folder / "store.sqlite"
    server = subprocess.Popen(
        [str(installed.bin / "touchline"), "serve", "--no-browser", "--port", "0", "--store", str(store)],
        cwd=installed.folder,
        env=installed.env,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        url = re.search(r"http://[\d.]+:\d+", server.stdout.readline() or "")
        assert url is not None
        with httpx.Client(base_url=url.group(), timeout=PATIENCE) as client:
            page = answer(client, "/")
            assert page == wheel_files[STATIC + "index.html"]
            script = re.search(rb'src="/?(assets/[^"]+\.js)"', page)
            assert script is not None
            assert answer(client, f"/{script.group(1).decode()}") == wheel_files[STATIC + script.group(1).decode()]
            made = client.post("/api/matches", json={"game": "pocket-gridiron"}).json()
            assert made["ok"], made
    finally:
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=PATIENCE) == 0


def answer(client: httpx.Client, path: str) -> bytes:
    """What a server that has just said its address answers; it listens before it is ready."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            got = client.get(path)
        except httpx.TransportError:
            assert time.monotonic() < until
            time.sleep(0.05)
            continue
        assert got.status_code == 200
        return got.content
