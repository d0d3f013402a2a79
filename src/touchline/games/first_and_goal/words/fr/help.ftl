# La commande de First & Goal.

fg-help-exploitability = à quel point le maître de First & Goal peut être exploité
fg-help-exploitability-page =
    La meilleure réponse exacte au maître dans un First & Goal réduit, aux deux places : troisième et but sur la dix, cinq points
    de retard, deux cartes d'attaque et quatre de défense, chaque dé à sa moyenne. Ce qu'elle gagne au-delà du juste, en points de
    chances ; une stratégie inexploitable a 0. La valeur du jeu réduit et ce que chaque camp peut s'assurer sans mélanger viennent
    de programmes linéaires : là où ils diffèrent, celui qu'on peut lire perd.

    Dans le jeu entier, personne ne peut calculer une meilleure réponse. On y essaie des entraîneurs qui savent comment pense le
    maître, jouent la meilleure carte contre son mélange et gardent plus ou moins leurs temps morts ; le meilleur est mesuré sur de
    nouvelles parties.

      touchline exploitability                  le maître avec de plus en plus de réflexion
      touchline exploitability --thought 16,80  tant de mains imaginées et de tours
      touchline exploitability first-and-goal --whole   le jeu entier
      touchline exploitability first-and-goal --former  le maître contre celui de la première édition
      touchline exploitability first-and-goal --club    ce que gagne qui connaît le joueur de club
      touchline exploitability first-and-goal --scout   ce que feindre gagne à l'éclaireur
fg-help-exploitability-game = first-and-goal, le jeu aux mains cachées
fg-help-exploitability-whole = exploiteurs du jeu entier, en paires miroir
fg-help-exploitability-former = le maître contre celui de la première édition
fg-help-exploitability-club = ce qu'on gagne au joueur de club en supposant qu'il cherche les yards, et ce que cela coûte face au maître
fg-help-exploitability-scout = ce que gagne à l'éclaireur qui feint de compter les yards et sait à quel point il le croit
fg-help-exploitability-pairs = paires miroir de parties entières (1000)
fg-help-exploitability-cores = cœurs pour jouer des parties entières (1)
fg-help-exploitability-seed = des dés des parties entières (1)
fg-help-exploitability-thought = une seule quantité de réflexion
fg-help-exploitability-seeds = la moyenne sur N façons d'imaginer les mains (8)
fg-help-calibration = si les estimations de First & Goal tiennent
fg-help-calibration-page =
    De nouvelles parties du maître contre lui-même, la plupart commencées n'importe où. Dans chaque partie du match les estimations
    sont rangées en dix classes ; pour chacune, l'estimation moyenne est comparée à la fréquence des victoires du camp qui a la balle.
    Affichés : l'intervalle que donne le conseil à chances égales, et la part des positions dont la classe ne s'écarte pas de plus que
    cet intervalle et l'erreur de comptage (95 %).

      touchline calibration --games 4000 --cores 4 --picture reliability.png
      touchline calibration --single
      touchline calibration --hands --games 100
fg-help-calibration-games = nouvelles parties (2000)
fg-help-calibration-cores = cœurs pour jouer (1)
fg-help-calibration-seed = des parties (2)
fg-help-calibration-single = des positions isolées au lieu de classes : des maîtres jouent chacune de nombreuses fois jusqu'au bout, les cartes cachées redistribuées
fg-help-calibration-leads = à la place, les deux meilleures idées de problèmes, jouées jusqu'au bout : si elles se trompent ensemble
fg-help-calibration-hands = si les mains sont comme données de ce qui n'est pas vu : combien de fois les maîtres tiennent chaque carte
fg-help-calibration-positions = positions de chaque partie d'un match (24 ; des parties courtes, trois fois plus)
fg-help-calibration-playouts = nombre de fois que chaque position est jouée jusqu'au bout (50)
fg-help-calibration-part = seulement cette partie d'un match ; peut être donné plusieurs fois
fg-help-calibration-thought = combien réfléchissent les maîtres qui jouent les positions jusqu'au bout : mains imaginées et tours (comme le maître : 64,160)
fg-help-calibration-write = garder ce qui a été mesuré : le conseil l'annonce dès lors
fg-help-calibration-file = garder dans un fichier chaque position, ce qui en fut dit et ce qui arriva
fg-help-calibration-picture = dessiner les estimations face aux résultats
