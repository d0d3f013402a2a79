# What the pages say about this game alone.

## The sheet

page-gridiron-dice = Dados desta jogada
page-gridiron-contest = { $play }: a defesa precisa de { $intensity }
page-gridiron-ball = { $name } tem a bola
page-gridiron-drive = Campanha { $drive } de { $drives } · Q{ $quarter }
page-gridiron-overtime = Prorrogação
page-gridiron-downs = Descidas
page-gridiron-sacks = Sacks nesta campanha: { $count }
page-gridiron-decoy = isca
page-gridiron-intercept = interceptação
page-gridiron-down-1 = 1ª
page-gridiron-down-2 = 2ª
page-gridiron-down-3 = 3ª
page-gridiron-down-4 = 4ª
page-gridiron-attack = Ataque
page-gridiron-defense = Defesa
page-gridiron-needs = precisa de { $need }
page-gridiron-needs-more = { $shown } + ? precisa de { $need }
page-gridiron-next = A seguir: { $die }
page-gridiron-first-die = O primeiro dado branco
page-gridiron-second-die = O segundo dado branco
page-gridiron-both-dice = Os dois dados brancos juntos param a jogada com { $need } ou mais.
page-gridiron-if-declined = Se for recusada, esta jogada de dado se repete:
page-gridiron-to-snap = Se você jogar, o quarterback rola:
page-gridiron-the-try = Ponto extra
page-gridiron-for-two = Tentativa de dois
page-gridiron-flag = flag
page-gridiron-stopped = parada
page-gridiron-through = passou
page-roll-qb-ask = Bola sua: lance para ver quem a recebe.
page-roll-qb = Snap: lançar o dado vermelho
page-roll-white-ask = Pare-os: a defesa é sua.
page-roll-white = Lançar o dado branco
page-roll-black-ask = Na linha do gol: é touchdown?
page-roll-black = Lançar o dado preto
page-gridiron-stamp-good = converteu!
page-gridiron-stamp-missed = errou
page-gridiron-stamp-blocked = bloqueado
page-gridiron-stamp-out = fora do campo
page-gridiron-stamp-sacked = sack!
page-gridiron-stamp-incomplete = incompleto
page-gridiron-stamp-fumbled = fumble!
page-gridiron-stamp-intercepted = interceptado
page-gridiron-stamp-scored = touchdown!
page-gridiron-sacks-are = Sacks · { $count } = safety
page-gridiron-down-and-goal = { $down } p/ o gol
page-gridiron-face-sack = Sack
page-gridiron-face-pat-block = Bloqueio do PAT
page-gridiron-face-recover = Recuperou
page-gridiron-face-2x-injury = Lesão ×2
page-gridiron-injured = Lesionados
page-gridiron-versus = contra
page-gridiron-face-out-of-bounds = Fora do campo
page-gridiron-face-sneak = Sneak
page-gridiron-face-scramble = Scramble
page-gridiron-face-set-play = Set play

## Dice

page-die-short-white = DEF
page-die-short-black = END
page-die-short-yellow = FLAG
page-die-qb = quarterback
page-die-wr = recebedor
page-die-te = tight end
page-die-rb = corredor
page-die-white = defesa

## What is asked

page-help-pocket-gridiron-cards = ★ fortalece uma jogada. Quando sai a isca ou a interceptação, o dado preto precisa mostrar o número ou mais: a isca deixa um dado à defesa, a interceptação toma a bola.
page-help-pocket-gridiron-call = Última chance desta campanha: uma jogada pode valer seis, um field goal precisa de 5 ou 6 num dado e vale três.
page-help-pocket-gridiron-set-play = Continue a jogada com o bônus, ou use-o já num field goal: três pontos, mas a campanha acaba.
page-help-pocket-gridiron-audible = Você escolhe quem recebe a bola. O dado dele aparece: quanto maior o número, mais difícil de parar.
page-help-pocket-gridiron-def-penalty = Falta deles: aceite e recomece com quatro descidas novas, ou recuse e a rolagem é refeita.
page-help-pocket-gridiron-off-penalty = Falta deles: a jogada simplesmente falha, ou você arrisca uma rolagem pelo sack que seria um safety.
page-help-pocket-gridiron-try = Depois do touchdown: o chute vale um ponto e é quase certo, uma jogada vale dois e é difícil.

