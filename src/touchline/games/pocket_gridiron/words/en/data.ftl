# What is wrong with an owner's figures.
pg-data-the-data = the data
pg-data-table = { $key } must be a table, not { $value }
pg-data-unknown = { $key } is unknown; there is: { $known }
pg-data-text = { $key } must be a text, not { $value }
pg-data-long = { $key } must be a line of at most { $most } letters
pg-data-number = { $key } must be a whole number from { $low } to { $high }, not { $value }
pg-data-faces = { $key } must list { $count } faces, not { $given }
pg-data-origins = { $key } must list { $count } origins, not { $given }
pg-data-plays = { $key } must list { $count } plays, not { $given }
pg-data-origin = { $key }: { $origin } is none of { $known }
pg-data-no-face = { $key }: { $text } is no face of the { $die } die; write { $form }
pg-data-endless = { $key }: with these faces a play would never end
pg-data-each-number = { $key } must bear each number from 1 to { $most } once
pg-data-needs = { $key } needs a { $part }
pg-data-play-nowhere = { $key }: the play { $play } is on no die
pg-data-play-twice = { $key }: the play { $play } is on more than one die; say whose it is, as 'WR Slant'
pg-form-quarterback = WR, TE, RB, 'QB SNEAK 4', SCRAMBLE or 'SET PLAY +1'
pg-form-route = a route with its value from 1 to { $most }, as 'Slant 5', or INCOMP or FUMBLE
pg-form-white = a number from 0 to 9, alone or with PAT Block, Recover, Sack or 2x injury, as '3 Sack', or 'FLAG X'
pg-form-black = a number from 1 to 6 with TD, TD arrow, VIDEO or Out of bounds, as '1 TD'
pg-form-yellow = a foul and its side, as 'Holding OFF' or 'Offside DEF'
pg-no-card = { $team }: { $card } is no card; there is: { $known }

## solve
pg-worth-cards = which cards meet? say so with -o cards=air,ground
pg-worth-wins = { $who } receiving first wins { $win }, loses { $loss }, draws { $draw }
pg-worth-finer = Following { $more } injuries instead of { $usual } changes no value of { $among } in full health by more than { $change } ({ $seconds } s)
