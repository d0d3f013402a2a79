# The opponents of Street Soccer.

ss-bot-eager = Shoots when it can, else kicks the ball forward, else runs after it. It never looks back.
ss-bot-one-ahead = Looks one move ahead: takes a goal, else weighs both sides' chance to score on their next roll.
ss-bot-learned = Expects the best reply to each of the six rolls, and judges what is left by a network that learned to win from its own games.
