# Street Soccer em português do Brasil.

ss-tagline = Cinco contra cinco num tabuleiro: jogue o dado, corra até a bola e toque para os companheiros até o gol.
ss-side =
    { $team ->
        [yellow] Amarelo
       *[red] Vermelho
    }
# Dentro de uma frase.
ss-team =
    { $team ->
        [yellow] o amarelo
       *[red] o vermelho
    }
    .of =
        { $team ->
            [yellow] do amarelo
           *[red] do vermelho
        }
# The beginning of a sentence; on a page whoever reads it is "you".
ss-who =
    { PERSON($who) ->
        [you] Você
       *[other] { $who }
    }
ss-who-places =
    { PERSON($who) ->
        [you] Você coloca
       *[other] { $who } coloca
    }
ss-who-rolls =
    { PERSON($who) ->
        [you] Você tira
       *[other] { $who } tira
    }
ss-who-wins =
    { PERSON($who) ->
        [you] Você vence
       *[other] { $who } vence
    }
ss-chance-yellow = dado amarelo
    .the = jogar o dado amarelo
ss-chance-red = dado vermelho
    .the = jogar o dado vermelho
ss-chance-die = dado
    .the = jogar o dado
ss-move-pass = Nenhum lance possível: passar a vez

## O que se pergunta
ss-ask-place = { ss-side } coloca a peça { $number } de { $of }: em que casa?
ss-ask-place-goalie-too = { ss-side } coloca a peça { $number } de { $of } (uma delas na frente do gol): em que casa?
ss-ask-yellow-rolls = Amarelo joga o dado pela saída de bola.
ss-ask-red-rolls = Amarelo tirou { $rolled }; vermelho joga pela saída de bola.
ss-ask-kick-off =
    Saída de bola: de uma peça do círculo, a bola vai exatamente a { $squares ->
        [one] { $squares } casa
       *[other] { $squares } casas
    }. Para onde?
ss-ask-roll = { ss-side } joga o dado.
ss-ask-restart = Reposição: em que casa na frente do gol o goleiro pega a bola?
ss-ask-restart-roll = Jogue o dado para a reposição; 1 joga de novo.
ss-ask-restart-kick =
    Reposição: o goleiro a chuta a exatamente { $squares ->
        [one] { $squares } casa
       *[other] { $squares } casas
    }. Para onde?
ss-ask-move = Saiu { $die }: qual peça, e para onde?

## Como está
ss-setting-up = montagem, { $placed } de { $of } peças no lugar
ss-over = fim
ss-rolling-off = sorteio da saída de bola
ss-to-kick-off = saída de { $who }
ss-to-roll = dado com { $who }
ss-to-move = vez de { $who }
ss-to-restart = reposição de { $who }
ss-die-shows = dado { $die }
ss-ball-on = bola em { $square }
ss-due-with = { $due }, { $first }
ss-due-with-both = { $due }, { $first }, { $second }
ss-draw = Sem gols, nem na prorrogação: empate.
ss-wins = { ss-who-wins } por { $goals } a { $others }.
ss-wins-in-extra-time = { ss-who-wins } por { $goals } a { $others } na prorrogação.
ss-wins-by-last-goal =
    { $goals } a { $others } depois da prorrogação; { PERSON($who) ->
        [you] você vence
       *[other] { $who } vence
    } por ter feito o último gol do tempo normal.

## O começo
ss-places = { ss-who-places } uma peça em { $square }.
ss-places-goalie = { ss-who-places } o goleiro em { $square }.
ss-all-placed = Todos estão no lugar.
ss-rolls = { ss-who-rolls } { $rolled }.
ss-rolls-for-kick-off = { ss-who-rolls } { $rolled } pela saída de bola.
ss-rolls-the-same = { ss-who } também tira { $rolled }: de novo.
ss-wins-roll-off =
    { ss-who-rolls } { $rolled }; a saída é { PERSON($first) ->
        [you] sua
       *[other] de { $first }
    }: a diferença é de { $squares ->
        [one] { $squares } casa
       *[other] { $squares } casas
    }.

## Lance a lance
ss-no-restart = { ss-who }: não há reposição possível, passa a vez.
ss-nobody-moves = { ss-who }: ninguém pode andar, passa a vez.
# O começo de uma frase…
ss-kicks-off = { ss-who } dá a saída de { $start }
ss-restarts = { ss-who } repõe a bola de { $start }
ss-walks = { ss-who } anda de { $start } para { $end }
# … e como ela continua.
ss-only-walks = { $lead }.
ss-kicks = { $lead }, chuta para { $end }.
ss-kicks-to = { $lead } para { $end }.
ss-shoots-goal = { $lead }, chuta, GOL!
ss-passes = { $lead }, toca por { $touches } até { $end }.
ss-passes-goal = { $lead }, toca por { $touches }, GOL!
ss-passing = { $lead }, por { $touches } até { $end }.
ss-passing-goal = { $lead }, por { $touches }, GOL!
ss-shifted = Quem chutou de { $there } se afasta para { $aside }.
ss-new-score = { $home } { $points } – { $others } { $away }.
ss-goalie-takes =
    { PERSON($who) ->
        [you] Seu goleiro
       *[other] O goleiro de { $who }
    } pega a bola em { $square }.
