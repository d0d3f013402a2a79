# Ce que dit l'entraîneur, quel que soit le jeu.

coach-better = { $best } gagne { $win } des parties, { $gap } points de plus que { $other } ({ $less }).
coach-better-because = { $best } gagne { $win } des parties, { $gap } points de plus que { $other } ({ $less }) ; { $why }.
coach-better-points = { $best } vaut { $win }, un nul comptant pour moitié, { $gap } points de plus que { $other } ({ $less }).
coach-better-points-because = { $best } vaut { $win }, un nul comptant pour moitié, { $gap } points de plus que { $other } ({ $less }) ; { $why }.
coach-equal-points = { $best } et { $other } se valent ({ $win }, un nul comptant pour moitié).
coach-equal-points-because = { $best } et { $other } se valent ({ $win }, un nul comptant pour moitié) ; { $why }.
coach-equal = { $best } et { $other } gagnent aussi souvent ({ $win }).
coach-equal-because = { $best } et { $other } gagnent aussi souvent ({ $win }) ; { $why }.

coach-over = la partie est finie
coach-chance-due = il n'y a rien à décider : on attend { FORM($due, case: "the") }
coach-not-yours = ce n'est pas à { $who } de décider mais à { $due }
coach-unsolved = personne n'a encore résolu { $game }
coach-failed = L'entraîneur n'a pas pu aller au bout de sa réflexion : c'est une faute de notre part, elle est notée. Le match continue sans son avis.
coach-failed-noted = L'entraîneur n'a pas pu aller au bout de sa réflexion : c'est une faute de notre part. Ce qui s'est passé est noté dans { $file }. Le match continue sans son avis.
coach-side = { $who } { $win }
coach-draw = nul { $chance }
