# What can be said in the chat: nothing else, so that nobody has to moderate it.

chat-hello = Olá!
chat-good-luck = Boa sorte!
chat-have-fun = Divirta-se!
chat-well-played = Jogou bem!
chat-nice-one = Boa!
chat-lucky = Essa foi sorte.
chat-unlucky = Que azar!
chat-oops = Ops!
chat-thinking = Pensando…
chat-one-moment = Um momento, por favor.
chat-back = Voltei.
chat-thanks = Valeu!
chat-sorry = Foi mal!
chat-close = Essa foi por pouco!
chat-rematch = Mais uma?
chat-good-game = Bom jogo!
chat-bye = Tchau!
