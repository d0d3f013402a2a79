# What the command line says of itself: --help.


## All commands
help-touchline =
    Tabletop football: { $games }.

      touchline                              the app: choose a game and play (--plain: the same in lines)
      touchline games                        what can be played
      touchline learn GAME                   a game in a minute
      touchline puzzle                       find the best move
      touchline analyse GAME                 a board to try things on, with a coach
      touchline play GAME                    two people at one keyboard
      touchline play GAME --vs random        against a bot
      touchline play GAME --table            real dice, cards or darts: you roll, Touchline keeps score
      touchline rules GAME                   its numbered rules
help-explains = 'touchline COMMAND --help' explains a command.
help-group-play = play
help-group-table = at the table and after the match
help-group-host = host
help-group-bots = bots
help-group-laboratory = laboratory
help-group-solve = solve
help-group-more = more
help-exit-codes = exit codes: { $codes }
help-exit-fine = all is well
help-exit-mistake = a mistake in what was asked
help-exit-interrupted = interrupted
help-exit-broken = a check failed or the server could not start
help-exit-broken-check = a law is broken
help-exit-broken-verify = the match is not what it claims to be
help-exit-broken-serve = the server could not start

## What argparse says; the marks (%s) stay
help-argparse-usage = usage: 
help-argparse-positionals = positional arguments
help-argparse-options = options
help-argparse-help = show this help message and exit
help-argparse-version = show program's version number and exit
help-argparse-error = %(prog)s: error: %(message)s
help-argparse-argument = argument %(argument_name)s: %(message)s
help-argparse-required = the following arguments are required: %s
help-argparse-unrecognized = unrecognized arguments: %s
help-argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
help-argparse-value = invalid %(type)s value: %(value)r
help-argparse-one = expected one argument
help-argparse-some = expected at least one argument
help-argparse-not-with = not allowed with argument %s
help-argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
help-argparse-explicit = ignored explicit argument %r

## Arguments that many commands have
help-arg-game = which game
help-arg-json = for a program
help-arg-data = the true figures of your box (TOML)
help-arg-rules = a named rule set ('touchline games GAME' lists them)
help-arg-option = a house rule
help-arg-voice = speak what happens and the score, by spd-say, espeak or say where one is installed
help-arg-plain = plain lines instead of the app (as in a pipe, with TERM=dumb, TOUCHLINE_PLAIN=1 or a screen reader)
help-arg-lang = the language: { $languages } (or TOUCHLINE_LANG; else that of the app or the machine)
help-arg-print-completion = a script that lets your shell finish words: bash, zsh or tcsh
help-arg-file = the record of a match
help-arg-seed = of the dice
help-arg-cores = cores to play on
help-arg-on = where it is played; cuda: on an NVIDIA GPU
help-arg-seconds = a bot's time for a move
help-arg-out = where to write it
help-arg-season = file or name (the last one touched)
help-arg-table = real dice, cards or darts: you say what fell
help-arg-store = SQLite file or postgresql:// URL (TOUCHLINE_STORE, else your data folder)
help-arg-engine = a program that plays by JSON lines, or NAME=COMMAND; may be said more than once
help-arg-clock = a program's seconds for a game, and for every move on top
help-arg-games-to = save every game with a program here

## learn, puzzle
help-learn = a game in a minute, up to your first score
help-learn-page =
    Six to ten steps on the real board, each one sentence and one thing to do, up to your first score.

      touchline learn GAME
      touchline learn GAME --plain       the same in lines
help-puzzle = find the best move
help-puzzle-page =
    A position in which one idea is clearly best. Find it: the answer says what the next best would have cost.

      touchline puzzle                    any game, one you have not solved
      touchline puzzle GAME
      touchline puzzle GAME --daily       the same for everybody today
      touchline puzzle --from RECORD      what you gave away in a match, to be tried again
      touchline puzzle GAME --answer MOVE --id ID   without being asked, for a program
help-puzzle-game = of which game; any unless told
help-puzzle-daily = the puzzle of the day
help-puzzle-grade = only those that N of our levels do not find
help-puzzle-id = this one
help-puzzle-record = one of the decisions that gave something away in this match
help-puzzle-answer = the answer, without being asked for it

