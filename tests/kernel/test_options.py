"""Options say what they want when they are given something else."""

from typing import Any

import pytest

from touchline.kernel.errors import BadOption
from touchline.kernel.options import Option, agreed, settle

SPOT = Option("spot", 20, "where", "AB-1.1", low=1, high=99)
FLAG = Option("loud", False, "noise", "AB-1.2")
KIND = Option("kind", "two", "size", "AB-1.3", choices=("two", "box"))
PAIR = Option("teams", ("a", "b"), "who", "AB-1.4", choices=("a", "b", "c"), each_seat=True)
ALL = (SPOT, FLAG, KIND, PAIR)


def test_texts_and_values_are_both_read() -> None:
    given = {"spot": "35", "loud": "yes", "kind": "BOX", "teams": "b, c"}
    assert settle(ALL, given) == {"spot": 35, "loud": True, "kind": "box", "teams": ("b", "c")}
    assert settle(ALL, {"teams": ["c", "a"]})["teams"] == ("c", "a")


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"spot": 0}, "1 to 99"),
        ({"spot": 2.5}, "whole number"),
        ({"spot": True}, "whole number"),
        ({"spot": "near"}, "whole number"),
        ({"loud": "maybe"}, "yes or no"),
        ({"kind": "round"}, "two, box"),
        ({"teams": "a"}, "each of the two sides"),
        ({"teams": "a,z"}, "a, b, c"),
        ({"other": 1}, "no option 'other'"),
    ],
)
def test_a_bad_value_is_told_what_would_do(given: dict[str, Any], named: str) -> None:
    with pytest.raises(BadOption) as caught:
        settle(ALL, given)
    assert named in caught.value.message
    assert caught.value.field == next(iter(given))


def test_only_what_differs_is_agreed() -> None:
    assert agreed(ALL, settle(ALL, {"spot": 20, "loud": True})) == {"loud": True}


@pytest.mark.parametrize("option", ALL)
def test_every_value_reads_back_from_its_text(option: Option) -> None:
    for value in (option.default, *(option.trials() if not option.each_seat else ())):
        assert option.parse(option.text(value)) == value
