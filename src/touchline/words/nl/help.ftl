# Wat de opdrachtregel over zichzelf zegt: --help.


## All commands
help-touchline =
    Tafelfootball: { $games }.

      touchline                              de app: kies een spel en speel (--plain: hetzelfde in regels)
      touchline games                        wat er te spelen is
      touchline learn GAME                   een spel in een minuut
      touchline puzzle                       vind de beste zet
      touchline analyse GAME                 een bord om te proberen, met een coach
      touchline play GAME                    twee mensen aan één toetsenbord
      touchline play GAME --vs random        tegen een bot
      touchline play GAME --table            echte stenen, kaarten of pijlen: jij rolt, Touchline telt
      touchline rules GAME                   de genummerde regels
help-explains = 'touchline COMMAND --help' legt een opdracht uit.
help-group-play = spelen
help-group-table = aan tafel en na de wedstrijd
help-group-host = gastheer
help-group-bots = bots
help-group-laboratory = laboratorium
help-group-solve = oplossen
help-group-more = meer
help-exit-codes = afsluitcodes: { $codes }
help-exit-fine = alles goed
help-exit-mistake = een fout in wat gevraagd werd
help-exit-interrupted = onderbroken
help-exit-broken = een controle mislukte of de server kon niet starten
help-exit-broken-check = er is een wet geschonden
help-exit-broken-verify = de wedstrijd is niet wat hij beweert te zijn
help-exit-broken-serve = de server kon niet starten

## What argparse says; the marks (%s) stay
help-argparse-usage = gebruik: 
help-argparse-positionals = gegevens
help-argparse-options = opties
help-argparse-help = deze hulp tonen en stoppen
help-argparse-version = de versie tonen en stoppen
help-argparse-error = %(prog)s: fout: %(message)s
help-argparse-argument = %(argument_name)s: %(message)s
help-argparse-required = er ontbreekt: %s
help-argparse-unrecognized = niet begrepen: %s
help-argparse-choice = %(value)r bestaat niet (kies uit: %(choices)s)
help-argparse-value = geen geldige waarde (%(type)s): %(value)r
help-argparse-one = hier ontbreekt een waarde
help-argparse-some = hier ontbreekt minstens één waarde
help-argparse-not-with = gaat niet samen met %s
help-argparse-ambiguous = %(option)s is niet eenduidig: misschien %(matches)s
help-argparse-explicit = %r hoort hier niet

## Arguments that many commands have
help-arg-game = welk spel
help-arg-json = voor een programma
help-arg-data = de echte waarden van jouw doos (TOML)
help-arg-rules = een benoemde set regels ('touchline games GAME' somt ze op)
help-arg-option = een huisregel
help-arg-voice = hardop zeggen wat er gebeurt en hoe het staat, met spd-say, espeak of say waar er een is geïnstalleerd
help-arg-plain = gewone regels in plaats van de app (zoals in een pipe, met TERM=dumb, TOUCHLINE_PLAIN=1 of een schermlezer)
help-arg-lang = de taal: { $languages } (of TOUCHLINE_LANG; anders die van de app of de computer)
help-arg-print-completion = een script waarmee je shell woorden aanvult: bash, zsh of tcsh
help-arg-file = het verslag van een wedstrijd
help-arg-seed = van de stenen
help-arg-cores = aantal kernen
help-arg-on = waar er gespeeld wordt; cuda: op een NVIDIA-GPU
help-arg-seconds = de tijd van een bot voor een zet
help-arg-out = waarheen
help-arg-season = bestand of naam (het laatst gebruikte)
help-arg-table = echte stenen, kaarten of pijlen: jij zegt wat er viel
help-arg-store = SQLite-bestand of postgresql://-URL (TOUCHLINE_STORE, anders je datamap)
help-arg-engine = een programma dat via JSON-regels speelt, of NAME=COMMAND; mag vaker
help-arg-clock = seconden van een programma per partij, en per zet erbij
help-arg-games-to = elke partij met een programma hier bewaren

