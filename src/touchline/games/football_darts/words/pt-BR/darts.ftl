# 'touchline darts': how well you throw, and where to aim.
fd-darts-no-preset = não há perfil { $name }; há: { $known }
fd-darts-none = não há um dardo sequer aqui
fd-darts-ask-darts = Seus dardos:
fd-darts-ask-aim = Em que você mirou (T20, BULL, … ou 'unknown')?
fd-darts-at-bull = Onde nada mais é dito, valem como mirados no BULL (--aim T20, ou --aim unknown).
fd-darts-at-coach = Valem como mirados onde o treinador teria mirado (--aim T20, ou --aim unknown).
fd-darts-no-file = não há nenhum arquivo { $file }
fd-darts-other-game = { $file } é uma súmula de { $game }: nela não se lançaram dardos
fd-darts-nobody = ninguém chamado { $name } lança nesta partida; há: { $known }
fd-darts-no-statistics = ainda não há dardos assim nesta máquina: 'touchline play football-darts --table' os guarda
fd-darts-picture-kind = { $file } deve terminar em .png ou .svg
fd-darts-thrower = o arremessador { $thrower } não serve; dê { $wanted }
fd-darts-expected = Pontos esperados conforme a mira, { $thrower }
fd-darts-no-board = { $game } não tem alvo de dardos
fd-darts-win = Chance de vitória conforme a mira, { $who }: { $call }, { $thrower }
fd-darts-best-aim = { $file }: melhor mira ({ $x }, { $y }) mm, { $worth }

## fit
fd-fit-sigma =
    { $darts } { $darts ->
        [one] dardo
       *[other] dardos
    }: σ { $sigma } mm (intervalo de 95 %: { $low } a { $high }).
fd-fit-around = Caem em torno de ({ $x }, { $y }) mm, em { $bed }.
fd-fit-bias = Seus dardos caem { $across } mm à { $side } da mira e { $up } mm { $height } dela.
fd-fit-left = esquerda
fd-fit-right = direita
fd-fit-above = acima
fd-fit-below = abaixo
fd-fit-shape = σ na horizontal { $across } mm, σ na vertical { $up } mm, ρ { $rho }.
fd-fit-toward = Puxado para { $prior } como se { $more } dardos a mais tivessem sido vistos: { $shrunk } mm, mais perto de { $nearest }; digite throwers={ $thrower }.
fd-fit-no-darts = não há dardos de que aprender
fd-fit-no-score = nenhum dardo vale { $score }
fd-fit-no-aim = não se mira em { $text }: dê uma casa, como T20 ou BULL
fd-fit-no-bed = { $text } não é casa nem pontuação

## stats
fd-stats-player = { $player }: { $matches } { $matches ->
        [one] partida
       *[other] partidas
    }, { $darts } { $darts ->
        [one] dardo
       *[other] dardos
    }
fd-stats-average = média de { $average } pontos por dardo; { $share }
fd-stats-most = mais acertado: { $beds }
fd-stats-at = em { $bed }: { $hit } de { $thrown } ({ $share })
fd-stats-drives = campanhas até a end zone: { $done } de { $drives } ({ $share })
fd-stats-field-goals = field goals: { $good } de { $tried }
fd-stats-evening = { $match }: contra { $opponent }, { $result }; média { $average }, { $touchdowns }/{ $drives } campanhas
fd-stats-unfinished = { $result }, inacabada
fd-stats-kind-off = fora do alvo { $share }
fd-stats-kind-bulls = bulls { $share }
fd-stats-kind-doubles = duplos { $share }
fd-stats-kind-trebles = triplos { $share }
fd-stats-kind-singles = simples { $share }

## solve
fd-worth-wins = { $who } ({ $thrower }) recebendo primeiro vence { $win }, { $own } a { $other } pontos em média
fd-worth-finer = Com a grade de miras pela metade, nenhuma das { $among } chances muda mais que { $change } ({ $seconds } s)

## Where to aim, in a table
fd-pointed-away = jogado fora de propósito
fd-pointed-at = { $bed } ({ $x }, { $y } mm)
fd-darts-worth-points = { $value } pontos
