"""Coin Toss Football: a tiny game from outside the house, as docs/adding-a-game.md builds it."""
