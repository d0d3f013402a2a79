# O comando de First & Goal.

fg-help-exploitability = quanto o mestre de First & Goal pode ser explorado
fg-help-exploitability-page =
    A melhor resposta exata ao mestre num First & Goal reduzido, nos dois lugares: terceira para o gol na dez, cinco pontos atrás,
    duas cartas de ataque e quatro de defesa, cada dado na média. O que ela ganha além do justo, em pontos de chance; uma estratégia
    inexplorável tem 0. O valor do jogo reduzido e o que cada lado garante sem misturar vêm de programas lineares: onde diferem,
    perde quem pode ser lido.

    No jogo inteiro ninguém consegue calcular a melhor resposta. Ali são testados treinadores que sabem como o mestre pensa, jogam a
    melhor carta contra a mistura dele e guardam mais ou menos os seus tempos; o melhor é medido em partidas novas.

      touchline exploitability                  o mestre pensando cada vez mais
      touchline exploitability --thought 16,80  tantas mãos imaginadas e rodadas
      touchline exploitability first-and-goal --whole   o jogo inteiro
      touchline exploitability first-and-goal --former  o mestre contra o da primeira edição
      touchline exploitability first-and-goal --club    o que ganha quem conhece o jogador de clube
      touchline exploitability first-and-goal --scout   o que fingir ganha do olheiro
fg-help-exploitability-game = first-and-goal, o jogo das mãos ocultas
fg-help-exploitability-whole = exploradores do jogo inteiro, em pares espelhados
fg-help-exploitability-former = o mestre contra o da primeira edição
fg-help-exploitability-club = o que ganha do jogador de clube quem supõe que ele busca jardas, e o que isso custa contra o mestre
fg-help-exploitability-scout = o que ganha do olheiro quem finge contar jardas e sabe até onde ele acredita
fg-help-exploitability-pairs = pares espelhados de partidas inteiras (1000)
fg-help-exploitability-cores = núcleos para jogar partidas inteiras (1)
fg-help-exploitability-seed = dos dados das partidas inteiras (1)
fg-help-exploitability-thought = uma quantidade de reflexão em vez de várias
fg-help-exploitability-seeds = a média de N formas de imaginar mãos (8)
fg-help-calibration = se as estimativas de First & Goal se confirmam
fg-help-calibration-page =
    Partidas novas do mestre contra si mesmo, a maioria começada em qualquer ponto. Em cada parte do jogo as estimativas são
    ordenadas em dez classes; em cada uma a estimativa média é comparada com quantas vezes o lado com a bola venceu. Mostrados: o
    intervalo que o conselho indica com chances iguais, e a parte das posições cuja classe não erra mais que esse intervalo e o
    erro de contagem (95 %).

      touchline calibration --games 4000 --cores 4 --picture reliability.png
      touchline calibration --single
      touchline calibration --hands --games 100
fg-help-calibration-games = partidas novas (2000)
fg-help-calibration-cores = núcleos para jogar (1)
fg-help-calibration-seed = das partidas (2)
fg-help-calibration-single = posições isoladas em vez de classes: mestres jogam cada uma muitas vezes até o fim, com as cartas ocultas dadas de novo
fg-help-calibration-leads = em vez disso, as duas melhores ideias de problemas, jogadas até o fim: se erram juntas
fg-help-calibration-hands = se as mãos são como dadas do que não se viu: quantas vezes os mestres têm cada carta
fg-help-calibration-positions = posições de cada parte de um jogo (24; das partes curtas, o triplo)
fg-help-calibration-playouts = vezes que cada posição é jogada até o fim (50)
fg-help-calibration-part = só esta parte de um jogo; pode ser dado várias vezes
fg-help-calibration-thought = quanto pensam os mestres que jogam as posições até o fim: mãos imaginadas e rodadas (como o mestre: 64,160)
fg-help-calibration-write = guardar o que foi medido: o conselho passa a dizê-lo
fg-help-calibration-file = guardar num arquivo cada posição, o que se disse dela e o que aconteceu
fg-help-calibration-picture = desenhar estimativas contra resultados
