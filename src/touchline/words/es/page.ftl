# What the pages of the arcade say.

## Small words

page-skip = Ir al contenido
page-pages = Páginas
page-close = Cerrar
page-menu = Menú
page-loading = Un momento…
page-unreachable = No se puede contactar con el servidor. Se intenta de nuevo.
page-engine-fetching = Descargando el motor del juego: { $share }
page-engine-starting = Arrancando el motor del juego…
page-engine-failed = No se pudo arrancar el motor del juego ({ $why }). Vuelve a cargar la página.
page-takeaway = Seguir jugando sin el servidor
page-takeaway-what = Descarga el juego entero una vez (unos { $size } MB, { $room } MB de espacio en este aparato). Si este servidor desaparece, las partidas contra bots y en una misma pantalla siguen en este navegador y vuelven al servidor cuando regrese.
page-takeaway-fetch = Descargar
page-takeaway-fetching = Descargando: { $share }
page-takeaway-failed = No se pudo descargar. Inténtalo mientras el servidor responda.
page-takeaway-here = Está aquí.
page-takeaway-leave = Quitar
page-takeaway-go-on = Seguir aquí
page-takeaway-playing = Se juega aquí mientras falta el servidor
page-nowhere = Aquí no hay nada
page-you = tú
page-guest = Invitado
page-somebody = alguien
page-at-one-table = en una misma mesa
page-open-seat = asiento libre
page-bot-name = Bot { $level }
page-score = Marcador
page-to-move = le toca
page-has-ball = tiene el balón
page-coin = Moneda
page-coin-heads = Cara
page-coin-tails = Cruz
page-roll-coin = Lanzar la moneda
page-roll-coin-ask = La moneda dice quién empieza.
page-rules = Reglas
page-rematch = Revancha
page-skip-ahead = Saltar
page-saved = guardado
page-unsaved = { $count } sin guardar
page-cancel = Cancelar
page-tools = Herramientas de la partida
page-log = Registro

## Home

page-home = Inicio
page-home-title = Elige una caja
page-home-subtitle = Juega ya contra un bot, manda un enlace a un amigo o deja que Touchline arbitre en tu mesa.
page-home-games = Juegos
page-home-play-bot = Contra un bot
page-home-more = Un amigo, la mesa…
page-home-resume = Sigue donde lo dejaste
page-home-forget = Quitar
page-home-open = Mesas abiertas
page-home-none-open = Ahora mismo nadie espera en una mesa. Abre una: elige un juego y después «Mesa abierta».
page-tv = En la mesa de al lado
page-tv-what = Dos bots juegan entre sí; míralos por encima del hombro.
page-tv-coming = Los bots calientan…
page-tv-pause = Pausa
page-tv-play = Seguir
page-tv-live = Se juega ahora
page-home-nothing-running = No tienes ninguna partida en curso en este navegador.
page-home-friend = Amigo…
page-home-new-here = Para empezar
page-home-real = En tu propia mesa
page-home-real-title = Dardos, dados o cartas de verdad
page-home-real-what = Tú anotas lo que sale; Touchline arbitra, cuenta y lo canta.
page-home-real-go = Marcador de dardos

## Clock

page-clock = Reloj
page-clock-none = sin reloj
page-clock-live5 = 5 minutos + 5 segundos por jugada
page-clock-live15 = 15 minutos + 10 segundos por jugada
page-clock-days = 10 días + 36 horas por jugada

## Learn

page-learn = Aprende en un minuto
page-learn-again = Otra vez
page-learn-done = Hecho
page-learn-first-match = Juega tu primera partida
page-learn-got-it = Entendido
page-learn-new = Nuevo
page-learn-nudge = Eso no: el anillo muestra dónde. No se ha jugado nada.
page-learn-roll = Tirar
page-learn-skip = Salir
page-learn-step = Paso { $step } de { $count }
page-learn-what = De seis a ocho pasos en el tablero de verdad, cada vez una sola cosa, hasta que anotes por primera vez.

## Puzzle

page-puzzle = Problema
page-puzzle-all = Problemas
page-puzzle-any = Cualquiera
page-puzzle-at-least = { $move } regala al menos { $points }.
page-puzzle-best = Lo mejor: { $move }.
page-puzzle-daily = Problema del día
page-puzzle-daily-done = ✓ El de hoy, resuelto
page-puzzle-days =
    { $days ->
        [one] Problema del día: 1 día seguido.
       *[other] Problema del día: { $days } días seguidos.
    }
