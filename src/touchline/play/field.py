"""A football field as a strip of characters: where its lines, the ball and the line to gain stand."""

from __future__ import annotations

from dataclasses import dataclass

YARDS = 100
LINE_EVERY = 10
PLAIN = 51
"""Characters from goal line to goal line where nothing is coloured: two yards each, and no screen is too narrow."""
ZONE = "#"
"""An end zone in plain characters."""


@dataclass(frozen=True)
class Field:
    """A field so many characters long, on which the side with the ball moves to the right, or to the left."""

    columns: int
    rightwards: bool = True

    def column(self, yards: int) -> int:
        """Where a spot stands; yards count from the goal line behind the side with the ball."""
        seen = yards if self.rightwards else YARDS - yards
        return min(self.columns - 1, max(0, round(seen * (self.columns - 1) / YARDS)))

    @property
    def lines(self) -> dict[int, int]:
        """The columns of the yard lines, each with the number written on it.

        >>> Field(21).lines
        {2: 10, 4: 20, 6: 30, 8: 40, 10: 50, 12: 40, 14: 30, 16: 20, 18: 10}
        """
        tens = range(LINE_EVERY, YARDS, LINE_EVERY)
        return {round(line * (self.columns - 1) / YARDS): min(line, YARDS - line) for line in tens}

    @property
    def numbers(self) -> str:
        """The row with the numbers of the yard lines."""
        row = [" "] * self.columns
        for column, number in self.lines.items():
            row[column : column + 2] = str(number)
        return "".join(row[: self.columns])


def plain_field(ball: int, *, gain: int | None = None, rightwards: bool = True) -> str:
    """The field in characters that every terminal has: ``o`` the ball, ``!`` the line to gain.

    >>> print(plain_field(34, gain=46))
          10   20   30   40   50   40   30   20   10
    #|    |    |    | o> |  ! |    |    |    |    |    |#
    """
    field = Field(PLAIN, rightwards)
    lines = field.lines
    row = ["|" if column in lines else " " for column in range(PLAIN)]
    row[0] = row[-1] = "|"
    at, ahead = field.column(ball), 1 if rightwards else -1
    if 0 <= at + ahead < PLAIN:
        row[at + ahead] = ">" if rightwards else "<"
    if gain is not None:
        row[field.column(gain)] = "!"
    row[at] = "o"
    return f"{' ' * len(ZONE)}{field.numbers.rstrip()}\n{ZONE}{''.join(row)}{ZONE}"
