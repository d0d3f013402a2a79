# What can be said in the chat: nothing else, so that nobody has to moderate it.

chat-hello = Hallo!
chat-good-luck = Viel Glück!
chat-have-fun = Viel Spaß!
chat-well-played = Gut gespielt!
chat-nice-one = Sehr schön!
chat-lucky = Das war Glück.
chat-unlucky = Pech!
chat-oops = Hoppla!
chat-thinking = Ich überlege …
chat-one-moment = Einen Moment bitte.
chat-back = Ich bin wieder da.
chat-thanks = Danke!
chat-sorry = Entschuldigung!
chat-close = Das war knapp!
chat-rematch = Noch eine Partie?
chat-good-game = Schöne Partie!
chat-bye = Tschüss!
