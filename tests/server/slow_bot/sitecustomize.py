"""In every process started with this folder on its path: a level ``slow`` that does as a file says.

``wait`` until it says something else; ``play`` the last legal move; ``hang`` for ever; ``hog`` all memory.
"""

import os
import time
from pathlib import Path

if "SLOW_BOT" in os.environ:
    import touchline.bots as bots

    FOLDER = Path(os.environ["SLOW_BOT"])
    makers = bots._makers

    class SlowBot(bots.Bot):
        """Plays when it is told to, and keeps a diary."""

        asks_for_past = True

        def __init__(self, seed: int) -> None:
            self.seed = seed

        def choose(self, turn: bots.Turn) -> str:
            """The last legal move."""
            self.note(f"asked {turn.step} {os.getpid()}")
            while (told := (FOLDER / "do").read_text()) == "wait":
                time.sleep(0.02)
            if told == "hang":
                time.sleep(3600)
            if told == "hog":
                bytearray(1 << 40)
            self.note(f"recalled {turn.step} {len(turn.past)}")
            self.note(f"chose {turn.step} {turn.legal[-1]}")
            return turn.legal[-1]

        def note(self, text: str) -> None:
            with open(FOLDER / "diary", "a", encoding="utf-8") as diary:
                diary.write(text + "\n")

    bots._makers = lambda game_name: makers(game_name) | {"slow": SlowBot}
