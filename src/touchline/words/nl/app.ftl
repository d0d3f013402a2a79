# Wat de app in de terminal rond een wedstrijd zegt.


## Home
app-tagline = tafelfootball · { $version }
app-resume-named = Verder met { $match }
app-menu-records = Wedstrijden: terugkijken en bespreken
app-menu-season = Seizoen: stand, speelronde, play-offs
app-menu-join = Meespelen via een link
app-settings = Instellingen
app-choose-to-learn = Kies een spel om te leren.
app-no-unfinished = Er staat geen wedstrijd open.
app-kept = De wedstrijd is bewaard: touchline resume { $file }
app-write-where = Niet op de schijf: { $trouble }. Naar welk bestand dan? ('drop' gooit hem weg)
app-no-season = Er is nog geen seizoen: touchline season new GAME maakt er een.
app-reviewing = De coach bekijkt de wedstrijd nog eens …
app-link = De link naar de wedstrijd:

## Keys
app-key-quit = Stoppen
app-key-palette = opdrachten
app-key-learn = Leren
app-key-resume = Verder
app-key-records = Wedstrijden
app-key-season = Seizoen
app-key-join = Via link
app-key-settings = Instellingen
app-key-help = Hulp
app-key-coach = Coach
app-key-why = Waarom
app-key-legal = Mag
app-key-undo = Terug
app-key-chart = Tabel
app-key-save = Opslaan
app-key-leave = Weg
app-key-back = Terug
app-key-close = Sluiten
app-key-cancel = Annuleren
app-key-again = Nog eens
app-key-first-match = Eerste wedstrijd
app-key-replay = Terugkijken
app-key-go-on = Verder spelen
app-key-review = Bespreken
app-key-sort = Sorteren
app-key-delete = Verwijderen
app-key-ask-undo = Terug vragen
app-key-agree = Akkoord
app-key-resign = Opgeven
app-key-step-back = Terug
app-key-step-on = Vooruit
app-key-ten-back = 10 terug
app-key-ten-on = 10 vooruit
app-key-start = Begin
app-key-end = Einde
app-key-begin = Beginnen
app-key-play-mine = Mijn wedstrijd
app-key-bots-play = Bots spelen door
app-key-week-before = Week ervoor
app-key-week-after = Week erna
app-key-turn-left = tegen de klok in
app-key-turn-right = met de klok mee
app-key-outwards = naar buiten
app-key-inwards = naar binnen
app-key-pick-bed = het vak kiezen
app-key-off-board = naast het bord

## Palette
app-palette-play = { $game } spelen
app-palette-records = Terugkijken, bespreken, sorteren en verwijderen
app-palette-settings = Kleuren, namen, taal, coach en tempo
app-palette-undo = Je laatste invoer terugnemen
app-palette-coach = Coach aan of uit
app-palette-coach-help = Winstkansen en de beste zetten
app-palette-why = Waarom?
app-palette-why-help = De regels achter de laatste stap
app-palette-legal = Wat mag ik?
app-palette-legal-help = De toegestane zetten
app-palette-hint = Tip
app-palette-hint-help = Wat de coach zou doen
app-palette-where = Waar staan we?
app-palette-where-help = Elk veld van de stelling
app-palette-history = Verloop
app-palette-history-help = Alles tot nu toe, met nummers
app-palette-correct = Een invoer verbeteren
app-palette-correct-help = Veranderen wat is ingevoerd, hoe ver terug ook
app-palette-save = Een kopie opslaan
app-palette-save-help = Het verslag naar een bestand schrijven
app-palette-resign-help = Opgeven
app-palette-leave = De wedstrijd verlaten
app-palette-leave-help = Hij is bewaard; ga verder wanneer je wilt
app-palette-theme = Thema
app-palette-theme-help = De kleuren wisselen
app-palette-quit-help = Touchline verlaten
app-palette-keys = Toetsen
app-palette-keys-help = De toetsen van dit scherm tonen of verbergen
app-palette-screenshot = Schermafbeelding
app-palette-screenshot-help = Een beeld van het scherm naar een bestand schrijven
app-palette-maximize = Vergroten
app-palette-maximize-help = Het gekozen deel het hele scherm geven
app-palette-minimize = Verkleinen
app-palette-minimize-help = Terug naar de gewone grootte
app-palette-search = Opdrachten zoeken …

