# Pocket Gridiron em português.

pg-tagline = Futebol americano na red zone com sete dados: quatro descidas para furar a defesa e pontuar.

## Descidas, jogadores, dados
pg-down = { $number }ª para o gol
# No começo de uma frase.
pg-the-try = A tentativa de dois pontos
# The beginning of a sentence; on a page whoever reads it is "you".
pg-who-accepts =
    { PERSON($who) ->
        [you] Você aceita
       *[other] { $who } aceita
    }
pg-who-declines =
    { PERSON($who) ->
        [you] Você recusa
       *[other] { $who } recusa
    }
pg-who-takes-kick =
    { PERSON($who) ->
        [you] Você escolhe o chute
       *[other] { $who } escolhe o chute
    }
pg-who-wins =
    { PERSON($who) ->
        [you] Você vence
       *[other] { $who } vence
    }
pg-player-qb = quarterback
pg-player-wr = recebedor
pg-player-te = tight end
pg-player-rb = corredor
# O que se rola, com artigo e com «de».
pg-chance-coin = moeda
    .the = a moeda
    .of = da moeda
pg-chance-qb = dado do quarterback
    .the = o dado do quarterback
    .of = do dado do quarterback
pg-chance-wr = dado do recebedor
    .the = o dado do recebedor
    .of = do dado do recebedor
pg-chance-te = dado do tight end
    .the = o dado do tight end
    .of = do dado do tight end
pg-chance-rb = dado do corredor
    .the = o dado do corredor
    .of = do dado do corredor
pg-chance-white = dado branco
    .the = o dado branco
    .of = do dado branco
pg-chance-black = dado preto
    .the = o dado preto
    .of = do dado preto
pg-chance-yellow = dado amarelo
    .the = o dado amarelo
    .of = do dado amarelo
pg-coin-heads = Cara
pg-coin-tails = Coroa
# Faces com número e palavra.
pg-face-pat-block = { $value } PAT bloqueado
    .number = { $value }
pg-face-recover = { $value } Recupera
    .number = { $value }
pg-face-sack = { $value } Sack
    .number = { $value }
pg-face-injury = { $value } Lesão ×2
    .number = { $value }
pg-face-touchdown = { $value } TD
pg-face-arrow = { $value } TD com seta
pg-face-out-of-bounds = { $value } Fora
pg-face-video = { $value } VÍDEO

## Jogadas
# Num botão.
pg-move-go = Arriscar a jogada
pg-move-play = Continuar jogando
pg-move-field-goal = Chutar o field goal
pg-move-accept = Aceitar a falta
pg-move-decline = Recusar a falta
pg-move-pat = Chutar por um ponto
pg-move-two = Jogar por dois pontos
pg-move-wr = Recebedor
pg-move-te = Tight end
pg-move-rb = Corredor

## O que se pergunta
pg-ask-toss = Jogue a moeda: cara, e o primeiro time recebe.
pg-ask-snap = { $down }: role o dado vermelho do quarterback.
pg-ask-route = A bola vai para o { $player }: role o dado dele ({ $die }).
pg-ask-sack = O quarterback escapa: role o dado branco pelo sack.
pg-ask-chase = Falta recusada: role o dado branco; um sack é safety.
pg-ask-fumble = Fumble: role o dado branco; com Recupera a bola é perdida.
pg-ask-pat = Ponto extra: role o dado branco; só PAT bloqueado o impede.
pg-ask-end-zone = A defesa foi batida: role o dado preto da zona final.
pg-ask-field-goal = Field goal: role o dado preto; { $needed } ou mais é bom.
pg-ask-return = Interceptado: role o dado preto; a seta é touchdown.
pg-ask-flag = Flag na jogada: role o dado amarelo das faltas.
pg-ask-nothing = O jogo acabou.
# Depois que uma flag foi recusada.
pg-flags =
    { $flags ->
        [off] { " (flags contam 0)" }
       *[on] { "" }
    }
