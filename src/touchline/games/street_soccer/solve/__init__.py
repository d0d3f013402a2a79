"""Street Soccer as the backgammon programs play: a learned value of what a move leaves behind, and a look ahead."""
