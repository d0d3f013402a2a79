# Een seizoen als tekst: tabellen, weken, play-offs.


## Standings
season-standings-week = { $season }: stand na week { $week }
season-standings-played =
    { $season }: stand na { $played } van { $whole ->
        [one] 1 wedstrijd
       *[other] { $whole } wedstrijden
    }
season-table = Tabel
season-order-by = Volgorde volgens { $rule }; 'touchline season why' haalt hem aan.
season-head-record = W-V
season-head-points = punten
season-head-for = voor
season-head-against = teg.
season-head-difference = saldo
season-above-by = { $above } boven { $team }: { $how }
season-by-points = punten
season-by-record = resultaten
season-by-head-to-head = onderling resultaat
season-by-division-record = resultaten in de divisie
season-by-point-difference = puntensaldo
season-by-points-scored = gescoorde punten
season-by-wins = overwinningen
season-by-the-coin = de munt
season-by-other = { $text }

## Weeks and rounds
season-week = Week { $week }
season-week-unknown = Week { $week }: nog niet bekend.
season-round-final = Finale
season-round-semi-final = Halve finale
season-round-quarter-final = Kwartfinale
season-round-of = Laatste { $teams }
season-the-final = De finale
season-people = { $people }

## Play-offs
season-no-playoffs = { $season } heeft geen play-offs: de nummer één is kampioen.
season-if-today = Als het seizoen vandaag afgelopen was
season-champion = Kampioen: { $team }

## Where it stands
season-overview =
    { $season } · { $game } · { $teams ->
        [one] 1 ploeg
       *[other] { $teams } ploegen
    } · zaad { $seed }
season-coaches = Coaches: { $people }; de anderen: { $level }
season-coaches-bots = Coach van alle ploegen: { $level }
season-over = Afgelopen. Kampioen: { $team }

## Odds and the laboratory
season-odds =
    { $season }: { $seasons ->
        [one] 1 seizoen
       *[other] { $seasons } seizoenen
    } vanaf hier in { $seconds } s
season-column-record = stand
season-column-wins = winst
season-column-playoffs = play-offs
season-column-division = divisie
season-column-seed = plaats 1
season-column-final = finale
season-column-champion = kampioen
season-column-titles = titels
season-column-cheap = goedkoop
season-cheap-what = Goedkoop: hoe vaak de winnaar van de divisie doorging met minder overwinningen dan een ploeg die thuisbleef. Waren alle divisies gelijk, dan won elk { $share } van de titels.
season-laboratory =
    { $seasons ->
        [one] 1 seizoen
       *[other] { $seasons } seizoenen
    }, { $matches } wedstrijden van { $level } in { $seconds } s; { $processor } s rekentijd, { $rate } wedstrijden per seconde daarvan
season-favourites = De hoogst geplaatste wint de titel in { $first }, de sterkste ploeg in { $strongest }.

## Leaders and reports
season-leaders = { $season }: koplopers
season-a-match = { $mean } per wedstrijd
season-report = Week { $week }: { $home } { $points }, { $away } { $others }
season-picture-wins = overwinningen per seizoen (95 %-interval)
season-picture-titles = titels, % van de seizoenen (95 %-interval)
season-picture-divisions = titels, % van de seizoenen; gestreept: waren alle divisies gelijk
season-picture-told = { $seasons } seizoenen, { $matches } wedstrijden van { $level } · de hoogst geplaatste wint { $first }, de sterkste ploeg { $strongest }

season-places = de play-offs hebben 2, 4, 8, … plaatsen, niet { $count }
season-no-table = er is geen tabel { $table }; er is: { $known }
season-table-as = { $file }: een tabel wordt geschreven als { $kinds }
season-head-start = wedstrijden met voorsprong worden niet bij duizenden gespeeld
season-none = { $game } heeft geen seizoen
season-team-not-table = ploeg { $number } is geen tabel
season-team-name = ploeg { $number }: een naam heeft 1 tot { $longest } letters
season-team-key = ploeg { $number }: een sleutel ziet eruit als north-end, niet { $key }
season-team-field = ploeg { $number }: er is geen veld { $field }
season-team-figures = ploeg { $number }: figures is een tabel
season-not-over = deze wedstrijd is niet afgelopen
season-two-teams = een seizoen heeft twee ploegen nodig
season-division-sizes = divisies moeten evenveel ploegen hebben, niet { $sizes }
season-odd-teams = met een oneven aantal ploegen zit er elke week een stil
season-few-rivals = er zijn geen { $count } verschillende tegenstanders buiten elke divisie
season-no-schedule = er zijn geen { $count } weken zonder herhaalde ontmoeting gevonden
season-seed = een zaad is een geheel getal van 0 tot 2**63 - 1
season-same-key = twee ploegen hebben dezelfde sleutel
season-few-teams = { $places } plaatsen in de play-offs voor { $teams } ploegen
season-format = dit is geen seizoen van formaat { $format }
season-no-team-known = er is geen ploeg { $team }; er is: { $known }
season-damaged = de eerste regel van het seizoen is beschadigd: { $problem }
season-no-team = er is geen ploeg { $team } in dit seizoen
season-no-line = { $file }: dit is geen seizoen: het heeft geen volledige regel
season-there = { $file } bestaat al
season-no-teams = { $file }: [[teams]] ontbreekt

## Notes on a match
season-note-late = door bots gespeeld na de deadline
season-note-awarded = toegekend
## What is counted in any game
season-figure-points = Punten
season-figure-points-allowed = Tegenpunten
season-figure-decisions = Beslissingen
## Champions of past seasons
season-champions = Kampioenen
season-champions-none = Nog geen seizoen op deze computer heeft een kampioen.
season-champions-line = { $season } · { $game }: { $team } ({ $record }), coach { $coach }
season-champions-final = { $points }-{ $others } tegen { $rival }

## A match of any game in words
season-told-level = { $one } en { $two } kwamen niet verder dan { $points }-{ $others }.
season-told-parted = { $winner } en { $loser } stonden { $points }-{ $others }; volgens de regels won { $winner }.
season-told-given = { $winner } won hoewel { $loser } met { $others }-{ $points } voor stond: de wedstrijd werd opgegeven of toegekend.
season-told-won = { $winner } versloeg { $loser } met { $points }-{ $others }.
season-told-back = { $winner } maakte een achterstand van { $behind } goed.
season-told-changes = De voorsprong wisselde { $times } keer.
season-told-never-behind = { $winner } stond nooit achter.
