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
page-puzzle-any = Another one
page-puzzle-at-least = { $move } gives away { $points } at least.
page-puzzle-best = Best: { $move }.
page-puzzle-daily = Puzzle of the day
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
page-review-given-away = gave away { $points }
page-review-better = better: { $move }
page-review-chart = Chance of { $name } to win, from the beginning to the end
page-review-luck-of = luck worth { $points }
page-review-unit = In points of a hundred of the chance to win.
page-review-better-by = better: { $move } ({ $could } instead of { $was })

## Chat

page-chat = Say something
page-chat-short = Chat
page-chat-new = new

## Coach

page-coach = Coach
page-coach-thinking = The coach is thinking. The first time he has to work the game out, which takes a little.
page-coach-numbers = Show the numbers
page-coach-options = Options and chances
page-coach-option = Option
page-coach-chance = Win
page-coach-estimate = These are estimates, not exact values.
page-coach-win = { $chance } to win

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

## Title

page-title-football-darts = Football Darts
page-title-pocket-gridiron = Pocket Gridiron
page-title-street-soccer = Street Soccer
page-title-first-and-goal = First & Goal

## Tagline

page-tagline-football-darts = Drive down the field on a dartboard: four darts a drive, exact yards for the touchdown.
page-tagline-pocket-gridiron = Red-zone football with seven dice: four downs to break the defense.
page-tagline-street-soccer = Five a side on a grid: roll, run to the ball, and pass it through your mates into the goal.
page-tagline-first-and-goal = Call your plays in secret, roll the dice of both cards, and run the clock that is your deck.

## Level

page-level-random = random
page-level-beginner = beginner
page-level-rookie = rookie
page-level-pro = pro
page-level-club = club
page-level-master = master
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
page-invite-only-here = This link works on this computer only.
page-invite-only-here-network = Touchline listens to this computer alone. For a friend in the same network, start it again with:
page-invite-only-here-internet = Then this page shows an address that your friend's phone can open too. The match waits meanwhile.

## Prompt

page-prompt-open = Waiting for somebody to sit down.
page-prompt-rolling = The dice are rolling.
page-prompt-yours = Your turn.
page-prompt-theirs = { $who } is thinking.

## Over

page-over = Full time
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
page-text-help = Type a move as the lists write it, or: legal, where, score, why, hint, undo, resign, record, correct 17 T19, board.
page-text-nothing-due = Nothing of yours is due.
page-text-resign-sure = To resign, type: resign yes

## Darts

page-darts-board = Dartboard. The list beside it does the same by keyboard.
page-darts-field =
    Field: ball at { $spot }, { $needed ->
        [one] 1 yard to go
       *[other] { $needed } yards to go
    }
page-darts-left = Darts left: { $left }
page-darts-need = { $yards } to go
page-darts-try = Try
page-darts-calls = What is the dart for?
page-darts-aim = Aim at
page-darts-fell = Where did it land?
page-darts-choose = touch the board, or the list
page-darts-neighbours = Or did you mean
page-darts-throw = { $call }: { $bed }
page-darts-enter = Enter { $bed }
page-darts-miss = Off the board
page-darts-bounce = Bounced out
page-darts-last = Last dart: { $bed }. Wrong?
page-darts-last-what = Touch where it really landed; everything after it is counted again.
page-darts-quarter = Q{ $number }
page-darts-overtime = OT{ $number }
page-darts-thrower = { $name }: half the darts within { $reach } mm
page-darts-aim-first = Touch the board to aim
page-darts-touchdown = touchdown!
page-darts-scores = points
page-darts-drive-over = drive over
page-darts-leaves = { $yards } to go
page-darts-dart-of = dart { $dart } of { $darts }

## Move

