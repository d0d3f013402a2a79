# The opponents of Football Darts.

fd-bot-hand = Its hand is the thrower agreed for its seat; only call and aim are its own.
