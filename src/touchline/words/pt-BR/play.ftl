# O que qualquer jogo e qualquer partida diz.

## Bare texts
plain = { $text }
english = { $text }

## Small words
play-yes = sim
play-no = não
play-player = Jogador { $number }
play-seat = o lugar { $seat }

## How a match ends
play-resigned =
    { PERSON($who) ->
        [you] Você desistiu
       *[other] { $who } desistiu
    }.
play-flagged =
    { PERSON($who) ->
        [you] Seu tempo
       *[other] O tempo de { $who }
    } acabou.

## What was tried, for the refusals below
play-a-move = uma jogada
play-a-roll = um lançamento
play-a-resignation = uma desistência

## Refusals
play-over = a partida acabou; { $tried } chega tarde
play-chance-due = agora é a vez de { FORM($due, case: "the") }, não de { $tried }
play-other-die-due = agora é a vez de { FORM($due, case: "the") }, não de { $tried }
play-decision-due = quem decide agora é { $who }; não cabe { $tried }
play-not-your-turn = não é a vez de { $who }, mas de { $due }
play-no-seat = não há lugar { $seat }
play-nothing-played = ainda não se jogou nada
play-nothing-to-comment = ainda não há anotação para comentar
play-no-entry = não há anotação { $number } para corrigir
play-correction-breaks = com { $text } na anotação { $number }, a anotação { $later } ({ $said }) não cabe mais: { $problem }; corrija essa primeiro, ou corte a súmula ali
play-illegal-move = { $text } não é uma jogada permitida aqui
play-illegal-move-listed = { $text } não é uma jogada permitida aqui; pode: { $legal }
play-illegal-outcome = { $text } não pode ter saído aqui ({ $what })
play-illegal-outcome-listed = { $text } não pode ter saído aqui ({ $what }); pode sair: { $possible }
play-too-much = { $text } é demais: depois de { $done } não se pergunta mais nada
play-too-much-dice = { $text } é demais: não há mais dado para rolar
play-after = depois de { $done }: { $problem }

## Options, rules and games
play-bad-option = opção { $option }: { $value } não serve; informe { $wanted }
play-want-each-side = um valor para cada um dos dois lados, como 'a,b'
play-want-yes-no = sim ou não
play-want-one-of = um destes: { $choices }
play-want-whole = um número inteiro
play-want-range = um número inteiro de { $low } a { $high }
play-option-form = { $text }: escreva uma opção como NOME=VALOR
play-no-option = não há opção { $option }; há: { $known }
play-no-rule-set = não há regulamento { $name }; há: { $known }
play-no-rule = não há regra { $rule } neste regulamento
play-no-version = { $game } não se joga pelas regras { $version }, só por { $known }
play-data-table = os números de uma caixa formam uma tabela
play-no-figures = { $game } não tem números para corrigir
play-no-game = não há jogo { $name }; há: { $known }
play-not-a-game = { $value }, oferecido como { $name }, não é um jogo do Touchline

## Score
play-score = { $home } { $points } – { $others } { $away }

## Languages
play-no-language = o Touchline não fala { $language }; fala: { $known }
play-no-bot-here = Aqui o adversário de nível { $level } só conhece as regras que vêm na caixa. Jogue com elas ou escolha o adversário aleatório.
play-no-coach-here = Aqui ninguém pode aconselhar sobre este jogo: isso exige mais cálculo do que um navegador consegue.
play-no-tables = Estas não são tabelas que um adversário possa ler: { $problem }

## Charts and figures of a box
play-chart-guess = { $guessed } de { $count } casas são palpite nosso ({ $mark }): ninguém pôde lê-las numa caixa. Quem tem a caixa pode pôr as verdadeiras com --data.
play-chart-of = { $chart }: { $warning }
play-sure-certain = certo
play-sure-likely = provável
play-sure-guess = palpite
play-origin-box = lido no original por quem o tem
play-origin-text = impresso nas regras
play-origin-rulebook = impresso nas regras
play-origin-forced = a única leitura que as regras impressas permitem
play-origin-found = de material público, conferido
play-origin-default = número nosso; o verdadeiro não conhecemos
play-figure-about = { $sure }: { $origin }
play-figure-by-side = por face: { $sides }
play-edit-all = { $game }: os números da caixa.
play-edit-guessed = { $game }: o que tivemos de adivinhar da caixa.
play-edit-how = Tire o '# ' de uma linha e ponha o que está impresso de verdade; deixe as outras como estão.
play-edit-check = Conferir:   touchline data { $game } --check THIS_FILE
play-edit-play = Jogar:      touchline play { $game } --data THIS_FILE

## Figures by player
play-figure-number = { $number }
play-figure-share = { $share }
play-figure-of = { $some } de { $of } ({ $share })
