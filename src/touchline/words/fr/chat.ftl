# What can be said in the chat: nothing else, so that nobody has to moderate it.

chat-hello = Bonjour !
chat-good-luck = Bonne chance !
chat-have-fun = Amusons-nous bien !
chat-well-played = Bien joué !
chat-nice-one = Joli !
chat-lucky = C'était de la chance.
chat-unlucky = Pas de chance !
chat-oops = Oups !
chat-thinking = Je réfléchis…
chat-one-moment = Un instant, s'il vous plaît.
chat-back = Me revoilà.
chat-thanks = Merci !
chat-sorry = Pardon !
chat-close = C'était juste !
chat-rematch = On en refait un ?
chat-good-game = Beau match !
chat-bye = Au revoir !
