# Lições e problemas no terminal.

learn-step = Passo { $step } de { $count }
learn-press = Pressione Enter para rolar.
learn-type = Digite { $move }
learn-nudge = Esse não: digite { $move }. Nada foi jogado.
learn-first-match = Sua primeira partida: touchline play { $game } --first
learn-to-type = Para jogar isso, digite { $move }.
learn-new = Novo: { $what } ({ $rule })
learn-none = { $game } não tem lição; suas regras: touchline rules { $name }

puzzle-none = esse problema não existe
puzzle-no-blunders = nenhuma decisão desta partida entregou o bastante para ser tentada de novo
puzzle-own = da sua própria partida
puzzle-grade =
    { $grade ->
        [0] fácil
        [1] para jogadores de clube
       *[other] difícil
    }
puzzle-right = Certo: { $best }. A segunda melhor ideia custa { $points } em cem.
puzzle-wrong = Melhor é { $best }: o seu vence { $points } em cem a menos.
puzzle-score = { $run } certos seguidos, recorde { $best }; { $solved } resolvidos.
puzzle-days =
    { $days ->
        [one] Problema do dia: 1 dia seguido.
       *[other] Problema do dia: { $days } dias seguidos.
    }
puzzle-more = Enter: mais um. quit: chega.
