"""A worker's own process: it answers until nobody asks any more.

Run by ``pool.py`` as ``python -m touchline.workers.process MEMORY [patient]``; speaks JSON Lines.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import threading
import time
import traceback
from pathlib import Path
from pkgutil import resolve_name

from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message
from touchline.words.languages import speak
from touchline.workers.exchange import Reply, Request

NICENESS, LAST_OF_ALL = 5, 19


def answer(request: Request) -> Reply:
    """What the asked function says, in the asker's language; why it refuses; or that it broke, and where.

    >>> answer({"ask": "touchline.games:game_names", "arguments": [], "language": "en"})["answer"][0]
    'first-and-goal'
    >>> answer({"ask": "touchline.games:find_game", "arguments": ["chess"], "language": "en"})["ok"]
    False
    """
    speak(request["language"])
    try:
        asked = resolve_name(request["ask"])
        return {"ok": True, "answer": asked(*request["arguments"])}
    except TouchlineError as refusal:
        return {"ok": False, "words": refusal.words.to_json()}
    except Exception:
        return {"ok": False, "words": Message("server-worker-broke").to_json(), "cause": traceback.format_exc()}


def limit_memory(most: int) -> None:
    """Never write to more memory than this; what needs more fails here, not where it was asked.

    Address space that is only reserved does not count: Wasmtime sets 4 GiB aside for every module that it runs.
    """
    if most <= 0:
        return
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def end_with(asker: int) -> None:
    """Do not outlive whoever asks and was killed: nobody will read the answer."""
    while os.getppid() == asker:
        time.sleep(1.0)
    os._exit(1)


def give_way(*, patient: bool) -> None:
    """Players come before bots; who is ``patient`` comes after everybody, and has a core that nobody else wants.

    Linux shares the processor first among sessions and then by niceness within each; a worker is a session of its
    own, so the session must give way too.
    """
    niceness = LAST_OF_ALL if patient else NICENESS
    with contextlib.suppress(OSError, AttributeError):
        os.nice(niceness)
    with contextlib.suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(niceness))
    if patient:
        with contextlib.suppress(OSError, AttributeError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def main() -> None:
    """Say that it is there, then answer line by line."""
    limit_memory(int(sys.argv[1]))
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    give_way(patient=sys.argv[2:] == ["patient"])
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    sys.stdout = sys.stderr  # a bot that prints must not be taken for an answer

    def reply(told: Reply) -> None:
        try:
            replies.write(json.dumps(told) + "\n")
            replies.flush()
        except BrokenPipeError:
            os._exit(0)  # the asker is gone, and nobody else is to be told

    reply({"ok": True})
    for line in sys.stdin:
        reply(answer(json.loads(line)))


if __name__ == "__main__":
    main()