pg-ask-defense-once = { $route }, força { $intensity }: role o dado branco uma vez{ pg-flags }.
pg-ask-defense-first = { $route }, força { $intensity }: role o dado branco, primeira de duas rolagens{ pg-flags }.
pg-ask-defense-second = { $route }, força { $intensity }: role o dado branco, segunda de duas rolagens depois de { $shown }{ pg-flags }.
pg-ask-intercept = { $route }, força { $intensity }: role o dado preto; com { $needed } ou mais há interceptação.
pg-ask-decoy = { $route }, força { $intensity }: role o dado preto; com { $needed } ou mais a isca funciona.
pg-ask-first-card = Escolha sua carta de time: { $one }, { $two }, { $three } ou { $four }?
pg-ask-second-card = Escolha sua carta de time: { $one }, { $two } ou { $three }?
pg-ask-call = 4ª para o gol: jogar (play) ou field goal (field-goal)?
pg-ask-set-play = Jogada ensaiada, +{ $bonus }: continuar (play) ou field goal (field-goal; { $needed } ou mais é bom)?
pg-ask-audible = Audible: WR, TE ou RB?
pg-ask-audible-or-kick = Audible: WR, TE ou RB, ou field goal (field-goal; { $needed } ou mais é bom)?
pg-ask-try = Touchdown! Chutar por um ponto (pat) ou uma jogada por dois (two)?
pg-ask-penalty = Falta da defesa em { $route }, força { $intensity }: aceitar (accept: quatro novas descidas) ou recusar (decline: essa rolagem é refeita)?
pg-ask-penalty-on-try = Falta da defesa em { $route }, força { $intensity }: aceitar (accept: a tentativa é repetida) ou recusar (decline: essa rolagem é refeita)?
pg-ask-penalty-offense = Falta do ataque em { $route }, força { $intensity }: aceitar (accept: a jogada falha) ou recusar (decline: uma rolagem pelo sack e pelo safety)?

## Como está
pg-kick-off = Pontapé inicial
pg-final = Placar final
pg-quarter = { $number }º quarto
pg-overtime = Prorrogação
pg-on-the-try =
    { PERSON($who) ->
        [you] sua tentativa extra
       *[other] { $who } na tentativa extra
    }
pg-at =
    { PERSON($who) ->
        [you] bola sua
       *[other] { $who }
    }, { $down }
pg-at-with-sacks =
    { PERSON($who) ->
        [you] bola sua
       *[other] { $who }
    }, { $down }, { $sacks ->
        [one] 1 sack
       *[other] { $sacks } sacks
    }
pg-drive-of = campanha { $drive } de { $of }
pg-drive = campanha { $drive }
pg-draw = Empate, { $points }–{ $points }.
pg-wins = { pg-who-wins } por { $points }–{ $others }.
pg-wins-in-overtime = { pg-who-wins } por { $points }–{ $others } na prorrogação.

## Lance a lance: decisões
pg-toss =
    { $coin ->
        [heads] Cara
       *[tails] Coroa
    }: { PERSON($who) ->
        [you] você recebe
       *[other] { $who } recebe
    }.
pg-takes-card =
    { PERSON($who) ->
        [you] Você joga
       *[other] { $who } joga
    } com a carta { $card }.
pg-lines-up =
    4ª para o gol: { PERSON($who) ->
        [you] você se alinha
       *[other] { $who } se alinha
    } para o field goal.
pg-goes-for-it =
    4ª para o gol: { PERSON($who) ->
        [you] você arrisca
       *[other] { $who } arrisca
    } a jogada.
pg-takes-kick = { pg-who-takes-kick }.
pg-takes-kick-with = { pg-who-takes-kick }, +{ $bonus }.
pg-plays-on =
    { PERSON($who) ->
        [you] Você continua
       *[other] { $who } continua
    } jogando.
pg-calls-audible =
    { PERSON($who) ->
        [you] Você muda
       *[other] { $who } muda
    } a jogada: { $player }.
pg-goes-for-two =
    { PERSON($who) ->
        [you] Você vai
       *[other] { $who } vai
    } para dois.
pg-sends-kicker =
    { PERSON($who) ->
        [you] Você manda
       *[other] { $who } manda
    } o kicker.
pg-declines =
    { pg-who-declines } a falta: { $roll ->
        [first] a primeira rolagem
        [second] a segunda rolagem
       *[only] a rolagem
    } é refeita e as próximas flags contam 0.
