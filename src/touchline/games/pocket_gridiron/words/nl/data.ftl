# What is wrong with an owner's figures.
pg-data-the-data = de gegevens
pg-data-table = { $key } moet een tabel zijn, niet { $value }
pg-data-unknown = { $key } is onbekend; er is: { $known }
pg-data-text = { $key } moet een tekst zijn, niet { $value }
pg-data-long = { $key } moet een regel van hooguit { $most } letters zijn
pg-data-number = { $key } moet een geheel getal van { $low } tot { $high } zijn, niet { $value }
pg-data-faces = { $key } moet { $count } kanten noemen, niet { $given }
pg-data-origins = { $key } moet { $count } herkomsten noemen, niet { $given }
pg-data-plays = { $key } moet { $count } spelen noemen, niet { $given }
pg-data-origin = { $key }: { $origin } is geen van { $known }
pg-data-no-face = { $key }: { $text } is geen kant van de steen { $die }; schrijf { $form }
pg-data-endless = { $key }: met deze kanten zou een spel nooit eindigen
pg-data-each-number = { $key } moet elk getal van 1 tot { $most } één keer dragen
pg-data-needs = { $key } heeft { $part } nodig
pg-data-play-nowhere = { $key }: het spel { $play } staat op geen steen
pg-data-play-twice = { $key }: het spel { $play } staat op meer dan één steen; zeg van wie het is, zoals 'WR Slant'
pg-form-quarterback = WR, TE, RB, 'QB SNEAK 4', SCRAMBLE of 'SET PLAY +1'
pg-form-route = een route met haar waarde van 1 tot { $most }, zoals 'Slant 5', of INCOMP of FUMBLE
pg-form-white = een getal van 0 tot 9, alleen of met PAT Block, Recover, Sack of 2x injury, zoals '3 Sack', of 'FLAG X'
pg-form-black = een getal van 1 tot 6 met TD, TD arrow, VIDEO of Out of bounds, zoals '1 TD'
pg-form-yellow = een overtreding en haar kant, zoals 'Holding OFF' of 'Offside DEF'
pg-no-card = { $team }: { $card } is geen kaart; er is: { $known }

## solve
pg-worth-cards = welke kaarten treffen elkaar? zeg het met -o cards=air,ground
pg-worth-wins = { $who } wint bij het eerste balbezit { $win }, verliest { $loss }, speelt gelijk { $draw }
pg-worth-finer = Met { $more } in plaats van { $usual } blessures verandert geen van { $among } waarden bij volle gezondheid meer dan { $change } ({ $seconds } s)
