# De tegenstanders van Street Soccer.

ss-bot-eager = Schiet als het kan, trapt anders de bal naar voren en loopt er anders achteraan. Achterom kijkt hij nooit.
ss-bot-one-ahead = Kijkt één zet vooruit: pakt een doelpunt, anders weegt hij de kans van beide kanten om bij de volgende worp te scoren.
ss-bot-learned = Rekent bij elk van de zes worpen op het beste antwoord en beoordeelt de rest met een netwerk dat uit eigen partijen heeft leren winnen.
