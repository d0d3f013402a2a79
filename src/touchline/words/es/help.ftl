# Lo que la línea de órdenes dice de sí misma: --help.


## All commands
help-touchline =
    Fútbol de mesa: { $games }.

      touchline                              la aplicación: elegir juego y jugar (--plain: lo mismo en líneas)
      touchline games                        a qué se puede jugar
      touchline learn GAME                   un juego en un minuto
      touchline puzzle                       encuentra la mejor jugada
      touchline analyse GAME                 un tablero para probar, con entrenador
      touchline play GAME                    dos personas en un teclado
      touchline play GAME --vs random        contra un bot
      touchline play GAME --table            dados, cartas o dardos de verdad: tú tiras, Touchline lleva la cuenta
      touchline rules GAME                   sus reglas numeradas
help-explains = 'touchline COMMAND --help' explica una orden.
help-group-play = jugar
help-group-table = en la mesa y después del partido
help-group-host = anfitrión
help-group-bots = bots
help-group-laboratory = laboratorio
help-group-solve = resolver
help-group-more = más
help-exit-codes = códigos de salida: { $codes }
help-exit-fine = todo bien
help-exit-mistake = un error en lo pedido
help-exit-interrupted = interrumpido
help-exit-broken = falló una comprobación o el servidor no pudo arrancar
help-exit-broken-check = se incumple una ley
help-exit-broken-verify = el partido no es lo que dice ser
help-exit-broken-serve = el servidor no pudo arrancar

## What argparse says; the marks (%s) stay
help-argparse-usage = uso: 
help-argparse-positionals = argumentos
help-argparse-options = opciones
help-argparse-help = muestra esta ayuda y termina
help-argparse-version = muestra la versión y termina
help-argparse-error = %(prog)s: error: %(message)s
help-argparse-argument = %(argument_name)s: %(message)s
help-argparse-required = falta: %s
help-argparse-unrecognized = no se entiende: %s
help-argparse-choice = %(value)r no existe (se puede elegir: %(choices)s)
help-argparse-value = valor no válido (%(type)s): %(value)r
help-argparse-one = falta un valor
help-argparse-some = falta al menos un valor
help-argparse-not-with = no se puede usar con %s
help-argparse-ambiguous = %(option)s es ambigua: puede ser %(matches)s
help-argparse-explicit = %r sobra aquí

## Arguments that many commands have
help-arg-game = qué juego
help-arg-json = para un programa
help-arg-data = los valores verdaderos de tu caja (TOML)
help-arg-rules = un reglamento con nombre ('touchline games GAME' los enumera)
help-arg-option = una regla de la casa
help-arg-voice = decir en voz alta lo que pasa y el marcador, con spd-say, espeak o say si hay alguno instalado
help-arg-plain = líneas sencillas en vez de la aplicación (como en una tubería, con TERM=dumb, TOUCHLINE_PLAIN=1 o un lector de pantalla)
help-arg-lang = el idioma: { $languages } (o TOUCHLINE_LANG; si no, el de la aplicación o del equipo)
help-arg-print-completion = un script para que tu shell complete palabras: bash, zsh o tcsh
help-arg-file = el acta de un partido
help-arg-seed = de los dados
help-arg-cores = núcleos que juegan
help-arg-on = dónde se juega; cuda: en una GPU de NVIDIA
help-arg-seconds = el tiempo de un bot para una jugada
help-arg-out = dónde escribirlo
help-arg-season = archivo o nombre (la última usada)
help-arg-table = dados, cartas o dardos de verdad: tú dices qué salió
help-arg-store = archivo SQLite o URL postgresql:// (TOUCHLINE_STORE, si no tu carpeta de datos)
help-arg-engine = un programa que juega por líneas JSON, o NAME=COMMAND; se puede repetir
help-arg-clock = segundos de un programa por partida, y por cada jugada además
help-arg-games-to = guardar aquí cada partida con un programa

## learn, puzzle
help-learn = un juego en un minuto, hasta tus primeros puntos
help-learn-page =
    De seis a diez pasos en el tablero de verdad, cada uno con una frase y algo que hacer, hasta tus primeros puntos.

      touchline learn GAME
      touchline learn GAME --plain       lo mismo en líneas
