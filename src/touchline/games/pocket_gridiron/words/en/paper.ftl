pg-paper-injuries = injuries
pg-paper-head = drive | offense | 1st | 2nd | 3rd | 4th | sacks | points | score
pg-chart-dice = Dice
pg-chart-legend = Each die by its six sides: with ordinary dice, look up what the number stands for.
