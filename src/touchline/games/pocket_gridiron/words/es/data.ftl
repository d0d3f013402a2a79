# What is wrong with an owner's figures.
pg-data-the-data = los datos
pg-data-table = { $key } debe ser una tabla, no { $value }
pg-data-unknown = { $key } no se conoce; hay: { $known }
pg-data-text = { $key } debe ser un texto, no { $value }
pg-data-long = { $key } debe ser una línea de como mucho { $most } letras
pg-data-number = { $key } debe ser un número entero de { $low } a { $high }, no { $value }
pg-data-faces = { $key } debe dar { $count } caras, no { $given }
pg-data-origins = { $key } debe dar { $count } procedencias, no { $given }
pg-data-plays = { $key } debe dar { $count } jugadas, no { $given }
pg-data-origin = { $key }: { $origin } no es nada de { $known }
pg-data-no-face = { $key }: { $text } no es una cara del dado { $die }; escribe { $form }
pg-data-endless = { $key }: con estas caras una jugada no acabaría nunca
pg-data-each-number = { $key } debe llevar cada número del 1 al { $most } una vez
pg-data-needs = { $key } necesita { $part }
pg-data-play-nowhere = { $key }: la jugada { $play } no está en ningún dado
pg-data-play-twice = { $key }: la jugada { $play } está en más de un dado; di de quién es, como 'WR Slant'
pg-form-quarterback = WR, TE, RB, 'QB SNEAK 4', SCRAMBLE o 'SET PLAY +1'
pg-form-route = una ruta con su valor del 1 al { $most }, como 'Slant 5', o INCOMP o FUMBLE
pg-form-white = un número del 0 al 9, solo o con PAT Block, Recover, Sack o 2x injury, como '3 Sack', o 'FLAG X'
pg-form-black = un número del 1 al 6 con TD, TD arrow, VIDEO u Out of bounds, como '1 TD'
pg-form-yellow = una falta y su lado, como 'Holding OFF' u 'Offside DEF'
pg-no-card = { $team }: { $card } no es una carta; hay: { $known }

## solve
pg-worth-cards = ¿qué cartas se enfrentan? dilo con -o cards=air,ground
pg-worth-wins = { $who }, recibiendo primero, gana { $win }, pierde { $loss }, empata { $draw }
pg-worth-finer = Seguir { $more } lesiones en vez de { $usual } no cambia ninguno de { $among } valores con plena salud en más de { $change } ({ $seconds } s)
