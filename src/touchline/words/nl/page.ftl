# What the pages of the arcade say.

## Small words

page-skip = Naar de inhoud
page-pages = Pagina's
page-close = Sluiten
page-menu = Menu
page-loading = Een ogenblik …
page-unreachable = De server is niet bereikbaar. Er wordt opnieuw geprobeerd.
page-engine-fetching = Het spel wordt opgehaald: { $share }
page-engine-starting = Het spel wordt gestart …
page-engine-failed = Het spel kon niet worden gestart ({ $why }). Laad de pagina opnieuw.
page-takeaway = Doorspelen zonder de server
page-takeaway-what = Haal het hele spel één keer op (ongeveer { $size } MB, { $room } MB ruimte op dit apparaat). Is deze server weg, dan gaan wedstrijden tegen bots en aan één scherm in deze browser door, en ze keren terug zodra hij er weer is.
page-takeaway-fetch = Ophalen
page-takeaway-fetching = Ophalen: { $share }
page-takeaway-failed = Het ophalen is mislukt. Probeer het zolang de server bereikbaar is.
page-takeaway-here = Het is hier.
page-takeaway-leave = Verwijderen
page-takeaway-go-on = Hier doorgaan
page-takeaway-playing = Wordt hier gespeeld zolang de server weg is
page-nowhere = Hier is niets
page-you = jij
page-guest = Gast
page-somebody = iemand
page-at-one-table = aan één tafel
page-open-seat = vrije plaats
page-bot-name = Bot { $level }
page-score = Stand
page-to-move = aan zet
page-has-ball = heeft de bal
page-coin = Munt
page-coin-heads = Kop
page-coin-tails = Munt
page-roll-coin = Munt opgooien
page-roll-coin-ask = De munt zegt wie begint.
page-rules = Regels
page-rematch = Revanche
page-skip-ahead = Overslaan
page-saved = opgeslagen
page-unsaved = { $count } nog niet opgeslagen
page-cancel = Annuleren
page-tools = Hulpmiddelen bij de wedstrijd
page-log = Verslag

## Home

page-home = Start
page-home-title = Kies een doos
page-home-subtitle = Speel meteen tegen een bot, stuur een vriend een link, of laat Touchline fluiten aan je eigen tafel.
page-home-games = Spellen
page-home-play-bot = Tegen een bot
page-home-more = Een vriend, de tafel …
page-home-resume = Ga verder waar je was
page-home-forget = Verwijderen
page-home-open = Open tafels
page-home-none-open = Er wacht nu niemand aan een tafel. Open er zelf een: kies een spel, dan ‘Open tafel’.
page-tv = Aan de tafel hiernaast
page-tv-what = Twee bots spelen tegen elkaar; kijk over hun schouder mee.
page-tv-coming = De bots warmen op …
page-tv-pause = Pauze
page-tv-play = Verder
page-tv-live = Nu bezig
page-home-nothing-running = In deze browser loopt geen wedstrijd van jou.
page-home-friend = Vriend …
page-home-new-here = Nieuw hier
page-home-real = Aan je eigen tafel
page-home-real-title = Echte pijlen, dobbelstenen of kaarten
page-home-real-what = Jij tikt in wat er viel; Touchline fluit, telt en roept om.
page-home-real-go = Dartsteller

## Clock

page-clock = Klok
page-clock-none = geen klok
page-clock-live5 = 5 minuten + 5 seconden per zet
page-clock-live15 = 15 minuten + 10 seconden per zet
page-clock-days = 10 dagen + 36 uur per zet

## Learn

page-learn = Leer het in een minuut
page-learn-again = Nog een keer
page-learn-done = Klaar
page-learn-first-match = Speel je eerste wedstrijd
page-learn-got-it = Begrepen
page-learn-new = Nieuw
page-learn-nudge = Die niet: de ring laat zien waar. Er is niets gespeeld.
page-learn-roll = Gooien
page-learn-skip = Verlaten
page-learn-step = Stap { $step } van { $count }
page-learn-what = Zes tot acht stappen op het echte bord, telkens één ding, tot je eerste score.

## Puzzle

page-puzzle = Puzzel
page-puzzle-all = Puzzels
page-puzzle-any = Willekeurig
page-puzzle-at-least = { $move } geeft minstens { $points } weg.
page-puzzle-best = Het best: { $move }.
page-puzzle-daily = Puzzel van de dag
page-puzzle-daily-done = ✓ Vandaag opgelost
page-puzzle-days =
    { $days ->
        [one] Puzzel van de dag: 1 dag op rij.
       *[other] Puzzel van de dag: { $days } dagen op rij.
    }