## learn, puzzle
help-learn = een spel in een minuut, tot je eerste punten
help-learn-page =
    Zes tot tien stappen op het echte bord, elk één zin en één ding om te doen, tot je eerste punten.

      touchline learn GAME
      touchline learn GAME --plain       hetzelfde in regels
help-puzzle = vind de beste zet
help-puzzle-page =
    Een stelling waarin één idee duidelijk het beste is. Vind het: het antwoord zegt wat het op één na beste had gekost.

      touchline puzzle                    een willekeurig spel, nog niet opgelost
      touchline puzzle GAME
      touchline puzzle GAME --daily       vandaag voor iedereen dezelfde
      touchline puzzle --from RECORD      wat je in een wedstrijd weggaf, nog eens
      touchline puzzle GAME --answer MOVE --id ID   zonder vraag, voor een programma
help-puzzle-game = van welk spel; anders een willekeurig
help-puzzle-daily = de puzzel van de dag
help-puzzle-grade = alleen die N van onze niveaus niet vinden
help-puzzle-id = precies deze
help-puzzle-record = een van de beslissingen die in deze wedstrijd iets weggaven
help-puzzle-answer = het antwoord, zonder dat ernaar gevraagd wordt

## play, resume, join
help-play = een spel spelen: met z'n tweeën, tegen een bot of aan een echte tafel
help-play-page =
    In een terminal opent de wedstrijd in de app; met --plain, in een pipe, met TERM=dumb of een
    schermlezer speel je in gewone regels. Beide kennen dezelfde zetten en dezelfde opdrachten:
    typ een zet, of 'help'. Alles wordt meteen bewaard; 'touchline resume' gaat verder.

      touchline play GAME                      twee mensen aan één toetsenbord
      touchline play GAME --first              je eerste wedstrijd, al het nieuwe uitgelegd
      touchline play GAME --vs random          tegen een bot
      touchline play GAME --table              echte stenen, kaarten of pijlen: jij rolt, Touchline fluit
      touchline play GAME --table --clock 20   ... met twintig minuten per kant
help-play-game = wat er gespeeld wordt ('touchline games' somt ze op)
help-play-vs = tegen een bot spelen ('touchline games GAME' somt de niveaus op)
help-play-first = je eerste wedstrijd: tegen de zachtste bot, elke nieuwe situatie één keer uitgelegd, de coach naast je
help-play-second = met --vs: op de tweede plaats zitten
help-play-names = wie er speelt; tegen een bot jij eerst
help-play-clock = minuten per kant, en seconden per beurt
help-play-seed = de stenen herhaalbaar maken
help-play-save = waar de wedstrijd bewaard wordt
help-resume = verder met een onderbroken wedstrijd (de laatste als er geen genoemd is)
help-resume-page =
    Alles in een wedstrijd wordt meteen bewaard; dit gaat verder waar het ophield.

      touchline resume                    de laatste
      touchline resume match.touchline
help-join = via een link meespelen in een wedstrijd op een server
help-join-page =
    Speelt vanuit de terminal een wedstrijd op een server, met dezelfde woorden als thuis.

      touchline join 'http://192.168.1.20:8000/?match=k7x2#invite=…' --name Ann
help-join-link = zoals de andere kant hem stuurde: http://host/?match=...#invite=...
help-join-name = hoe je daar heet

## games, rules, replay
help-games = wat er te spelen is, met opties en tegenstanders
help-games-page =
    Elk spel met zijn tegenstanders; één spel met zijn opties en de regels die ze veranderen.

      touchline games
      touchline games GAME
      touchline games --json                 voor een programma
help-games-game = alleen dit, met uitleg van de opties
help-rules = het regelboek van een spel, of één regel eruit
help-rules-page =
    De genummerde regels, zoals het verslag en elke weigering ze aanhalen.

      touchline rules GAME             het hele boek
      touchline rules GAME AB-2        een hoofdstuk
      touchline rules GAME --compare A B   waarin twee sets regels verschillen
      touchline rules GAME AB-2.2      één regel
