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
page-bot-name = Bot ({ $level })
page-score = Stand
page-to-move = aan zet
page-has-ball = heeft de bal
page-coin = Munt
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
page-puzzle-any = Nog een
page-puzzle-at-least = { $move } geeft minstens { $points } weg.
page-puzzle-best = Het best: { $move }.
page-puzzle-daily = Puzzel van de dag
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
page-review-given-away = { $points } weggegeven
page-review-better = beter: { $move }
page-review-chart = Winstkans van { $name }, van begin tot eind
page-review-luck-of = geluk ter waarde van { $points }
page-review-unit = In procentpunten winstkans.
page-review-better-by = beter: { $move } ({ $could } in plaats van { $was })

## Chat

page-chat = Zeg iets
page-chat-short = Chat
page-chat-new = nieuw

## Coach

page-coach = Coach
page-coach-thinking = De coach denkt na. De eerste keer moet hij het spel uitrekenen, dat duurt even.
page-coach-numbers = Getallen tonen
page-coach-options = Mogelijkheden en kansen
page-coach-option = Mogelijkheid
page-coach-chance = Winst
page-coach-estimate = Dit zijn schattingen, geen exacte waarden.
page-coach-win = { $chance } winstkans

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

## Title

page-title-football-darts = Football Darts
page-title-pocket-gridiron = Pocket Gridiron
page-title-street-soccer = Street Soccer
page-title-first-and-goal = First & Goal

## Tagline

page-tagline-football-darts = Het veld over op een dartbord: vier pijlen per aanval, en voor de touchdown precies de juiste yards.
page-tagline-pocket-gridiron = Football in de red zone met zeven dobbelstenen: vier downs om door de verdediging te breken.
page-tagline-street-soccer = Vijf tegen vijf op een veld met vakjes: gooi, loop naar de bal en speel hem via je maats in het doel.
page-tagline-first-and-goal = Roep je plays in het geheim, gooi de dobbelstenen van beide kaarten en laat de klok lopen die je stapel is.

## Level

page-level-random = willekeurig
page-level-beginner = beginner
page-level-rookie = nieuweling
page-level-pro = pro
page-level-club = club
page-level-master = meester
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
page-invite-only-here = Deze link werkt alleen op deze computer.
page-invite-only-here-network = Touchline luistert alleen naar deze computer. Voor een vriend in hetzelfde netwerk start je het opnieuw met:
page-invite-only-here-internet = Dan toont deze pagina een adres dat ook de telefoon van je vriend kan openen. De wedstrijd wacht zolang.

## Prompt

page-prompt-open = Wachten tot er iemand aanschuift.
page-prompt-rolling = De dobbelstenen rollen.
page-prompt-yours = Jij bent aan de beurt.
page-prompt-theirs = { $who } denkt na.

## Over

page-over = Eindsignaal
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
page-text-help = Typ een zet zoals de lijsten hem schrijven, of: legal, where, score, why, hint, undo, resign, record, correct 17 T19, board.
page-text-nothing-due = Er wordt nu niets van je gevraagd.
page-text-resign-sure = Om op te geven, typ: resign yes

## Darts

page-darts-board = Dartbord. De lijst ernaast doet hetzelfde met het toetsenbord.
page-darts-field =
    Veld: bal op { $spot }, { $needed ->
        [one] nog 1 yard
       *[other] nog { $needed } yards
    }