page-puzzle-find = Vind de beste zet.
page-puzzle-grade-0 = makkelijk
page-puzzle-grade-1 = voor clubspelers
page-puzzle-grade-2 = moeilijk
page-puzzle-how-many =
    { $count ->
        [one] 1 stand
       *[other] { $count } standen
    } waarin één idee duidelijk het beste is.
page-puzzle-next = Volgende puzzel
page-puzzle-own = Uit je eigen wedstrijd
page-puzzle-own-again = Probeer dit nog eens
page-puzzle-own-go = Nog eens
page-puzzle-own-mine = Uit je eigen wedstrijden
page-puzzle-own-none = Speel een wedstrijd uit: wat je weggaf wordt hier een puzzel.
page-puzzle-own-todo =
    { $count ->
        [one] Eén beslissing van jou wacht op een nieuwe poging.
       *[other] { $count } beslissingen van jou wachten op een nieuwe poging.
    }
page-puzzle-right = Goed!
page-puzzle-score = { $run } goed op rij, hoogste { $best }; { $solved } opgelost.
page-puzzle-second = Het op een na beste idee kost { $points }.
page-puzzle-what = Eén idee is duidelijk het beste: vind het. Elke dag een nieuwe.
page-puzzle-wrong = Er is iets beters.
page-puzzle-yours = { $move } geeft { $points } weg.

## Match

page-match = Wedstrijd
page-match-missing = Deze wedstrijd kan niet worden geopend
page-match-side = Wat er gebeurde

## Settings

page-settings = Instellingen
page-settings-language = Taal
page-settings-theme = Licht
page-settings-theme-system = zoals het apparaat
page-settings-theme-light = daglicht
page-settings-theme-dark = lamplicht
page-settings-sounds = Geluiden
page-settings-sounds-what = Dobbelstenen, pijlen, kaarten en publiek, zachtjes.
page-settings-calm = Geen beweging
page-settings-calm-what = Alles verschijnt meteen, ook als je apparaat daar niet om vraagt.
page-settings-own-rolls = Zelf gooien
page-settings-own-rolls-what = Je eigen dobbelstenen en de munt wachten tot je ze gooit. Alleen waar niemand op je wacht.
page-settings-hints = Coach
page-settings-hints-what = Laat zien wat hij zou doen en de winstkans. Nooit in wedstrijden voor de rating.
page-settings-text = Tekstmodus
page-settings-text-what = De wedstrijd als regels en opdrachten, voor toetsenbord en schermlezer.
page-settings-explain = Het moment uitleggen
page-settings-explain-what = Wat een keuze betekent, de eerste keer onder de vraag en daarna achter een vraagteken.
page-settings-pace = Hoe snel alles wordt getoond
page-settings-pace-slow = langzaam
page-settings-pace-normal = normaal
page-settings-pace-fast = snel

## Leagues

page-leagues = Competities
page-leagues-none = Op deze server is nog geen competitie opgericht.
page-leagues-table = Ranglijst
page-leagues-player = Speler
page-leagues-played = Gespeeld
page-leagues-won = Gewonnen
page-leagues-drawn = Gelijk
page-leagues-lost = Verloren
page-leagues-points = Punten
page-leagues-open = open
page-leagues-playing = bezig
page-leagues-over = afgelopen
page-leagues-champion = { $name } heeft de competitie gewonnen.
page-leagues-until = Het seizoen eindigt op { $day }; wat dan niet begonnen is, wordt niet gespeeld.
page-leagues-season = Het seizoen duurt
page-leagues-season-open = tot alles gespeeld is
page-leagues-season-weeks = { $weeks } weken
page-leagues-waits = { $name } wacht aan tafel
page-leagues-waits-for-you = { $name } wacht op je
page-leagues-not-played = Niet gespeeld
page-leagues-what = Iedereen speelt tegen iedereen. Drie punten voor winst, één voor gelijkspel.
page-leagues-found = Een competitie oprichten
page-leagues-sign-in = Wie in een competitie speelt, heeft een account, zodat iedereen zijn wedstrijden terugvindt.
page-leagues-name = Naam van de competitie
page-leagues-twice = Thuis en uit
page-leagues-twice-what = Iedereen speelt twee keer tegen iedereen, met verwisselde kanten.
page-leagues-rated-what = De wedstrijden tellen voor de rating.
page-leagues-is-open = open voor deelname
page-leagues-founder = opgericht door { $name }
page-leagues-players = Spelers ({ $count })
page-leagues-join = Meedoen
page-leagues-start = Competitie beginnen
page-leagues-start-what = Bij het begin wordt het programma gemaakt en kan niemand meer meedoen.
page-leagues-send-link = Stuur anderen het adres van deze pagina, zodat ze mee kunnen doen. Er zijn er twee nodig.
page-leagues-waiting = Je doet mee. { $name } begint de competitie.
page-leagues-fixtures = Programma
page-leagues-round = Ronde { $round }
page-leagues-play = Spelen
page-leagues-to-come = komt nog
page-leagues-wins = { $name } heeft gewonnen
page-leagues-played-short = GS
page-leagues-won-short = W
page-leagues-drawn-short = G
page-leagues-lost-short = V

