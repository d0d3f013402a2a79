# What the pages say about this game alone.

## The board

page-darts-board = Diana. La lista de al lado hace lo mismo con el teclado.
page-darts-field =
    Campo: balón en { $spot }, { $needed ->
        [one] falta 1 yarda
       *[other] faltan { $needed } yardas
    }
page-darts-left = Dardos restantes: { $left }
page-darts-need =
    { $yards ->
        [one] falta 1
       *[other] faltan { $yards }
    }
page-darts-try = Intento extra
page-darts-calls = ¿Para qué es el dardo?
page-darts-aim = Apuntar a
page-darts-fell = ¿Dónde ha caído?
page-darts-neighbours = ¿O querías decir…?
page-darts-throw = { $call }: { $bed }
page-darts-enter = Anotar { $bed }
page-darts-miss = Fuera de la diana
page-darts-bounce = Rebote
page-darts-last = Último dardo: { $bed }. ¿No es así?
page-darts-last-what = Toca donde cayó de verdad; todo lo posterior se cuenta de nuevo.
page-darts-overtime = Pr. { $number }
page-darts-thrower = { $name }: la mitad de los dardos en { $reach } mm
page-darts-aiming = Puntería: { $bed }
page-darts-worth = Qué hace un dardo
page-darts-rings = Anillo interior, { $reach } mm: la mitad de los dardos. Anillo discontinuo: nueve de diez.
page-darts-now = ahora
page-darts-aim-first = Toca la diana para apuntar
page-darts-touchdown = ¡touchdown!
page-darts-scores = puntos
page-darts-safety = safety
page-darts-drive-over = fin de la serie
page-darts-intercepted = interceptado
page-darts-bust = te pasas
page-darts-missed = fallado
page-darts-leaves =
    { $yards ->
        [one] falta 1
       *[other] faltan { $yards }
    }
page-darts-dart-of = dardo { $dart } de { $darts }

## What a dart is thrown for

page-darts-call-throw = Lanzar
page-darts-call-field-goal = Gol de campo
page-darts-call-punt = Despeje
page-darts-call-pat = Un punto
page-darts-call-two = Dos puntos

## Beds

page-bed-triple = triple { $number }
page-bed-double = doble { $number }
page-bed-inner = simple { $number }, interior
page-bed-outer = simple { $number }, exterior
page-bed-single = simple { $number }
page-bed-25 = bull exterior
page-bed-bull = bull interior
page-bed-miss = fuera de la diana
page-bed-bounce = rebote

## What is asked

page-help-football-darts-toss = Quien gana el sorteo elige quién ataca primero.
page-help-football-darts-choice = Recibir: atacas primero. Ceder: atacas primero después del descanso.
page-help-football-darts-call = Toca la diana donde apuntas. Un 20 son 20 yardas, un triple 20 son 60. El último dardo tiene que llegar justo a la línea de gol.
page-help-football-darts-throw = Lanza y toca la diana donde se ha clavado el dardo.
page-help-football-darts-field-goal = Lanza y toca la diana donde se ha clavado el dardo.
page-help-football-darts-punt = Lanza y toca la diana donde se ha clavado el dardo. Decide el anillo.
page-help-football-darts-try = Un dardo extra después del touchdown: fácil por un punto (1, 5 o 20), difícil por dos (el número 2).
page-help-football-darts-pat = Lanza y toca la diana donde se ha clavado el dardo.
page-help-football-darts-two-points = Lanza y toca la diana donde se ha clavado el dardo.
page-help-football-darts-call-table = Di para qué es el próximo dardo y lánzalo.
page-help-football-darts-try-table = Di si el dardo es por un punto (1, 5 o 20) o por dos (el número 2), y lánzalo.

## Entering darts

page-scorer-ring = Qué anillo
page-scorer-single = Simple
page-scorer-inner = Interior
page-scorer-outer = Exterior
page-scorer-double = Doble
page-scorer-triple = Triple
page-scorer-bull = Bull
page-scorer-miss = Fuera
page-scorer-small-print = Letra pequeña: lo que haría este dardo.
page-scorer-caller = Cantar los dardos
page-hearing = Escuchar
page-hearing-what = Di el dardo: «triple veinte», «doble cinco», «diana», «fuera», «deshacer». El navegador puede enviar lo que digas a su fabricante.
page-hearing-heard = Oído: { $text }
page-hearing-not = No entendido: { $text }
page-hearing-unable = El navegador no deja escuchar aquí.
page-hearing-triple = triple t
page-hearing-double = doble d
page-hearing-bull = diana bull
page-hearing-miss = fuera fallo
page-hearing-undo = deshacer atrás
page-hearing-numbers = uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte

## The aim of the game

page-aim-football-darts = Cuatro dardos por serie, cada punto es una yarda. Llega justo a la línea de gol y son seis puntos.
page-aim-football-darts-short = Llega justo a la línea de gol: seis puntos.

## A first match: a rule in one sentence, when it first rules

page-new-fd-1-2 = Recibe y atacas primero; cede y atacas primero tras el descanso.
page-new-fd-2-1 = Un sencillo vale su número en yardas, un doble dos veces, un triple tres; el centro rojo es touchdown desde cualquier sitio.
page-new-fd-2-2 = Fuera de la diana: diez yardas atrás, y el dardo se pierde.
page-new-fd-2-3 = Doble o triple 1 o 3 es intercepción: el otro se lleva el balón ahí mismo.
page-new-fd-2-4 = Cae justo en la línea de gol: seis puntos. Una yarda de más te pasas y pierdes el balón.
page-new-fd-2-5 = Cuatro dardos son una serie; luego sigue el otro desde donde está el balón.
page-new-fd-3-1 = Tras un touchdown, un dardo más: 1, 5 o 20 por un punto, o un 2 por dos.
page-new-fd-4-1 = Un field goal es un dardo por tres puntos, desde medio campo: cualquier 20, y más cerca también cualquier 1 o 5.
page-new-fd-4-2 = Field goal fallado: el otro sigue desde donde está el balón.
page-new-fd-5-1 = Un despeje con el último dardo cede el balón, pero lejos: cuanto más al centro, más atrás empieza el otro.

## What is asked, where it is answered by touching: the game itself names what is typed

page-fd-ask-call-aim = Dardo { $dart }, faltan { $needed }: ¿adónde apuntas?
page-fd-ask-call = Dardo { $dart }, faltan { $needed }: ¿dónde ha caído?
page-fd-ask-try = ¿Un punto extra (1, 5 o 20) o dos (el número 2)?

## El tablero de análisis

page-study-field-football-darts-offense = Quién lanza
page-study-field-football-darts-pos = Yardas desde la meta propia
page-study-field-football-darts-dart = Dardo
page-study-field-football-darts-drive = Serie
page-study-field-football-darts-quarter = Cuarto
page-study-field-football-darts-first = Primer balón

## On the shelf

page-title-football-darts = Football Darts
page-tagline-football-darts = Avanza por el campo sobre una diana: cuatro dardos por serie y las yardas exactas para el touchdown.
page-short-football-darts = Cada punto es una yarda; llega justo a la línea.
