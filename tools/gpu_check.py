"""The GPU against the CPU: the same games bit for bit, then transitions and environment steps a second, and the peers'.

    python tools/gpu_check.py                                 # where touchline[cuda] is installed
    python tools/gpu_check.py --site build/gpu-site.tar.xz    # on a bare machine: packages from an archive

For every game and a few of its options, the last state and the notes of every game are compared field by field; the
environments on the device are compared step by step, every observation and mask of them.  Peers (Pgx) are timed on the
same device at the same batch sizes, where they are installed.  Ends with status 1 when a single bit differs, and with 2
when there is no GPU to ask.
"""

from __future__ import annotations

import argparse
import json
import site
import sys
import tarfile
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BATCHES = 5
GAMES_AT_ONCE = (4096, 65_536, 1 << 20)
PEERS = ("backgammon", "connect_four", "tic_tac_toe", "leduc_holdem")
"""Pgx's board game with dice, and its quickest games."""
STEPS = 50


def unpack(archive: Path) -> None:
    """Put an archive of packages on the path, before anything else is imported."""
    folder = Path(tempfile.gettempdir()) / f"touchline-{archive.name.partition('.')[0]}"
    if not folder.exists():
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")
    site.addsitedir(str(folder))  # not only the path: numba-cuda takes its place by a .pth file


def same(a: Any, b: Any) -> bool:
    """Whether two record arrays agree in every field."""
    return all(bool((a[name] == b[name]).all()) for name in a.dtype.names)


def compare(name: str, options: dict[str, Any], games: int, seed: int) -> tuple[bool, int]:
    """The same games on both; whether they agree, and the steps compared."""
    from touchline.lab.simulation import simulate

    ours = simulate(name, games, options=options, seed=seed)
    theirs = simulate(name, games, options=options, seed=seed, on="cuda")
    return same(ours.states, theirs.states) and same(ours.notes, theirs.notes), ours.transitions


def speed(name: str, options: dict[str, Any], games: int) -> dict[str, float]:
    """Transitions and games a second on the GPU, results left in its memory; the best of a few launches."""
    from touchline.lab.gpu_simulation import GpuGames
    from touchline.lab.simulation import make_job

    gpu = GpuGames(make_job(name, options=options, seed=1), games)
    gpu.launch(0, games)
    before, best = gpu.transitions(), 0.0
    for k in range(BATCHES):
        began = time.perf_counter()
        gpu.launch((k + 1) * games, games)
        after = gpu.transitions()
        taken = time.perf_counter() - began
        best = max(best, (after - before) / taken)
        mean = (after - before) / games
        before = after
    return {"transitions_per_second": best, "games_per_second": best / mean, "transitions_per_game": mean}


def compare_environments(name: str, games: int, steps: int, seed: int) -> bool:
    """The same batch on both, step by step: observations, masks, seats, rewards and ends."""
    from touchline.envs.device import DeviceGames, on_host

    ours, theirs = (DeviceGames(name, games, seed=seed, device=device) for device in ("cpu", "cuda"))
    one, two = ours.reset(), theirs.reset()
    for _ in range(steps):
        actions = ours.random_actions()
        one, two = ours.step(actions), theirs.step(actions)
        if not all(bool((a == b).all()) for a, b in zip(on_host(one)[:-1], on_host(two)[:-1], strict=True)):
            return False
    return True


def environment_speed(name: str, count: int) -> float:
    """Decisions a second at random, actions drawn on the device, observations and masks made; the best of a few."""
    from touchline.envs.device import DeviceGames

    games = DeviceGames(name, count, seed=1, device="cuda", check=False)
    games.reset()
    best = 0.0
    for _ in range(BATCHES):
        games.synchronize()
        began = time.perf_counter()
        for _ in range(STEPS):
            games.step(games.random_actions())
        games.synchronize()
        best = max(best, count * STEPS / (time.perf_counter() - began))
    return best


def peers_speed() -> dict[str, dict[str, float]]:
    """Steps a second of the peers' games on this device, by batch size; empty where they are absent."""
    try:
        from touchline.lab.peers import pgx_rate

        return {
            f"Pgx {name}": {str(count): pgx_rate(name, count, 1.5) for count in GAMES_AT_ONCE[:2]} for name in PEERS
        }
    except Exception as problem:
        print(f"Pgx: absent ({type(problem).__name__}: {problem})")
        return {}


def print_environments(found: dict[str, Any]) -> None:
    """A line a game and batch size, ours and theirs."""
    for name, rates in found.items():
        told = ", ".join(f"{int(count):,} at once {rate / 1e6:.1f}" for count, rate in rates.items())
        print(f"{name}: million environment steps/s: {told}", flush=True)


def main() -> int:
    """Check all games and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--site", type=Path, action="append", default=[], help="archive of packages to use (tar.xz)")
    parser.add_argument("--environments", action="store_true", help="only the environments and the peers")
    parser.add_argument("--compare", type=int, default=20_000, help="games compared for each set of options")
    parser.add_argument("--games", type=int, default=1 << 22, help="games in a timed launch")
    parser.add_argument("--game", action="append", help="only this game (may be given again)")
    parser.add_argument("--all-options", action="store_true", help="compare every option at every value")
    parser.add_argument("--json", type=Path, help="write the figures here")
    chosen = parser.parse_args()
    for archive in chosen.site:
        unpack(archive)
    sys.path.insert(0, str(ROOT / "src"))
    from touchline.kernel.gpu import why_not

    reason = why_not()
    if reason is not None:
        print(reason)
        return 2
    from numba import cuda

    from touchline.games import find_game, game_names
    from touchline.play.laws import option_sets

    device = cuda.get_current_device()
    print(
        f"{device.name}, {device.MULTIPROCESSOR_COUNT} multiprocessors, compute capability {device.compute_capability}"
    )
    found: dict[str, Any] = {"device": str(device.name), "games": {}, "environments": {}, "peers": {}}
    wrong = 0
    for name in chosen.game or game_names():
        sets = [] if chosen.environments else list(option_sets(find_game(name)))
        for options in sets if chosen.all_options else sets[:1]:
            began = time.perf_counter()
            agree, steps = compare(name, options, chosen.compare, 7)
            wrong += not agree
            said = "identical" if agree else "DIFFERENT"
            taken = time.perf_counter() - began
            print(f"{name} {options or 'default rules'}: {said} in {steps:,} steps ({taken:.1f} s)", flush=True)
        if chosen.environments:
            continue
        try:
            measured = speed(name, {}, chosen.games)
        except Exception as problem:  # a game too large for this GPU must not hide the others
            print(f"{name}: no figure, {type(problem).__name__}: {problem}")
            wrong += 1
            continue
        found["games"][name] = measured
        rate, games = measured["transitions_per_second"], measured["games_per_second"]
        print(f"{name}: {rate / 1e9:.3f} billion transitions/s, {games / 1e6:.2f} million games/s", flush=True)
    for name in chosen.game or game_names():
        agree = compare_environments(name, 2000, 300, 7)
        wrong += not agree
        print(f"{name} environment: {'identical' if agree else 'DIFFERENT'} in 600,000 decisions", flush=True)
        found["environments"][name] = {str(count): environment_speed(name, count) for count in GAMES_AT_ONCE}
        print_environments({name: found["environments"][name]})
    found["peers"] = peers_speed()
    print_environments(found["peers"])
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
