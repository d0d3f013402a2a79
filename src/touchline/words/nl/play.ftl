# Wat elk spel en elke partij zegt, wat er ook gespeeld wordt.

## Bare texts
plain = { $text }
english = { $text }

## Small words
play-yes = ja
play-no = nee
play-player = Speler { $number }
play-seat = plaats { $seat }

## How a match ends
play-resigned =
    { PERSON($who) ->
        [you] Jij hebt
       *[other] { $who } heeft
    } opgegeven.
play-flagged =
    { PERSON($who) ->
        [you] Jouw tijd
       *[other] De tijd van { $who }
    } is op.

## What was tried, for the refusals below
play-a-move = een zet
play-a-roll = een worp
play-a-resignation = een opgave

## Refusals
play-over = het spel is afgelopen; { $tried } komt te laat
play-chance-due = nu komt { FORM($due, case: "the") }, niet { $tried }
play-other-die-due = nu komt { FORM($due, case: "the") }, niet { $tried }
play-decision-due = { $who } moet kiezen; { $tried } kan nu niet
play-not-your-turn = niet { $who } is aan de beurt, maar { $due }
play-no-seat = er is geen plaats { $seat }
play-nothing-played = er is nog niets gespeeld
play-nothing-to-comment = er is nog geen regel om iets bij te zeggen
play-no-entry = er is geen regel { $number } om te verbeteren
play-correction-breaks = met { $text } op regel { $number } klopt regel { $later } ({ $said }) niet meer: { $problem }; verbeter die eerst, of kap het verslag daar af
play-illegal-move = { $text } mag hier niet
play-illegal-move-listed = { $text } mag hier niet; wel: { $legal }
play-illegal-outcome = { $text } kan hier niet gevallen zijn ({ $what })
play-illegal-outcome-listed = { $text } kan hier niet gevallen zijn ({ $what }); mogelijk: { $possible }
play-too-much = { $text } is te veel: na { $done } wordt niets meer gevraagd
play-too-much-dice = { $text } is te veel: er hoeft geen dobbelsteen meer
play-after = na { $done }: { $problem }

## Options, rules and games
play-bad-option = optie { $option }: { $value } kan niet; geef { $wanted }
play-want-each-side = een waarde voor elk van beide kanten, als 'a,b'
play-want-yes-no = ja of nee
play-want-one-of = een van { $choices }
play-want-whole = een geheel getal
play-want-range = een geheel getal van { $low } tot en met { $high }
play-option-form = { $text }: schrijf een optie als NAAM=WAARDE
play-no-option = er is geen optie { $option }; wel: { $known }
play-no-rule-set = er zijn geen spelregels { $name }; wel: { $known }
play-no-rule = er is geen regel { $rule } in dit regelboek
play-no-version = { $game } wordt niet volgens regels { $version } gespeeld, alleen volgens { $known }
play-data-table = de getallen van een doos zijn een tabel
play-no-figures = { $game } heeft geen getallen om te verbeteren
play-no-game = er is geen spel { $name }; wel: { $known }
play-not-a-game = { $value }, aangeboden als { $name }, is geen Touchline-spel

## Score
play-score = { $home } { $points } – { $others } { $away }

## Languages
play-no-language = Touchline spreekt geen { $language }; wel: { $known }
play-no-bot-here = Hier kent de tegenstander van niveau { $level } alleen de regels zoals ze in de doos zitten. Speel daarmee, of kies de willekeurige tegenstander.
play-no-coach-here = Hier kan niemand over dit spel adviseren: daarvoor is meer rekenwerk nodig dan een browser aankan.
play-no-tables = Dit zijn geen tabellen die een tegenstander kan lezen: { $problem }

## Charts and figures of a box
play-chart-guess = { $guessed } van { $count } vakken zijn onze gok ({ $mark }): niemand kon ze van een doos aflezen. Een eigenaar kan de echte invullen met --data.
play-chart-of = { $chart }: { $warning }
play-sure-certain = zeker
play-sure-likely = waarschijnlijk
play-sure-guess = gok
play-origin-box = door de eigenaar van het origineel afgelezen
play-origin-text = gedrukt in de regels
play-origin-rulebook = gedrukt in de regels
play-origin-forced = de enige lezing die de gedrukte regels toelaten
play-origin-found = uit openbare bronnen, vergeleken
play-origin-default = ons eigen cijfer; het echte kennen we niet
play-figure-about = { $sure }: { $origin }
play-figure-by-side = per kant: { $sides }
play-edit-all = { $game }: de cijfers van de doos.
play-edit-guessed = { $game }: wat we van de doos moesten gokken.
play-edit-how = Haal het '# ' van een regel weg en vul in wat er echt staat; laat de andere zoals ze zijn.
play-edit-check = Nagaan:     touchline data { $game } --check THIS_FILE
play-edit-play = Spelen:     touchline play { $game } --data THIS_FILE

## Figures by player
play-figure-number = { $number }
play-figure-share = { $share }
play-figure-of = { $some } van { $of } ({ $share })
