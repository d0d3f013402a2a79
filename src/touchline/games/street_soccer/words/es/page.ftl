# What the pages say about this game alone.

## The pitch

page-soccer-board = Campo
page-soccer-minute = Minuto { $minute }
page-soccer-choose = Elegir la figura de { $square }
page-soccer-walk = Andar de { $from } a { $square }
page-soccer-kick = Chutar el balón a { $square }
page-soccer-goal = Chutar a portería
page-soccer-take-ball = Balón
page-soccer-take-ball-on = Tomar el balón de { $square }
page-soccer-put-ball = Poner el balón en { $square }
page-soccer-pieces = Para poner en el tablero
page-soccer-place = Colocar la figura en { $square }
page-soccer-figure = Figura por colocar
page-soccer-goalie = Portero por colocar
page-soccer-set-goalie = Tu portero: toca una de las dos casillas ante tu portería, o arrástralo hasta allí.
page-soccer-set-figure = Por colocar: { $left }. Toca una casilla marcada (ante tu portería: el portero). O elige una formación:
page-soccer-now-figure = Toca una de tus figuras.
page-soccer-now-target = Punto: andar hasta allí. Anillo: allí acaba el balón.
page-soccer-now-kick = Toca un anillo: allí acaba el balón.
page-soccer-shoot = ¡Chuta!
page-soccer-kick-it = Chutar a { $square }
page-soccer-walk-it = Andar a { $square }
page-soccer-other = Elegir otra figura
page-soccer-now-keeper = Toca una casilla marcada para tu portero.
page-soccer-plan-walk =
    El { $shirt } anda { $steps ->
        [one] 1 casilla
       *[other] { $steps } casillas
    } hasta { $square }.
page-soccer-plan-steps =
    El { $shirt } anda { $steps ->
        [one] 1 casilla
       *[other] { $steps } casillas
    }.
page-soccer-plan-kick = Chuta a { $where }.
page-soccer-plan-shot = ¡Directo a la portería!
page-soccer-plan-touches = Pasando por { $mates } hasta { $where }.
page-soccer-plan-touches-goal = ¡Pasando por { $mates }, a la portería!
page-soccer-set-up = Colocación
page-soccer-extra-time = prórroga
page-soccer-of-minutes = de { $minutes }
page-soccer-formations = Formaciones
page-soccer-formation-arrow = Flecha
page-soccer-formation-wing = Banda
page-soccer-formation-wall = Muro
page-soccer-formation-book = Reglamento
page-soccer-threat = { $rolls } de 6
page-soccer-threat-of =
    Amenaza: el rival de { $square } marca con { $rolls ->
        [one] 1 tirada
       *[other] { $rolls } tiradas
    } de 6
page-soccer-threat-key = «{ $rolls } de 6»: con tantas de las seis tiradas ese rival podría marcar a continuación.
page-soccer-goal-word = Gol

## What is asked

page-help-street-soccer-set-up = El portero ante la portería, una figura en tu mitad del círculo y al menos una en cada mitad del campo.
page-help-street-soccer-kick-off = Toca la casilla donde acaba el saque inicial.
page-help-street-soccer-move = Anda lo que marca el dado. ¿Llegas antes al balón? Chuta: casillas restantes más una. Los compañeros lo pasan.
page-help-street-soccer-restart = Tu portero vuelve a poner el balón en juego.
page-help-street-soccer-restart-kick = Toca la casilla donde debe acabar el balón.

## The aim of the game

page-aim-street-soccer =
    Marca en la portería de { $attack ->
        [up] arriba
       *[right] la derecha
    }. Anda hasta el balón; los puntos que sobran + 1 son lo que vuela, y cada compañero que encuentra lo pasa.
page-aim-street-soccer-short =
    Marca en la portería de { $attack ->
        [up] arriba
       *[right] la derecha
    }. Gana quien más goles mete.

## A first match: a rule in one sentence, when it first rules

page-new-ss-2-2 = Tu portero está delante de tu portería; una figura empieza en tu mitad del círculo y al menos otra en cada mitad del campo.
page-new-ss-2-3 = Saca quien sacó más: el balón vuela justo la diferencia de las tiradas, y todavía no puede ser gol.
page-new-ss-3-1 = Una tirada, una figura: camina casilla a casilla, nunca en diagonal y nunca a través de otra.
page-new-ss-3-4 = Quien llega al balón tiene que chutar: tantas casillas como puntos le queden, y una más.
page-new-ss-4-3 = Si el balón encuentra a un compañero, este lo pasa: el paso no cuenta y sigue en otra dirección.
page-new-ss-5-1 = Cruzar la línea desde una de las dos casillas ante la portería, recto o en diagonal: eso es gol.
page-new-ss-5-2 = Tras un gol saca el otro equipo: su portero chuta justo lo que marca el dado.
page-new-ss-6-2 = Como mucho uno de tus jugadores de campo puede quedarse ante tu portería.

## What is asked, where it is answered by touching: the game itself names what is typed

page-ss-ask-place = Coloca la figura { $number } de { $of } o elige una formación.
page-ss-ask-place-goalie-too = Coloca la figura { $number } de { $of } o elige una formación.

## El tablero de análisis

page-study-field-street-soccer-figures = Figuras: amarillo y rojo, el portero primero
page-study-field-street-soccer-ball = Balón
page-study-field-street-soccer-turn = Turno
page-study-field-street-soccer-die = Dado
page-study-field-street-soccer-minute = Minuto

## On the shelf

page-title-street-soccer = Street Soccer
page-tagline-street-soccer = Cinco contra cinco en un tablero: tira el dado, corre al balón y pásalo entre los tuyos hasta la portería.
page-short-street-soccer = Tira, corre al balón, pásalo y marca.
