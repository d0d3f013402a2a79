# La leçon en français, et le but du jeu en une phrase.

pg-lesson-aim = Vous êtes près de la ligne de but et avez quatre tentatives ; un touchdown vaut six points. Lancez le dé du quarterback.
pg-lesson-route = Il passe au receveur. Lancez son dé : le nombre dit à quel point l'action est difficile à arrêter.
pg-lesson-defense = Un Slant, force 5. La défense lance deux fois le dé blanc : si la somme atteint 5, l'action est arrêtée. Laissez-la lancer.
pg-lesson-second = 3 et 2 font 5 : arrêtée, deuxième tentative. Tout ce qui ne marque pas coûte une tentative. Relancez.
pg-lesson-set-play = Une combinaison rend l'action suivante plus forte de un. Un field goal vaudrait 3 points maintenant ; jouez pour six.
pg-lesson-through = Une course, Off Tackle : 6, plus un pour la combinaison, font 7. La défense a besoin de 7 en deux lancers. Laissez-la lancer.
pg-lesson-touchdown = 4 et 1 ne font que 5 : vous êtes passé ! Lancez le dé noir pour l'en-but ; quatre faces sur six sont un touchdown.
pg-lesson-try = Touchdown, six points ! Bottez pour un de plus : c'est bon, sauf si la défense sort son unique contre.
pg-lesson-end = Sept points dès la première série. Chaque équipe a huit séries ; après la dernière, le plus de points l'emporte.
pg-aim = Plus de points que l'autre après huit séries chacun.