pg-accepts = { pg-who-accepts } a falta; as descidas recomeçam.
pg-accepts-on-try = { pg-who-accepts } a falta; a tentativa é repetida.
pg-declines-for-safety = { pg-who-declines } a falta e caça o quarterback pelo safety.
pg-accepts-failure = { pg-who-accepts } a falta; a jogada falha.

## Lance a lance: o snap
# Cada uma quando a descida já foi dita, e com ela.
pg-scrambles = O quarterback escapa.
pg-scrambles-on = { $down }: o quarterback escapa.
pg-scrambles-again = Ele escapa de novo.
pg-scrambles-into-sack = Ele escapa pela terceira vez e sofre o SACK.
pg-audible = O quarterback muda a jogada.
pg-audible-on = { $down }: o quarterback muda a jogada.
pg-set-play = Jogada ensaiada, +{ $bonus }.
pg-set-play-on = { $down }: jogada ensaiada, +{ $bonus }.
pg-sneak = Sneak do quarterback, { $strength }.
pg-sneak-on = { $down }: sneak do quarterback, { $strength }.
pg-hand-off = Entrega ao corredor.
pg-hand-off-on = { $down }: entrega ao corredor.
pg-pass = Passe para o { $player }.
pg-pass-on = { $down }: passe para o { $player }.
pg-incomplete = Incompleto.
pg-fumble = FUMBLE! A bola está solta.
pg-fumble-on-try = FUMBLE!
pg-route = { $route }, { $strength }.
# A força de uma jogada e do que ela é feita.
pg-intensity = força { $intensity }
pg-intensity-injured = força { $intensity } ({ $printed } − { $less } por lesão)
pg-intensity-set-play = força { $intensity } ({ $printed } + { $more } da jogada ensaiada)
pg-intensity-favoured = força { $intensity } ({ $printed } + { $more } da especialidade)
pg-intensity-injured-set-play = força { $intensity } ({ $printed } − { $less } por lesão + { $more } da jogada ensaiada)
pg-intensity-injured-favoured = força { $intensity } ({ $printed } − { $less } por lesão + { $more } da especialidade)
# Antes do ponto final.
pg-and-read = { $told }; a defesa percebe e tenta a interceptação
pg-and-decoy = { $told }; uma isca corre

## Lance a lance: dados
pg-flag = FLAG na jogada!
pg-flag-on-defense = Flag: { $foul }, contra a defesa.
pg-flag-on-offense = Flag: { $foul }, contra o ataque.
pg-flag-fails = Flag: { $foul }, contra o ataque: a jogada falha.
# O começo de uma frase …
pg-shows-one = A defesa tira { $second }
pg-shows-one-missed = A defesa tira { $second } (tackle perdido)
pg-shows-two = A defesa tira { $first } e { $second }
pg-shows-two-missed = A defesa tira { $first } e { $second } (tackle perdido)
# … e como continua.
pg-shows = { $shown }.
pg-beaten = { $shown }: { $reached } contra { $intensity }, BATIDA!
pg-stopped = { $shown }: { $reached } contra { $intensity }, { $route } é parada.
pg-sneak-stopped = { $shown }: { $reached } contra { $intensity }, o sneak é parado.
pg-injured =
    Uma pancada brutal: { PERSON($who) ->
        [you] seu { $player }
       *[other] o { $player } de { $who }
    } está LESIONADO, −1 daqui em diante.
pg-video = VÍDEO: o árbitro vê o replay; role de novo.
pg-runner-out = Fora: o corredor pisa além da lateral.
pg-pass-out = Fora: o passe é recebido fora do campo.
pg-two-good = Os dois pontos valem!
pg-touchdown =
    { PERSON($who) ->
        [you] TOUCHDOWN seu
       *[other] TOUCHDOWN de { $who }
    }!
pg-recovers =
    { PERSON($who) ->
        [you] Você RECUPERA
       *[other] { $who } RECUPERA
    } a bola!
pg-keeps-ball =
    { PERSON($who) ->
        [you] Você se joga
       *[other] { $who } se joga
    } na bola solta.