help-puzzle = encuentra la mejor jugada
help-puzzle-page =
    Una posición en la que una idea es claramente la mejor. Encuéntrala: la respuesta dice qué habría costado la siguiente.

      touchline puzzle                    cualquier juego, una que no hayas resuelto
      touchline puzzle GAME
      touchline puzzle GAME --daily       hoy la misma para todos
      touchline puzzle --from RECORD      lo que regalaste en una partida, otra vez
      touchline puzzle GAME --answer MOVE --id ID   sin preguntar, para un programa
help-puzzle-game = de qué juego; si no, cualquiera
help-puzzle-daily = el problema del día
help-puzzle-grade = solo los que N de nuestros niveles no encuentran
help-puzzle-id = justo este
help-puzzle-record = una de las decisiones que regalaron algo en esta partida
help-puzzle-answer = la respuesta, sin que se pregunte

## play, resume, join
help-play = jugar: dos personas, contra un bot o en una mesa de verdad
help-play-page =
    En un terminal el partido se abre en la aplicación; con --plain, en una tubería, con TERM=dumb o con
    un lector de pantalla se juega en líneas sencillas. Ambas aceptan las mismas jugadas y órdenes:
    escribe una jugada, o 'help'. Todo se guarda al momento; 'touchline resume' continúa.

      touchline play GAME                      dos personas en un teclado
      touchline play GAME --first              tu primer partido, cada novedad explicada
      touchline play GAME --vs random          contra un bot
      touchline play GAME --table              dados, cartas o dardos de verdad: tú tiras, Touchline arbitra
      touchline play GAME --table --clock 20   ... con veinte minutos por lado
help-play-game = a qué jugar ('touchline games' los enumera)
help-play-vs = jugar contra un bot ('touchline games GAME' enumera los niveles)
help-play-first = tu primer partido: contra el bot más suave, cada situación nueva explicada una vez y el entrenador a tu lado
help-play-second = con --vs: ocupar el segundo sitio
help-play-names = quién juega; contra un bot, tú primero
help-play-clock = minutos por lado, y segundos por cada jugada
help-play-seed = hacer repetibles los dados
help-play-save = dónde guardar el partido
help-resume = seguir un partido interrumpido (el último si no se nombra otro)
help-resume-page =
    Todo en un partido se guarda al momento; esto sigue donde se quedó.

      touchline resume                    el último
      touchline resume match.touchline
help-join = sentarse a un partido en un servidor, con su enlace
help-join-page =
    Juega desde el terminal un partido en un servidor, con las mismas palabras que en casa.

      touchline join 'http://192.168.1.20:8000/?match=k7x2#invite=…' --name Ann
help-join-link = tal como lo envió el otro lado: http://host/?match=...#invite=...
help-join-name = cómo te llamas allí

## games, rules, replay
help-games = a qué se puede jugar, con opciones y rivales
help-games-page =
    Cada juego con sus rivales; un juego con sus opciones y las reglas que cambian.

      touchline games
      touchline games GAME
      touchline games --json                 para un programa
help-games-game = solo este, con sus opciones explicadas
help-rules = el reglamento de un juego, o una de sus reglas
help-rules-page =
    Las reglas numeradas, tal como las citan la narración y cada negativa.

      touchline rules GAME             el libro entero
      touchline rules GAME AB-2        un capítulo
      touchline rules GAME --compare A B   en qué se diferencian dos reglamentos
      touchline rules GAME AB-2.2      una regla
help-rules-id = una regla como AB-2.2 o un capítulo como AB-2
help-rules-terms = las palabras del juego y la regla que explica cada una
help-rules-compare = dos reglamentos con nombre y sus diferencias
help-replay = volver a contar un partido
help-replay-page =
    Juega un acta según las reglas y la cuenta paso a paso, hasta la posición final.

      touchline replay match.touchline
      touchline replay match.touchline --to 17 --rules
help-replay-to = parar después de esta anotación
help-replay-rules = nombrar las reglas de cada paso

## data, chart, print
help-data = qué de la caja es una suposición nuestra, y tus propios valores
help-data-page =
    Los dados, cartas y tablas de una caja que nadie pudo leer del original: de dónde sale cada valor
    y cuán seguros estamos. Quien tiene la caja rellena un archivo una vez; es pequeño, se puede enviar a un amigo y
    sirve en todas partes como --data FILE.

      touchline data GAME                   todo lo que es suposición nuestra (--all: cada valor)
      touchline data GAME --edit my.toml    un archivo comentado para rellenar (en $EDITOR); cuando exista, se comprueba
      touchline data GAME --check my.toml   comprobarlo línea a línea y ver qué cambia en el juego
      touchline data GAME --check my.toml --against other.toml   ... comparado con los valores de otra persona
