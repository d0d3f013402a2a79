# Football Darts em português do Brasil.

fd-tagline = Avance pelo campo num alvo de dardos: quatro dardos por campanha e as jardas exatas para o touchdown.

## The field and the board
fd-own = a { $yards } própria
    .in = na { $yards } própria
    .from = da { $yards } própria
fd-opp = a { $yards } adversária
    .in = na { $yards } adversária
    .from = da { $yards } adversária
fd-midfield = o meio-campo
    .in = no meio-campo
    .from = do meio-campo
fd-the-try = o ponto extra
    .from = do ponto extra
fd-bed =
    { $ring ->
        [inner] i
        [outer] o
        [double] D
       *[triple] T
    }{ $number }
    .long =
        { $ring ->
            [inner] simples interno
            [outer] simples externo
            [double] duplo
           *[triple] triplo
        } { $number }
fd-bed-25 = 25
    .long = bull externo
fd-bed-bull = BULL
    .long = bull interno
fd-bed-miss = fora
    .long = fora do alvo
fd-bed-bounce = quique
    .long = quica para fora
fd-bed-in-words = { FORM($bed, case: "long") }
# The beginning of a sentence; on a page whoever reads it is "you".
fd-who =
    { PERSON($who) ->
        [you] Você
       *[other] { $who }
    }
fd-who-throws =
    { PERSON($who) ->
        [you] Você lança
       *[other] { $who } lança
    }
fd-who-tries =
    { PERSON($who) ->
        [you] Você tenta
       *[other] { $who } tenta
    }
fd-who-punts =
    { PERSON($who) ->
        [you] Você chuta o punt
       *[other] { $who } chuta o punt
    }
fd-who-goes =
    { PERSON($who) ->
        [you] Você vai
       *[other] { $who } vai
    }
fd-who-wins =
    { PERSON($who) ->
        [you] Você vence
       *[other] { $who } vence
    }
fd-chance-coin = moeda
    .the = lançar a moeda
fd-chance-dart = dardo
    .the = lançar o dardo
fd-coin-heads = Cara
fd-coin-tails = Coroa

## Calls and moves
fd-call-throw = lançar
fd-call-field-goal = field goal
fd-call-punt = punt
fd-call-pat = ponto extra
fd-call-two = dois pontos
fd-call-receive = receber
fd-call-defer = adiar
fd-call-aimed = { $call } em { $aim }
fd-move-receive = Receber primeiro
fd-move-defer = Adiar
fd-move-throw = Lançar
fd-move-field-goal = Field goal
fd-move-punt = Punt
fd-move-pat = Um ponto
fd-move-two = Dois pontos
fd-move-aimed = { $call }: { FORM($aim, case: "long") }

## What is asked
fd-ask-toss = Jogue a moeda: cara ou coroa?
fd-ask-choice = Você ganhou o sorteio: receber ou adiar?
fd-ask-try = Conversão: um ponto (1, 5 ou 20) ou dois (o número 2)?
fd-ask-pat = Dardo no 1, 5 ou 20 para o ponto.
fd-ask-two = Dardo no número 2 para os dois pontos.
fd-ask-field-goal-far = Field goal { FORM($spot, case: "from") }: dardo no 20.
fd-ask-field-goal = Field goal { FORM($spot, case: "from") }: dardo no 1, 5 ou 20.
fd-ask-punt = Punt: o melhor são os bulls, depois um duplo ou um simples externo.
fd-ask-bonus = Dardo bônus no simples 1.
fd-ask-throw = Dardo { $dart }: faltam { $needed }.
fd-ask-call = Dardo { $dart }, faltam { $needed }: { LIST($calls, type: "or") }?
fd-ask-call-aim = Dardo { $dart }, faltam { $needed }: { LIST($calls, type: "or") }, e onde mirar?

## Where it stands
fd-quarter = { $number }º quarto
fd-overtime = Prorrogação { $number }
fd-on-the-try = { $who } na conversão
fd-at = { $who } { FORM($spot, case: "in") }, dardo { $dart } de 4, faltam { $needed }
fd-wins = { fd-who-wins } por { $points } a { $others }.
fd-wins-in-overtime =
    { fd-who-wins } por { $points } a { $others } depois de { $periods ->
        [one] prorrogação
       *[other] { $periods } prorrogações
    }.

## Play-by-play: decisions
fd-toss =
    { $coin ->
        [heads] Cara
       *[tails] Coroa
    }: { PERSON($who) ->
        [you] você ganha
       *[other] { $who } ganha
    } o sorteio.
fd-receives =
    { PERSON($who) ->
        [you] Você recebe
       *[other] { $who } recebe
    }; { PERSON($first) ->
        [you] você começa
       *[other] { $first } começa
    } { FORM($spot, case: "in") }.
fd-defers =
    { PERSON($who) ->
        [you] Você adia
       *[other] { $who } adia
    }; { PERSON($first) ->
        [you] você começa
       *[other] { $first } começa
    } { FORM($spot, case: "in") }.
