# Uma temporada em texto: tabelas, semanas, playoffs.


## Standings
season-standings-week = { $season }: classificação após a semana { $week }
season-standings-played =
    { $season }: classificação após { $played } de { $whole ->
        [one] { $whole } partida
       *[other] { $whole } partidas
    }
season-table = Tabela
season-order-by = Ordem conforme { $rule }; 'touchline season why' a cita.
season-head-record = V-D
season-head-points = pontos
season-head-for = pró
season-head-against = con.
season-head-difference = saldo
season-above-by = { $above } à frente de { $team } por { $how }
season-by-points = pontos
season-by-record = campanha
season-by-head-to-head = confronto direto
season-by-division-record = campanha na divisão
season-by-point-difference = saldo de pontos
season-by-points-scored = pontos marcados
season-by-wins = vitórias
season-by-the-coin = moeda
season-by-other = { $text }

## Weeks and rounds
season-week = Semana { $week }
season-week-unknown = Semana { $week }: ainda não se sabe.
season-round-final = Final
season-round-semi-final = Semifinal
season-round-quarter-final = Quartas de final
season-round-of = Fase de { $teams }
season-the-final = A final
season-people = { $people }

## Play-offs
season-no-playoffs = { $season } não tem playoffs: o primeiro da tabela é o campeão.
season-if-today = Se a temporada acabasse hoje
season-champion = Campeão: { $team }

## Where it stands
season-overview =
    { $season } · { $game } · { $teams ->
        [one] { $teams } time
       *[other] { $teams } times
    } · semente { $seed }
season-coaches = Treinadores: { $people }; os outros: { $level }
season-coaches-bots = Treinador de todos: { $level }
season-over = Encerrada. Campeão: { $team }

## Odds and the laboratory
season-odds =
    { $season }: { $seasons ->
        [one] { $seasons } temporada
       *[other] { $seasons } temporadas
    } daqui em { $seconds } s
season-column-record = campanha
season-column-wins = vit.
season-column-playoffs = playoffs
season-column-division = divisão
season-column-seed = 1º
season-column-final = final
season-column-champion = campeão
season-column-titles = títulos
season-column-cheap = barata
season-cheap-what = Barata: quantas vezes o vencedor da divisão passou com menos vitórias do que um time que ficou de fora. Se todas as divisões fossem iguais, cada uma ganharia { $share } dos títulos.
season-laboratory =
    { $seasons ->
        [one] { $seasons } temporada
       *[other] { $seasons } temporadas
    }, { $matches } partidas de { $level } em { $seconds } s; { $processor } s de processador, { $rate } partidas por segundo desse tempo
season-favourites = O primeiro colocado leva o título em { $first }, o time mais forte em { $strongest }.

## Leaders and reports
season-leaders = { $season }: líderes
season-a-match = { $mean } por partida
season-report = Semana { $week }: { $home } { $points }, { $away } { $others }
season-picture-wins = vitórias por temporada (intervalo de 95 %)
season-picture-titles = títulos, % das temporadas (intervalo de 95 %)
season-picture-divisions = títulos, % das temporadas; tracejado: se todas as divisões fossem iguais
season-picture-told = { $seasons } temporadas, { $matches } partidas de { $level } · o primeiro cabeça de chave ganha { $first }, o time mais forte { $strongest }

season-places = os playoffs têm 2, 4, 8, … vagas, não { $count }
season-no-table = não há tabela { $table }; há: { $known }
season-table-as = { $file }: uma tabela é gravada como { $kinds }
season-head-start = partidas com vantagem não são jogadas aos milhares
season-none = { $game } não tem temporada
season-team-not-table = o time { $number } não é uma tabela
season-team-name = time { $number }: um nome tem de 1 a { $longest } letras
season-team-key = time { $number }: uma chave se escreve como north-end, não { $key }
season-team-field = time { $number }: não há campo { $field }
season-team-figures = time { $number }: figures é uma tabela
season-not-over = esta partida não acabou
season-two-teams = uma temporada precisa de dois times
season-division-sizes = as divisões devem ter o mesmo número de times, não { $sizes }
season-odd-teams = com número ímpar de times alguém folgaria toda semana
season-few-rivals = não há { $count } rivais diferentes fora de cada divisão
season-no-schedule = não se acharam { $count } semanas sem repetir confrontos
season-seed = uma semente é um inteiro de 0 a 2**63 - 1
season-same-key = dois times têm a mesma chave
season-few-teams = { $places } vagas nos playoffs para { $teams } times
season-format = esta não é uma temporada do formato { $format }
season-no-team-known = não há time { $team }; há: { $known }
season-damaged = a primeira linha da temporada está danificada: { $problem }
season-no-team = não há time { $team } nesta temporada
season-no-line = { $file }: isto não é uma temporada: não tem linha completa
season-there = { $file } já existe
season-no-teams = { $file }: falta [[teams]]

## Notes on a match
season-note-late = jogada por bots depois do prazo
season-note-awarded = atribuída
## What is counted in any game
season-figure-points = Pontos
season-figure-points-allowed = Pontos sofridos
season-figure-decisions = Decisões
## Champions of past seasons
season-champions = Campeões
season-champions-none = Nenhuma temporada deste computador tem campeão ainda.
season-champions-line = { $season } · { $game }: { $team } ({ $record }), técnico { $coach }
season-champions-final = { $points }-{ $others } contra { $rival }

## A match of any game in words
season-told-level = { $one } e { $two } empataram em { $points }-{ $others }.
season-told-parted = { $winner } e { $loser } ficaram em { $points }-{ $others }; pelas regras venceu { $winner }.
season-told-given = { $winner } venceu embora { $loser } liderasse por { $others }-{ $points }: a partida foi abandonada ou dada.
season-told-won = { $winner } venceu { $loser } por { $points }-{ $others }.
season-told-back = { $winner } virou uma desvantagem de { $behind }.
season-told-changes = A liderança mudou de mãos { $times } vezes.
season-told-never-behind = { $winner } nunca esteve atrás.
