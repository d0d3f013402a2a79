# A season in plain text: tables, weeks, the bracket.


## Standings
season-standings-week = { $season }: standings after week { $week }
season-standings-played =
    { $season }: standings after { $played } of { $whole ->
        [one] 1 match
       *[other] { $whole } matches
    }
season-table = Table
season-order-by = Order by { $rule }; 'touchline season why' quotes it.
season-head-record = W-L
season-head-points = points
season-head-for = for
season-head-against = agst
season-head-difference = diff
season-above-by = { $above } above { $team } by { $how }
season-by-points = points
season-by-record = record
season-by-head-to-head = head to head
season-by-division-record = division record
season-by-point-difference = point difference
season-by-points-scored = points scored
season-by-wins = wins
season-by-the-coin = the coin
season-by-other = { $text }

## Weeks and rounds
season-week = Week { $week }
season-week-unknown = Week { $week }: not known yet.
season-round-final = Final
season-round-semi-final = Semi-final
season-round-quarter-final = Quarter-final
season-round-of = Round of { $teams }
season-the-final = The final
season-people = { $people }

## Play-offs
season-no-playoffs = { $season } has no play-offs: the first of the table is the champion.
season-if-today = If the season ended today
season-champion = Champion: { $team }

## Where it stands
season-overview =
    { $season } · { $game } · { $teams ->
        [one] 1 team
       *[other] { $teams } teams
    } · seed { $seed }
season-coaches = Coaches: { $people }; the others: { $level }
season-coaches-bots = Coach of all teams: { $level }
season-over = Over. Champion: { $team }

## Odds and the laboratory
season-odds =
    { $season }: { $seasons ->
        [one] 1 season
       *[other] { $seasons } seasons
    } from here in { $seconds } s
season-column-record = record
season-column-wins = wins
season-column-playoffs = play-offs
season-column-division = division
season-column-seed = seed 1
season-column-final = final
season-column-champion = champion
season-column-titles = titles
season-column-cheap = came cheap
season-cheap-what = A division that came cheap: how often its winner went through with fewer wins than a team that stayed at home. Were all divisions alike, each would win { $share } of the titles.
season-laboratory =
    { $seasons ->
        [one] 1 season
       *[other] { $seasons } seasons
    }, { $matches } matches by { $level } in { $seconds } s; { $processor } s of processor time, { $rate } matches a second of it
season-favourites = The first seed wins the title in { $first }, the strongest team in { $strongest }.

## Leaders and reports
season-leaders = { $season }: leaders
season-a-match = { $mean } a match
season-report = Week { $week }: { $home } { $points }, { $away } { $others }
season-picture-wins = wins a season (95 % interval)
season-picture-titles = titles, % of seasons (95 % interval)
season-picture-divisions = titles, % of seasons; dashed: were all divisions alike
season-picture-told = { $seasons } seasons, { $matches } matches by { $level } · the first seed wins { $first }, the strongest team { $strongest }

season-places = the play-offs have 2, 4, 8, … places, not { $count }
season-no-table = there is no table { $table }; there is: { $known }
season-table-as = { $file }: a table is written as { $kinds }
season-head-start = matches with a head start are not played by the thousand
season-none = { $game } has no season
season-team-not-table = team { $number } is not a table
season-team-name = team { $number }: a name has 1 to { $longest } letters
season-team-key = team { $number }: a key is written like north-end, not { $key }
season-team-field = team { $number }: there is no field { $field }
season-team-figures = team { $number }: figures are a table
season-not-over = this match is not over
season-two-teams = a season needs two teams
season-division-sizes = divisions must have the same number of teams, not { $sizes }
season-odd-teams = with an odd number of teams somebody would sit out every week
season-few-rivals = there are not { $count } different rivals outside each division
season-no-schedule = no { $count } weeks without a repeated pairing were found
season-seed = a seed is a whole number from 0 to 2**63 - 1
season-same-key = two teams have the same key
season-few-teams = { $places } places in the play-offs for { $teams } teams
season-format = this is not a season of format { $format }
season-no-team-known = there is no team { $team }; there is: { $known }
season-damaged = the season's first line is damaged: { $problem }
season-no-team = there is no team { $team } in this season
season-no-line = { $file }: this is not a season: it has no complete line
season-there = { $file } is there already
season-no-teams = { $file }: it has no [[teams]]

## Notes on a match
season-note-late = played by bots after the deadline
season-note-awarded = awarded
## What is counted in any game
season-figure-points = Points
season-figure-points-allowed = Points allowed
season-figure-decisions = Decisions
## Champions of past seasons
season-champions = Champions
season-champions-none = No season on this machine has a champion yet.
season-champions-line = { $season } · { $game }: { $team } ({ $record }), coach { $coach }
season-champions-final = { $points }-{ $others } against { $rival }

## A match of any game in words
season-told-level = { $one } and { $two } could not be parted: { $points }-{ $others }.
season-told-parted = { $winner } and { $loser } were level at { $points }-{ $others }; the rules gave it to { $winner }.
season-told-given = { $winner } won although { $loser } led { $others }-{ $points }: the match was given up or awarded.
season-told-won = { $winner } beat { $loser } { $points }-{ $others }.
season-told-back = { $winner } came back from { $behind } behind.
season-told-changes = The lead changed hands { $times } times.
season-told-never-behind = { $winner } never trailed.
