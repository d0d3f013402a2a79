"""Who listens and what wakes up by itself: sockets, streams, clocks, bots, other processes."""