help-data-game = de qué caja
help-data-all = cada valor, no solo las suposiciones
help-data-edit = escribir un archivo comentado para rellenar y comprobarlo
help-data-check = comprobar un archivo y mostrar qué cambia
help-data-against = con --check: comparar con este archivo, no con el nuestro
help-data-games = partidas para comparar (2000; 0: ninguna)
help-chart = las tablas de un juego, para consultar en la mesa
help-chart-page =
    Qué se cruza con qué, para consultar en la mesa; las casillas supuestas están marcadas.

      touchline chart GAME
      touchline chart GAME --data my.toml    con los valores verdaderos de tu caja
help-print = hojas de puntuación, tableros, cartas y tablas en PDF
help-print-page =
    Hojas de puntuación, tableros, cartas y tablas en PDF, para la mesa de la cocina (pip install 'touchline[lab]').

      touchline print GAME                   escribe GAME.pdf
      touchline print GAME --paper letter --out sheets.pdf
help-print-paper = el tamaño del papel (a4)

## check, new-game, engine
help-check = medir un juego con las leyes: jugadas permitidas, pesos exactos, sin fugas, ambos modos coinciden
help-check-page =
    Juega partidas al azar con cada opción y mira cada paso desde todos los lados: las jugadas permitidas se pueden hacer, los
    pesos son exactos, nadie ve lo oculto, textos y actas vuelven, compilado e interpretado coinciden.

      touchline check                                todos los juegos
      touchline check GAME --games 20                uno, más a fondo
      touchline check my-game --interpreted --json   mientras se escribe un juego propio
help-check-game = juegos que comprobar (todos si no se nombran)
help-check-games = partidas al azar por opción (3)
help-check-seed = dónde empiezan las partidas al azar (0)
help-check-interpreted = omitir la comparación con el juego compilado
help-new-game = el esqueleto de un juego propio, como paquete
help-new-game-page =
    Escribe una carpeta con un juego pequeño que cumple todas las leyes: reglamento, estado, reglas, palabras, un rival y
    pruebas. Conviértelo poco a poco en el tuyo; docs/adding-a-game.md dice qué más puede traer un juego.

      touchline new-game my-game
      touchline new-game my-game --in packages
help-new-game-name = cómo se llama: minúsculas, palabras unidas por '-'
help-new-game-folder = adónde (aquí)
help-engine = jugar por líneas JSON en la entrada y salida estándar, para bots en cualquier lenguaje
help-engine-page =
    Una petición y una respuesta por línea, hasta que acaba la entrada.

      touchline engine
      { $new }
      { $roll }
      { $advise }
help-engine-schema = imprimir el JSON Schema de todas las peticiones y respuestas

## advise, review, solve, train
help-advise = qué hacer en la última posición de un acta
help-advise-page =
    Las mejores jugadas con las opciones de ganar de cada uno tras ellas, según el entrenador del juego.

      touchline advise match.touchline
      touchline advise match.touchline --at 17 --all
help-advise-at = antes de la anotación N en vez de al final
help-advise-all = cada jugada permitida, no solo las mejores
help-review = dónde se ganó y se perdió un partido: suerte, decisiones caras, gráfico
help-review-page =
    Lo que valió cada tirada y cada decisión: suerte y acierto de cada lado, las decisiones más caras, un gráfico.

      touchline review match.touchline
      touchline review match.touchline --svg chart.svg
help-review-svg = escribir el gráfico de probabilidades
help-solve = el juego perfecto, calculado de antemano
help-solve-page =
    Calcula el juego perfecto de un juego que se puede resolver, para que nadie lo espere en el partido, y dice cuánto vale
    el juego.  La solución queda en el disco.

      touchline solve GAME                        antes de una tarde con él
      touchline solve GAME -o NAME=VALUE          ... con reglas de la casa
      touchline solve GAME --finer                ¿lo omitido es demasiado pequeño para importar?
