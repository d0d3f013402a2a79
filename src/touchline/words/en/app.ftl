# What the terminal app says around a match.


## Home
app-tagline = tabletop football · { $version }
app-resume-named = Resume { $match }
app-menu-records = Matches: replay and review
app-menu-season = Season: standings, week, play-offs
app-menu-join = Join a match by its link
app-settings = Settings
app-choose-to-learn = Choose a game to learn.
app-no-unfinished = There is no unfinished match.
app-kept = The match is kept: touchline resume { $file }
app-write-where = Not on the disk: { $trouble }. Write it to which file? ('drop' forgets it)
app-no-season = There is no season yet: touchline season new GAME draws one up.
app-reviewing = The coach looks at the match again …
app-link = The link to the match:

## Keys
app-key-quit = Quit
app-key-palette = commands
app-key-learn = Learn it
app-key-resume = Resume
app-key-records = Matches
app-key-season = Season
app-key-join = Join by link
app-key-settings = Settings
app-key-help = Help
app-key-coach = Coach
app-key-why = Why
app-key-legal = Legal
app-key-undo = Undo
app-key-chart = Chart
app-key-save = Save
app-key-leave = Leave
app-key-back = Back
app-key-close = Close
app-key-cancel = Cancel
app-key-again = Again
app-key-first-match = First match
app-key-replay = Replay
app-key-go-on = Go on with it
app-key-review = Review
app-key-sort = Sort
app-key-delete = Delete
app-key-ask-undo = Ask to undo
app-key-agree = Agree
app-key-resign = Resign
app-key-step-back = Back
app-key-step-on = On
app-key-ten-back = 10 back
app-key-ten-on = 10 on
app-key-start = Start
app-key-end = End
app-key-begin = Start
app-key-play-mine = Play my match
app-key-bots-play = Bots play on
app-key-week-before = Week before
app-key-week-after = Week after
app-key-turn-left = anticlockwise
app-key-turn-right = clockwise
app-key-outwards = outwards
app-key-inwards = inwards
app-key-pick-bed = pick the bed
app-key-off-board = off the board

## Palette
app-palette-play = Play { $game }
app-palette-records = Replay, review, sort and delete
app-palette-settings = Colours, names, language, coach and pace
app-palette-undo = Take back your last entry
app-palette-coach = Coach on or off
app-palette-coach-help = Win probability and the best moves
app-palette-why = Why?
app-palette-why-help = The rules that ruled the last step
app-palette-legal = What may I do?
app-palette-legal-help = The legal moves
app-palette-hint = Hint
app-palette-hint-help = What the coach would do
app-palette-where = Where are we?
app-palette-where-help = Every field of the position
app-palette-history = History
app-palette-history-help = Everything so far, with entry numbers
app-palette-correct = Correct an entry
app-palette-correct-help = Change what was entered, however far back
app-palette-save = Save a copy
app-palette-save-help = Write the record to a file
app-palette-resign-help = Give up
app-palette-leave = Leave the match
app-palette-leave-help = It is kept; resume it any time
app-palette-theme = Theme
app-palette-theme-help = Change the colours
app-palette-quit-help = Leave Touchline
app-palette-keys = Keys
app-palette-keys-help = Show or hide the keys of this screen
app-palette-screenshot = Screenshot
app-palette-screenshot-help = Write a picture of the screen to a file
app-palette-maximize = Maximize
app-palette-maximize-help = Give the focused part the whole screen
app-palette-minimize = Minimize
app-palette-minimize-help = Back to its usual size
app-palette-search = Search for commands…

## Dialogs
app-esc-closes = Esc closes
app-pass-keyboard = Pass the keyboard to { $who }.
app-show-hand = I am { $who }: show my hand
app-yes = Yes
app-no = No
app-refused = No
app-home = Home

## A match
app-type-here = type a move, what fell, or help
app-type-move = type a move
app-thinks = { $who } thinks … { $notice }
app-coach = Coach
app-coach-thinking = thinks …
app-coach-thinks = The coach thinks …
app-draw-chance = draw { $chance }
app-not-on-disk = Not on the disk
app-bot-gave-up = The bot gave up thinking
app-bot-stuck = The bot cannot decide. Undo, or leave: the match is kept.
app-wait = Wait: nothing is asked of you now.
app-call-where = { $call }: where? Arrow keys and Enter, or type it.
app-solves-first = The first time, it works the whole game out; that takes a while, once on this machine.
app-f7-shows = { $guesses } F7 shows them.
app-correct-which = Which entry, and what did it really say? ('history' shows the numbers)
app-save-where = Save a copy to which file?
app-undo-asked = The other side asks to take back its last move: F7 agrees.
app-give-up = Give up this match?
app-play-on = Play on
app-seat-kept = Your seat is kept: the same link leads back to it.
app-thinker-gone = the thinker was sent home

## Replay
app-the-beginning = the beginning
app-beginning = The beginning.
app-nothing-to-quote = Nothing to quote yet.

## Records
app-records-title = Matches on this machine
app-records-by = Matches on this machine, by { $column }
app-records-when = when
app-records-game = game
app-records-who = who
app-records-stands = how it stands
app-records-unfinished =
    unfinished, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }
app-records-draw = draw
app-records-won =
    { $count ->
        [one] { $who } won
       *[other] { $who } won
    }
app-records-throw-away = Throw away { $match } for good?
app-records-keep = Keep it
app-records-drop = Throw it away

## Before a match
app-setup-against = Against
app-setup-bot = { $level } bot
app-setup-people = two people at this keyboard
app-setup-table = at the table: real dice, cards, darts
app-setup-side = You play
app-setup-first = first ({ $side })
app-setup-second = second ({ $side })
app-setup-names = Names
app-setup-clock = Clock
app-setup-clock-hint = none; minutes a side: 20 or 20+10
app-setup-rules = Rules
app-setup-start = Start (F5)
app-setup-choose = choose
app-setup-natural = { $screen } (at the table: { $table })

## Settings
app-colours = Colours
app-language = Language
app-language-system = as this machine
app-coach-talks = The coach talks
app-coach-when-asked = only when asked
app-coach-always = at every decision
app-voice = Voice
app-voice-off = silent
app-voice-on = speaks the score
app-pace = Bots and dice
app-pace-at-once = at once
app-pace-followed = to be followed
app-pace-slow = slow
app-kept-in = Matches are kept in { $folder }

## A season
app-season-overview = Season
app-season-table = Standings
app-season-week = Week
app-season-bracket = Play-offs
app-season-leaders = Leaders
app-season-odds = What may come
app-season-odds-wait = Playing ten thousand seasons …
app-season-champions = Champions
app-season-bots-play = The bots play …
app-season-played =
    { $played ->
        [one] 1 match played.
       *[other] { $played } matches played.
    }
app-key-left = left
app-key-right = right
app-key-up = up
app-key-down = down
app-key-pick-square = pick the square
app-key-choose-again = choose again