## Replay

page-replay = Herhaling
page-replay-moment = Moment { $at } van { $last }
page-replay-start = Het begin
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-first = Naar het begin
page-replay-back = Een stap terug
page-replay-next = Een stap verder
page-replay-last = Naar het einde
page-replay-link = Link naar dit moment
page-replay-to-match = Naar de wedstrijd

## Review

page-review = Terugblik
page-review-thinking = De coach bekijkt de wedstrijd …
page-review-sums = Geluk en kunde
page-review-luck = Geluk
page-review-skill = Kunde
page-review-moments = Wat de doorslag gaf
page-review-costly = Wat er verder is weggegeven
page-review-chart = Winstkans van { $name }, van begin tot eind
page-review-unit = In procentpunten winstkans.
page-review-better-by = beter: { $move } ({ $could } in plaats van { $was })
page-review-better-because = beter: { $move } ({ $could } in plaats van { $was }); { $why }

## Chat

page-chat = Zeg iets
page-chat-short = Chat
page-chat-new = nieuw

## Coach

page-coach = Coach
page-coach-thinking = De coach denkt na. De eerste keer moet hij het spel uitrekenen, dat duurt even.
page-coach-works = { $what }: { $times } van de honderd keer.
page-coach-numbers = Getallen tonen
page-coach-options = Mogelijkheden en kansen
page-coach-option = Mogelijkheid
page-coach-chance = Winst
page-coach-estimate = Dit zijn schattingen, geen exacte waarden.
page-coach-win = { $chance } winstkans
page-coach-choice = keuze van de coach

## Big screen

page-big-screen = Groot scherm
page-big-screen-leave = Groot scherm verlaten

## Undo

page-undo = Terugnemen
page-undo-asked = { $who } wil de laatste beslissing terugnemen.
page-undo-accept = Akkoord
page-undo-decline = Weigeren
page-undo-waiting = De andere kant moet nog akkoord gaan.

## Resign

page-resign = Opgeven
page-resign-sure = Ja, opgeven
page-resign-what = De wedstrijd is dan meteen afgelopen, en de andere kant wint.

## Why

page-why = Waarom?
page-why-of = Waarom: { $text }
page-why-title = Waarom gebeurde dat?

## Queue

page-queue = Wacht op verzenden
page-queue-held-up = Wacht eerst op jouw beslissing
page-queue-drop = Weggooien

## Link

page-link-connecting = verbinden
page-link-live = verbonden
page-link-lost = Geen verbinding
page-link-lost-kept = Je zet is hier veilig en gaat weg zodra de verbinding er weer is.
page-link-lost-saved = Alles tot nu toe is opgeslagen. Er wordt opnieuw geprobeerd …

## Level

page-level-random = willekeurig
page-level-beginner = beginner
page-level-rookie = nieuweling
page-level-pro = pro
page-level-club = club
page-level-master = meester
page-level-scout = scout
page-level-perfect = perfect

## Setup

page-setup-company = Wie speelt er?
page-setup-bot = Tegen een bot
page-setup-bot-what = Begint meteen.
page-setup-friend = Een vriend uitnodigen
page-setup-friend-what = Je krijgt een link en een code om te laten zien. Zonder account.
page-setup-open = Open tafel
page-setup-open-what = Iedereen op deze server mag aanschuiven.
page-setup-together = Samen aan dit scherm
page-setup-together-what = Om de beurt op één apparaat.
page-setup-table = Aan de echte tafel
page-setup-table-what = Echte dobbelstenen, kaarten of pijlen: jij voert in wat er viel, Touchline fluit.
page-setup-level = Hoe sterk?
page-setup-name = Je naam
page-setup-clock = Klok
page-setup-options = Huisregels
page-setup-rules = Regels
page-setup-chains = Samen gegooide dobbelstenen
page-setup-chains-what = Elke worp heeft beide browsers nodig: niemand kan hem kiezen, ook de server niet. Beiden moeten online zijn.
page-setup-begin = Begin de wedstrijd
page-setup-together-curtain = Geef het apparaat heen en weer: een gordijn verbergt de handen.
page-setup-other-name = Naam van de ander
page-setup-rated = Voor de rating
page-setup-rated-what = Telt voor de rating van beiden. Beiden zijn aangemeld en spelen met een klok; de coach zwijgt.
page-setup-rated-sign-in = Om voor een rating te spelen:

## Join