page-darts-left = Pijlen over: { $left }
page-darts-need = nog { $yards }
page-darts-try = Conversie
page-darts-calls = Waarvoor is de pijl?
page-darts-aim = Mikken op
page-darts-fell = Waar zit hij?
page-darts-choose = tik op het bord, of de lijst
page-darts-neighbours = Of bedoelde je
page-darts-throw = { $call }: { $bed }
page-darts-enter = { $bed } invoeren
page-darts-miss = Naast het bord
page-darts-bounce = Stuitert eruit
page-darts-last = Laatste pijl: { $bed }. Niet goed?
page-darts-last-what = Tik aan waar hij echt zat; alles erna wordt opnieuw geteld.
page-darts-quarter = K{ $number }
page-darts-overtime = Verl. { $number }
page-darts-thrower = { $name }: de helft van de pijlen binnen { $reach } mm
page-darts-aim-first = Tik op het bord om te mikken
page-darts-touchdown = touchdown!
page-darts-scores = punten
page-darts-drive-over = aanval afgelopen
page-darts-leaves = nog { $yards }
page-darts-dart-of = pijl { $dart } van { $darts }

## Move

page-move-football-darts-receive = Eerst aanvallen
page-move-football-darts-defer = Wachten
page-move-football-darts-throw = Gooien
page-move-football-darts-field-goal = Field goal
page-move-football-darts-punt = Punt
page-move-football-darts-pat = Eén punt
page-move-football-darts-two = Twee punten
page-move-pocket-gridiron-play = Doorspelen
page-move-pocket-gridiron-go = Ervoor gaan
page-move-pocket-gridiron-field-goal = Field goal kicken
page-move-pocket-gridiron-kick = Kicken voor één punt
page-move-pocket-gridiron-two = Voor twee punten gaan
page-move-pocket-gridiron-accept = Straf aannemen
page-move-pocket-gridiron-decline = Straf weigeren
page-move-street-soccer-pass = Geen zet mogelijk: passen
page-move-first-and-goal-heads = Kop
page-move-first-and-goal-tails = Munt
page-move-first-and-goal-kick = Kicken
page-move-first-and-goal-fake = De kick faken
page-move-first-and-goal-onside = Korte kick om de bal te houden (onside)
page-move-first-and-goal-squib = Lage kick (squib)
page-move-first-and-goal-touchback = Touchback: veilig beginnen
page-move-first-and-goal-run-out = Uitlopen
page-move-first-and-goal-time-out = Time-out nemen
page-move-first-and-goal-field-goal = Fieldgoalformatie
page-move-first-and-goal-punt = Puntformatie
page-move-first-and-goal-sneak = Quarterback sneak
page-move-first-and-goal-kneel = Knielen
page-move-first-and-goal-hail-mary = Hail Mary: alles op één worp
page-move-first-and-goal-ready = Klaar, verder
page-move-first-and-goal-shuffle = Hand inschudden en opnieuw trekken
page-move-first-and-goal-nothing = De kaarten laten zoals ze zijn
page-move-first-and-goal-take = { $card } terugnemen
page-move-first-and-goal-discard = Met { $card } betalen
page-move-first-and-goal-accept = Straf aannemen
page-move-first-and-goal-decline = Straf weigeren
page-move-first-and-goal-burn = Kaart verbranden: klok laten lopen
page-move-first-and-goal-hold = Klok sparen
page-move-first-and-goal-stop = Hier stoppen
page-move-first-and-goal-run-on = Doorlopen
page-move-first-and-goal-extra-point = Extra punt kicken
page-move-first-and-goal-two-point = Voor twee punten gaan
page-move-first-and-goal-fair-catch = Fair catch
page-move-first-and-goal-return = Terugdragen
page-move-football-darts-heads = Kop
page-move-football-darts-tails = Munt
page-move-pocket-gridiron-heads = Kop
page-move-pocket-gridiron-tails = Munt
page-move-first-and-goal-take-a-card = een kaart terug van de aflegstapel, verdekt
page-move-first-and-goal-a-card-face-down = een play, verdekt
page-move-first-and-goal-kick-or-fake-face-down = kick of fake, verdekt
page-move-pocket-gridiron-pat = Kicken voor één punt

## Gridiron

