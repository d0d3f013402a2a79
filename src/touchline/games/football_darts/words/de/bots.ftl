# Die Gegner von Football Darts.

fd-bot-hand = Seine Hand ist der Werfer, der für seinen Platz vereinbart ist; nur Ansage und Ziel sind seine eigenen.
