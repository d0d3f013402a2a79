# What the pages of the arcade say.

## Small words

page-skip = Skip to the content
page-pages = Pages
page-close = Close
page-menu = Menu
page-loading = One moment …
page-unreachable = The server cannot be reached. Trying again.
page-engine-fetching = Fetching the engine: { $share }
page-engine-starting = Starting the engine …
page-engine-failed = The engine could not be started ({ $why }). Load the page again.
page-takeaway = Play on without the server
page-takeaway-what = Fetch the whole game once (about { $size } MB, { $room } MB of room on this device). Should this server be gone, matches against bots and at one screen go on in this browser, and come back to the server when it is there again.
page-takeaway-fetch = Fetch it
page-takeaway-fetching = Fetching: { $share }
page-takeaway-failed = It could not be fetched. Try again while the server can be reached.
page-takeaway-here = It is here.
page-takeaway-leave = Remove it
page-takeaway-go-on = Go on here
page-takeaway-playing = Played here while the server is away
page-nowhere = There is nothing here
page-you = you
page-guest = Guest
page-somebody = somebody
page-at-one-table = at one table
page-open-seat = open seat
page-bot-name = { $level } bot
page-score = Score
page-to-move = to move
page-has-ball = has the ball
page-coin = Coin
page-coin-heads = Heads
page-coin-tails = Tails
page-roll-coin = Toss the coin
page-roll-coin-ask = The coin says who begins.
page-rules = Rules
page-rematch = Rematch
page-skip-ahead = Skip ahead
page-saved = saved
page-unsaved = { $count } not saved yet
page-cancel = Cancel
page-tools = Tools of the match
page-log = Log

## Home

page-home = Home
page-home-title = Pick a box
page-home-subtitle = Play a bot at once, send a friend a link, or referee your own table.
page-home-games = Games
page-home-play-bot = Play a bot
page-home-more = A friend, the table …
page-home-resume = Go on where you stopped
page-home-forget = Remove
page-home-open = Open tables
page-home-none-open = Nobody is waiting at a table right now. Open one: choose a game, then “Open table”.
page-tv = On the table next door
page-tv-what = Two bots play each other; look over their shoulders.
page-tv-coming = The bots are warming up …
page-tv-pause = Pause
page-tv-play = Go on
page-tv-live = Being played now
page-home-nothing-running = No match of yours is running in this browser.
page-home-friend = Friend …
page-home-new-here = New here
page-home-real = At your own table
page-home-real-title = Real darts, dice or cards
page-home-real-what = You tap in what fell, Touchline referees, counts and calls it.
page-home-real-go = Darts scorer

## Clock

page-clock = Clock
page-clock-none = no clock
page-clock-live5 = 5 minutes + 5 seconds a move
page-clock-live15 = 15 minutes + 10 seconds a move
page-clock-days = 10 days + 36 hours a move

## Learn

page-learn = Learn in a minute
page-learn-again = Again
page-learn-done = Done
page-learn-first-match = Play your first match
page-learn-got-it = Got it
page-learn-new = New
page-learn-nudge = Not that one: the ring shows where. Nothing was played.
page-learn-roll = Roll
page-learn-skip = Leave
page-learn-step = Step { $step } of { $count }
page-learn-what = Six to eight steps on the real board, each one thing to do, up to your first score.

## Puzzle

page-puzzle = Puzzle
page-puzzle-all = Puzzles
page-puzzle-any = Any puzzle
page-puzzle-at-least = { $move } gives away { $points } at least.
page-puzzle-best = Best: { $move }.
page-puzzle-daily = Puzzle of the day
page-puzzle-daily-done = ✓ Today's is solved
page-puzzle-days =
    { $days ->
        [one] Puzzle of the day: 1 day in a row.
       *[other] Puzzle of the day: { $days } days in a row.
    }
page-puzzle-find = Find the best move.
page-puzzle-grade-0 = easy
page-puzzle-grade-1 = for club players
page-puzzle-grade-2 = hard
page-puzzle-how-many =
    { $count ->
        [one] 1 position
       *[other] { $count } positions
    } in which one idea is clearly best.
page-puzzle-next = Next puzzle
page-puzzle-own = From your own match
page-puzzle-own-again = Try this again
page-puzzle-own-go = Try again
page-puzzle-own-mine = From your own matches
page-puzzle-own-none = Play a match to its end: what you gave away becomes puzzles here.
page-puzzle-own-todo =
    { $count ->
        [one] One decision of yours to be tried again.
       *[other] { $count } decisions of yours to be tried again.
    }
