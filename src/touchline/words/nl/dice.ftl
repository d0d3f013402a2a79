# What the dice of a match promise, no more than docs/security.md proves.

dice-plain = Gewone dobbelstenen: de server gooit vanuit een toevalsgetal. Wie de server beheert, zou elke worp kunnen kiezen. Goed om te oefenen en onder vrienden.
dice-committed = Vastgelegde dobbelstenen: de server en elke speler legden een geheime waarde vast voordat er een werd getoond. Niemand kon een worp kiezen; wie de server beheert, kan ze voorzien.
dice-committed-unpledged = Vastgelegde dobbelstenen: de server legde zijn geheim vóór de eerste worp vast en toont het aan het eind. Niet iedereen bracht een eigen waarde mee; voor hen had de server kunnen kiezen.
dice-chains = Samen gegooide dobbelstenen: elke worp mengt een waarde van elke speler, vooraf vastgelegd. Niemand, ook de gastheer niet, kon een worp kiezen of vóór de zet kennen. Wie een waarde niet toont, verliest.
dice-chains-sealed = Samen gegooide dobbelstenen met verborgen kaarten: niemand, ook de gastheer niet, kon een worp kiezen. Wie een waarde niet toont, verliest. De kaarten zijn verborgen voor de andere spelers, niet voor wie de server beheert.
dice-chains-entrusted = Samen gegooide dobbelstenen, toevertrouwd: iemand laat de server voor zich gooien. Elke waarde ligt vooraf vast, maar wie de server beheert, kent de toevertrouwde.
dice-entered = Echte dobbelstenen, kaarten en pijlen, ingevoerd door de spelers. Er valt niets te bewijzen.
dice-former-committed = Vastgelegde dobbelstenen volgens de vroegere methode: de worpen volgen uit het geheim van de server en de woorden van de spelers. Dat bewijst niet dat niemand ze koos.
dice-former-chains = Samen gegooide dobbelstenen volgens de vroegere methode: een gastheer die meespeelde, had tussen twee waarden kunnen kiezen.