fd-throws = { fd-who-throws } o dardo { $dart }.
fd-throws-aimed = { fd-who-throws } o dardo { $dart } mirando { FORM($aim, case: "long") }.
fd-throws-bonus = { fd-who-throws } o dardo bônus.
fd-throws-bonus-aimed = { fd-who-throws } o dardo bônus mirando { FORM($aim, case: "long") }.
fd-kicks = { fd-who-tries } um field goal { FORM($spot, case: "from") }.
fd-kicks-aimed = { fd-who-tries } um field goal { FORM($spot, case: "from") } mirando { FORM($aim, case: "long") }.
fd-punts = { fd-who-punts } { FORM($spot, case: "from") }.
fd-punts-aimed = { fd-who-punts } { FORM($spot, case: "from") } mirando { FORM($aim, case: "long") }.
fd-goes-for-one = { fd-who-goes } para o ponto extra.
fd-goes-for-one-aimed = { fd-who-goes } para o ponto extra mirando { FORM($aim, case: "long") }.
fd-goes-for-two = { fd-who-goes } para dois pontos.
fd-goes-for-two-aimed = { fd-who-goes } para dois pontos mirando { FORM($aim, case: "long") }.

## Play-by-play: darts
fd-bounce = { fd-who }: o dardo quica para fora e é lançado de novo.
fd-field-goal = { fd-who }: { FORM($bed, case: "long") }, field goal convertido, 3 pontos.
fd-no-good-over = { fd-who }: { FORM($bed, case: "long") }, errou; o adversário começa { FORM($spot, case: "in") }.
fd-punt = { fd-who }: { FORM($bed, case: "long") }; o adversário começa { FORM($spot, case: "in") }.
fd-punt-blocked = { fd-who }: { FORM($bed, case: "long") }, punt bloqueado; o adversário começa { FORM($spot, case: "in") }.
fd-point-good = { fd-who }: { FORM($bed, case: "long") }, ponto convertido.
fd-two-good = { fd-who }: { FORM($bed, case: "long") }, dois pontos convertidos.
fd-no-good = { fd-who }: { FORM($bed, case: "long") }, errou.
fd-touchdown =
    { fd-who }: { FORM($bed, case: "long") } para { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    }, TOUCHDOWN!
fd-touchdown-anywhere =
    { fd-who }: { FORM($bed, case: "long") } para { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    }, TOUCHDOWN de qualquer lugar!
fd-bonus-bust = { fd-who }: { FORM($bed, case: "long") }, não é o simples 1: estourou.
fd-safety = { fd-who }: { FORM($bed, case: "long") }, dez jardas para trás a partir { FORM($spot, case: "from") }: SAFETY, 2 pontos para o adversário.
fd-back = { fd-who }: { FORM($bed, case: "long") }, dez jardas para trás, { $from } → { $to }.
fd-gain =
    { fd-who }: { $from } → { $to }, { FORM($bed, case: "long") } para { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    }.
fd-intercepted = { fd-who }: { FORM($bed, case: "long") }, INTERCEPTADO { FORM($spot, case: "in") }.
fd-bust =
    { fd-who }: { FORM($bed, case: "long") } para { $yards ->
        [one] { $yards } jarda
       *[other] { $yards } jardas
    } quando faltavam { $needed }: ESTOUROU, a bola está perdida.
fd-downs = { fd-who }: { FORM($bed, case: "long") }, { $from } → { $to }; quatro dardos lançados, a bola muda de lado.

## Play-by-play: breaks
fd-level = Fim do tempo normal, empate: prorrogação.
fd-still-level = Continua empatado: outra prorrogação.
fd-half-time =
    Intervalo; { PERSON($who) ->
        [you] você recebe
       *[other] { $who } recebe
    } { FORM($spot, case: "in") }.
fd-end-of-quarter =
    Fim do { $number ->
        [1] primeiro
        [2] segundo
       *[3] terceiro
    } quarto.

## Refusals
fd-no-such-try = a conversão vale um ponto (pat) ou dois (two)
fd-no-bonus-call = o dardo bônus vai no simples 1
fd-no-field-goal = não há field goal { FORM($spot, case: "from") }: a bola tem de estar no meio-campo ou além
fd-no-punt-yet = o punt é para o quarto dardo; este é o dardo { $dart }
fd-no-punt = não há punt { FORM($spot, case: "from") }: só do próprio campo
fd-no-try-yet = a conversão só vem depois de um touchdown
fd-dart-due = não há nada a anunciar: é a vez do dardo
fd-receive-or-defer = { $text }: receber (receive) ou adiar (defer)?
fd-nothing-called = nada foi anunciado
fd-one-or-two = { $text }: por um ponto (pat) ou por dois (two)?
fd-no-aim = não dá para mirar { $text }; tente T20, D16, 25 ou BULL
fd-no-bed = { $text } não é uma casa; escreva T20, D16, S5, i5, o5, 25, BULL ou MISS
fd-no-bounce = um quique conta como MISS se bounce_out_rethrow não foi combinado
fd-which-ring = no punt quem decide é o anel: i{ $number } (interno) ou o{ $number } (externo)?
fd-heads-or-tails = { $text }: cara (heads) ou coroa (tails)?
fd-not-for-that = aqui não se pode lançar um dardo para { $call }
fd-wrong-quarter = a campanha { $drive } não é do { $quarter }º quarto
fd-no-try-here = a bola só está na end zone durante uma conversão
fd-aim-unknown = não há mira { $aim }
fd-want-thrower = um nível ({ $presets }), um σ em mm, ou σx/σy/ρ
fd-want-sigma = um σ de { $low } a { $high } mm
fd-want-rho = um ρ de { $low } a { $high }

