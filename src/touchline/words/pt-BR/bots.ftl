# O que os adversários dizem de si.

bots-random = Faz qualquer lance permitido, todos com a mesma chance. Não sabe o que é futebol.
bots-solved = Joga o jogo resolvido: nenhuma decisão sua entrega nada.
bots-solved-loss =
    Conhece a solução, mas entrega em média { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } de chance de vitória por decisão.
bots-remarked = { $told } { $remark }
bots-cannot-come = { $who } não pode vir ({ $problem }); { $other } joga por ele.
bots-cannot-play = { $who } não pode jogar aqui: { $problem }
bots-getting-ready = { $who } está se preparando (uma vez só, { $takes }); enquanto isso { $other } joga por ele.
bots-a-minute = cerca de um minuto
bots-two-minutes = um ou dois minutos
bots-was-ended = foi interrompido
bots-no-level = não há nível { $level } em { $game }; há: { $known }
bots-engine-form = um motor é uma linha de comando, como ./mybot.py
