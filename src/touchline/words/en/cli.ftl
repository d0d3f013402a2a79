# What the commands print.


## Everywhere
cli-standard-output = standard output
cli-no-level = there is no level { $level } for { $game }; there is: { $known }
cli-interrupted = Interrupted.
cli-interrupted-goes-on = Interrupted. The same command goes on.
cli-kept-in = Kept in { $file }

## play, resume, replay, games, rules
cli-nothing-to-resume = there is no unfinished match to resume; 'touchline play GAME' begins one
cli-going-on =
    Going on with { $file }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } played.
cli-opponents = opponents: { $levels }
cli-choices = choices: { $choices }
cli-played-alike = They are played alike.
cli-few-entries =
    --to { $to }: the record has { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }
cli-position = position: { $position }
cli-no-entry-counts = there is no entry { $number } that counts in this record
cli-solving = solving
cli-reviewing = reviewing

## check
cli-all-laws-hold = All laws hold.
cli-not-compared = Not compared with compiled play: that takes Numba (pip install 'touchline[fast]').
cli-law-broken = BROKEN: { $law }

## data
cli-data-none = { $game } has no figures of its own: everything in it is printed in the rules
cli-data-count =
    { $count ->
        [one] 1 figure.
       *[other] { $count } figures.
    } 'touchline data { $game } --edit FILE' writes a file to fill them in.
cli-data-written = { $file } is written; fill it in, then say the same again to have it checked.
cli-data-instead = instead of { $before }
cli-data-same = Nothing differs from { $whose }.
cli-data-our-own = our own figures
cli-data-ours = ours
cli-data-line = { $file }, line { $line }: { $fault }
cli-data-effect = In { $games } games of “{ $who }” by each, with the same dice ({ $before } → { $after }):
cli-data-holm = p is corrected for all { $count } figures compared (Holm).

## print, new-game
cli-no-chart = { $game } has no chart: everything in it is on the board
cli-nothing-to-print = there is nothing to print for { $game } yet
cli-pages =
    { $file }: { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    }
cli-new-game-made = { $folder } holds a small game that keeps all laws. Next:
cli-new-game-name = { $name } is no name: lower-case words joined by '-', such as my-game
cli-new-game-taken = there is a game { $name } already
cli-new-game-there = { $folder } is there already

## ladder
cli-ladder-game = game
cli-ladder-level = level
cli-ladder-against = against
cli-ladder-pairs = pairs
cli-ladder-score = score (95 % interval, each by itself)
cli-ladder-no-gpu = the bots of { $game } do not play on a GPU

## season
cli-season-none = there is no season yet; 'touchline season new GAME' draws one up
cli-season-owner-form = { $text }: write an owner as TEAM=NAME
cli-season-no-team = there is no team { $team }; there is: { $known }
cli-season-at-least-one = at least one season must be played
cli-season-no-match = no such match has been played
cli-season-rows =
    { $count ->
        [one] 1 row
       *[other] { $count } rows
    } of { $table } in { $file }
cli-season-progress = { $percent } % of { $total } matches
cli-season-measured = { $matches } matches by { $level }: strengths in { $file }
cli-season-differs = week { $week }, { $home } against { $away }: the record says something else
cli-season-checked =
    { $records ->
        [one] 1 record
       *[other] { $records } records
    } replayed in { $seconds } s, { $wrong } differ from the table.
cli-season-simulated =
    { $played ->
        [one] 1 match
       *[other] { $played } matches
    } in { $seconds } s.
cli-season-match-kept = The match is kept; 'touchline season play' goes on with it.

## solve, train
cli-not-solved = { $game } is not solved: its best players are learned
cli-not-learned = { $game } is not learned: it is solved, or nobody teaches it yet
cli-train-ready = getting ready
cli-train-score = score
cli-train-done =
    { $measured }: { $score } ± { $interval } after { $games ->
        [one] 1 game
       *[other] { $games } games
    }
cli-train-kept = Kept in { $folder }: { $files }
cli-train-shipped = Shipped: { $files }

## The server's commands
cli-not-verified = NOT VERIFIED: { $why }
cli-reports-none = Nobody has reported anything.
cli-reports-line = { $day }  { $about }: { $reason }, says { $reporter }; match { $match }; { $before } before
cli-reports-stalling = stalls
cli-reports-cheating = cheats
cli-reports-name = has an offensive name
cli-reports-other = something else
cli-not-a-text = this is not a text
cli-verified = verified
cli-copied = copied and verified: { $counts }
cli-migrate-newest = the store has schema { $schema }, the newest
cli-migrate-made = a new store was made at { $store }, with schema { $schema }
cli-migrate-would-make = there is no store at { $store } yet; one with schema { $schema } would be made
cli-migrate-done = the store was brought from schema { $before } to { $schema }
cli-migrate-kept = the store as it was is kept in { $place }
cli-migrate-would = the store would be brought from schema { $before } to { $schema }; tried on a copy, nothing was changed
cli-migrate-would-keep = the store as it is would be kept in { $place }
cli-site-at = { $at } is no folder of a web space: letters, digits, dots and hyphens between slashes
cli-site-written =
    { $folder }: { $files ->
        [one] 1 file
       *[other] { $files } files
    }, { $size } MB

## serve, backup, restore, migrate, site
cli-serve-running = Touchline is already running, at { $address }
cli-serve-stopped = Touchline has stopped. Every match is kept.
cli-serve-cannot = Touchline cannot start: { $why }
cli-serve-port-taken = port { $port } is taken by another program. Leave out --port, and the next free one is found.
cli-serve-port-forbidden = this user may not listen on port { $port }. Ports from 1024 on are for everybody.
cli-serve-no-listening = it cannot listen on { $host }: { $problem }.
cli-serve-at = Touchline is at { $address }
cli-serve-others = Others in your network find it at { LIST($addresses, type: "or") }
cli-serve-only-here = Only this computer reaches it; `touchline serve --lan` lets telephones in your network join.
cli-serve-kept = Matches are kept in { $store }
cli-serve-ctrl-c = Ctrl-C stops it.
cli-backup-exists = { $file } exists; a backup does not overwrite anything
cli-backup-no-folder = there is no folder { $folder }
cli-backup-no-store = there is no store at { $store }
cli-backup-none = there is no backup at { $file }
cli-backup-made = { $file }: { $found }
cli-restored = restored: { $found }
cli-restored-aside = restored: { $found }; the old store is { $aside }
cli-migrate-filled = { $table } in the target store is not empty
cli-migrate-in-use = a server is using this store; stop it first, or take a backup
cli-migrate-other-matches = the copy does not have the same matches
cli-migrate-other-end = match { $match } ends differently in the copy
cli-store-verified = { $matches } matches, { $rows } events, every hash verified
cli-store-broken = { $matches } matches, { $rows } events, every hash verified but those of { $broken } broken, which are copied as they are:
cli-store-match-lost = match { $match } is not where the table of matches says it is
cli-site-not-built = the front end is not built: python frontend/build.py builds it