## The coach
fd-works-good = converte
fd-fails-good = erra
fd-works-away = sai limpo
fd-fails-away = bloqueado
fd-works-touchdown = touchdown
fd-fails-touchdown = sem touchdown
fd-works-keeps = mantém a bola
fd-fails-keeps = perde a bola
fd-works-hits = acerta { FORM($bed, case: "long") }
fd-fails-hits = não acerta
fd-times =
    { $times ->
        [one] uma vez em 100
       *[other] { $times } vezes em 100
    }
fd-because-good = { $call ->
        [field-goal] o field goal
        [pat] a tentativa de um ponto
       *[two] a tentativa de dois pontos
    } converte { fd-times }
fd-because-away = o punt sai limpo { fd-times }
fd-because-touchdown = o lançamento é touchdown { fd-times }
fd-because-keeps = o lançamento mantém a bola { fd-times }
fd-because-gains = o lançamento ganha { $yards } jardas em média
fd-because-hits = acerta { FORM($bed, case: "long") } { fd-times }
fd-because-both = { $first }; { $more }
fd-because-first = ter a bola primeiro é vantagem
fd-because-later = ter a bola depois é vantagem
fd-aim-at = A partir { FORM($spot, case: "from") }, com o dardo { $dart }, mire { FORM($aim, case: "long") }: { $why }.
fd-aim-at-best = A partir { FORM($spot, case: "from") }, com o dardo { $dart }, mire { FORM($aim, case: "long") }: nada vence mais vezes.
fd-point = { $bed }, { $x } mm para o lado e { $y } mm para cima
fd-point-off = { $bed }, { $x } mm para o lado e { $y } mm para cima (fora do alvo de propósito)
fd-anywhere = qualquer coisa
fd-remark-real = Dardos de verdade: supõe-se que os lançadores sejam { $throwers }.

## House rules
fd-rules-app = aplicativo
fd-rules-app-help = onde as regras impressas se calam, como joga o próprio aplicativo: também na prorrogação a bola fica onde parou
fd-rules-book = livro
fd-rules-book-help = as regras impressas ao pé da letra: na prorrogação só um punt muda o começo de uma campanha
fd-option-safety-spot = Lugar depois de um safety
fd-option-safety-spot-help = onde a bola muda de lado depois de um safety
fd-option-start-spot = Começo das campanhas
fd-option-start-spot-help = onde as campanhas começam depois de uma pausa, de pontos ou de um estouro
fd-option-cap-never-helps-punter = O limite nunca ajuda quem chuta o punt
fd-option-cap-never-helps-punter-help = o limite do meio-campo nunca encurta um retorno longo
fd-option-bounce-out-rethrow = Quiques lançados de novo
fd-option-bounce-out-rethrow-help = um dardo que cai é lançado de novo
fd-option-cushion-dart = Dardo bônus
fd-option-cushion-dart-help = um dardo bônus no simples 1 quando o quarto dardo deixa uma jarda
fd-option-two-point-ring = Anel para dois pontos
fd-option-two-point-ring-help = os dois pontos pedem duplo ou triplo 2
fd-option-inner-bull-yards = Bull interno
fd-option-inner-bull-yards-help = quanto vale o bull interno
fd-option-inner-bull-yards-touchdown = touchdown
fd-option-inner-bull-yards-50 = 50 jardas
fd-option-overtime-spots = Lugares na prorrogação
fd-option-overtime-spots-help = onde começa uma campanha da prorrogação: onde a bola parou, ou no lugar de saída, menos depois de um punt
fd-option-overtime-spots-carried = onde a bola parou
fd-option-overtime-spots-punts-only = no lugar de saída, menos depois de um punt
fd-option-darts = Dardos
fd-option-darts-help = dardos de verdade anotados, ou simulados
fd-option-darts-entered = anotados
fd-option-darts-simulated = simulados
fd-option-throwers = Lançadores
fd-option-throwers-help = quão bem cada lado lança os dardos simulados: um nível, σ em mm, ou σx/σy/ρ
fd-option-aim-grid = Grade de miras
fd-option-aim-grid-help = mirar também em pontos de uma grade de tantos mm (0: só casas)

## Figures by player

fd-figure-average = Média de três dardos
fd-figure-darts = Dardos
fd-figure-trebles = Triplos
fd-figure-doubles = Duplos
fd-figure-bulls = Bulls
fd-figure-off = Fora do alvo
fd-figure-drives = Campanhas até a end zone
fd-figure-field-goals = Field goals
fd-figure-most = Mais acertado
fd-figure-at = Mirando { $bed }
