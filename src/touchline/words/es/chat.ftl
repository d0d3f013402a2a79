# What can be said in the chat: nothing else, so that nobody has to moderate it.

chat-hello = ¡Hola!
chat-good-luck = ¡Suerte!
chat-have-fun = ¡A disfrutar!
chat-well-played = ¡Bien jugado!
chat-nice-one = ¡Qué buena!
chat-lucky = Eso ha sido suerte.
chat-unlucky = ¡Mala suerte!
chat-oops = ¡Uy!
chat-thinking = Pensando…
chat-one-moment = Un momento, por favor.
chat-back = Ya estoy aquí.
chat-thanks = ¡Gracias!
chat-sorry = ¡Perdón!
chat-close = ¡Por poco!
chat-rematch = ¿Otra?
chat-good-game = ¡Buena partida!
chat-bye = ¡Adiós!
