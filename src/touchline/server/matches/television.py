"""Television: bots that play each other for whoever looks on, and people's matches that may be watched.

Nothing is played before somebody asks.  Then two bots play one match through, at their own speed, and everybody who
looks within the half hour sees the film of it; the next half hour has another game.  The match of a half hour has a
name that every process works out alike, so that it is made once.
"""

from __future__ import annotations

from touchline.bots import levels
from touchline.games import find_game, game_names
from touchline.server.errors import Refused
from touchline.server.matches.listings import Listings
from touchline.server.matches.matchmaking import Arranged, Matchmaking
from touchline.server.matches.stages import DONE
from touchline.server.people.tokens import NOBODY
from touchline.wire.terms import Luck, NewMatch, SeatTerms
from touchline.wire.watching import Programme

PROGRAMME_MS = 1_800_000
"""How long a film is on."""
REPEATS = 4
"""So many programmes ago is what may be shown again while the next film is being made."""


class Television:
    """What is on."""

    def __init__(self, matchmaking: Matchmaking, listings: Listings) -> None:
        self._matchmaking = matchmaking
        self._matches = matchmaking.matches
        self._listings = listings

    async def programme(self) -> Programme:
        """The newest film there is, and what is being played; asking has the bots play the one that is due."""
        number = self._matches.now() // PROGRAMME_MS
        newest = await self._listings.card(self._name(number))
        if newest is None:
            await self._have_played(number)
        earlier = [await self._listings.card(self._name(number - back)) for back in range(1, REPEATS + 1)]
        film = next((card for card in (newest, *earlier) if card is not None and card.status == DONE), None)
        coming = newest is None or newest.status != DONE
        return Programme(film=film, coming=coming, live=await self._listings.watched())

    def _name(self, number: int) -> str:
        return self._matches.tokens.named(f"television:{number}")

    async def _have_played(self, number: int) -> None:
        """Two of the gentlest bots above pure chance, which think fast, sit down: each time to the next game."""
        names = game_names()
        game = find_game(names[number % len(names)])
        able = [level for level in levels(game.name) if level != "random"] or levels(game.name)
        seats = [SeatTerms(kind="bot", level=able[0]) for _ in range(2)]
        order = NewMatch(game=game.name, options=dict(game.on_screen), seats=seats, dice=Luck(tier="plain"))
        try:
            await self._matchmaking.create(order, NOBODY, arranged=Arranged(self._name(number)))
        except Refused:
            return  # another process was first