page-puzzle-find = Encuentra la mejor jugada.
page-puzzle-grade-0 = fácil
page-puzzle-grade-1 = para jugadores de club
page-puzzle-grade-2 = difícil
page-puzzle-how-many =
    { $count ->
        [one] 1 posición en la que
       *[other] { $count } posiciones en las que
    } una idea es claramente la mejor.
page-puzzle-next = Siguiente problema
page-puzzle-own = De tu propia partida
page-puzzle-own-again = Probarlo otra vez
page-puzzle-own-go = Otra vez
page-puzzle-own-mine = De tus propias partidas
page-puzzle-own-none = Juega una partida hasta el final: lo que regales será aquí un problema.
page-puzzle-own-todo =
    { $count ->
        [one] Una decisión tuya espera otro intento.
       *[other] { $count } decisiones tuyas esperan otro intento.
    }
page-puzzle-right = ¡Correcto!
page-puzzle-score =
    { $run } seguidos, récord { $best }; { $solved ->
        [one] 1 resuelto
       *[other] { $solved } resueltos
    }.
page-puzzle-second = La siguiente mejor idea cuesta { $points }.
page-puzzle-what = Una idea es claramente la mejor: encuéntrala. Cada día, una nueva.
page-puzzle-wrong = Hay algo mejor.
page-puzzle-yours = { $move } regala { $points }.

## Match

page-match = Partida
page-match-missing = Esta partida no se puede abrir
page-match-side = Qué ha pasado

## Settings

page-settings = Ajustes
page-settings-language = Idioma
page-settings-theme = Luz
page-settings-theme-system = como el dispositivo
page-settings-theme-light = luz de día
page-settings-theme-dark = luz de lámpara
page-settings-sounds = Sonidos
page-settings-sounds-what = Dados, dardos, cartas y público, bajito.
page-settings-calm = Sin movimiento
page-settings-calm-what = Todo aparece de golpe, aunque tu dispositivo no lo pida.
page-settings-own-rolls = Tirar tus dados
page-settings-own-rolls-what = Tus dados y la moneda esperan a que los lances. Solo donde nadie te espera.
page-settings-hints = Entrenador
page-settings-hints-what = Muestra lo que haría y la probabilidad de ganar. Nunca en partidas puntuadas.
page-settings-text = Modo texto
page-settings-text-what = La partida en líneas y órdenes, para teclado y lector de pantalla.
page-settings-explain = Explicar el momento
page-settings-explain-what = Qué significa una elección: la primera vez bajo la pregunta, después tras un signo de interrogación.
page-settings-pace = A qué ritmo se muestra todo
page-settings-pace-slow = despacio
page-settings-pace-normal = normal
page-settings-pace-fast = rápido

## Leagues

page-leagues = Ligas
page-leagues-none = En este servidor aún no se ha fundado ninguna liga.
page-leagues-table = Clasificación
page-leagues-player = Jugador
page-leagues-played = Jugados
page-leagues-won = Ganados
page-leagues-drawn = Empatados
page-leagues-lost = Perdidos
page-leagues-points = Puntos
page-leagues-open = abierta
page-leagues-playing = en juego
page-leagues-over = terminada
page-leagues-champion = { $name } ha ganado la liga.
page-leagues-until = La temporada acaba el { $day }; lo que no haya empezado entonces no se juega.
page-leagues-season = La temporada dura
page-leagues-season-open = hasta que todo esté jugado
page-leagues-season-weeks = { $weeks } semanas
page-leagues-waits = { $name } espera a la mesa
page-leagues-waits-for-you = { $name } te espera
page-leagues-not-played = No jugado
page-leagues-what = Todos contra todos. Tres puntos por victoria, uno por empate.
page-leagues-found = Fundar una liga
page-leagues-sign-in = Quien juega en una liga tiene una cuenta, para que todos encuentren sus partidas.
page-leagues-name = Nombre de la liga
page-leagues-twice = Ida y vuelta
page-leagues-twice-what = Todos contra todos dos veces, cambiando de lado.
page-leagues-rated-what = Las partidas cuentan para la puntuación.
page-leagues-is-open = inscripción abierta
page-leagues-founder = fundada por { $name }
page-leagues-players = Jugadores ({ $count })
page-leagues-join = Participar
page-leagues-start = Empezar la liga
page-leagues-start-what = Al empezar se hace el calendario y ya no puede apuntarse nadie.
page-leagues-send-link = Manda la dirección de esta página a otros para que se apunten. Hacen falta dos.
page-leagues-waiting = Ya estás dentro. { $name } empieza la liga.
page-leagues-fixtures = Calendario
page-leagues-round = Jornada { $round }
page-leagues-play = Jugar
page-leagues-to-come = por jugar
page-leagues-wins = ganó { $name }
page-leagues-played-short = J
page-leagues-won-short = G
page-leagues-drawn-short = E
page-leagues-lost-short = P