help-solve-finer = resolver otra vez, más fino, y comparar cada situación
help-train = que un juego se enseñe a sí mismo: autojuego, puntos de control, curva
help-train-page =
    Autojuego desde cero. La semilla y la escala deciden el resultado, los núcleos solo el tiempo. Los puntos de control, la
    curva (curve.png) y lo que se entregaría quedan en la carpeta; Ctrl-C pierde como mucho unos minutos, --resume sigue.

      touchline train GAME                        minutos en dieciséis núcleos, horas en uno
      touchline train GAME --scale 0.02           una ojeada a cómo funciona
      touchline train GAME --resume               seguir donde se quedó
      touchline train GAME --ship                 poner el resultado donde lo buscan los bots
help-train-seed = otra semilla, otro entrenamiento (1)
help-train-scale = X veces más partidas (1)
help-train-stages = cuántas etapas del curso (3)
help-train-out = dónde guardarlo (training/GAME)
help-train-resume = seguir desde el punto de control de la carpeta
help-train-ship = poner el resultado en el paquete

## The laboratory
help-simulate = jugar partidas por millones
help-simulate-page =
    Juega partidas por millones y dice qué pasó. La misma semilla da las mismas partidas,
    sea cual sea el número de núcleos y dondequiera que corran.

      touchline simulate GAME --games 1000000
      touchline simulate GAME -o NAME=VALUE --seats WHO,WHO --out games.parquet
      touchline simulate GAME --rows drive --out drives.parquet
help-arg-games = cuántas (100 000)
help-arg-seats = quién juega: estrategias o bots (la estrategia rápida más fuerte del juego)
help-simulate-rows = game, drive, play or decision (game)
help-simulate-out = escribir las filas aquí (.parquet, .csv, .json, .ndjson)
help-simulate-resume = jugar solo lo que falta en el archivo Parquet de --out
help-report = qué hacen las reglas con un juego, en una página con gráficos
help-report-page =
    Una página con gráficos: puntos, duración, quién empieza, emoción, reglas, suerte y acierto.

      touchline report GAME
      touchline report GAME --compare NAME=VALUE --out changed.html
help-report-compare = lo mismo con esta regla cambiada
help-report-compare-data = lo mismo con los valores de otra caja (TOML)
help-report-stronger = quién juega contra random cuando se sopesan suerte y acierto
help-report-out = dónde escribirlo (GAME-report.html); .json para un programa
help-bench = velocidad, junto a otras bibliotecas
help-bench-page =
    Transiciones por segundo de cada juego, interpretado y compilado, junto a OpenSpiel, PettingZoo,
    Pgx y RLCard si están instalados (pip install 'touchline[bench]').

      touchline bench
      touchline bench GAME --alone --seconds 5
help-bench-games = juegos que medir (todos si no se nombran)
help-bench-seconds = tiempo para cada cifra (2)
help-bench-cores = núcleos que usar (todos)
help-bench-alone = dejar fuera a los demás
help-bench-json = guardar las cifras
help-tournament = bots, estrategias y programas propios entre sí, con puntuaciones
help-tournament-page =
    Todos contra todos, o rondas suizas; ambos sitios de cada par se juegan con los
    mismos dados. Con --file un torneo se puede parar y retomar; con --sprt dos jugadores se miden
    hasta que esté claro cuál de dos diferencias Elo es la buena.

      touchline tournament GAME random WHO WHO
      touchline tournament GAME --swiss 5 --file cup.jsonl
      touchline tournament GAME --engine "./mybot.py" club master --games-to records/
      touchline tournament GAME club --engine "mine=node bot.js" --clock 60+1 --sprt 0,20 --pairs 5000
help-tournament-players = estrategias y bots (todos si no se nombran)
help-tournament-pairs = pares en espejo por encuentro (100)
help-tournament-swiss = rondas suizas en vez de todos contra todos
help-tournament-sprt = dos jugadores: parar cuando una esté clara
help-tournament-file = guardar aquí los resultados y seguir desde ahí
help-ladder = cómo están los bots de un juego entre sí
help-ladder-page =
    Cada nivel se mide con el de abajo (--all: todos con todos) en pares en espejo: dos partidas con los
    mismos dados, sitios cambiados. La parte de puntos ganada (un empate es medio), con su intervalo del 95 % sobre los pares.
    Si un juego puede jugar partidas enteras en código máquina, se usa; si no, se pregunta a los bots jugada a jugada.

      touchline ladder                          una ojeada a todos los juegos
      touchline ladder GAME --engine ./mybot.py   un programa propio contra cada nivel
      touchline ladder GAME --keep rungs/       parar con Ctrl-C, seguir con la misma orden
      touchline ladder GAME --pairs 1000        un juego, en serio
      touchline ladder --markdown               la tabla para la documentación
