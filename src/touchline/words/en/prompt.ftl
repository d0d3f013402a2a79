# What is said at the prompt during a match, in lines and in the app.


## Sitting down
prompt-against = { $first } against { $second }
prompt-at-the-table = At the table: roll, deal and throw; say what fell.
prompt-chart-shows = { $guesses } 'chart' shows them.
prompt-begin = Type a move, or 'help'.
prompt-kept = The match is kept. Go on with: touchline resume { $file }
prompt-no-review = No review, then.
prompt-record-in = The record is in { $file }
prompt-write-where = Write it to which file? ('drop' forgets it)
prompt-this-is-it = This is the match; put it into a file to go on with it:
prompt-refused = No: { $why }
prompt-not-on-disk = Not on the disk: { $trouble }
prompt-unkept = { $trouble }. The match goes on in memory and is written as soon as that works; 'save FILE' writes it elsewhere.
prompt-on-disk-again = On the disk again.
prompt-moved = { $file } was changed by somebody else; this match goes on in { $new }
prompt-pass-keyboard = Pass the keyboard to { $who }, who types 'ready':
prompt-coach-works = The coach is working it out: { $share }
prompt-table = table
prompt-scores = Scores
prompt-time = Time: { $clock }
prompt-bot-name = { $level } bot

## Commands
prompt-help = Type a move or, at the table, what fell. Or one of:
prompt-help-help = this list; '?' is the same
prompt-help-legal = what may be done now; 'legal F4' only what begins with F4
prompt-help-score = score and situation
prompt-help-board = the board
prompt-help-where = where the match stands, in words; 'where fields' for every field of the position
prompt-help-why = the rules that ruled the last step; 'why 17' those of entry 17
prompt-help-rules = the rules by chapter; 'rules { $chapter }' quotes one, 'rules { $rule }' a rule
prompt-help-chart = what meets what, to be looked up
prompt-help-hint = what the coach would do
prompt-help-chances = everybody's chance to win from here
prompt-help-clock = the time each side has used, or has left
prompt-help-history = everything so far, with entry numbers
prompt-help-undo = take back your last entry; 'undo 3' the last three
prompt-help-correct = 'correct 17 T19' shows what that would change, and asks; end with 'cut' to drop what no longer fits
prompt-help-save = 'save FILE' writes a copy of the record
prompt-help-review = luck and skill, after the match
prompt-help-resign = give up
prompt-help-quit = stop; the match is kept and can be resumed
prompt-nothing-changed = Nothing was changed.
prompt-did-you-mean = Did you mean '{ $word }'?
prompt-may-say = You may say: { $moves }.
prompt-yes-or-no = { $question } (yes or no)
prompt-too-many =
    { $count ->
        [one] 1 move, too many to list.
       *[other] { $count } moves, too many to list.
    } { $question }
prompt-nothing = Nothing.
prompt-nothing-with = Nothing that begins with { $text }.
prompt-and-more = { $moves } and { $more } more
prompt-nothing-yet = Nothing has happened yet.
prompt-no-entry = there is no entry { $number }; 'history' lists them
prompt-write-undo = write: undo, or undo 3
prompt-taken-back =
    Taken back: { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }.
prompt-take-back-all = Not so much has been entered. Take back everything?
prompt-write-correct = write: correct 17 T19
prompt-corrected = Corrected. { $headline }
prompt-correct-so = Correct it so?
prompt-write-save = write: save FILE
prompt-saved = Saved to { $file }
prompt-review-after = the review comes after the match
prompt-gives-up = { $who } gives up?
prompt-no-coach = There is no coach for this game yet.
prompt-coach-no-room = The coach cannot work here just now: { $problem }. The match goes on.
prompt-first-sight = At first sight: { $move }.
prompt-first-look = At first sight, without much thought:
prompt-first-games = { $who } then took { $win } ({ $low } … { $high }) of { $games } games played out by plain players, draws counted half.
prompt-first-wait = The coach is working out what is really best …
prompt-hint-enough = Enough: the coach has stopped. The first word stands until you ask again.
prompt-no-voice = There is no voice here: none of { $programs } is installed.
prompt-voice-score = { $one } { $first }, { $two } { $second }.

