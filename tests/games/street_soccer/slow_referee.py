"""A second, slow referee for Street Soccer: coordinates, sets and searches, straight from the rules.

It shares nothing with the game: no squares, no bits, no tables.  The tests hold the two
against each other.  Squares are ``(x, y)``; a turn's action is written as in the notation.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace

from touchline.kernel.fields import Fields

Square = tuple[int, int]

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
COMPASS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""Neighbours in this list are 45 degrees apart."""


def square(text: str) -> Square | None:
    return None if text == "-" else ("ABCDEFGHIJKL".index(text[0]), int(text[1]) - 1)


def written(place: Square) -> str:
    return "ABCDEFGHIJKL"[place[0]] + str(place[1] + 1)


def on_board(place: Square) -> bool:
    return 0 <= place[0] <= 11 and 0 <= place[1] <= 7


def on_field(place: Square) -> bool:
    return 1 <= place[0] <= 10 and 1 <= place[1] <= 6


def goal_front(team: int) -> list[Square]:
    """The squares before the team's own goal."""
    return [(1, 3), (1, 4)] if team == 0 else [(10, 3), (10, 4)]


@dataclass(frozen=True)
class Table:
    """What lies on the table when a team must act."""

    figures: tuple[tuple[Square | None, ...], tuple[Square | None, ...]]
    ball: Square | None
    team: int
    die: int
    box_area: bool = False
    up_to_die: bool = False

    @classmethod
    def of(cls, seen: Fields, team: int, box_area: bool = False, up_to_die: bool = False) -> Table:
        """From the named fields of a state."""
        sides = tuple(tuple(None if each is None else square(each) for each in side) for side in seen["figures"])
        ball = None if seen["ball"] is None else square(seen["ball"])
        return cls(sides, ball, team, seen["die"] or 0, box_area, up_to_die)  # type: ignore[arg-type]

    def side(self, team: int) -> set[Square]:
        return {place for place in self.figures[team] if place is not None}

    def everybody(self) -> set[Square]:
        return self.side(0) | self.side(1)

    def moved(self, figure: int, place: Square | None) -> Table:
        sides = [list(side) for side in self.figures]
        sides[self.team][figure] = place
        return replace(self, figures=(tuple(sides[0]), tuple(sides[1])))

    def area(self) -> set[Square]:
        own = goal_front(self.team)
        if not self.box_area:
            return set(own)
        return set(own) | {(2 if self.team == 0 else 9, y) for _, y in own}


def walks(table: Table, figure: int) -> tuple[set[Square], set[int]]:
    """SS-3.1 to SS-3.4: ends of the walk, and the lengths of the kicks at the ball."""
    start = table.figures[table.team][figure]
    assert start is not None
    standing = table.everybody()
    ends: set[Square] = set()
    lengths: set[int] = set()
    seen = {(start, 0)}
    queue = deque(seen)
    while queue:
        (x, y), steps = queue.popleft()
        if steps and (steps == table.die or table.up_to_die):
            ends.add((x, y))
        if steps == table.die:
            continue
        for dx, dy in STEPS:
            there = (x + dx, y + dy)
            if not on_board(there) or there in standing:
                continue
            if there == table.ball:
                lengths.add(table.die - (steps + 1) + 1)
            elif (there, steps + 1) not in seen:
                seen.add((there, steps + 1))
                queue.append((there, steps + 1))
    return ends, lengths


def kicks(
    origin: Square, length: int, mates: set[Square], opponents: set[Square], team: int
) -> tuple[set[Square], bool]:
    """SS-4, SS-5.1: where a kick of this length ends, and whether it can score.  ``mates`` has the kicker.

    A state is (square, steps counted, direction or None after a touch, bend used).
    """
    forward = 1 if team == 0 else -1
    ends: set[Square] = set()
    scored = False
    first: tuple[Square, int, int | None, bool] = (origin, 0, None, False)
    seen = {first}
    stack = [first]
    while stack:
        (x, y), counted, heading, bent = stack.pop()
        if heading is not None and counted == length:
            ends.add((x, y))
            continue
        if heading is None:
            options = [(way, False) for way in range(8)]
        else:
            options = [(heading, bent)]
            if not bent:
                options += [((heading + 1) % 8, True), ((heading - 1) % 8, True)]
        for way, now_bent in options:
            dx, dy = COMPASS[way]
            there = (x + dx, y + dy)
            if dx == forward and (x, y) in goal_front(1 - team):
                scored = True
            if not on_field(there) or there in opponents:
                continue
            state: tuple[Square, int, int | None, bool]
            state = (there, counted, None, False) if there in mates else (there, counted + 1, way, now_bent)
            if state not in seen:
                seen.add(state)
                stack.append(state)
    return ends, scored


def shifted(table: Table, place: Square, home: int) -> Square:
    """SS-6.1, SS-5.2: out of the way, before the goal of ``home``; the figure itself is not on the table."""
    x, y = place
    outward = -1 if y == 3 else 1
    forward = 1 if home == 0 else -1
    for there in ((x + forward, y), (x, y + outward), (x, y - 2 * outward)):
        if there not in table.everybody() and there != table.ball:
            return there
    return place