page-puzzle-right = Right!
page-puzzle-score = { $run } right in a row, { $best } at best; { $solved } solved.
page-puzzle-second = The next best idea costs { $points }.
page-puzzle-what = One idea is clearly best: find it. A new one every day.
page-puzzle-wrong = There is better.
page-puzzle-yours = { $move } gives away { $points }.

## Match

page-match = Match
page-match-missing = This match cannot be opened
page-match-side = What happened

## Settings

page-settings = Settings
page-settings-language = Language
page-settings-theme = Light
page-settings-theme-system = as the device says
page-settings-theme-light = daylight
page-settings-theme-dark = lamplight
page-settings-sounds = Sounds
page-settings-sounds-what = Dice, darts, cards and a crowd, quietly.
page-settings-calm = No motion
page-settings-calm-what = Everything appears at once, also where your device does not ask for it.
page-settings-own-rolls = Roll your dice yourself
page-settings-own-rolls-what = Your own dice and the coin wait until you throw them. Only where nobody waits for you.
page-settings-hints = Coach
page-settings-hints-what = Shows what it would do and the chance to win. Never in rated matches.
page-settings-text = Text mode
page-settings-text-what = The match as lines and commands, for keyboard and screen reader.
page-settings-explain = Explain the moment
page-settings-explain-what = What a choice means, under the question the first time and behind a question mark afterwards.
page-settings-pace = How fast things are shown
page-settings-pace-slow = slowly
page-settings-pace-normal = normally
page-settings-pace-fast = fast

## Leagues

page-leagues = Leagues
page-leagues-none = No league has been founded on this server yet.
page-leagues-table = Table
page-leagues-player = Player
page-leagues-played = Played
page-leagues-won = Won
page-leagues-drawn = Drawn
page-leagues-lost = Lost
page-leagues-points = Points
page-leagues-open = open
page-leagues-playing = running
page-leagues-over = over
page-leagues-champion = { $name } has won the league.
page-leagues-until = The season ends on { $day }; what has not begun by then is not played.
page-leagues-season = The season lasts
page-leagues-season-open = until everything is played
page-leagues-season-weeks = { $weeks } weeks
page-leagues-waits = { $name } waits at the table
page-leagues-waits-for-you = { $name } waits for you
page-leagues-not-played = Not played
page-leagues-what = Everybody meets everybody. Three points for a win, one for a draw.
page-leagues-found = Found a league
page-leagues-sign-in = League players have an account, so that everybody finds their matches again.
page-leagues-name = Name of the league
page-leagues-twice = Home and away
page-leagues-twice-what = Everybody meets everybody twice, with sides changed.
page-leagues-rated-what = The matches count for the ratings.
page-leagues-is-open = open to join
page-leagues-founder = founded by { $name }
page-leagues-players = Players ({ $count })
page-leagues-join = Take part
page-leagues-start = Start the league
page-leagues-start-what = When it starts, the fixtures are drawn up and nobody can join any more.
page-leagues-send-link = Send the address of this page to others, so that they can join. Two are needed.
page-leagues-waiting = You are in. { $name } starts the league.
page-leagues-fixtures = Fixtures
page-leagues-round = Round { $round }
page-leagues-play = Play
page-leagues-to-come = to come
page-leagues-wins = { $name } won
page-leagues-played-short = P
page-leagues-won-short = W
page-leagues-drawn-short = D
page-leagues-lost-short = L

## Replay

page-replay = Replay
page-replay-moment = Moment { $at } of { $last }
page-replay-start = The beginning
page-replay-play = Play
page-replay-pause = Pause
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-next = One step on
page-replay-last = To the end
page-replay-link = Link to this moment
page-replay-to-match = To the match

## Review

page-review = Review
page-review-thinking = The coach is looking at the match …
page-review-sums = Luck and skill
page-review-luck = Luck
page-review-skill = Skill
page-review-moments = What decided it
page-review-costly = What else was given away
page-review-chart = Chance of { $name } to win, from the beginning to the end
page-review-unit = In points of a hundred of the chance to win.
page-review-better-by = better: { $move } ({ $could } instead of { $was })
page-review-better-because = better: { $move } ({ $could } instead of { $was }); { $why }

## Chat

