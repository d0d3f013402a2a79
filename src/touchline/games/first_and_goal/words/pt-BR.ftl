# First & Goal em português.

fg-tagline = Chame suas jogadas em segredo, role os dados das duas cartas e gaste o relógio, que é o seu baralho.

## Times, posições, descidas
fg-team =
    { $team ->
        [home] Mandante
       *[away] Visitante
    }
fg-seat =
    { $seat ->
        [home] Mandante
        [away] Visitante
        [home-offense] Mandante, ataque
        [home-defense] Mandante, defesa
        [away-offense] Visitante, ataque
       *[away-defense] Visitante, defesa
    }
fg-at-own = na { $yards } própria
fg-at-opp = na { $yards } adversária
fg-at-midfield = no meio-campo
fg-down = { $down }ª para { $yards }
fg-down-and-goal = { $down }ª para o gol
# The beginning of a sentence; on a page whoever reads it is "you".
fg-who-accepts =
    { PERSON($who) ->
        [you] Você aceita
       *[other] { $who } aceita
    }
fg-who-brings-back =
    { PERSON($who) ->
        [you] Você traz a bola de volta
       *[other] { $who } traz a bola de volta
    }
fg-who-has =
    { PERSON($who) ->
        [you] Você tem
       *[other] { $who } tem
    }
fg-who-takes-over =
    { PERSON($who) ->
        [you] A bola é sua
       *[other] A bola é de { $who }
    }
fg-who-wins =
    { PERSON($who) ->
        [you] Você vence
       *[other] { $who } vence
    }
fg-whose-time-out =
    { PERSON($who) ->
        [you] Tempo seu
       *[other] Tempo de { $who }
    }
fg-whose-touchdown =
    { PERSON($who) ->
        [you] TOUCHDOWN SEU
       *[other] TOUCHDOWN DE { UPPER($who) }
    }
fg-gain =
    ganho de { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    }
    .start = 
        Ganho de { $yards ->
            [one] { $yards } jarda
           *[other] { $yards } jardas
        }
fg-gain-none = sem ganho
    .start = Sem ganho
fg-loss =
    perda de { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    }
    .start = 
        Perda de { $yards ->
            [one] { $yards } jarda
           *[other] { $yards } jardas
        }

## Cartas, dados, a moeda
fg-a-card = uma carta
    .start = Uma carta
fg-card-halfback-dive = Halfback Dive
fg-card-off-tackle = Off Tackle
fg-card-counter = Counter
fg-card-draw = Draw
fg-card-sweep = Sweep
fg-card-reverse = Reverse
fg-card-screen = Screen
fg-card-slant = Slant
fg-card-short-pass = Short Pass
fg-card-play-action = Play Action
fg-card-medium-pass = Medium Pass
fg-card-bomb = Bomb
fg-card-goal-line = Goal Line
fg-card-5-2-front = 5-2 Front
fg-card-lb-blitz = LB Blitz
fg-card-4-3 = 4-3
fg-card-corner-blitz = Corner Blitz
fg-card-3-4 = 3-4
fg-card-cover-2-spy = Cover 2 Spy
fg-card-nickel = Nickel
fg-card-man-to-man = Man-to-Man
fg-card-dime = Dime
fg-card-safety-blitz = Safety Blitz
fg-card-prevent = Prevent
fg-chance-red = dado vermelho
    .the = o dado vermelho
fg-chance-ivory = dado marfim
    .the = o dado marfim
fg-chance-brown = dado marrom
    .the = o dado marrom
fg-chance-yellow = dado amarelo
    .the = o dado amarelo
fg-chance-blue = dado azul
    .the = o dado azul
fg-chance-green = dado verde
    .the = o dado verde
fg-chance-black = dado preto
    .the = o dado preto
fg-chance-play = dado de jogada
    .the = o dado de jogada
fg-chance-referee = dado do árbitro
    .the = o dado do árbitro
fg-chance-penalty = dado de penalidade
    .the = o dado de penalidade
fg-chance-d20 = dado de vinte lados
    .the = o dado de vinte lados
fg-chance-coin = moeda
    .the = a moeda
