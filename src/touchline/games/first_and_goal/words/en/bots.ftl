# The opponents of First & Goal.

fg-bot-any-card = Plays any card of its hand, kicks by the book on fourth down, and never calls time or fakes.
fg-bot-counts-yards = Plays the card with the most expected yards (on defense the fewest) against the cards it has not seen yet, and kicks by the book.
fg-bot-equilibrium = Solves each call as a game between all hands that fit what has been seen, on a win probability that it learned from its own games, and draws its card from the solution.
fg-bot-reads-rival = Plays as the master until it has seen how its rival calls: then it asks how likely he counts yards, or takes his cards as they come, and answers that about half the time at most, lest he feigns.