page-chat = Say something
page-chat-short = Chat
page-chat-new = new

## Coach

page-coach = Coach
page-coach-thinking = The coach is thinking. The first time he has to work the game out, which takes a little.
page-coach-works = { $what }: { $times } times in a hundred.
page-coach-numbers = Show the numbers
page-coach-options = Options and chances
page-coach-option = Option
page-coach-chance = Win
page-coach-estimate = These are estimates, not exact values.
page-coach-win = { $chance } to win
page-coach-choice = the coach's choice

## Big screen

page-big-screen = Big screen
page-big-screen-leave = Leave the big screen

## Undo

page-undo = Take back
page-undo-asked = { $who } would like to take back the last decision.
page-undo-accept = Agree
page-undo-decline = Refuse
page-undo-waiting = Waiting for the other side to agree.

## Resign

page-resign = Resign
page-resign-sure = Yes, resign
page-resign-what = The match ends at once, and the other side wins it.

## Why

page-why = Why?
page-why-of = Why: { $text }
page-why-title = Why did that happen?

## Queue

page-queue = Waiting to be sent
page-queue-held-up = Waiting for your decision first
page-queue-drop = Discard

## Link

page-link-connecting = connecting
page-link-live = connected
page-link-lost = No connection
page-link-lost-kept = Your move is safe here and goes out when the line is back.
page-link-lost-saved = Everything so far is saved. Trying again …

## Level

page-level-random = random
page-level-beginner = beginner
page-level-rookie = rookie
page-level-pro = pro
page-level-club = club
page-level-master = master
page-level-scout = scout
page-level-perfect = perfect

## Setup

page-setup-company = Who plays?
page-setup-bot = Play a bot
page-setup-bot-what = Starts at once.
page-setup-friend = Invite a friend
page-setup-friend-what = You get a link and a code to hold up. No account needed.
page-setup-open = Open table
page-setup-open-what = Anybody on this server may sit down.
page-setup-together = Both at this screen
page-setup-together-what = Take turns on one device.
page-setup-table = At the table
page-setup-table-what = Real dice, cards or darts: you enter what fell, Touchline referees.
page-setup-level = How strong?
page-setup-name = Your name
page-setup-clock = Clock
page-setup-options = House rules
page-setup-rules = Rules
page-setup-chains = Two-party dice
page-setup-chains-what = Every roll needs both browsers: nobody can choose it, not even the server. Both must be online.
page-setup-begin = Start the match
page-setup-together-curtain = Pass the device to and fro: a curtain hides the hands.
page-setup-other-name = The other's name
page-setup-rated = Rated
page-setup-rated-what = Counts for the ratings of both. Both are signed in and play with a clock; the coach keeps silent.
page-setup-rated-sign-in = To play for a rating:

## Join

page-join-title = You are invited
page-join-who = { $name } wants to play { $game } with you.
page-join-sit = Sit down and play
page-join-watch = Just watch
page-join-altered = Not as it comes in the box:
page-join-altered-option = { $name }: { $what }
page-join-altered-data = figures on dice or cards: { $what }
page-join-altered-position = it begins at a position that was set up
page-join-rated = This match is rated, so both players need an account.

## Invite

page-invite = Invite a friend
page-invite-what = Whoever opens this link sits down opposite you.
page-invite-qr = QR code of the link
page-invite-link = Link
page-invite-share = Share the link
page-invite-copied = Copied
page-invite-back = Take the invitation back
page-invite-only-here = This link works on this computer only.
page-invite-only-here-network = Touchline listens to this computer alone. For a friend in the same network, start it again with:
page-invite-only-here-internet = Then this page shows an address that your friend's phone can open too. The match waits meanwhile.

## Prompt

page-prompt-open = Waiting for somebody to sit down.
page-prompt-rolling = The dice are rolling.
page-prompt-yours = Your turn.
page-prompt-theirs = { $who } is thinking.
page-prompt-asked = { $who }: { $question }
page-prompt-sending = One moment …

## Over

page-over = Full time
page-over-resigned = Resigned
page-over-flagged = Out of time
page-over-called-off = Called off
page-over-won = You have won!
page-over-lost = You have lost.
page-over-drawn = A draw.

## Story

page-story = Play-by-play
page-story-more = Show more
page-story-undone = { $who } took the decision back.
page-story-asked = { $who } asks to take back.
page-story-declined = The take-back was refused.
page-story-corrected = Corrected: { $text }
page-story-replaced = A bot plays on for a player who left.
page-story-returned = { $who } is back.