help-rules-id = een regel zoals AB-2.2, of een hoofdstuk zoals AB-2
help-rules-terms = de woorden van het spel en de regel die elk uitlegt
help-rules-compare = twee benoemde sets regels, en hun verschillen
help-replay = een vastgelegde wedstrijd nog eens vertellen
help-replay-page =
    Speelt een verslag volgens de regels na en vertelt het stap voor stap, tot de eindstelling.

      touchline replay match.touchline
      touchline replay match.touchline --to 17 --rules
help-replay-to = na deze invoer stoppen
help-replay-rules = de regels achter elke stap noemen

## data, chart, print
help-data = wat er in de doos een gok van ons is, en je eigen waarden
help-data-page =
    De stenen, kaarten en tabellen van een doos die niemand van het origineel kon aflezen: waar elke waarde vandaan komt
    en hoe zeker we zijn. Wie de doos heeft, vult één keer een bestand in; het is klein, je kunt het een vriend sturen en
    het geldt overal als --data FILE.

      touchline data GAME                   alles wat een gok van ons is (--all: elke waarde)
      touchline data GAME --edit my.toml    een bestand met uitleg om in te vullen (in $EDITOR); is het er, dan wordt het nagekeken
      touchline data GAME --check my.toml   het regel voor regel nakijken en tonen wat het in het spel verandert
      touchline data GAME --check my.toml --against other.toml   ... vergeleken met de waarden van een ander
help-data-game = de doos van welk spel
help-data-all = elke waarde, niet alleen de gokken
help-data-edit = een bestand met uitleg schrijven om in te vullen, dan nakijken
help-data-check = een bestand nakijken en tonen wat het verandert
help-data-against = met --check: met dit bestand vergelijken, niet met het onze
help-data-games = aantal partijen om te vergelijken (2000; 0: geen)
help-chart = de tabellen van een spel, om aan tafel op te zoeken
help-chart-page =
    Wat tegen wat, om aan tafel op te zoeken; gegokte vakken zijn gemerkt.

      touchline chart GAME
      touchline chart GAME --data my.toml    met de echte waarden van jouw doos
help-print = scorebladen, borden, kaarten en tabellen als PDF
help-print-page =
    Scorebladen, borden, kaarten en tabellen als PDF, voor de keukentafel (pip install 'touchline[lab]').

      touchline print GAME                   schrijft GAME.pdf
      touchline print GAME --paper letter --out sheets.pdf
help-print-paper = het papierformaat (a4)

## check, new-game, engine
help-check = een spel aan de wetten houden: toegestane zetten, exacte gewichten, geen lekken, beide manieren gelijk
help-check-page =
    Speelt willekeurige partijen met elke optie en bekijkt elke stap van alle kanten: toegestane zetten zijn speelbaar, gewichten
    exact, niemand ziet wat verborgen is, teksten en verslagen komen terug, gecompileerd en geïnterpreteerd is gelijk.

      touchline check                                alle spellen
      touchline check GAME --games 20                één, grondiger
      touchline check my-game --interpreted --json   terwijl je zelf een spel schrijft
help-check-game = te controleren spellen (alle als er geen genoemd is)
help-check-games = willekeurige partijen per optie (3)
help-check-seed = waar de willekeurige partijen beginnen (0)
help-check-interpreted = de vergelijking met gecompileerd spel weglaten
help-new-game = het geraamte van een eigen spel, als pakket
help-new-game-page =
    Schrijft een map met een klein spel dat alle wetten houdt: regelboek, toestand, regels, woorden, een tegenstander en
    tests. Maak er stap voor stap je eigen spel van; docs/adding-a-game.md zegt wat een spel nog meer kan meebrengen.

      touchline new-game my-game
      touchline new-game my-game --in packages