## The aim of the game

page-aim-pocket-gridiron = Fure a defesa em quatro descidas: seu número tem de bater os dois dados brancos. Depois o dado preto: quase sempre touchdown. Vence quem pontuar mais.
page-aim-pocket-gridiron-short = Bata os dados brancos. Vence quem pontuar mais.
page-scoring-pocket-gridiron = Touchdown 6, depois um chute por 1 ou uma jogada por 2. Field goal 3. Safety 2.

## A first match: a rule in one sentence, when it first rules

page-new-pg-2-3 = Quatro descidas por campanha: tudo o que não pontua custa uma.
page-new-pg-3-1 = O dado vermelho diz quem recebe a bola; o dele, o quanto a jogada é difícil de parar.
page-new-pg-3-2 = Dois dados brancos defendem: se juntos alcançam o número da jogada, ela para e custa uma descida.
page-new-pg-3-3 = Passou! Agora o dado preto: TD é touchdown; fora de campo custa a descida.
page-new-pg-3-4 = Incompleto: o passe cai no chão e uma descida se vai. Num fumble pode-se até perder a bola.
page-new-pg-3-5 = Scramble: se um dado branco mostrar sack, a descida acaba; senão o quarterback joga de novo.
page-new-pg-3-6 = Três sacks numa campanha são um safety: dois pontos para a defesa, e a campanha acaba.
page-new-pg-3-7 = Um set play: sua próxima jogada vale um a mais, ou você chuta já um field goal com um de bônus.
page-new-pg-3-8 = Dois cincos são uma lesão: essa posição vale um a menos até o fim da partida.
page-new-pg-4-1 = Uma flag: o dado amarelo diz de quem foi a falta. A sua custa uma descida; a deles dá quatro novas.
page-new-pg-4-2 = Falta deles: pegue quatro novas descidas, ou recuse e a defesa joga esse dado de novo.
page-new-pg-5-1 = Um field goal vale três pontos: 5 ou mais num dado. Bom ou não, a campanha acaba.
page-new-pg-5-2 = Seis pontos! Depois chute por mais um, quase certo, ou arrisque uma jogada por dois.

## What is asked, where it is answered by touching: the game itself names what is typed

page-pg-ask-call = 4ª para o gol: jogar ou chutar um field goal?
page-pg-ask-first-card = Escolha sua carta de time para o jogo todo.
page-pg-ask-second-card = Escolha sua carta de time para o jogo todo.
page-pg-ask-set-play = Jogada ensaiada, +{ $bonus }: continuar ou chutar um field goal?
page-pg-ask-audible = Audible: quem recebe a bola agora?
page-pg-ask-audible-or-kick = Audible: quem recebe a bola agora, ou você chuta um field goal?
page-pg-ask-try = Touchdown! Chutar por um ponto ou jogar por dois?
page-pg-ask-penalty = Falta da defesa: aceitar quatro novas descidas, ou recusar e rolar de novo?
page-pg-ask-penalty-on-try = Falta da defesa: aceitar e repetir a tentativa, ou recusar e rolar de novo?
page-pg-ask-penalty-offense = Falta do ataque: aceitar, e a jogada falha, ou recusar e ir pelo sack?

## O tabuleiro de análise

page-study-field-pocket-gridiron-offense = No ataque
page-study-field-pocket-gridiron-first = Primeira bola
page-study-field-pocket-gridiron-drive = Campanha
page-study-field-pocket-gridiron-down = Down
page-study-field-pocket-gridiron-sacks = Sacks
page-study-field-pocket-gridiron-injuries = Lesões

## On the shelf

page-title-pocket-gridiron = Pocket Gridiron
page-tagline-pocket-gridiron = Futebol americano na red zone com sete dados: quatro descidas para furar a defesa.
page-short-pocket-gridiron = Sete dados, quatro descidas, uma red zone.
