# Wat er tijdens een wedstrijd bij de invoer wordt gezegd, in regels en in de app.


## Sitting down
prompt-against = { $first } tegen { $second }
prompt-at-the-table = Aan tafel: rol, deel en gooi zelf; zeg wat er viel.
prompt-chart-shows = { $guesses } 'chart' laat ze zien.
prompt-begin = Typ een zet, of 'help'.
prompt-kept = De wedstrijd is bewaard. Ga verder met: touchline resume { $file }
prompt-no-review = Dan geen bespreking.
prompt-record-in = Het verslag staat in { $file }
prompt-write-where = Naar welk bestand dan? ('drop' gooit hem weg)
prompt-this-is-it = Dit is de wedstrijd; zet hem in een bestand om verder te spelen:
prompt-refused = Nee: { $why }
prompt-not-on-disk = Niet op de schijf: { $trouble }
prompt-unkept = { $trouble }. De wedstrijd gaat door in het geheugen en wordt geschreven zodra dat lukt; 'save FILE' schrijft hem ergens anders.
prompt-on-disk-again = Weer op de schijf.
prompt-moved = { $file } is door iemand anders veranderd; deze wedstrijd gaat verder in { $new }
prompt-pass-keyboard = Geef het toetsenbord aan { $who }, die 'ready' typt:
prompt-coach-works = De coach rekent het uit: { $share }
prompt-table = tafel
prompt-scores = Punten
prompt-time = Tijd: { $clock }
prompt-bot-name = { $level } bot

## Commands
prompt-help = Typ een zet of, aan tafel, wat er viel. Of een van deze:
prompt-help-help = deze lijst; '?' is hetzelfde
prompt-help-legal = wat er nu mag; 'legal F4' alleen wat met F4 begint
prompt-help-score = stand en situatie
prompt-help-board = het bord
prompt-help-where = hoe het ervoor staat, in woorden; 'where fields' voor elk veld van de stelling
prompt-help-why = de regels achter de laatste stap; 'why 17' die van invoer 17
prompt-help-rules = de regels per hoofdstuk; 'rules { $chapter }' toont er een, 'rules { $rule }' een regel
prompt-help-chart = wat tegen wat, om op te zoeken
prompt-help-hint = wat de coach zou doen
prompt-help-chances = ieders kans om vanaf hier te winnen
prompt-help-clock = de tijd die elke kant heeft gebruikt of nog heeft
prompt-help-history = alles tot nu toe, met nummers
prompt-help-undo = je laatste invoer terugnemen; 'undo 3' de laatste drie
prompt-help-correct = 'correct 17 T19' toont wat dat zou veranderen, en vraagt het; met 'cut' aan het eind vervalt wat niet meer past
prompt-help-save = 'save FILE' schrijft een kopie van het verslag
prompt-help-review = geluk en kunde, na de wedstrijd
prompt-help-resign = opgeven
prompt-help-quit = stoppen; de wedstrijd is bewaard en kan later verder
prompt-nothing-changed = Er is niets veranderd.
prompt-did-you-mean = Bedoelde je '{ $word }'?
prompt-may-say = Je kunt zeggen: { $moves }.
prompt-yes-or-no = { $question } (ja of nee)
prompt-too-many =
    { $count ->
        [one] 1 zet, te veel om op te noemen.
       *[other] { $count } zetten, te veel om op te noemen.
    } { $question }
prompt-nothing = Niets.
prompt-nothing-with = Niets dat met { $text } begint.
prompt-and-more = { $moves } en nog { $more }
prompt-nothing-yet = Er is nog niets gebeurd.
prompt-no-entry = er is geen invoer { $number }; 'history' somt ze op
prompt-write-undo = schrijf: undo, of undo 3
prompt-taken-back =
    Teruggenomen: { $count ->
        [one] 1 invoer
       *[other] { $count } keer invoer
    }.
prompt-take-back-all = Zoveel is er niet ingevoerd. Alles terugnemen?
prompt-write-correct = schrijf: correct 17 T19
prompt-corrected = Verbeterd. { $headline }
prompt-correct-so = Zo verbeteren?
prompt-write-save = schrijf: save FILE
prompt-saved = Opgeslagen in { $file }
prompt-review-after = de bespreking komt na de wedstrijd
prompt-gives-up = { $who } geeft op?
prompt-no-coach = Voor dit spel is er nog geen coach.
prompt-coach-no-room = De coach kan hier nu niet werken: { $problem }. De wedstrijd gaat door.
prompt-first-sight = Op het eerste gezicht: { $move }.
prompt-first-look = Op het eerste gezicht, zonder lang nadenken:
prompt-first-games = { $who } haalde daarna { $win } ({ $low } … { $high }) uit { $games } partijen tussen eenvoudige spelers, gelijkspel half geteld.
prompt-first-wait = De coach rekent uit wat echt het beste is …
prompt-hint-enough = Genoeg: de coach stopt. Het eerste woord geldt tot je weer vraagt.
prompt-no-voice = Hier is geen stem: geen van { $programs } is geïnstalleerd.
prompt-voice-score = { $one } { $first }, { $two } { $second }.

