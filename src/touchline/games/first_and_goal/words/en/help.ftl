# The command of First & Goal.

fg-help-exploitability = how much the First & Goal master can be exploited
fg-help-exploitability-page =
    The exact best response to the master in a reduced game of First & Goal, on both seats: third and goal on the ten, five
    points behind, two offense and four defense cards left, every die at its average. What it wins beyond a fair share,
    in points of win probability; an unexploitable strategy has 0. The value of the reduced game and the most that either
    side can be sure of without mixing its calls come from linear programs: where they differ, somebody who can be read
    loses.

    In the whole game nobody can compute a best response. There, coaches who know how the master thinks, play the best card
    against his mixture and hold on to their time-outs more or less are tried; the best is measured over fresh games.

      touchline exploitability                  the master with more and more thought
      touchline exploitability --thought 16,80  that many imagined hands and rounds of regret matching
      touchline exploitability first-and-goal --whole   the whole game
      touchline exploitability first-and-goal --former  the master against that of the first release
      touchline exploitability first-and-goal --club    what knowing the club player wins
      touchline exploitability first-and-goal --scout   what who feigns wins from the scout
fg-help-exploitability-game = first-and-goal, the game with hidden hands
fg-help-exploitability-whole = exploiters of the whole game, in mirrored pairs
fg-help-exploitability-former = the master against that of the first release
fg-help-exploitability-club = what is won from the club player by taking him to maximise yards, and what that costs against the master
fg-help-exploitability-scout = what is won from the scout by feigning to count yards, and knowing how far he believes it
fg-help-exploitability-pairs = mirrored pairs of whole games (1000)
fg-help-exploitability-cores = cores to play whole games on (1)
fg-help-exploitability-seed = of the whole games' dice (1)
fg-help-exploitability-thought = one amount of thought instead of several
fg-help-exploitability-seeds = the mean over N ways to imagine hands (8)
fg-help-calibration = whether First & Goal's estimates hold
fg-help-calibration-page =
    Fresh games of the master against himself, most of them begun anywhere. In every part of a match the estimates are
    sorted into ten classes; for each the mean estimate is compared with how often the side with the ball won. Printed:
    the interval that advice states at even chances, and the share of positions whose class is off by no more than the
    interval stated there and the error of counting (95 % of it).

      touchline calibration --games 4000 --cores 4 --picture reliability.png
      touchline calibration --single
      touchline calibration --hands --games 100
fg-help-calibration-games = fresh games (2000)
fg-help-calibration-cores = cores to play on (1)
fg-help-calibration-seed = of the games (2)
fg-help-calibration-single = single positions instead of classes of them: each is played out many times by masters, the hidden cards dealt anew
fg-help-calibration-leads = the best two ideas of puzzles instead, each played out: whether they err together
fg-help-calibration-hands = whether hands are as if dealt from what is unseen: how often masters hold each card
fg-help-calibration-positions = positions of every part of a match (24; of the short parts three times as many)
fg-help-calibration-playouts = playouts of each position (50)
fg-help-calibration-part = only this part of a match; may be given several times
fg-help-calibration-thought = how much the masters think who play positions out: imagined hands and rounds (as the master: 64,160)
fg-help-calibration-write = keep what was measured: advice states it from then on
fg-help-calibration-file = keep every position, what was said of it and what happened in a file
fg-help-calibration-picture = draw estimates against results
