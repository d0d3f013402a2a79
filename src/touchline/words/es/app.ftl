# Lo que dice la aplicación de terminal alrededor de un partido.


## Home
app-tagline = fútbol de mesa · { $version }
app-resume-named = Seguir con { $match }
app-menu-records = Partidos: volver a verlos y analizarlos
app-menu-season = Temporada: clasificación, jornada, play-offs
app-menu-join = Unirse a un partido con su enlace
app-settings = Ajustes
app-choose-to-learn = Elige un juego para aprenderlo.
app-no-unfinished = No hay ningún partido a medias.
app-kept = El partido queda guardado: touchline resume { $file }
app-write-where = No está en el disco: { $trouble }. ¿En qué archivo se guarda? ('drop' lo olvida)
app-no-season = Todavía no hay temporada: touchline season new GAME crea una.
app-reviewing = El entrenador repasa el partido…
app-link = El enlace del partido:

## Keys
app-key-quit = Salir
app-key-palette = órdenes
app-key-learn = Aprender
app-key-resume = Seguir
app-key-records = Partidos
app-key-season = Temporada
app-key-join = Con enlace
app-key-settings = Ajustes
app-key-help = Ayuda
app-key-coach = Entrenador
app-key-why = Por qué
app-key-legal = Jugadas
app-key-undo = Deshacer
app-key-chart = Tabla
app-key-save = Guardar
app-key-leave = Salir
app-key-back = Volver
app-key-close = Cerrar
app-key-cancel = Cancelar
app-key-again = Otra vez
app-key-first-match = Primer partido
app-key-replay = Ver
app-key-go-on = Seguir con él
app-key-review = Analizar
app-key-sort = Ordenar
app-key-delete = Borrar
app-key-ask-undo = Pedir deshacer
app-key-agree = Aceptar
app-key-resign = Rendirse
app-key-step-back = Atrás
app-key-step-on = Adelante
app-key-ten-back = 10 atrás
app-key-ten-on = 10 adelante
app-key-start = Inicio
app-key-end = Final
app-key-begin = Empezar
app-key-play-mine = Jugar mi partido
app-key-bots-play = Que sigan los bots
app-key-week-before = Semana anterior
app-key-week-after = Semana siguiente
app-key-turn-left = en sentido antihorario
app-key-turn-right = en sentido horario
app-key-outwards = hacia fuera
app-key-inwards = hacia dentro
app-key-pick-bed = elegir el sector
app-key-off-board = fuera de la diana

## Palette
app-palette-play = Jugar a { $game }
app-palette-records = Ver, analizar, ordenar y borrar
app-palette-settings = Colores, nombres, idioma, entrenador y ritmo
app-palette-undo = Retirar tu última jugada
app-palette-coach = Entrenador sí o no
app-palette-coach-help = Probabilidad de ganar y mejores jugadas
app-palette-why = ¿Por qué?
app-palette-why-help = Las reglas detrás del último paso
app-palette-legal = ¿Qué puedo hacer?
app-palette-legal-help = Las jugadas permitidas
app-palette-hint = Pista
app-palette-hint-help = Lo que haría el entrenador
app-palette-where = ¿Dónde estamos?
app-palette-where-help = Cada dato de la posición
app-palette-history = Historial
app-palette-history-help = Todo lo ocurrido, con números
app-palette-correct = Corregir una anotación
app-palette-correct-help = Cambiar lo anotado, por atrás que esté
app-palette-save = Guardar una copia
app-palette-save-help = Escribir el acta en un archivo
app-palette-resign-help = Darse por vencido
app-palette-leave = Dejar el partido
app-palette-leave-help = Queda guardado; sigue cuando quieras
app-palette-theme = Tema
app-palette-theme-help = Cambiar los colores
app-palette-quit-help = Salir de Touchline
app-palette-keys = Teclas
app-palette-keys-help = Mostrar u ocultar las teclas de esta pantalla
app-palette-screenshot = Captura de pantalla
app-palette-screenshot-help = Guardar una imagen de la pantalla en un archivo
app-palette-maximize = Maximizar
app-palette-maximize-help = Dar toda la pantalla a la parte elegida
app-palette-minimize = Restaurar
app-palette-minimize-help = Volver al tamaño normal
app-palette-search = Buscar órdenes…