fg-chance-offense-card = carta do ataque
    .the = a carta do ataque
fg-chance-defense-card = carta da defesa
    .the = a carta da defesa
fg-chance-burned-card = carta queimada
    .the = a carta queimada
fg-coin-heads = Cara
fg-coin-tails = Coroa

## Decisões
fg-move-time-out = Pedir tempo
fg-move-ready = Pronto, seguir
fg-move-sneak = Quarterback sneak
fg-move-kneel = Ajoelhar
fg-move-hail-mary = Hail Mary: tudo num só lançamento
fg-move-punt = Punt: chutar para longe
fg-move-field-goal = Field goal
fg-move-kick = Chutar
fg-move-fake = Fingir o chute
fg-move-guess-kick = É um chute
fg-move-guess-fake = É um blefe
fg-move-touchback = Touchback: começar seguro
fg-move-run-out = Sair correndo
fg-move-onside = Chute curto para ficar com a bola (onside)
fg-move-squib = Chute rasteiro (squib)
fg-move-accept = Aceitar a penalidade
fg-move-decline = Recusar a penalidade
fg-move-stop = Parar aqui
fg-move-run-on = Continuar correndo
fg-move-burn = Queimar uma carta: deixar o relógio correr
fg-move-hold = Poupar o relógio
fg-move-shuffle = Embaralhar a mão e comprar de novo
fg-move-extra-point = Chutar o ponto extra
fg-move-two-point = Tentar dois pontos
fg-move-return = Retornar
fg-move-fair-catch = Fair catch
fg-move-heads = Cara
fg-move-tails = Coroa
fg-move-receive = Receber
fg-move-five-dice = Todos os cinco dados
fg-move-draw-cards = Comprar
fg-move-end-half = Deixar o tempo acabar
fg-move-give-up = Desistir da conversão
fg-move-take = Pegar uma carta de volta
fg-move-discard = Pagar com uma carta
fg-move-nothing = Deixar as cartas como estão
fg-move-take-card = Pegar { $card } de volta
fg-move-discard-card = Pagar com { $card }
fg-move-without = O dado de jogada por { FORM($die, case: "the") }
fg-hidden-play = uma jogada, virada para baixo
fg-hidden-kick = chute ou finta, virado para baixo
fg-hidden-take = uma carta de volta do descarte, sem mostrar

## O que se pergunta
fg-ask-coin-call = Cara ou coroa?
fg-ask-toss-choice = Sorteio vencido: receber ou chutar?
fg-ask-kickoff = Como é o kickoff?
fg-ask-receive = Touchback ou sair correndo?
fg-ask-defense-call = Qual defesa?
fg-ask-discard-more = Descartar uma segunda carta ou comprar?
fg-ask-breakaway = Perdendo terreno: parar aqui ou continuar correndo?
fg-ask-flag-on-defense = Flag contra a defesa: o ataque aceita ou recusa?
fg-ask-flag-on-offense = Flag contra o ataque: a defesa aceita ou recusa?
fg-ask-flag-on-offense-return = Flag contra quem retorna: os chutadores aceitam ou recusam?
fg-ask-flag-on-defense-return = Flag contra quem chuta: os retornadores aceitam ou recusam?
fg-ask-time-out-offense = Tempo, ataque: pegar uma carta do descarte, embaralhar a mão ou não fazer nada?
fg-ask-time-out-defense = Tempo, defesa: pegar uma carta do descarte, embaralhar a mão ou não fazer nada?
fg-ask-time-out-offense-former = Tempo, ataque: pegar uma carta do descarte ou embaralhar a mão?
fg-ask-time-out-defense-former = Tempo, defesa: pegar uma carta do descarte ou embaralhar a mão?
fg-ask-burn-offer = Queimar uma carta para o relógio correr?
fg-ask-burn-stop = Uma carta vai queimar: impedir com um pedido de tempo?
fg-ask-burn-stop-run = É uma corrida, e uma carta vai queimar: impedir com um pedido de tempo antes dos dados?
fg-ask-burn-hand = Qual carta da mão queima?
fg-ask-try = Chutar o ponto extra ou tentar dois?
fg-ask-field-goal-card = Qual carta paga o field goal?
fg-ask-kneel-card = Qual carta custa o ajoelhar?
fg-ask-fake-offense = Ataque: chute ou finta?
fg-ask-fake-defense = Defesa: chute ou finta?
fg-ask-punt-choice = Todos os cinco dados, ou o dado de jogada no lugar de um deles?
fg-ask-catch = Retornar o punt ou fair catch?
fg-ask-over = O jogo acabou.
fg-ask-die = O que mostra { FORM($die, case: "the") }?
fg-ask-d20 = O que mostra o dado de vinte lados?
fg-ask-coin = Como cai a moeda?
fg-ask-offense-card = Que carta o ataque compra?
fg-ask-defense-card = Que carta a defesa compra?
fg-ask-burned-card = Que carta queima?
fg-ask-call-try = Conversão de dois pontos: qual jogada?
fg-ask-call-fake = O chute é uma finta: qual jogada?
fg-ask-call = { $down } { $at }: qual jogada?
fg-ask-answer = A jogada está anunciada: pronto, ou tempo?