## Replay

page-replay = Repetición
page-replay-moment = Momento { $at } de { $last }
page-replay-start = El principio
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-first = Al principio
page-replay-back = Un paso atrás
page-replay-next = Un paso adelante
page-replay-last = Al final
page-replay-link = Enlace a este momento
page-replay-to-match = A la partida

## Review

page-review = Análisis
page-review-thinking = El entrenador está mirando la partida…
page-review-sums = Suerte y habilidad
page-review-luck = Suerte
page-review-skill = Habilidad
page-review-moments = Lo que decidió
page-review-costly = Qué más se regaló
page-review-chart = Probabilidad de ganar de { $name }, del principio al final
page-review-unit = En puntos de cada cien de la probabilidad de ganar.
page-review-better-by = mejor: { $move } ({ $could } en vez de { $was })
page-review-better-because = mejor: { $move } ({ $could } en vez de { $was }); { $why }

## Chat

page-chat = Di algo
page-chat-short = Chat
page-chat-new = nuevo

## Coach

page-coach = Entrenador
page-coach-thinking = El entrenador está pensando. La primera vez tiene que calcular el juego entero y tarda un poco.
page-coach-works = { $what }: { $times } veces de cien.
page-coach-numbers = Ver los números
page-coach-options = Opciones y probabilidades
page-coach-option = Opción
page-coach-chance = Ganar
page-coach-estimate = Son estimaciones, no valores exactos.
page-coach-win = { $chance } de ganar
page-coach-choice = elección del entrenador

## Big screen

page-big-screen = Pantalla grande
page-big-screen-leave = Salir de la pantalla grande

## Undo

page-undo = Deshacer
page-undo-asked = { $who } quiere deshacer la última decisión.
page-undo-accept = De acuerdo
page-undo-decline = Rechazar
page-undo-waiting = Esperando a que la otra parte acepte.

## Resign

page-resign = Rendirse
page-resign-sure = Sí, me rindo
page-resign-what = La partida acaba al momento y la gana la otra parte.

## Why

page-why = ¿Por qué?
page-why-of = Por qué: { $text }
page-why-title = ¿Por qué ha pasado esto?

## Queue

page-queue = Esperando a enviarse
page-queue-held-up = Espera antes a que decidas
page-queue-drop = Descartar

## Link

page-link-connecting = conectando
page-link-live = conectado
page-link-lost = Sin conexión
page-link-lost-kept = Tu jugada está a salvo aquí y sale cuando vuelva la conexión.
page-link-lost-saved = Todo lo anterior está guardado. Se intenta de nuevo…

## Level

page-level-random = azar
page-level-beginner = principiante
page-level-rookie = novato
page-level-pro = profesional
page-level-club = club
page-level-master = maestro
page-level-scout = ojeador
page-level-perfect = perfecto

## Setup

page-setup-company = ¿Quién juega?
page-setup-bot = Contra un bot
page-setup-bot-what = Empieza al momento.
page-setup-friend = Invitar a un amigo
page-setup-friend-what = Recibes un enlace y un código para enseñar. Sin cuenta.
page-setup-open = Mesa abierta
page-setup-open-what = Se puede sentar cualquiera de este servidor.
page-setup-together = Los dos en esta pantalla
page-setup-together-what = Por turnos en un mismo dispositivo.
page-setup-table = En la mesa
page-setup-table-what = Dados, cartas o dardos de verdad: tú anotas lo que sale, Touchline arbitra.
page-setup-level = ¿De qué nivel?
page-setup-name = Tu nombre
page-setup-clock = Reloj
page-setup-options = Reglas de la casa
page-setup-rules = Reglas
page-setup-chains = Dados entre dos
page-setup-chains-what = Cada tirada necesita ambos navegadores: nadie puede elegirla, ni siquiera el servidor. Los dos tienen que estar conectados.
page-setup-begin = Empezar la partida
page-setup-together-curtain = Pasaos el dispositivo: un telón oculta las manos.
page-setup-other-name = El nombre del otro
page-setup-rated = Puntuada
page-setup-rated-what = Cuenta para la puntuación de ambos. Los dos inician sesión y juegan con reloj; el entrenador calla.
page-setup-rated-sign-in = Para jugar una partida puntuada:

## Join