help-new-game-name = hoe het heet: kleine letters, woorden verbonden door '-'
help-new-game-folder = waarheen (hier)
help-engine = via JSON-regels op standaardin- en -uitvoer spelen, voor bots in elke taal
help-engine-page =
    Eén vraag en één antwoord per regel, tot de invoer ophoudt.

      touchline engine
      { $new }
      { $roll }
      { $advise }
help-engine-schema = het JSON Schema van alle vragen en antwoorden tonen

## advise, review, solve, train
help-advise = wat te doen in de laatste stelling van een verslag
help-advise-page =
    De beste zetten met ieders winstkans erna, van de oplosser of de coach van het spel.

      touchline advise match.touchline
      touchline advise match.touchline --at 17 --all
help-advise-at = vóór invoer N in plaats van aan het eind
help-advise-all = elke toegestane zet, niet alleen de beste
help-review = waar een wedstrijd gewonnen en verloren werd: geluk, dure keuzes, grafiek
help-review-page =
    Wat elke worp en elke keuze waard was: geluk en kunde van elke kant, de duurste keuzes, een grafiek.

      touchline review match.touchline
      touchline review match.touchline --svg chart.svg
help-review-svg = de grafiek van de winstkansen schrijven
help-solve = perfect spel, vooraf uitgerekend
help-solve-page =
    Rekent perfect spel uit van een oplosbaar spel, zodat niemand er in de wedstrijd op wacht, en zegt wat het spel
    waard is.  De oplossing blijft op de schijf.

      touchline solve GAME                        voor een avond ermee
      touchline solve GAME -o NAME=VALUE          ... met huisregels
      touchline solve GAME --finer                is wat weggelaten is te klein om te tellen?
help-solve-finer = nog eens fijner oplossen en elke situatie vergelijken
help-train = een spel zichzelf laten leren: zelfspel, tussenstanden, leercurve
help-train-page =
    Zelfspel vanuit niets. Zaad en schaal bepalen de uitkomst, kernen alleen de tijd. Tussenstanden, de leercurve
    (curve.png) en wat geleverd zou worden staan in de map; Ctrl-C kost hooguit een paar minuten, --resume gaat verder.

      touchline train GAME                        minuten op zestien kernen, uren op één
      touchline train GAME --scale 0.02           even kijken hoe het werkt
      touchline train GAME --resume               verder waar het ophield
      touchline train GAME --ship                 de uitkomst neerzetten waar de bots hem zoeken
help-train-seed = ander zaad, andere training (1)
help-train-scale = X keer zoveel partijen (1)
help-train-stages = hoeveel delen van de cursus (3)
help-train-out = waar het bewaard wordt (training/GAME)
help-train-resume = verder vanaf de tussenstand in de map
help-train-ship = de uitkomst in het pakket zetten

## The laboratory
help-simulate = partijen bij miljoenen spelen
help-simulate-page =
    Speelt partijen bij miljoenen en zegt wat er gebeurde. Hetzelfde zaad geeft dezelfde partijen,
    op hoeveel kernen en waar dan ook.

      touchline simulate GAME --games 1000000
      touchline simulate GAME -o NAME=VALUE --seats WHO,WHO --out games.parquet
      touchline simulate GAME --rows drive --out drives.parquet
help-arg-games = hoeveel (100.000)
help-arg-seats = wie er speelt: strategieën of bots (de sterkste snelle strategie van het spel)
help-simulate-rows = game, drive, play or decision (game)
help-simulate-out = de rijen hierheen schrijven (.parquet, .csv, .json, .ndjson)
help-simulate-resume = alleen spelen wat ontbreekt in het Parquet-bestand van --out
help-report = wat de regels met een spel doen, als pagina met plaatjes
help-report-page =
    Eén pagina met plaatjes: punten, lengte, wie begint, spanning, regels, geluk en kunde.

      touchline report GAME
      touchline report GAME --compare NAME=VALUE --out changed.html