## Corrections
prompt-says-already = Invoer { $number } zegt dat al; er zou niets veranderen.
prompt-change-nothing = (niets)
prompt-change-dropped = (vervalt)
prompt-more-entries =
    … en nog { $more ->
        [one] 1 invoer
       *[other] { $more } keer invoer
    }
prompt-still-stands = De stand blijft: { $then }
prompt-would-stand =
    De stand is: { $now }
    De stand zou zijn: { $then }
prompt-own-dice = de stenen van Touchline zelf
prompt-not-entered = invoer { $number } is van: { $who }; alleen wat mensen hebben ingevoerd kan verbeterd worden

## The clock
prompt-clock-form = klok { $text }: schrijf minuten per kant, zoals 20, of met seconden per beurt, zoals 20+10
prompt-clock-left = { $who } nog { $time }
prompt-clock-up = { $who } TIJD OP sinds { $time }

## Refusals
prompt-cannot-write = kan niet schrijven: { $problem }
prompt-kept-there = in { $file } staat deze wedstrijd zelf: noem een ander bestand
prompt-there-already = { $file } bestaat al en blijft zoals het is: noem een ander bestand
prompt-match-there = { $file } bestaat al en blijft zoals het is: 'touchline resume { $file }' gaat ermee verder, een nieuwe wedstrijd heeft een andere naam nodig
prompt-nobody-owns = niemand heeft een ploeg in dit seizoen; 'simulate' laat de bots spelen
prompt-no-team = er is geen ploeg { $team } in dit seizoen
prompt-no-match-left = er is geen wedstrijd meer te spelen
prompt-bot-no-cards = een bot kan geen echte kaarten vasthouden: speel dit op het scherm
prompt-resign-turn = geef op als je aan de beurt bent
prompt-nothing-played = er is nog niets gespeeld

## Asking at the table
prompt-choose-unseen = { $question } Kies verdekt, draai samen om en zeg dan beide op één regel.
prompt-roll-together = { $question } Rol samen: { $dice }.

## The lobby
prompt-lobby = Touchline: tafelfootball
prompt-lobby-number = Typ een getal van 1 tot { $most }.
prompt-lobby-nothing = Er is niets begonnen. 'touchline --help' zegt wat er nog meer is.
prompt-lobby-resume = Verder met { $match }
prompt-lobby-game = Welk spel?
prompt-lobby-against = Tegen wie?
prompt-lobby-people = twee mensen aan dit toetsenbord
prompt-lobby-table = echte stenen, kaarten of pijlen aan tafel
prompt-lobby-options = Opties als NAAM=WAARDE, 'list' toont ze, of 'start':

## On a server
prompt-no-link = { $text } is geen link naar een wedstrijd; zo een lijkt op http://host/?match=abc#invite=…
prompt-waiting-seat = Wachten tot er iemand gaat zitten.
prompt-your-move = Jouw beurt.
prompt-waiting-for = Wachten op { $who }.
prompt-waiting-dice = Wachten op de stenen.
prompt-somebody = Iemand
prompt-sits-down = { $who } gaat zitten.
prompt-pact = De stenen zijn afgesproken: pact { $pact }.
prompt-pact-changed = de server heeft veranderd wat voor de stenen was vastgelegd; er wordt niets getoond
prompt-no-rule = Geen regel: het gebeurde gewoon.
prompt-seat-kept = Je plaats blijft vrij: dezelfde link brengt je terug.
prompt-undo-asked = De andere kant wil de laatste zet terugnemen: accept of decline?
prompt-remote-help = Typ een zet als je aan de beurt bent. Of een van deze:
prompt-remote-help-legal = wat er nu mag
prompt-remote-help-why = de regels achter de laatste stap
prompt-remote-help-history = alles tot nu toe
prompt-remote-help-undo = vragen je laatste zet terug te nemen
prompt-remote-help-accept = akkoord gaan met het terugnemen
prompt-remote-help-decline = er niet mee akkoord gaan
prompt-remote-help-resign = opgeven
prompt-remote-help-save = 'save FILE' schrijft het verslag zoals jij het mag lezen
prompt-remote-help-help = deze lijst
prompt-remote-help-quit = weggaan; dezelfde link brengt je terug naar je plaats
prompt-nothing-now = Nu niets.
prompt-watching = als toeschouwer
prompt-you-are = je bent { $who }
prompt-trying-again = { $problem } Er wordt nog eens geprobeerd.
prompt-done = Klaar.
prompt-corrected-there = Verbeterd.
prompt-remote-help-score = stand en situatie
prompt-remote-help-chat = 'chat hello', 'chat well-played', 'chat good-game'
