# Por que o técnico quer isso: frases que terminam outra ou ficam sozinhas.  "Eles" são os adversários.

fg-because-mixed-why = Ninguém consegue ler você se jogar { $shares }: cerca de { $win } ± { $within } de chance de vencer; { $why }.
fg-because-worth-why = “{ $move }” vale { $win } ± { $within } de chance de vencer; { $why }.
fg-why-both = { $first }; { $more }

fg-times =
    { $times ->
        [one] uma vez em 100
       *[other] { $times } vezes em 100
    }

## Cartas
fg-why-makes = { $card } consegue o first down { fg-times }
fg-why-scores = { $card } pontua { fg-times }
fg-why-makes-against = contra { $card } eles conseguem o first down { fg-times }
fg-why-scores-against = contra { $card } eles pontuam { fg-times }
fg-why-makes-than = { $card } consegue o first down { fg-times }; { $other }, { $less }
fg-why-scores-than = { $card } pontua { fg-times }; { $other }, { $less }
fg-why-makes-than-against = contra { $card } eles conseguem o first down { fg-times }; contra { $other }, { $less }
fg-why-scores-than-against = contra { $card } eles pontuam { fg-times }; contra { $other }, { $less }
fg-why-yards-than = { $card } ganha { $yards } jardas em média; { $other }, { $less }
fg-why-yards-than-against = contra { $card } eles ganham { $yards } jardas em média; contra { $other }, { $less }
fg-why-loses-than = { $card } perde jardas { fg-times }; { $other }, { $less }
fg-why-loses-than-against = { $card } os faz recuar { fg-times }; { $other }, { $less }
fg-why-long-than = { $card } ganha vinte jardas ou mais { fg-times }; { $other }, { $less }
fg-why-long-than-against = contra { $card } eles ganham vinte jardas ou mais { fg-times }; contra { $other }, { $less }
fg-why-alike = { $card } e { $other } rendem quase o mesmo: ora uma, ora outra
fg-why-alike-against = { $card } e { $other } seguram quase o mesmo: ora uma, ora outra
fg-why-run-clock = você está na frente, e uma corrida tira uma carta a mais do relógio (restam { $cards })
fg-why-pass-clock = você precisa do tempo, e um passe para o relógio (restam { $cards } cartas)

## Jogadas anunciadas
fg-why-field-goal = um field goal daqui é bom { fg-times }
fg-why-punt = um punt os afasta cerca de { $yards } jardas
fg-why-fake = um fake que ninguém espera consegue o first down { fg-times }
fg-why-expect-kick = se eles chutarem, você não dá nada de graça
fg-why-expect-fake = se eles fingirem, a bola é sua { $at }
fg-why-sneak = o sneak consegue sua jarda { fg-times }
fg-why-kneel = ajoelhar tira uma carta do relógio e não arrisca nada
fg-why-hail-mary = a Hail Mary dá certo { fg-times }
fg-why-time-out = com um tempo você recupera uma carta melhor
fg-why-keep-time-out = um tempo vale mais depois

## Tentativas extras
fg-why-one = o chute é bom { fg-times } e { $stands }
fg-why-two = os dois pontos dão certo { fg-times }, e isso { $stands }
fg-stands-ahead =
    { $points ->
        [one] põe você { $points } ponto à frente
       *[other] põe você { $points } pontos à frente
    }
fg-stands-level = empata o jogo
fg-stands-behind =
    { $points ->
        [one] deixa você { $points } ponto atrás
       *[other] deixa você { $points } pontos atrás
    }

## Faltas e escapadas
fg-why-accepted = aceita: { $then }
fg-why-declined = recusada: { $then }
fg-then-down = { $down } { $at }
fg-then-touchdown = touchdown seu
fg-then-touchdown-theirs = touchdown deles
fg-then-won = bola sua { $at }
fg-then-lost = bola deles { $at }
fg-why-stop = parar deixa assim: { $gain }
fg-why-run-on = os mesmos dados de novo dão { $yards } jardas em média
fg-why-run-on-loses = os mesmos dados de novo perdem { $yards } jardas em média

## O relógio, os tempos
fg-why-burn-ahead = você está na frente, e cada carta a menos é tempo que eles não têm (restam { $cards })
fg-why-burn = quanto menos cartas restam, menos coisa pode dar errado ({ $cards } agora)
fg-why-save-behind = você está atrás e precisa do tempo (restam { $cards } cartas)
fg-why-save = o tempo ainda pode ser usado (restam { $cards } cartas)
fg-why-shuffle = uma mão nova promete mais do que qualquer carta recuperada
fg-why-nothing = a mão está boa como está

## Chutes e retornos
fg-why-five-dice = os cinco dados chegam a { $yards } jardas em média
fg-why-without = sem { FORM($die, case: "the") } são { $yards }, e o dado de jogada pode impedir o retorno
fg-why-return = um retorno ganha { $yards } jardas em média e perde a bola { fg-times }
fg-why-fair-catch = um fair catch não arrisca nada
fg-why-run-out = sair correndo chega em média à linha de { $yards } própria
fg-why-touchback = o touchback começa na linha de { $yards } própria
fg-why-deep = depois de um chute longo eles começam mais ou menos na linha de { $yards } deles
fg-why-onside = o chute curto é seu { fg-times }
fg-why-squib = um chute rasteiro não pode ser retornado
fg-why-first = você tem a bola primeiro
fg-why-second = você tem a bola primeiro depois do intervalo