page-join-title = Je bent uitgenodigd
page-join-who = { $name } wil { $game } met je spelen.
page-join-sit = Aanschuiven en spelen
page-join-watch = Alleen kijken
page-join-altered = Anders dan het uit de doos komt:
page-join-altered-option = { $name }: { $what }
page-join-altered-data = getallen op dobbelstenen of kaarten: { $what }
page-join-altered-position = het begint in een stand die is opgezet
page-join-rated = Deze wedstrijd telt voor de rating, dus beide spelers hebben een account nodig.

## Invite

page-invite = Een vriend uitnodigen
page-invite-what = Wie deze link opent, speelt tegen jou.
page-invite-qr = QR-code van de link
page-invite-link = Link
page-invite-share = Link delen
page-invite-copied = Gekopieerd
page-invite-back = Uitnodiging intrekken
page-invite-only-here = Deze link werkt alleen op deze computer.
page-invite-only-here-network = Touchline luistert alleen naar deze computer. Voor een vriend in hetzelfde netwerk start je het opnieuw met:
page-invite-only-here-internet = Dan toont deze pagina een adres dat ook de telefoon van je vriend kan openen. De wedstrijd wacht zolang.

## Prompt

page-prompt-open = Wachten tot er iemand aanschuift.
page-prompt-rolling = De dobbelstenen rollen.
page-prompt-yours = Jij bent aan de beurt.
page-prompt-theirs = { $who } denkt na.
page-prompt-asked = { $who }: { $question }
page-prompt-sending = Een ogenblik …

## Over

page-over = Eindsignaal
page-over-resigned = Opgegeven
page-over-flagged = Tijd op
page-over-called-off = Afgezegd
page-over-won = Je hebt gewonnen!
page-over-lost = Je hebt verloren.
page-over-drawn = Gelijkspel.

## Story

page-story = Verslag
page-story-more = Meer tonen
page-story-undone = { $who } nam de beslissing terug.
page-story-asked = { $who } vraagt om terug te nemen.
page-story-declined = Terugnemen werd geweigerd.
page-story-corrected = Verbeterd: { $text }
page-story-replaced = Een bot speelt verder voor een speler die weg is.
page-story-returned = { $who } is terug.

## Text

page-text-command = Opdracht of zet
page-text-placeholder = een zet, of help
page-text-send = Verzenden
page-text-help = Typ een zet zoals de lijsten hem schrijven, of: legal, where, board, score, why, rules, hint, history, undo, resign, record, correct 17 T19, quit.
page-text-nothing-due = Er wordt nu niets van je gevraagd.
page-text-no-rule = Een regel { $rule } bestaat niet; ‘rules’ noemt de hoofdstukken.
page-text-resign-sure = Om op te geven, typ: resign yes
page-text-correct-sure = Om het zo te verbeteren, typ: { $command }

## Darts

page-darts-quarter = K{ $number }

## Die

page-die-die = Dobbelsteen
page-die-yellow = gele dobbelsteen
page-die-red = rode dobbelsteen
page-die-ivory = ivoren dobbelsteen
page-die-brown = bruine dobbelsteen
page-die-blue = blauwe dobbelsteen
page-die-green = groene dobbelsteen
page-die-black = zwarte dobbelsteen
page-die-coin = Munt
page-die-dart = Pijl

## Goal

page-goal-toss = Toss
page-goal-own = de eigen { $yards }
page-goal-opp = hun { $yards }

## Dice

page-dice-pact-changed = De server heeft veranderd wat voor de dobbelstenen was vastgelegd. Hem wordt niets meer getoond.

## Rated

page-rated = voor de rating
page-rated-what = Een wedstrijd voor de rating: de coach zwijgt.

## Account

page-account = Account
page-account-sign-in = Aanmelden
page-account-new = Een account maken
page-account-create = Account maken
page-account-what = Om te spelen heb je geen account nodig. Met een account heb je een rating, je wedstrijden op elk apparaat en een plaats in competities. Het staat alleen op deze server en vraagt geen adres.
page-account-have = Ik heb een account
page-account-have-not = Ik ben hier nieuw
page-account-name = Naam
page-account-name-what = 2 tot 24 letters, cijfers, - of _. Iedereen ziet hem.
page-account-passphrase = Wachtzin
page-account-passphrase-what = Minstens { $count } tekens; een korte zin is goed. Hij kan je niet worden toegestuurd, dus schrijf hem op.
page-account-playing-as = Je speelt als
page-account-sign-out = Afmelden
page-account-sign-out-everywhere = Op elk apparaat afmelden
page-passkeys = Passkeys
page-passkeys-what = Meld je aan met je vingerafdruk, gezicht of beveiligingssleutel in plaats van de wachtzin. Alleen de openbare helft wordt hier bewaard.
page-passkeys-enter = Aanmelden met een passkey
page-passkeys-add = Passkey toevoegen
page-passkeys-name = Hoe hij moet heten
page-passkeys-forget = Vergeten
page-passkeys-used = laatst gebruikt { $day }
page-passkeys-unused = nog niet gebruikt
page-passkeys-not = De passkey werd niet gegeven.
page-account-change = Wachtzin wijzigen
page-account-change-what = Elk ander apparaat wordt afgemeld.
page-account-passphrase-old = Huidige wachtzin
page-account-passphrase-new = Nieuwe wachtzin
page-account-delete = Account verwijderen
page-account-delete-what = Er is geen weg terug. Je ratings verdwijnen; je naam blijft bezet, en de verslagen van je wedstrijden blijven bij wie met je speelde.
page-account-done = Gedaan.

