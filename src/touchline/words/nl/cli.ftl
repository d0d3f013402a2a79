# Wat de opdrachten afdrukken.


## Everywhere
cli-standard-output = standaarduitvoer
cli-no-level = voor { $game } is er geen niveau { $level }; er is: { $known }
cli-interrupted = Onderbroken.
cli-interrupted-goes-on = Onderbroken. Dezelfde opdracht gaat verder.
cli-kept-in = Bewaard in { $file }

## play, resume, replay, games, rules
cli-nothing-to-resume = er is geen open wedstrijd; 'touchline play GAME' begint er een
cli-going-on =
    Verder met { $file }, { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    } gespeeld.
cli-opponents = tegenstanders: { $levels }
cli-choices = keuze: { $choices }
cli-played-alike = Ze worden hetzelfde gespeeld.
cli-few-entries =
    --to { $to }: het verslag heeft { $entries ->
        [one] 1 invoer
       *[other] { $entries } keer invoer
    }
cli-position = stelling: { $position }
cli-no-entry-counts = in dit verslag is er geen geldige invoer { $number }
cli-solving = lost op
cli-reviewing = bespreekt

## check
cli-all-laws-hold = Alle wetten gelden.
cli-not-compared = Niet vergeleken met gecompileerd spel: daarvoor is Numba nodig (pip install 'touchline[fast]').
cli-law-broken = GESCHONDEN: { $law }

## data
cli-data-none = { $game } heeft geen eigen waarden: alles staat in de regels
cli-data-count =
    { $count ->
        [one] 1 waarde.
       *[other] { $count } waarden.
    } 'touchline data { $game } --edit FILE' schrijft een bestand om in te vullen.
cli-data-written = { $file } is geschreven; vul het in en geef dezelfde opdracht nog eens om het na te laten kijken.
cli-data-instead = in plaats van { $before }
cli-data-same = Niets verschilt van { $whose }.
cli-data-our-own = onze eigen waarden
cli-data-ours = de onze
cli-data-line = { $file }, regel { $line }: { $fault }
cli-data-effect = In { $games } partijen van ‘{ $who }’ met elk, met dezelfde stenen ({ $before } → { $after }):
cli-data-holm = p is gecorrigeerd voor alle { $count } vergeleken cijfers (Holm).

## print, new-game
cli-no-chart = { $game } heeft geen tabel: alles staat op het bord
cli-nothing-to-print = voor { $game } is er nog niets te drukken
cli-pages =
    { $file }: { $pages ->
        [one] 1 pagina
       *[other] { $pages } pagina's
    }
cli-new-game-made = { $folder } bevat een klein spel dat alle wetten houdt. Verder:
cli-new-game-name = { $name } is geen naam: kleine woorden verbonden door '-', zoals my-game
cli-new-game-taken = er is al een spel { $name }
cli-new-game-there = { $folder } bestaat al

## ladder
cli-ladder-game = spel
cli-ladder-level = niveau
cli-ladder-against = tegen
cli-ladder-pairs = paren
cli-ladder-score = punten (95 %-interval, elk op zich)
cli-ladder-no-gpu = de bots van { $game } spelen niet op een GPU

## season
cli-season-none = er is nog geen seizoen; 'touchline season new GAME' maakt er een
cli-season-owner-form = { $text }: schrijf een eigenaar als TEAM=NAME
cli-season-no-team = er is geen ploeg { $team }; er is: { $known }
cli-season-at-least-one = er moet minstens één seizoen gespeeld worden
cli-season-no-match = zo'n wedstrijd is niet gespeeld
cli-season-rows =
    { $count ->
        [one] 1 rij
       *[other] { $count } rijen
    } van { $table } in { $file }
cli-season-progress = { $percent } % van { $total } wedstrijden
cli-season-measured = { $matches } wedstrijden van { $level }: sterktes in { $file }
cli-season-differs = week { $week }, { $home } tegen { $away }: het verslag zegt iets anders
cli-season-checked =
    { $records ->
        [one] 1 verslag
       *[other] { $records } verslagen
    } nagespeeld in { $seconds } s, { $wrong } wijken af van de tabel.
cli-season-simulated =
    { $played ->
        [one] 1 wedstrijd
       *[other] { $played } wedstrijden
    } in { $seconds } s.
