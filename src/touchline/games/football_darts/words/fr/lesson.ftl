# La leçon en français, et le but du jeu en une phrase.

fd-lesson-toss = Du football sur une cible : le plus de points après quatre quart-temps l'emporte. Vous avez gagné le tirage au sort : prenez le ballon.
fd-lesson-aim = Vous partez de vos 30, avec quatre fléchettes pour les 70 yards jusqu'à la ligne de but. Un triple compte trois fois : visez le triple 20.
fd-lesson-single = Simple 20 à la place : 20 yards. Aucune fléchette ne va exactement où l'on vise ; les cercles montrent où tombent la plupart. Visez le triple 10.
fd-lesson-exact = 30 yards ! Il en reste 20. Exactement 20, c'est un touchdown ; davantage, et le ballon est perdu. Visez le simple 20.
fd-lesson-last = Un 5 seulement : il reste 15, et c'est la dernière fléchette. Un field goal vaudrait 3 points ; tentez le simple 15.
fd-lesson-try = Touchdown, six points ! Maintenant la transformation : une fléchette sur 1, 5 ou 20 pour un point de plus. Visez au milieu, le simple 20.
fd-lesson-end = Sept points dès la première série. Chaque joueur a huit séries ; qui mène après quatre quart-temps l'emporte.
fd-aim = Plus de points que l'autre après quatre quart-temps.
