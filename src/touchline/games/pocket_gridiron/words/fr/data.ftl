# What is wrong with an owner's figures.
pg-data-the-data = les données
pg-data-table = { $key } doit être une table, pas { $value }
pg-data-unknown = { $key } est inconnu ; il y a : { $known }
pg-data-text = { $key } doit être un texte, pas { $value }
pg-data-long = { $key } doit être une ligne d'au plus { $most } lettres
pg-data-number = { $key } doit être un nombre entier de { $low } à { $high }, pas { $value }
pg-data-faces = { $key } doit donner { $count } faces, pas { $given }
pg-data-origins = { $key } doit donner { $count } origines, pas { $given }
pg-data-plays = { $key } doit donner { $count } jeux, pas { $given }
pg-data-origin = { $key } : { $origin } n'est rien de { $known }
pg-data-no-face = { $key } : { $text } n'est pas une face du dé { $die } ; écrivez { $form }
pg-data-endless = { $key } : avec ces faces un jeu ne finirait jamais
pg-data-each-number = { $key } doit porter chaque nombre de 1 à { $most } une fois
pg-data-needs = { $key } demande { $part }
pg-data-play-nowhere = { $key } : le jeu { $play } n'est sur aucun dé
pg-data-play-twice = { $key } : le jeu { $play } est sur plus d'un dé ; dites de qui il est, comme 'WR Slant'
pg-form-quarterback = WR, TE, RB, 'QB SNEAK 4', SCRAMBLE ou 'SET PLAY +1'
pg-form-route = un tracé avec sa valeur de 1 à { $most }, comme 'Slant 5', ou INCOMP ou FUMBLE
pg-form-white = un nombre de 0 à 9, seul ou avec PAT Block, Recover, Sack ou 2x injury, comme '3 Sack', ou 'FLAG X'
pg-form-black = un nombre de 1 à 6 avec TD, TD arrow, VIDEO ou Out of bounds, comme '1 TD'
pg-form-yellow = une faute et son camp, comme 'Holding OFF' ou 'Offside DEF'
pg-no-card = { $team } : { $card } n'est pas une carte ; il y a : { $known }

## solve
pg-worth-cards = quelles cartes se rencontrent ? dites-le avec -o cards=air,ground
pg-worth-wins = { $who }, en recevant d'abord, gagne { $win }, perd { $loss }, fait nul { $draw }
pg-worth-finer = Suivre { $more } blessures au lieu de { $usual } ne change aucune des { $among } valeurs en pleine santé de plus de { $change } ({ $seconds } s)