page-move-football-darts-receive = Receive first
page-move-football-darts-defer = Defer
page-move-football-darts-throw = Throw
page-move-football-darts-field-goal = Field goal
page-move-football-darts-punt = Punt
page-move-football-darts-pat = One point
page-move-football-darts-two = Two points
page-move-pocket-gridiron-play = Play on
page-move-pocket-gridiron-go = Go for it
page-move-pocket-gridiron-field-goal = Kick the field goal
page-move-pocket-gridiron-kick = Kick for one
page-move-pocket-gridiron-two = Play for two
page-move-pocket-gridiron-accept = Accept the penalty
page-move-pocket-gridiron-decline = Decline the penalty
page-move-street-soccer-pass = No move possible: pass
page-move-first-and-goal-heads = Heads
page-move-first-and-goal-tails = Tails
page-move-first-and-goal-kick = Kick it
page-move-first-and-goal-fake = Fake the kick
page-move-first-and-goal-onside = Short kick to keep the ball (onside)
page-move-first-and-goal-squib = Low kick (squib)
page-move-first-and-goal-touchback = Touchback: start where it is safe
page-move-first-and-goal-run-out = Run it out
page-move-first-and-goal-time-out = Call a time-out
page-move-first-and-goal-field-goal = Field-goal formation
page-move-first-and-goal-punt = Punt formation
page-move-first-and-goal-sneak = Quarterback sneak
page-move-first-and-goal-kneel = Kneel down
page-move-first-and-goal-hail-mary = Hail Mary: everything on one throw
page-move-first-and-goal-ready = Ready, go on
page-move-first-and-goal-shuffle = Shuffle the hand in and draw anew
page-move-first-and-goal-nothing = Leave the cards as they are
page-move-first-and-goal-take = Take back { $card }
page-move-first-and-goal-discard = Pay with { $card }
page-move-first-and-goal-accept = Accept the penalty
page-move-first-and-goal-decline = Decline the penalty
page-move-first-and-goal-burn = Burn a card: let the clock run
page-move-first-and-goal-hold = Save the clock
page-move-first-and-goal-stop = Stop here
page-move-first-and-goal-run-on = Run on
page-move-first-and-goal-extra-point = Kick the extra point
page-move-first-and-goal-two-point = Go for two
page-move-first-and-goal-fair-catch = Fair catch
page-move-first-and-goal-return = Return it
page-move-football-darts-heads = Heads
page-move-football-darts-tails = Tails
page-move-pocket-gridiron-heads = Heads
page-move-pocket-gridiron-tails = Tails
page-move-first-and-goal-take-a-card = a card back from the pile, unseen
page-move-first-and-goal-a-card-face-down = a play, face down
page-move-first-and-goal-kick-or-fake-face-down = kick or fake, face down
page-move-pocket-gridiron-pat = Kick for one

## Gridiron

page-gridiron-dice = Dice of this play
page-gridiron-contest = { $play }: the defense needs { $intensity }
page-gridiron-ball = { $name } has the ball
page-gridiron-drive = Drive { $drive } of { $drives } · Q{ $quarter }
page-gridiron-downs = Downs
page-gridiron-sacks = Sacks in this drive: { $count }
page-gridiron-decoy = decoy
page-gridiron-intercept = intercept
page-gridiron-down-1 = 1st
page-gridiron-down-2 = 2nd
page-gridiron-down-3 = 3rd
page-gridiron-down-4 = 4th
page-gridiron-attack = Attack
page-gridiron-defense = Defense
page-gridiron-needs = needs { $need }
page-gridiron-needs-more = { $shown } + ? needs { $need }
page-gridiron-next = Next: { $die }
page-gridiron-second-die = The second white die
page-gridiron-flag = flag
page-gridiron-stopped = stopped
page-gridiron-through = through
page-gridiron-sacks-are = Sacks · { $count } = safety
page-gridiron-down-and-goal = { $down } & goal
page-gridiron-face-sack = Sack
page-gridiron-face-pat-block = PAT block
page-gridiron-face-recover = Recover
page-gridiron-face-2x-injury = Injury ×2
page-gridiron-face-out-of-bounds = Out of bounds

## Soccer

page-soccer-board = Pitch
page-soccer-minute = Minute { $minute }
page-soccer-choose = Choose the figure on { $square }
page-soccer-walk = Walk from { $from } to { $square }
page-soccer-kick = Kick the ball to { $square }
page-soccer-goal = Shoot into the goal
page-soccer-place = Set the figure down on { $square }
page-soccer-figure = Figure to be placed
page-soccer-goalie = Goalkeeper to be placed
page-soccer-set-goalie = Your goalkeeper: touch one of the two squares before your goal, or drag him there.
page-soccer-set-figure = { $left } to place: touch a marked square, or drag there. Before your goal it is the goalkeeper. Or take a formation:
page-soccer-now-figure = Touch one of your figures.
page-soccer-now-target = Dot: walk there. Ring: the ball ends there.
page-soccer-shoot = Shoot!
page-soccer-kick-it = Kick to { $square }
page-soccer-walk-it = Walk to { $square }
page-soccer-other = Choose another figure
page-soccer-now-keeper = Touch a marked square for your goalkeeper.
page-soccer-plan-walk = Walk { $steps } to { $square }.
page-soccer-plan-steps = Walk { $steps }.
page-soccer-plan-kick = Kick to { $where }.
page-soccer-plan-touches =
    { $count ->
        [one] 1 touch
       *[other] { $count } touches
    }, the ball ends: { $where }.
