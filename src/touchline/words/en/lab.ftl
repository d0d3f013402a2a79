# What the laboratory prints.


## Simulations
lab-all-there = { $file }: all { $games } games are there
lab-one-row = { $file }: one row a { $what }
lab-resume-goes-on = The same with --resume goes on.
lab-played =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $players }, seed { $seed }; { $steps } steps in { $seconds } s ({ $rate } million/s)
lab-interrupted = { $played } (of the { $asked } asked for; interrupted)
lab-rules = Rules: { $rules }. Each interval holds by itself, not all at once.
lab-figure = figure
lab-mean = mean
lab-interval = 95 % interval

## Tournaments
lab-pairs = pairs
lab-player = player
lab-points = points
lab-games = games
lab-points-against = points per game against
lab-cup-kept = Interrupted. { $done } of { $total } pairs are kept in { $file }; the same command goes on from there.
lab-cup-no-pair = Interrupted before a pair was over: the same command begins anew.
lab-cup-unkept = Interrupted. Nothing is kept; with --file FILE the same command goes on another time.
lab-faults =
    { $count ->
        [one] 1 game was lost by a fault:
       *[other] { $count } games were lost by a fault:
    }
lab-and-more = … and { $more } more

## Progress and speed
lab-progress = { $what }: { $done } of { $total } ({ $share }), about { $left } left
lab-progress-first = { $what }: { $done } of { $total } ({ $share })
lab-loop = loop
lab-transitions = transitions/s
lab-machine =
    { $processor }, { $cores ->
        [one] 1 core
       *[other] { $cores } cores
    }, Python { $python }
lab-machine-load = { $machine }, load { $load }
lab-goal-met = yes
lab-goal-missed = no
lab-goal = (goal { $wanted } ×)

lab-clock-form = clock { $text }: write seconds for a game, as 60, or 60+0.5
lab-same-engine = two engines are called { $name }: write NAME=COMMAND
lab-row-kind = a row is one of { $known }, not { $given }
lab-no-drives = { $game } has no drives; ask for games, plays or decisions
lab-gpu-policies = on a GPU only compiled policies can play, no bots
lab-nobody-called = nobody is called { $player } in { $game }; there is: { $known }
lab-seat-count = { $game } has { $seats } seats; name one, two or { $most } players
lab-no-opponent = there is no compiled opponent { $name }; there is: { $known }
lab-no-seat = there is no seat { $seat }; { $game } has { $seats }, counted from 0
lab-rows-as = { $file }: rows are written as { $kinds }
lab-no-folder = { $file }: there is no folder { $folder }
lab-only-parquet = { $file }: only a .parquet file says what it holds, so only that can be gone on with
lab-other-simulation = { $file } holds another simulation: { $changed } differ
lab-unreadable = { $file } cannot be read: { $problem }
lab-seed = a seed is a whole number from 0 to 2**64 - 1
lab-one-game = at least one game must be played
lab-no-backend = there is no backend { $name }; there is: { $known }
lab-sprt-order = sprt { $text }: the first difference is the smaller one, errors are below 0.5
lab-sprt-form = sprt { $text }: write two Elo differences, as 0,10
lab-two-players = a tournament needs at least two different players
lab-sprt-two = a sequential test is between two players
lab-one-pair = a meeting has at least one pair of games
lab-other-tournament = { $file } holds another tournament: { $changed } differ
lab-no-tournament = { $file } is no tournament: { $problem }
lab-glance = { $title }: about { $minutes } minutes, { $players } players; { $stronger } beats { $weaker } { $better } ({ $low } … { $high }) times in a hundred ({ $matches } matches)
lab-no-cuda = numba-cuda is not installed ({ $problem }); pip install 'touchline[cuda]'
lab-no-gpu = there is no NVIDIA GPU with a working driver on this machine
lab-engine-start = cannot start { $command }: { $problem }