help-report-compare = hetzelfde met deze regel veranderd
help-report-compare-data = hetzelfde met de waarden van een andere doos (TOML)
help-report-stronger = wie tegen random speelt als geluk en kunde gewogen worden
help-report-out = waarheen (GAME-report.html); .json voor een programma
help-bench = snelheid, naast andere bibliotheken
help-bench-page =
    Overgangen per seconde van elk spel, geïnterpreteerd en gecompileerd, naast OpenSpiel, PettingZoo,
    Pgx en RLCard waar die geïnstalleerd zijn (pip install 'touchline[bench]').

      touchline bench
      touchline bench GAME --alone --seconds 5
help-bench-games = te meten spellen (alle als er geen genoemd is)
help-bench-seconds = tijd per cijfer (2)
help-bench-cores = te gebruiken kernen (alle)
help-bench-alone = de anderen weglaten
help-bench-json = de cijfers bewaren
help-tournament = bots, strategieën en eigen programma's tegen elkaar, met ratings
help-tournament-page =
    Iedereen tegen iedereen, of Zwitserse rondes; beide plaatsen van elk paar worden met dezelfde
    stenen gespeeld. Met --file kan een toernooi stoppen en later verder; met --sprt spelen twee spelers
    tot duidelijk is welk van twee Elo-verschillen klopt.

      touchline tournament GAME random WHO WHO
      touchline tournament GAME --swiss 5 --file cup.jsonl
      touchline tournament GAME --engine "./mybot.py" club master --games-to records/
      touchline tournament GAME club --engine "mine=node bot.js" --clock 60+1 --sprt 0,20 --pairs 5000
help-tournament-players = strategieën en bots (iedereen als er geen genoemd is)
help-tournament-pairs = gespiegelde paren per ontmoeting (100)
help-tournament-swiss = Zwitserse rondes in plaats van ieder tegen ieder
help-tournament-sprt = twee spelers: stoppen zodra een van beide duidelijk is
help-tournament-file = de uitslagen hier bewaren en van daar verder gaan
help-ladder = hoe de bots van een spel tegenover elkaar staan
help-ladder-page =
    Elk niveau speelt tegen het niveau eronder (--all: iedereen tegen iedereen) in gespiegelde paren: twee partijen met
    dezelfde stenen, plaatsen gewisseld. Het deel van de punten (gelijk is half), met het 95 %-interval over de paren.
    Kan een spel hele partijen in machinecode spelen, dan wordt dat gebruikt; anders worden bots zet voor zet gevraagd.

      touchline ladder                          een korte blik op alle spellen
      touchline ladder GAME --engine ./mybot.py   een eigen programma tegen elk niveau
      touchline ladder GAME --keep rungs/       stop met Ctrl-C, ga verder met dezelfde opdracht
      touchline ladder GAME --pairs 1000        één spel, serieus genomen
      touchline ladder --markdown               de tabel voor de documentatie
help-ladder-game = alle spellen als er geen genoemd is
help-ladder-pairs = gespiegelde paren per ontmoeting (20)
help-ladder-all = iedereen tegen iedereen
help-ladder-levels = alleen deze niveaus
help-ladder-keep = elke ontmoeting hier bewaren en van daar verder gaan
help-ladder-markdown = als tabel voor de documentatie

## season
help-season = een heel seizoen: speelschema, stand, play-offs
help-season-page =
    Een seizoen is één bestand: ploegen, eigenaars, schema, uitslagen en de verslagen van alle wedstrijden. Je kunt overal
    stoppen en verder gaan. SEASON is een bestand of een naam; anders het laatst gebruikte.

      touchline season new GAME --own TEAM=NAME   een seizoen maken; de andere ploegen zijn bots
      touchline season play                       je volgende wedstrijd
      touchline season simulate                   de bots laten spelen, tot het eind of tot de volgende wedstrijd van een mens
      touchline season table                      de stand, met uitleg bij gelijke stand
      touchline season bracket                    de play-offs
help-season-deed =
    { $brief }.

      touchline season { $example }