pg-gets-away = { FORM($face, case: "number") }: ele se livra.
pg-no-sack =
    { $face }: sem sack; { $roll ->
        [first] a primeira rolagem
        [second] a segunda rolagem
       *[only] a rolagem
    } é refeita e flags contam 0.
pg-sacked = SACK!
pg-pat-blocked = O chute é BLOQUEADO.
pg-pat-good = { FORM($face, case: "number") }: o ponto extra é bom.
pg-field-goal-good = { $rolled }: o field goal é BOM, 3 pontos.
pg-field-goal-missed = { $rolled }: o field goal não entra.
pg-returned =
    { PERSON($who) ->
        [you] Você retorna
       *[other] { $who } retorna
    } ATÉ O FIM, touchdown!
pg-return-stopped = { $rolled }: o retorno é parado.
pg-decoy-works = { $rolled }: a isca funciona, a defesa só tem uma rolagem.
pg-decoy-fails = { $rolled }: ninguém cai na isca.
pg-gets-through = { $rolled }: o passe chega
pg-told = { $told }.
pg-intercepted =
    { $rolled }: INTERCEPTADO { PERSON($who) ->
        [you] por você
       *[other] por { $who }
    }!

## Lance a lance: no que deu
pg-new-down = { $down }.
pg-new-down-sacks =
    { $down }, { $sacks ->
        [one] 1 sack
       *[other] { $sacks } sacks
    } nesta campanha.
pg-new-score = { $home } { $points }, { $away } { $others }.
pg-safety =
    SAFETY! 2 pontos { PERSON($who) ->
        [you] para você
       *[other] para { $who }
    }.
pg-try-fails = A tentativa falha.
pg-turnover = Posse perdida nas descidas.
pg-ball =
    Bola { PERSON($who) ->
        [you] para você
       *[other] para { $who }
    }, { $down }.
pg-still-level = Segue empatado: o jogo continua.
pg-level = Empate depois de quatro quartos: prorrogação.
pg-half-time = Intervalo.
pg-quarter-over =
    Fim do { $number ->
        [1] primeiro
        [2] segundo
        [3] terceiro
       *[4] último
    } quarto.
pg-game-over = E acabou o jogo.

## Recusas
pg-card-taken = o outro time já tem a carta { $card }
pg-no-kick-on-try = na tentativa extra não há field goal
pg-kick-on-fourth-only = o field goal é só para a 4ª descida; agora é { $down }
pg-no-kick-now = o field goal é para a 4ª descida, antes da jogada, ou para uma jogada ensaiada; agora é { $down }
pg-no-quarterback = um audible indica WR, TE ou RB, não o quarterback
pg-no-answer = { $text } não é resposta aqui; diga { $open }
pg-no-face = { $text } não é uma face { FORM($what, case: "of") }: { $possible }
pg-several-faces = { $text } pode ser mais de uma face { FORM($what, case: "of") }: { $possible }
pg-want-cards = duas cartas diferentes entre { $cards }, como 'air,ground', ou choose

## Recusas: posições
pg-bad-drives = há { $drives } campanhas
pg-bad-others-drive = a campanha { $drive } é do outro time (first={ $first })
pg-bad-pro-only = isso é do modo Pro
pg-bad-choosing = as cartas estão sendo escolhidas
pg-bad-own-card = cada time tem a sua própria carta
pg-bad-not-on-try = isso não acontece numa tentativa extra
pg-bad-try-down = uma tentativa extra é uma última descida sem sacks
pg-bad-call-down = essa escolha é da 4ª descida
pg-bad-no-safety = nenhum safety é possível
pg-bad-no-play = não há jogada em andamento
pg-bad-no-route = { $route } não é uma jogada desse dado
pg-bad-no-card-play = nenhuma carta tem essa jogada
pg-bad-not-called = nenhuma jogada foi chamada ainda
pg-bad-carrier-die = quem leva a bola tem o seu próprio dado
pg-bad-nobody = ninguém está com a bola
pg-bad-pro-bonus = no modo Pro as jogadas ensaiadas não somam nada
pg-bad-most-bonus = um bônus conta até { $most }
pg-bad-set-play-bonus = uma jogada ensaiada tem bônus
pg-bad-scrambled = o quarterback escapou
pg-bad-first-roll = não existe essa primeira rolagem
pg-bad-no-decoy = nenhuma isca correu