## Como está
fg-half =
    { $number ->
        [1] Primeiro tempo
       *[2] Segundo tempo
    }
fg-overtime =
    { $number ->
        [1] Prorrogação
       *[other] Prorrogação { $number }
    }
fg-to-receive =
    { PERSON($who) ->
        [you] você recebe
       *[other] { $who } recebe
    }
fg-on-the-try =
    { PERSON($who) ->
        [you] sua conversão
       *[other] { $who } na conversão
    }
fg-stands =
    { PERSON($who) ->
        [you] bola sua
       *[other] { $who }
    }, { $down } { $at }
fg-cards-left =
    { $cards ->
        [one] resta { $cards } carta
       *[other] restam { $cards } cartas
    }
fg-tie = Empate, { $points } a { $others }.
fg-tie-after-overtime =
    Empate, { $points } a { $others } após { $periods ->
        [one] a prorrogação
       *[other] { $periods } prorrogações
    }.
fg-wins = { fg-who-wins } por { $points } a { $others }.
fg-wins-after-overtime =
    { fg-who-wins } por { $points } a { $others } após { $periods ->
        [one] a prorrogação
       *[other] { $periods } prorrogações
    }.

## Narração: as chamadas
fg-sends-in-play =
    { PERSON($who) ->
        [you] Você manda
       *[other] { $who } manda
    } uma jogada em segredo.
fg-time-out = { fg-whose-time-out }.
fg-nothing-playable =
    { PERSON($who) ->
        [you] Você não
       *[other] { $who } não
    } tem nada jogável daqui: { $card } vai para o descarte.
fg-draws =
    { PERSON($who) ->
        [you] Você compra
       *[other] { $who } compra
    }.
fg-lays-away-too =
    { PERSON($who) ->
        [you] Você descarta
       *[other] { $who } descarta
    } também { $card }.
fg-time-out-card-back =
    { fg-whose-time-out }; { PERSON($other) ->
        [you] você pega
       *[other] { $other } pega
    } sua carta de volta.
fg-reveal = { $down } { $at }: { $ours } contra { $theirs }.
fg-reveal-try = Conversão de dois pontos { $at }: { $ours } contra { $theirs }.
fg-reveal-fake = A finta { $at }: { $ours } contra { $theirs }.

## Narração: o relógio
fg-lets-clock-run =
    { PERSON($who) ->
        [you] Você deixa
       *[other] { $who } deixa
    } o relógio correr.
fg-burns-top = O relógio corre: { $card } queima.
fg-burns-hand =
    O relógio corre: { PERSON($who) ->
        [you] você queima
       *[other] { $who } queima
    } { $card } da mão.
fg-time-out-keep = { fg-whose-time-out }, para manter essa carta no relógio.
fg-time-out-no-burn = { fg-whose-time-out }: esta corrida não queima carta.
fg-time-out-before = { fg-whose-time-out }, antes da jogada.
fg-shuffles =
    { PERSON($who) ->
        [you] Você embaralha
       *[other] { $who } embaralha
    } a mão e compra de novo.
