ss-paper-court = terrain
ss-paper-note = Jaune joue vers la droite. Cinq figurines par camp ; un petit objet sert de ballon.
ss-paper-yellow = Jaune
ss-paper-red = Rouge
ss-paper-head = minute | dé | coup de Jaune | dé | coup de Rouge | score