page-gridiron-dice = Dobbelstenen van deze play
page-gridiron-contest = { $play }: de verdediging heeft { $intensity } nodig
page-gridiron-ball = { $name } heeft de bal
page-gridiron-drive = Aanval { $drive } van { $drives } · K{ $quarter }
page-gridiron-downs = Downs
page-gridiron-sacks = Sacks in deze aanval: { $count }
page-gridiron-decoy = schijnbeweging
page-gridiron-intercept = onderschepping
page-gridiron-down-1 = 1e
page-gridiron-down-2 = 2e
page-gridiron-down-3 = 3e
page-gridiron-down-4 = 4e
page-gridiron-attack = Aanval
page-gridiron-defense = Verdediging
page-gridiron-needs = { $need } nodig
page-gridiron-needs-more = { $shown } + ?, { $need } nodig
page-gridiron-next = Nu: { $die }
page-gridiron-second-die = De tweede witte dobbelsteen
page-gridiron-flag = vlag
page-gridiron-stopped = gestopt
page-gridiron-through = erdoor
page-gridiron-sacks-are = Sacks · { $count } = safety
page-gridiron-down-and-goal = { $down } & goal
page-gridiron-face-sack = Sack
page-gridiron-face-pat-block = PAT-blok
page-gridiron-face-recover = Veroverd
page-gridiron-face-2x-injury = Blessure ×2
page-gridiron-face-out-of-bounds = Over de zijlijn

## Soccer

page-soccer-board = Veld
page-soccer-minute = Minuut { $minute }
page-soccer-choose = Kies het figuur op { $square }
page-soccer-walk = Loop van { $from } naar { $square }
page-soccer-kick = Schiet de bal naar { $square }
page-soccer-goal = Schiet in het doel
page-soccer-place = Zet het figuur op { $square }
page-soccer-figure = Figuur om neer te zetten
page-soccer-goalie = Keeper om neer te zetten
page-soccer-set-goalie = Je keeper: tik op een van de twee vakjes voor je doel, of sleep hem erheen.
page-soccer-set-figure = Nog { $left }: tik op een gemarkeerd vakje, of sleep erheen. Voor je doel wordt het de keeper. Of neem een formatie:
page-soccer-now-figure = Tik op een van je figuren.
page-soccer-now-target = Stip: daarheen lopen. Ring: daar eindigt de bal.
page-soccer-shoot = Schieten!
page-soccer-kick-it = Schiet naar { $square }
page-soccer-walk-it = Loop naar { $square }
page-soccer-other = Ander figuur kiezen
page-soccer-now-keeper = Tik op een gemarkeerd vakje voor je keeper.
page-soccer-plan-walk = Loop { $steps } naar { $square }.
page-soccer-plan-steps = Loop { $steps }.
page-soccer-plan-kick = Schot: { $where }.
page-soccer-plan-touches =
    { $count ->
        [one] 1 aanraking
       *[other] { $count } aanrakingen
    }, de bal eindigt: { $where }.
page-soccer-into-goal = in het doel
page-soccer-set-up = Opstelling
page-soccer-extra-time = verlenging
page-soccer-of-minutes = van { $minutes }
page-soccer-formations = Formaties
page-soccer-formation-arrow = Pijl
page-soccer-formation-wing = Vleugel
page-soccer-formation-wall = Muur
page-soccer-formation-book = Regelboek
page-soccer-threat = { $rolls } van de 6
page-soccer-threat-of = Gevaar: de tegenstander op { $square } scoort met { $rolls } van de 6 worpen
page-soccer-goal-word = Doel

## Die

page-die-die = Dobbelsteen
page-die-yellow = gele dobbelsteen
page-die-red = rode dobbelsteen
page-die-ivory = ivoren dobbelsteen
page-die-brown = bruine dobbelsteen
page-die-blue = blauwe dobbelsteen
page-die-green = groene dobbelsteen
page-die-black = zwarte dobbelsteen
page-die-play = speldobbelsteen
page-die-referee = scheidsrechterdobbelsteen
page-die-penalty = strafdobbelsteen
page-die-d20 = twintigzijdige dobbelsteen
page-die-coin = Munt
page-die-dart = Pijl
page-die-short-white = DEF
page-die-short-black = END
page-die-short-yellow = FLAG
page-die-qb = quarterback
page-die-wr = receiver
page-die-te = tight end
page-die-rb = running back
page-die-white = verdediging