fg-keeps-cards =
    { PERSON($who) ->
        [you] Você deixa
       *[other] { $who } deixa
    } as cartas como estão.
fg-takes-back =
    { PERSON($who) ->
        [you] Você pega
       *[other] { $who } pega
    } uma carta de volta, sem mostrar.

## Narração: uma jogada
fg-goes-down =
    { PERSON($who) ->
        [you] Você vai
       *[other] { $who } vai
    } ao chão antes que piore.
fg-keeps-running =
    { PERSON($who) ->
        [you] Você continua
       *[other] { $who } continua
    } correndo.
fg-gained = { FORM($gain, case: "start") }.
fg-broken-up = Jogada quebrada! { FORM($gain, case: "start") }.
fg-breakaway = ESCAPADA, { $gain }!
fg-still-loose = Ainda livre, { $gain }!
fg-caught = Mais { $gain } até ser alcançado.
fg-ball-loose = { FORM($gain, case: "start") }, e a bola está solta!
fg-flag-on-play = { FORM($gain, case: "start") }, mas há uma flag na jogada.
fg-holds-on =
    Mas { PERSON($who) ->
        [you] você segura
       *[other] { $who } segura
    } a bola.
fg-lost =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTADO
    }! { fg-who-has } a bola { $at }.
fg-lost-safety =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTADO
    } atrás da própria linha de gol: SAFETY, dois pontos { PERSON($who) ->
        [you] para você
       *[other] para { $who }
    }!
fg-lost-touchdown =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTADO
    }! { PERSON($who) ->
        [you] Você tem a bola, e é TOUCHDOWN
       *[other] { $who } tem a bola, e é TOUCHDOWN de { UPPER($who) }
    }.
fg-lost-on-try =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTADO
    }! { fg-who-has } a bola; a conversão falha.
fg-lost-running =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTADO
    }! { fg-who-has } a bola e corre com ela.
fg-lost-touchback =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTADO
    }! { fg-who-has } a bola na end zone: touchback.
fg-brings-back = { fg-who-brings-back }, { $gain }.
fg-brings-back-to = { fg-who-brings-back }, { $gain }, { $at }.
fg-brings-back-points = { fg-who-brings-back }, { $gain }: { $points }
fg-safety =
    Pego na própria end zone: SAFETY, dois pontos { PERSON($who) ->
        [you] para você
       *[other] para { $who }
    }!
fg-touchdown = { fg-whose-touchdown }!
fg-two-good = Os dois pontos valem!
fg-try-no-good = Não valeu.
fg-short-on-fourth =
    Curto na quarta descida: a bola { PERSON($who) ->
        [you] é sua
       *[other] é de { $who }
    }.
fg-first-down = First down { $at }!
fg-next-down = { $down } { $at }.

## Narração: flags
fg-flag-picked-up = A flag é recolhida, não houve falta.
fg-foul =
    { PERSON($who) ->
        [you] Falta sua
       *[other] Falta de { $who }
    }: { $yards } jardas.
fg-foul-first-down =
    { PERSON($who) ->
        [you] Falta sua
       *[other] Falta de { $who }
    }: { $yards } jardas e first down automático.
fg-declines =
    { PERSON($who) ->
        [you] Você recusa
       *[other] { $who } recusa
    }.
fg-accepts = { fg-who-accepts }: { $down } { $at }.
fg-accepts-return = { fg-who-accepts }: medido a partir do retorno, { $down } { $at }.
fg-accepts-punt = { fg-who-accepts }: o punt é repetido, { $at }.
fg-touchdown-wiped = O touchdown é anulado.
fg-touchdown-stands = O touchdown vale: { fg-whose-touchdown }!
fg-flag-in-pile = Há uma flag no bolo.
fg-no-foul-no-gain = Sem falta, sem ganho.
fg-no-foul = Sem falta.

## Narração: os tempos
fg-half-time =
    Fim do tempo: { $home } { $points }, { $away } { $others }. { PERSON($who) ->
        [you] Você recebe
       *[other] { $who } recebe
    } na abertura do segundo.
fg-level = Dois tempos jogados e empate, { $home } { $points }, { $away } { $others }: prorrogação, quem pontuar primeiro vence!
fg-still-level = Continua empatado: prorrogação { $number }.