## O treinador
# As jogadas dentro de uma frase.
pg-call-play = jogar
pg-call-field-goal = o field goal
pg-call-accept = aceitar
pg-call-decline = recusar
pg-call-pat = chutar por um ponto
pg-call-two = jogar por dois pontos
pg-call-wr = o recebedor
pg-call-te = o tight end
pg-call-rb = o corredor
# Se dá certo, se dá errado: curto, numa tabela.
pg-works = pontua
pg-fails = não pontua
pg-times =
    { $times ->
        [one] uma vez em 100
       *[other] { $times } vezes em 100
    }
# Por que uma decisão é a melhor; no fim de uma frase.
pg-because-scores = { $best } pontua { pg-times }
pg-because-scores-more = { $best } pontua { pg-times }; { $other }, { $less }
pg-because-counts-more =
    { $other } pontua { $less } vezes em 100; { $best }, só { $times }, mas { $how ->
        [scoring] então vale mais
        [failing] falhar custa menos
       *[both] então vale mais, e falhar custa menos
    }
pg-because-accepted = aceitar dá de novo uma primeira descida
pg-because-declined = ao recusar, esse lance é refeito
pg-remark = Uma ou duas lesões futuras são previstas, outras não; isso vale no máximo 0,1 ponto.
pg-remark-cards = Uma ou duas lesões futuras são previstas, outras não; isso vale no máximo 0,1 ponto. A escolha das cartas é avaliada sem lesões.

## Regras da casa
pg-rules-basic = básico
pg-rules-basic-help = o jogo básico: oito campanhas por time, sem cartas
pg-rules-pro = pro
pg-rules-pro-help = modo Pro: dezesseis campanhas por time, cartas de time, audibles, interceptações
pg-option-mode = Modo
pg-option-mode-help = o jogo básico, ou o modo Pro com cartas de time
pg-option-mode-basic = básico
pg-option-mode-pro = pro
pg-option-cards = Cartas de time
pg-option-cards-help = modo Pro: uma carta para cada lado (air, ground, tight, trick), ou escolhidas antes da moeda
pg-option-pro-set-play-kick = Chute na jogada ensaiada
pg-option-pro-set-play-kick-help = modo Pro: numa jogada ensaiada pode-se chutar um field goal, sem bônus
pg-option-halftime-swap = Troca no intervalo
pg-option-halftime-swap-help = o time que recebeu em segundo começa o segundo tempo
pg-option-overtime = Prorrogação
pg-option-overtime-help = empate no fim: fica empatado, ou uma campanha para cada até haver diferença
pg-option-overtime-draw = empate
pg-option-overtime-drives = campanhas

## Figures by player

pg-figure-points-a-drive = Pontos por campanha
pg-figure-drives-finished = Campanhas até a end zone
pg-figure-touchdowns = Touchdowns
pg-figure-carried = Touchdowns carregados por
pg-figure-fg-made = Field goals convertidos
pg-figure-pat-made = Pontos extras convertidos
pg-figure-two-pt-made = Tentativas de dois pontos convertidas
pg-figure-fourth-down-conversions = Quartas descidas convertidas
pg-figure-sacks = Sacks sofridos
pg-figure-turnovers = Turnovers
pg-figure-safeties-given = Safeties cedidos
pg-figure-allowed-a-drive = Pontos cedidos por campanha
pg-figure-drives = Campanhas
pg-figure-fg-att = Field goals tentados
pg-figure-pat-att = Pontos extras tentados
pg-figure-two-pt-att = Tentativas de dois pontos
pg-figure-fourth-down-attempts = Quartas descidas
pg-figure-fumbles-lost = Fumbles perdidos
pg-figure-interceptions = Passes interceptados
pg-figure-safeties = Safeties
pg-figure-touchdowns-qb = Touchdowns de quarterback
pg-figure-touchdowns-wr = Touchdowns de recebedores
pg-figure-touchdowns-te = Touchdowns de tight ends
pg-figure-touchdowns-rb = Touchdowns de corredores
