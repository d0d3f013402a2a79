# Ce que dit l'entraîneur, quel que soit le jeu.

coach-better = { $best } gagne { $win } des parties, { $gap } points de plus que { $other } ({ $less }).
coach-better-because = { $best } gagne { $win } des parties, { $gap } points de plus que { $other } ({ $less }) ; { $why }.
coach-equal = { $best } et { $other } gagnent aussi souvent ({ $win }).
coach-equal-because = { $best } et { $other } gagnent aussi souvent ({ $win }) ; { $why }.

coach-over = la partie est finie
coach-chance-due = il n'y a rien à décider : on attend { FORM($due, case: "the") }
coach-not-yours = ce n'est pas à { $who } de décider mais à { $due }
coach-unsolved = personne n'a encore résolu { $game }
