# Les adversaires de Football Darts.

fd-bot-hand = Sa main est le lanceur convenu pour sa place ; seules l'annonce et la visée sont de lui.