## play, resume, join
help-play = play a game: two people, against a bot, or at a real table
help-play-page =
    On a terminal the match opens in the app; with --plain, in a pipe, with TERM=dumb or a
    screen reader it is played in plain lines. Both take the same moves and the same commands:
    type a move, or 'help'. Every entry is saved at once; 'touchline resume' goes on.

      touchline play GAME                      two people at one keyboard
      touchline play GAME --first              your first match, each new thing explained
      touchline play GAME --vs random          against a bot
      touchline play GAME --table              real dice, cards or darts: you roll, Touchline referees
      touchline play GAME --table --clock 20   ... with twenty minutes a side
help-play-game = what to play ('touchline games' lists them)
help-play-vs = play against a bot ('touchline games GAME' lists the levels)
help-play-first = your first match: against the gentlest bot, every new situation explained once, the coach beside you
help-play-second = with --vs: take the second seat
help-play-names = who plays; against a bot you first
help-play-clock = minutes a side, and seconds for every entry
help-play-seed = make the dice repeatable
help-play-save = where to keep the match
help-resume = go on with a match that was interrupted (the last one unless named)
help-resume-page =
    Every entry of a match is saved at once; this goes on where it stopped.

      touchline resume                    the last one
      touchline resume match.touchline
help-join = take a seat at a match on a server, by its link
help-join-page =
    Plays a match on a server from the terminal, with the same words as a match at home.

      touchline join 'http://192.168.1.20:8000/?match=k7x2#invite=…' --name Ann
help-join-link = as the other side sent it: http://host/?match=...#invite=...
help-join-name = what you are called there

## games, rules, replay
help-games = what can be played, with options and opponents
help-games-page =
    Every game with its opponents; one game with its options and the rules they change.

      touchline games
      touchline games GAME
      touchline games --json                 for a program
help-games-game = only this one, with its options explained
help-rules = the rulebook of a game, or one rule of it
help-rules-page =
    The numbered rules, as the play-by-play and every refusal cite them.

      touchline rules GAME             the whole book
      touchline rules GAME AB-2        a chapter
      touchline rules GAME --compare A B   how two named rule sets differ
      touchline rules GAME AB-2.2      one rule
help-rules-id = a rule such as AB-2.2, or a chapter such as AB-2
help-rules-terms = the words of the game, and the rule that explains each
help-rules-compare = two named rule sets, and how they differ
help-replay = tell a recorded match again
help-replay-page =
    Plays a record by the rules and tells it step by step, down to the final position.

      touchline replay match.touchline
      touchline replay match.touchline --to 17 --rules
help-replay-to = stop after this entry
help-replay-rules = name the rules that ruled each step

## data, chart, print
help-data = what in the box is our guess, and your own figures
help-data-page =
    The dice, cards and tables of a box that nobody could read off the real thing: where each figure comes from
    and how sure we are. Whoever owns the box fills in a file once; it is small, can be sent to a friend, and is
    taken everywhere as --data FILE.

      touchline data GAME                   everything that is our guess (--all: every figure)
      touchline data GAME --edit my.toml    write a commented file to fill in (in $EDITOR); once it is there, check it
      touchline data GAME --check my.toml   check it line by line, and show what it changes in the game
      touchline data GAME --check my.toml --against other.toml   ... compared with another owner's figures
help-data-game = whose box
help-data-all = every figure, not only our guesses
help-data-edit = write a commented file to fill in, then check it
help-data-check = check a file, and show what it changes
help-data-against = with --check: compare with this file, not with ours
help-data-games = games to compare with (2,000; 0: none)
help-chart = the charts of a game, to be looked up at the table
help-chart-page =
    What meets what, to be looked up at the table; cells that are our guess are marked.

      touchline chart GAME
      touchline chart GAME --data my.toml    with the true figures of your box
help-print = score sheets, boards, cards and charts as a PDF
help-print-page =
    Score sheets, boards, cards and charts as a PDF, for the kitchen table (pip install 'touchline[lab]').

      touchline print GAME                   writes GAME.pdf
      touchline print GAME --paper letter --out sheets.pdf
help-print-paper = the size of the paper (a4)

## check, new-game, engine
help-check = hold a game to the laws: legal moves, exact weights, no leaks, both modes agree
help-check-page =
    Plays random games with every option and looks at every step from all sides: legal moves are playable, weights are
    exact, nobody sees what is hidden, text and records come back, compiled and interpreted play agree.

      touchline check                                all games
      touchline check GAME --games 20                one, more thoroughly
      touchline check my-game --interpreted --json   while writing a game of your own
