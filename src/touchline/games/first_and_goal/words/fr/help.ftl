# La commande de First & Goal.

fg-help-exploitability = à quel point le maître de First & Goal peut être exploité
fg-help-exploitability-page =
    La meilleure réponse exacte au maître dans un First & Goal réduit, aux deux places : troisième et but sur la dix, cinq points
    de retard, deux cartes d'attaque et quatre de défense, chaque dé à sa moyenne. Ce qu'elle gagne au-delà du juste, en points de
    chances ; une stratégie inexploitable a 0. La valeur du jeu réduit et ce que chaque camp peut s'assurer sans mélanger viennent
    de programmes linéaires : là où ils diffèrent, celui qu'on peut lire perd. « As the bot » suppose en partie que l'adversaire
    maximise les yards espérés, ce que l'équilibre ne fait pas.

      touchline exploitability                  le maître avec de plus en plus de réflexion
      touchline exploitability --thought 16,80  tant de mains imaginées et de tours
fg-help-exploitability-thought = une seule quantité de réflexion
fg-help-exploitability-seeds = la moyenne sur N façons d'imaginer les mains (8)