## Dialogs
app-esc-closes = Esc sluit
app-pass-keyboard = Geef het toetsenbord aan { $who }.
app-show-hand = Ik ben { $who }: toon mijn hand
app-yes = Ja
app-no = Nee
app-refused = Nee
app-home = Begin

## A match
app-type-here = typ een zet, wat er viel, of help
app-type-move = typ een zet
app-thinks = { $who } denkt na … { $notice }
app-coach = Coach
app-coach-thinking = denkt na …
app-coach-thinks = De coach denkt na …
app-draw-chance = gelijkspel { $chance }
app-not-on-disk = Niet op de schijf
app-bot-gave-up = De bot geeft het denken op
app-bot-stuck = De bot kan niet kiezen. Neem terug of ga weg: de wedstrijd is bewaard.
app-wait = Wacht: er wordt nu niets van je gevraagd.
app-call-where = { $call }: waarheen? Pijltjes en Enter, of typ het.
app-solves-first = De eerste keer rekent hij het hele spel door; dat duurt even, één keer op deze machine.
app-f7-shows = { $guesses } F7 laat ze zien.
app-correct-which = Welke invoer, en wat stond er echt? ('history' toont de nummers)
app-save-where = Naar welk bestand moet de kopie?
app-undo-asked = De andere kant wil de laatste zet terugnemen: F7 is akkoord.
app-give-up = Deze wedstrijd opgeven?
app-play-on = Doorspelen
app-seat-kept = Je plaats blijft vrij: dezelfde link brengt je terug.
app-thinker-gone = de denker is naar huis gestuurd

## Replay
app-the-beginning = het begin
app-beginning = Het begin.
app-nothing-to-quote = Nog niets om aan te halen.

## Records
app-records-title = Wedstrijden op deze computer
app-records-by = Wedstrijden op deze computer, op: { $column }
app-records-when = wanneer
app-records-game = spel
app-records-who = wie
app-records-stands = stand
app-records-unfinished =
    open, { $entries ->
        [one] 1 invoer
       *[other] { $entries } keer ingevoerd
    }
app-records-draw = gelijk
app-records-won =
    { $count ->
        [one] { $who } won
       *[other] { $who } wonnen
    }
app-records-throw-away = { $match } voorgoed weggooien?
app-records-keep = Houden
app-records-drop = Weggooien

## Before a match
app-setup-against = Tegen
app-setup-bot = bot { $level }
app-setup-people = twee mensen aan dit toetsenbord
app-setup-table = aan tafel: echte stenen, kaarten, pijlen
app-setup-side = Jij speelt
app-setup-first = als eerste ({ $side })
app-setup-second = als tweede ({ $side })
app-setup-names = Namen
app-setup-clock = Klok
app-setup-clock-hint = geen; minuten per kant: 20 of 20+10
app-setup-rules = Regels
app-setup-start = Beginnen (F5)
app-setup-choose = kies
app-setup-natural = { $screen } (aan tafel: { $table })

## Settings
app-colours = Kleuren
app-language = Taal
app-language-system = zoals deze computer
app-coach-talks = De coach praat
app-coach-when-asked = alleen op verzoek
app-coach-always = bij elke keuze
app-voice = Stem
app-voice-off = stil
app-voice-on = noemt de stand
app-pace = Bots en stenen
app-pace-at-once = meteen
app-pace-followed = om te volgen
app-pace-slow = langzaam
app-kept-in = Wedstrijden staan in { $folder }

## A season
app-season-overview = Seizoen
app-season-table = Stand
app-season-week = Week
app-season-bracket = Play-offs
app-season-leaders = Koplopers
app-season-odds = Wat nog kan
app-season-odds-wait = Tienduizend seizoenen worden gespeeld …
app-season-champions = Kampioenen
app-season-bots-play = De bots spelen …
app-season-played =
    { $played ->
        [one] 1 wedstrijd gespeeld.
       *[other] { $played } wedstrijden gespeeld.
    }
app-key-left = naar links
app-key-right = naar rechts
app-key-up = omhoog
app-key-down = omlaag
app-key-pick-square = het vak kiezen
app-key-choose-again = opnieuw kiezen
