"""Football Darts, solved: perfect play, win probability and throwers."""
