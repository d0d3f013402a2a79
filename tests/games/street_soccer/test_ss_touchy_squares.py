"""SS-6.3: the short cuts to the few walks that might wall the ball in, against coordinates and plain searches."""

from __future__ import annotations

import random
from collections.abc import Iterator

from touchline.games.street_soccer.fair_play import (
    EVERYWHERE,
    bottleneck,
    closing_squares,
    in_the_open,
    paths_to_ball,
    touchy_squares,
    within_reach,
)
from touchline.games.street_soccer.game import GAME
from touchline.games.street_soccer.squares import FIELD_BREADTH, FIELD_LENGTH
from touchline.kernel.options import RULES_VERSION

Place = tuple[int, int]
EVERY_PLACE = [(x, y) for x in range(FIELD_LENGTH) for y in range(FIELD_BREADTH)]
CROWDS = 250


def bits(places: set[Place]) -> int:
    return sum(1 << x * FIELD_BREADTH + y for x, y in places)


def places(squares: int) -> set[Place]:
    return {place for place in EVERY_PLACE if squares & bits({place})}


def next_to(crowd: set[Place]) -> set[Place]:
    return {(x + dx, y + dy) for x, y in crowd for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))} & set(EVERY_PLACE)


def crowds() -> Iterator[tuple[Place, set[Place], set[Place]]]:
    """A ball and two teams of up to five about it: close in the corners, where walls are short, or anywhere."""
    chooser = random.Random(6)
    for number in range(CROWDS):
        near = [(x, y) for x, y in EVERY_PLACE if x < 4 and y < 3] if number % 2 else EVERY_PLACE
        ball, *figures = chooser.sample(near, 11)
        yield ball, set(figures[: chooser.randint(1, 5)]), set(figures[5 : 5 + chooser.randint(1, 5)])


def rings(ball: Place, free: set[Place]) -> Iterator[set[Place]]:
    """What the ball gets to in 0, 1, 2 … steps over free squares, until that is all."""
    reached = {ball}
    while True:
        yield reached
        grown = reached | next_to(reached) & free
        if grown == reached:
            return
        reached = grown


def plain_bottleneck(ball: Place, square: Place, reached: set[Place]) -> set[Place]:
    (x, y), (to_x, to_y) = ball, square
    columns, rows = range(min(x, to_x), max(x, to_x) + 1), range(min(y, to_y), max(y, to_y) + 1)
    row_first = {(each, y) for each in columns} | {(to_x, each) for each in rows}
    column_first = {(x, each) for each in rows} | {(each, to_y) for each in columns}
    return reached.intersection(*(way for way in (row_first, column_first) if way <= reached))


def plain_closing(ball: Place, team: set[Place]) -> set[Place] | None:
    """Where it might be, as the comment before SS-6.3 reasons; ``None`` if the ball is enclosed already."""
    free_columns = {place for place in EVERY_PLACE if all(place[0] != x for x, _ in team)}
    diagonal = {(x + dx, y + dy) for x, y in team for dx in (1, -1) for dy in (1, -1)}
    might = {
        place
        for place in set(EVERY_PLACE) - {ball}
        if any(ball[0] == x for x, _ in (*team, place))
        and any(ball[1] == y for _, y in (*team, place))
        and (diagonal & team or place in diagonal)
    }
    if not might:
        return set()
    for reached in rings(ball, set(EVERY_PLACE) - team):
        found = reached & free_columns
        if found:
            return might & (reached | {place for place in EVERY_PLACE if place[0] in {x for x, _ in found}})
    return None


def test_where_a_figure_might_enclose_the_ball() -> None:
    """SS-6.3: exactly the squares that the reasoning leaves, and every square where one really does."""
    for ball, team, _ in crowds():
        closing = closing_squares(bits({ball}), bits(team))
        plain = plain_closing(ball, team)
        assert closing == (EVERYWHERE if plain is None else bits(plain)), (ball, team)
        if plain is None:
            assert not in_the_open(bits({ball}), bits(team))
            continue
        for place in set(EVERY_PLACE) - team - {ball}:
            for gone in team:
                if not in_the_open(bits({ball}), bits(team - {gone} | {place})):
                    assert place in plain, (ball, team, gone, place)


def test_the_bottleneck_of_two_squares() -> None:
    """SS-6.3: what the ways of one corner that lie within it have in common; all of it, if none does."""
    for ball, own, others in crowds():
        *_, reached = rings(ball, set(EVERY_PLACE) - own - others)
        for square in sorted(reached)[::3]:
            found = bottleneck(bits({ball}), bits({square}), bits(reached))
            assert places(found) == plain_bottleneck(ball, square, reached)


def test_who_has_a_path_to_the_ball_and_what_holds_it_up() -> None:
    """SS-6.3: as far as is needed to find an opponent and two own figures."""
    for ball, own, others in crowds():
        paths: set[Place] = set()
        near: set[Place] = set()
        for reached in rings(ball, set(EVERY_PLACE) - own - others):
            near = next_to(reached) & own
            if not paths and next_to(reached) & others:
                edge = min(next_to(others) & reached)
                paths = plain_bottleneck(ball, edge, reached)
            if paths and len(near) > 1:
                break
        found, figures = paths_to_ball(bits({ball}), bits(own), bits(others))
        assert (places(found), places(figures)) == (paths, near), (ball, own, others)


def test_no_walk_elsewhere_walls_the_ball_in() -> None:
    """SS-6.3: a fair ball stays one if a figure goes where it is not touchy and a mate has a path of his own."""
    box = GAME.new_box()
    looked = 0
    for ball, own, others in crowds():
        touchy, near = touchy_squares(box, bits({ball}), bits(own), bits(others))
        if touchy == EVERYWHERE:
            continue
        assert bits({ball}) & touchy == 0
        for mover in own:
            if not places(near) - {mover}:
                continue
            for place in set(EVERY_PLACE) - own - others - {ball} - places(touchy):
                moved = bits(own - {mover} | {place})
                assert in_the_open(bits({ball}), moved), (ball, own, others, mover, place)
                assert within_reach(bits({ball}), moved, bits(others)), (ball, own, others, mover, place)
                looked += 1
    assert looked > 1000


def test_a_touchy_square_is_one_where_a_sixth_figure_walls_the_ball_in() -> None:
    """SS-6.3: every other square has been looked at and found harmless."""
    box = GAME.new_box()
    found = 0
    for ball, own, others in crowds():
        touchy, _ = touchy_squares(box, bits({ball}), bits(own), bits(others))
        for place in places(touchy) if touchy != EVERYWHERE else ():
            six = bits(own | {place})
            cut_off = not within_reach(bits({ball}), bits(others), six | bits(others))
            assert cut_off or not in_the_open(bits({ball}), six), (ball, own, others, place)
            found += 1
    assert found > 10


def test_by_former_rules_only_paths_are_touchy() -> None:
    """SS-6.3 by the rules of version 0.9: a wall of theirs round the ball counts for nothing."""
    ball, own, others = (0, 0), {(4, 4), (5, 5)}, {(0, 2), (1, 1), (2, 0)}
    assert not in_the_open(bits({ball}), bits(others))
    counts, not_counted = GAME.new_box(), GAME.new_box({RULES_VERSION: "0.9"})
    assert touchy_squares(counts, bits({ball}), bits(own), bits(others))[0] == EVERYWHERE
    paths, _ = paths_to_ball(bits({ball}), bits(own), bits(others))
    assert paths
    touchy, _ = touchy_squares(not_counted, bits({ball}), bits(own), bits(others))
    assert touchy != EVERYWHERE
    assert touchy & ~paths == 0
