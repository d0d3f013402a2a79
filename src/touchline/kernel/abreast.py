"""Keeping abreast: where the games that a GPU plays side by side wait for each other.

A multiprocessor reads the instructions of all its threads.  Those that stand at different places of long rules make it
read different ones, and wait for them three quarters of the time.  Games that wait for their neighbours now and then
stay in the same few loops, whose instructions are at hand.
"""

from __future__ import annotations

from touchline.kernel.rule import rule


@rule
def keep_abreast() -> None:
    """Wait until the other games of the block have come as far; whoever plays one game at a time waits for nobody.

    Nothing about a game depends on it, and which wait in the rules meets which does not matter. A game that is over is
    not waited for.
    """