help-ladder-game = todos los juegos si no se nombra uno
help-ladder-pairs = pares en espejo por encuentro (20)
help-ladder-all = todos contra todos
help-ladder-levels = solo estos niveles
help-ladder-keep = guardar aquí cada encuentro y seguir desde ahí
help-ladder-markdown = como tabla para la documentación

## season
help-season = una temporada entera: calendario, clasificación, play-offs
help-season-page =
    Una temporada es un archivo: equipos, dueños, calendario, resultados y las actas de todos los partidos. Se puede parar
    y retomar en cualquier sitio. SEASON es un archivo o un nombre; sin él, la última usada.

      touchline season new GAME --own TEAM=NAME   crear una temporada; los demás equipos son bots
      touchline season play                       tu próximo partido
      touchline season simulate                   dejar jugar a los bots, hasta el final o el próximo partido de una persona
      touchline season table                      la clasificación, con los desempates explicados
      touchline season bracket                    los play-offs
help-season-deed =
    { $brief }.

      touchline season { $example }
help-season-new = crear una temporada
help-season-new-game = a qué se juega
help-season-new-season = su archivo, o un nombre (el juego y el día)
help-season-new-title = cómo se llama
help-season-new-seed = de calendario, moneda y dados (al azar)
help-season-new-level = quién entrena a los equipos sin dueño
help-season-new-own = una persona entrena a este equipo
help-season-new-teams = equipos propios (TOML)
help-season-new-legs = todos se miden N veces, con divisiones o sin ellas
help-season-new-playoffs = plazas en los play-offs (0: ninguna)
help-season-show = cómo va y qué viene ahora
help-season-show-week = los partidos de una semana en su lugar
help-season-play = jugar tu próximo partido
help-season-play-team = el partido de qué equipo
help-season-simulate = dejar jugar a los bots
help-season-simulate-week = hasta esta semana (hasta el final)
help-season-simulate-everybody = los bots juegan también por las personas
help-season-simulate-quiet = solo la última línea
help-season-table = la clasificación, con los desempates explicados
help-season-table-week = como estaba tras esta semana
help-season-bracket = los play-offs
help-season-odds = clasificación de fuerza, y lo que aún puede pasar
help-season-odds-seasons = temporadas que jugar desde aquí (10 000)
help-season-leaders = quién lidera la liga en qué
help-season-leaders-figure = solo esta cifra
help-season-report = un partido en palabras y cifras
help-season-report-week = de esta semana (el último jugado)
help-season-report-team = de este equipo (cualquiera)
help-season-export = tablas para analistas
help-season-export-table = schedules, team_stats, drives o pbp
help-season-export-out = .csv, .json o .parquet
help-season-laboratory = temporadas enteras por millares, con un gráfico
help-season-laboratory-seasons = cuántas (1000)
help-season-laboratory-level = quién entrena a todos: una estrategia es lo más rápido
help-season-laboratory-out = un gráfico (.png, .svg)
help-season-measure = medir la fuerza de cada equipo, para la clasificación y los pronósticos
help-season-measure-matches = partidos de cada pareja en casa y otros tantos fuera (60)
help-season-measure-level = quién entrena a todos: una estrategia es lo más rápido
help-season-measure-out = el archivo, como está junto al juego
help-season-teams = los equipos de un juego en pocas palabras, con su fuerza
help-season-champions = quién ganó las temporadas de este equipo
help-season-check = repetir cada acta y recontar las tablas
help-season-why = las reglas de calendario, clasificación y play-offs

## The server
help-serve = jugar con otros en el navegador
help-serve-page =
    Arranca el servidor. Sin opciones: un proceso, los partidos en tu carpeta de datos.

      touchline serve                          para ti, en el navegador de este equipo
      touchline serve --lan                    para todos en tu red
      touchline serve --store postgresql://touchline@db/touchline --redis redis://db --port 8001 --no-browser