page-soccer-into-goal = in the goal
page-soccer-set-up = Set-up
page-soccer-extra-time = extra time
page-soccer-of-minutes = of { $minutes }
page-soccer-formations = Formations
page-soccer-formation-arrow = Arrow
page-soccer-formation-wing = Wing
page-soccer-formation-wall = Wall
page-soccer-formation-book = Rulebook
page-soccer-threat = { $rolls } of 6
page-soccer-threat-of = Threat: the rival on { $square } scores on { $rolls } of 6 rolls
page-soccer-goal-word = Goal

## Die

page-die-die = Die
page-die-yellow = yellow die
page-die-red = red die
page-die-ivory = ivory die
page-die-brown = brown die
page-die-blue = blue die
page-die-green = green die
page-die-black = black die
page-die-play = play die
page-die-referee = referee die
page-die-penalty = penalty die
page-die-d20 = twenty-sided die
page-die-coin = Coin
page-die-dart = Dart
page-die-short-white = DEF
page-die-short-black = END
page-die-short-yellow = FLAG
page-die-qb = quarterback
page-die-wr = receiver
page-die-te = tight end
page-die-rb = runner
page-die-white = defense

## Goal

page-goal-field =
    Field: { $ball ->
        [one] 1 yard
       *[other] { $ball } yards
    } to the goal, down { $down }, { $gain } to gain