help-check-game = games to check (all of them unless named)
help-check-games = random games for each option (3)
help-check-seed = where the random games begin (0)
help-check-interpreted = leave out the comparison with compiled play
help-new-game = the skeleton of a game of your own, as a package
help-new-game-page =
    Writes a folder with a small game that keeps all laws: rulebook, state, rules, words, an opponent and tests. Change
    one thing after the other into your own; docs/adding-a-game.md says what else a game can bring.

      touchline new-game my-game
      touchline new-game my-game --in packages
help-new-game-name = what it is called: lower case, words joined by '-'
help-new-game-folder = where to (here)
help-engine = play by JSON lines on standard input and output, for bots in any language
help-engine-page =
    One request and one reply a line, until the input ends.

      touchline engine
      { $new }
      { $roll }
      { $advise }
help-engine-schema = print the JSON Schema of all requests and replies

## advise, review, solve, train
help-advise = what to do in the last position of a recorded match
help-advise-page =
    The best moves with everybody's chance to win after each, from the solver or the coach of the game.

      touchline advise match.touchline
      touchline advise match.touchline --at 17 --all
help-advise-at = before entry N instead of at the end
help-advise-all = every legal move, not only the best
help-review = where a recorded match was won and lost: luck, costly decisions, chart
help-review-page =
    What every roll and every decision was worth: luck and skill of each side, the costliest decisions, a chart.

      touchline review match.touchline
      touchline review match.touchline --svg chart.svg
help-review-svg = write the win-probability chart
help-solve = perfect play of a game, worked out ahead
help-solve-page =
    Work out perfect play of a game that can be solved, so that nobody waits for it in the match, and say what the game
    is worth.  The solution is kept on the disk.

      touchline solve GAME                        before an evening with it
      touchline solve GAME -o NAME=VALUE          ... by house rules
      touchline solve GAME --finer                is what was left out too small to matter?
help-solve-finer = solve once more, finer, and compare every situation
help-train = teach a game to itself: self-play, checkpoints, learning curve
help-train-page =
    Self-play from nothing. Seed and scale decide the result, cores only the time. Checkpoints, the learning
    curve (curve.png) and what would ship are kept in the folder; Ctrl-C loses at most a few minutes, --resume goes on.

      touchline train GAME                        minutes on sixteen cores, hours on one
      touchline train GAME --scale 0.02           a quick look at how it works
      touchline train GAME --resume               go on where it stopped
      touchline train GAME --ship                 put the result where the bots look for it
help-train-seed = another seed, another training (default 1)
help-train-scale = X times as many games (default 1)
help-train-stages = how many stages of the course (default 3)
help-train-out = where to keep it (default: training/GAME)
help-train-resume = go on from the checkpoint in the folder
help-train-ship = put the result into the package

## The laboratory
help-simulate = play games by the million
help-simulate-page =
    Plays games by the million and says what happened. The same seed gives the same games,
    whatever the number of cores and wherever they run.

      touchline simulate GAME --games 1000000
      touchline simulate GAME -o NAME=VALUE --seats WHO,WHO --out games.parquet
      touchline simulate GAME --rows drive --out drives.parquet
