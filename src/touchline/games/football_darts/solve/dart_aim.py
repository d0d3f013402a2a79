"""Where the coach tells a thrower to aim."""

from __future__ import annotations

from dataclasses import dataclass

from touchline.games.football_darts.beds import BED_TEXTS, MISS
from touchline.games.football_darts.terms import bed_term
from touchline.games.football_darts.thrower import bed_at
from touchline.kernel.message import Argument, Message


@dataclass(frozen=True)
class DartAim:
    """A point on the dartboard, in mm from the middle of the bull."""

    x: float
    y: float

    @property
    def place(self) -> str:
        """The bed the point lies in."""
        return BED_TEXTS[bed_at(self.x, self.y)]

    def pointed_to(self) -> Message:
        """Bed and point, or that the dart is best thrown away."""
        if bed_at(self.x, self.y) == MISS:
            return Message("fd-pointed-away")
        return Message("fd-pointed-at", bed=self.place, x=f"{self.x:+.0f}", y=f"{self.y:+.0f}")

    def at_length(self) -> Message:
        """Bed and point, said so that a thrower can find it."""
        bed = bed_at(self.x, self.y)
        point: dict[str, Argument] = {"bed": bed_term(bed), "x": f"{self.x:+.0f}", "y": f"{self.y:+.0f}"}
        return Message("fd-point-off" if bed == MISS else "fd-point", **point)

    def to_json(self) -> dict[str, object]:
        """As the engine protocol writes it."""
        return {"x": round(self.x, 2), "y": round(self.y, 2), "bed": self.place}