## Corrections
prompt-says-already = Entry { $number } says that already; nothing would change.
prompt-change-nothing = (nothing)
prompt-change-dropped = (dropped)
prompt-more-entries =
    … and { $more ->
        [one] 1 more entry
       *[other] { $more } more entries
    }
prompt-still-stands = It still stands: { $then }
prompt-would-stand =
    It stands: { $now }
    It would stand: { $then }
prompt-own-dice = Touchline's own dice
prompt-not-entered = entry { $number } is { $who }; only what people entered can be corrected

## The clock
prompt-clock-form = clock { $text }: write minutes a side, as 20, or with seconds an entry, as 20+10
prompt-clock-left = { $who } { $time } left
prompt-clock-up = { $who } TIME UP { $time } ago

## Refusals
prompt-cannot-write = cannot write { $problem }
prompt-kept-there = { $file } is where this match itself is kept: name another file
prompt-there-already = { $file } is there already and stays as it is: name another file
prompt-match-there = { $file } is there already and stays as it is: 'touchline resume { $file }' goes on with it, a new match needs another name
prompt-nobody-owns = nobody owns a team in this season; 'simulate' lets the bots play
prompt-no-team = there is no team { $team } in this season
prompt-no-match-left = there is no match left to play
prompt-bot-no-cards = a bot cannot hold real cards: play this one on the screen
prompt-resign-turn = resign when it is your turn
prompt-nothing-played = nothing has been played yet

## Asking at the table
prompt-choose-unseen = { $question } Choose unseen, reveal together, then say both in one line.
prompt-roll-together = { $question } Roll together: { $dice }.

## The lobby
prompt-lobby = Touchline: tabletop football
prompt-lobby-number = Please type a number from 1 to { $most }.
prompt-lobby-nothing = Nothing was begun. 'touchline --help' tells what else there is.
prompt-lobby-resume = Resume { $match }
prompt-lobby-game = Which game?
prompt-lobby-against = Against whom?
prompt-lobby-people = two people at this keyboard
prompt-lobby-table = real dice, cards or darts at a table
prompt-lobby-options = Options as NAME=VALUE, 'list' to see them, or 'start':

## On a server
prompt-no-link = { $text } is no link to a match; one looks like http://host/?match=abc#invite=…
prompt-waiting-seat = Waiting for somebody to sit down.
prompt-your-move = Your move.
prompt-waiting-for = Waiting for { $who }.
prompt-waiting-dice = Waiting for the dice.
prompt-somebody = Somebody
prompt-sits-down = { $who } sits down.
prompt-pact = The dice are agreed on: pact { $pact }.
prompt-pact-changed = the server has changed what was laid down for the dice; nothing is shown to it
prompt-no-rule = No rule: it just happened.
prompt-seat-kept = Your seat is kept: the same link leads back to it.
prompt-undo-asked = The other side asks to take back its last move: accept or decline?
prompt-remote-help = Type a move when it is your turn. Or one of:
prompt-remote-help-legal = what may be done now
prompt-remote-help-why = the rules that ruled the last step
prompt-remote-help-history = everything so far
prompt-remote-help-undo = ask to take back your last move
prompt-remote-help-accept = agree to the other side's take-back
prompt-remote-help-decline = do not agree to it
prompt-remote-help-resign = give up
prompt-remote-help-save = 'save FILE' writes the record as you may read it
prompt-remote-help-help = this list
prompt-remote-help-quit = leave; the same link leads back to your seat
prompt-nothing-now = Nothing now.
prompt-watching = watching
prompt-you-are = you are { $who }
prompt-trying-again = { $problem } Trying again.
prompt-done = Done.
prompt-corrected-there = Corrected.
prompt-remote-help-score = score and situation
prompt-remote-help-chat = 'chat hello', 'chat well-played', 'chat good-game'
