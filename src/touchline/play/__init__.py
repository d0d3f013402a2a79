"""Playing a game: matches, chance, records.  Knows games only through ``kernel.game.Game``."""
