# What the pages say about this game alone.

## Moves

page-move-pocket-gridiron-play = Seguir jugando
page-move-pocket-gridiron-go = Jugársela
page-move-pocket-gridiron-field-goal = Patear el field goal
page-move-pocket-gridiron-kick = Patear por uno
page-move-pocket-gridiron-two = Ir por dos
page-move-pocket-gridiron-accept = Aceptar el castigo
page-move-pocket-gridiron-decline = Declinar el castigo
page-move-pocket-gridiron-heads = Cara
page-move-pocket-gridiron-tails = Cruz
page-move-pocket-gridiron-pat = Patear por uno

## The sheet

page-gridiron-dice = Dados de esta jugada
page-gridiron-contest = { $play }: la defensa necesita { $intensity }
page-gridiron-ball = { $name } tiene el balón
page-gridiron-drive = Serie { $drive } de { $drives } · C{ $quarter }
page-gridiron-downs = Downs
page-gridiron-sacks = Sacks en esta serie: { $count }
page-gridiron-decoy = señuelo
page-gridiron-intercept = intercepción
page-gridiron-down-1 = 1.º
page-gridiron-down-2 = 2.º
page-gridiron-down-3 = 3.º
page-gridiron-down-4 = 4.º
page-gridiron-attack = Ataque
page-gridiron-defense = Defensa
page-gridiron-needs = necesita { $need }
page-gridiron-needs-more = { $shown } + ? necesita { $need }
page-gridiron-next = Ahora: { $die }
page-gridiron-second-die = El segundo dado blanco
page-gridiron-flag = pañuelo
page-gridiron-stopped = detenida
page-gridiron-through = pasa
page-gridiron-sacks-are = Sacks · { $count } = safety
page-gridiron-down-and-goal = { $down } y gol
page-gridiron-face-sack = Sack
page-gridiron-face-pat-block = Bloqueo PAT
page-gridiron-face-recover = Recupera
page-gridiron-face-2x-injury = Lesión ×2
page-gridiron-face-out-of-bounds = Fuera del campo

## Dice

page-die-short-white = DEF
page-die-short-black = ZONA
page-die-short-yellow = FLAG
page-die-qb = quarterback
page-die-wr = receptor
page-die-te = tight end
page-die-rb = corredor
page-die-white = defensa

## What is asked

page-help-pocket-gridiron-cards = Una carta de equipo hace más fuertes dos jugadas durante todo el partido.
page-help-pocket-gridiron-call = Última oportunidad de esta serie: una jugada puede dar seis; un field goal necesita un 5 o un 6 en un dado y vale tres.
page-help-pocket-gridiron-set-play = Sigue jugando con la bonificación, o úsala ya para un field goal: tres puntos, pero se acaba la serie.
page-help-pocket-gridiron-audible = Puedes elegir quién recibe el balón.
page-help-pocket-gridiron-def-penalty = Falta de ellos: acéptala y empieza otra vez con cuatro downs nuevos, o declínala y la tirada se repite.
page-help-pocket-gridiron-off-penalty = Falta de ellos: la jugada falla sin más, o arriesgas una tirada por el sack que sería safety.
page-help-pocket-gridiron-try = Después del touchdown: la patada es un punto y casi segura; una jugada son dos y es difícil.

## The aim of the game

page-aim-pocket-gridiron = Pasa en cuatro downs: tu número tiene que superar los dos dados blancos. Después el dado negro: casi siempre touchdown.
