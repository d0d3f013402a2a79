# Los rivales de Football Darts.

fd-bot-hand = Su mano es el lanzador acordado para su sitio; solo la jugada y la puntería son suyas.
