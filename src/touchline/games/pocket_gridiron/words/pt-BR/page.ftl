# What the pages say about this game alone.

## Moves

page-move-pocket-gridiron-play = Continuar a jogada
page-move-pocket-gridiron-go = Arriscar a jogada
page-move-pocket-gridiron-field-goal = Chutar o field goal
page-move-pocket-gridiron-kick = Chutar por um ponto
page-move-pocket-gridiron-two = Jogar por dois pontos
page-move-pocket-gridiron-accept = Aceitar a penalidade
page-move-pocket-gridiron-decline = Recusar a penalidade
page-move-pocket-gridiron-heads = Cara
page-move-pocket-gridiron-tails = Coroa
page-move-pocket-gridiron-pat = Chutar por um ponto

## The sheet

page-gridiron-dice = Dados desta jogada
page-gridiron-contest = { $play }: a defesa precisa de { $intensity }
page-gridiron-ball = { $name } tem a bola
page-gridiron-drive = Campanha { $drive } de { $drives } · Q{ $quarter }
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
page-gridiron-second-die = O segundo dado branco
page-gridiron-flag = flag
page-gridiron-stopped = parada
page-gridiron-through = passou
page-gridiron-sacks-are = Sacks · { $count } = safety
page-gridiron-down-and-goal = { $down } p/ o gol
page-gridiron-face-sack = Sack
page-gridiron-face-pat-block = Bloqueio do PAT
page-gridiron-face-recover = Recuperou
page-gridiron-face-2x-injury = Lesão ×2
page-gridiron-face-out-of-bounds = Fora do campo

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

page-help-pocket-gridiron-cards = Uma carta de time deixa duas jogadas mais fortes a partida inteira.
page-help-pocket-gridiron-call = Última chance desta campanha: uma jogada pode valer seis, um field goal precisa de 5 ou 6 num dado e vale três.
page-help-pocket-gridiron-set-play = Continue a jogada com o bônus, ou use-o já num field goal: três pontos, mas a campanha acaba.
page-help-pocket-gridiron-audible = Você pode escolher quem recebe a bola.
page-help-pocket-gridiron-def-penalty = Falta deles: aceite e recomece com quatro descidas novas, ou recuse e a rolagem é refeita.
page-help-pocket-gridiron-off-penalty = Falta deles: a jogada simplesmente falha, ou você arrisca uma rolagem pelo sack que seria um safety.
page-help-pocket-gridiron-try = Depois do touchdown: o chute vale um ponto e é quase certo, uma jogada vale dois e é difícil.

## The aim of the game

page-aim-pocket-gridiron = Fure a defesa em quatro descidas: seu número tem de bater os dois dados brancos. Depois o dado preto: quase sempre touchdown.