## Narração: chutes, conversões e jogadas especiais
fg-sneaks =
    { PERSON($who) ->
        [you] Você se alinha
       *[other] { $who } se alinha
    } para um quarterback sneak.
fg-kneels =
    { PERSON($who) ->
        [you] Você ajoelha
       *[other] { $who } ajoelha
    }.
fg-hail-mary =
    { PERSON($who) ->
        [you] Você lança
       *[other] { $who } lança
    } para o alto: um Hail Mary para acabar o tempo!
fg-punt-team =
    { $down }: { PERSON($who) ->
        [you] você manda
       *[other] { $who } manda
    } o time de punt.
fg-ends-half =
    { PERSON($who) ->
        [you] Você não
       *[other] { $who } não
    } tem mais nada para jogar e deixa o tempo acabar.
fg-gives-up =
    { PERSON($who) ->
        [you] Você não
       *[other] { $who } não
    } tem mais nada para jogar; a conversão falha.
fg-field-goal-team =
    { PERSON($who) ->
        [you] Você se alinha
       *[other] { $who } se alinha
    } para um field goal { $at }.
fg-calls-coin =
    { PERSON($who) ->
        [you] Você pede
       *[other] { $who } pede
    } { $coin ->
        [heads] cara
       *[tails] coroa
    }.
fg-toss =
    { $coin ->
        [heads] Cara
       *[tails] Coroa
    }: { PERSON($who) ->
        [you] você vence
       *[other] { $who } vence
    } o sorteio.
fg-toss-receives =
    { $coin ->
        [heads] Cara
       *[tails] Coroa
    }: { PERSON($who) ->
        [you] você vence
       *[other] { $who } vence
    } o sorteio e recebe.
fg-chooses-receive =
    { PERSON($who) ->
        [you] Você escolhe
       *[other] { $who } escolhe
    } receber.
fg-chooses-kick =
    { PERSON($who) ->
        [you] Você escolhe
       *[other] { $who } escolhe
    } chutar.
fg-onside =
    { PERSON($who) ->
        [you] Você tenta
       *[other] { $who } tenta
    } o onside kick!
fg-squib =
    { PERSON($who) ->
        [you] Você chuta
       *[other] { $who } chuta
    } rasteiro.
fg-kicks-off =
    { PERSON($who) ->
        [you] Você dá
       *[other] { $who } dá
    } o kickoff.
fg-brings-out =
    { PERSON($who) ->
        [you] Você sai
       *[other] { $who } sai
    } correndo com ela.
fg-touchback =
    Touchback. { $down } { PERSON($who) ->
        [you] para você
       *[other] para { $who }
    } { $at }.
fg-fields =
    { PERSON($who) ->
        [you] Você pega
       *[other] { $who } pega
    } a bola { $at } e corre.
fg-fair-catch =
    Fair catch { $at }. { $down } { PERSON($who) ->
        [you] para você
       *[other] para { $who }
    }.
fg-booms =
    { PERSON($who) ->
        [you] Você chuta
       *[other] { $who } chuta
    } com toda a força.
fg-places =
    { PERSON($who) ->
        [you] Você busca
       *[other] { $who } busca
    } a colocação: o dado de jogada substitui { FORM($die, case: "the") }.
fg-attempt-costs = A tentativa custa { $card }.
fg-goes-with-it = { FORM($card, case: "start") } vai junto.
fg-fake-decided = Chute ou finta? O ataque decidiu.
fg-tries-one =
    { PERSON($who) ->
        [you] Você chuta
       *[other] { $who } chuta
    } o ponto extra.
fg-tries-two =
    { PERSON($who) ->
        [you] Você tenta
       *[other] { $who } tenta
    } dois pontos.
fg-is-kick = É o chute.
fg-is-kick-farther =
    É o chute, e { PERSON($who) ->
        [you] você esperava
       *[other] { $who } esperava
    } uma finta: cinco jardas a mais.
fg-fake-smelled =
    Um FAKE { $kick ->
        [field-goal] field goal
       *[punt] punt
    }, e { PERSON($who) ->
        [you] você percebeu
       *[other] { $who } percebeu
    }! A bola muda de lado ali mesmo.