ss-makes-way = O atacante que estava ali abre caminho para { $aside }.
ss-full-time = Apito final.
ss-extra-time = { $minutes } minutos jogados e está empatado: quem fizer o próximo gol vence.

## Recusas: montagem
ss-not-there-ring = { $square } não serve para { ss-team }: ninguém começa na borda em volta do campo
ss-not-there-taken = { $square } não serve para { ss-team }: já há uma peça ali
ss-not-there-circle = { $square } não serve para { ss-team }: ninguém começa na outra metade do círculo
ss-not-there-second-goalie = { $square } não serve para { ss-team }: na frente do próprio gol só começa o goleiro, e ele já está lá
ss-not-there-goalie-missing = { $square } não serve para { ss-team }: falta o goleiro, numa das duas casas na frente do seu gol
ss-not-there-crowded = { $square } não serve para { ss-team }: no máximo um jogador de linha na própria área
ss-not-there-both-fronts = { $square } não serve para { ss-team }: o outro goleiro precisa de uma das casas na frente do seu gol
ss-not-there-circle-empty = { $square } não serve para { ss-team }: não sobraria ninguém para a própria metade do círculo
ss-not-there-own-half-empty = { $square } não serve para { ss-team }: além da peça do círculo, um jogador de linha precisa começar no próprio campo
ss-not-there-other-half-empty = { $square } não serve para { ss-team }: um jogador de linha precisa começar no campo adversário
ss-no-square = { $text } não é uma casa; escreva uma como D5, ou a montagem inteira como B4-D5-E3-F4-H2
ss-one-too-many = { $square } é uma peça a mais: é a vez do outro técnico

## Recusas: andar
ss-no-figure-on = não há peça { ss-team.of } em { $square }
ss-cannot-come-back = { $figure } não pode voltar para a casa de onde saiu
ss-figure-on = há uma peça em { $square }
ss-must-kick = a bola está em { $square } e precisa ser chutada: { $figure }-{ $square }* e para onde
ss-not-that-far =
    { $figure } não chega a { $square } em exatamente { $squares ->
        [one] { $squares } casa
       *[other] { $squares } casas
    }
ss-too-far =
    { $figure } não chega a { $square } em no máximo { $squares ->
        [one] { $squares } casa
       *[other] { $squares } casas
    }
ss-only-goalie-on = só o goleiro pode parar em { $square }, na frente do próprio gol
ss-area-crowded = no máximo um jogador de linha na própria área
ss-would-crowd = { $figure } terminaria em { $square }, segundo jogador de linha na própria área
ss-no-pass = não dá para passar a vez: alguém pode andar
ss-where-to = para onde a partir de { $square }? Pode terminar em { $ends } (* é a bola)
ss-no-move = { $text } não é um lance; escreva como F4-F7 ou F4-G5*H7
ss-no-kick = { $text } não é um lance; escreva como F4*H6
# O começo de uma frase…
ss-with-figure-on = com { $figure } em { $square }
ss-with-ball-on = com a bola em { $square }
# … e como ela continua.
ss-enclosed = { $lead } as peças { ss-team.of } cercariam a bola com menos de três bordas do campo
ss-walled-in = { $lead } a bola ficaria emparedada: nem todos os times têm um caminho livre até ela

## Recusas: a bola
ss-ball-not-in-play = antes da reposição a bola não está em jogo
ss-ball-elsewhere = a bola está em { $ball }, não em { $square }
ss-out-of-reach = { $figure } não alcança a bola em { $ball } com { $die }
ss-kick-cannot-score = um chute de { LIST($lengths, type: "or") } a partir de { $square } não pode ser gol
ss-kick-cannot-end = um chute de { LIST($lengths, type: "or") } a partir de { $start } não pode terminar em { $square }
ss-ball-in-ring = a bola só sai do campo por um gol; { $square } fica na borda
ss-opponent-on = há um adversário em { $square }
ss-mate-on = há um companheiro em { $square }: ele toca na bola e ela segue
ss-circle-takes-it = quem dá a saída é uma peça do círculo, não { $figure }
ss-goalie-takes-it = quem repõe é o goleiro, não { $figure }
ss-nobody-walks = agora ninguém anda: escreva o chute como { $figure }* e para onde
ss-kick-off-cannot-score = a saída de bola não pode ser gol
ss-not-before-goal = { $square } não fica na frente do gol { ss-team.of }
ss-own-outfielder-on = há um jogador de linha seu em { $square }
ss-attacker-stuck-on = o atacante em { $square } não tem para onde ir
ss-attacker-on = há um atacante em { $square }, e a outra casa está livre
ss-which-goalie-square = { $text }: em que casa na frente do gol o goleiro repõe?
ss-not-on-the-die = { $text } não está no dado; possíveis: 1 a 6
ss-not-on-restart-die = { $text } não está no dado; possíveis: 2 a 6
ss-one-again = na reposição, 1 joga de novo; possíveis: 2 a 6

