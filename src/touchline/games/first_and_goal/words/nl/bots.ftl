# De tegenstanders van First & Goal.

fg-bot-any-card = Speelt zomaar een kaart uit de hand, trapt volgens het boekje bij de vierde poging, neemt nooit een time-out en bluft nooit.
fg-bot-counts-yards = Speelt de kaart met de meeste verwachte yards (in de verdediging de minste) tegen de kaarten die hij nog niet heeft gezien, en trapt volgens het boekje.
fg-bot-equilibrium = Lost elke keuze op als een spel tussen alle handen die passen bij wat gezien is, met winstkansen die hij uit eigen partijen heeft geleerd, en trekt zijn kaart uit de oplossing.
fg-bot-reads-rival = Speelt als de meester tot hij heeft gezien wat zijn tegenstander kiest: dan schat hij hoe waarschijnlijk die yards telt of zijn kaarten neemt zoals ze komen, en vertrouwt daar voor hooguit de helft op, want het kan een schijnbeweging zijn.