fg-fake =
    É um FAKE { $kick ->
        [field-goal] field goal
       *[punt] punt
    }!
fg-point-good = O ponto extra é bom.
fg-point-blocked = O ponto extra é BLOQUEADO!
fg-hail-mary-caught = HAIL… MARY! { fg-whose-touchdown }!
fg-hail-mary-falls = Ela cai no chão.
fg-field-goal-blocked = BLOQUEADO! { fg-who-takes-over }.
fg-kick-away = O chute está no ar…
fg-field-goal-good =
    { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    }: é BOM, três pontos.
fg-field-goal-missed =
    { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    }, errou. { fg-who-takes-over } ali mesmo.
fg-onside-recovered =
    { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    }, e { PERSON($who) ->
        [you] você RECUPERA
       *[other] { $who } RECUPERA
    } { $at }!
fg-kick-fielded =
    { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    }. { fg-who-takes-over }, { $down } { $at }.
fg-in-touchdown = Entrou: { fg-whose-touchdown }!
fg-in-end-zone-safety =
    Na end zone: SAFETY, dois pontos { PERSON($who) ->
        [you] para você
       *[other] para { $who }
    }!
fg-punt-blocked = BLOQUEADO! { fg-who-takes-over } na linha de scrimmage.
fg-punt-bounce = Um quique enorme…
fg-punt-loose = Ela está solta lá!
fg-punt-flag = Flag no chute.
fg-out-of-bounds = Fora do campo.
fg-punt-safety =
    O punt vai para trás: SAFETY, dois pontos { PERSON($who) ->
        [you] para você
       *[other] para { $who }
    }!
fg-punt-touchback =
    Um punt de { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    } até a end zone: touchback, { PERSON($who) ->
        [you] bola sua { $at }
       *[other] { $who } { $at }
    }.
fg-punt =
    Um punt de { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    }; { PERSON($who) ->
        [you] bola sua { $at }
       *[other] { $who } { $at }
    }.
fg-punt-recovered =
    { PERSON($who) ->
        [you] Você RECUPERA seu
       *[other] { $who } RECUPERA o
    } próprio punt { $at }!
fg-no-harm = Nada de mais.
fg-all-the-way = Até o fim: { fg-whose-touchdown }!
fg-no-way-out =
    Sem saída: touchback. { $down } { PERSON($who) ->
        [you] para você
       *[other] para { $who }
    } { $at }.
fg-returned =
    { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    }. { $down } { PERSON($who) ->
        [you] para você
       *[other] para { $who }
    } { $at }.
fg-return-fumbled-running = FUMBLE no retorno! { fg-who-has } a bola e corre com ela.
fg-return-fumbled = FUMBLE no retorno! { fg-who-has } a bola { $at }.
fg-keeps-it =
    { PERSON($who) ->
        [you] Você fica
       *[other] { $who } fica
    } com ela.
fg-return-breakaway =
    ESCAPADA, { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    }, e continua correndo!
fg-return-ball-out =
    { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    }, e a bola está solta!
fg-return-flag =
    { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    }, com uma flag.
fg-return-twenty = Vinte jardas, e continua correndo!
fg-return-wrong-way =
    ESCAPADA, mas para o lado errado, { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    }.

