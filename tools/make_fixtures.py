"""What this version of Touchline leaves behind, kept so that later versions can prove that they lose none of it.

    python -m tools.make_fixtures

Fills ``tests/fixtures/version-<version>/`` through the real program: ``touchline serve`` over HTTP, ``play``,
``resume``, ``join``, ``engine``, ``advise``, ``tournament`` and ``migrate`` on the command line, and the app.  Run it
once for each version, with that version, before the next one is begun.  The folder of ``version-0.1.0`` was made with
touchline 0.1.0 (rules: Football Darts 0.9, Pocket Gridiron 1.0, Street Soccer 0.9, First & Goal 0.9), SQLite 3.40,
PostgreSQL 15.  A folder that is there is never written over: what an old version wrote cannot be made again.

Moves are picked with seeds; keys, ids, times and fair dice are the program's own and differ from run to run.
"""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

from tests.server.conftest import Server
from tests.upgrade.telling import Town, of_record, of_redacted
from tools.fixtures import home, records
from tools.fixtures.people import PASSPHRASE, Club
from tools.fixtures.store import people_play
from tools.soak.services import PrivatePostgres
from tools.suite.programs import program

import touchline
from touchline.games import find_game, game_names

ROOT = Path(__file__).parents[1] / "tests" / "fixtures"


def packed(path: Path, data: bytes) -> None:
    """A file, compressed; the same data always gives the same bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(data, 9, mtime=0))


def tell_store(store: Path, club: Club, folder: Path) -> dict[str, Any]:
    """Ask a server what is in the store; records and exports become files."""
    server = Server("--port", "0", "--store", str(store))
    try:
        town = Town(server.http, list(club.tokens), PASSPHRASE)
        told: dict[str, Any] = {
            "passphrase": PASSPHRASE,
            "people": town.people(),
            "ratings": town.ratings(list(game_names())),
            "leagues": town.leagues(),
            "lobby": town.lobby(),
            "chains": club.chains,
            "matches": {name: town.match(match) for name, match in club.matches.items()},
            "records": {},
        }
        for name, match in club.matches.items():
            told["records"] |= keep_records(name, town.records(match), folder / "store-records")
            if told["matches"][name]["status"] == "over":
                who = next(iter(town.audiences(match).values()))[0]
                packed(folder / "exports" / f"{name}.ndjson.gz", town.ask(f"/api/matches/{match}/export", who).encode())
        return told
    finally:
        server.stop()


def keep_records(match: str, texts: dict[str, str], folder: Path) -> dict[str, Any]:
    """The records of a match as files, one for all who read the same."""
    folder.mkdir(exist_ok=True)
    kept: dict[str, Any] = {}
    for text in dict.fromkeys(texts.values()):
        readers = sorted(audience for audience, read in texts.items() if read == text)
        path = folder / f"{match}.{readers[0]}.touchline"
        path.write_text(text, encoding="utf-8")
        kept[path.name] = {"match": match, "readers": readers} | replayed(text)
    return kept


def replayed(text: str) -> dict[str, Any]:
    """Where a record leads, if it lays everything open; else what it says."""
    try:
        return {"replays": of_record(text)}
    except touchline.TouchlineError:
        return {"redacted": of_redacted(text)}


def dump_postgres(store: Path, target: Path) -> None:
    """The same store in PostgreSQL: copied by ``touchline migrate``, served for a moment, dumped as text."""
    postgres = PrivatePostgres()
    try:
        address = postgres.fresh()
        subprocess.run(
            [sys.executable, "-m", "touchline", "migrate", "--store", str(store), "--to", address], check=True
        )
        Server("--port", "0", "--store", address).stop()
        dump = program("pg_dump")
        assert dump is not None
        made = subprocess.run(
            [dump, "--no-owner", "--no-privileges", "--rows-per-insert=200", address], check=True, capture_output=True
        ).stdout.decode()
    finally:
        postgres.stop()
    only_sql = "".join(line for line in made.splitlines(keepends=True) if not line.startswith("\\"))
    packed(target, only_sql.encode())


def make(folder: Path, scratch: Path) -> None:
    """Everything, into an empty folder."""
    at_home, store = scratch / "home", scratch / "touchline.sqlite"
    expected: dict[str, Any] = {
        "touchline": touchline.__version__,
        "rules": {name: find_game(name).version for name in game_names()},
    }
    home.play_at_home(at_home)
    home.use_the_app(at_home)
    advice, cup = home.ask_the_coach(at_home), home.hold_a_cup(at_home)
    club = people_play(store, partial(home.join_from_the_terminal, home=at_home))
    expected["store"] = tell_store(store, club, folder)
    assert not store.with_name(store.name + "-wal").exists(), "the server did not close its store"
    packed(folder / "touchline.sqlite.gz", store.read_bytes())
    dump_postgres(store, folder / "postgres.sql.gz")
    redacted = records.make_records(folder / "records")
    expected["records"] = {
        path.name: {"redacted": of_redacted(path.read_text("utf-8"))}
        if path.name in redacted
        else {"replays": of_record(path.read_text("utf-8"))}
        for path in sorted((folder / "records").iterdir())
    }
    shutil.rmtree(at_home / "cache" / "touchline" / "compiled", ignore_errors=True)
    shutil.copytree(at_home, folder / "home")
    kept = sorted((folder / "home" / "matches").iterdir())
    expected["home"] = {
        "settings": json.loads((folder / "home" / "app.json").read_text("utf-8")),
        "matches": {path.name: replayed(path.read_text("utf-8")) for path in kept},
        "advice": advice,
        "cup": {"asked": home.CUP, "standings": cup["standings"]},
    }
    text = json.dumps(expected, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    (folder / "expected.json").write_text(text, encoding="utf-8")


def main() -> int:
    """Make the folder of this version."""
    folder = ROOT / f"version-{touchline.__version__}"
    if (folder / "expected.json").exists():
        print(f"{folder} is there already and is kept as it is", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        make(folder, Path(scratch))
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder}: {size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
