# Lo que se dice junto al cursor durante un partido, en líneas y en la aplicación.


## Sitting down
prompt-against = { $first } contra { $second }
prompt-at-the-table = En la mesa: tirad, repartid y lanzad; decid qué ha salido.
prompt-chart-shows = { $guesses } 'chart' las muestra.
prompt-begin = Escribe una jugada, o 'help'.
prompt-kept = El partido queda guardado. Para seguir: touchline resume { $file }
prompt-no-review = Pues sin análisis.
prompt-record-in = El acta está en { $file }
prompt-write-where = ¿En qué archivo se guarda? ('drop' lo olvida)
prompt-this-is-it = Este es el partido; ponlo en un archivo para seguir con él:
prompt-refused = No: { $why }
prompt-not-on-disk = No está en el disco: { $trouble }
prompt-unkept = { $trouble }. El partido sigue en memoria y se escribirá en cuanto se pueda; 'save FILE' lo guarda en otro sitio.
prompt-on-disk-again = Otra vez en el disco.
prompt-moved = Alguien ha cambiado { $file }; este partido sigue en { $new }
prompt-pass-keyboard = Pásale el teclado a { $who }, que escribe 'ready':
prompt-coach-works = El entrenador lo calcula: { $share }
prompt-table = mesa
prompt-scores = Puntos
prompt-time = Tiempo: { $clock }
prompt-bot-name = bot { $level }

## Commands
prompt-help = Escribe una jugada o, en la mesa, lo que ha salido. O bien:
prompt-help-help = esta lista; '?' es lo mismo
prompt-help-legal = lo que se puede hacer ahora; 'legal F4' solo lo que empieza por F4
prompt-help-score = marcador y situación
prompt-help-board = el tablero
prompt-help-where = cómo va el partido, en palabras; 'where fields' para cada dato de la posición
prompt-help-why = las reglas del último paso; 'why 17' las de la anotación 17
prompt-help-rules = las reglas por capítulos; 'rules { $chapter }' cita uno, 'rules { $rule }' una regla
prompt-help-chart = qué se cruza con qué, para consultar
prompt-help-hint = lo que haría el entrenador
prompt-help-chances = las opciones de ganar de cada uno desde aquí
prompt-help-clock = el tiempo que cada lado ha usado o le queda
prompt-help-history = todo lo ocurrido, con números
prompt-help-undo = retirar tu última anotación; 'undo 3' las tres últimas
prompt-help-correct = 'correct 17 T19' muestra qué cambiaría y pregunta; con 'cut' al final se descarta lo que ya no encaja
prompt-help-save = 'save FILE' escribe una copia del acta
prompt-help-review = suerte y acierto, después del partido
prompt-help-resign = rendirse
prompt-help-quit = parar; el partido queda guardado y se puede seguir
prompt-nothing-changed = No se ha cambiado nada.
prompt-did-you-mean = ¿Querías decir '{ $word }'?
prompt-may-say = Puedes decir: { $moves }.
prompt-yes-or-no = { $question } (sí o no)
prompt-too-many =
    { $count ->
        [one] 1 jugada, demasiadas para listarlas.
       *[other] { $count } jugadas, demasiadas para listarlas.
    } { $question }
prompt-nothing = Nada.
prompt-nothing-with = Nada que empiece por { $text }.
prompt-and-more = { $moves } y { $more } más
prompt-nothing-yet = Todavía no ha pasado nada.
prompt-no-entry = no hay ninguna anotación { $number }; 'history' las enumera
prompt-write-undo = escribe: undo, o undo 3
prompt-taken-back =
    Retirado: { $count ->
        [one] 1 anotación
       *[other] { $count } anotaciones
    }.
prompt-take-back-all = No hay tantas anotaciones. ¿Retirarlo todo?
prompt-write-correct = escribe: correct 17 T19
prompt-corrected = Corregido. { $headline }
prompt-correct-so = ¿Corregirlo así?
prompt-write-save = escribe: save FILE
prompt-saved = Guardado en { $file }
prompt-review-after = el análisis viene después del partido
prompt-gives-up = ¿{ $who } se rinde?
prompt-no-coach = Este juego todavía no tiene entrenador.
prompt-coach-no-room = El entrenador no puede trabajar aquí ahora: { $problem }. El partido sigue.
prompt-first-sight = A primera vista: { $move }.
prompt-first-look = A primera vista, sin pensarlo mucho:
prompt-first-games = { $who } sacó entonces el { $win } ({ $low } … { $high }) de { $games } partidas jugadas por jugadores sencillos, con los empates a medias.
prompt-first-wait = El entrenador está calculando qué es lo mejor de verdad…
prompt-hint-enough = Basta: el entrenador lo deja. Vale lo primero que dijo hasta que preguntes otra vez.
prompt-no-voice = Aquí no hay voz: no está instalado ninguno de { $programs }.
prompt-voice-score = { $one } { $first }, { $two } { $second }.