help-season-new = een seizoen maken
help-season-new-game = wat er gespeeld wordt
help-season-new-season = zijn bestand, of een naam (het spel en de dag)
help-season-new-title = hoe het heet
help-season-new-seed = van schema, munt en stenen (geloot)
help-season-new-level = wie de ploegen zonder eigenaar coacht
help-season-new-own = een mens coacht deze ploeg
help-season-new-teams = eigen ploegen (TOML)
help-season-new-legs = iedereen speelt N keer tegen iedereen, divisies of niet
help-season-new-playoffs = plaatsen in de play-offs (0: geen)
help-season-show = hoe het staat en wat er komt
help-season-show-week = de wedstrijden van een week
help-season-play = je volgende wedstrijd spelen
help-season-play-team = de wedstrijd van welke ploeg
help-season-simulate = de bots laten spelen
help-season-simulate-week = tot deze week (tot het eind)
help-season-simulate-everybody = bots spelen ook voor mensen
help-season-simulate-quiet = alleen de laatste regel
help-season-table = de stand, met uitleg bij gelijke stand
help-season-table-week = zoals het na deze week stond
help-season-bracket = de play-offs
help-season-odds = krachtmeting, en wat er nog kan gebeuren
help-season-odds-seasons = seizoenen vanaf hier (10.000)
help-season-leaders = wie waarin de competitie leidt
help-season-leaders-figure = alleen dit cijfer
help-season-report = een wedstrijd in woorden en cijfers
help-season-report-week = van deze week (de laatst gespeelde)
help-season-report-team = van deze ploeg (welke dan ook)
help-season-export = tabellen voor analisten
help-season-export-table = schedules, team_stats, drives of pbp
help-season-export-out = .csv, .json of .parquet
help-season-laboratory = hele seizoenen bij duizenden, met een plaatje
help-season-laboratory-seasons = hoeveel (1000)
help-season-laboratory-level = wie alle ploegen coacht: een strategie is het snelst
help-season-laboratory-out = een plaatje (.png, .svg)
help-season-measure = meten hoe sterk elke ploeg is, voor de ranglijst en de kansen
help-season-measure-matches = wedstrijden per paar thuis en evenveel uit (60)
help-season-measure-level = wie alle ploegen coacht: een strategie is het snelst
help-season-measure-out = het bestand, zoals het bij het spel ligt
help-season-teams = de ploegen van een spel in een paar woorden, met hun kracht
help-season-champions = wie de seizoenen op deze computer won
help-season-check = elk verslag naspelen en de tabellen opnieuw tellen
help-season-why = de regels achter schema, stand en play-offs

## The server
help-serve = met anderen in de browser spelen
help-serve-page =
    Start de server. Zonder opties: één proces, wedstrijden in je datamap.

      touchline serve                          voor jou, in de browser van deze computer
      touchline serve --lan                    voor iedereen in je netwerk
      touchline serve --store postgresql://touchline@db/touchline --redis redis://db --port 8001 --no-browser
help-serve-lan = iedereen in je netwerk laten meespelen: telefoons, tablets
help-serve-host = waar er geluisterd wordt; 0.0.0.0 is --lan
help-serve-port = 8000 of de eerstvolgende vrije; 0: een willekeurige vrije
help-serve-redis = bus tussen servers op één PostgreSQL (TOUCHLINE_REDIS)
help-serve-url = het adres van de spelers, voor links (TOUCHLINE_URL)
help-serve-origin = een andere site die mag verbinden
help-serve-proxy = vertrouwde reverse proxy, of netwerk
help-serve-smtp = brieven schrijven; vereist --url (TOUCHLINE_SMTP)
help-serve-notice-seconds = hoe lang voordat iemand die er niet is een bericht krijgt (10)
help-serve-workers = processen voor bots (1)
help-serve-bot-seconds = tijd van een bot voor een zet (2)
help-serve-no-browser = de browser niet openen
help-serve-open-limits = geen limieten: alleen voor tests en belasting
help-serve-rehearse = bots en coach bij de start op elk spel voorbereiden (ja, behalve met --open-limits)
help-serve-log = hoeveel er gelogd wordt
help-verify = een afgelopen wedstrijd controleren zonder de server te vertrouwen
help-verify-page =
    Speelt een verslag of een export na volgens de regels hier en controleert elke worp en elke hash; de server wordt niets gevraagd.

      touchline verify match.touchline
      touchline verify match.touchline --pact 6b1f…    en dat het de wedstrijd is waarvan je het pact zag
      touchline verify -                       van de standaardinvoer