def reachable(table: Table) -> bool:
    """SS-6.3: both teams have a field figure with a path of empty field squares to the ball."""
    assert table.ball is not None
    found = set()
    seen = {table.ball}
    queue = deque(seen)
    while queue:
        x, y = queue.popleft()
        for dx, dy in STEPS:
            there = (x + dx, y + dy)
            if not on_field(there) or there in seen:
                continue
            seen.add(there)
            for team in (0, 1):
                if there in table.side(team):
                    found.add(team)
            if there not in table.everybody():
                queue.append(there)
    return found == {0, 1}


def enclosed(table: Table) -> bool:
    """SS-6.3: from the ball, past one team's figures alone, fewer than three edges of the field can be got to."""
    assert table.ball is not None
    for team in (0, 1):
        seen = {table.ball}
        queue = deque(seen)
        while queue:
            x, y = queue.popleft()
            for dx, dy in STEPS:
                there = (x + dx, y + dy)
                if on_field(there) and there not in seen and there not in table.side(team):
                    seen.add(there)
                    queue.append(there)
        files, rows = {x for x, _ in seen}, {y for _, y in seen}
        if (1 in files) + (10 in files) + (1 in rows) + (6 in rows) < 3:
            return True
    return False


def fair(table: Table) -> bool:
    """SS-6.3: both tests; a ball that is in the goal, or not in play, has none to pass."""
    return table.ball is None or (reachable(table) and not enclosed(table))


def crowded(table: Table) -> bool:
    """SS-6.2: two own outfielders in the own penalty area."""
    return sum(place in table.area() for place in table.figures[table.team][1:]) > 1


def results(table: Table) -> Iterator[tuple[str, Table]]:
    """Every action before SS-6.3, with the table after it; a goal leaves the ball nowhere."""
    for figure, start in enumerate(table.figures[table.team]):
        if start is None:
            continue
        ends, lengths = walks(table, figure)
        for end in ends:
            if figure and end in goal_front(table.team):
                continue
            yield f"{written(start)}-{written(end)}", table.moved(figure, end)
        if not lengths:
            continue
        assert table.ball is not None
        lifted = table.moved(figure, None)
        mates, opponents = lifted.side(table.team) | {table.ball}, lifted.side(1 - table.team)
        rests: set[Square | None] = set()
        for length in lengths:
            squares, scored = kicks(table.ball, length, mates, opponents, table.team)
            rests |= squares
            if scored:
                rests.add(None)
        for rest in rests:
            after = replace(lifted, ball=rest)
            stands = table.ball
            if figure and stands in goal_front(table.team):
                stands = shifted(after, stands, table.team)
            text = f"{written(start)}-{written(table.ball)}*{'GOAL' if rest is None else written(rest)}"
            yield text, after.moved(figure, stands)


def turn(table: Table) -> dict[str, Table]:
    """Every legal action with the table after it."""
    lawful = {text: after for text, after in results(table) if not crowded(after)}
    passing = {text: after for text, after in lawful.items() if fair(after)}
    return passing or lawful or {"pass": table}


def dead_ball(table: Table, kickers: list[int], goals: bool) -> dict[str, Table]:
    """SS-2.3, SS-5.2: the kicks of a kick-off or restart, with the table after them."""
    lawful: dict[str, Table] = {}
    for figure in kickers:
        origin = table.figures[table.team][figure]
        assert origin is not None
        for length in range(table.die, 0, -1):
            squares, scored = kicks(origin, length, table.side(table.team), table.side(1 - table.team), table.team)
            if squares or (scored and goals):
                for end in squares:
                    lawful[f"{written(origin)}*{written(end)}"] = replace(table, ball=end)
                if scored and goals:
                    lawful[f"{written(origin)}*GOAL"] = replace(table, ball=None)
                break
    passing = {text: after for text, after in lawful.items() if fair(after)}
    return passing or lawful or {"pass": replace(table, ball=None)}


def goalie_squares(table: Table) -> dict[str, Table]:
    """SS-5.2: where the goalie may go with the ball, with the table after it."""
    lifted = table.moved(0, None)
    fronts = goal_front(table.team)
    free = [place for place in fronts if place not in lifted.everybody()]
    if free:
        return {written(place): replace(lifted.moved(0, place), ball=place) for place in free}
    found = {}
    for place in fronts:
        if place in lifted.side(1 - table.team):
            there = shifted(lifted, place, table.team)
            if there != place:
                rival = lifted.figures[1 - table.team].index(place)
                sides = [list(side) for side in lifted.figures]
                sides[1 - table.team][rival] = there
                sides[table.team][0] = place
                found[written(place)] = replace(lifted, figures=(tuple(sides[0]), tuple(sides[1])), ball=place)
    return found or {"pass": table}
