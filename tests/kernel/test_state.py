"""One declaration gives the Python object and the NumPy record."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from touchline.kernel.errors import BadPosition
from touchline.kernel.state import State, cell, cells


class Table(State):
    mood: int = cell(names=("calm", "loud"))
    pos: int = cell(30, low=1, high=99)
    wide: int = cell(low=-40_000, high=40_000)
    score: list[int] = cells(2, high=999)


tables = st.builds(
    lambda mood, pos, wide, score: _table(mood, pos, wide, score),
    st.integers(0, 1),
    st.integers(1, 99),
    st.integers(-40_000, 40_000),
    st.lists(st.integers(0, 999), min_size=2, max_size=2),
)


def _table(mood: int, pos: int, wide: int, score: list[int]) -> Table:
    s = Table()
    s.mood, s.pos, s.wide, s.score = mood, pos, wide, score
    return s


def test_a_state_has_slots_and_no_dict() -> None:
    s = Table()
    with pytest.raises(AttributeError):
        s.posn = 3  # type: ignore[attr-defined]


def test_cells_take_the_smallest_integer_that_fits() -> None:
    dtype = Table.dtype()
    assert dtype["pos"] == "i1"
    assert dtype["wide"] == "i4"
    assert dtype["score"].subdtype is not None
    assert dtype["score"].subdtype[0] == "i2"


@given(tables)
def test_position_record_and_copy_round_trip(s: Table) -> None:
    assert Table.from_position(s.position()) == s
    assert Table.from_record(s.to_record()[0]) == s
    twin = s.copy()
    twin.score[0] += 1
    assert twin != s


def test_a_new_state_is_an_empty_line() -> None:
    assert Table().position() == ""


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("pos=0", "pos"),
        ("pos=x", "pos"),
        ("mood=angry", "mood"),
        ("score=1", "score"),
        ("nonsense=1", "nonsense"),
        ("pos", "pos"),
        ("pos=3 pos=4", "pos"),
        ("fired=1", "fired"),
    ],
)
def test_a_bad_position_names_its_field(line: str, field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Table.from_position(line)
    assert caught.value.field == field


def test_out_of_range_is_noticed() -> None:
    s = Table()
    assert s.out_of_range() is None
    s.score[1] = 1000
    assert "score" in (s.out_of_range() or "")
