"""People: accounts, tokens, ratings, leagues."""
