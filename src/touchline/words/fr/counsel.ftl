# Ce que l'entraîneur dit d'abord : des chances sur cent matchs.

coach-says = « { $best } » gagne { $win } fois sur cent ; « { $other } » { $less }.
coach-close = « { $best } » ou « { $other } » : les deux gagnent environ { $win } fois sur cent.
coach-only = « { $best } » gagne { $win } fois sur cent.
coach-ways = « { $best } » gagne { $win } fois sur cent ; « { $other } » en coûte { $cost }, le pire choix { $most }.
coach-all-same = C'est égal : chaque choix gagne environ { $win } fois sur cent.
coach-mix = Tantôt l'un, tantôt l'autre, pour que personne ne vous devine : chaque choix gagne environ { $win } fois sur cent.
coach-all-won = Quoi que vous fassiez, c'est pour ainsi dire gagné.
coach-all-lost = Quoi que vous fassiez, c'est pour ainsi dire perdu.
coach-does-not-win = « { $move } » ne suffit plus pour gagner.