## Goal

page-goal-field =
    Veld: { $ball ->
        [one] 1 yard
       *[other] { $ball } yards
    } tot het doel, down { $down }, nog { $gain }
page-goal-down-and = { $down }e & { $gain }
page-goal-goal = goal
page-goal-dice = Dobbelstenen
page-goal-no-dice = De dobbelstenen liggen klaar.
page-goal-hand-offense = Je aanvalskaarten
page-goal-hand-defense = Je verdedigingskaarten
page-goal-defense = verdediging
page-goal-run = loop
page-goal-pass = pass
page-goal-red-zone = niet binnen de { $yards }
page-goal-call = { $card } verdekt roepen
page-goal-face-down = Een kaart, verdekt
page-goal-matchups = Welke dobbelstenen dat geeft
page-goal-barred = hier niet
page-goal-against = { $card } tegen …
page-goal-pick-a-card = Tik op een kaart om zijn dobbelstenen tegen elke call te zien.
page-goal-gain = Lijn
page-goal-deck-of =
    { $name }: { $count ->
        [one] 1 kaart in de stapel
       *[other] { $count } kaarten in de stapel
    }
page-goal-your-deck = Je stapel
page-goal-timeouts-left = Time-outs over: { $count }
page-goal-cards-in-hand = Kaarten in de hand: { $count }
page-goal-half-of = Helft { $half }
page-goal-toss = Toss
page-goal-matchups-what = Gemiddelde yards met de dobbelstenen van beide teams. Een zwarte dobbelsteen trekt af; van twee telt de laagste.
page-goal-teams = Teams
page-goal-teams-for = Kiezen voor
page-goal-teams-yours = Jij
page-goal-teams-theirs = Tegenstander
page-goal-teams-surprise = Verras me
page-goal-teams-none = geen divisie
page-goal-range = Bereik
page-goal-teams-spread = van het laagste tot het hoogste vlak
page-goal-ball-on = Bal op { $spot }
page-goal-to-line = { $yards } tot de gele lijn
page-goal-to-touchdown = { $yards } tot een touchdown
page-goal-own = de eigen { $yards }
page-goal-opp = hun { $yards }
page-goal-midfield = de middenlijn
page-goal-last-play = Laatste play
page-goal-is-clock = is de klok
page-goal-card-lb-blitz = LB Blitz
page-goal-card-man-to-man = Man-to-Man

## Phrase

page-phrase-hello = Hallo!
page-phrase-good-luck = Succes!
page-phrase-have-fun = Veel plezier!
page-phrase-well-played = Goed gespeeld!
page-phrase-nice-one = Mooi!
page-phrase-lucky = Dat was geluk.
page-phrase-unlucky = Pech!
page-phrase-oops = Oeps!
page-phrase-thinking = Ik denk na …
page-phrase-one-moment = Een ogenblik, graag.
page-phrase-back = Ik ben er weer.
page-phrase-thanks = Bedankt!
page-phrase-sorry = Sorry!
page-phrase-close = Dat scheelde weinig!
page-phrase-rematch = Nog een keer?
page-phrase-good-game = Mooie wedstrijd!
page-phrase-bye = Tot ziens!

## Dice