page-join-title = Tienes una invitación
page-join-who = { $name } quiere jugar contigo a { $game }.
page-join-sit = Sentarse y jugar
page-join-watch = Solo mirar
page-join-altered = No es como viene en la caja:
page-join-altered-option = { $name }: { $what }
page-join-altered-data = valores de los dados o las cartas: { $what }
page-join-altered-position = empieza en una posición preparada
page-join-rated = Esta partida es puntuada, así que ambos jugadores necesitan una cuenta.

## Invite

page-invite = Invitar a un amigo
page-invite-what = Quien abra este enlace se sienta frente a ti.
page-invite-qr = Código QR del enlace
page-invite-link = Enlace
page-invite-share = Compartir el enlace
page-invite-copied = Copiado
page-invite-back = Retirar la invitación
page-invite-only-here = Este enlace solo funciona en este ordenador.
page-invite-only-here-network = Touchline solo escucha a este ordenador. Para un amigo en la misma red, ábrelo de nuevo con:
page-invite-only-here-internet = Entonces esta página muestra una dirección que también puede abrir el móvil de tu amigo. Mientras tanto, la partida espera.

## Prompt

page-prompt-open = Esperando a que alguien se siente.
page-prompt-rolling = Los dados ruedan.
page-prompt-yours = Te toca.
page-prompt-theirs = { $who } está pensando.
page-prompt-asked = { $who }: { $question }
page-prompt-sending = Un momento …

## Over

page-over = Final del partido
page-over-resigned = Abandono
page-over-flagged = Tiempo agotado
page-over-called-off = Cancelado
page-over-won = ¡Has ganado!
page-over-lost = Has perdido.
page-over-drawn = Empate.

## Story

page-story = Jugada a jugada
page-story-more = Ver más
page-story-undone = { $who } ha deshecho la decisión.
page-story-asked = { $who } pide deshacer.
page-story-declined = No se ha aceptado deshacer.
page-story-corrected = Corregido: { $text }
page-story-replaced = Un bot sigue jugando por alguien que se ha ido.
page-story-returned = { $who } ha vuelto.

## Text

page-text-command = Orden o jugada
page-text-placeholder = una jugada, o help
page-text-send = Enviar
page-text-help = Escribe una jugada como aparece en las listas, o: legal, where, board, score, why, rules, hint, history, undo, resign, record, correct 17 T19, quit.
page-text-nothing-due = Ahora no te toca nada.
page-text-no-rule = No hay ninguna regla { $rule }; «rules» enumera los capítulos.
page-text-resign-sure = Para rendirte, escribe: resign yes
page-text-correct-sure = Para corregirlo así, escribe: { $command }

## Darts

page-darts-quarter = C{ $number }

## Die

page-die-die = Dado
page-die-yellow = dado amarillo
page-die-red = dado rojo
page-die-ivory = dado marfil
page-die-brown = dado marrón
page-die-blue = dado azul
page-die-green = dado verde
page-die-black = dado negro
page-die-coin = Moneda
page-die-dart = Dardo

## Goal

page-goal-toss = Sorteo
page-goal-own = la { $yards } propia
page-goal-opp = la { $yards } rival

## Dice

page-dice-pact-changed = El servidor ha cambiado lo acordado para los dados. Ya no se le muestra nada más.

## Rated

page-rated = puntuada
page-rated-what = Una partida puntuada: el entrenador calla.

## Account

page-account = Cuenta
page-account-sign-in = Iniciar sesión
page-account-new = Crear una cuenta
page-account-create = Crear la cuenta
page-account-what = Para jugar no necesitas cuenta. Con una tienes puntuación, tus partidas en todos tus dispositivos y un sitio en las ligas. Vive solo en este servidor y no pide ninguna dirección.
page-account-have = Ya tengo cuenta
page-account-have-not = Es mi primera vez aquí
page-account-name = Nombre
page-account-name-what = De 2 a 24 letras, cifras, - o _. Lo ve todo el mundo.
page-account-passphrase = Frase de contraseña
page-account-passphrase-what = Al menos { $count } caracteres; una frase corta va bien. No se te puede enviar, así que apúntala.
page-account-playing-as = Juegas como
page-account-sign-out = Cerrar sesión
page-account-sign-out-everywhere = Cerrar sesión en todos los dispositivos
page-passkeys = Llaves de acceso
page-passkeys-what = Entra con tu huella, tu cara o una llave de seguridad en vez de la frase de contraseña. Aquí solo se guarda la mitad pública.
page-passkeys-enter = Entrar con una llave de acceso
page-passkeys-add = Añadir una llave de acceso
page-passkeys-name = Cómo llamarla
page-passkeys-forget = Olvidar
page-passkeys-used = usada por última vez { $day }
page-passkeys-unused = aún sin usar
page-passkeys-not = No se dio la llave de acceso.
page-account-change = Cambiar la frase de contraseña
page-account-change-what = Se cierra la sesión en todos los demás dispositivos.
page-account-passphrase-old = Frase de contraseña actual
page-account-passphrase-new = Nueva frase de contraseña
page-account-delete = Borrar la cuenta
page-account-delete-what = No hay vuelta atrás. Tus puntuaciones desaparecen; tu nombre sigue ocupado, y las actas de tus partidas se quedan con aquellos con quienes jugaste.
page-account-done = Hecho.