## Matches

page-matches = Mijn wedstrijden
page-matches-all = Al mijn wedstrijden
page-matches-theirs = Wedstrijden
page-matches-none = Nog geen wedstrijd.
page-matches-here = Dit zijn de wedstrijden waarvan deze browser de sleutels heeft.
page-matches-here-account = Met een account vind je ze op elk apparaat.
page-matches-won = gewonnen
page-matches-lost = verloren
page-matches-drawn = gelijkspel
page-matches-older = Oudere wedstrijden
page-matches-newest = Terug naar de nieuwste
page-luggage = Wedstrijden meenemen
page-luggage-what = Een wedstrijd tegen bots of aan één scherm kan verhuizen: van een telefoon naar een server, van de ene browser naar de andere. Alles staat in het bestand; wat gespeeld is blijft, en er wordt gedobbeld waar hij verdergaat.
page-luggage-pack = Bewaren in een bestand
page-luggage-unpack = Opnemen uit een bestand
page-luggage-packed =
    { $count ->
        [one] Eén wedstrijd staat in het bestand.
       *[other] { $count } wedstrijden staan in het bestand.
    }
page-luggage-stay =
    { $count ->
        [one] Eén blijft waar hij is: anderen spelen mee, of er zijn verborgen handen.
       *[other] { $count } blijven waar ze zijn: anderen spelen mee, of er zijn verborgen handen.
    }
page-luggage-unpacked =
    { $count ->
        [0] Er is geen wedstrijd opgenomen.
        [one] Eén wedstrijd is opgenomen.
       *[other] { $count } wedstrijden zijn opgenomen.
    }
page-luggage-no-file = Dit is geen bestand met wedstrijden en ook geen verslag.

## Ratings

page-ratings = Ratings
page-ratings-game = Spel
page-ratings-rating = Rating
page-ratings-rank = #
page-ratings-none-yet = Nog geen wedstrijd voor de rating.
page-ratings-nobody = Niemand heeft dit spel al voor de rating gespeeld.
page-ratings-provisional = Een vraagteken: nog te weinig wedstrijden om zeker te zijn.
page-ratings-now = Je rating: { $rating }

## Curtain

page-curtain = Gordijn
page-curtain-hand-over = Geef het apparaat aan { $name }
page-curtain-what = De kaarten zijn achter het gordijn. De ander kijkt weg.
page-curtain-lift = Ik ben { $name }: toon mijn kaarten
page-curtain-phones = Houd de handen liever op telefoons
page-phones = Telefoons als hand
page-phones-what = Dit scherm blijft op tafel en toont wat iedereen mag zien. Ieder scant een code: de telefoon toont dan de eigen hand en neemt de keuzes aan.
page-phones-of = Hand van { $name }
page-phones-go = De telefoons zijn er
page-phones-back = Alleen op dit scherm spelen

## Help

page-help = Waar gaat dit over?

## Refused

page-refused-by-rule = De regels verbieden het:
page-refused-unauthorized = Je bent niet aangemeld, of de naam en de wachtzin kloppen niet.
page-refused-forbidden = Dat mag je hier niet.
page-refused-not-found = Zoiets is hier niet, of je mag het niet zien.
page-refused-taken = Iemand was sneller: al bezet.
page-refused-behind = De wedstrijd is al verder. Kijk nog eens.
page-refused-too-many = Te veel tegelijk. Wacht even en probeer het opnieuw.

## Doing

page-doing-yours = jouw beurt
page-doing-thinking = denkt na …
page-doing-attacks = valt aan
page-doing-defends = verdedigt

## Moment

page-moment-skip = Tik om verder te gaan
page-moment-touchdown = Touchdown!
page-moment-field-goal = Field goal!
page-moment-two-points = Twee punten!
page-moment-safety = Safety!
page-moment-interception = Onderschept!
page-moment-goal = Doelpunt!
page-moment-whistle = In de laatste seconde!

## Rail

page-rail-play = Spelen
page-rail-matches = Wedstrijden

## Box

page-box-minutes = { $minutes } min
page-box-players = { $players } spelers

