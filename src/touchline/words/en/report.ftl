# The pages of 'touchline report', and the figures that 'touchline simulate' prints.

## Figures
report-went-first = moved first
report-points-home = points of the home side
report-points-away = points of the away side
report-points-all = points in all
report-winning-margin = winning margin
report-home-wins = home wins
report-draws = draws
report-first-wins = the side that { $first } wins (draws half)
report-steps-dice = steps, dice included
report-decisions-made = decisions
report-lead-changes = lead changes
report-games-with-change = games with a lead change
report-comeback = comeback: deficit made up by the winner
report-decided-share = share of the game played when it was decided
report-overtime = overtime
report-drive-ending = drives a game ending: { $result }
report-rule-rules = games in which { $rule } rules
report-against = { $stronger } against { $weaker }
report-others = { $count } others
report-a-decision = decision

## How a drive ends
report-drive-touchdown = Touchdown
report-drive-field-goal = Field goal
report-drive-opp-touchdown = Opp touchdown
report-drive-safety = Safety
report-drive-interception = Interception
report-drive-missed-field-goal = Missed field goal
report-drive-punt = Punt
report-drive-bust = Bust
report-drive-turnover-on-downs = Turnover on downs
report-drive-turnover = Turnover
report-drive-failed-fake = Failed fake
report-drive-onside-kick = Onside kick
report-drive-end-of-half = End of half
report-drive-fumble = Fumble

## The page
report-title = { $game } in the laboratory
report-first-rules = first rules
report-second-rules = second rules
report-more-figures = and { $count } more figures of its own
report-default-rules = default rules
report-all-seats = “{ $player }” on all seats
report-played = { $games } simulated games, { $players }, seed { $seed }.
report-played-part = { $games } simulated games of the { $asked } asked for (interrupted), { $players }, seed { $seed }.
report-rules-are = Rules: { $rules }.
report-two-sets = Two sets of rules with the same dice:
report-first-is = first: { $rules }
report-second-is = second: { $rules }
report-mind = Mind:
report-no-odds = under these rules some outcomes are entered at the table and have no odds of their own; here they all came equally often.
report-foot = Touchline { $touchline }, { $game } rules { $rules }. Intervals are 95 %; the independent unit is the game. The same seed gives the same games on any machine.
report-mean-score = mean score
report-won-by-first = won by the side that { $first }
report-steps-a-game = steps a game, dice included
report-changes-a-game = lead changes a game
report-to-overtime = go to overtime
report-drawn = are drawn
report-within-seven = end within seven points
report-change-title = What the change does
report-change-text = { $real } of { $count } figures differ for real. A difference is called real when chance alone would make one as large with less than 5 % probability, all figures of this table tested together (Holm’s correction). Both sides had the same dice and are compared game by game, except (~) what is known of all games together only: those are compared as if the dice had been different, which makes their intervals wider than need be.
report-real = real
report-not-seen = not seen
report-head-change = change, 95 % interval
report-head-p = p, corrected
report-differences = Differences

## Chapters
report-scores = Scores
report-scores-text = How many points are scored, and by how much games are won.
report-home = home
report-away = away
report-scores-both = Points of the home side (filled) and the away side (line).
report-points-of-a-side = Points of a side
report-points-of-both = points of both sides
report-points-in-all = Points in all
report-points = points
report-steps = steps
report-decisions = decisions
report-margin = Margin
report-margin-label = home minus away
report-margin-text = Games decided by few points lie in the middle.
report-spread = Median { $middle } { $what }, half of all games between { $low } and { $high }
report-spread-same = Median { $middle } { $what }, and so are at least half of all games
report-of-side = { $side }: { $told }
report-length = Length
report-length-text = A step is a decision or a roll, draw or dart.
report-steps-title = Steps
report-decisions-title = Decisions
report-went-first-name = went first
report-home-side = home side
report-an-edge = an edge
report-a-burden = a burden
report-no-edge = no edge that can be seen
report-edge = { $mean } ({ $low } to { $high }): { $verdict }
report-going-first = Going first
report-going-first-text = Share of games won by the side that { $first } (a draw counts half). Even is { $even }.
report-edge-title = Edge with its interval
report-drama = Drama
report-drama-text = A game is exciting when the lead changes, when a deficit is made up, and when it is decided late.
report-changes-title = Lead changes
report-changes-label = times the lead went to the other side
report-changes-none = { $share } of games see none.
report-decided-title = When the game was decided
report-decided-label = share of the game played
report-decided-text = When the final lead began. Decided in the last tenth: { $share }.
report-comebacks-title = Comebacks
report-comebacks-label = largest deficit of the winner
report-comebacks-text = { $share } of winners were never behind.
report-endings = What ends a drive
report-endings-text = From { $count } drives. A drive, on average: { $told }.
report-drive-average = { $points } points, { $steps } steps
report-results = Results
report-share-of-drives = Share of all drives.
report-share-of-decisions = Share of these decisions.
report-chosen = What is chosen
report-chosen-text = Each kind of decision with more than one option, as { $who } decides.
report-luck = Luck against skill
report-luck-text = Equal players share the points; a stronger one takes more, and how much more is what the game leaves to skill. Both seats are played with the same dice. “Tell apart” means ahead with 95 % certainty.
report-luck-wins =
    { $stronger } wins { $share } of the points, { $games ->
        [one] about 1 game tells them apart
       *[other] about { $games } games tell them apart
    }
report-luck-never = { $stronger } wins { $share } of the points, no number of games tells them apart
report-points-won = Points won
report-every-rule = Every rule
report-every-rule-text = How often a rule rules, and in how many games at all.
report-never-seen = Never seen here: { $rules }.
report-head-rule = rule
report-head-says = what it says
report-head-times = times a game
report-head-games = games
report-head-of = { $head }, { $side }
report-rules-table = How often each rule fires

## Sequential tests
report-sprt-open = not decided yet
report-sprt-accepted = { $elo } Elo is accepted
report-sprt = SPRT { $low } against { $high } Elo (errors { $alpha }, { $beta }): { $verdict }; log-likelihood ratio { $ratio } of { $lower } … { $upper } after { $pairs } pairs
