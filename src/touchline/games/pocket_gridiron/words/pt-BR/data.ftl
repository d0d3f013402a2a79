# What is wrong with an owner's figures.
pg-data-the-data = os dados
pg-data-table = { $key } deve ser uma tabela, não { $value }
pg-data-unknown = { $key } é desconhecido; há: { $known }
pg-data-text = { $key } deve ser um texto, não { $value }
pg-data-long = { $key } deve ser uma linha de no máximo { $most } letras
pg-data-number = { $key } deve ser um número inteiro de { $low } a { $high }, não { $value }
pg-data-faces = { $key } deve listar { $count } faces, não { $given }
pg-data-origins = { $key } deve listar { $count } origens, não { $given }
pg-data-plays = { $key } deve listar { $count } jogadas, não { $given }
pg-data-origin = { $key }: { $origin } não é nada de { $known }
pg-data-no-face = { $key }: { $text } não é uma face do dado { $die }; escreva { $form }
pg-data-endless = { $key }: com estas faces uma jogada nunca acabaria
pg-data-each-number = { $key } deve ter cada número de 1 a { $most } uma vez
pg-data-needs = { $key } precisa de { $part }
pg-data-play-nowhere = { $key }: a jogada { $play } não está em nenhum dado
pg-data-play-twice = { $key }: a jogada { $play } está em mais de um dado; diga de quem é, como 'WR Slant'
pg-form-quarterback = WR, TE, RB, 'QB SNEAK 4', SCRAMBLE ou 'SET PLAY +1'
pg-form-route = uma rota com seu valor de 1 a { $most }, como 'Slant 5', ou INCOMP ou FUMBLE
pg-form-white = um número de 0 a 9, só ou com PAT Block, Recover, Sack ou 2x injury, como '3 Sack', ou 'FLAG X'
pg-form-black = um número de 1 a 6 com TD, TD arrow, VIDEO ou Out of bounds, como '1 TD'
pg-form-yellow = uma falta e seu lado, como 'Holding OFF' ou 'Offside DEF'
pg-no-card = { $team }: { $card } não é uma carta; há: { $known }

## solve
pg-worth-cards = quais cartas se enfrentam? diga com -o cards=air,ground
pg-worth-wins = { $who }, recebendo primeiro, vence { $win }, perde { $loss }, empata { $draw }
pg-worth-finer = Seguir { $more } lesões em vez de { $usual } não muda nenhum de { $among } valores com saúde plena em mais de { $change } ({ $seconds } s)