## Matches

page-matches = Mis partidas
page-matches-all = Todas mis partidas
page-matches-theirs = Partidas
page-matches-none = Todavía no hay partidas.
page-matches-here = Estas son las partidas cuyas llaves tiene este navegador.
page-matches-here-account = Con una cuenta las encuentras en todos tus dispositivos.
page-matches-won = ganada
page-matches-lost = perdida
page-matches-drawn = empate
page-matches-older = Partidas anteriores
page-matches-newest = Volver a las últimas
page-luggage = Llevarse partidas
page-luggage-what = Una partida contra bots o en una misma pantalla puede mudarse: del teléfono a un servidor, de un navegador a otro. El archivo lo contiene todo; lo jugado se queda, y los dados se tiran donde la partida sigue.
page-luggage-pack = Guardar en un archivo
page-luggage-unpack = Recoger de un archivo
page-luggage-packed =
    { $count ->
        [one] Hay una partida en el archivo.
       *[other] Hay { $count } partidas en el archivo.
    }
page-luggage-stay =
    { $count ->
        [one] Una se queda donde está: juegan otros o hay manos ocultas.
       *[other] { $count } se quedan donde están: juegan otros o hay manos ocultas.
    }
page-luggage-unpacked =
    { $count ->
        [0] No se recogió ninguna partida.
        [one] Se recogió una partida.
       *[other] Se recogieron { $count } partidas.
    }
page-luggage-no-file = Esto no es ni un archivo de partidas ni un acta.

## Ratings

page-ratings = Puntuaciones
page-ratings-game = Juego
page-ratings-rating = Puntuación
page-ratings-rank = #
page-ratings-none-yet = Todavía no hay partidas puntuadas.
page-ratings-nobody = Nadie ha jugado todavía una partida puntuada de este juego.
page-ratings-provisional = Un signo de interrogación: aún hay pocas partidas para estar seguros.
page-ratings-now = Tu puntuación: { $rating }

## Curtain

page-curtain = Telón
page-curtain-hand-over = Pasa el dispositivo a { $name }
page-curtain-what = La mano de cartas está detrás del telón. El otro mira para otro lado.
page-curtain-lift = Soy { $name }: muestra mis cartas
page-curtain-phones = Mejor con las manos en los móviles
page-phones = Móviles como manos
page-phones-what = Esta pantalla se queda en la mesa y muestra lo que todos pueden ver. Cada uno escanea un código: el móvil muestra entonces su mano y recoge sus decisiones.
page-phones-of = Mano de { $name }
page-phones-go = Los móviles están listos
page-phones-back = Jugar solo en esta pantalla

## Help

page-help = ¿De qué va esto?

## Refused

page-refused-by-rule = Las reglas lo prohíben:
page-refused-unauthorized = No has iniciado sesión, o el nombre y la frase de contraseña no coinciden.
page-refused-forbidden = Eso no lo puedes hacer aquí.
page-refused-not-found = Aquí no hay tal cosa, o no puedes verla.
page-refused-taken = Alguien ha sido más rápido: ya está ocupado.
page-refused-behind = La partida ha avanzado. Vuelve a mirar.
page-refused-too-many = Demasiado a la vez. Espera un momento y prueba de nuevo.

## Doing

page-doing-yours = te toca
page-doing-thinking = pensando…
page-doing-attacks = ataca
page-doing-defends = defiende

## Moment

page-moment-skip = Toca para seguir
page-moment-touchdown = ¡Touchdown!
page-moment-field-goal = ¡Field goal!
page-moment-two-points = ¡Dos puntos!
page-moment-safety = ¡Safety!
page-moment-interception = ¡Interceptado!
page-moment-goal = ¡Gol!
page-moment-whistle = ¡En el último segundo!

## Rail

page-rail-play = Jugar
page-rail-matches = Partidas

## Box

page-box-minutes = { $minutes } min
page-box-players = { $players } jugadores

## Ending

