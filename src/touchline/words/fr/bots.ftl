# Ce que les adversaires disent d'eux-mêmes.

bots-random = Joue n'importe quel coup permis, tous à égalité. Il ne sait pas ce qu'est le football.
bots-solved = Joue le jeu résolu : aucune de ses décisions ne cède quoi que ce soit.
bots-solved-loss =
    Connaît la solution, mais cède en moyenne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de chances de gain par décision.
bots-remarked = { $told } { $remark }
bots-cannot-come = { $who } ne peut pas venir ({ $problem }) ; { $other } joue à sa place.
bots-cannot-play = { $who } ne peut pas jouer ici : { $problem }
bots-getting-ready = { $who } se prépare (une seule fois, { $takes }) ; en attendant { $other } joue à sa place.
bots-a-minute = environ une minute
bots-two-minutes = une minute ou deux
bots-was-ended = interrompu
bots-no-level = il n'y a pas de niveau { $level } pour { $game } ; il y a : { $known }
bots-engine-form = un moteur est une ligne de commande, comme ./mybot.py
