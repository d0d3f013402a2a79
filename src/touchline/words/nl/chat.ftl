# What can be said in the chat: nothing else, so that nobody has to moderate it.

chat-hello = Hallo!
chat-good-luck = Succes!
chat-have-fun = Veel plezier!
chat-well-played = Goed gespeeld!
chat-nice-one = Mooi!
chat-lucky = Dat was geluk.
chat-unlucky = Pech!
chat-oops = Oeps!
chat-thinking = Ik denk na …
chat-one-moment = Een ogenblik, graag.
chat-back = Ik ben er weer.
chat-thanks = Bedankt!
chat-sorry = Sorry!
chat-close = Dat scheelde weinig!
chat-rematch = Nog een keer?
chat-good-game = Mooie wedstrijd!
chat-bye = Tot ziens!