## Text

page-text-command = Command or move
page-text-placeholder = a move, or help
page-text-send = Send
page-text-help = Type a move as the lists write it, or: legal, where, board, score, why, rules, hint, history, undo, resign, record, correct 17 T19, quit.
page-text-nothing-due = Nothing of yours is due.
page-text-no-rule = There is no rule { $rule }; ‘rules’ lists the chapters.
page-text-resign-sure = To resign, type: resign yes
page-text-correct-sure = To correct it so, type: { $command }

## Darts

page-darts-quarter = Q{ $number }

## Die

page-die-die = Die
page-die-yellow = yellow die
page-die-red = red die
page-die-ivory = ivory die
page-die-brown = brown die
page-die-blue = blue die
page-die-green = green die
page-die-black = black die
page-die-coin = Coin
page-die-dart = Dart

## Goal

page-goal-toss = Toss
page-goal-own = own { $yards }
page-goal-opp = their { $yards }

## Dice

page-dice-pact-changed = The server has changed what was laid down for the dice. Nothing more is shown to it.

## Rated

page-rated = rated
page-rated-what = A rated match: the coach keeps silent.

## Account

page-account = Account
page-account-sign-in = Sign in
page-account-new = Create an account
page-account-create = Create the account
page-account-what = You need no account to play. With one you have a rating, your matches on every device, and a place in leagues. It lives on this server only, and asks for no address.
page-account-have = I have an account
page-account-have-not = I am new here
page-account-name = Name
page-account-name-what = 2 to 24 letters, digits, - or _. Everybody sees it.
page-account-passphrase = Passphrase
page-account-passphrase-what = At least { $count } characters; a short sentence is good. It cannot be sent to you, so write it down.
page-account-playing-as = You play as
page-account-sign-out = Sign out
page-account-sign-out-everywhere = Sign out on every device
page-passkeys = Passkeys
page-passkeys-what = Sign in with your fingerprint, your face or a security key instead of the passphrase. Only the public half is kept here.
page-passkeys-enter = Sign in with a passkey
page-passkeys-add = Add a passkey
page-passkeys-name = What to call it
page-passkeys-forget = Forget
page-passkeys-used = last used { $day }
page-passkeys-unused = not used yet
page-passkeys-not = The passkey was not given.
page-account-change = Change the passphrase
page-account-change-what = Every other device is signed out.
page-account-passphrase-old = Passphrase now
page-account-passphrase-new = New passphrase
page-account-delete = Delete the account
page-account-delete-what = There is no way back. Your ratings go; your name stays taken, and the records of your matches stay with those you played.
page-account-done = Done.

## Matches

page-matches = My matches
page-matches-all = All my matches
page-matches-theirs = Matches
page-matches-none = No match yet.
page-matches-here = These are the matches this browser has the keys to.
page-matches-here-account = With an account you find them on every device.
page-matches-won = won
page-matches-lost = lost
page-matches-drawn = a draw
page-matches-older = Older matches
page-matches-newest = Back to the newest
page-luggage = Take matches along
page-luggage-what = A match against bots or at one screen can move: from a phone to a server, from one browser to another. The file holds all of it; what was played stays, and the dice are rolled on where it goes on.
page-luggage-pack = Save to a file
page-luggage-unpack = Take in from a file
page-luggage-packed =
    { $count ->
        [one] One match is in the file.
       *[other] { $count } matches are in the file.
    }
page-luggage-stay =
    { $count ->
        [one] One stays where it is: others play in it, or hands are hidden.
       *[other] { $count } stay where they are: others play in them, or hands are hidden.
    }
page-luggage-unpacked =
    { $count ->
        [0] No match was taken in.
        [one] One match was taken in.
       *[other] { $count } matches were taken in.
    }
page-luggage-no-file = This is neither a file of matches nor a record.

## Ratings

page-ratings = Ratings
page-ratings-game = Game
page-ratings-rating = Rating
page-ratings-rank = #
page-ratings-none-yet = No rated match yet.
page-ratings-nobody = Nobody has played a rated match of this game yet.
page-ratings-provisional = A question mark: too few matches yet to be sure.
page-ratings-now = Your rating: { $rating }

## Curtain

