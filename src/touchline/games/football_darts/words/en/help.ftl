# The command of Football Darts.

fd-help-darts = how well you throw, and where to aim
fd-help-darts-page =
    How well you throw, as σ in mm, and where the best aim is for somebody who throws like that.

      touchline darts fit 12 T20 5 1 20 60 18
      touchline darts stats
      touchline darts heatmap aims.svg --thrower pub
fd-help-darts-fit = your σ from darts you threw
fd-help-darts-fit-page =
    Fits σ to darts you threw at one aim; few darts are drawn toward a preset. A file holds darts, one or more a line;
    lines that begin with '#' are passed over, 'aim T20' says what follows was aimed at, 'Ann: 5 T20' whose they are.
    A table with the heads player, aim and dart is read by its columns.

      touchline darts fit 12 T20 5 1 20 60 18
      touchline darts fit darts.txt --aim T20
      touchline darts fit match.touchline --seat 1
fd-help-darts-fit-darts = scores (12), beds (T20), aim and hit (T20:5), or a file of them or a record
fd-help-darts-fit-aim = what all darts were aimed at, or 'unknown' (you are asked; else BULL)
fd-help-darts-fit-seat = whose darts, by name, or in a record by seat (everybody, each by themselves)
fd-help-darts-fit-toward = the preset that few darts are drawn toward (pub)
fd-help-darts-stats = averages, beds hit and drives finished, by player
fd-help-darts-stats-page =
    What dart scorers keep: average, beds hit, drives finished in the end zone, match by match.

      touchline darts stats                          everybody, from all matches on this machine
      touchline darts stats match.touchline --player Ann
fd-help-darts-stats-files = records (all matches on this machine)
fd-help-darts-stats-player = only this one
fd-help-darts-heatmap = a picture of what every aim is worth
fd-help-darts-heatmap-page =
    A picture of the board: what every aim is worth, in points or, in a situation, in chances to win.

      touchline darts heatmap aims.svg --thrower 18
      touchline darts heatmap now.png --match match.touchline
fd-help-darts-heatmap-out = a .png or .svg file to write
fd-help-darts-heatmap-thrower = a preset, σ in mm, or σx/σy/ρ (pub; or the match's)
fd-help-darts-heatmap-match = for the situation at the end of this record
fd-help-darts-heatmap-position = for the situation this position line describes
fd-help-darts-heatmap-call = what the dart is thrown for (throw)
