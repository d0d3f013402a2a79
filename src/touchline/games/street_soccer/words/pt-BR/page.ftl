# What the pages say about this game alone.

## The pitch

page-soccer-board = Campo
page-soccer-minute = Minuto { $minute }
page-soccer-choose = Escolher a peça em { $square }
page-soccer-walk = Andar de { $from } para { $square }
page-soccer-kick = Chutar a bola para { $square }
page-soccer-goal = Chutar para o gol
page-soccer-take-ball = Bola
page-soccer-take-ball-on = Pegar a bola em { $square }
page-soccer-put-ball = Pôr a bola em { $square }
page-soccer-pieces = Para pôr no tabuleiro
page-soccer-place = Colocar a peça em { $square }
page-soccer-figure = Peça a colocar
page-soccer-goalie = Goleiro a colocar
page-soccer-set-goalie = Seu goleiro: toque numa das duas casas na frente do seu gol, ou arraste-o até lá.
page-soccer-set-figure =
    { $left ->
        [one] Falta { $left }
       *[other] Faltam { $left }
    }: toque numa casa marcada (na frente do seu gol: o goleiro). Ou use uma formação:
page-soccer-now-figure = Toque numa das suas peças.
page-soccer-now-target = Ponto: andar até lá. Anel: a bola termina ali.
page-soccer-now-kick = Toque num anel: a bola termina ali.
page-soccer-shoot = Chutar!
page-soccer-kick-it = Chutar para { $square }
page-soccer-walk-it = Andar até { $square }
page-soccer-other = Escolher outra peça
page-soccer-now-keeper = Toque numa casa marcada para o seu goleiro.
page-soccer-plan-walk =
    O { $shirt } anda { $steps ->
        [one] { $steps } casa
       *[other] { $steps } casas
    } até { $square }.
page-soccer-plan-steps =
    O { $shirt } anda { $steps ->
        [one] { $steps } casa
       *[other] { $steps } casas
    }.
page-soccer-plan-kick = Chute para { $where }.
page-soccer-plan-shot = Direto no gol!
page-soccer-plan-touches = Passando por { $mates } até { $where }.
page-soccer-plan-touches-goal = Passando por { $mates }, no gol!
page-soccer-set-up = Montagem
page-soccer-extra-time = prorrogação
page-soccer-of-minutes = de { $minutes }
page-soccer-formations = Formações
page-soccer-formation-arrow = Flecha
page-soccer-formation-wing = Ala
page-soccer-formation-wall = Muralha
page-soccer-formation-book = Livro de regras
page-soccer-threat = { $rolls } de 6
page-soccer-threat-of = Perigo: o rival em { $square } faz gol com { $rolls } de 6 resultados
page-soccer-threat-key = “{ $rolls } de 6”: com tantos dos seis resultados do dado esse rival poderia marcar em seguida.
page-soccer-goal-word = Gol

## What is asked

page-help-street-soccer-set-up = Goleiro na frente do gol, uma peça na sua metade do círculo, pelo menos uma em cada metade do campo.
page-help-street-soccer-kick-off = Toque na casa onde a saída de bola termina.
page-help-street-soccer-move = Ande os pontos do dado. Chegou antes à bola? Chute: casas que sobram mais uma. Os companheiros a passam adiante.
page-help-street-soccer-restart = Seu goleiro põe a bola de volta em jogo.
page-help-street-soccer-restart-kick = Toque na casa onde a bola deve terminar.

## The aim of the game

page-aim-street-soccer =
    Faça gol { $attack ->
        [up] em cima
       *[right] à direita
    }. Ande até a bola; os pontos que sobram + 1 são a distância do chute, e cada companheiro no caminho a passa adiante.
page-aim-street-soccer-short =
    Faça gol { $attack ->
        [up] em cima
       *[right] à direita
    }. Mais gols, vitória.

## A first match: a rule in one sentence, when it first rules

page-new-ss-2-2 = Seu goleiro fica diante do seu gol; uma peça começa na sua metade do círculo e pelo menos mais uma em cada metade do campo.
page-new-ss-2-3 = Quem tirou mais dá a saída: a bola voa exatamente a diferença dos dados, e ainda não pode ser gol.
page-new-ss-3-1 = Um dado, uma peça: ela anda casa a casa, nunca na diagonal e nunca através de outra.
page-new-ss-3-4 = Quem chega à bola tem de chutar: tantas casas quantos pontos sobraram, e mais uma.
page-new-ss-4-3 = Um companheiro que a bola encontra passa adiante: o passo é devolvido, e ela segue em outra direção.
page-new-ss-5-1 = Cruzar a linha a partir de uma das duas casas diante do gol, reto ou na diagonal: é gol.
page-new-ss-5-2 = Depois de um gol o outro time recomeça: o goleiro chuta exatamente o que o dado mostra.
page-new-ss-6-2 = No máximo um dos seus jogadores de linha pode ficar diante do seu gol.

## What is asked, where it is answered by touching: the game itself names what is typed

page-ss-ask-place = Coloque a peça { $number } de { $of } ou escolha uma formação.
page-ss-ask-place-goalie-too = Coloque a peça { $number } de { $of } ou escolha uma formação.

## O tabuleiro de análise

page-study-field-street-soccer-figures = Peças: amarelas, depois vermelhas, goleiro primeiro
page-study-field-street-soccer-ball = Bola
page-study-field-street-soccer-turn = Vez
page-study-field-street-soccer-die = Dado
page-study-field-street-soccer-minute = Minuto

## On the shelf

page-title-street-soccer = Street Soccer
page-tagline-street-soccer = Cinco contra cinco num tabuleiro: jogue o dado, corra até a bola e toque para os companheiros até o gol.
page-short-street-soccer = Jogue o dado, corra até a bola, toque, faça o gol.