help-verify-file = een verslag of export; '-' leest de standaardinvoer
help-verify-pact = het pact dat je voor de eerste worp zag
help-migrate = een opslag bijwerken, of naar een andere kopiëren
help-migrate-page =
    Met --to wordt elke tabel gekopieerd (SQLite naar PostgreSQL of terug) en elke hash in de kopie gecontroleerd.

      touchline migrate                        de opslag bijwerken
      touchline migrate --check                wat het bijwerken zou doen
      touchline migrate --to postgresql://touchline@db/touchline
help-migrate-to = een lege opslag: een bestand of postgresql://-URL
help-migrate-check = op een kopie proberen, elke hash controleren en niets veranderen
help-backup = de opslag tijdens gebruik naar één bestand kopiëren
help-backup-page =
    Kopieert de opslag zoals die op één moment is, en controleert de kopie. De spelers spelen door.

      touchline backup touchline.backup
      touchline backup touchline.backup --store postgresql://touchline@db/touchline
help-backup-file = de te schrijven back-up
help-restore = een back-up op de plaats van de opslag zetten; de oude blijft ernaast
help-restore-page =
    Controleert een back-up en zet hem op de plaats van de opslag; de oude blijft ernaast. Stop eerst de server.

      touchline restore touchline.backup
help-restore-file = de te lezen back-up
help-reports = wat spelers je hebben gemeld
help-reports-page =
    Het nieuwste eerst: wie, waarom, door wie, in welke wedstrijd en hoe vaak eerder. De server mag doorgaan.

      touchline reports                        het nieuwste van allen
      touchline reports --about carl           van één account
help-reports-about = de naam van een account; zonder naam iedereen

## analyse, site
help-analyse = een bord om te proberen: elke stelling, de stenen in je hand, een coach ernaast
help-analyse-page =
    Een eigen bord: zet een stelling op of open een verslag, speel beide kanten, kies de stenen of rol ze, vraag de coach,
    bewaar elke variant.  Een studie gaat als één regel naar de browser en terug ('link').

      touchline analyse GAME                       waar de les begint
      touchline analyse GAME "phase=call pos=90"   een stelling
      touchline analyse match.touchline            een verslag, of een bewaarde studie
help-analyse-what = een spel, het bestand van een verslag of studie, of het eind van een link
help-analyse-position = een stelling van het spel, in één regel
help-site = de arcade als statische site, zonder server
help-site-page =
    Schrijft de hele arcade voor één scherm als statische site: bots, twee mensen, tafelteller, lessen, puzzels, terugkijken.
    De motor draait in de browser; eenmaal bezocht werkt alles zonder netwerk en kan het op een telefoon staan.

      touchline site FOLDER
      python -m http.server --directory FOLDER     hier bekijken; elke webruimte met HTTPS toont het anderen
help-site-folder = waarheen
help-site-at = waar de site in zijn webruimte komt te liggen, zoals /spellen/touchline/; anders in de hoofdmap
help-glance = hoe lang een spel duurt en hoeveel ervan kunde is
help-glance-page =
    Speelt wedstrijden tussen twee niveaus van bots, elk even vaak op elke plaats: hoe lang een wedstrijd duurt en hoe vaak de
    sterkere wint. Met --write gaan de cijfers naar de map van het spel, vanwaar elke pagina ze toont.

      touchline glance GAME
      touchline glance GAME --matches 400 --write
help-glance-matches = hoeveel er gespeeld worden (200)
help-glance-write = de cijfers in de map van het spel bewaren
