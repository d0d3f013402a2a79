"""``--thought HANDS,ROUNDS``: how much those who are studied think."""

from __future__ import annotations

from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message


def hands_and_rounds(given: str) -> tuple[int, int]:
    """The hands imagined and the rounds of regret matching.

    >>> hands_and_rounds("16,80")
    (16, 80)
    """
    from touchline.games.first_and_goal.solve.situation import MOST_TYPES

    words = given.split(",")
    if len(words) != 2 or not all(word.isdigit() and int(word) > 0 for word in words) or int(words[0]) > MOST_TYPES:
        raise BadOption(Message("fg-solve-thought", most=MOST_TYPES), field="thought")
    return int(words[0]), int(words[1])