page-dice-plain = Gewone dobbelstenen: de server gooit vanuit een toevalsgetal. Wie de server beheert, zou elke worp kunnen kiezen. Goed om te oefenen en onder vrienden.
page-dice-committed = Vastgelegde dobbelstenen: de server en elke speler legden een geheime waarde vast voordat er een werd getoond. Niemand kon een worp kiezen; wie de server beheert, kan ze voorzien.
page-dice-committed-unpledged = Vastgelegde dobbelstenen: de server legde zijn geheim vóór de eerste worp vast en toont het aan het eind. Niet iedereen bracht een eigen waarde mee; voor hen had de server kunnen kiezen.
page-dice-chains = Samen gegooide dobbelstenen: elke worp mengt een waarde van elke speler, vooraf vastgelegd. Niemand, ook de gastheer niet, kon een worp kiezen of vóór de zet kennen. Wie een waarde niet toont, verliest.
page-dice-chains-sealed = Samen gegooide dobbelstenen met verborgen kaarten: niemand, ook de gastheer niet, kon een worp kiezen. Wie een waarde niet toont, verliest. De kaarten zijn verborgen voor de andere spelers, niet voor wie de server beheert.
page-dice-chains-entrusted = Samen gegooide dobbelstenen, toevertrouwd: iemand laat de server voor zich gooien. Elke waarde ligt vooraf vast, maar wie de server beheert, kent de toevertrouwde.
page-dice-entered = Echte dobbelstenen, kaarten en pijlen, ingevoerd door de spelers. Er valt niets te bewijzen.
page-dice-former-committed = Vastgelegde dobbelstenen volgens de vroegere methode: de worpen volgen uit het geheim van de server en de woorden van de spelers. Dat bewijst niet dat niemand ze koos.
page-dice-former-chains = Samen gegooide dobbelstenen volgens de vroegere methode: een gastheer die meespeelde, had tussen twee waarden kunnen kiezen.
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
page-matches-here = Dit zijn de wedstrijden waarvan deze browser de sleutels heeft. Met een account vind je ze op elk apparaat.
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

## Bed

page-bed-triple = tripel { $number }
page-bed-double = dubbel { $number }
page-bed-inner = binnenste enkele { $number }
page-bed-outer = buitenste enkele { $number }
page-bed-single = enkele { $number }
page-bed-25 = enkele bull
page-bed-bull = bullseye
page-bed-miss = naast het bord
page-bed-bounce = stuitert eruit

## Help

