"""Long Ball: a game from outside Touchline, as docs/adding-a-game.md builds it."""