page-curtain = Curtain
page-curtain-hand-over = Hand the device to { $name }
page-curtain-what = The hand of cards is behind the curtain. The other looks away.
page-curtain-lift = I am { $name }: show my cards
page-curtain-phones = Hold the hands on phones instead
page-phones = Phones as hands
page-phones-what = This screen stays on the table and shows what everybody may see. Each of you scans a code: the phone then shows your hand and takes your calls.
page-phones-of = Hand of { $name }
page-phones-go = The phones are in hand
page-phones-back = Play at this screen alone

## Help

page-help = What is this about?

## Refused

page-refused-by-rule = The rules forbid it:
page-refused-unauthorized = You are not signed in, or the name and the passphrase do not fit.
page-refused-forbidden = You may not do that here.
page-refused-not-found = There is no such thing here, or you may not see it.
page-refused-taken = Somebody was faster: it is taken.
page-refused-behind = The match has moved on. Have another look.
page-refused-too-many = Too much at once. Wait a moment and try again.

## Doing

page-doing-yours = your turn
page-doing-thinking = thinking …
page-doing-attacks = attacks
page-doing-defends = defends

## Moment

page-moment-skip = Touch to go on
page-moment-touchdown = Touchdown!
page-moment-field-goal = Field goal!
page-moment-two-points = Two points!
page-moment-safety = Safety!
page-moment-interception = Intercepted!
page-moment-goal = Goal!
page-moment-whistle = At the last second!

## Rail

page-rail-play = Play
page-rail-matches = Matches

## Box

page-box-minutes = { $minutes } min
page-box-players = { $players } players

## Ending

page-ending-swing = How it swung
page-ending-above = above the line: { $name } ahead
page-ending-above-you = above the line: you are ahead
page-ending-scores = Who scored
page-ending-kind-dice = the dice
page-ending-kind-own = your choice
page-ending-kind-choice = a choice
page-ending-retry = Try again
page-ending-look = Watch
page-ending-dice = Dice
page-ending-decisions = Decisions
page-ending-luck-even = The dice were even.
page-ending-luck-with = The dice were with you.
page-ending-luck-against = The dice were against you.
page-ending-luck-even-of = The dice were even.
page-ending-luck-with-of = The dice were with { $name }.
page-ending-luck-against-of = The dice were against { $name }.
page-ending-given = You gave away { $own } a decision, { $other } { $theirs }.
page-ending-given-of = { $name } gave away { $own } a decision, { $other } { $theirs }.
page-ending-wants = { $name } wants a rematch.
page-ending-swapped = Sides are swapped.
page-ending-accept = Accept the rematch
page-ending-share = Share
page-ending-copy = Copy the link
page-ending-picture = Save the picture
page-ending-record = Record
page-ending-verify = Check the dice
page-ending-review = Full review
page-ending-turned = What decided it: { $what }

## Aim

page-aim = Your aim

## Seasons

page-seasons = Seasons
page-seasons-what = A whole season: a schedule, standings, play-offs and a champion. Coach one team; friends take others, bots the rest.
page-seasons-none = No season has been drawn up on this server yet.
page-seasons-sign-in = Whoever coaches a team for a whole season has an account.
page-seasons-new = Draw up a season
page-seasons-name = Name of the season
page-seasons-level = The other coaches
page-seasons-days = Days for each week
page-seasons-days-none = no deadline

## Season