## Recusas: posições
ss-two-figures-on = duas peças em { $square }
ss-no-die-yet = só há dado na mesa quando é hora de andar ou chutar
ss-no-one-at-restart = na reposição, 1 joga de novo
ss-nobody-kicks-off = ninguém pode dar a saída para { ss-team }
ss-not-the-placer = não é { ss-team } quem coloca uma peça agora
ss-not-in-turn = as peças não foram colocadas em turnos
ss-nobody-on = ninguém é colocado em { $square }
ss-where-is-the-ball = onde está a bola?
ss-ball-not-yet = a bola ainda não está em jogo
ss-ball-with-goalie = a bola está com o goleiro na frente do gol
ss-ball-on-empty-square = a bola para numa casa vazia do campo
ss-whose-restart = de quem é a reposição?
ss-conceded-restarts = quem levou o gol repõe a bola
ss-restart-without-ball = com reposição pendente a bola não está em jogo
ss-nobody-conceded = ninguém levou gol ainda
ss-last-misfits = quem marcou por último não combina com o placar
ss-extra-time-level = só há prorrogação com empate
ss-nothing-before-kick-off = antes da saída de bola nada aconteceu

## O técnico
ss-because-book = { $move } é o melhor se os dois seguirem o livro ({ $plan } para o amarelo).
ss-because-nothing-else = Não há outra coisa a fazer.
ss-because = { $move }: { $why }. { $win } ± { $within } de vencer.
ss-why-scores = é gol
ss-why-square = a melhor casa para os resultados de 2 a 6
ss-why-threats =
    { $theirs ->
        [0] nenhum lance deles faz
       *[other] { $theirs } dos 6 lances deles fazem
    } gol na hora, e depois { $own ->
        [0] nenhum
       *[other] { $own } de 6
    } dos seus
ss-why-fewer-threats = deixa para eles { $theirs } de 6 resultados que fazem gol na hora, e a opção seguinte { $more }
ss-why-more-chances = depois { $own } de 6 resultados são gol seu, com a opção seguinte { $less }
ss-remark-interval = O ± diz quanto essas estimativas se afastaram de milhares de partidas jogadas até o fim, 95 vezes em 100; diminui conforme o jogo se decide.

## Regras da casa
ss-rules-book = livro
ss-rules-book-help = o amarelo coloca as cinco, depois o vermelho; a área são as duas casas na frente do gol
ss-rules-club = clube
ss-rules-club-help = os técnicos colocam em turnos, e a área é o bloco de quatro casas
ss-option-alternate-placement = Colocar em turnos
ss-option-alternate-placement-help = os técnicos colocam suas peças em turnos, 1-2-2-2-2-1
ss-option-up-to-die = Até o número do dado
ss-option-up-to-die-help = uma peça pode andar menos casas do que o dado mostra
ss-option-penalty-area = Área
ss-option-penalty-area-help = as duas casas na frente do gol, ou o bloco de quatro
ss-option-penalty-area-two = duas
ss-option-penalty-area-box = quatro

## The coach: a move within a sentence
ss-told-walk = { $start } para { $end }
ss-told-kick = { $start } com chute para { $end }
ss-told-goal = Gol de { $start }
ss-told-kick-off = Saída de { $start } para { $end }
ss-told-restart = Reposição de { $start } para { $end }
ss-told-place = Peça em { $square }
ss-told-pass = Passar a vez

## Figures by player

ss-figure-possession = Posse de bola (de todos os chutes)
ss-figure-points = Gols
ss-figure-points-allowed = Gols sofridos
ss-figure-goals-a-match = Gols por partida
ss-figure-chances-taken = Chances aproveitadas
ss-figure-their-chances = Chances que o adversário aproveitou
ss-figure-kicks = Chutes
ss-figure-kicks-arrived = Chutes que acharam um companheiro
ss-figure-roll = Média do dado
ss-figure-chances = Chances
ss-figure-kicks-on = Chutes com sequência
ss-figure-rolls = Lançamentos
ss-figure-pips = Pontos nos dados