cli-season-match-kept = De wedstrijd is bewaard; 'touchline season play' gaat ermee verder.

## solve, train
cli-not-solved = { $game } is niet opgelost: de beste spelers hebben het geleerd
cli-not-learned = { $game } wordt niet geleerd: het is opgelost, of niemand leert het nog
cli-train-ready = maakt zich klaar
cli-train-score = score
cli-train-done =
    { $measured }: { $score } ± { $interval } na { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }
cli-train-kept = Bewaard in { $folder }: { $files }
cli-train-shipped = Geleverd: { $files }

## The server's commands
cli-not-verified = NIET BEVESTIGD: { $why }
cli-reports-none = Niemand heeft iets gemeld.
cli-reports-line = { $day }  { $about }: { $reason }, zegt { $reporter }; wedstrijd { $match }; { $before } eerder
cli-reports-stalling = rekt tijd
cli-reports-cheating = speelt vals
cli-reports-name = heeft een aanstootgevende naam
cli-reports-other = iets anders
cli-not-a-text = dit is geen tekst
cli-verified = bevestigd
cli-copied = gekopieerd en gecontroleerd: { $counts }
cli-migrate-newest = de opslag heeft schema { $schema }, het nieuwste
cli-migrate-made = er is een nieuwe opslag gemaakt in { $store }, met schema { $schema }
cli-migrate-would-make = in { $store } is nog geen opslag; er zou een met schema { $schema } worden gemaakt
cli-migrate-done = de opslag is van schema { $before } naar { $schema } gebracht
cli-migrate-kept = de opslag zoals die was staat in { $place }
cli-migrate-would = de opslag zou van schema { $before } naar { $schema } worden gebracht; geprobeerd op een kopie, er is niets veranderd
cli-migrate-would-keep = de opslag zoals die is zou in { $place } komen
cli-site-at = { $at } is geen map van een webruimte: letters, cijfers, punten en streepjes tussen schuine strepen
cli-site-written =
    { $folder }: { $files ->
        [one] 1 bestand
       *[other] { $files } bestanden
    }, { $size } MB

## serve, backup, restore, migrate, site
cli-serve-running = Touchline draait al, op { $address }
cli-serve-stopped = Touchline is gestopt. Alle wedstrijden zijn bewaard.
cli-serve-cannot = Touchline kan niet starten: { $why }
cli-serve-port-taken = poort { $port } is bezet door een ander programma. Zonder --port wordt de volgende vrije gezocht.
cli-serve-port-forbidden = deze gebruiker mag niet luisteren op poort { $port }. Poorten vanaf 1024 zijn voor iedereen.
cli-serve-no-listening = er kan niet geluisterd worden op { $host }: { $problem }.
cli-serve-at = Touchline staat op { $address }
cli-serve-others = Anderen in je netwerk vinden het op { LIST($addresses, type: "or") }
cli-serve-only-here = Alleen deze computer bereikt het; met `touchline serve --lan` doen telefoons in je netwerk mee.
cli-serve-kept = De wedstrijden staan in { $store }
cli-serve-ctrl-c = Ctrl-C stopt het.
cli-backup-exists = { $file } bestaat al; een reservekopie overschrijft niets
cli-backup-no-folder = er is geen map { $folder }
cli-backup-no-store = er is geen opslag op { $store }
cli-backup-none = er is geen reservekopie op { $file }
cli-backup-made = { $file }: { $found }
cli-restored = teruggezet: { $found }
cli-restored-aside = teruggezet: { $found }; de oude opslag is { $aside }
cli-migrate-filled = { $table } in de doelopslag is niet leeg
cli-migrate-in-use = een server gebruikt deze opslag; stop die eerst, of maak een reservekopie
cli-migrate-other-matches = de kopie heeft niet dezelfde wedstrijden
cli-migrate-other-end = wedstrijd { $match } eindigt anders in de kopie
cli-store-verified = { $matches } wedstrijden, { $rows } gebeurtenissen, elke hash nagegaan
cli-store-broken = { $matches } wedstrijden, { $rows } gebeurtenissen, elke hash nagegaan behalve die van { $broken } beschadigde, die gekopieerd worden zoals ze zijn:
cli-store-match-lost = wedstrijd { $match } is niet waar de tabel van wedstrijden zegt
cli-site-not-built = de voorkant is niet gebouwd: python frontend/build.py bouwt die