help-arg-games = how many (100,000)
help-arg-seats = who plays: policies or bots (the game's strongest quick policy)
help-simulate-rows = game, drive, play or decision (game)
help-simulate-out = write the rows here (.parquet, .csv, .json, .ndjson)
help-simulate-resume = play only what is missing in the Parquet file of --out
help-report = what the rules do to a game, as a page with pictures
help-report-page =
    One page with pictures: scores, length, who goes first, drama, rules, luck and skill.

      touchline report GAME
      touchline report GAME --compare NAME=VALUE --out changed.html
help-report-compare = the same with this rule changed
help-report-compare-data = the same with the figures of another box (TOML)
help-report-stronger = who plays random when luck is weighed against skill
help-report-out = where to write it (GAME-report.html); .json for a program
help-bench = speed, beside other libraries'
help-bench-page =
    Transitions a second of every game, interpreted and compiled, beside OpenSpiel, PettingZoo,
    Pgx and RLCard where they are installed (pip install 'touchline[bench]').

      touchline bench
      touchline bench GAME --alone --seconds 5
help-bench-games = games to measure (all of them unless named)
help-bench-seconds = time for each figure (2)
help-bench-cores = cores to use (all)
help-bench-alone = leave the others out
help-bench-json = keep the figures
help-tournament = bots, policies and programs of your own against each other, with ratings
help-tournament-page =
    Everybody against everybody, or Swiss rounds; both seats of every pair are played with the
    same dice. With --file a tournament can be stopped and taken up again; with --sprt two players meet
    until it is clear which of two Elo differences is right.

      touchline tournament GAME random WHO WHO
      touchline tournament GAME --swiss 5 --file cup.jsonl
      touchline tournament GAME --engine "./mybot.py" club master --games-to records/
      touchline tournament GAME club --engine "mine=node bot.js" --clock 60+1 --sprt 0,20 --pairs 5000
help-tournament-players = policies and bots (everybody unless named)
help-tournament-pairs = mirrored pairs in a meeting (100)
help-tournament-swiss = Swiss rounds instead of a round robin
help-tournament-sprt = two players: stop when one of these is clear
help-tournament-file = keep the results here, and go on from there
help-ladder = how the bots of a game stand to each other
help-ladder-page =
    Every level meets the one below it (--all: everybody meets everybody) in mirrored pairs: two games with the
    same dice, seats changed. The share of points won (a draw is half), with its 95 % interval over pairs.
    Where a game can play whole matches in machine code, that is used; otherwise bots are asked move by move.

      touchline ladder                          a short look at all games
      touchline ladder GAME --engine ./mybot.py   a program of your own meets every level
      touchline ladder GAME --keep rungs/       stop with Ctrl-C, go on with the same command
      touchline ladder GAME --pairs 1000        one game, taken seriously
      touchline ladder --markdown               the table for the docs
help-ladder-game = all games unless named
help-ladder-pairs = mirrored pairs a meeting (20)
help-ladder-all = everybody against everybody
help-ladder-levels = only these levels
help-ladder-keep = keep every meeting here, and go on from there
help-ladder-markdown = as a table for the docs

## season
help-season = a whole season: schedule, standings, play-offs
help-season-page =
    A season is one file: teams, owners, schedule, results and the records of all matches. It can be stopped
    and taken up anywhere. SEASON is a file or a name; without it, the one last touched.

      touchline season new GAME --own TEAM=NAME   draw up a season; the other teams are bots
      touchline season play                       your next match
      touchline season simulate                   let the bots play, to the end or to the next match of a person
      touchline season table                      standings, tie-breakers explained
      touchline season bracket                    the play-offs
help-season-deed =
    { $brief }.

      touchline season { $example }
help-season-new = draw up a season
help-season-new-game = what is played
help-season-new-season = its file, or a name (the game and the day)
help-season-new-title = what it is called
help-season-new-seed = of schedule, coin and dice (drawn)
help-season-new-level = who coaches the teams that nobody owns
help-season-new-own = a person coaches this team
help-season-new-teams = teams of your own (TOML)
help-season-new-legs = everybody meets everybody N times, divisions or not
help-season-new-playoffs = places in the play-offs (0: none)
help-season-show = where it stands and what is next
help-season-show-week = a week's matches instead
help-season-play = play your next match
help-season-play-team = which team's match
help-season-simulate = let the bots play
help-season-simulate-week = up to this week (to the end)
help-season-simulate-everybody = bots play for people, too
help-season-simulate-quiet = only the last line
help-season-table = the standings, tie-breakers explained
help-season-table-week = as it stood after this week
help-season-bracket = the play-offs
help-season-odds = power ranking, and what may still happen
help-season-odds-seasons = seasons to play from here (10,000)
help-season-leaders = who leads the league in what
help-season-leaders-figure = only this figure
help-season-report = a match in words and figures
help-season-report-week = of this week (the last that was played)
help-season-report-team = of this team (any)
help-season-export = tables for analysts
help-season-export-table = schedules, team_stats, drives or pbp
help-season-export-out = .csv, .json or .parquet
help-season-laboratory = whole seasons by the thousand, with a picture
help-season-laboratory-seasons = how many (1,000)
help-season-laboratory-level = who coaches all teams: a policy is quickest
help-season-laboratory-out = a picture (.png, .svg)
help-season-measure = measure how strong every team is, for the power ranking and the odds
help-season-measure-matches = matches of each pair at home and as many away (60)
help-season-measure-level = who coaches all teams: a policy is quickest
help-season-measure-out = the file, as kept beside the game
help-season-teams = the teams of a game in a few words, with their strength
help-season-champions = who won the seasons on this machine
help-season-check = replay every record and count the tables again
help-season-why = the rules behind schedule, standings and play-offs

## The server
help-serve = play with others in the browser
help-serve-page =
    Starts the server. Without any option: one process, matches kept in your data folder.

      touchline serve                          for you, in this computer's browser
      touchline serve --lan                    for everybody in your network
      touchline serve --store postgresql://touchline@db/touchline --redis redis://db --port 8001 --no-browser
help-serve-lan = let everybody in your network play: telephones, tablets
help-serve-host = where to listen; 0.0.0.0 is --lan
help-serve-port = 8000 or the next free one; 0: any free one
help-serve-redis = bus between servers on one PostgreSQL store (TOUCHLINE_REDIS)
help-serve-url = the address players use, for links (TOUCHLINE_URL)
help-serve-origin = another site that may connect
help-serve-proxy = trusted reverse proxy, or network
help-serve-smtp = write letters; needs --url (TOUCHLINE_SMTP)
help-serve-notice-seconds = how long until somebody who is not here is told (10)
help-serve-workers = processes for bots (1)
help-serve-bot-seconds = time of a bot for a move (2)
help-serve-no-browser = do not open the browser
help-serve-open-limits = no rate limits: for tests and load runs only
help-serve-rehearse = let bots and coach get ready for every game at the start (yes, except with --open-limits)
help-serve-log = how much is logged
help-verify = check a finished match without trusting the server
help-verify-page =
    Replays a record or an export by the rules here and checks every roll and every hash; the server is asked nothing.

      touchline verify match.touchline
      touchline verify match.touchline --pact 6b1f…    and that it is the match whose pact you were shown
      touchline verify -                       from standard input
help-verify-file = a record or an export; '-' reads standard input
help-verify-pact = the pact you were shown before the first roll
help-migrate = bring a store up to date, or copy it into another
help-migrate-page =
    With --to, copies every table (SQLite to PostgreSQL or back) and verifies every hash in the copy.

      touchline migrate                        bring the store up to date
      touchline migrate --check                what bringing it up to date would do
      touchline migrate --to postgresql://touchline@db/touchline
help-migrate-to = an empty store: a file or a postgresql:// URL
help-migrate-check = try it on a copy, check every hash, and change nothing
help-backup = copy the store into one file while it is in use
help-backup-page =
    Copies the store as it is at one moment, and checks the copy. Players go on playing.

      touchline backup touchline.backup
      touchline backup touchline.backup --store postgresql://touchline@db/touchline
help-backup-file = the backup to write
help-restore = put a backup in the place of the store; the old one is kept beside
help-restore-page =
    Checks a backup and puts it in the place of the store; the old one is kept beside it. Stop the server first.

      touchline restore touchline.backup
help-restore-file = the backup to read
help-reports = what players have reported to you
help-reports-page =
    The newest first: who, why, by whom, in which match, and how often before. The server may go on meanwhile.

      touchline reports                        the newest of all
      touchline reports --about carl           of one account alone
help-reports-about = the name of an account; without it, everybody

## analyse, site
help-analyse = a board to try things on: any position, the dice yours, a coach beside it
help-analyse-page =
    A board of your own: set up a position or open a record, play both sides, choose the dice or roll them, ask the coach,
    keep every variation.  A study goes to the browser and back as one line ('link').

      touchline analyse GAME                       where its lesson begins
      touchline analyse GAME "phase=call pos=90"   a position
      touchline analyse match.touchline            a record, or a study that was saved
help-analyse-what = a game, the file of a record or study, or a link's end
help-analyse-position = a position of the game, in one line
help-site = the arcade as a static site, without a server
help-site-page =
    Write the whole arcade for one screen as a static site: bots, two people, the table scorer, lessons, puzzles, replay.
    The engine runs in the browser; once visited, everything works without a network, and can be installed on a phone.

      touchline site FOLDER
      python -m http.server --directory FOLDER     look at it here; any web space with HTTPS serves it to others
help-site-folder = where to write it
help-site-at = where in its web space the site will lie, such as /games/touchline/; otherwise at its root
help-glance = how long a game lasts, and how much of it is skill
help-glance-page =
    Plays matches between two levels of bots, each as often in either seat: how long a match lasts, and how often the
    stronger wins. With --write the figures go into the game's folder, from where every page shows them.

      touchline glance GAME
      touchline glance GAME --matches 400 --write
help-glance-matches = how many are played (200)
help-glance-write = keep the figures in the game's folder
