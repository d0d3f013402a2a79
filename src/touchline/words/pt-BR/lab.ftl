# O que o laboratório imprime.


## Simulations
lab-all-there = { $file }: as { $games } partidas estão lá
lab-one-row = { $file }: uma linha por { $what }
lab-resume-goes-on = O mesmo com --resume continua.
lab-played =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $players }, semente { $seed }; { $steps } passos em { $seconds } s ({ $rate } milhões/s)
lab-interrupted = { $played } (das { $asked } pedidas; interrompido)
lab-rules = Regras: { $rules }. Cada intervalo vale por si, não todos juntos.
lab-figure = número
lab-mean = média
lab-interval = intervalo de 95 %

## Tournaments
lab-pairs = pares
lab-player = jogador
lab-points = pontos
lab-games = partidas
lab-points-against = pontos por partida contra
lab-cup-kept = Interrompido. { $done } de { $total } pares estão guardados em { $file }; o mesmo comando continua dali.
lab-cup-no-pair = Interrompido antes de um par terminar: o mesmo comando começa de novo.
lab-cup-unkept = Interrompido. Nada foi guardado; com --file FILE o mesmo comando continua outra vez.
lab-faults =
    { $count ->
        [one] { $count } partida perdida por falha:
       *[other] { $count } partidas perdidas por falha:
    }
lab-and-more = … e mais { $more }

## Progress and speed
lab-progress = { $what }: { $done } de { $total } ({ $share }), faltam cerca de { $left }
lab-progress-first = { $what }: { $done } de { $total } ({ $share })
lab-loop = laço
lab-transitions = transições/s
lab-machine =
    { $processor }, { $cores ->
        [one] { $cores } núcleo
       *[other] { $cores } núcleos
    }, Python { $python }
lab-machine-load = { $machine }, carga { $load }
lab-goal-met = sim
lab-goal-missed = não
lab-goal = (meta { $wanted } ×)

lab-clock-form = relógio { $text }: escreva segundos por partida, como 60 ou 60+0.5
lab-same-engine = dois motores se chamam { $name }: escreva NAME=COMMAND
lab-row-kind = uma linha é uma de { $known }, não { $given }
lab-no-drives = { $game } não tem drives; peça game, play ou decision
lab-gpu-policies = numa GPU só jogam estratégias compiladas, não bots
lab-nobody-called = ninguém se chama { $player } em { $game }; há: { $known }
lab-seat-count = { $game } tem { $seats } lugares; diga um, dois ou { $most } jogadores
lab-no-opponent = não há adversário compilado { $name }; há: { $known }
lab-no-seat = não há lugar { $seat }; { $game } tem { $seats }, contados de 0
lab-rows-as = { $file }: as linhas são gravadas como { $kinds }
lab-no-folder = { $file }: não há pasta { $folder }
lab-only-parquet = { $file }: só um .parquet diz o que contém; só ele pode continuar
lab-other-simulation = { $file } contém outra simulação: diferem { $changed }
lab-unreadable = { $file } não pode ser lido: { $problem }
lab-seed = uma semente é um inteiro de 0 a 2**64 - 1
lab-one-game = é preciso jogar pelo menos uma partida
lab-no-backend = não há { $name }; há: { $known }
lab-sprt-order = sprt { $text }: a primeira diferença é a menor, os erros ficam abaixo de 0.5
lab-sprt-form = sprt { $text }: escreva duas diferenças de Elo, como 0,10
lab-two-players = um torneio precisa de pelo menos dois jogadores diferentes
lab-sprt-two = um teste sequencial é entre dois jogadores
lab-one-pair = um confronto tem pelo menos um par de partidas
lab-other-tournament = { $file } contém outro torneio: diferem { $changed }
lab-no-tournament = { $file } não é um torneio: { $problem }
lab-glance = { $title }: cerca de { $minutes } minutos, { $players } jogadores; { $stronger } vence { $weaker } { $better } ({ $low } … { $high }) vezes em cem ({ $matches } partidas)
lab-no-cuda = numba-cuda não está instalado ({ $problem }); pip install 'touchline[cuda]'
lab-no-gpu = não há GPU NVIDIA com driver funcionando nesta máquina
lab-engine-start = não dá para iniciar { $command }: { $problem }
