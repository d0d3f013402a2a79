# What the pages say about this game alone.

## The sheet

page-gridiron-dice = Dados de esta jugada
page-gridiron-contest = { $play }: la defensa necesita { $intensity }
page-gridiron-ball = { $name } tiene el balón
page-gridiron-drive = Serie { $drive } de { $drives } · C{ $quarter }
page-gridiron-overtime = Prórroga
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
page-gridiron-first-die = El primer dado blanco
page-gridiron-second-die = El segundo dado blanco
page-gridiron-both-dice = Los dos dados blancos juntos detienen la jugada con { $need } o más.
page-gridiron-if-declined = Si se rechaza, se repite esta tirada:
page-gridiron-to-snap = Si juegas, tira el quarterback:
page-gridiron-the-try = Punto extra
page-gridiron-for-two = Intento de dos
page-gridiron-flag = pañuelo
page-gridiron-stopped = detenida
page-gridiron-through = pasa
page-roll-qb-ask = Tu balón: tira para ver quién lo recibe.
page-roll-qb = Snap: tirar el dado rojo
page-roll-white-ask = Detenlos: la defensa es tuya.
page-roll-white = Tirar el dado blanco
page-roll-black-ask = En la línea de gol: ¿es touchdown?
page-roll-black = Tirar el dado negro
page-gridiron-stamp-good = ¡dentro!
page-gridiron-stamp-missed = fuera
page-gridiron-stamp-blocked = bloqueado
page-gridiron-stamp-out = fuera del campo
page-gridiron-stamp-sacked = ¡sack!
page-gridiron-stamp-incomplete = incompleto
page-gridiron-stamp-fumbled = ¡fumble!
page-gridiron-stamp-intercepted = interceptado
page-gridiron-stamp-scored = ¡touchdown!
page-gridiron-sacks-are = Sacks · { $count } = safety
page-gridiron-down-and-goal = { $down } y gol
page-gridiron-face-sack = Sack
page-gridiron-face-pat-block = Bloqueo PAT
page-gridiron-face-recover = Recupera
page-gridiron-face-2x-injury = Lesión ×2
page-gridiron-injured = Lesionados
page-gridiron-versus = contra
page-gridiron-face-out-of-bounds = Fuera del campo
page-gridiron-face-sneak = Sneak
page-gridiron-face-scramble = Scramble
page-gridiron-face-set-play = Set play

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

page-help-pocket-gridiron-cards = ★ refuerza una jugada. Cuando sale el señuelo o la intercepción, el dado negro debe mostrar el número o más: el señuelo deja un dado a la defensa, la intercepción quita el balón al rival.
page-help-pocket-gridiron-call = Última oportunidad de esta serie: una jugada puede dar seis; un field goal necesita un 5 o un 6 en un dado y vale tres.
page-help-pocket-gridiron-set-play = Sigue jugando con la bonificación, o úsala ya para un field goal: tres puntos, pero se acaba la serie.
page-help-pocket-gridiron-audible = Eliges quién recibe el balón. Ves su dado: cuanto más alto el número, más difícil de parar.
page-help-pocket-gridiron-def-penalty = Falta de ellos: acéptala y empieza otra vez con cuatro downs nuevos, o declínala y la tirada se repite.
page-help-pocket-gridiron-off-penalty = Falta de ellos: la jugada falla sin más, o arriesgas una tirada por el sack que sería safety.
page-help-pocket-gridiron-try = Después del touchdown: la patada es un punto y casi segura; una jugada son dos y es difícil.

## The aim of the game

page-aim-pocket-gridiron = Pasa en cuatro downs: tu número tiene que superar los dos dados blancos. Después el dado negro: casi siempre touchdown. Gana quien más puntúa.
page-aim-pocket-gridiron-short = Supera los dados blancos. Gana quien más puntúa.
page-scoring-pocket-gridiron = Touchdown 6, y luego una patada por 1 o una jugada por 2. Field goal 3. Safety 2.

## A first match: a rule in one sentence, when it first rules

page-new-pg-2-3 = Cuatro intentos por serie: todo lo que no anota cuesta uno.
page-new-pg-3-1 = El dado rojo dice quién recibe el balón; el suyo, lo difícil que es parar la jugada.
page-new-pg-3-2 = Dos dados blancos defienden: si juntos alcanzan el número de la jugada, queda parada y cuesta un intento.
page-new-pg-3-3 = ¡Has pasado! Ahora el dado negro: TD es touchdown; fuera del campo cuesta el intento.
page-new-pg-3-4 = Incompleto: el pase cae al suelo y se pierde un intento. En un fumble hasta se puede perder el balón.
page-new-pg-3-5 = Scramble: si un dado blanco muestra sack, acaba el intento; si no, el quarterback tira otra vez.
page-new-pg-3-6 = Tres sacks en una serie son un safety: dos puntos para la defensa, y la serie termina.
page-new-pg-3-7 = Un set play: tu próxima jugada vale uno más, o pateas ya un field goal con uno de ventaja.
page-new-pg-3-8 = Dos cincos son una lesión: esa posición vale uno menos el resto del partido.
page-new-pg-4-1 = Un pañuelo: el dado amarillo dice de quién fue la falta. La tuya cuesta un intento; la suya te da cuatro nuevos.
page-new-pg-4-2 = Falta suya: toma cuatro intentos nuevos, o recházala y la defensa repite ese dado.
page-new-pg-5-1 = Un field goal son tres puntos: 5 o más con un dado. Entre o no, la serie termina.
page-new-pg-5-2 = ¡Seis puntos! Después patea por uno más, casi seguro, o arriesga una jugada por dos.

## What is asked, where it is answered by touching: the game itself names what is typed

page-pg-ask-call = 4.º y gol: ¿juegas o pateas un field goal?
page-pg-ask-first-card = Elige tu carta de equipo para todo el partido.
page-pg-ask-second-card = Elige tu carta de equipo para todo el partido.
page-pg-ask-set-play = Jugada preparada, +{ $bonus }: ¿sigues jugando o pateas un field goal?
page-pg-ask-audible = Audible: ¿quién recibe ahora el balón?
page-pg-ask-audible-or-kick = Audible: ¿quién recibe ahora el balón, o pateas un field goal?
page-pg-ask-try = ¡Touchdown! ¿Pateas por un punto o juegas por dos?
page-pg-ask-penalty = Castigo a la defensa: ¿aceptas, con cuatro downs nuevos, o rechazas y se repite la tirada?
page-pg-ask-penalty-on-try = Castigo a la defensa: ¿aceptas y se repite el intento, o rechazas y se repite la tirada?
page-pg-ask-penalty-offense = Castigo al ataque: ¿aceptas y la jugada fracasa, o rechazas y vas a por el sack?

## El tablero de análisis

page-study-field-pocket-gridiron-offense = En ataque
page-study-field-pocket-gridiron-first = Primer balón
page-study-field-pocket-gridiron-drive = Serie
page-study-field-pocket-gridiron-down = Down
page-study-field-pocket-gridiron-sacks = Sacks
page-study-field-pocket-gridiron-injuries = Lesiones

## On the shelf

page-title-pocket-gridiron = Pocket Gridiron
page-tagline-pocket-gridiron = Fútbol americano en la zona roja con siete dados: cuatro downs para romper la defensa.
page-short-pocket-gridiron = Siete dados, cuatro downs, una zona roja.