page-help-football-darts-toss = Wie de toss wint, kiest wie eerst aanvalt.
page-help-football-darts-choice = Eerst aanvallen: jij begint. Wachten: jij begint na de rust.
page-help-football-darts-call = Tik op het bord waar je mikt. Een 20 is 20 yards, tripel 20 is 60. De laatste pijl moet precies op de doellijn uitkomen.
page-help-football-darts-throw = Gooi, en tik dan op het bord waar de pijl zit.
page-help-football-darts-field-goal = Gooi, en tik dan op het bord waar de pijl zit.
page-help-football-darts-punt = Gooi, en tik dan op het bord waar de pijl zit. De ring beslist.
page-help-football-darts-try = Een extra pijl na de touchdown: makkelijk voor één punt (1, 5 of 20), moeilijk voor twee (het getal 2).
page-help-football-darts-pat = Gooi, en tik dan op het bord waar de pijl zit.
page-help-football-darts-two-points = Gooi, en tik dan op het bord waar de pijl zit.
page-help-pocket-gridiron-cards = Een teamkaart maakt twee plays de hele wedstrijd sterker.
page-help-pocket-gridiron-call = Laatste kans van deze aanval: een play kan zes punten opleveren, een field goal vraagt 5 of 6 op één dobbelsteen en is er drie waard.
page-help-pocket-gridiron-set-play = Speel door met de bonus, of gebruik hem meteen voor een field goal: drie punten, maar de aanval is afgelopen.
page-help-pocket-gridiron-audible = Jij mag kiezen wie de bal krijgt.
page-help-pocket-gridiron-def-penalty = Hun overtreding: neem de straf aan en begin opnieuw met vier downs, of weiger en de worp wordt overgedaan.
page-help-pocket-gridiron-off-penalty = Hun overtreding: de play mislukt gewoon, of je waagt een worp om de sack die een safety zou zijn.
page-help-pocket-gridiron-try = Na de touchdown: de kick is één punt en bijna zeker, een play is er twee en moeilijk.
page-help-street-soccer-set-up = De keeper voor het doel, één figuur in jouw helft van de cirkel, minstens één op elke helft van het veld.
page-help-street-soccer-kick-off = Tik op het vakje waar de aftrap eindigt.
page-help-street-soccer-move = Loop precies het aantal ogen. Bij de bal schiet je, één verder dan de ogen die over zijn; maats die hij raakt spelen hem door.
page-help-street-soccer-restart = Je keeper brengt de bal weer in het spel.
page-help-street-soccer-restart-kick = Tik op het vakje waar de bal moet eindigen.
page-help-first-and-goal-coin-call = Wie de toss wint, krijgt eerst de bal.
page-help-first-and-goal-toss-choice = Ontvangen om eerst aan te vallen, kicken om na de rust eerst aan te vallen.
page-help-first-and-goal-kickoff = De gewone kick geeft de bal weg; de korte kan hem terugwinnen, met risico.
page-help-first-and-goal-receive = De touchback is veilig op je 20; uitlopen kan meer opleveren, of minder.
page-help-first-and-goal-call = Kies een kaart, kijk welke dobbelstenen hij geeft en roep hem. Vier downs voor tien yards. De stapel is de klok.
page-help-first-and-goal-answer = Je mag nu de klok stilzetten, vóór de play.
page-help-first-and-goal-defense-call = Raad de play: kies de kaart waartegen die de slechtste dobbelstenen geeft.
page-help-first-and-goal-discard-more = Leg kaarten af die je hier niet mag spelen en trek nieuwe.
page-help-first-and-goal-breakaway = Stop met wat je hebt, of loop door met nog een worp.
page-help-first-and-goal-flag-on-defense = Hun overtreding: neem de strafyards en doe de down over, of houd wat de play opleverde.
page-help-first-and-goal-flag-on-offense = Hun overtreding: zet ze terug en ze doen de down over, of laat de play staan.
page-help-first-and-goal-time-out-offense = In een time-out mag je één kaart van je aflegstapel terugnemen, je hand inschudden voor een nieuwe, of niets doen.
page-help-first-and-goal-time-out-defense = In een time-out mag je één kaart van je aflegstapel terugnemen, je hand inschudden voor een nieuwe, of niets doen.
page-help-first-and-goal-burn-offer = Een kaart verbranden maakt de helft korter: goed als je voor staat.
page-help-first-and-goal-burn-stop = Een time-out houdt de kaart, en daarmee tijd, in het spel. Bij een loop zeg je het voordat de dobbelstenen vallen.
page-help-first-and-goal-burn-hand = De stapel is leeg: er gaat een kaart uit je hand.
page-help-first-and-goal-try = De kick is één punt en bijna zeker; één play vanaf de 2 is er twee waard.
page-help-first-and-goal-field-goal-card = Een field goal kost één kaart: leg de kaart af die je het minst nodig hebt.
page-help-first-and-goal-kneel-card = Knielen kost een kaart: leg de kaart af die je het minst nodig hebt.
page-help-first-and-goal-fake-offense = Kick, of fake en speel een play zonder hun zwarte dobbelsteen. Hebben ze de fake door, dan is de bal weg.
page-help-first-and-goal-fake-defense = Is het een kick of een fake? Denk je ten onrechte aan een fake, dan krijgt de kick vijf yards extra.
page-help-first-and-goal-punt-choice = Vijf dobbelstenen voor de afstand, of een ervan geruild voor de speldobbelsteen: meer risico, maar misschien geen return.
page-help-first-and-goal-catch = De fair catch is veilig; een return kan yards winnen of de bal verliezen.
page-help = Waar gaat dit over?
page-help-football-darts-call-table = Zeg waarvoor de volgende pijl is, en gooi hem dan.
page-help-football-darts-try-table = Zeg of de pijl voor één punt is (1, 5 of 20) of voor twee (het getal 2), en gooi hem dan.
page-help-first-and-goal-call-table = Leg een kaart verdekt voor je neer; beide worden ingevoerd als ze worden omgedraaid.