## Recusas
fg-not-a-move = { $text } não se diz aqui: { $question }
fg-not-here = “{ $move }” não pode ser escolhido aqui: { $question }
fg-not-on-a-try = { $card } traz um { $limit } vermelho: não numa conversão
fg-not-so-near = { $card } traz um { $limit } vermelho: não da { $yards }, na { $limit } ou mais perto
fg-no-card-in-hand = não há { $card } nesta mão
fg-no-card-in-pile = não há { $card } neste descarte
fg-no-card-in-deck = { $text } não pode ser { FORM($what, case: "the") }: o baralho não tem mais essa carta
fg-not-in-range = { $text } não pode ser { FORM($what, case: "the") }; possível: { $low } a { $high }
fg-one-time-out-a-snap = regras 0.9: um pedido de tempo por time e snap, e já foi feito
fg-no-time-outs-left = não restam pedidos de tempo neste tempo de jogo
fg-no-time-out-now = agora não se pode pedir tempo
fg-no-sneak = um sneak precisa de exatamente uma jarda a ganhar, não { $yards }
fg-no-kneel = não se ajoelha enquanto o baralho do ataque tem cartas ({ $cards })
fg-no-hail-mary = um Hail Mary precisa do baralho vazio, de uma ou duas cartas e da 35 própria ou melhor
fg-no-punt = o punt é para a quarta descida; esta é { $down }
fg-no-field-goal = aqui não há field goal
fg-one-card-on-a-try = a conversão de dois pontos é uma jogada com carta
fg-not-after-a-fake = o chute era uma finta: jogue uma carta
fg-no-exchange = só se trocam cartas quando a mão inteira é injogável
fg-no-fake = não há finta sem uma carta jogável na mão
fg-no-squib = o chute rasteiro não foi combinado (opção squib_kick)
fg-no-two-point-try = a conversão de dois pontos precisa de uma carta sem número vermelho na mão

## Recusas: posições
fg-wrong-phase = nada espera entre uma jogada e o que vem depois
fg-wrong-line-to-gain = a linha, a { $yards }, fica além do gol, a { $goal }
fg-wrong-goal-line = só um kickoff corrido começa na própria linha de gol
fg-wrong-time-outs = há { $number } pedidos de tempo por tempo de jogo
fg-wrong-die = um dado está pendente quando se rolam dados, e só então
fg-wrong-pending = o dado da vez não está entre os pendentes
fg-wrong-two-cards = uma jogada se rola para duas cartas
fg-wrong-action = há uma jogada em curso, mas action não diz qual
fg-wrong-tabled = as cartas só ficam na mesa ao revelar uma corrida
fg-wrong-fake-card = o ataque não pôs a carta Fake/Kick
fg-wrong-no-card = o ataque não pôs carta
fg-wrong-barred = a carta do ataque é proibida aqui
fg-wrong-deck-size =
    { $deck ->
        [offense] o ataque
       *[defense] a defesa
    } tem { $cards } cartas, a caixa { $most }
fg-wrong-known-cards = com cartas numa mesa ninguém sabe quais são
fg-wrong-copies =
    { $deck ->
        [offense] o ataque
       *[defense] a defesa
    } não tem { $copies } cópias de cada jogada
fg-wrong-count =
    { $field } não conta as cartas { $deck ->
        [offense] do ataque
       *[defense] da defesa
    }
fg-wrong-no-cards = um ataque sem cartas: o tempo acabou
fg-wrong-card-not-held = a carta posta pelo ataque não está na sua mão

## Recusas: os valores de uma caixa
fg-no-figure = não há valor { $figure } para corrigir; aqui há: { $known }
fg-wrong-table = { $figure } é uma tabela de valores, não { $value }
fg-wrong-matchup = { $figure }: { $value } não é como RIB/1 (dados diferentes de { $letters }) ou 0/2
fg-wrong-number = { $figure }: { $value } não é um número inteiro de { $low } a { $high }
fg-wrong-name = { $figure }: { $value } não é um nome de no máximo { $longest } letras
fg-wrong-faces = { $figure }: um dado tem seis faces, não { $value }
fg-wrong-choice = { $figure }: { $value } não é nenhum de { $choices }
fg-wrong-list = { $figure }: { $value } não é uma lista de diferentes de { $choices }
fg-no-team = { $team }: nenhum time da caixa e sem dados próprios
fg-wrong-own-faces = { $figure }: um dado tem seis números inteiros, não { $value }
fg-wrong-face = { $figure }: uma face vai de { $low } a { $high }
fg-wrong-face-sum = { $figure }: as faces somam { $sum }, que não é múltiplo de { $factor }

