"""What a person may type for several dice that lie on the table at once."""

import pytest

from touchline import Match
from touchline.kernel.errors import IllegalOutcome

SNAP = "phase=snap offense=0"


@pytest.mark.parametrize(
    "said",
    [
        "qb=WR wr=Slant white=3",
        "qb WR wr Slant white 3",
        "WR Slant 3",
        "wr slant white 3",
        "white 3 wr slant qb wr",
        "qb wr white 3 slant",
        "white=3 WR slant",
    ],
)
def test_named_unnamed_and_mixed_dice_mean_the_same(said: str) -> None:
    match = Match.at("pocket-gridiron", SNAP).roll(said)
    assert [step.text for step in match.steps] == ["WR", "Slant 5", "3 Sack"]


def test_a_face_that_is_also_a_name_is_read_as_the_face() -> None:
    """``qb`` is the red die, and short for its sneak."""
    match = Match.at("pocket-gridiron", SNAP).roll("qb 3 4")
    assert [step.text for step in match.steps] == ["QB SNEAK 4", "3 Sack", "4 Sack"]


@pytest.mark.parametrize(
    ("said", "complaint"), [("WR Slant 3 4 1 1 1 1 1", "too much|due|no "), ("WR black 3", "black|due")]
)
def test_all_or_nothing(said: str, complaint: str) -> None:
    match = Match.at("pocket-gridiron", SNAP)
    with pytest.raises(IllegalOutcome, match=complaint):
        match.roll(said)
    assert not match.steps
    assert match.position() == Match.at("pocket-gridiron", SNAP).position()