## Ending

page-ending-swing = Hoe het heen en weer ging
page-ending-above = boven de lijn: { $name } voor
page-ending-above-you = boven de lijn: jij staat voor
page-ending-scores = Wie er scoorde
page-ending-kind-dice = de dobbelstenen
page-ending-kind-own = jouw keuze
page-ending-kind-choice = een keuze
page-ending-retry = Nog eens proberen
page-ending-look = Bekijken
page-ending-dice = Dobbelstenen
page-ending-decisions = Beslissingen
page-ending-luck-even = De dobbelstenen waren in evenwicht.
page-ending-luck-with = De dobbelstenen zaten je mee.
page-ending-luck-against = De dobbelstenen zaten je tegen.
page-ending-luck-even-of = De dobbelstenen waren in evenwicht.
page-ending-luck-with-of = De dobbelstenen zaten { $name } mee.
page-ending-luck-against-of = De dobbelstenen zaten { $name } tegen.
page-ending-given = Je gaf { $own } per beslissing weg, { $other } { $theirs }.
page-ending-given-of = { $name } gaf { $own } per beslissing weg, { $other } { $theirs }.
page-ending-wants = { $name } wil revanche.
page-ending-swapped = De kanten worden gewisseld.
page-ending-accept = Revanche aannemen
page-ending-share = Delen
page-ending-copy = Link kopiëren
page-ending-picture = Afbeelding opslaan
page-ending-record = Verslag
page-ending-verify = Dobbelstenen controleren
page-ending-review = Volledige terugblik
page-ending-turned = Wat de doorslag gaf: { $what }

## Aim

page-aim = Jouw doel

## Seasons

page-seasons = Seizoenen
page-seasons-what = Een heel seizoen: een programma, standen, play-offs en een kampioen. Coach één team; vrienden nemen andere, bots de rest.
page-seasons-none = Op deze server is nog geen seizoen gemaakt.
page-seasons-sign-in = Wie een team een heel seizoen coacht, heeft een account.
page-seasons-new = Een seizoen maken
page-seasons-name = Naam van het seizoen
page-seasons-level = De andere coaches
page-seasons-days = Dagen voor elke week
page-seasons-days-none = geen deadline

## Season

page-season-open = wacht op zijn coaches
page-season-playing = week { $week } van { $last }
page-season-over = afgelopen
page-season-champion = Kampioen: { $team }
page-season-commissioner = leiding: { $name }
page-season-begin = Begin het seizoen
page-season-begin-what = Teams die niemand heeft genomen, worden door bots gecoacht.
page-season-take = Dit team coachen
page-season-teams = Teams
page-season-week = Week { $week }
page-season-weeks = Weken
page-season-this-week = Deze week
page-season-played = { $played } van { $all } gespeeld
page-season-until = tot { $when }
page-season-play = Speel week { $week }
page-season-your-team = Jouw team
page-season-leader = De favoriet
page-season-record = balans
page-season-place = plaats
page-season-rating = Elo
page-season-form = Laatste wedstrijden
page-season-then = Daarna
page-season-home = thuis
page-season-away = uit
page-season-standings = Standen
page-season-table = Ranglijst
page-season-won-lost = winst–verlies
page-season-points = punten
page-season-diff = saldo
page-season-bracket = Play-offs
page-season-if-today = Als het seizoen vandaag eindigde
page-season-odds = Wat er nog kan gebeuren
page-season-odds-what = { $seasons } seizoenen vanaf hier, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
page-season-odds-wait = Er worden tienduizend seizoenen gespeeld …
page-season-odds-playoffs = Play-offs
page-season-odds-champion = Titel
page-season-odds-wins = Gewonnen
page-season-chances = Play-offs nu { $playoffs }, de titel { $title }.
page-season-chances-title = De titel nu { $title }.
page-season-leaders = De besten van de competitie
page-season-leaders-none = Er is nog niets gespeeld.
page-season-report = Verslag
page-season-report-of = Verslag: { $home } – { $away }
page-season-end-week = De week afsluiten
page-season-end-week-what = Bots spelen de wedstrijden die niemand is begonnen.
page-season-bot = bot: { $level }
page-season-coach = coach { $name }
page-season-won = gewonnen
page-season-lost = verloren
page-season-drawn = gelijk
page-season-won-short = W
page-season-lost-short = V
page-season-drawn-short = G
page-season-round-quarter-final = Kwartfinales
page-season-round-semi-final = Halve finales
page-season-trophy = { $team } won: { $final }
page-season-none-yet = komt nog
page-season-seed = geplaatst als { $seed }
page-season-dice = Dobbelstenen, eerst het gemiddelde
page-season-tables = Voor analisten
page-season-tables-schedules = Uitslagen
page-season-tables-team-stats = Cijfers van de ploegen
page-season-file = Het bestand van het seizoen
page-seasons-champions = Kampioenen
page-seasons-champions-coach = coach { $coach } · { $record }
page-seasons-champions-final = { $points }-{ $others } tegen { $rival }
page-seasons-league = De competitie
page-seasons-league-standard = het eigen seizoen van het spel
page-seasons-league-own = een eigen competitie
page-seasons-league-what = Kies ploegen of maak er een paar; iedereen speelt tegen iedereen.
page-seasons-league-count = { $teams } ploegen in de competitie
page-seasons-legs = Wedstrijden per paar
page-seasons-playoffs = Plaatsen in de play-offs
page-seasons-playoffs-none = geen play-offs
page-seasons-own-new = Een eigen ploeg
page-seasons-own-name = Naam van de ploeg
page-seasons-own-like = Beginnen met de cijfers van
page-seasons-own-sum = som { $sum }
page-seasons-own-face = { $die }, kant { $number }
page-seasons-own-add = Ploeg toevoegen
page-seasons-own-keep = Ploeg bewaren
page-seasons-own-change = Wijzigen
page-seasons-own-remove = Verwijderen
page-seasons-own-good = Klaar om te spelen: { $words }
page-seasons-figure-card = Kaart
page-seasons-figure-thrower = Werper: een naam zoals pub, of σ in mm
page-season-award = Een wedstrijd toekennen
page-season-award-to = aan { $team }, tegen { $rival }
page-season-appoint = Een coach benoemen
page-season-appoint-team = Ploeg
page-season-appoint-who = Account (leeg: de bot)