page-goal-down-and = { $down } & { $gain }
page-goal-goal = goal
page-goal-dice = Dice
page-goal-no-dice = The dice lie ready.
page-goal-hand-offense = Your offense cards
page-goal-hand-defense = Your defense cards
page-goal-defense = defense
page-goal-run = run
page-goal-pass = pass
page-goal-red-zone = not inside the { $yards }
page-goal-call = Call { $card }, face down
page-goal-face-down = A card, face down
page-goal-matchups = Which dice it brings
page-goal-barred = not here
page-goal-against = { $card } against …
page-goal-pick-a-card = Touch a card to see its dice against every call.
page-goal-gain = Gain
page-goal-deck-of =
    { $name }: { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
page-goal-your-deck = Your deck
page-goal-timeouts-left = Time-outs left: { $count }
page-goal-cards-in-hand = Cards in hand: { $count }
page-goal-half-of = Half { $half }
page-goal-toss = Toss
page-goal-matchups-what = Average yards with both teams' dice. A black die takes away; of two the lower counts.
page-goal-teams = Teams
page-goal-teams-for = Choose for
page-goal-teams-yours = You
page-goal-teams-theirs = Rival
page-goal-teams-surprise = Surprise me
page-goal-teams-none = no division
page-goal-range = Range
page-goal-teams-spread = from the lowest to the highest face
page-goal-ball-on = Ball on { $spot }
page-goal-to-line = { $yards } to the yellow line
page-goal-to-touchdown = { $yards } to a touchdown
page-goal-own = own { $yards }
page-goal-opp = their { $yards }
page-goal-midfield = midfield
page-goal-last-play = Last play
page-goal-is-clock = is the clock
page-goal-card-lb-blitz = LB Blitz
page-goal-card-man-to-man = Man to Man

## Phrase

page-phrase-hello = Hello!
page-phrase-good-luck = Good luck!
page-phrase-have-fun = Have fun!
page-phrase-well-played = Well played!
page-phrase-nice-one = Nice one!
page-phrase-lucky = That was lucky.
page-phrase-unlucky = Unlucky!
page-phrase-oops = Oops!
page-phrase-thinking = Thinking…
page-phrase-one-moment = One moment, please.
page-phrase-back = I am back.
page-phrase-thanks = Thank you!
page-phrase-sorry = Sorry!
page-phrase-close = That was close!
page-phrase-rematch = Another one?
page-phrase-good-game = Good game!
page-phrase-bye = Goodbye!

## Dice

page-dice-plain = Plain dice: the server rolls from a seed. Whoever runs the server could choose every roll. Good for practice and among friends.
page-dice-committed = Committed dice: the server and every player fixed a secret value before any was shown. Nobody could choose a roll; whoever runs the server can foresee them.
page-dice-committed-unpledged = Committed dice: the server fixed its secret before the first roll and lays it open at the end. Not everybody brought a value of their own; for those the server could have chosen.
page-dice-chains = Two-party dice: every roll mixes a value of each player, fixed beforehand. Nobody, not even the host, could choose a roll or know it before the action. Whoever does not show a value loses.
page-dice-chains-sealed = Two-party dice with hidden cards: nobody, not even the host, could choose a roll. Whoever does not show a value loses. The cards are hidden from the other players, not from whoever runs the server.
page-dice-chains-entrusted = Two-party dice, entrusted: somebody lets the server roll for them. Every value is fixed beforehand, but whoever runs the server knows the entrusted ones.
page-dice-entered = Real dice, cards and darts, entered by the players. There is nothing to prove.
page-dice-former-committed = Committed dice of the former scheme: the rolls follow from the server’s secret and the players’ words. That does not prove that nobody chose them.
page-dice-former-chains = Two-party dice of the former scheme: a host who played could have chosen between two values.
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
page-matches-here = These are the matches this browser has the keys to. With an account you find them on every device.
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

## Bed

page-bed-triple = triple { $number }
page-bed-double = double { $number }
page-bed-inner = single { $number }, inner
page-bed-outer = single { $number }, outer
page-bed-single = single { $number }
page-bed-25 = outer bull
page-bed-bull = bull's eye
page-bed-miss = off the board
page-bed-bounce = bounced out

## Help

page-help-football-darts-toss = Whoever wins the toss chooses who drives first.
page-help-football-darts-choice = Receive: you drive first. Defer: you drive first after half-time.
page-help-football-darts-call = Touch the board where you aim. A 20 is 20 yards, a triple 20 is 60. The last dart must land exactly on the goal line.
page-help-football-darts-throw = Throw, then touch the board where the dart sticks.
page-help-football-darts-field-goal = Throw, then touch the board where the dart sticks.
page-help-football-darts-punt = Throw, then touch the board where the dart sticks. The ring decides.
page-help-football-darts-try = A bonus dart after the touchdown: easy for one point (1, 5 or 20), hard for two (the number 2).
page-help-football-darts-pat = Throw, then touch the board where the dart sticks.
page-help-football-darts-two-points = Throw, then touch the board where the dart sticks.
page-help-pocket-gridiron-cards = A team card makes two plays stronger for the whole match.
page-help-pocket-gridiron-call = Last chance of this drive: a play may score six, a field goal needs 5 or 6 on one die and is worth three.
page-help-pocket-gridiron-set-play = Play on with the bonus, or use it for a field goal at once: three points, but the drive is over.
page-help-pocket-gridiron-audible = You may choose who gets the ball.
page-help-pocket-gridiron-def-penalty = Their foul: accept it and start again with four new downs, or decline it and the roll is made again.
page-help-pocket-gridiron-off-penalty = Their foul: the play simply fails, or you risk a roll for the sack that would be a safety.
page-help-pocket-gridiron-try = After the touchdown: the kick is one point and nearly safe, a play is two and hard.
page-help-street-soccer-set-up = Goalkeeper before the goal, one figure in your half of the circle, at least one in each half of the field.
page-help-street-soccer-kick-off = Touch the square where the kick-off ends.
page-help-street-soccer-move = Walk exactly the pips. At the ball you kick it, one further than the pips left; mates it touches pass it on.
page-help-street-soccer-restart = Your goalkeeper puts the ball back into play.
page-help-street-soccer-restart-kick = Touch the square where the ball is to end.
page-help-first-and-goal-coin-call = Whoever wins the toss gets the ball first.
page-help-first-and-goal-toss-choice = Receive to attack first, kick to attack first after half-time.
page-help-first-and-goal-kickoff = The ordinary kick gives the ball away; the short one may win it back, at a risk.
page-help-first-and-goal-receive = The touchback is safe at your 20; running it out may gain more, or less.
page-help-first-and-goal-call = Choose a card, look which dice it brings, and call it. Four downs to make ten yards. The deck is the clock.
page-help-first-and-goal-answer = You may stop the clock now, before the play.
page-help-first-and-goal-defense-call = Guess the play: choose the card against which it brings the worst dice.
page-help-first-and-goal-discard-more = Lay cards away that you may not play here and draw new ones.
page-help-first-and-goal-breakaway = Stop with what you have, or run on with another roll.
page-help-first-and-goal-flag-on-defense = Their foul: take the penalty yards and repeat the down, or keep what the play gained.
page-help-first-and-goal-flag-on-offense = Their foul: push them back and they repeat the down, or let the play stand.
page-help-first-and-goal-time-out-offense = In a time-out you may take one card back from your pile, or shuffle your hand for a new one, or do nothing.
page-help-first-and-goal-time-out-defense = In a time-out you may take one card back from your pile, or shuffle your hand for a new one, or do nothing.
page-help-first-and-goal-burn-offer = Burning a card makes the half shorter: good when you lead.
page-help-first-and-goal-burn-stop = A time-out keeps the card, and with it time, in the game. On a run you say so before the dice are rolled.
page-help-first-and-goal-burn-hand = The deck is empty: a card of your hand goes instead.
page-help-first-and-goal-try = The kick is one point and nearly safe; one play from the 2 is worth two.
page-help-first-and-goal-field-goal-card = A field goal costs one card: lay away the one you need least.
page-help-first-and-goal-kneel-card = Kneeling costs a card: lay away the one you need least.
page-help-first-and-goal-fake-offense = Kick it, or fake and run a play without their black die. If they smell the fake, the ball is lost.
page-help-first-and-goal-fake-defense = Is it a kick or a fake? If you suspect a fake in vain, the kick gets five yards more.
page-help-first-and-goal-punt-choice = Five dice for distance, or one of them changed for the play die: riskier, but perhaps no return.
page-help-first-and-goal-catch = The fair catch is safe; a return may gain yards or lose the ball.
page-help = What is this about?
page-help-football-darts-call-table = Say what the next dart is for, then throw it.
page-help-football-darts-try-table = Say whether the dart is for one point (1, 5 or 20) or for two (the number 2), then throw it.
page-help-first-and-goal-call-table = Lay a card face down in front of you; both are entered when they are turned up.

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

## Short

page-short-football-darts = Every point is a yard; land on the line.
page-short-pocket-gridiron = Seven dice, four downs, one red zone.
page-short-street-soccer = Roll, run to the ball, pass it round, score.
page-short-first-and-goal = Call plays in secret, roll both cards’ dice.

## Ending

page-ending-swing = How it swung
page-ending-above = above the line: { $name } ahead
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

## Scorer

page-scorer-ring = Which ring
page-scorer-single = Single
page-scorer-inner = Inner
page-scorer-outer = Outer
page-scorer-double = Double
page-scorer-triple = Triple
page-scorer-bull = Bull
page-scorer-miss = Miss
page-scorer-small-print = Small print: what this dart would do.
page-scorer-caller = Caller
page-hearing = Listen
page-hearing-what = Say the dart: “triple twenty”, “double five”, “bull”, “miss”, “undo”. The browser may send what you say to its maker.
page-hearing-heard = Heard: { $text }
page-hearing-not = Not understood: { $text }
page-hearing-unable = The browser lets nobody listen here.
page-hearing-triple = triple treble t
page-hearing-double = double d
page-hearing-bull = bull bullseye
page-hearing-miss = miss missed outside
page-hearing-undo = undo back
page-hearing-numbers = one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty

## Aim

page-aim = Your aim
page-aim-street-soccer = Score on the { $side }. Walk to the ball; pips left over + 1 is how far it flies, and every mate it meets passes it on.
page-aim-right = right
page-aim-left = left
page-aim-top = top
page-aim-football-darts = Four darts a drive, every point is a yard. Land exactly on the goal line for six points.
page-aim-pocket-gridiron = Break through in four downs: your number must beat the two white dice. Then the black die: touchdown, mostly.
page-aim-first-and-goal = Four downs for ten yards, up the field and over the goal line. Guess their card: the pair decides which dice you roll.

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
page-study-fields = Field by field
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

page-glance-short = about { $minutes } min · { $players } players
page-glance-skill = Luck and skill: { $stronger } beats { $weaker } { $better } times in a hundred
page-glance-measured = measured over { $matches } matches, ± { $within }

## Tournaments

page-cups = Tournaments
page-cups-what = They run themselves: matches begin with the clock running as soon as they are paired.
page-cups-none = None yet.
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
