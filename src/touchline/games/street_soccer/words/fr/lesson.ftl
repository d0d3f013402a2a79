# La leçon en français, et le but du jeu en une phrase.

ss-lesson-aim = Vous êtes les jaunes. Mettez le ballon dans le but rouge : le plus de buts après 25 minutes l'emporte. Lancez le dé.
ss-lesson-walk = Un 2 : une figurine avance d'exactement 2 cases, jamais en diagonale. Amenez E4 en F5, à côté du ballon.
ss-lesson-again = Les rouges ont répondu avec un 1. Chaque tour, c'est un lancer et une figurine. À vous : lancez.
ss-lesson-kick = Un 3. Depuis F5, le ballon est à 1 pas ; les 2 points qui restent, plus un, font un tir de 3 cases. Jouez-le en J4.
ss-lesson-late = Le gardien rouge a dégagé. À la minute 12, tous sont placés comme au début : votre deuxième chance. Lancez.
ss-lesson-goal = Un 5 : E4 atteint le ballon en 3 pas et tire à 3. Chaque partenaire touché rend un pas : par H5 et J6, au but !
ss-lesson-end = Un but d'avance ! Les rouges repartent de leur but. On joue 25 minutes ; le plus de buts l'emporte.
ss-aim = Plus de buts que l'autre après 25 minutes.