page-ending-swing = Cómo fue cambiando
page-ending-above = por encima de la línea: gana { $name }
page-ending-above-you = por encima de la línea: vas por delante
page-ending-scores = Quién anotó
page-ending-kind-dice = los dados
page-ending-kind-own = tu elección
page-ending-kind-choice = una elección
page-ending-retry = Probar otra vez
page-ending-look = Ver
page-ending-dice = Dados
page-ending-decisions = Decisiones
page-ending-luck-even = Los dados estuvieron igualados.
page-ending-luck-with = Los dados estuvieron contigo.
page-ending-luck-against = Los dados estuvieron contra ti.
page-ending-luck-even-of = Los dados estuvieron igualados.
page-ending-luck-with-of = Los dados estuvieron con { $name }.
page-ending-luck-against-of = Los dados estuvieron contra { $name }.
page-ending-given = Regalaste { $own } por decisión; { $other }, { $theirs }.
page-ending-given-of = { $name } regaló { $own } por decisión; { $other }, { $theirs }.
page-ending-wants = { $name } quiere la revancha.
page-ending-swapped = Se cambia de lado.
page-ending-accept = Aceptar la revancha
page-ending-share = Compartir
page-ending-copy = Copiar el enlace
page-ending-picture = Guardar la imagen
page-ending-record = Acta
page-ending-verify = Comprobar los dados
page-ending-review = Análisis completo
page-ending-turned = Lo que decidió: { $what }

## Aim

page-aim = Tu objetivo

## Seasons

page-seasons = Temporadas
page-seasons-what = Una temporada entera: calendario, clasificación, play-offs y un campeón. Entrena a un equipo; tus amigos llevan otros y los bots el resto.
page-seasons-none = En este servidor aún no se ha preparado ninguna temporada.
page-seasons-sign-in = Quien entrena a un equipo toda una temporada tiene una cuenta.
page-seasons-new = Preparar una temporada
page-seasons-name = Nombre de la temporada
page-seasons-level = Los demás entrenadores
page-seasons-days = Días por jornada
page-seasons-days-none = sin plazo

## Season

page-season-open = esperando a sus entrenadores
page-season-playing = jornada { $week } de { $last }
page-season-over = terminada
page-season-champion = Campeón: { $team }
page-season-commissioner = dirige { $name }
page-season-begin = Empezar la temporada
page-season-begin-what = A los equipos que nadie ha elegido los entrenan bots.
page-season-take = Entrenar a este equipo
page-season-teams = Equipos
page-season-week = Jornada { $week }
page-season-weeks = Jornadas
page-season-this-week = Esta jornada
page-season-played =
    { $played ->
        [one] 1 jugado
       *[other] { $played } jugados
    } de { $all }
page-season-until = hasta el { $when }
page-season-play = Jugar la jornada { $week }
page-season-your-team = Tu equipo
page-season-leader = El favorito
page-season-record = balance
page-season-place = puesto
page-season-rating = Elo
page-season-form = Últimos partidos
page-season-then = Después
page-season-home = en casa
page-season-away = fuera
page-season-standings = Clasificaciones
page-season-table = Clasificación
page-season-won-lost = G–P
page-season-points = puntos
page-season-diff = diferencia
page-season-bracket = Play-offs
page-season-if-today = Si la temporada acabara hoy
page-season-odds = Lo que aún puede pasar
page-season-odds-what = { $seasons } temporadas desde aquí, en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
page-season-odds-wait = Jugando diez mil temporadas…
page-season-odds-playoffs = Play-offs
page-season-odds-champion = Título
page-season-odds-wins = Victorias
page-season-chances = Play-offs ahora { $playoffs }, el título { $title }.
page-season-chances-title = El título ahora { $title }.
page-season-leaders = Los mejores de la liga
page-season-leaders-none = Todavía no se ha jugado nada.
page-season-report = Crónica
page-season-report-of = Crónica: { $home } – { $away }
page-season-end-week = Cerrar la jornada
page-season-end-week-what = Los bots juegan los partidos que nadie ha empezado.
page-season-bot = bot: { $level }
page-season-coach = entrena { $name }
page-season-won = ganado
page-season-lost = perdido
page-season-drawn = empatado
page-season-won-short = G
page-season-lost-short = P
page-season-drawn-short = E
page-season-round-quarter-final = Cuartos de final
page-season-round-semi-final = Semifinales
page-season-trophy = { $team } ganó: { $final }
page-season-none-yet = por jugar
page-season-seed = cabeza de serie { $seed }
page-season-dice = Dados, primero el promedio
page-season-tables = Para analistas
page-season-tables-schedules = Resultados
page-season-tables-team-stats = Cifras de los equipos
page-season-file = El archivo de la temporada
page-seasons-champions = Campeones
page-seasons-champions-coach = entrenador { $coach } · { $record }
page-seasons-champions-final = { $points }-{ $others } contra { $rival }
page-seasons-league = La liga
page-seasons-league-standard = la temporada propia del juego
page-seasons-league-own = una liga propia
page-seasons-league-what = Elige equipos o crea algunos; todos juegan contra todos.
page-seasons-league-count = { $teams } equipos en la liga
page-seasons-legs = Partidos de cada pareja
page-seasons-playoffs = Plazas en las eliminatorias
page-seasons-playoffs-none = sin eliminatorias
page-seasons-own-new = Un equipo propio
page-seasons-own-name = Nombre del equipo
page-seasons-own-like = Empezar con las cifras de
page-seasons-own-sum = suma { $sum }
page-seasons-own-face = { $die }, cara { $number }
page-seasons-own-add = Añadir el equipo
page-seasons-own-keep = Guardar el equipo
page-seasons-own-change = Cambiar
page-seasons-own-remove = Quitar
page-seasons-own-good = Listo para jugar: { $words }
page-seasons-figure-card = Tarjeta
page-seasons-figure-thrower = Lanzador: un nombre como pub, o σ en mm
page-season-award = Adjudicar un partido
page-season-award-to = a { $team }, contra { $rival }
page-season-appoint = Nombrar entrenador
page-season-appoint-team = Equipo
page-season-appoint-who = Cuenta (vacío: su bot)

