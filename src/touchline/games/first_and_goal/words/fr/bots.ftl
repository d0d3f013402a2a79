# Les adversaires de First & Goal.

fg-bot-any-card = Joue n'importe quelle carte de sa main, botte selon le manuel en quatrième tentative, ne prend jamais de temps mort et ne feinte jamais.
fg-bot-counts-yards = Joue la carte qui promet le plus de yards (en défense, le moins) contre les cartes qu'il n'a pas encore vues, et botte selon le manuel.
fg-bot-equilibrium = Résout chaque annonce comme un jeu entre toutes les mains compatibles avec ce qui a été vu, sur des chances de gain apprises de ses propres parties, et tire sa carte de la solution.
fg-bot-reads-rival = Joue comme le maître jusqu'à ce qu'il ait vu les annonces de son rival : il estime alors si celui-ci compte les yards ou prend ses cartes comme elles viennent, et ne s'y fie qu'à moitié au plus, au cas où ce serait une feinte.