page-season-open = waiting for its coaches
page-season-playing = week { $week } of { $last }
page-season-over = over
page-season-champion = Champion: { $team }
page-season-commissioner = commissioner { $name }
page-season-begin = Begin the season
page-season-begin-what = Teams that nobody has taken are coached by bots.
page-season-take = Coach this team
page-season-teams = Teams
page-season-week = Week { $week }
page-season-weeks = Weeks
page-season-this-week = This week
page-season-played = { $played } of { $all } played
page-season-until = until { $when }
page-season-play = Play week { $week }
page-season-your-team = Your team
page-season-leader = The favourite
page-season-record = record
page-season-place = place
page-season-rating = Elo
page-season-form = Last matches
page-season-then = Then
page-season-home = home
page-season-away = away
page-season-standings = Standings
page-season-table = Table
page-season-won-lost = won–lost
page-season-points = points
page-season-diff = difference
page-season-bracket = Play-offs
page-season-if-today = If the season ended today
page-season-odds = What may still happen
page-season-odds-what = { $seasons } seasons from here, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
page-season-odds-wait = Playing ten thousand seasons …
page-season-odds-playoffs = Play-offs
page-season-odds-champion = Title
page-season-odds-wins = Wins
page-season-chances = Play-offs now { $playoffs }, the title { $title }.
page-season-chances-title = The title now { $title }.
page-season-leaders = Leaders of the league
page-season-leaders-none = Nothing has been played yet.
page-season-report = Report
page-season-report-of = Report: { $home } – { $away }
page-season-end-week = End the week
page-season-end-week-what = Bots play the matches that nobody has begun.
page-season-bot = bot: { $level }
page-season-coach = coach { $name }
page-season-won = won
page-season-lost = lost
page-season-drawn = drawn
page-season-won-short = W
page-season-lost-short = L
page-season-drawn-short = D
page-season-round-quarter-final = Quarter-finals
page-season-round-semi-final = Semi-finals
page-season-trophy = { $team } won { $final }
page-season-none-yet = to come
page-season-seed = seed { $seed }
page-season-dice = Dice, average first
page-season-tables = For analysts
page-season-tables-schedules = Results
page-season-tables-team-stats = Team figures
page-season-file = The season’s file
page-seasons-champions = Champions
page-seasons-champions-coach = coach { $coach } · { $record }
page-seasons-champions-final = { $points }–{ $others } against { $rival }
page-seasons-league = The league
page-seasons-league-standard = the game’s own season
page-seasons-league-own = a league of your own
page-seasons-league-what = Choose teams, or make some; everybody meets everybody.
page-seasons-league-count = { $teams } teams in the league
page-seasons-legs = Matches of each pair
page-seasons-playoffs = Places in the play-offs
page-seasons-playoffs-none = no play-offs
page-seasons-own-new = A team of your own
page-seasons-own-name = Name of the team
page-seasons-own-like = Begin with the figures of
page-seasons-own-sum = sum { $sum }
page-seasons-own-face = { $die }, face { $number }
page-seasons-own-add = Add the team
page-seasons-own-keep = Keep the team
page-seasons-own-change = Change
page-seasons-own-remove = Remove
page-seasons-own-good = Fit to play: { $words }
page-seasons-figure-card = Card
page-seasons-figure-thrower = Thrower: a name like pub, or σ in mm
page-season-award = Award a match
page-season-award-to = to { $team }, against { $rival }
page-season-appoint = Appoint a coach
page-season-appoint-team = Team
page-season-appoint-who = Account (empty: its bot)

## Together

page-turn-title = Your turn
page-presence-here-short = here
page-presence-left-short = has left
page-presence-lost-short = line lost
page-presence-left = { $name } has left.
page-presence-lost = { $name }’s line is lost.
page-presence-since-now = Just now.
page-presence-since = { $minutes } min ago.
page-presence-kept = The match is kept and goes on from here.

## Together

page-door = Who can reach this
page-door-shut = Only this computer reaches Touchline now.
page-door-open = Everybody in your network reaches it at { $address }
page-door-open-it = Let phones in
page-door-shut-it = Shut it again
page-hand-over = Play on another device
page-hand-over-what = This code is good for ten minutes and once. Whoever has it plays for you: show it to nobody else.
page-hand-over-where = There, open “My matches” and “Continue a match here”.
page-hand-over-secrets = With two-party dice your half of the dice travels in the link itself: open the link there.
page-continue = Continue a match here
page-continue-what = Your other device shows the code: in the match, under Menu.
page-continue-code = Code
page-continue-go = Take my seat here
page-join-full = The table is full
page-join-back = The invitation was taken back.
page-join-back-what = Nobody sits at this table any more. Ask for a new invitation, or begin a match yourself.
page-join-full-what = Somebody has already sat down here: { $names }.
page-join-full-mine = It is my seat, from another device

## The analysis board

page-study = Analysis
page-study-what = A board of your own: set up a position, play both sides, choose the dice or roll them, ask the coach, keep every variation.
page-study-begin = Open the board
page-study-tree = Variations
page-study-start = Start
page-study-roll = Roll
page-study-roll-on = Roll on to a decision
page-study-set-up = Set up or paste
page-study-set = Set up this position
page-study-arrange = Take a figure or the ball and put it where it should be: drag it, or touch it and then the square.
page-study-arrange-more = Field by field, or paste
page-study-fields = Field by field
page-study-more-fields = Everything else, as the notation has it
page-study-field-phase = What is due
page-study-field-score = Points
page-study-rows = Cards in hands, decks and piles
page-study-paste = A position, a record or a link
page-study-paste-record = Paste the record of a match, or a link
page-study-open = Open
page-study-copied = The link holds the whole study. It is copied.
page-study-from-here = Analyse from here
page-study-back = Back
page-study-forget = Forget
page-study-set-up-short = Set up
page-study-link = Link
page-study-try-it = What if?