## Together

page-turn-title = Jouw beurt
page-presence-here-short = aanwezig
page-presence-left-short = is weg
page-presence-lost-short = verbinding weg
page-presence-left = { $name } is weg.
page-presence-lost = { $name } heeft geen verbinding.
page-presence-since-now = Zojuist.
page-presence-since = { $minutes } min geleden.
page-presence-kept = De wedstrijd blijft bewaard en gaat hier verder.

## Together

page-door = Wie erbij kan
page-door-shut = Nu kan alleen deze computer bij Touchline.
page-door-open = Iedereen in je netwerk kan erbij via { $address }
page-door-open-it = Laat telefoons toe
page-door-shut-it = Weer sluiten
page-hand-over = Speel op een ander apparaat
page-hand-over-what = Deze code is tien minuten en één keer geldig. Wie hem heeft, speelt voor jou: laat hem aan niemand anders zien.
page-hand-over-where = Open daar ‘Mijn wedstrijden’ en ‘Hier verder spelen’.
page-hand-over-secrets = Bij tweepartijendobbelstenen reist jouw helft mee in de link: open daar de link.
page-continue = Hier verder spelen
page-continue-what = Je andere apparaat toont de code: in de wedstrijd, onder Menu.
page-continue-code = Code
page-continue-go = Neem mijn plaats hier in
page-join-full = De tafel is vol
page-join-back = De uitnodiging is ingetrokken.
page-join-back-what = Aan deze tafel zit niemand meer. Vraag om een nieuwe uitnodiging of begin zelf een wedstrijd.
page-join-full-what = Hier is al iemand gaan zitten: { $names }.
page-join-full-mine = Het is mijn plaats, van een ander apparaat

## The analysis board

page-study = Analyse
page-study-what = Een bord voor jezelf: zet een stelling op, speel beide kanten, kies de dobbelstenen of gooi ze, vraag de coach, bewaar elke variant.
page-study-begin = Bord openen
page-study-tree = Varianten
page-study-start = Begin
page-study-roll = Gooien
page-study-roll-on = Gooien tot een keuze
page-study-set-up = Opzetten of plakken
page-study-set = Deze stelling opzetten
page-study-arrange = Neem een figuur of de bal en zet die waar die hoort: slepen, of aantikken en dan het vakje.
page-study-arrange-more = Veld voor veld, of plakken
page-study-fields = Veld voor veld
page-study-more-fields = Al het andere, zoals de notatie het schrijft
page-study-field-phase = Wat aan de beurt is
page-study-field-score = Punten
page-study-rows = Kaarten in handen, stapels en aflegstapels
page-study-paste = Een stelling, een verslag of een link
page-study-paste-record = Plak het verslag van een wedstrijd, of een link
page-study-open = Openen
page-study-copied = De link bevat de hele analyse. Hij is gekopieerd.
page-study-from-here = Vanaf hier analyseren
page-study-back = Terug
page-study-forget = Vergeet
page-study-set-up-short = Opzetten
page-study-link = Link
page-study-try-it = Wat als?

## The rulebook