## O técnico
fg-because-mixed = Ninguém consegue ler você se jogar { $shares }: cerca de { $win } ± { $within } de chance de vencer.
fg-because-worth = “{ $move }” vale { $win } ± { $within } de chance de vencer.
fg-because-share = { $move } { $share }
fg-because-shares = { $first }, { $more }
fg-remark-interval = O ± é quanto essas estimativas ficaram longe de jogos jogados até o fim (de { $least } a { $most } pontos com chances iguais, conforme a parte da partida), 95 vezes em 100. Mãos ocultas são estimadas pelas cartas vistas; numa análise, o encontro de duas chamadas ocultas conta como sorte.

## Regras da casa
fg-rules-book = livro
fg-rules-book-help = o livro de regras completo
fg-rules-condensed = resumido
fg-rules-condensed-help = o manual resumido, onde difere: sorteio, jogadas quebradas, escapadas e o sneak
fg-rules-advanced = avançado
fg-rules-advanced-help = o livro completo com as regras opcionais para jogadas quebradas, escapadas, turnovers e chutes rasteiros
fg-option-teams = Times
fg-option-teams-help = os dados de cada lado, o mandante primeiro: um time, seu nome ou apelido
fg-option-seats = Jogadores
fg-option-seats-help = jogadores: com três um time tem dois, com quatro ambos
fg-option-seats-2 = 2
fg-option-seats-3 = 3
fg-option-seats-4 = 4
fg-option-pair = Time de dois
fg-option-pair-help = o time de dois entre três jogadores
fg-option-pair-home = mandante
fg-option-pair-away = visitante
fg-option-may-talk = Técnicos podem conversar
fg-option-may-talk-help = técnicos de um mesmo time compartilham o que sabem
fg-option-cards = Cartas
fg-option-cards-help = dadas pelo jogo, ou reais numa mesa
fg-option-cards-dealt = dadas pelo jogo
fg-option-cards-table = na mesa
fg-option-toss-choice = Escolha no sorteio
fg-option-toss-choice-help = quem vence o sorteio escolhe receber ou chutar
fg-option-squib-kick = Chute rasteiro
fg-option-squib-kick-help = kickoffs podem ser rasteiros
fg-option-advanced-broken-plays = Jogadas quebradas avançadas
fg-option-advanced-broken-plays-help = um X numa corrida custa três jardas em vez dos dados
fg-option-breakaway-touchdown = Touchdown por escapadas
fg-option-breakaway-touchdown-help = três escapadas seguidas são um touchdown
fg-option-advanced-turnovers = Turnovers avançados
fg-option-advanced-turnovers-help = interceptações com um segundo símbolo, e a bola é levada de volta
fg-option-sneak-x-succeeds = Sneak vale com X
fg-option-sneak-x-succeeds-help = um X ganha a jarda num sneak
fg-option-broken-play = Jogadas quebradas
fg-option-broken-play-help = um X anula os dados coloridos, ou todas as jardas
fg-option-broken-play-coloured = dados coloridos
fg-option-broken-play-all = todas as jardas
fg-option-breakaway-stop = Parar uma escapada
fg-option-breakaway-stop-help = uma escapada pode parar com perda no total, ou depois de uma nova rolagem que perde jardas
fg-option-breakaway-stop-total = total
fg-option-breakaway-stop-reroll = nova rolagem
fg-option-end-zone-turnover = Bola perdida na própria end zone
fg-option-end-zone-turnover-help = uma bola perdida atrás da própria linha de gol é um safety, ou um touchdown da defesa
fg-option-end-zone-turnover-safety = safety
fg-option-end-zone-turnover-touchdown = touchdown
fg-option-field-goal-cards = Custo de um field goal
fg-option-field-goal-cards-help = cartas que um field goal custa
fg-option-field-goal-cards-1 = 1
fg-option-field-goal-cards-2 = 2
fg-option-d20-kicks = Chutes com um d20
fg-option-d20-kicks-help = retornos de kickoff e punts com um dado de vinte lados
fg-option-overtime-cap = Máximo de prorrogações
fg-option-overtime-cap-help = prorrogações antes de valer o empate

## Figures by player

fg-figure-yards-a-play = Jardas por jogada
fg-figure-running = Corrida
fg-figure-passing = Passe
fg-figure-punting = Punts
fg-figure-in-plays = { $yards } jardas em { $plays } ({ $each } cada)
fg-figure-possession = Posse de bola (de todas as cartas)