## Together

page-turn-title = Te toca
page-presence-here-short = aquí
page-presence-left-short = se ha ido
page-presence-lost-short = sin conexión
page-presence-left = { $name } se ha ido.
page-presence-lost = { $name } ha perdido la conexión.
page-presence-since-now = Ahora mismo.
page-presence-since = Hace { $minutes } min.
page-presence-kept = El partido queda guardado y sigue desde aquí.

## Together

page-door = Quién puede entrar
page-door-shut = Ahora solo este ordenador llega a Touchline.
page-door-open = Todos en tu red llegan por { $address }
page-door-open-it = Dejar entrar a los móviles
page-door-shut-it = Volver a cerrar
page-hand-over = Seguir en otro dispositivo
page-hand-over-what = Este código vale diez minutos y una sola vez. Quien lo tenga juega por ti: no lo enseñes a nadie más.
page-hand-over-where = Allí abre «Mis partidos» y «Seguir aquí un partido».
page-hand-over-secrets = Con dados de dos partes tu mitad viaja en el propio enlace: ábrelo allí.
page-continue = Seguir aquí un partido
page-continue-what = Tu otro dispositivo muestra el código: en el partido, en Menú.
page-continue-code = Código
page-continue-go = Ocupar mi sitio aquí
page-join-full = La mesa está completa
page-join-back = La invitación se ha retirado.
page-join-back-what = Ya no hay nadie en esta mesa. Pide una nueva invitación o empieza tú un partido.
page-join-full-what = Aquí ya se ha sentado alguien: { $names }.
page-join-full-mine = Es mi sitio, desde otro dispositivo

## The analysis board

page-study = Análisis
page-study-what = Un tablero para ti: coloca una posición, juega ambos lados, elige los dados o tíralos, pregunta al entrenador y guarda cada variante.
page-study-begin = Abrir el tablero
page-study-tree = Variantes
page-study-start = Inicio
page-study-roll = Tirar
page-study-roll-on = Tirar hasta una decisión
page-study-set-up = Colocar o pegar
page-study-set = Colocar esta posición
page-study-arrange = Toma una figura o el balón y ponlo donde deba estar: arrástralo, o tócalo y luego la casilla.
page-study-arrange-more = Campo por campo, o pegar
page-study-fields = Campo por campo
page-study-more-fields = Todo lo demás, como lo escribe la notación
page-study-field-phase = Lo que toca
page-study-field-score = Puntos
page-study-rows = Cartas en manos, mazos y descartes
page-study-paste = Una posición, un registro o un enlace
page-study-paste-record = Pega el registro de un partido, o un enlace
page-study-open = Abrir
page-study-copied = El enlace contiene todo el análisis. Está copiado.
page-study-from-here = Analizar desde aquí
page-study-back = Atrás
page-study-forget = Olvidar
page-study-set-up-short = Colocar
page-study-link = Enlace
page-study-try-it = ¿Y si…?

## The rulebook