page-book-contents = Inhoud
page-book-search = Zoek in de regels
page-book-nothing = Geen regel zegt dat.
page-book-example = Toon het op het bord
page-book-before = De stelling ervoor.
page-book-play = Speel het zelf
page-book-found =
    { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }
page-book-glossary = Begrippen

## Being told

page-notices = Meldingen
page-notices-ask = Zullen we het melden als je in een trage wedstrijd aan de beurt bent, ook als deze pagina dicht is?
page-notices-yes = Ja, meld het
page-notices-no = Nee
page-notices-switch = Meld op dit apparaat als ik in een trage wedstrijd aan de beurt ben
page-notices-quiet = Niets over deze wedstrijd melden
page-letters = Post
page-letters-address = E-mailadres
page-letters-write = Schrijf me als ik aan de beurt ben
page-letters-asked = Er is een brief onderweg naar { $address }: open de link erin.
page-letters-go-to = Post gaat naar { $address }.
page-letters-end = Vergeet het adres
page-letters-confirmed = Het adres is bevestigd.
page-letters-ended = Er komt geen post meer.

## Friends

page-friends = Vrienden
page-friends-none = Nog niemand. Vraag iemand met de accountnaam, of na een wedstrijd.
page-friends-sign-in = Zie wie er is, daag met één tik uit en houd bij hoe het tussen jullie staat. Daarvoor hebben jullie allebei een account.
page-friends-asking = Willen je vriend zijn
page-friends-asked = Gevraagd, nog geen antwoord
page-friends-name = Naam van hun account
page-friends-add = Als vriend toevoegen
page-friends-add-name = { $name } als vriend toevoegen
page-friends-accept = Ja zeggen
page-friends-part = Verwijderen
page-friends-block = Blokkeren
page-friends-unblock = Deblokkeren
page-friends-blocked = Geblokkeerd
page-friends-report = Melden
page-friends-report-stalling = Laat de klok lopen
page-friends-report-cheating = Speelt vals
page-friends-report-name = Een kwetsende naam
page-friends-report-other = Iets anders
page-friends-reported = De gastheer leest het.
page-friends-is-friend = { $name } is je vriend.
page-friends-is-asking = { $name } wil je vriend zijn.
page-friends-is-asked = Je hebt { $name } gevraagd.
page-friends-is-blocked = Je hebt { $name } geblokkeerd.
page-friends-challenge = Uitdagen
page-friends-challenge-name = Een wedstrijd met { $name }
page-friends-challenges = Je wordt uitgedaagd
page-friends-versus = Jij tegen { $name }
page-ratings-history = Rating in de tijd
page-own-take-in = In mijn account opnemen
page-own-take-in-what = Wedstrijden die je hier als gast speelde: { $count }.
page-own-taken-in = Opgenomen: { $count }.
page-own-data = Alles wat van mij bewaard wordt, als bestand

## A game at a glance

page-glance-short = op een scherm ongeveer { $minutes } min · { $players } spelers
page-glance-skill = Geluk en kunde: onze bot ‘{ $stronger }’ wint { $better } van de honderd keer van ‘{ $weaker }’
page-glance-measured = gemeten over { $matches } wedstrijden, { $low } … { $high }

## Tournaments

page-cups = Toernooien
page-cups-what = Ze lopen vanzelf: wedstrijden beginnen met lopende klok zodra ze zijn gepaard.
page-cups-none = Op deze server is er nog geen gemaakt.
page-cups-sign-in = Wie meedoet, heeft een account, zodat iedereen weet tegen wie hij speelt.
page-cups-make = Een toernooi maken
page-cups-name = Naam
page-cups-kind = Soort
page-cups-swiss = Zwitsers
page-cups-knock-out = Knock-out
page-cups-arena = Arena
page-cups-rounds = Rondes
page-cups-minutes = Minuten
page-cups-is-open = open
page-cups-is-playing = bezig
page-cups-is-over = afgelopen
page-cups-join = Meedoen
page-cups-leave = Stoppen
page-cups-start = Starten
page-cups-your-match = Jouw wedstrijd tegen { $name }
page-cups-table = Stand
page-cups-player = Speler
page-cups-round = Ronde { $round }
page-cups-latest = Laatste wedstrijden
page-cups-bye = vrij
page-figures = Cijfers per speler
page-figures-what = Geteld uit de partijen op dit apparaat. Ze gaan mee als je partijen in een bestand bewaart, en tellen waar dat wordt ingelezen.
page-figures-latest = Hier geteld: de laatste { $count } van { $of }.
page-figures-none = Op dit apparaat is nog geen partij van dit spel uitgespeeld.
page-figures-record =
    { $count ->
        [one] Eén partij
       *[other] { $count } partijen
    }: { $won } gewonnen, { $drawn } gelijk, { $lost } verloren
page-figures-each = Partij voor partij
page-figures-line = { $result } { $score } tegen { $names }