## The rulebook

page-book-contents = Contents
page-book-search = Search the rules
page-book-nothing = No rule says that.
page-book-example = Show it on the board
page-book-before = The position before it.
page-book-play = Play it yourself
page-book-found =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
page-book-glossary = Glossary

## Being told

page-notices = Being told
page-notices-ask = Shall we tell you when it is your turn in a slow match, even with this page closed?
page-notices-yes = Yes, tell me
page-notices-no = No
page-notices-switch = Tell me on this device when it is my turn in a slow match
page-notices-quiet = Tell nothing of this match
page-letters = Letters
page-letters-address = E-mail address
page-letters-write = Write to me when it is my turn
page-letters-asked = A letter is on its way to { $address }: open the link in it.
page-letters-go-to = Letters go to { $address }.
page-letters-end = Forget the address
page-letters-confirmed = The address is confirmed.
page-letters-ended = No more letters will come.

## Friends

page-friends = Friends
page-friends-none = Nobody yet. Ask somebody by the name of their account, or after a match.
page-friends-sign-in = See who is here, challenge them with a tap, and keep count between you. For that you both have an account.
page-friends-asking = Want to be your friend
page-friends-asked = Asked, no answer yet
page-friends-name = Name of their account
page-friends-add = Add as friend
page-friends-add-name = Add { $name } as a friend
page-friends-accept = Say yes
page-friends-part = Remove
page-friends-block = Block
page-friends-unblock = Unblock
page-friends-blocked = Blocked
page-friends-report = Report
page-friends-report-stalling = Lets the clock run
page-friends-report-cheating = Cheats
page-friends-report-name = An offensive name
page-friends-report-other = Something else
page-friends-reported = The host will read it.
page-friends-is-friend = { $name } is your friend.
page-friends-is-asking = { $name } wants to be your friend.
page-friends-is-asked = You have asked { $name }.
page-friends-is-blocked = You have blocked { $name }.
page-friends-challenge = Challenge
page-friends-challenge-name = A match with { $name }
page-friends-challenges = You are challenged
page-friends-versus = You against { $name }
page-ratings-history = Ratings over time
page-own-take-in = Take them into my account
page-own-take-in-what = Matches that you played here as a guest: { $count }.
page-own-taken-in = Taken in: { $count }.
page-own-data = Everything kept of me, as a file

## A game at a glance

page-glance-short = about { $minutes } min on a screen · { $players } players
page-glance-skill = Luck and skill: our “{ $stronger }” bot beats our “{ $weaker }” bot { $better } times in a hundred
page-glance-measured = measured over { $matches } matches, { $low } … { $high }

## Tournaments

page-cups = Tournaments
page-cups-what = They run themselves: matches begin with the clock running as soon as they are paired.
page-cups-none = None has been made on this server yet.
page-cups-sign-in = Who takes part has an account, so that everybody knows whom they play.
page-cups-make = Make a tournament
page-cups-name = Name
page-cups-kind = Kind
page-cups-swiss = Swiss
page-cups-knock-out = Knock-out
page-cups-arena = Arena
page-cups-rounds = Rounds
page-cups-minutes = Minutes
page-cups-is-open = open to join
page-cups-is-playing = being played
page-cups-is-over = over
page-cups-join = Take part
page-cups-leave = Leave
page-cups-start = Start
page-cups-your-match = Your match against { $name }
page-cups-table = Table
page-cups-player = Player
page-cups-round = Round { $round }
page-cups-latest = Latest matches
page-cups-bye = rests
page-figures = Figures by player
page-figures-what = Counted from the matches on this device. They go along when you save matches to a file, and count wherever it is taken in.
page-figures-latest = Counted here: the latest { $count } of { $of }.
page-figures-none = There is no finished match of this game on this device yet.
page-figures-record =
    { $count ->
        [one] One match
       *[other] { $count } matches
    }: { $won } won, { $drawn } drawn, { $lost } lost
page-figures-each = Match by match
page-figures-line = { $result } { $score } against { $names }