page-book-contents = Índice
page-book-search = Buscar en las reglas
page-book-nothing = Ninguna regla lo dice.
page-book-example = Verlo en el tablero
page-book-before = La posición anterior.
page-book-play = Juégalo tú
page-book-found =
    { $count ->
        [one] 1 regla
       *[other] { $count } reglas
    }
page-book-glossary = Glosario

## Being told

page-notices = Avisos
page-notices-ask = ¿Te avisamos cuando te toque en un partido lento, aunque esta página esté cerrada?
page-notices-yes = Sí, avísame
page-notices-no = No
page-notices-switch = Avisarme en este dispositivo cuando me toque en un partido lento
page-notices-quiet = No avisar de este partido
page-letters = Correo
page-letters-address = Dirección de correo
page-letters-write = Escríbeme cuando me toque
page-letters-asked = Un correo va camino de { $address }: abre el enlace que trae.
page-letters-go-to = El correo va a { $address }.
page-letters-end = Olvidar la dirección
page-letters-confirmed = La dirección queda confirmada.
page-letters-ended = No llegarán más correos.

## Friends

page-friends = Amigos
page-friends-none = Nadie todavía. Pregunta a alguien por el nombre de su cuenta, o tras un partido.
page-friends-sign-in = Mira quién está, rétalo con un toque y lleva la cuenta entre vosotros. Para eso ambos tenéis una cuenta.
page-friends-asking = Quieren ser tus amigos
page-friends-asked = Preguntados, sin respuesta aún
page-friends-name = Nombre de su cuenta
page-friends-add = Añadir como amigo
page-friends-add-name = Añadir a { $name } como amigo
page-friends-accept = Decir que sí
page-friends-part = Quitar
page-friends-block = Bloquear
page-friends-unblock = Desbloquear
page-friends-blocked = Bloqueados
page-friends-report = Denunciar
page-friends-report-stalling = Deja correr el reloj
page-friends-report-cheating = Hace trampas
page-friends-report-name = Un nombre ofensivo
page-friends-report-other = Otra cosa
page-friends-reported = El anfitrión lo leerá.
page-friends-is-friend = { $name } es tu amigo.
page-friends-is-asking = { $name } quiere ser tu amigo.
page-friends-is-asked = Has preguntado a { $name }.
page-friends-is-blocked = Has bloqueado a { $name }.
page-friends-challenge = Retar
page-friends-challenge-name = Un partido con { $name }
page-friends-challenges = Te retan
page-friends-versus = Tú contra { $name }
page-ratings-history = Puntuación en el tiempo
page-own-take-in = Llevarlos a mi cuenta
page-own-take-in-what = Partidos que jugaste aquí como invitado: { $count }.
page-own-taken-in = Incorporados: { $count }.
page-own-data = Todo lo guardado de mí, en un archivo

## A game at a glance

page-glance-short = unos { $minutes } min en pantalla · { $players } jugadores
page-glance-skill = Suerte y habilidad: nuestro bot «{ $stronger }» gana a «{ $weaker }» { $better } de cada cien veces
page-glance-measured = medido en { $matches } partidos, { $low } … { $high }

## Tournaments

page-cups = Torneos
page-cups-what = Van solos: los partidos empiezan con el reloj en marcha en cuanto se emparejan.
page-cups-none = Aún no se ha creado ninguno en este servidor.
page-cups-sign-in = Quien participa tiene una cuenta, para que todos sepan contra quién juegan.
page-cups-make = Crear un torneo
page-cups-name = Nombre
page-cups-kind = Tipo
page-cups-swiss = Suizo
page-cups-knock-out = Eliminatorias
page-cups-arena = Arena
page-cups-rounds = Rondas
page-cups-minutes = Minutos
page-cups-is-open = abierto
page-cups-is-playing = en juego
page-cups-is-over = terminado
page-cups-join = Participar
page-cups-leave = Dejarlo
page-cups-start = Empezar
page-cups-your-match = Tu partido contra { $name }
page-cups-table = Clasificación
page-cups-player = Jugador
page-cups-round = Ronda { $round }
page-cups-latest = Últimos partidos
page-cups-bye = descansa
page-figures = Cifras por jugador
page-figures-what = Contadas a partir de las partidas de este dispositivo. Viajan contigo al guardar partidas en un archivo y cuentan donde se importe.
page-figures-latest = Aquí cuentan los últimos { $count } de { $of }.
page-figures-none = Aún no hay ninguna partida terminada de este juego en este dispositivo.
page-figures-record =
    { $count ->
        [one] Una partida
       *[other] { $count } partidas
    }: { $won } ganadas, { $drawn } empatadas, { $lost } perdidas
page-figures-each = Partida a partida
page-figures-line = { $result } { $score } contra { $names }
