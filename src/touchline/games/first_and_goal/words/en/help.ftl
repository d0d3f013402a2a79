# The command of First & Goal.

fg-help-exploitability = how much the First & Goal master can be exploited
fg-help-exploitability-page =
    The exact best response to the master in a reduced game of First & Goal, on both seats: third and goal on the ten, five
    points behind, two offense and four defense cards left, every die at its average. What it wins beyond a fair share,
    in points of win probability; an unexploitable strategy has 0. The value of the reduced game and the most that either
    side can be sure of without mixing its calls come from linear programs: where they differ, somebody who can be read
    loses. "As the bot" partly takes the rival to maximise expected yards, which the equilibrium does not.

      touchline exploitability                  the master with more and more thought
      touchline exploitability --thought 16,80  that many imagined hands and rounds of regret matching
fg-help-exploitability-thought = one amount of thought instead of several
fg-help-exploitability-seeds = the mean over N ways to imagine hands (8)