## Corrections
prompt-says-already = La anotación { $number } ya dice eso; nada cambiaría.
prompt-change-nothing = (nada)
prompt-change-dropped = (se descarta)
prompt-more-entries =
    … y { $more ->
        [one] 1 anotación más
       *[other] { $more } anotaciones más
    }
prompt-still-stands = Sigue así: { $then }
prompt-would-stand =
    Está así: { $now }
    Quedaría: { $then }
prompt-own-dice = los dados de Touchline
prompt-not-entered = la anotación { $number } es de { $who }; solo se corrige lo que escribieron personas

## The clock
prompt-clock-form = reloj { $text }: escribe minutos por lado, como 20, o con segundos por jugada, como 20+10
prompt-clock-left = a { $who } le quedan { $time }
prompt-clock-up = { $who } SIN TIEMPO desde hace { $time }

## Refusals
prompt-cannot-write = no se puede escribir { $problem }
prompt-kept-there = en { $file } se guarda este mismo partido: nombra otro archivo
prompt-there-already = { $file } ya existe y se queda como está: nombra otro archivo
prompt-match-there = { $file } ya existe y se queda como está: 'touchline resume { $file }' lo continúa, un partido nuevo necesita otro nombre
prompt-nobody-owns = nadie tiene equipo en esta temporada; 'simulate' deja jugar a los bots
prompt-no-team = no hay ningún equipo { $team } en esta temporada
prompt-no-match-left = no queda ningún partido por jugar
prompt-bot-no-cards = un bot no puede tener cartas de verdad: juega a este en la pantalla
prompt-resign-turn = ríndete cuando te toque
prompt-nothing-played = todavía no se ha jugado nada

## Asking at the table
prompt-choose-unseen = { $question } Elegid a escondidas, descubrid a la vez y decid ambas en una línea.
prompt-roll-together = { $question } Tirad juntos: { $dice }.

## The lobby
prompt-lobby = Touchline: fútbol de mesa
prompt-lobby-number = Escribe un número del 1 al { $most }.
prompt-lobby-nothing = No se ha empezado nada. 'touchline --help' dice qué más hay.
prompt-lobby-resume = Seguir con { $match }
prompt-lobby-game = ¿Qué juego?
prompt-lobby-against = ¿Contra quién?
prompt-lobby-people = dos personas en este teclado
prompt-lobby-table = dados, cartas o dardos de verdad en una mesa
prompt-lobby-options = Opciones como NOMBRE=VALOR, 'list' para verlas, o 'start':

## On a server
prompt-no-link = { $text } no es un enlace a un partido; son como http://host/?match=abc#invite=…
prompt-waiting-seat = Esperando a que alguien se siente.
prompt-your-move = Te toca.
prompt-waiting-for = Esperando a { $who }.
prompt-waiting-dice = Esperando los dados.
prompt-somebody = Alguien
prompt-sits-down = { $who } se sienta.
prompt-pact = Los dados están acordados: pacto { $pact }.
prompt-pact-changed = el servidor ha cambiado lo pactado para los dados; no se le muestra nada
prompt-no-rule = Ninguna regla: simplemente pasó.
prompt-seat-kept = Tu sitio queda reservado: el mismo enlace te devuelve a él.
prompt-undo-asked = El otro lado pide retirar su última jugada: ¿accept o decline?
prompt-remote-help = Escribe una jugada cuando te toque. O bien:
prompt-remote-help-legal = lo que se puede hacer ahora
prompt-remote-help-why = las reglas del último paso
prompt-remote-help-history = todo lo ocurrido
prompt-remote-help-undo = pedir retirar tu última jugada
prompt-remote-help-accept = aceptar que el otro lado retire
prompt-remote-help-decline = no aceptarlo
prompt-remote-help-resign = rendirse
prompt-remote-help-save = 'save FILE' escribe el acta tal como puedes leerla
prompt-remote-help-help = esta lista
prompt-remote-help-quit = salir; el mismo enlace te devuelve a tu sitio
prompt-nothing-now = Ahora nada.
prompt-watching = mirando
prompt-you-are = eres { $who }
prompt-trying-again = { $problem } Se intenta otra vez.
prompt-done = Hecho.
prompt-corrected-there = Corregido.
prompt-remote-help-score = marcador y situación
prompt-remote-help-chat = 'chat hello', 'chat well-played', 'chat good-game'