help-serve-lan = que jueguen todos en tu red: teléfonos, tabletas
help-serve-host = dónde escuchar; 0.0.0.0 es --lan
help-serve-port = 8000 o el siguiente libre; 0: cualquiera libre
help-serve-redis = bus entre servidores de un mismo PostgreSQL (TOUCHLINE_REDIS)
help-serve-url = la dirección que usan los jugadores, para enlaces (TOUCHLINE_URL)
help-serve-origin = otro sitio que puede conectarse
help-serve-proxy = proxy inverso de confianza, o red
help-serve-smtp = escribir cartas; necesita --url (TOUCHLINE_SMTP)
help-serve-notice-seconds = cuánto se espera antes de avisar a quien no está (10)
help-serve-workers = procesos para bots (1)
help-serve-bot-seconds = tiempo de un bot por jugada (2)
help-serve-no-browser = no abrir el navegador
help-serve-open-limits = sin límites: solo para pruebas y carga
help-serve-rehearse = preparar bots y entrenador de cada juego al arrancar (sí, salvo con --open-limits)
help-serve-log = cuánto se registra
help-verify = comprobar un partido acabado sin fiarse del servidor
help-verify-page =
    Repite un acta o una exportación según las reglas de aquí y comprueba cada tirada y cada hash; al servidor no se le pregunta nada.

      touchline verify match.touchline
      touchline verify match.touchline --pact 6b1f…    y que es el partido cuyo pacto se te mostró
      touchline verify -                       desde la entrada estándar
help-verify-file = un acta o una exportación; '-' lee la entrada estándar
help-verify-pact = el pacto que se te mostró antes de la primera tirada
help-migrate = poner al día un almacén, o copiarlo en otro
help-migrate-page =
    Con --to copia cada tabla (de SQLite a PostgreSQL o al revés) y comprueba cada hash en la copia.

      touchline migrate                        poner al día el almacén
      touchline migrate --check                lo que haría la actualización
      touchline migrate --to postgresql://touchline@db/touchline
help-migrate-to = un almacén vacío: un archivo o una URL postgresql://
help-migrate-check = probarlo en una copia, comprobar cada hash y no cambiar nada
help-backup = copiar el almacén a un archivo mientras se usa
help-backup-page =
    Copia el almacén tal como está en un momento y comprueba la copia. Los jugadores siguen jugando.

      touchline backup touchline.backup
      touchline backup touchline.backup --store postgresql://touchline@db/touchline
help-backup-file = la copia que escribir
help-restore = poner una copia en lugar del almacén; el viejo queda al lado
help-restore-page =
    Comprueba una copia y la pone en lugar del almacén; el viejo queda al lado. Para antes el servidor.

      touchline restore touchline.backup
help-restore-file = la copia que leer
help-reports = lo que los jugadores te han denunciado
help-reports-page =
    Lo más nuevo primero: quién, por qué, quién lo dice, en qué partido y cuántas veces antes. El servidor puede seguir en marcha.

      touchline reports                        lo más nuevo de todos
      touchline reports --about carl           de una sola cuenta
help-reports-about = el nombre de una cuenta; sin él, todos

## analyse, site
help-analyse = un tablero para probar: cualquier posición, los dados en tu mano, un entrenador al lado
help-analyse-page =
    Un tablero propio: montar una posición o abrir un acta, jugar ambos lados, elegir los dados o tirarlos, preguntar al
    entrenador, guardar cada variante.  Un estudio va al navegador y vuelve en una línea ('link').

      touchline analyse GAME                       donde empieza su lección
      touchline analyse GAME "phase=call pos=90"   una posición
      touchline analyse match.touchline            un acta, o un estudio guardado
help-analyse-what = un juego, el archivo de un acta o estudio, o el final de un enlace
help-analyse-position = una posición del juego, en una línea
help-site = el salón como sitio estático, sin servidor
help-site-page =
    Escribe todo el salón para una pantalla como sitio estático: bots, dos personas, marcador de mesa, lecciones, problemas, repetición.
    El motor corre en el navegador; una vez visitado, todo funciona sin red y se puede instalar en el teléfono.

      touchline site FOLDER
      python -m http.server --directory FOLDER     verlo aquí; cualquier espacio web con HTTPS lo sirve a otros
help-site-folder = dónde escribirlo
help-site-at = dónde quedará el sitio en su espacio web, como /juegos/touchline/; si no, en la raíz
help-glance = cuánto dura un juego y cuánto de él es habilidad
help-glance-page =
    Juega partidos entre dos niveles de bots, cada uno las mismas veces en cada asiento: cuánto dura un partido y cuántas
    veces gana el más fuerte. Con --write las cifras van a la carpeta del juego, de donde las muestra cada página.

      touchline glance GAME
      touchline glance GAME --matches 400 --write
help-glance-matches = cuántos se juegan (200)
help-glance-write = guardar las cifras en la carpeta del juego
