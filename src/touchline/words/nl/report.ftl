# The pages of 'touchline report', and the figures that 'touchline simulate' prints.

## Figures
report-went-first = eerst aan de beurt was
report-points-home = punten van de thuisploeg
report-points-away = punten van de uitploeg
report-points-all = punten in totaal
report-winning-margin = marge van de winnaar
report-home-wins = thuiszeges
report-draws = gelijke spelen
report-first-wins = de kant die { $first } wint (gelijk telt half)
report-steps-dice = stappen, worpen meegeteld
report-decisions-made = beslissingen
report-lead-changes = wisselingen van voorsprong
report-games-with-change = partijen met wisselende voorsprong
report-comeback = inhaalrace: door de winnaar ingehaalde achterstand
report-decided-share = deel van de partij waarna die beslist was
report-overtime = verlenging
report-drive-ending = drives per partij die eindigen in: { $result }
report-rule-rules = partijen waarin { $rule } geldt
report-against = { $stronger } tegen { $weaker }
report-others = { $count } andere
report-a-decision = beslissing

## How a drive ends
report-drive-touchdown = Touchdown
report-drive-field-goal = Field goal
report-drive-opp-touchdown = Touchdown tegenstander
report-drive-safety = Safety
report-drive-interception = Interceptie
report-drive-missed-field-goal = Field goal gemist
report-drive-punt = Punt
report-drive-bust = Overgooid
report-drive-turnover-on-downs = Balverlies op downs
report-drive-turnover = Balverlies
report-drive-failed-fake = Mislukte schijnbeweging
report-drive-onside-kick = Onside kick
report-drive-end-of-half = Einde van de helft
report-drive-fumble = Fumble

## The page
report-title = { $game } in het laboratorium
report-first-rules = eerste regels
report-second-rules = tweede regels
report-more-figures = en nog { $count } eigen cijfers
report-default-rules = regels uit de doos
report-all-seats = „{ $player }” op alle plaatsen
report-played = { $games } gesimuleerde partijen, { $players }, zaad { $seed }.
report-played-part = { $games } gesimuleerde partijen van de { $asked } gevraagde (afgebroken), { $players }, zaad { $seed }.
report-rules-are = Regels: { $rules }.
report-two-sets = Twee sets regels met dezelfde stenen:
report-first-is = eerste: { $rules }
report-second-is = tweede: { $rules }
report-mind = Let op:
report-no-odds = met deze regels worden sommige uitkomsten aan tafel ingevoerd en hebben ze geen eigen kansen; hier kwamen ze allemaal even vaak.
report-foot = Touchline { $touchline }, { $game }, regels { $rules }. Intervallen zijn 95 %; de onafhankelijke eenheid is de partij. Hetzelfde zaad geeft op elke computer dezelfde partijen.
report-mean-score = gemiddelde stand
report-won-by-first = gewonnen door de kant die { $first }
report-steps-a-game = stappen per partij, worpen meegeteld
report-changes-a-game = voorsprongwissels per partij
report-to-overtime = gaan in verlenging
report-drawn = eindigen gelijk
report-within-seven = eindigen binnen zeven punten
report-change-title = Wat de verandering doet
report-change-text = { $real } van { $count } cijfers verschillen echt. Een verschil heet echt als toeval alleen het met minder dan 5 % kans zo groot zou maken, alle cijfers van deze tabel samen getoetst (correctie van Holm). Beide kanten hadden dezelfde stenen en worden partij voor partij vergeleken, behalve (~) wat alleen van alle partijen samen bekend is: dat wordt vergeleken alsof de stenen verschilden, waardoor de intervallen wijder zijn dan nodig.
report-real = echt
report-not-seen = niet te zien
report-head-change = verandering, 95 %-interval
report-head-p = p, gecorrigeerd
report-differences = Verschillen