## Refused

page-refused-by-rule = De regels verbieden het:
page-refused-unauthorized = Je bent niet aangemeld, of de naam en de wachtzin kloppen niet.
page-refused-forbidden = Dat mag je hier niet.
page-refused-not-found = Zoiets is hier niet, of je mag het niet zien.
page-refused-taken = Iemand was sneller: al bezet.
page-refused-behind = De wedstrijd is al verder. Kijk nog eens.
page-refused-too-many = Te veel tegelijk. Wacht even en probeer het opnieuw.

## Doing

page-doing-yours = jij bent aan de beurt
page-doing-thinking = denkt na …

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

## Short

page-short-football-darts = Elk punt is een yard; kom precies op de lijn uit.
page-short-pocket-gridiron = Zeven dobbelstenen, vier downs, één red zone.
page-short-street-soccer = Gooi, loop naar de bal, speel rond, scoor.
page-short-first-and-goal = Roep plays in het geheim, gooi de dobbelstenen van beide kaarten.

## Ending

page-ending-swing = Hoe het heen en weer ging
page-ending-above = boven de lijn: { $name } voor
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

## Scorer

page-scorer-ring = Welke ring
page-scorer-single = Enkele
page-scorer-inner = Binnen
page-scorer-outer = Buiten
page-scorer-double = Dubbel
page-scorer-triple = Tripel
page-scorer-bull = Bull
page-scorer-miss = Ernaast
page-scorer-small-print = Kleine letters: wat deze pijl zou doen.
page-scorer-caller = Omroeper
page-hearing = Luisteren
page-hearing-what = Zeg de pijl: “triple twintig”, “dubbel vijf”, “bull”, “mis”, “terug”. De browser stuurt wat je zegt misschien naar zijn maker.
page-hearing-heard = Gehoord: { $text }
page-hearing-not = Niet begrepen: { $text }
page-hearing-unable = De browser laat hier niemand luisteren.
page-hearing-triple = triple drievoudig t
page-hearing-double = dubbel double d
page-hearing-bull = bull bullseye
page-hearing-miss = mis naast
page-hearing-undo = terug ongedaan
page-hearing-numbers = een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig

## Aim

page-aim = Jouw doel
page-aim-street-soccer = Scoor { $side }. Loop naar de bal; de ogen die over zijn + 1 is hoe ver hij gaat, en elke maat die hij raakt speelt hem door.
page-aim-right = rechts
page-aim-left = links
page-aim-top = boven
page-aim-football-darts = Vier pijlen per aanval, elk punt is een yard. Kom precies op de doellijn uit voor zes punten.
page-aim-pocket-gridiron = Breek door in vier downs: je getal moet de twee witte dobbelstenen verslaan. Dan de zwarte: meestal touchdown.
page-aim-first-and-goal = Vier downs voor tien yards, het veld over tot achter de doellijn. Raad hun kaart: het paar bepaalt welke dobbelstenen je gooit.

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
page-study-fields = Veld voor veld
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

page-glance-short = ongeveer { $minutes } min · { $players } spelers
page-glance-skill = Geluk en kunde: ‘{ $stronger }’ wint { $better } van de honderd keer van ‘{ $weaker }’
page-glance-measured = gemeten over { $matches } wedstrijden, ± { $within }

## Tournaments

page-cups = Toernooien
page-cups-what = Ze lopen vanzelf: wedstrijden beginnen met lopende klok zodra ze zijn gepaard.
page-cups-none = Nog geen.
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
