# The command that trains the bots.
ss-train-measured = score à un coup d'avance contre le niveau club
ss-train-other = { $folder } contient un entraînement de graine { $seed }, échelle { $scale }
ss-train-best = Meilleure mise en place pour Jaune : { $setup }, sur { $count } du livre
ss-train-interval = intervalle à 95 % d'une estimation à chances égales : ± { $points } points
ss-former-not-there = l'ancien maître ne joue que sur les cœurs de cette machine : --on local
ss-train-on = l'entraînement tourne en 'local' ou sur 'ray', pas sur { $on }
