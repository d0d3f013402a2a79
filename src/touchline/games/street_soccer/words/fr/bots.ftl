# Les adversaires de Street Soccer.

ss-bot-eager = Tire s'il peut, sinon pousse le ballon vers l'avant, sinon court après. Il ne regarde jamais en arrière.
ss-bot-one-ahead = Regarde un coup plus loin : prend le but, sinon pèse les chances de chaque camp de marquer au prochain jet.
ss-bot-learned = S'attend à la meilleure réponse à chacun des six jets et juge le reste par un réseau qui a appris à gagner dans ses propres parties.
