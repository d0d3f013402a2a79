# What can be said in the chat: nothing else, so that nobody has to moderate it.

chat-hello = Hello!
chat-good-luck = Good luck!
chat-have-fun = Have fun!
chat-well-played = Well played!
chat-nice-one = Nice one!
chat-lucky = That was lucky.
chat-unlucky = Unlucky!
chat-oops = Oops!
chat-thinking = Thinking…
chat-one-moment = One moment, please.
chat-back = I am back.
chat-thanks = Thank you!
chat-sorry = Sorry!
chat-close = That was close!
chat-rematch = Another one?
chat-good-game = Good game!
chat-bye = Goodbye!
