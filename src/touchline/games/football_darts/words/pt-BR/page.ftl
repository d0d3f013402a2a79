# What the pages say about this game alone.

## The board

page-darts-board = Alvo de dardos. A lista ao lado faz o mesmo pelo teclado.
page-darts-field =
    Campo: bola em { $spot }, { $needed ->
        [one] falta { $needed } jarda
       *[other] faltam { $needed } jardas
    }
page-darts-left = Dardos restantes: { $left }
page-darts-need =
    { $yards ->
        [one] falta { $yards }
       *[other] faltam { $yards }
    }
page-darts-try = Conversão
page-darts-calls = Para que é o dardo?
page-darts-aim = Mirar em
page-darts-fell = Onde ele caiu?
page-darts-neighbours = Ou você quis dizer
page-darts-throw = { $call }: { $bed }
page-darts-enter = Anotar { $bed }
page-darts-miss = Fora do alvo
page-darts-bounce = Quicou para fora
page-darts-last = Último dardo: { $bed }. Errado?
page-darts-last-what = Toque onde ele realmente caiu; tudo que veio depois é contado de novo.
page-darts-overtime = Prorr. { $number }
page-darts-thrower = { $name }: metade dos dardos em até { $reach } mm
page-darts-aiming = Mira: { $bed }
page-darts-worth = O que um dardo faz
page-darts-rings = Anel interno, { $reach } mm: metade dos dardos. Anel tracejado: nove em dez.
page-darts-now = agora
page-darts-aim-first = Toque no alvo para mirar
page-darts-touchdown = touchdown!
page-darts-scores = pontos
page-darts-safety = safety
page-darts-drive-over = fim da campanha
page-darts-intercepted = interceptado
page-darts-bust = passou
page-darts-missed = errou
page-darts-leaves =
    { $yards ->
        [one] falta { $yards }
       *[other] faltam { $yards }
    }
page-darts-dart-of = dardo { $dart } de { $darts }

## What a dart is thrown for

page-darts-call-throw = Lançar
page-darts-call-field-goal = Field goal
page-darts-call-punt = Punt
page-darts-call-pat = Um ponto
page-darts-call-two = Dois pontos

## Beds

page-bed-triple = triplo { $number }
page-bed-double = duplo { $number }
page-bed-inner = simples interno { $number }
page-bed-outer = simples externo { $number }
page-bed-single = simples { $number }
page-bed-25 = bull externo
page-bed-bull = bull interno
page-bed-miss = fora do alvo
page-bed-bounce = quicou para fora

## What is asked

page-help-football-darts-toss = Quem ganha o sorteio escolhe quem ataca primeiro.
page-help-football-darts-choice = Receber: você ataca primeiro. Adiar: você ataca primeiro depois do intervalo.
page-help-football-darts-call = Toque no alvo onde você mira. Um 20 são 20 jardas, um triplo 20 são 60. O último dardo tem de chegar exatamente à linha de gol.
page-help-football-darts-throw = Lance e depois toque no alvo onde o dardo ficou.
page-help-football-darts-field-goal = Lance e depois toque no alvo onde o dardo ficou.
page-help-football-darts-punt = Lance e depois toque no alvo onde o dardo ficou. Quem decide é o anel.
page-help-football-darts-try = Um dardo a mais depois do touchdown: fácil por um ponto (1, 5 ou 20), difícil por dois (o número 2).
page-help-football-darts-pat = Lance e depois toque no alvo onde o dardo ficou.
page-help-football-darts-two-points = Lance e depois toque no alvo onde o dardo ficou.
page-help-football-darts-call-table = Diga para que é o próximo dardo e depois lance.
page-help-football-darts-try-table = Diga se o dardo é por um ponto (1, 5 ou 20) ou por dois (o número 2) e depois lance.

## Entering darts

page-scorer-ring = Qual anel
page-scorer-single = Simples
page-scorer-inner = Interno
page-scorer-outer = Externo
page-scorer-double = Duplo
page-scorer-triple = Triplo
page-scorer-bull = Bull
page-scorer-miss = Fora
page-scorer-small-print = Em letra miúda: o que este dardo faria.
page-scorer-caller = Locutor
page-hearing = Ouvir
page-hearing-what = Diga o dardo: “triplo vinte”, “duplo cinco”, “mosca”, “fora”, “desfazer”. O navegador pode enviar o que você diz ao fabricante.
page-hearing-heard = Ouvido: { $text }
page-hearing-not = Não entendido: { $text }
page-hearing-unable = O navegador não deixa ninguém ouvir aqui.
page-hearing-triple = triplo t
page-hearing-double = duplo dobro d
page-hearing-bull = mosca bull
page-hearing-miss = fora errou
page-hearing-undo = desfazer voltar
page-hearing-numbers = um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte

## The aim of the game

page-aim-football-darts = Quatro dardos por campanha, cada ponto é uma jarda. Chegue exatamente à linha de gol: seis pontos.
page-aim-football-darts-short = Chegue exatamente à linha de gol: seis pontos.

## A first match: a rule in one sentence, when it first rules

page-new-fd-1-2 = Receba e você ataca primeiro; adie e você ataca primeiro depois do intervalo.
page-new-fd-2-1 = Um simples vale seu número em jardas, um duplo duas vezes, um triplo três; o centro vermelho é touchdown de qualquer lugar.
page-new-fd-2-2 = Fora do alvo: dez jardas para trás, e o dardo se perde.
page-new-fd-2-3 = Duplo ou triplo 1 ou 3 é interceptação: o outro fica com a bola ali mesmo.
page-new-fd-2-4 = Chegue exatamente à linha de gol: seis pontos. Uma jarda a mais estoura, e a bola se perde.
page-new-fd-2-5 = Quatro dardos são uma campanha; depois o outro segue de onde a bola está.
page-new-fd-3-1 = Depois de um touchdown, mais um dardo: 1, 5 ou 20 por um ponto, ou um 2 por dois.
page-new-fd-4-1 = Um field goal é um dardo por três pontos, do meio do campo em diante: qualquer 20, e mais perto também qualquer 1 ou 5.
page-new-fd-4-2 = Field goal errado: o outro assume onde a bola está.
page-new-fd-5-1 = Um punt com o último dardo entrega a bola, mas longe: quanto mais perto do centro, mais atrás eles começam.

## What is asked, where it is answered by touching: the game itself names what is typed

page-fd-ask-call-aim = Dardo { $dart }, faltam { $needed }: onde você mira?
page-fd-ask-call = Dardo { $dart }, faltam { $needed }: onde ele caiu?
page-fd-ask-try = Um ponto extra (1, 5 ou 20) ou dois (o número 2)?

## O tabuleiro de análise

page-study-field-football-darts-offense = Quem lança
page-study-field-football-darts-pos = Jardas desde a linha própria
page-study-field-football-darts-dart = Dardo
page-study-field-football-darts-drive = Campanha
page-study-field-football-darts-quarter = Quarto
page-study-field-football-darts-first = Primeira bola

## On the shelf

page-title-football-darts = Football Darts
page-tagline-football-darts = Avance pelo campo num alvo de dardos: quatro dardos por campanha e as jardas exatas para o touchdown.
page-short-football-darts = Cada ponto é uma jarda; pare bem na linha.