## Dialogs
app-esc-closes = Esc cierra
app-pass-keyboard = Pásale el teclado a { $who }.
app-show-hand = Soy { $who }: muestra mi mano
app-yes = Sí
app-no = No
app-refused = No
app-home = Inicio

## A match
app-type-here = escribe una jugada, lo que salió, o help
app-type-move = escribe una jugada
app-thinks = { $who } piensa… { $notice }
app-coach = Entrenador
app-coach-thinking = piensa…
app-coach-thinks = El entrenador piensa…
app-draw-chance = empate { $chance }
app-not-on-disk = No está en el disco
app-bot-gave-up = El bot dejó de pensar
app-bot-stuck = El bot no sabe decidir. Deshaz o sal: el partido queda guardado.
app-wait = Espera: ahora no te toca nada.
app-call-where = { $call }: ¿adónde? Flechas e Intro, o escríbelo.
app-solves-first = La primera vez resuelve el juego entero; tarda un poco, una sola vez en este equipo.
app-f7-shows = { $guesses } F7 las muestra.
app-correct-which = ¿Qué anotación y qué decía de verdad? ('history' muestra los números)
app-save-where = ¿En qué archivo se guarda la copia?
app-undo-asked = El otro lado pide retirar su última jugada: F7 acepta.
app-give-up = ¿Rendirse en este partido?
app-play-on = Seguir jugando
app-seat-kept = Tu sitio queda reservado: el mismo enlace te devuelve a él.
app-thinker-gone = se mandó a casa al pensador

## Replay
app-the-beginning = el comienzo
app-beginning = El comienzo.
app-nothing-to-quote = Todavía no hay nada que citar.

## Records
app-records-title = Partidos en este equipo
app-records-by = Partidos en este equipo, por: { $column }
app-records-when = cuándo
app-records-game = juego
app-records-who = quién
app-records-stands = cómo va
app-records-unfinished =
    a medias, { $entries ->
        [one] 1 anotación
       *[other] { $entries } anotaciones
    }
app-records-draw = empate
app-records-won =
    { $count ->
        [one] ganó { $who }
       *[other] ganaron { $who }
    }
app-records-throw-away = ¿Borrar { $match } para siempre?
app-records-keep = Conservarlo
app-records-drop = Borrarlo

## Before a match
app-setup-against = Contra
app-setup-bot = bot { $level }
app-setup-people = dos personas en este teclado
app-setup-table = en la mesa: dados, cartas o dardos de verdad
app-setup-side = Tú juegas
app-setup-first = primero ({ $side })
app-setup-second = segundo ({ $side })
app-setup-names = Nombres
app-setup-clock = Reloj
app-setup-clock-hint = ninguno; minutos por lado: 20 o 20+10
app-setup-rules = Reglas
app-setup-start = Empezar (F5)
app-setup-choose = elige
app-setup-natural = { $screen } (en la mesa: { $table })

## Settings
app-colours = Colores
app-language = Idioma
app-language-system = la de este equipo
app-coach-talks = El entrenador habla
app-coach-when-asked = solo si se le pide
app-coach-always = en cada decisión
app-voice = Voz
app-voice-off = en silencio
app-voice-on = canta el marcador
app-pace = Bots y dados
app-pace-at-once = al instante
app-pace-followed = para seguirlos
app-pace-slow = despacio
app-kept-in = Los partidos se guardan en { $folder }

## A season
app-season-overview = Temporada
app-season-table = Clasificación
app-season-week = Semana
app-season-bracket = Play-offs
app-season-leaders = Líderes
app-season-odds = Lo que viene
app-season-odds-wait = Se juegan diez mil temporadas …
app-season-champions = Campeones
app-season-bots-play = Los bots juegan…
app-season-played =
    { $played ->
        [one] 1 partido jugado.
       *[other] { $played } partidos jugados.
    }
app-key-left = izquierda
app-key-right = derecha
app-key-up = arriba
app-key-down = abajo
app-key-pick-square = elegir la casilla
app-key-choose-again = elegir de nuevo
