"""What a player of an OpenSpiel game observes: views as text, named features as a tensor, and all that was seen."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from touchline.envs.features import everything, observed
from touchline.envs.spiel_shared import Shared
from touchline.kernel.features import Features
from touchline.kernel.fields import Fields

if TYPE_CHECKING:
    from touchline.envs.openspiel import SpielState

FINGERPRINT = 128
"""Bits that tell apart all that a seat can have seen: games have no longest length that a tensor could hold."""


def fingerprint(text: str) -> Any:
    """A text as bits: the same for equal texts, and for unequal ones never yet seen to be.

    >>> int((fingerprint("0: heads") != fingerprint("0: tails")).sum()) > FINGERPRINT // 4
    True
    """
    return np.unpackbits(np.frombuffer(blake2b(text.encode(), digest_size=FINGERPRINT // 8).digest(), np.uint8))


class SpielObserver:
    """Observations: views as text, named features as a tensor; with recall, all that was seen as text.

    The tensor of an information state is what the seat sees now, to learn by, and the fingerprint of all that it has
    seen so far, which is equal if and only if the text is.
    """

    def __init__(
        self,
        common: Shared,
        say: Callable[[SpielState, int], str],
        features: Features | None = None,
        *,
        recall: bool = False,
    ) -> None:
        self.common = common
        self._say = say
        self._features = features
        self._recall = recall
        self.tensor, self.dict = None, {}
        if features is not None:
            seen = len(features.names)
            self.tensor = np.zeros(seen + FINGERPRINT * recall, np.float32)
            self.dict["features"] = self.tensor[:seen]
            if recall:
                self.dict["fingerprint"] = self.tensor[seen:]

    @classmethod
    def of_kind(cls, common: Shared, kind: Any) -> SpielObserver | None:
        """The observer of a kind of observation; ``None`` where nobody could ask for it."""
        game, box, whose = common.game, common.box, pyspiel.PrivateInfoType
        public = kind is None or kind.public_info
        recall = kind is not None and kind.perfect_recall
        private = whose.SINGLE_PLAYER if kind is None else kind.private_info

        def told(state: SpielState, player: int | None) -> Fields:
            return game.view(state.position, box, player)

        def own(state: SpielState, player: int) -> str:
            """What the player knows and a spectator does not."""
            shared_by_all = told(state, None)
            mine = {name: each for name, each in told(state, player).items() if each != shared_by_all.get(name)}
            return str(mine) if mine else ""

        if private == whose.SINGLE_PLAYER and public:
            if recall:
                return cls(
                    common,
                    lambda state, player: f"{player}: " + " ".join(state.seen[player]),
                    game.features,
                    recall=True,
                )
            return cls(common, lambda state, player: str(told(state, player)), game.features)
        if private == whose.ALL_PLAYERS and public and not recall:
            return cls(common, lambda state, _: str(game.everything(state.position, box)), everything(game))
        if private == whose.NONE and public:
            if recall:
                return cls(common, lambda state, _: " ".join(state.seen[-1]))
            return cls(common, lambda state, _: str(told(state, None)))
        return cls(common, own) if private == whose.SINGLE_PLAYER and not recall else None

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the features of a state as the player may know them; with recall, what it has seen as well."""
        if self._features is not None:
            self.dict["features"][:] = observed(self._features, state.position, self.common.box, player)
        if self._recall:
            self.dict["fingerprint"][:] = fingerprint(self._say(state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees now, or has seen so far."""
        return self._say(state, player)