## Chapters
report-scores = Standen
report-scores-text = Hoeveel punten er vallen en met hoeveel verschil er gewonnen wordt.
report-home = thuis
report-away = uit
report-scores-both = Punten van de thuisploeg (gevuld) en de uitploeg (lijn).
report-points-of-a-side = Punten van een kant
report-points-of-both = punten van beide kanten
report-points-in-all = Punten in totaal
report-points = punten
report-steps = stappen
report-decisions = beslissingen
report-margin = Marge
report-margin-label = thuis min uit
report-margin-text = Nipte partijen liggen in het midden.
report-spread = Mediaan { $middle } { $what }, de helft van alle partijen tussen { $low } en { $high }
report-spread-same = Mediaan { $middle } { $what }, en zo is minstens de helft van alle partijen
report-of-side = { $side }: { $told }
report-length = Lengte
report-length-text = Een stap is een beslissing of een worp, kaart of pijl.
report-steps-title = Stappen
report-decisions-title = Beslissingen
report-went-first-name = begon
report-home-side = thuisploeg
report-an-edge = een voordeel
report-a-burden = een nadeel
report-no-edge = geen zichtbaar voordeel
report-edge = { $mean } ({ $low } tot { $high }): { $verdict }
report-going-first = Beginnen
report-going-first-text = Deel van de partijen gewonnen door de kant die { $first } (gelijk telt half). Gelijk is { $even }.
report-edge-title = Voordeel met interval
report-drama = Spanning
report-drama-text = Een partij is spannend als de voorsprong wisselt, een achterstand wordt ingehaald en het laat beslist wordt.
report-changes-title = Wisselingen van voorsprong
report-changes-label = keren dat de voorsprong naar de andere kant ging
report-changes-none = In { $share } van de partijen geen enkele.
report-decided-title = Wanneer de partij beslist was
report-decided-label = gespeeld deel van de partij
report-decided-text = Wanneer de laatste voorsprong begon. Beslist in het laatste tiende: { $share }.
report-comebacks-title = Inhaalraces
report-comebacks-label = grootste achterstand van de winnaar
report-comebacks-text = { $share } van de winnaars stond nooit achter.
report-endings = Waarmee een drive eindigt
report-endings-text = Van { $count } drives. Een drive, gemiddeld: { $told }.
report-drive-average = { $points } punten, { $steps } stappen
report-results = Uitkomsten
report-share-of-drives = Deel van alle drives.
report-share-of-decisions = Deel van deze beslissingen.
report-chosen = Wat er gekozen wordt
report-chosen-text = Elke soort beslissing met meer dan één keus, zoals { $who } beslist.
report-luck = Geluk en kunde
report-luck-text = Gelijke spelers delen de punten; een sterkere pakt er meer, en hoeveel meer laat het spel aan kunde over. Beide plaatsen worden met dezelfde stenen gespeeld. „Onderscheiden” betekent: voor met 95 % zekerheid.
report-luck-wins =
    { $stronger } pakt { $share } van de punten; { $games ->
        [one] één partij onderscheidt hen
       *[other] ongeveer { $games } partijen onderscheiden hen
    }
report-luck-never = { $stronger } pakt { $share } van de punten; geen aantal partijen onderscheidt hen
report-points-won = Gewonnen punten
report-every-rule = Elke regel
report-every-rule-text = Hoe vaak een regel geldt, en in hoeveel partijen überhaupt.
report-never-seen = Hier nooit gezien: { $rules }.
report-head-rule = regel
report-head-says = wat die zegt
report-head-times = keer per partij
report-head-games = partijen
report-head-of = { $head }, { $side }
report-rules-table = Hoe vaak elke regel geldt

## Sequential tests
report-sprt-open = nog niet beslist
report-sprt-accepted = { $elo } Elo wordt aangenomen
report-sprt = SPRT { $low } tegen { $high } Elo (fouten { $alpha }, { $beta }): { $verdict }; log-likelihoodratio { $ratio } van { $lower } … { $upper } na { $pairs } paren
